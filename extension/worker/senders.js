// Who speaks on a port, by what the browser says of its other end; the name of a port anybody can take.

/** A script of ours in a page: it has the page's origin, and a tab. */
export const isAgent = ({ id, tab, origin }) => id === chrome.runtime.id && tab?.id !== undefined && origin !== location.origin;

/** A page of the extension itself. */
export const isOwnPage = ({ id, origin }) => id === chrome.runtime.id && origin === location.origin;
