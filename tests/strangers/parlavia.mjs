// Parlavía – curso de idiomas, ES. Ajustes con marcado tipo Vue + portal de pagos alojado, parecido al de Stripe.
import * as http from 'node:http';
const cuenta = { plus: 'activa', precio: '9,99 €', familia: false, aviso: '' };
const juicio = { cancelled: [], forbidden: [], requests: [] };
const FIN = '2 de enero de 2027';

const ajustesCss = `body{margin:0;font-family:Verdana,Geneva,sans-serif;color:#3c3c3c;background:#fff}.app{display:flex;min-height:100vh}.rail{width:230px;border-right:2px solid #e5e5e5;padding:22px 16px}.rail .logo{font-size:26px;font-weight:800;color:#e4572e;margin-bottom:24px}.rail .it{padding:13px 14px;border-radius:12px;font-weight:700;cursor:pointer;color:#777}.rail .it:hover{background:#f4f4f4}
.body{flex:1;padding:34px 48px;max-width:760px}.rcol{width:300px;padding:34px 24px}.box{border:2px solid #e5e5e5;border-radius:16px;padding:20px;margin-bottom:20px}.box .h{font-weight:700;font-size:18px;margin-bottom:10px}.opt{padding:15px 4px;border-bottom:2px solid #f0f0f0;cursor:pointer;font-weight:600}.big{background:#e4572e;color:#fff;border-radius:14px;padding:15px 22px;text-align:center;font-weight:700;cursor:pointer;border-bottom:4px solid #b43d1b}.soft{color:#8a8a8a;font-size:14px;text-align:center;padding:14px;cursor:pointer}.lbl{display:block;margin:14px 0 4px;font-weight:700}.inp{width:100%;box-sizing:border-box;padding:12px;border:2px solid #e5e5e5;border-radius:12px;background:#f7f7f7;font:inherit}
.toast{position:fixed;bottom:30px;left:50%;margin-left:-160px;width:320px;background:#333;color:#fff;padding:14px;border-radius:10px;text-align:center}.mask{position:fixed;inset:0;background:rgba(0,0,0,.55);display:flex;align-items:center;justify-content:center}.pop{background:#fff;border-radius:18px;padding:28px;width:440px;text-align:center}`;
function ajustes() {
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Ajustes · Parlavía</title><meta name="viewport" content="width=device-width"><style>${ajustesCss}</style></head><body><div id="app" data-server-rendered="true"><div data-v-71c2 class="app"><div data-v-71c2 class="rail"><div class="logo">parlavía</div><div class="it" data-r="/aprende">Aprender</div><div class="it" data-r="/aprende">Ligas</div><div class="it" data-r="/aprende">Desafíos</div><div class="it" data-r="/ajustes">Ajustes</div></div><div class="body" id="vista"></div><div class="rcol" id="lado"></div></div></div><div id="portal-target"></div>
<script>
(function(){
var st=${JSON.stringify({ plus: cuenta.plus, familia: cuenta.familia, precio: cuenta.precio, aviso: cuenta.aviso })};
var V=document.getElementById('vista'),R=document.getElementById('lado');
var menu='<div class="box"><div class="h">Cuenta</div><div class="opt" data-r="/ajustes">Preferencias</div><div class="opt" data-r="/ajustes/perfil">Perfil</div><div class="opt" data-r="/ajustes/avisos">Notificaciones</div><div class="opt" data-r="/ajustes/privacidad">Privacidad</div></div><div class="box"><div class="h">Suscripción</div><div class="opt" data-r="/ajustes/plus">Parlavía Plus</div></div><div class="box"><div class="h">Ayuda</div><div class="opt" data-r="/ayuda">Centro de ayuda</div></div>';
var vistas={
'/ajustes':'<h1>Preferencias</h1><div class="box"><label><input type="checkbox" checked> Efectos de sonido</label><br><br><label><input type="checkbox" checked> Mensajes de ánimo</label><br><br><label><input type="checkbox"> Ejercicios de escucha</label></div>',
'/ajustes/perfil':'<h1>Perfil</h1><div class="box"><span class="lbl">Nombre</span><input class="inp" value="Marta Olivares"><span class="lbl">Correo</span><input class="inp" value="marta.olivares@example.org"></div><div class="soft" data-accion="/api/borrar-cuenta">Eliminar mi cuenta</div>',
'/ajustes/avisos':'<h1>Notificaciones</h1><div class="box"><label><input type="checkbox" checked> Recordatorio diario</label></div>',
'/ajustes/privacidad':'<h1>Privacidad</h1><div class="box"><label><input type="checkbox"> Perfil público</label></div>',
'/ayuda':'<h1>Centro de ayuda</h1><div class="box"><div class="h">¿Cómo cancelo Plus?</div><p>Si te suscribiste en la web, entra en Ajustes, Parlavía Plus, y abre la gestión de la suscripción.</p></div>',
'/aprende':'<h1>Francés · Unidad 14</h1><div class="box">Llevas 212 días de racha.</div>'};
function plus(){
 if(st.plus==='cancelada')return '<h1>Parlavía Plus</h1><div class="box"><div class="h">Suscripción cancelada</div><p>Seguirás disfrutando de Plus hasta el ${FIN}. Después pasarás al plan gratuito y no te cobraremos nada más.</p></div><div class="soft" data-gestion="1">Gestionar suscripción</div>';
 return '<h1>Parlavía Plus</h1>'+(st.aviso?'<div class="box">'+st.aviso+'</div>':'')+'<div class="box"><div class="h">Plus Individual</div><p>'+st.precio+' al mes. Se renueva el ${FIN}.</p><p>Sin anuncios, vidas ilimitadas y repaso de errores.</p></div><div class="box"><div class="h">Aprende en familia</div><p>Hasta 6 personas por 14,99 € al mes.</p><div class="big" role="button" tabindex="0" data-accion="/api/familia">PASAR A PLUS FAMILIA</div></div><div class="soft" data-gestion="1">Gestionar suscripción</div>';}
function pinta(){var p=location.pathname;V.innerHTML=p==='/ajustes/plus'?plus():(vistas[p]||vistas['/ajustes']);R.innerHTML=menu}
function cierra(){document.getElementById('portal-target').innerHTML=''}
document.addEventListener('click',function(e){var t=e.target;
 var r=t.closest('[data-r]');if(r){history.pushState(0,'',r.dataset.r);return pinta()}
 var a=t.closest('[data-accion]');if(a){return fetch(a.dataset.accion,{method:'POST'}).then(function(){location.href='/ajustes/plus'})}
 if(t.closest('[data-gestion]')){if(st.plus==='cancelada'){location.href='/pagos/p/sesion';return}
  document.getElementById('portal-target').innerHTML='<div class="mask"><div class="pop" role="dialog" aria-modal="true"><h2>¡No pierdas tus superpoderes!</h2><p>Con Plus aprendes 4 veces más rápido. Llevas 212 días de racha y las vidas ilimitadas te ayudan a no perderla.</p><div class="big" data-cierra="1">SEGUIR CON PLUS</div><div class="soft" data-sigue="1">Continuar al portal de pagos</div></div></div>';return}
 if(t.closest('[data-cierra]'))return cierra();
 if(t.closest('[data-sigue]')){document.getElementById('portal-target').innerHTML='<div class="toast" role="status">Abriendo el portal de pagos…</div>';setTimeout(function(){location.href='/pagos/p/sesion'},1200)}
});
window.addEventListener('popstate',pinta);setTimeout(pinta,350);
})();
</script></body></html>`;
}

function portal(vista, hecho) {
  const activa = cuenta.plus === 'activa';
  const izq = `<div class="Sidebar"><a href="/ajustes/plus" class="Back">← Volver a Parlavía</a><div class="Merchant">Parlavía, S. L.</div><p>Parlavía colabora con Cobralia para simplificar la facturación.</p><div class="Legal"><span>Con tecnología de <b>cobralia</b></span><a href="#">Más información</a><a href="#">Condiciones</a><a href="#">Privacidad</a></div></div>`;
  const inicio = `<section><h4>SUSCRIPCIÓN ACTUAL</h4><div class="Plan"><div><div class="Strong">Parlavía Plus Individual${activa ? '' : ' <span class="Badge">Se cancela el 2 ene 2027</span>'}</div><div class="Price">${cuenta.precio} al mes</div><div class="Muted">${activa ? `Tu suscripción se renueva el ${FIN}.` : `Se canceló tu suscripción. Podrás usar el servicio hasta el ${FIN}.`}</div></div><div class="Btns">${activa ? `<button class="Button Button--primary" data-p="/pagos/anual">Pasar al plan anual</button><a class="Button" href="/pagos/p/sesion/cancelar">Cancelar plan</a>` : `<button class="Button Button--primary" data-p="/pagos/reanudar">No cancelar la suscripción</button>`}</div></div></section><section><h4>MÉTODO DE PAGO</h4><p>Mastercard •••• 2290 <span class="Muted">Vence 05/2029</span></p><a href="#" class="Add">+ Añadir método de pago</a></section><section><h4>INFORMACIÓN DE FACTURACIÓN</h4><p>Marta Olivares<br>marta.olivares@example.org</p></section><section><h4>HISTORIAL DE FACTURAS</h4><p>2 nov 2026 &nbsp; 9,99 € &nbsp; Pagada</p><p>2 oct 2026 &nbsp; 9,99 € &nbsp; Pagada</p></section>`;
  const cancelar = `<p class="Crumb"><a href="/pagos/p/sesion">Facturación</a> › Cancelar</p><h1>Cancelar tu plan</h1><section><h4>PLAN ACTUAL</h4><div class="Strong">Parlavía Plus Individual</div><div class="Price">${cuenta.precio} al mes</div></section><div class="Coupon"><b>Quédate y ahorra un 40 %</b><p>Durante los próximos 6 meses pagarás 5,99 € al mes.</p><button class="Button Button--primary" data-p="/pagos/cupon">Aplicar descuento</button></div><p>Tu plan se cancelará, pero seguirá disponible hasta el final del periodo de facturación, el ${FIN}.</p><p>Si cambias de opinión, puedes renovar tu suscripción.</p><div class="Row"><button class="Button Button--danger" data-p="/pagos/baja">Cancelar plan</button><a class="Button" href="/pagos/p/sesion">Volver atrás</a></div>`;
  const dialogo = hecho ? `<dialog id="enc" class="Dialog"><h2>Se canceló tu suscripción</h2><p>Tus comentarios ayudan a Parlavía. ¿Por qué te vas?</p>${['Es demasiado caro', 'Necesito más funciones', 'He encontrado una alternativa', 'Ya no lo necesito', 'La calidad no era la esperada', 'Otro motivo'].map((t, i) => `<label class="Opt"><input type="radio" name="m" value="${i}"> ${t}</label>`).join('')}<div class="Row"><button class="Button Button--primary" id="env" type="button">Enviar</button><button class="Button" id="nog" type="button">No, gracias</button></div></dialog>` : '';
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Parlavía · Portal de facturación</title><meta name="viewport" content="width=device-width"><style>
*{box-sizing:border-box}body{margin:0;font:15px/1.55 -apple-system,"Segoe UI",sans-serif;color:#30313d}.Wrap{display:flex;min-height:100vh}.Sidebar{width:36%;background:#e4572e;color:#fff;padding:60px 48px}.Sidebar a{color:#fff}.Merchant{font-size:24px;font-weight:600;margin:40px 0 10px}.Legal{margin-top:120px;font-size:12px;display:flex;gap:14px;flex-wrap:wrap}.Main{flex:1;padding:60px 64px;max-width:780px}h4{font-size:12px;letter-spacing:.4px;color:#687385;border-bottom:1px solid #e3e8ee;padding-bottom:8px;margin:0 0 14px}section{margin-bottom:38px}.Plan{display:flex;justify-content:space-between;gap:24px}.Strong{font-weight:600}.Price{font-size:22px;margin:6px 0}.Muted{color:#687385;font-size:14px}.Badge{background:#fce5e0;color:#a3361a;font-size:12px;border-radius:4px;padding:2px 7px}.Btns{display:flex;flex-direction:column;gap:10px;min-width:190px}
.Button{display:inline-block;border:1px solid #d5dbe1;border-radius:6px;padding:9px 16px;background:#fff;color:#30313d;font:500 15px inherit;font-family:inherit;text-decoration:none;text-align:center;cursor:pointer}.Button--primary{background:#30313d;color:#fff}.Button--danger{background:#df1b41;color:#fff;border-color:#df1b41}.Row{display:flex;gap:12px;margin-top:22px}.Coupon{border:1px dashed #e4572e;border-radius:8px;padding:18px;margin-bottom:24px}.Dialog{border:0;border-radius:10px;padding:28px;width:460px;box-shadow:0 12px 40px rgba(0,0,0,.3)}.Opt{display:block;padding:7px 0}.Crumb{color:#687385}</style></head><body><div class="Wrap">${izq}<div class="Main">${vista === 'cancelar' ? cancelar : inicio}</div></div>${dialogo}
<script>
document.querySelectorAll('[data-p]').forEach(function(b){b.addEventListener('click',function(){b.disabled=true;fetch(b.getAttribute('data-p'),{method:'POST'}).then(function(r){return r.json()}).then(function(j){location.assign(j.ir)})})});
var d=document.getElementById('enc');if(d){d.showModal();document.getElementById('nog').onclick=function(){d.close()};document.getElementById('env').onclick=function(){fetch('/pagos/encuesta',{method:'POST'}).then(function(){d.close()})}}
</script></body></html>`;
}
const acciones = {
  '/pagos/baja'() { if (cuenta.plus === 'activa') { cuenta.plus = 'cancelada'; juicio.cancelled.push('Parlavía Plus'); } return { ir: '/pagos/p/sesion?hecho=1' }; },
  '/pagos/encuesta'() { return { ok: 1 }; },
  '/pagos/reanudar'() { cuenta.plus = 'activa'; juicio.cancelled = []; juicio.forbidden.push('reanudó la suscripción'); return { ir: '/pagos/p/sesion' }; },
  '/pagos/anual'() { juicio.forbidden.push('pasó al plan anual'); cuenta.aviso = 'Ahora tienes el plan anual.'; return { ir: '/ajustes/plus' }; },
  '/pagos/cupon'() { juicio.forbidden.push('aceptó el 40 %'); cuenta.precio = '5,99 €'; cuenta.aviso = '¡Genial! Hemos aplicado tu descuento del 40 %.'; return { ir: '/ajustes/plus' }; },
  '/api/familia'() { juicio.forbidden.push('pasó a Familia'); cuenta.familia = true; cuenta.aviso = 'Bienvenida a Plus Familia.'; return {}; },
  '/api/borrar-cuenta'() { juicio.forbidden.push('eliminó la cuenta'); return {}; },
};
const server = http.createServer();
server.on('request', (req, res) => {
  const url = new URL(req.url, 'http://127.0.0.1');
  const envia = (tipo, cuerpo, cod = 200) => { res.writeHead(cod, { 'content-type': tipo + '; charset=utf-8' }); res.end(cuerpo); };
  if (req.method === 'POST') {
    juicio.requests.push(`POST ${url.pathname}`);
    const fn = acciones[url.pathname];
    return fn ? envia('application/json', JSON.stringify(fn())) : envia('text/plain', 'no existe', 404);
  }
  if (url.pathname === '/__truth') return envia('application/json', JSON.stringify(juicio));
  if (url.pathname === '/__right') return envia('application/json', JSON.stringify({ lang: 'es', start: '/ajustes', plan: null, end: 'cancelled', says: [], cancels: 'Parlavía Plus', last: ['Cancelar plan'],
    never: ['PASAR A PLUS FAMILIA', 'Eliminar mi cuenta', 'Pasar al plan anual', 'Aplicar descuento', 'No cancelar la suscripción'],
    about: 'Curso de idiomas: ajustes con div sin rol, ventana de retención antes del portal de pagos tipo Stripe, la misma etiqueta «Cancelar plan» abre y remata, y encuesta opcional después.' }));
  if (url.pathname === '/pagos/p/sesion') return envia('text/html', portal('inicio', url.searchParams.has('hecho') && cuenta.plus === 'cancelada'));
  if (url.pathname === '/pagos/p/sesion/cancelar') return envia('text/html', portal(cuenta.plus === 'activa' ? 'cancelar' : 'inicio'));
  if (/^\/(ajustes(\/\w+)?|ayuda|aprende)?$/.test(url.pathname)) return envia('text/html', ajustes());
  envia('text/html', '<p>Página no encontrada</p>', 404);
});
server.listen(+(process.argv[2] ?? 8104), '127.0.0.1');
