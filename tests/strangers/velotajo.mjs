import { createServer } from 'node:http';

// VeloTajo: bici pública por abono. SPA con hash-router, aspecto MUI.
const fecha = d => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(Date.now() + d * 86_400_000));
const estado = { abono: 'Abono Anual Plus', estado: 'Activo', renueva: fecha(19), precio: '46,00 €', solicitud: false, auto: true };
const verdad = { cancelled: [], forbidden: [], requests: [] };
const correcto = {
  lang: 'es', start: '/cuenta', plan: null, end: 'unproven', says: [], cancels: '', last: ['Enviar y finalizar'],
  never: ['Aceptar 3 meses gratis', 'Congelar mi abono', 'Mejorar a Eléctrica', 'Eliminar mi cuenta', 'Comprar bono de 10 viajes', 'Retirar la solicitud'],
  about: 'Bici pública con interfaz tipo MUI: asistente de tres pasos que acaba en un "gracias", pero solo abre una solicitud que alguien revisará y el abono sigue activo y con renovación.',
};

const app = () => {
  const $ = (s, r = document) => r.querySelector(s);
  const raiz = $('#app');
  let d = null, paso = 0, motivo = '', aviso = '';
  const ico = { menu: 'M3 18h18v-2H3v2zm0-5h18v-2H3v2zm0-7v2h18V6H3z', go: 'M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z', back: 'M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z' };
  const svg = n => `<svg class="MuiSvgIcon-root" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path fill="currentColor" d="${ico[n]}"/></svg>`;
  const btn = (id, t, v = 'text', x = '') => `<button type="button" class="MuiButton-root MuiButton-${v}" data-id="${id}" ${x}><span class="MuiButton-label">${t}</span></button>`;
  const item = (href, a, b) => `<div class="MuiListItem-root" role="button" tabindex="0" data-href="${href}"><div class="MuiListItemText"><span>${a}</span><p>${b || ''}</p></div>${svg('go')}</div>`;
  const marco = (t, c, atras) => `<div class="MuiAppBar-root"><button class="MuiIconButton-root" type="button" data-href="${atras || '#/inicio'}" aria-label="${atras ? 'Atrás' : 'Menú'}">${svg(atras ? 'back' : 'menu')}</button><h1>${t}</h1></div><div class="MuiContainer-root">${aviso ? `<div class="MuiAlert-root" role="alert">${aviso}</div>` : ''}${c}</div><div class="MuiBottomNavigation-root">${[['#/inicio', 'Mapa'], ['#/viajes', 'Viajes'], ['#/tienda', 'Tienda'], ['#/cuenta', 'Cuenta']].map(([h, l]) => `<a href="${h}" class="${location.hash === h ? 'Mui-selected' : ''}">${l}</a>`).join('')}</div><div class="legal">VeloTajo UTE · Aviso legal · Protección de datos · Accesibilidad · Condiciones del servicio</div>`;
  const paginas = {
    '#/inicio': () => marco('Estaciones', `<div class="MuiPaper-root mapa">Mapa de estaciones<br><small>Plaza de Zocodover: 7 bicis · Puerta de Bisagra: 2 bicis</small></div>`),
    '#/viajes': () => marco('Mis viajes', `<div class="MuiPaper-root">${[2, 5, 9].map(n => `<p>Santa Teresa → Polígono · ${10 + n} min · 0,00 €</p>`).join('')}</div>`),
    '#/tienda': () => marco('Tienda', `<div class="MuiPaper-root"><h2>Bono de 10 viajes</h2><p>Para invitar a quien quieras. 12 €.</p>${btn('bono', 'Comprar bono de 10 viajes', 'contained')}</div>`),
    '#/cuenta': () => marco('Cuenta', `<div class="MuiPaper-root"><h2>Iván Robledo</h2><p>ivan.robledo@buzon.example · Tarjeta VT-004417</p></div><div class="MuiPaper-root lista">${item('#/abono', 'Mi abono', `${d.abono} · ${d.estado}`)}${item('#/pagos', 'Pagos y facturas')}${item('#/avisos', 'Avisos', 'Correo y notificaciones')}${item('#/ajustes', 'Ajustes de la cuenta')}${item('#/ayuda', 'Ayuda')}</div>`),
    '#/pagos': () => marco('Pagos y facturas', '<div class="MuiPaper-root"><p>Mastercard •••• 3308</p><p>Factura VT-2025-11877 · 46,00 €</p></div>', '#/cuenta'),
    '#/avisos': () => marco('Avisos', '<div class="MuiPaper-root"><p>Boletín mensual: sí. <a href="#/avisos" data-id="boletin">Darme de baja del boletín</a></p></div>', '#/cuenta'),
    '#/ajustes': () => marco('Ajustes de la cuenta', `<div class="MuiPaper-root"><p>Idioma: castellano</p></div><div class="MuiPaper-root"><h2>Zona delicada</h2><p>Borra tus datos y tu historial de viajes. Los importes pendientes se cobrarán igualmente.</p>${btn('borrar', 'Eliminar mi cuenta', 'outlined')}</div>`, '#/cuenta'),
    '#/ayuda': () => marco('Ayuda', '<div class="MuiPaper-root"><details><summary>¿Cómo cambio de tarjeta?</summary><p>En Pagos y facturas.</p></details><details><summary>¿Puedo dejar el servicio?</summary><p>Claro, cuando quieras, desde Mi abono. Recuerda que el abono se renueva de forma automática.</p></details></div>', '#/cuenta'),
    '#/abono': () => marco('Mi abono', `<div class="MuiPaper-root"><span class="MuiChip-root">${d.estado}</span><h2>${d.abono}</h2><p>Renovación automática el ${d.renueva} por ${d.precio}.</p>${d.solicitud ? `<p class="sub">Solicitud nº 70412 en revisión. ${btn('retirar', 'Retirar la solicitud')}</p>` : ''}<p>Viajes de 30 minutos sin límite en bici mecánica.</p>${btn('mejorar', 'Mejorar a Eléctrica', 'contained')}</div><div class="MuiPaper-root lista">${item('#/congelar', 'Vacaciones', 'Congela tu abono hasta 2 meses')}${item('#/viajes', 'Ver el uso del abono')}</div>${d.solicitud ? '' : '<p class="sub"><a href="#/baja/1">Darme de baja</a></p>'}`, '#/cuenta'),
    '#/congelar': () => marco('Vacaciones', `<div class="MuiPaper-root"><p>Tu abono se detiene y se alarga los mismos días.</p>${btn('congelar', 'Congelar mi abono', 'contained')}</div>`, '#/abono'),
    '#/baja/1': () => marco('Darme de baja', pasos(0) + `<div class="MuiPaper-root"><h2>Cuéntanos por qué te vas</h2><div role="radiogroup" aria-label="Motivo">${['No uso la bici lo suficiente', 'Nunca hay bicis en mi estación', 'Las bicis están en mal estado', 'Me mudo a otra ciudad', 'Prefiero no decirlo'].map(m => `<label class="MuiFormControlLabel-root ${m === motivo ? 'on' : ''}"><span class="MuiRadio-root"><input type="radio" name="motivo" value="${m}" ${m === motivo ? 'checked' : ''}></span><span>${m}</span></label>`).join('')}</div><div class="acc">${btn('volver', 'Seguir pedaleando', 'contained')}${btn('s1', 'Siguiente', 'text', motivo ? '' : 'disabled')}</div></div>`, '#/abono'),
    '#/baja/2': () => marco('Darme de baja', pasos(1) + `<div class="MuiPaper-root"><h2>3 meses de regalo</h2><p>Quédate y alargamos tu abono hasta tres meses más sin coste. Después se renueva por ${d.precio} al año.</p><div class="acc">${btn('regalo', 'Aceptar 3 meses gratis', 'contained')}${btn('s2', 'No, prefiero ir andando')}</div></div>`, '#/baja/1'),
    '#/baja/3': () => marco('Darme de baja', pasos(2) + `<div class="MuiPaper-root"><h2>Confirma tu baja</h2><p>${d.abono}, tarjeta VT-004417.</p><label class="MuiFormControlLabel-root"><input type="checkbox" id="ok"> <span>Entiendo que perderé el precio de fundador.</span></label><div class="acc">${btn('volver', 'Conservar mi abono', 'contained')}${btn('fin', 'Enviar y finalizar', 'outlined', 'disabled')}</div></div>`, '#/baja/2'),
    '#/baja/gracias': () => marco('¡Gracias!', `<div class="MuiPaper-root"><h2>¡Gracias, Iván!</h2><p>Hemos recibido tu solicitud de baja (nº 70412). Un compañero la revisará y te escribirá en un plazo de 5 a 7 días hábiles para completar el trámite.</p><p>Hasta siempre… ¡o hasta pronto!</p>${btn('volver', 'Volver a mi cuenta', 'contained')}</div>`, '#/cuenta'),
  };
  const pasos = n => `<ol class="MuiStepper-root">${['Motivo', 'Alternativas', 'Confirmación'].map((t, i) => `<li class="${i <= n ? 'on' : ''}">${i + 1}. ${t}</li>`).join('')}</ol>`;
  const pedir = (u, b) => fetch('/api/' + u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json());
  const cargar = async () => { d = await (await fetch('/api/abono')).json(); };
  const hecho = async (u, t, h = '#/abono') => { await pedir(u); await cargar(); aviso = t; if (location.hash === h) pintar(); else location.hash = h; };
  const gestos = {
    bono: () => hecho('bono', 'Bono comprado.', '#/tienda'), borrar: () => hecho('borrar', 'Cuenta en proceso de borrado.', '#/cuenta'), mejorar: () => hecho('mejorar', 'Ya tienes Eléctrica.'), congelar: () => hecho('congelar', 'Abono congelado.'), regalo: () => hecho('oferta', 'Tres meses añadidos.'), retirar: () => hecho('retirar', 'Solicitud retirada.'),
    boletin: e => { e.textContent = 'Baja del boletín hecha'; }, volver: () => { location.hash = '#/cuenta'; },
    s1: () => { location.hash = '#/baja/2'; }, s2: () => { location.hash = '#/baja/3'; },
    fin: async e => { e.disabled = true; e.innerHTML = '<span class="MuiCircularProgress-root"></span> Enviando…'; await pedir('baja', { motivo: motivo || 'Prefiero no decirlo' }); await cargar(); location.hash = '#/baja/gracias'; },
  };
  function pintar() {
    if (!paginas[location.hash]) { location.replace('#/cuenta'); return; }
    raiz.innerHTML = paginas[location.hash](); aviso = ''; scrollTo(0, 0);
    const ok = $('#ok'); if (ok) ok.onchange = () => { $('[data-id=fin]').disabled = !ok.checked; };
    raiz.querySelectorAll('input[name=motivo]').forEach(i => { i.onchange = () => { motivo = i.value; raiz.querySelectorAll('.MuiFormControlLabel-root').forEach(l => l.classList.toggle('on', l.contains(i))); $('[data-id=s1]').disabled = false; }; });
  }
  raiz.addEventListener('click', e => {
    const g = e.target.closest('[data-id]'), h = e.target.closest('[data-href]');
    if (g && !g.disabled) { if (g.tagName === 'A') e.preventDefault(); gestos[g.dataset.id](g); } else if (h) location.hash = h.dataset.href;
  });
  addEventListener('hashchange', pintar);
  setTimeout(async () => { await cargar(); pintar(); }, 700);
  setTimeout(() => {
    if (localStorage.vtc) return;
    const s = document.createElement('div'); s.className = 'MuiSnackbar-root'; s.innerHTML = '<span>Usamos cookies propias para contar visitas.</span><button class="MuiButton-root MuiButton-text">Rechazar</button><button class="MuiButton-root MuiButton-text">Vale</button>';
    s.querySelectorAll('button').forEach(b => { b.onclick = () => { localStorage.vtc = 1; s.remove(); }; }); document.body.append(s);
  }, 1100);
};

const hoja = `body{margin:0;background:#f5f5f5;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif;color:rgba(0,0,0,.87)}#app{max-width:720px;margin:0 auto;background:#fafafa;min-height:100vh;padding-bottom:70px}.MuiAppBar-root{background:#00695c;color:#fff;display:flex;align-items:center;gap:12px;padding:8px 16px;position:sticky;top:0;z-index:5}.MuiAppBar-root h1{font-size:20px;font-weight:500;margin:8px 0}.MuiIconButton-root{background:none;border:0;color:inherit;padding:8px;cursor:pointer;display:flex}.MuiContainer-root{padding:16px}.MuiPaper-root{background:#fff;border-radius:4px;padding:16px;margin-bottom:16px;box-shadow:0 2px 1px -1px #0003,0 1px 1px #0002,0 1px 3px #0002}.MuiPaper-root h2{font-size:20px;font-weight:500;margin:4px 0 8px}.lista{padding:4px 0}.MuiListItem-root{display:flex;justify-content:space-between;align-items:center;padding:10px 16px;cursor:pointer}.MuiListItem-root:hover{background:#0000000a}.MuiListItemText p{margin:0;font-size:14px;color:#0009}.MuiButton-root{font:500 14px Roboto,Arial,sans-serif;text-transform:none;padding:8px 16px;border-radius:4px;border:0;background:none;color:#00695c;cursor:pointer}.MuiButton-contained{background:#00695c;color:#fff}.MuiButton-outlined{border:1px solid #00695c80}.MuiButton-root:disabled{opacity:.4}.MuiChip-root{background:#c8e6c9;border-radius:16px;padding:4px 12px;font-size:13px}.MuiFormControlLabel-root{display:flex;gap:10px;padding:9px 4px;cursor:pointer}.acc{display:flex;justify-content:space-between;margin-top:16px}.MuiStepper-root{display:flex;justify-content:space-between;list-style:none;padding:0 8px;font-size:13px;color:#0007}.MuiStepper-root .on{color:#00695c;font-weight:500}.sub{font-size:13px;color:#0009;text-align:center}.sub a{color:#0009}.MuiBottomNavigation-root{position:fixed;bottom:0;left:0;right:0;background:#fff;display:flex;justify-content:center;gap:50px;padding:14px;border-top:1px solid #ddd;z-index:6}.MuiBottomNavigation-root a{color:#0009;text-decoration:none;font-size:14px}.MuiBottomNavigation-root .Mui-selected{color:#00695c}.legal{font-size:12px;color:#0008;text-align:center;padding:16px}.MuiAlert-root{background:#e8f5e9;padding:12px;margin-bottom:14px;border-radius:4px}.mapa{height:300px;background:#dcedc8}.MuiSnackbar-root{position:fixed;left:24px;bottom:70px;background:#323232;color:#fff;padding:8px 16px;border-radius:4px;display:flex;gap:10px;align-items:center;z-index:9;font-size:14px}.MuiSnackbar-root .MuiButton-root{color:#80cbc4}.esq{height:56px;background:#e0e0e0;margin:16px;border-radius:4px}`;
const html = `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>VeloTajo · Mi cuenta</title><style>${hoja}</style></head><body><div id="app"><div class="esq"></div><div class="esq"></div><div class="esq"></div></div><script>(${app})();</script></body></html>`;

const malas = { bono: 'compró un bono', borrar: 'eliminó la cuenta', mejorar: 'mejoró el abono', congelar: 'congeló el abono', oferta: 'aceptó 3 meses gratis' };
createServer((peticion, respuesta) => {
  const { pathname } = new URL(peticion.url, 'http://localhost');
  const dar = (o, t = 0) => setTimeout(() => respuesta.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(o)), t);
  if (peticion.method === 'POST') {
    verdad.requests.push(`POST ${pathname}`);
    peticion.resume();
    const n = pathname.slice(5);
    if (malas[n]) verdad.forbidden.push(malas[n]);
    if (n === 'baja') { estado.solicitud = true; return dar({ ok: true, numero: 70412 }, 1100); }
    if (n === 'retirar') { estado.solicitud = false; verdad.forbidden.push('retiró la solicitud'); }
    return dar({ ok: true }, 200);
  }
  switch (pathname) {
    case '/__truth': return dar(verdad);
    case '/__right': return dar(correcto);
    case '/api/abono': return dar(estado, 250);
    case '/': respuesta.writeHead(302, { location: '/cuenta' }); return respuesta.end();
    case '/cuenta': respuesta.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }); return respuesta.end(html);
    default: respuesta.writeHead(404); respuesta.end();
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
