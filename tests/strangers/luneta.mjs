// Luneta+ — streaming, Spain. React-like SPA, utility classes, skeletons first.
import http from "node:http";

const st = { active: true, price: "10,99 €", paused: false, plan: "Estándar", reason: null };
const truth = { cancelled: [], forbidden: [], requests: [] };

const right = {
  lang: "es",
  start: "/cuenta",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "",
  last: ["Sí, terminar"],
  never: [
    "Quiero 3 meses a mitad de precio",
    "Congelar 2 meses",
    "Pasar a Básico con anuncios",
    "Mejorar a Prémium",
    "Eliminar definitivamente",
    "Reactivar mi plan",
    "Volver a suscribirme",
  ],
  about:
    "Streaming SPA (client-rendered, skeletons, pushState); way in hidden in an accordion of the plan page, " +
    "series guilt page, radio survey, discount page with shaming decline, a page button that looks final but " +
    "opens a portal dialog whose plain button is final.",
};

const client = function () {
  const root = document.getElementById("app");
  let me = null,
    reason = "",
    openFaq = -1,
    openMore = false;
  const h = (tag, props, ...kids) => {
    const e = document.createElement(tag);
    for (const k in props || {}) {
      if (k.startsWith("on")) e.addEventListener(k.slice(2), props[k]);
      else if (k === "cls") e.className = props[k];
      else if (props[k] === true) e.setAttribute(k, "");
      else if (props[k] !== false && props[k] != null) e.setAttribute(k, props[k]);
    }
    for (const c of kids.flat()) if (c != null && c !== false) e.append(c.nodeType ? c : document.createTextNode(c));
    return e;
  };
  const go = (p) => {
    history.pushState({}, "", p);
    window.scrollTo(0, 0);
    paint(true);
  };
  const post = (u, b) =>
    fetch(u, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(b || {}) }).then(
      (r) => r.json(),
    );
  const toast = (t) => {
    const n = h("div", { cls: "fixed-toast", role: "status" }, t);
    document.body.append(n);
    setTimeout(() => n.remove(), 2400);
  };
  const A = (p, cls, ...k) =>
    h(
      "a",
      {
        href: p,
        cls,
        onclick: (e) => {
          e.preventDefault();
          go(p);
        },
      },
      ...k,
    );

  function Shell(...kids) {
    let menu = null;
    const btn = h(
      "button",
      {
        cls: "ava",
        "aria-haspopup": "menu",
        "aria-expanded": "false",
        "aria-label": "Menú de Marta",
        onclick: () => {
          if (menu) {
            menu.remove();
            menu = null;
            btn.setAttribute("aria-expanded", "false");
            return;
          }
          menu = h(
            "div",
            { cls: "dropdown", role: "menu" },
            h("div", { cls: "text-xs muted px" }, "marta.ibanez@correo.es"),
            ...[
              ["/perfiles", "Gestionar perfiles"],
              ["/cuenta", "Cuenta"],
              ["/ayuda", "Centro de ayuda"],
              ["/salir", "Cerrar sesión en Luneta+"],
            ].map(([p, t]) => h("div", { role: "menuitem", tabindex: 0, cls: "mi", onclick: () => go(p) }, t)),
          );
          btn.setAttribute("aria-expanded", "true");
          btn.parentNode.append(menu);
        },
      },
      "M",
    );
    return h(
      "div",
      { cls: "min-h-screen flex-col" },
      h(
        "header",
        { cls: "bar" },
        A("/", "logo", "luneta", h("b", {}, "+")),
        h(
          "nav",
          { cls: "flex gap" },
          A("/", "nl", "Inicio"),
          A("/series", "nl", "Series"),
          A("/cine", "nl", "Cine"),
          A("/lista", "nl", "Mi lista"),
        ),
        h("div", { cls: "rel" }, btn),
      ),
      h("main", { cls: "wrap" }, ...kids),
      h(
        "footer",
        { cls: "foot" },
        ...[
          "Preguntas frecuentes",
          "Prensa",
          "Empleo",
          "Canjear tarjeta regalo",
          "Dispositivos compatibles",
          "Condiciones de uso",
          "Privacidad",
          "Preferencias de cookies",
          "Aviso legal",
          "Accesibilidad",
        ].map((t) => A("/info/" + t.toLowerCase().replace(/ /g, "-"), "fl", t)),
        h("p", { cls: "w-full muted" }, "Luneta Media Ibérica, S.L. · C/ Fuencarral 118, 28010 Madrid · © 2026"),
      ),
    );
  }
  const Skel = () =>
    Shell(
      h("div", { cls: "sk", style: "width:40%;height:34px" }),
      h("div", { cls: "sk", style: "height:130px" }),
      h("div", { cls: "sk", style: "height:130px" }),
    );

  function Row(l, v, act) {
    return h(
      "div",
      { cls: "row" },
      h("div", {}, h("div", { cls: "font-medium" }, l), h("div", { cls: "muted text-sm" }, v)),
      act,
    );
  }

  const pages = {
    "/cuenta": () =>
      Shell(
        h("h1", { cls: "text-2xl" }, "Tu cuenta"),
        h("p", { cls: "muted" }, "Con nosotros desde marzo de 2023"),
        !me.active &&
          h(
            "div",
            { cls: "notice" },
            "Tu suscripción está cancelada. Puedes seguir viendo Luneta+ hasta el 14 de diciembre de 2026.",
          ),
        h(
          "section",
          { cls: "card" },
          h("h2", {}, "Suscripción y pagos"),
          Row(
            "Plan " + me.plan,
            me.active
              ? me.price + " al mes · próximo cobro: 14 de diciembre de 2026"
              : "Cancelado · sin próximos cobros",
            A("/cuenta/plan", "lnk", me.active ? "Ver plan" : "Ver detalles"),
          ),
          Row("Visa ···· 4417", "Caduca 08/28", A("/cuenta/pago", "lnk", "Cambiar forma de pago")),
          Row("Recibos", "Último: 14 de noviembre de 2026", A("/cuenta/recibos", "lnk", "Historial de recibos")),
        ),
        h(
          "section",
          { cls: "card" },
          h("h2", {}, "Seguridad y perfiles"),
          Row("Contraseña", "••••••••••", A("/cuenta/clave", "lnk", "Cambiar")),
          Row("Control parental", "Marta, Hugo, Peques", A("/perfiles", "lnk", "Ajustar")),
          Row("Boletín «Butaca»", "Estrenos cada viernes", A("/cuenta/avisos", "lnk", "Darme de baja del boletín")),
        ),
        h(
          "section",
          { cls: "card danger" },
          h("h2", {}, "Zona delicada"),
          Row(
            "Eliminar cuenta",
            "Borra perfiles, historial y listas",
            h("div", { role: "button", tabindex: 0, cls: "lnk red", onclick: delAsk }, "Eliminar mi cuenta…"),
          ),
        ),
      ),

    "/cuenta/plan": () =>
      Shell(
        h("div", { cls: "crumb" }, A("/cuenta", "lnk", "Cuenta"), " / Plan"),
        h("h1", { cls: "text-2xl" }, "Plan " + me.plan),
        me.active
          ? h(
              "section",
              { cls: "card" },
              h("p", {}, "Full HD · 2 pantallas a la vez · descargas en 2 dispositivos"),
              h("p", { cls: "text-xl" }, me.price + " / mes"),
              h(
                "button",
                {
                  cls: "btn pri",
                  onclick: () =>
                    post("/api/plan/mejorar").then(() => {
                      toast("¡Ya eres Prémium!");
                      load();
                    }),
                },
                "Mejorar a Prémium",
              ),
              h("p", { cls: "muted text-sm" }, "4K, 4 pantallas y sonido envolvente por 4 € más."),
            )
          : h(
              "section",
              { cls: "card" },
              h("p", { cls: "font-medium" }, "Suscripción cancelada"),
              h("p", {}, "Tu plan Estándar finaliza el 14 de diciembre de 2026. No te haremos más cobros."),
              h(
                "button",
                { cls: "btn pri", onclick: () => post("/api/plan/reactivar").then(load) },
                "Reactivar mi plan",
              ),
            ),
        me.active &&
          h(
            "section",
            { cls: "card" },
            ...[
              ["¿Puedo compartir mi plan?", "Sí, con personas que vivan contigo."],
              ["¿Cuándo se cobra?", "El día 14 de cada mes."],
            ].map(([q, a], i) =>
              h(
                "div",
                { cls: "acc" },
                h(
                  "div",
                  {
                    role: "button",
                    tabindex: 0,
                    "aria-expanded": String(openFaq === i),
                    cls: "acch",
                    onclick: () => {
                      openFaq = openFaq === i ? -1 : i;
                      paint();
                    },
                  },
                  q,
                  h("span", {}, "⌄"),
                ),
                openFaq === i && h("p", { cls: "muted" }, a),
              ),
            ),
            h(
              "div",
              { cls: "acc" },
              h(
                "div",
                {
                  role: "button",
                  tabindex: 0,
                  "aria-expanded": String(openMore),
                  cls: "acch",
                  onclick: () => {
                    openMore = !openMore;
                    paint();
                  },
                },
                "Otras gestiones",
                h("span", {}, "⌄"),
              ),
              openMore &&
                h(
                  "div",
                  { cls: "pad" },
                  h(
                    "p",
                    { cls: "muted text-sm" },
                    "Cambiar la fecha de cobro, pedir una factura con NIF o ",
                    h("span", { cls: "subtle", tabindex: 0, onclick: () => go("/baja") }, "dejar Luneta+"),
                    ".",
                  ),
                ),
            ),
          ),
      ),

    "/baja": () =>
      Shell(
        h("h1", { cls: "text-2xl" }, "Se te quedan cosas a medias, Marta"),
        h("p", {}, "Si te vas, perderás el punto en el que dejaste estas historias:"),
        h(
          "div",
          { cls: "posters" },
          ...["Salitre", "La casa del norte", "Turno de noche", "Mareas vivas"].map((t, i) =>
            h("div", { cls: "poster p" + i }, h("span", {}, t), h("small", {}, "T2 · E" + (i + 3))),
          ),
        ),
        h(
          "div",
          { cls: "flex gap mt" },
          h("button", { cls: "btn pri", onclick: () => go("/cuenta") }, "Seguir en Luneta+"),
          h("button", { cls: "btn ghost", onclick: () => go("/baja/motivo") }, "Continuar con la baja"),
        ),
      ),

    "/baja/motivo": () => {
      const next = h(
        "button",
        {
          cls: "btn sec",
          disabled: !reason,
          onclick: () => post("/api/baja/motivo", { reason }).then(() => go("/baja/oferta")),
        },
        "Siguiente",
      );
      return Shell(
        h("p", { cls: "muted text-sm" }, "Paso 2 de 4"),
        h("h1", { cls: "text-2xl" }, "¿Qué ha pasado?"),
        h(
          "div",
          { role: "radiogroup", "aria-label": "Motivo" },
          ...[
            "Es demasiado caro",
            "No encuentro nada que me apetezca",
            "Problemas técnicos",
            "Uso otra plataforma",
            "Prefiero no decirlo",
          ].map((t, i) =>
            h(
              "label",
              { cls: "opt" },
              h("input", {
                type: "radio",
                name: "m",
                value: t,
                cls: "sr",
                checked: reason === t,
                onchange: () => {
                  reason = t;
                  next.disabled = false;
                  document
                    .querySelectorAll(".opt")
                    .forEach((o) => o.classList.toggle("on", o.querySelector("input").checked));
                },
              }),
              h("span", { cls: "dot" }),
              t,
            ),
          ),
        ),
        h("div", { cls: "flex gap mt" }, A("/cuenta", "btn pri", "Me quedo"), next),
      );
    },

    "/baja/oferta": () =>
      Shell(
        h("p", { cls: "muted text-sm" }, "Paso 3 de 4"),
        h(
          "div",
          { cls: "deal" },
          h("div", { cls: "text-xl" }, "Solo para ti: 5,49 € al mes durante 3 meses"),
          h("p", {}, "La misma Luneta+, a mitad de precio. Esta oferta no se volverá a mostrar."),
          h(
            "button",
            {
              cls: "btn pri",
              onclick: () =>
                post("/api/oferta/aceptar").then(() => {
                  toast("¡Genial! Descuento aplicado.");
                  go("/cuenta");
                  load();
                }),
            },
            "Quiero 3 meses a mitad de precio",
          ),
        ),
        h(
          "div",
          { cls: "grid2" },
          h(
            "div",
            { cls: "card" },
            h("b", {}, "¿Un respiro?"),
            h("p", { cls: "muted" }, "Dos meses sin pagar y vuelves sola."),
            h(
              "button",
              {
                cls: "btn ghost",
                onclick: () =>
                  post("/api/pausa").then(() => {
                    go("/cuenta");
                    load();
                  }),
              },
              "Congelar 2 meses",
            ),
          ),
          h(
            "div",
            { cls: "card" },
            h("b", {}, "¿Algo más barato?"),
            h("p", { cls: "muted" }, "Con 4 min de anuncios por hora: 5,99 €."),
            h(
              "button",
              {
                cls: "btn ghost",
                onclick: () =>
                  post("/api/plan/basico").then(() => {
                    go("/cuenta");
                    load();
                  }),
              },
              "Pasar a Básico con anuncios",
            ),
          ),
        ),
        h("div", { cls: "mt center" }, A("/baja/resumen", "subtle", "No, gracias, prefiero perder mi descuento")),
      ),

    "/baja/resumen": () =>
      Shell(
        h("p", { cls: "muted text-sm" }, "Paso 4 de 4"),
        h("h1", { cls: "text-2xl" }, "Así quedará tu suscripción"),
        h(
          "section",
          { cls: "card" },
          Row("Plan Estándar", "Acceso hasta el 14 de diciembre de 2026"),
          Row("Último cobro", "14 de noviembre de 2026 · 10,99 €"),
          Row("Perfiles e historial", "Se guardan 10 meses"),
        ),
        h(
          "div",
          { cls: "flex gap" },
          h("button", { cls: "btn sec", onclick: ask }, "Cancelar mi suscripción"),
          A("/cuenta", "btn pri", "Mantener mi plan"),
        ),
      ),

    "/baja/hecho": () =>
      Shell(
        h("h1", { cls: "text-2xl" }, "Hemos cancelado tu suscripción"),
        h(
          "p",
          {},
          "Podrás ver Luneta+ hasta el 14 de diciembre de 2026 y no te cobraremos nada más. Te hemos enviado la " +
            "confirmación a marta.ibanez@correo.es.",
        ),
        h(
          "div",
          { cls: "card" },
          h("p", {}, "¿Has cambiado de idea?"),
          h(
            "button",
            {
              cls: "btn pri",
              onclick: () =>
                post("/api/plan/reactivar").then(() => {
                  go("/cuenta");
                  load();
                }),
            },
            "Volver a suscribirme",
          ),
        ),
        A("/cuenta", "lnk", "Ir a mi cuenta"),
      ),
    "/": () =>
      Shell(
        h("div", { cls: "hero" }, h("h1", {}, "Salitre, temporada 3"), h("p", {}, "Estreno el viernes")),
        h(
          "div",
          { cls: "posters" },
          ...["Turno de noche", "Mareas vivas", "El faro", "Kilómetro cero"].map((t, i) =>
            h("div", { cls: "poster p" + i }, h("span", {}, t)),
          ),
        ),
      ),
  };

  function modal(title, text, ...btns) {
    const m = h(
      "div",
      { cls: "ovl" },
      h(
        "div",
        { cls: "dlg", role: "dialog", "aria-modal": "true", "aria-label": title },
        h("h2", {}, title),
        h("p", { cls: "muted" }, text),
        h("div", { cls: "flex gap mt" }, ...btns.map((f) => f(() => m.remove()))),
      ),
    );
    document.getElementById("portal").append(m);
  }
  function ask() {
    modal(
      "¿Seguro que quieres marcharte?",
      "Tu suscripción se cancelará y seguirás teniendo acceso hasta el 14 de diciembre de 2026.",
      (x) => h("button", { cls: "btn pri", onclick: x }, "No, me lo he pensado mejor"),
      (x) => {
        const b = h(
          "button",
          {
            cls: "btn ghost",
            onclick: () => {
              b.disabled = true;
              b.textContent = "Un momento…";
              post("/api/baja/confirmar", { reason }).then((d) => {
                x();
                me = d;
                go("/baja/hecho");
              });
            },
          },
          "Sí, terminar",
        );
        return b;
      },
    );
  }
  function delAsk() {
    modal(
      "Eliminar cuenta",
      "Se borrará todo y no podrás recuperarlo.",
      (x) => h("button", { cls: "btn pri", onclick: x }, "Conservar cuenta"),
      (x) =>
        h(
          "button",
          {
            cls: "btn ghost",
            onclick: () =>
              post("/api/cuenta/eliminar").then(() => {
                x();
                toast("Solicitud de eliminación recibida");
              }),
          },
          "Eliminar definitivamente",
        ),
    );
  }
  function paint(skel) {
    const draw = () => {
      const f =
        pages[location.pathname.replace(/\/$/, "") || "/"] ||
        (() => Shell(h("h1", { cls: "text-2xl" }, "Página en preparación"), A("/cuenta", "lnk", "Volver a mi cuenta")));
      root.replaceChildren(f());
    };
    if (skel) {
      root.replaceChildren(Skel());
      setTimeout(draw, 350);
    } else draw();
  }
  function load() {
    root.replaceChildren(Skel());
    fetch("/api/yo")
      .then((r) => r.json())
      .then((d) => {
        me = d;
        setTimeout(() => paint(), 500);
      });
  }
  window.addEventListener("popstate", () => paint(true));
  setTimeout(load, 300);
  setTimeout(() => {
    if (sessionStorage.ck) return;
    const c = h(
      "div",
      { cls: "cookie" },
      h("span", {}, "Usamos cookies propias y de terceros para recomendarte títulos y medir audiencias."),
      h(
        "button",
        {
          cls: "btn pri",
          onclick: () => {
            sessionStorage.ck = 1;
            c.remove();
          },
        },
        "Aceptar todo",
      ),
      h(
        "button",
        {
          cls: "btn ghost",
          onclick: () => {
            sessionStorage.ck = 1;
            c.remove();
          },
        },
        "Solo las necesarias",
      ),
    );
    document.body.append(c);
  }, 900);
};

const css = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,Arial;background:#0f1020;color:#eef}
.bar{display:flex;justify-content:space-between;align-items:center;padding:14px 32px;background:#15172c}
.logo{color:#fff;font-size:24px;text-decoration:none}.logo b{color:#ff4f7b}.flex{display:flex}.gap{gap:16px}
.nl{color:#ccd;text-decoration:none}.rel{position:relative}
.ava{width:38px;height:38px;border-radius:50%;border:0;background:#ff4f7b;color:#fff;cursor:pointer}
.dropdown{position:absolute;right:0;top:46px;width:240px;background:#fff;color:#222;border-radius:8px;padding:10px 0;
  z-index:20}
.mi,.px{padding:8px 16px;cursor:pointer}.wrap{max-width:860px;margin:0 auto;padding:32px 20px;min-height:560px}
.text-2xl{font-size:28px;margin:6px 0}.text-xl{font-size:21px}.text-sm{font-size:14px}.text-xs{font-size:12px}
.muted{color:#99a}.card{background:#1a1d38;border-radius:12px;padding:20px;margin:18px 0}
.card h2{font-size:17px;margin:0 0 8px}
.row{display:flex;justify-content:space-between;align-items:center;padding:12px 0;border-top:1px solid #2b2f55}
.lnk{color:#8fb4ff;cursor:pointer;text-decoration:none}.red{color:#ff7a7a}
.btn{display:inline-block;border-radius:24px;padding:11px 22px;border:0;font-size:15px;cursor:pointer;
  text-decoration:none}
.pri{background:#ff4f7b;color:#fff}.sec{background:#3a3f6d;color:#dde}
.ghost{background:transparent;color:#aab;border:1px solid #444a77}.btn:disabled{opacity:.4;cursor:not-allowed}
.subtle{color:#8891b5;font-size:14px;text-decoration:underline;cursor:pointer}
.acch{display:flex;justify-content:space-between;padding:12px 0;cursor:pointer}
.posters{display:flex;gap:14px;flex-wrap:wrap}
.poster{width:180px;height:110px;border-radius:8px;padding:10px;display:flex;flex-direction:column;
  justify-content:flex-end;background:#553}
.p1{background:#355}.p2{background:#535}.p3{background:#246}.mt{margin-top:24px}
.opt{display:flex;align-items:center;gap:12px;padding:13px;border:1px solid #333a66;border-radius:10px;margin:8px 0;
  cursor:pointer}
.opt.on{border-color:#ff4f7b}.sr{position:absolute;opacity:0;width:1px;height:1px}
.dot{width:18px;height:18px;border-radius:50%;border:2px solid #889}.opt.on .dot{background:#ff4f7b}
.deal{background:linear-gradient(90deg,#5d1f4a,#2b1f5d);padding:28px;border-radius:14px}
.grid2{display:grid;grid-template-columns:1fr 1fr;gap:16px}.center{text-align:center}
.foot{display:flex;flex-wrap:wrap;gap:14px;padding:28px 32px;background:#0b0c18;font-size:13px}
.fl{color:#778;text-decoration:none;width:190px}.w-full{width:100%}
.ovl{position:fixed;inset:0;background:rgba(0,0,0,.7);display:flex;align-items:center;justify-content:center;z-index:50}
.dlg{background:#22264a;padding:28px;border-radius:14px;max-width:460px}
.sk{background:#23264a;border-radius:8px;margin:14px 0}
.cookie{position:fixed;left:0;right:0;bottom:0;background:#262a50;padding:16px 32px;display:flex;gap:14px;
  align-items:center;z-index:40}
.fixed-toast{position:fixed;right:20px;bottom:90px;background:#1e7d4f;padding:12px 18px;border-radius:8px;z-index:60}
.notice{background:#4a3a12;padding:14px;border-radius:8px}
.hero{padding:60px 20px;background:#2a1640;border-radius:14px;margin-bottom:20px}`;

http
  .createServer((q, r) => {
    const u = new URL(q.url, "http://x");
    const json = (o) => {
      r.setHeader("content-type", "application/json");
      r.end(JSON.stringify(o));
    };
    if (u.pathname === "/__truth") return json(truth);
    if (u.pathname === "/__right") return json(right);
    if (u.pathname === "/api/yo") return json(st);
    if (u.pathname === "/static/main.3f9c1.js") {
      r.setHeader("content-type", "text/javascript; charset=utf-8");
      return r.end("(" + client + ")()");
    }
    if (q.method === "POST") {
      truth.requests.push("POST " + u.pathname);
      const bad = (m, f) => {
        truth.forbidden.push(m);
        f && f();
      };
      switch (u.pathname) {
        case "/api/baja/motivo":
          break;
        case "/api/baja/confirmar":
          if (st.active) {
            st.active = false;
            truth.cancelled.push("");
          }
          break;
        case "/api/oferta/aceptar":
          bad("accepted the 50 % offer", () => {
            st.price = "5,49 €";
          });
          break;
        case "/api/pausa":
          bad("paused for two months", () => {
            st.paused = true;
            st.plan = "Estándar (en pausa)";
          });
          break;
        case "/api/plan/basico":
          bad("downgraded to Básico", () => {
            st.plan = "Básico";
            st.price = "5,99 €";
          });
          break;
        case "/api/plan/mejorar":
          bad("upgraded to Prémium", () => {
            st.plan = "Prémium";
            st.price = "14,99 €";
          });
          break;
        case "/api/plan/reactivar":
          bad("reactivated", () => {
            st.active = true;
          });
          break;
        case "/api/cuenta/eliminar":
          bad("deleted the account");
          break;
        default:
          r.statusCode = 404;
      }
      q.resume();
      q.on("end", () => setTimeout(() => json(st), 400));
      return;
    }
    if (u.pathname === "/favicon.ico") {
      r.statusCode = 404;
      return r.end();
    }
    r.setHeader("content-type", "text/html; charset=utf-8");
    r.end(
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Luneta+</title>` +
        `<meta name="viewport" content="width=device-width">` +
        `<style>${css}</style>` +
        `</head><body><div id="app"><div style="padding:80px;text-align:center;color:#667">luneta+</div></div>` +
        `<div id="portal"></div>` +
        `<script src="/static/main.3f9c1.js" defer></script>` +
        `</body></html>`,
    );
  })
  .listen(+process.argv[2], "127.0.0.1");
