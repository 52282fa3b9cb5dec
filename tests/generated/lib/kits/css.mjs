// One style sheet for all kits, written onto each kit's own class names; what a library looks like beyond that is in its kit's `look`.
export function css(k) {
  const s = (name) => k.sel(name), c = k.color, r = k.radius, line = '#d7dbe2';
  return `*{box-sizing:border-box}body{margin:0;font:15px/1.5 ${k.font};background:#f6f7f9;color:#1b1f27}a{color:${c}}[hidden]{display:none!important}
${s('header')}{display:flex;gap:18px;align-items:center;padding:12px 24px;background:#fff;border-bottom:1px solid ${line};flex-wrap:wrap}
${s('brand')}{font-weight:700;font-size:19px;text-decoration:none}
${s('nav')}{display:flex;gap:14px;flex:1;flex-wrap:wrap}${s('wrap')}{max-width:1080px;margin:0 auto;padding:20px}${s('wrap')}
${s('sided')}{display:grid;grid-template-columns:190px minmax(0,1fr);gap:24px}
${s('side')} nav{display:flex;flex-direction:column;gap:8px}${s('main')}{min-height:420px;display:block}
${s('footer')}{border-top:1px solid ${line};padding:22px 24px;background:#fff;display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));
gap:16px;font-size:13px}
${s('card')}{display:block;background:#fff;border:1px solid ${line};border-radius:${r}px;padding:16px 18px;margin:0 0 16px}
${s('cardHead')}{display:flex;justify-content:space-between;gap:12px;align-items:center}
${s('title')}{font-size:25px;line-height:1.25;font-weight:600;margin:4px 0 14px;display:block}
${s('sub')}{font-size:18px;font-weight:600;margin:0 0 8px;display:block}${s('p')}{margin:8px 0;display:block}
${s('btn')}{display:inline-flex;align-items:center;justify-content:center;font:inherit;padding:8px 16px;border-radius:${r}
px;border:1px solid transparent;background:none;cursor:pointer;text-decoration:none;color:inherit}
${s('btn')}${s('main_')}{background:${c};border-color:${c};color:#fff}${s('btn')}${s('plain')}{border-color:${line};background:#fff}${s('btn')}
${s('danger')}{background:#b42318;color:#fff}
${s('btn')}${s('ghost')}{color:${c};text-decoration:underline;padding:8px 4px}${s('btn')}${s('tiny')}{font-size:11px;color:#7b828e;padding:2px}
${s('btn')}${s('icon')}{padding:4px 10px;font-size:18px}
${s('btn')}[disabled],${s('btn')}[aria-disabled=true]{opacity:.45;cursor:not-allowed}
${s('acts')}{display:flex;gap:10px;flex-wrap:wrap;align-items:center;margin-top:14px}
${s('form')}{margin:0;display:inline-block}${s('acts')} ${s('form')}{display:inline-block}${s('form')}:has(${s('acts')}){display:block}
${s('badge')}{display:inline-block;font-size:12px;padding:1px 9px;border-radius:99px;border:1px solid ${line}}${s('badge')}
${s('badgeOn')}{background:#e6f6ec;color:#116932}${s('badge')}${s('badgeOff')}{background:#f1f2f4;color:#555c68}
${s('dl')}{display:grid;grid-template-columns:max-content 1fr;gap:6px 18px;margin:8px 0}${s('dl')} dd{margin:0}
${s('table')}{width:100%;border-collapse:collapse;background:#fff}
${s('td')},${s('th')}{border-bottom:1px solid ${line};padding:8px;text-align:left;vertical-align:middle}
${s('list')}{list-style:none;margin:8px 0;padding:0;display:block}
${s('li')}{display:flex;justify-content:space-between;gap:12px;align-items:center;border-bottom:1px solid ${line};padding:9px 0}
${s('alert')}{display:block;padding:10px 14px;border-left:4px solid ${c};background:#fff;margin:0 0 14px}${s('alert')}${s('good')}{border-color:#16a34a}
${s('alert')}${s('bad')}{border-color:#b42318}
${s('toast')}{position:fixed;right:24px;bottom:24px;background:#1b1f27;color:#fff;padding:12px 18px;border-radius:${r}px;z-index:1600;max-width:360px}
${s('skel')}{height:62px;margin:12px 0;border-radius:${r}px;background:#e4e7ec}
${s('acc')}{display:block;border:1px solid ${line};border-radius:${r}px;margin:8px 0;background:#fff}
${s('accHead')}{display:block;width:100%;text-align:left;font:inherit;padding:10px 14px;border:0;background:none;cursor:pointer}
${s('accBody')}{padding:4px 14px 12px}
${s('tabs')}{display:flex;gap:4px;border-bottom:1px solid ${line};margin-bottom:14px}
${s('tab')}{font:inherit;padding:9px 14px;border:0;background:none;cursor:pointer;border-bottom:2px solid transparent}${s('tab')}
[aria-selected=true]{border-color:${c};color:${c}}
${s('field')}{display:block;margin:12px 0;border:0;padding:0;min-width:0}${s('label')}{display:block;margin-bottom:4px;padding:0;font-size:14px}
${s('input')},${s('combo')}{font:inherit;width:100%;max-width:420px;padding:8px 10px;border:1px solid #aeb4bf;border-radius:${r}
px;background:#fff;color:inherit;text-align:left;display:block}
${s('radio')},${s('check')}{display:flex;gap:8px;align-items:center;padding:5px 0;cursor:pointer;position:relative}
${s('opt')}{display:block;border:1px solid ${line};border-radius:${r}px;padding:10px 14px;margin:6px 0;cursor:pointer}
${s('hid')}{position:absolute;opacity:0;width:1px;height:1px;pointer-events:none}${s('hid')}:checked+${s('opt')},${s('opt')}
[aria-checked=true]{outline:2px solid ${c}}
${s('switch')}{width:40px;height:22px;border-radius:99px;border:0;background:#aeb4bf;padding:2px;cursor:pointer;vertical-align:middle}${s('switch')}
[aria-checked=true]{background:${c}}${s('thumb')}{display:block;width:18px;height:18px;border-radius:50%;background:#fff}${s('switch')}
[aria-checked=true] ${s('thumb')}{margin-left:18px}
${s('box')}{width:18px;height:18px;border:1px solid #7b828e;border-radius:3px;background:#fff;padding:0;cursor:pointer;vertical-align:middle}${s('box')}
[aria-checked=true]{background:${c}}${s('box')} ${s('thumb')}{display:none}${s('checkLabel')}{margin-left:8px;cursor:pointer}
${s('backdrop')}{position:fixed;inset:0;background:rgba(10,14,22,.5)}
${s('layer')}{position:fixed;inset:0;z-index:1300;display:flex;align-items:center;justify-content:center}
${s('panel')}{position:relative}dialog{position:fixed;margin:auto}${s('panel')},${s('dialog')}{background:#fff;color:inherit;border:0;border-radius:${r}
px;padding:22px;width:min(560px,94vw);max-height:88vh;overflow:auto;box-shadow:0 12px 40px rgba(0,0,0,.25)}
${s('panel')}${s('drawer')},${s('dialog')}${s('drawer')}{position:fixed;right:0;left:auto;top:0;bottom:0;margin:0;height:100vh;max-height:100vh;
width:min(420px,94vw);border-radius:0}
${s('x')}{float:right;border:0;background:none;font-size:20px;line-height:1;cursor:pointer;padding:4px 8px;color:inherit}
${s('pop')}{position:absolute;z-index:1400;background:#fff;border:1px solid ${line};border-radius:${r}
px;box-shadow:0 6px 20px rgba(0,0,0,.18);padding:8px;min-width:180px;max-width:340px}
${s('menu')},${s('listbox')}{list-style:none;margin:0;padding:0}
${s('menuItem')},${s('option')}{display:block;width:100%;text-align:left;font:inherit;padding:8px 12px;border:0;background:none;cursor:pointer;
text-decoration:none;color:inherit}${s('menuItem')}:hover,${s('option')}:hover{background:#f1f3f6}
${s('grid')}{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px}${s('item')}{border:1px solid ${line};border-radius:${r}
px;padding:10px;background:#fff}
.cookies{position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid ${line};padding:12px 24px;z-index:900;display:flex;gap:12px;
align-items:center;flex-wrap:wrap}.bubble{position:fixed;right:18px;bottom:72px;z-index:800}
iframe{width:100%;height:520px;border:0}${k.look ? k.look(c, r, line) : ''}`;
}
