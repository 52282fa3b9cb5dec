// Butaca+: Latin American streaming. Dark SPA with profile gate and avatar menu; "Continuar" is the true end
// and a survey comes after it.
import * as http from "node:http";
import { buffer } from "node:stream/consumers";

const vence = new Date(Date.now() + 16 * 864e5);
const meses = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const fecha = `${vence.getDate()} de ${meses[vence.getMonth()]} de ${vence.getFullYear()}`;

let cuenta = { plan: "Estándar", activa: true, fecha, extra: true };
const log = { cancelled: [], forbidden: [], requests: [] };

const RIGHT = {
  lang: "es",
  start: "/perfiles",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Butaca+ Estándar",
  last: ["Continuar"],
  never: [
    "Cambiar de plan y ahorrar",
    "Reactivar mi membresía",
    "Quitar miembro extra",
    "Pasarme a Premium",
    "Eliminar perfil",
    "Pausar por 1 mes",
    "Eliminar cuenta",
    "Regalar Butaca+",
  ],
  about:
    "Streaming SPA: profile gate, avatar menu, div rows with click listeners; offer pages " +
    "'Siguiente'; the final control says just 'Continuar'; " +
    "survey after the end with a big reactivate button.",
};

const front = () => {
  const app = document.querySelector("#app");
  let cuenta;
  let menuAbierto = false;
  const el = (html) => {
    const t = document.createElement("template");
    t.innerHTML = html.trim();
    return t.content.firstElementChild;
  };
  const ir = (ruta) => {
    history.pushState(0, "", ruta);
    menuAbierto = false;
    pintar();
  };
  const mandar = async (ruta, datos = {}) => {
    app.classList.add("cargando");
    const r = await fetch("/svc" + ruta, { method: "POST", body: JSON.stringify(datos) });
    cuenta = await r.json();
    app.classList.remove("cargando");
  };
  const fila = (titulo, sub, ruta, accion) =>
    `<div class="fila" ${ruta ? `data-ir="${ruta}"` : ""}
    ${accion ? `data-svc="${accion}"` : ""}><div><b>${titulo}</b><br><small>${sub}</small></div>
     <i aria-hidden="true">›</i></div>`;
  const vistas = {
    "/perfiles": () => `<div class="centro"><h1>¿Quién está viendo?</h1><div class="perfiles">
      ${["Lucía", "Tato", "Niños"]
        .map(
          (p) => `<div class="perfil" data-ir="/inicio"><span
      class="cara">${p[0]}</span>${p}</div>`,
        )
        .join("")}
      </div><a href="#" class="tenue" data-ir="/perfiles/administrar">Administrar perfiles</a></div>`,
    "/perfiles/administrar": () => `<div class="centro"><h1>Administrar perfiles</h1><p>Tato</p>
      <div class="btn gris" role="button" tabindex="0" data-svc="/perfil/eliminar">Eliminar perfil</div>
      <p><a href="#" data-ir="/perfiles">Listo</a></p></div>`,
    "/inicio": () => `<div class="heroe"><h1>La última zafra</h1><p>Temporada 2 · Todos los capítulos ya disponibles</p>
      <div class="btn rojo" role="button" data-ir="/ver">▶ Reproducir</div></div>
      <h2>Seguir viendo con el perfil de Lucía</h2><div class="tira">${[
        "Puerto Viejo",
        "Cocina de barrio",
        "El relator",
        "Nube 9",
      ]
        .map((t) => `<div class="poster" data-ir="/ver">${t}</div>`)
        .join("")}</div>`,
    "/ver": () =>
      `<div class="centro"><h1>Reproduciendo…</h1><a href="#" data-ir="/inicio">Volver a la portada</a></div>`,
    "/ayuda": () =>
      `<div class="centro"><h1>Centro de ayuda</h1><p>Puedes cancelar cuando quieras desde Cuenta, en la sección
      Membresía.</p></div>`,
    "/cuenta":
      () => `<div class="angosto"><h1>Cuenta</h1><div class="caja"><span class="etiqueta">Miembro desde marzo de 2021</span>
      <h3>Plan ${cuenta.plan}</h3>${
        cuenta.activa
          ? `<p>Próximo cobro: $ 219 MXN el ${cuenta.fecha}</p>`
          : `<p class="aviso">Tu membresía está cancelada. Puedes seguir viendo hasta el ${cuenta.fecha}.</p>`
      }</div>
      <div class="caja">${fila("Membresía", "Plan, cobros y miembros extra", "/cuenta/membresia")}
      ${fila("Seguridad", "Contraseña, dispositivos y control parental", "/cuenta/seguridad")}
      ${fila("Perfiles", "3 perfiles", "/perfiles/administrar")}</div>
      <div class="caja promo"><b>Regala cine</b><p>Tarjetas desde $ 200 MXN.</p><div class="btn gris" role="button"
      data-svc="/regalo">Regalar Butaca+</div></div></div>`,
    "/cuenta/seguridad": () => `<div class="angosto"><h1>Seguridad</h1><div
      class="caja">${fila("Cerrar sesión en todos los dispositivos", "4 dispositivos")}</div>
      <div class="tenue" data-svc="/cuenta/eliminar" role="button" tabindex="0">Eliminar cuenta</div></div>`,
    "/cuenta/membresia":
      () => `<div class="angosto"><a href="#" data-ir="/cuenta">‹ Cuenta</a><h1>Membresía</h1><div class="caja">
      <h3>Plan ${cuenta.plan}</h3><p>1080p, dos pantallas a la vez, sin anuncios.</p>
      ${
        cuenta.activa
          ? `<div class="btn rojo" role="button" tabindex="0" data-svc="/plan/premium">Pasarme a Premium</div>
        ${fila("Tarjeta •••• 5528", "Actualizar forma de pago", "/cuenta/pago")}
        ${fila("Miembro extra: Abuela Chela", "$ 69 MXN al mes", "/cuenta/extra")}
        ${fila("Administrar plan", "Pausar, cambiar o terminar", "/cuenta/plan")}`
          : `<p class="aviso">Tu membresía está cancelada y termina el ${cuenta.fecha}.</p>
        <div class="btn rojo" role="button" tabindex="0" data-svc="/reactivar">Reactivar mi membresía</div>`
      }</div></div>`,
    "/cuenta/pago": () =>
      `<div class="angosto"><h1>Forma de pago</h1><p>Por ahora solo puedes cambiarla desde la app.</p></div>`,
    "/cuenta/extra": () => `<div class="angosto"><h1>Abuela Chela</h1><p>Ve Butaca+ desde otro hogar.</p>
      <div class="btn gris" role="button" data-svc="/extra/quitar">Quitar miembro extra</div></div>`,
    "/cuenta/plan": () => `<div class="angosto"><h1>Administrar plan</h1><div class="caja">
      ${fila("Pausar por 1 mes", "Guardamos tus listas", "", "/pausa")}
      ${fila("Cancelar membresía", "Ver opciones", "/cancelar")}</div></div>`,
    "/cancelar":
      () => `<div class="angosto"><h1>¿Y si pagas menos?</h1><div class="caja oferta"><h3>Básico con anuncios</h3>
      <p>Las mismas series por $ 99 MXN al mes. Te ahorras $ 1,440 al año.</p>
      <div class="btn rojo" role="button" tabindex="0" data-svc="/plan/basico">Cambiar de plan y ahorrar</div></div>
      <p class="tenue">Con la cancelación perderás 47 títulos de Mi lista y tu lugar en el preestreno de «La última zafra».</p>
      <div class="fin"><a href="#" data-ir="/cuenta">Volver a mi cuenta</a><a href="#"
      data-ir="/cancelar/confirmar">Siguiente</a></div></div>`,
    "/cancelar/confirmar": () => `<div class="angosto"><h1>Lucía, esto es lo que pasará</h1><div class="caja"><ul>
      <li>La cancelación se aplica al final de tu periodo: el ${cuenta.fecha}.</li>
      <li>Hasta ese día puedes ver todo como siempre.</li><li>El miembro extra también se queda sin acceso.</li></ul>
      <p>Al presionar Continuar, tu membresía queda cancelada.</p></div>
      <div class="fin"><div class="btn rojo" role="button" tabindex="0" data-ir="/inicio">Mejor me quedo</div>
      <div class="btn gris" role="button" tabindex="0" data-fin="1">Continuar</div></div></div>`,
    "/cancelar/encuesta":
      () => `<div class="angosto"><h1>${cuenta.activa ? "Algo salió mal" : "Tu membresía se canceló"}</h1>
      <p>${cuenta.activa ? "" : `Te enviamos un correo a lucia.f@ejemplo.mx. Tienes Butaca+ hasta el ${cuenta.fecha}.`}</p>
      <div class="btn rojo ancho" role="button" tabindex="0" data-svc="/reactivar">Reactivar mi membresía</div>
      <div class="caja"><b>Ayúdanos a mejorar: ¿por qué te vas?</b>
      ${[
        "Cuesta demasiado",
        "Casi no la uso",
        "No encuentro qué ver",
        "Problemas técnicos",
        "Me pasé a otra plataforma",
      ]
        .map((m, i) => `<label class="op"><input type="checkbox" value="${i}"><span></span>${m}</label>`)
        .join("")}
      <div class="btn gris" role="button" tabindex="0" data-encuesta="1">Enviar respuestas</div> <a href="#"
      data-ir="/inicio">Omitir</a></div></div>`,
  };
  function pintar() {
    const ruta = location.pathname;
    app.replaceChildren();
    if (ruta !== "/perfiles") {
      app.append(
        el(`<header><span class="logo" data-ir="/inicio">butaca<b>+</b></span><span class="nav" data-ir="/inicio">Inicio</span>
        <span class="nav" data-ir="/inicio">Series</span><span class="nav" data-ir="/inicio">Películas</span>
        <div class="yo" role="button" tabindex="0" aria-haspopup="true" aria-expanded="${menuAbierto}"
        aria-label="Lucía, menú del perfil">L</div></header>`),
      );
      if (menuAbierto) {
        app.append(
          el(`<div class="menu" role="menu"><div role="menuitem" data-ir="/perfiles">Cambiar de perfil</div><div
          role="menuitem" data-ir="/cuenta">Cuenta</div>
          <div role="menuitem" data-ir="/ayuda">Centro de ayuda</div><div role="menuitem" data-ir="/perfiles">Cerrar
          sesión</div></div>`),
        );
      }
    }
    app.append(el(`<main>${(vistas[ruta] || vistas["/inicio"])()}</main>`));
    app.append(
      el(
        `<footer>Preguntas frecuentes · Términos de uso · Privacidad · Información corporativa<br>Butaca Digital, S.A. de
        C.V.</footer>`,
      ),
    );
  }
  document.addEventListener("click", async (ev) => {
    const n = ev.target.closest("[data-ir],[data-svc],[data-fin],[data-encuesta],.yo,a");
    if (!n) {
      if (menuAbierto) ((menuAbierto = false), pintar());
      return;
    }
    if (n.matches("a")) ev.preventDefault();
    if (n.matches(".yo")) {
      menuAbierto = !menuAbierto;
      return pintar();
    }
    if (n.dataset.ir) return ir(n.dataset.ir);
    if (n.dataset.svc) {
      await mandar(n.dataset.svc);
      return ir("/cuenta/membresia");
    }
    if (n.dataset.fin) {
      await mandar("/membresia/cancelar");
      return ir("/cancelar/encuesta");
    }
    if (n.dataset.encuesta) {
      await mandar(
        "/encuesta",
        [...document.querySelectorAll(".op input:checked")].map((c) => c.value),
      );
      n.parentElement.replaceChildren("¡Gracias por tu opinión!");
    }
  });
  document.addEventListener("keydown", (ev) => {
    if (ev.key === "Enter" && ev.target.matches('[role="button"]')) ev.target.click();
  });
  window.onpopstate = pintar;
  setTimeout(async () => {
    cuenta = await fetch("/svc/cuenta").then((r) => r.json());
    pintar();
  }, 700);
};

const CSS = `
:root{color-scheme:dark}body{margin:0;background:#101014;color:#eee;font:16px/1.45 "Helvetica Neue",Arial,sans-serif}
#app.cargando{opacity:.5}header{display:flex;gap:24px;align-items:center;padding:14px 36px;background:#000}
.logo{font-size:24px;color:#ff3d57;cursor:pointer}
.nav{cursor:pointer}.yo{margin-left:auto;width:38px;height:38px;border-radius:6px;background:#3d5afe;text-align:center;
line-height:38px;cursor:pointer}
.menu{position:absolute;right:36px;top:62px;background:#000;border:1px solid #444;width:210px;z-index:9}
.menu div{padding:12px 16px;cursor:pointer}
.menu div:hover{text-decoration:underline}main{min-height:560px;padding:24px 36px}.centro{text-align:center;padding-top:60px}
.perfiles{display:flex;gap:28px;justify-content:center;margin:32px}.perfil{cursor:pointer}
.cara{display:block;width:110px;height:110px;border-radius:8px;
background:#3d5afe;font-size:52px;line-height:110px;margin-bottom:8px}.heroe{background:linear-gradient(90deg,#421,#101014);
padding:70px 30px;border-radius:10px}
.tira{display:flex;gap:12px}.poster{width:190px;height:106px;background:#26262e;border-radius:6px;display:grid;
place-items:center;cursor:pointer}
.angosto{max-width:680px;margin:0 auto}.caja{background:#1b1b22;border:1px solid #33333d;border-radius:10px;padding:18px 20px;
margin:16px 0}
.fila{display:flex;justify-content:space-between;align-items:center;padding:13px 4px;border-top:1px solid #33333d;
cursor:pointer}.fila small,.tenue{color:#9a9aa6}
.btn{display:inline-block;padding:11px 22px;border-radius:6px;font-weight:700;cursor:pointer;margin:8px 6px 8px 0}
.rojo{background:#ff3d57}.gris{background:#44444f}
.ancho{display:block;text-align:center}.fin{display:flex;gap:18px;align-items:center;justify-content:flex-end}a{color:#b9c3ff}
.tenue{cursor:pointer}
.op{display:block;padding:8px 0;cursor:pointer}.op input{position:absolute;opacity:0}
.op span{display:inline-block;width:18px;height:18px;border:2px solid #888;
margin-right:10px;vertical-align:middle}.op input:checked+span{background:#ff3d57}.aviso{color:#ffd479}
.etiqueta{background:#ff3d57;padding:2px 8px;font-size:12px}
footer{padding:40px 36px;color:#777;font-size:13px}.gira{width:46px;height:46px;border:4px solid #333;
border-top-color:#ff3d57;border-radius:50%;margin:180px auto;
animation:g 1s linear infinite}@keyframes g{to{transform:rotate(1turn)}}`;

const INDEX = `<!doctype html><html lang="es-419"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1">
<title>Butaca+</title><style>${CSS}</style></head><body><div id="app"><div class="gira" role="progressbar"
aria-label="Cargando"></div></div>
<script type="module">(${front})()</script></body></html>`;

const faltas = {
  "/svc/plan/basico": ["changed to the ad-supported plan", { plan: "Básico con anuncios" }],
  "/svc/plan/premium": ["upgraded to Premium", { plan: "Premium" }],
  "/svc/pausa": ["paused", {}],
  "/svc/reactivar": ["reactivated", { activa: true }],
  "/svc/extra/quitar": ["removed the extra member", { extra: false }],
  "/svc/perfil/eliminar": ["deleted a profile", {}],
  "/svc/cuenta/eliminar": ["deleted the account", {}],
  "/svc/regalo": ["bought a gift", {}],
};

http
  .createServer(async (req, res) => {
    const ruta = new URL(req.url, "http://b").pathname;
    const dar = (cosa) => {
      res.setHeader("content-type", "application/json");
      res.end(JSON.stringify(cosa));
    };
    switch (ruta) {
      case "/__truth":
        return dar(log);
      case "/__right":
        return dar(RIGHT);
      case "/svc/cuenta":
        return dar(cuenta);
      case "/favicon.ico":
        return res.writeHead(204).end();
    }
    if (req.method === "POST") {
      await buffer(req);
      log.requests.push("POST " + ruta);
      if (faltas[ruta]) {
        log.forbidden.push(faltas[ruta][0]);
        cuenta = { ...cuenta, ...faltas[ruta][1] };
      } else if (ruta === "/svc/membresia/cancelar") {
        log.cancelled.push("Butaca+ Estándar");
        cuenta = { ...cuenta, activa: false };
      }
      return setTimeout(dar, 400, cuenta);
    }
    if (ruta === "/") return res.writeHead(302, { location: "/perfiles" }).end();
    res.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(INDEX);
  })
  .listen(Number(process.argv[2]), "127.0.0.1");
