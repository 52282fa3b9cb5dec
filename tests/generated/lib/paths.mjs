// Where a site's pages stand before the judge rewrites their addresses.
export const PATHS = { home: '/', account: '/account', settings: '/settings', billing: '/billing', plan: '/plan' };
