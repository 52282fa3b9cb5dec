// Faturágil — invoicing software, Portugal. Material-UI look; the "cancel" is a renewal switch inside a settings tab.
import { createServer } from "node:http";

const conta = { renova: true, plano: "Profissional", preco: "14,90 €", extra: [] };
const verdade = { cancelled: [], forbidden: [], requests: [] };
const certo = {
  lang: "pt",
  start: "/app/painel",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "",
  last: ["Desativar"],
  never: [
    "Ficar com 4 meses grátis",
    "Mudar para o plano Essencial",
    "Passar a anual e poupar 20 %",
    "Pausar durante 3 meses",
    "Apagar empresa e dados",
    "Ativar renovação",
    "Adicionar utilizador (3,50 €/mês)",
    "Terminar já sem reembolso",
  ],
  about:
    "Portuguese invoicing SaaS in MUI look: no cancel word on the way in (a renewal switch in a tab), a " +
    'right-hand drawer with a div listbox, an offer, then a dialog where "Cancelar" only closes and ' +
    '"Desativar" is final; a second control ends at once without refund.',
};

const HTML = () =>
  `<!doctype html>\n` +
  `<html lang="pt-PT"><head><meta charset="utf-8"><title>Faturágil</title>` +
  `<style>
html,body{height:100%}
body{margin:0;font-family:Roboto,Helvetica,Arial,sans-serif;color:rgba(0,0,0,.87);background:#fafafa}
.MuiAppBar-root{position:fixed;top:0;left:0;right:0;height:64px;background:#00695c;color:#fff;display:flex;
  align-items:center;padding:0 24px;justify-content:space-between;z-index:10}
.MuiDrawer-docked{position:fixed;top:64px;bottom:0;left:0;width:230px;background:#fff;border-right:1px solid #e0e0e0;
  padding-top:12px}
.MuiListItemButton-root{display:flex;padding:12px 20px;cursor:pointer}
.MuiListItemButton-root:hover,.Mui-selected{background:#e0f2f1}
.css-main{margin:64px 0 0 230px;padding:28px 36px;max-width:900px}
.MuiPaper-root{background:#fff;border-radius:4px;box-shadow:0 1px 3px #0003;padding:20px;margin-bottom:20px}
.MuiTabs-root{display:flex;border-bottom:1px solid #ddd;margin-bottom:20px}
.MuiTab-root{background:none;border:0;padding:14px 18px;font-size:14px;text-transform:uppercase;letter-spacing:.4px;
  color:#666;cursor:pointer}
.MuiTab-root[aria-selected=true]{color:#00695c;border-bottom:2px solid #00695c}
.MuiButton-root{border:0;border-radius:4px;padding:9px 18px;font-size:14px;cursor:pointer;background:none;color:#00695c;
  text-transform:none}
.MuiButton-contained{background:#00695c;color:#fff}.MuiButton-root:disabled{color:#aaa;background:#eee;cursor:default}
.MuiFormControlLabel-root{display:flex;align-items:center;gap:12px}
.MuiSwitch-root{width:44px;height:24px;border-radius:12px;background:#9e9e9e;position:relative;cursor:pointer;
  display:inline-block}
.MuiSwitch-root[aria-checked=true]{background:#26a69a}
.MuiSwitch-thumb{position:absolute;top:2px;left:2px;width:20px;height:20px;border-radius:50%;background:#fff}
.MuiSwitch-root[aria-checked=true] .MuiSwitch-thumb{left:22px}
.MuiBackdrop{position:fixed;inset:0;background:#0007;z-index:20}
.MuiDrawer-right{position:fixed;top:0;right:0;bottom:0;width:430px;background:#fff;z-index:21;padding:24px;
  overflow:auto}
.MuiDialog-paper{position:fixed;left:50%;top:34%;transform:translate(-50%,-30%);background:#fff;width:460px;z-index:31;
  border-radius:4px;padding:24px}
.MuiDialogActions{display:flex;justify-content:flex-end;gap:8px;margin-top:22px}
.MuiSelect-select{border:1px solid #bbb;border-radius:4px;padding:14px;cursor:pointer;display:flex;
  justify-content:space-between}
.MuiMenu-paper{position:absolute;background:#fff;box-shadow:0 4px 14px #0004;width:380px;z-index:40;padding:8px 0}
.MuiMenuItem-root{padding:10px 16px;cursor:pointer}.MuiMenuItem-root:hover{background:#eee}
.MuiSnackbar{position:fixed;left:24px;bottom:24px;background:#323232;color:#fff;padding:14px 20px;border-radius:4px;
  z-index:60}
.MuiChip{background:#b2dfdb;border-radius:16px;padding:4px 12px;font-size:13px}.MuiChip.warn{background:#ffe0b2}
.MuiTypography-h5{font-size:24px;margin:0 0 18px}.caption{font-size:13px;color:#757575}
.rodape{font-size:12px;color:#888;margin-top:40px}
.MuiAlert{background:#fff4e5;padding:14px 18px;border-radius:4px;margin-bottom:18px}
.chat{position:fixed;right:22px;bottom:22px;background:#00695c;color:#fff;border-radius:28px;padding:14px 20px;border:0;
  cursor:pointer}
</style>` +
  `</head><body><div id="root"></div>\n` +
  `<script type="module">
let c = null,
  tab = new URLSearchParams(location.search).get("t") || "empresa",
  motivo = "";
const root = document.getElementById("root");
const el = (html) => {
  const t = document.createElement("template");
  t.innerHTML = html.trim();
  return t.content.firstElementChild;
};
const api = async (u, b) => {
  const r = await fetch("/api/v2/" + u, {
    method: b === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: b === undefined ? undefined : JSON.stringify(b),
  });
  c = await r.json();
  return c;
};
const snack = (t) => {
  const s = el('<div class="MuiSnackbar" role="alert"></div>');
  s.textContent = t;
  document.body.append(s);
  setTimeout(() => s.remove(), 2300);
};
const nav = (p) => {
  history.pushState(null, "", p);
  render();
};
const itens = [
  ["/app/painel", "Painel"],
  ["/app/faturas", "Faturas"],
  ["/app/clientes", "Clientes"],
  ["/app/artigos", "Artigos e serviços"],
  ["/app/saft", "Ficheiro SAF-T"],
  ["/app/definicoes", "Definições"],
];
const moldura = (dentro) =>
  '<header class="MuiAppBar-root"><strong>Faturágil</strong>' +
  '<span>Oficina Bragança, Lda. · NIF 514 902 338</span></header><nav class="MuiDrawer-docked">' +
  itens
    .map(
      ([p, t]) =>
        '<div class="MuiListItemButton-root' +
        (location.pathname === p ? " Mui-selected" : "") +
        '" role="button" tabindex="0" data-p="' +
        p +
        '">' +
        t +
        "</div>",
    )
    .join("") +
  '</nav><main class="css-main">' +
  dentro +
  '<p class="rodape">Software certificado pela AT n.º 2904 · <a href="#">Termos</a> · <a href="#">' +
  'Privacidade</a> · <a href="#">Livro de Reclamações</a> · Faturágil, S.A., Rua de Cedofeita 211, Porto' +
  "</p>" +
  '</main><button class="chat" type="button">Precisa de ajuda?</button>';
const ecras = {
  "/app/painel": () =>
    '<h1 class="MuiTypography-h5">Bom dia, Teresa</h1><div class="MuiPaper-root">' +
    '<b>18 faturas</b> emitidas em novembro · 6 412,80 € faturados</div><div class="MuiPaper-root">' +
    '<b>Comunique o inventário até 31 de janeiro</b><p class="caption">Prepare já o ficheiro.</p>' +
    '<button class="MuiButton-root" data-p="/app/saft">Ver como</button></div>',
  "/app/faturas": () =>
    '<h1 class="MuiTypography-h5">Faturas</h1><div class="MuiPaper-root"><table width="100%" cellpadding="8">' +
    '<tr><th align="left">N.º</th><th align="left">Cliente</th><th align="right">Total</th><th></th></tr><tr>' +
    '<td>FT 2026/418</td><td>Silva & Filhos</td><td align="right">310,00 €</td><td><a href="#">Anular</a>' +
    '</td></tr><tr><td>FT 2026/417</td><td>Quinta do Rio</td><td align="right">89,50 €</td><td>' +
    '<a href="#">Anular</a></td></tr></table></div>',
  "/app/definicoes": () => {
    const tabs = [
      ["empresa", "Empresa"],
      ["equipa", "Equipa"],
      ["subscricao", "Subscrição"],
      ["integracoes", "Integrações"],
      ["avancado", "Avançado"],
    ];
    let d = "";
    if (tab === "empresa")
      d =
        '<div class="MuiPaper-root"><b>Oficina Bragança, Lda.</b><p>Av. Sá Carneiro 40, 5300-252 Bragança</p>' +
        '<button class="MuiButton-root">Editar</button></div>';
    if (tab === "equipa")
      d =
        '<div class="MuiPaper-root"><p>Teresa Morais — administradora</p><p>' +
        (c.extra.length ? "Utilizador extra ativo" : "Sem outros utilizadores") +
        "</p>" +
        '<button class="MuiButton-root MuiButton-contained" data-a="utilizador">Adicionar utilizador (3,50 €/mês)</button>' +
        "</div>";
    if (tab === "integracoes")
      d =
        '<div class="MuiPaper-root">Multibanco, MB WAY, Shopify <button class="MuiButton-root">Ligar</button>' +
        "</div>";
    if (tab === "avancado")
      d =
        '<div class="MuiPaper-root"><b>Apagar empresa</b>' +
        '<p class="caption">Elimina todos os documentos. Só é possível após o prazo legal de conservação.</p>' +
        '<button class="MuiButton-root" data-a="apagar">Apagar empresa e dados</button></div>';
    if (tab === "subscricao")
      d =
        (c.renova
          ? ""
          : '<div class="MuiAlert">A renovação automática está desativada. A sua subscrição foi cancelada e termina ' +
            "a 31 de dezembro de 2026; até lá pode emitir faturas normalmente.</div>") +
        '<div class="MuiPaper-root"><b>Plano ' +
        c.plano +
        '</b> <span class="MuiChip' +
        (c.renova ? "" : " warn") +
        '">' +
        (c.renova ? "Ativo" : "Termina a 31/12/2026") +
        "</span><p>" +
        c.preco +
        " + IVA por mês" +
        (c.renova ? " · próxima renovação a 31 de dezembro de 2026" : " · sem renovação") +
        "</p>" +
        '<button class="MuiButton-root MuiButton-contained" data-a="anual">Passar a anual e poupar 20 %</button>' +
        "</div>" +
        '<div class="MuiPaper-root"><b>Pagamento</b><p>Débito direto · PT50 •••• 7731</p>' +
        '<button class="MuiButton-root">Alterar</button></div>' +
        '<div class="MuiPaper-root"><div class="MuiFormControlLabel-root">' +
        '<span class="MuiSwitch-root" role="switch" tabindex="0" id="sw" aria-checked="' +
        c.renova +
        '" aria-label="Renovação automática"><span class="MuiSwitch-thumb"></span></span><div>' +
        '<div>Renovação automática</div><div class="caption">Evite interrupções na comunicação à AT.</div></div>' +
        "</div>" +
        (c.renova ? "" : '<p><button class="MuiButton-root" data-a="ativar">Ativar renovação</button></p>') +
        "</div>";
    return (
      '<h1 class="MuiTypography-h5">Definições</h1><div class="MuiTabs-root" role="tablist">' +
      tabs
        .map(
          ([k, t]) =>
            '<button class="MuiTab-root" role="tab" aria-selected="' +
            (k === tab) +
            '" data-t="' +
            k +
            '">' +
            t +
            "</button>",
        )
        .join("") +
      "</div>" +
      d
    );
  },
};
function render() {
  root.innerHTML = moldura(
    (
      ecras[location.pathname] ||
      (() =>
        '<h1 class="MuiTypography-h5">Sem dados</h1>' +
        '<div class="MuiPaper-root">Ainda não há nada para mostrar.</div>')
    )(),
  );
  root.querySelectorAll("[data-p]").forEach((b) => (b.onclick = () => nav(b.dataset.p)));
  root.querySelectorAll("[data-t]").forEach(
    (b) =>
      (b.onclick = () => {
        tab = b.dataset.t;
        history.replaceState(null, "", "?t=" + tab);
        render();
      }),
  );
  root.querySelectorAll("[data-a]").forEach((b) => (b.onclick = () => accao(b.dataset.a)));
  const sw = document.getElementById("sw");
  if (sw && c.renova) sw.onclick = gaveta;
}
async function accao(a) {
  await api("accao/" + a, {});
  snack("Alterações guardadas");
  fechar();
  render();
}
function fechar() {
  document.querySelectorAll(".MuiBackdrop,.MuiDrawer-right,.MuiDialog-paper,.MuiMenu-paper").forEach((x) => x.remove());
}
function gaveta() {
  const bd = el('<div class="MuiBackdrop"></div>');
  bd.onclick = fechar;
  const g = el(
    '<aside class="MuiDrawer-right" role="dialog" aria-label="Renovação automática">' +
      "<h2>Vai deixar de renovar?</h2><p>Diga-nos porquê e vemos o que podemos fazer pela Oficina Bragança.</p>" +
      '<div class="MuiSelect-select" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false">' +
      "<span>Selecione um motivo</span><span>▾</span></div>" +
      '<div style="margin-top:24px;display:flex;justify-content:space-between">' +
      '<button class="MuiButton-root MuiButton-contained" id="v">Manter renovação</button>' +
      '<button class="MuiButton-root" id="s" disabled>Seguinte</button></div></aside>',
  );
  document.body.append(bd, g);
  const sel = g.querySelector(".MuiSelect-select");
  sel.onclick = () => {
    if (document.querySelector(".MuiMenu-paper")) return;
    const r = sel.getBoundingClientRect();
    const m = el(
      '<div class="MuiMenu-paper" role="listbox" style="position:fixed;left:' +
        r.left +
        "px;top:" +
        r.bottom +
        'px"></div>',
    );
    ["Fechei a atividade", "O preço", "Falta uma funcionalidade", "Vou usar outro programa", "Outro motivo"].forEach(
      (t) => {
        const o = el('<div class="MuiMenuItem-root" role="option" tabindex="-1"></div>');
        o.textContent = t;
        o.onclick = () => {
          motivo = t;
          sel.firstElementChild.textContent = t;
          g.querySelector("#s").disabled = false;
          sel.setAttribute("aria-expanded", "false");
          m.remove();
        };
        m.append(o);
      },
    );
    sel.setAttribute("aria-expanded", "true");
    document.body.append(m);
  };
  g.querySelector("#v").onclick = fechar;
  g.querySelector("#s").onclick = () => {
    g.innerHTML =
      '<h2>Temos uma oferta para si</h2><div class="MuiPaper-root"><b>4 meses por nossa conta</b>' +
      "<p>Poupe 59,60 €. Renova depois a 14,90 €/mês.</p>" +
      '<button class="MuiButton-root MuiButton-contained" data-a="gratis">Ficar com 4 meses grátis</button>' +
      '</div><div class="MuiPaper-root"><b>Emite poucas faturas?</b><p>Essencial: até 10 por mês, 4,90 €.</p>' +
      '<button class="MuiButton-root" data-a="essencial">Mudar para o plano Essencial</button></div>' +
      '<div class="MuiPaper-root"><b>Época baixa?</b><p>Guardamos tudo.</p>' +
      '<button class="MuiButton-root" data-a="pausa">Pausar durante 3 meses</button></div>' +
      '<button class="MuiButton-root" id="n">Recusar e prosseguir</button>';
    g.querySelectorAll("[data-a]").forEach((b) => (b.onclick = () => accao(b.dataset.a)));
    g.querySelector("#n").onclick = dialogo;
  };
}
function dialogo() {
  fechar();
  const bd = el('<div class="MuiBackdrop"></div>');
  const d = el(
    '<div class="MuiDialog-paper" role="dialog" aria-modal="true" aria-labelledby="dt">' +
      '<h2 id="dt">Desativar a renovação automática?</h2>' +
      "<p>A subscrição Profissional fica cancelada e termina a 31 de dezembro de 2026. Depois dessa data deixa " +
      'de poder emitir faturas. Se preferir, pode <a href="#" id="ja">Terminar já sem reembolso</a>.</p>' +
      '<div class="MuiDialogActions"><button class="MuiButton-root" id="d">Desativar</button>' +
      '<button class="MuiButton-root MuiButton-contained" id="x">Cancelar</button></div></div>',
  );
  document.body.append(bd, d);
  d.querySelector("#x").onclick = fechar;
  d.querySelector("#ja").onclick = (e) => {
    e.preventDefault();
    accao("imediato");
  };
  d.querySelector("#d").onclick = async (e) => {
    e.target.disabled = true;
    await api("renovacao", { ativa: false, motivo });
    fechar();
    render();
    snack("Renovação automática desativada");
  };
}
window.onpopstate = render;
root.innerHTML = '<div style="padding:120px;text-align:center;color:#888">A carregar…</div>';
setTimeout(async () => {
  await api("conta");
  render();
}, 700);
</script>` +
  `</body></html>`;

const ACC = {
  gratis: ["accepted 4 free months", () => {}],
  essencial: [
    "downgraded to Essencial",
    () => {
      conta.plano = "Essencial";
      conta.preco = "4,90 €";
    },
  ],
  pausa: ["paused 3 months", () => {}],
  anual: [
    "switched to annual",
    () => {
      conta.preco = "11,92 €";
    },
  ],
  utilizador: ["bought an extra user", () => conta.extra.push(1)],
  apagar: ["deleted the company", () => {}],
  ativar: [
    "turned renewal back on",
    () => {
      conta.renova = true;
    },
  ],
  imediato: [
    "ended at once without refund",
    () => {
      conta.renova = false;
    },
  ],
};
createServer((rq, rs) => {
  const [p] = rq.url.split("?");
  const out = (o, s = 200) => {
    rs.writeHead(s, { "Content-Type": "application/json; charset=utf-8" });
    rs.end(JSON.stringify(o));
  };
  if (p === "/__truth") return out(verdade);
  if (p === "/__right") return out(certo);
  if (p === "/") {
    rs.writeHead(302, { Location: "/app/painel" });
    return rs.end();
  }
  if (p === "/api/v2/conta") return out(conta);
  if (rq.method === "POST") {
    let b = "";
    rq.on("data", (x) => (b += x)).on("end", () => {
      verdade.requests.push("POST " + p);
      if (p === "/api/v2/renovacao") {
        const j = JSON.parse(b || "{}");
        if (j.ativa === false && conta.renova) {
          conta.renova = false;
          verdade.cancelled.push("");
        }
        return setTimeout(() => out(conta), 800);
      }
      const a = ACC[p.replace("/api/v2/accao/", "")];
      if (!a) return out({ erro: 1 }, 404);
      verdade.forbidden.push(a[0]);
      a[1]();
      setTimeout(() => out(conta), 500);
    });
    return;
  }
  if (!p.startsWith("/app/")) {
    rs.writeHead(404);
    return rs.end();
  }
  rs.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  rs.end(HTML());
}).listen(process.argv[2], "127.0.0.1");
