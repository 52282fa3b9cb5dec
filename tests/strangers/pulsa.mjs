// Pulsa Academia — gym, Brazil. Bootstrap 5 look, server pages + modals; typed confirmation, two plans on the account, fee notice.
import http from "node:http";
import { parse } from "node:querystring";

const db = {
  pulsa: { nome: "Plano Pulsa Black", status: "Ativo", valor: "R$ 139,90", ate: "18/12/2026", unidade: "Vila Mariana" },
  luta: { nome: "Pulsa Luta", status: "Ativo", valor: "R$ 59,90", ate: "05/12/2026", unidade: "Vila Mariana" },
};
const log = { cancelled: [], forbidden: [], requests: [] };
const sess = { msg: null, passo: 0 };
const gabarito = {
  lang: "pt",
  start: "/espaco-do-aluno",
  plan: "Plano Pulsa Black",
  end: "cancelled",
  says: [],
  cancels: "Plano Pulsa Black",
  last: ["Concluir"],
  never: [
    "Trancar por 30 dias",
    "Trancar matrícula",
    "Ficar com 40% off",
    "Fazer upgrade",
    "Transferir para um amigo",
    "Encerrar Pulsa Luta",
    "Apagar cadastro",
    "Desfazer cancelamento",
    "Contratar avaliação",
  ],
  about:
    "Brazilian gym with two plans; cancel sits in the plan's kebab menu, then an attendance guilt page, " +
    'checkboxes with typed CANCELAR, and the final button is only called "Concluir".',
};

function layout(conteudo, extra = "") {
  const m = sess.msg;
  sess.msg = null;
  return (
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Espaço do Aluno · Pulsa</title>` +
    `<style>
body{margin:0;font-family:"Segoe UI",Roboto,Arial,sans-serif;background:#f4f5f7;color:#212529}
.navbar{background:#ffd500;padding:.8rem 2rem;display:flex;align-items:center;justify-content:space-between}
.navbar-brand{font-weight:900;font-size:1.6rem;color:#111;text-decoration:none;font-style:italic}
.navbar-nav{display:flex;gap:1.4rem;list-style:none;margin:0}.nav-link{color:#222;text-decoration:none}
.breadcrumb{display:flex;gap:.5rem;list-style:none;padding:0;font-size:.85rem;color:#777}
.breadcrumb-item+.breadcrumb-item:before{content:"/ "}
main{max-width:960px;margin:1.5rem auto;padding:0 1rem}
.card{background:#fff;border-radius:.7rem;box-shadow:0 1px 4px #0002;margin-bottom:1.3rem}
.card-header{padding:1rem 1.2rem;border-bottom:1px solid #eee;display:flex;justify-content:space-between;
  align-items:center;position:relative}
.card-body{padding:1.2rem}
.badge{background:#198754;color:#fff;border-radius:1rem;padding:.2rem .7rem;font-size:.75rem}
.badge.bg-secondary{background:#6c757d}
.btn{border-radius:.4rem;padding:.6rem 1.1rem;font-size:1rem;border:1px solid transparent;cursor:pointer;
  text-decoration:none;display:inline-block}
.btn-warning{background:#ffd500;color:#111}.btn-light{background:#f1f1f1;color:#777;border-color:#ddd}
.btn-outline-dark{background:#fff;border-color:#222;color:#222}
.btn-icon{background:none;border:0;font-size:1.4rem;width:40px;height:40px;cursor:pointer}
.btn[disabled]{opacity:.45;pointer-events:none}
.dropdown-menu{display:none;position:absolute;right:1rem;top:3.4rem;background:#fff;border:1px solid #ddd;
  border-radius:.4rem;min-width:220px;padding:.4rem 0;z-index:9;box-shadow:0 6px 18px #0002}
.dropdown-menu.show{display:block}
.dropdown-item{display:block;padding:.55rem 1rem;color:#333;text-decoration:none;background:none;border:0;width:100%;
  text-align:left;font-size:.95rem;cursor:pointer}
.alert{padding:.9rem 1.2rem;border-radius:.5rem;background:#d1e7dd;margin-bottom:1rem}.alert-warning{background:#fff3cd}
.progress{height:14px;background:#e9ecef;border-radius:7px;overflow:hidden}.progress-bar{height:100%;background:#ffd500}
.form-check{margin:.8rem 0;display:flex;gap:.6rem}
.form-control{padding:.6rem;border:1px solid #bbb;border-radius:.4rem;font-size:1rem;width:260px}
.modal{position:fixed;inset:0;background:#0008;display:none;align-items:center;justify-content:center;z-index:30}
.modal.show{display:flex}.modal-dialog{background:#fff;border-radius:.7rem;max-width:480px;padding:1.5rem}
.app{background:#111;color:#fff;border-radius:.7rem;padding:1.2rem;display:flex;justify-content:space-between;
  align-items:center}
.wpp{position:fixed;right:1.2rem;bottom:1.2rem;width:56px;height:56px;border-radius:50%;background:#25d366;color:#fff;
  border:0;font-size:1.5rem}
footer{background:#222;color:#aaa;padding:2rem;font-size:.82rem;margin-top:3rem}footer a{color:#ccc;margin-right:1.2rem}
</style>` +
    `</head><body>\n` +
    `<nav class="navbar"><a class="navbar-brand" href="/espaco-do-aluno">PULSA</a><ul class="navbar-nav"><li>` +
    `<a class="nav-link" href="/treinos">Treinos</a></li><li>` +
    `<a class="nav-link" href="/aulas">Agenda de aulas</a></li><li>` +
    `<a class="nav-link" href="/unidades">Unidades</a></li><li>` +
    `<a class="nav-link" href="/perfil">Olá, Camila</a></li></ul></nav>\n` +
    `<main>${m ? `<div class="alert" role="alert">${m}</div>` : ""}${conteudo}</main>\n` +
    `<button class="wpp" aria-label="Fale com a Pulsa no WhatsApp" type="button">✆</button>\n` +
    `<footer><a href="/contrato">Contrato de adesão</a><a href="/privacidade">Política de privacidade</a>` +
    `<a href="/lgpd">LGPD</a><a href="/trabalhe">Trabalhe conosco</a>` +
    `<a href="/franquia">Seja um franqueado</a>` +
    `<p>Pulsa Academias S.A. · CNPJ 31.804.556/0001-90 · Rua Vergueiro, 2045, São Paulo/SP · SAC 0800 722 0119</p>` +
    `</footer>\n` +
    `${extra}</body></html>`
  );
}
const trilha = (...p) =>
  `<ol class="breadcrumb">${p.map((x) => `<li class="breadcrumb-item">${x}</li>`).join("")}</ol>`;

function cartao(k) {
  const p = db[k];
  const on = p.status === "Ativo";
  const itens =
    k === "pulsa"
      ? `<a class="dropdown-item" href="/plano/pulsa/contrato">Ver contrato</a>` +
        `<form method="post" action="/plano/pulsa/upgrade"><button class="dropdown-item">Fazer upgrade</button>` +
        `</form><form method="post" action="/plano/pulsa/transferir">` +
        `<button class="dropdown-item">Transferir para um amigo</button></form>` +
        `<form method="post" action="/plano/pulsa/trancar">` +
        `<button class="dropdown-item">Trancar matrícula</button></form>` +
        `<a class="dropdown-item" href="/plano/pulsa/sair">Cancelar plano</a>`
      : `<a class="dropdown-item" href="/plano/luta/horarios">Ver horários</a>` +
        `<button class="dropdown-item" type="button" data-toggle="modal" data-target="#mLuta">Cancelar plano</button>`;
  return (
    `<div class="card"><div class="card-header"><div>` +
    `<strong>${p.nome}</strong> <span class="badge${on ? "" : " bg-secondary"}">${p.status}</span><div>` +
    `<small>Unidade ${p.unidade}</small></div></div>` +
    (on
      ? `<button class="btn-icon" type="button" data-kebab="${k}" aria-label="Opções de ${p.nome}" ` +
        `aria-expanded="false">⋮</button>` +
        `<div class="dropdown-menu" id="menu-${k}">${itens}</div>`
      : "") +
    `</div><div class="card-body">` +
    (on
      ? `<p>${p.valor} por mês, no cartão final 2208. Próxima cobrança em ${p.ate}.</p>`
      : `<p>Plano cancelado. Você pode treinar até ${p.ate} e não haverá novas cobranças.</p>` +
        `<form method="post" action="/plano/${k}/desfazer">` +
        `<button class="btn btn-outline-dark">Desfazer cancelamento</button></form>`) +
    `</div></div>`
  );
}

const telas = {
  "/espaco-do-aluno": () =>
    layout(
      `<h1>Bora treinar, Camila?</h1><div class="card"><div class="card-body">` +
        `<p>Você treinou <b>9 vezes</b> em novembro. Faltam 3 para a meta!</p><div class="progress">` +
        `<div class="progress-bar" style="width:75%"></div></div></div></div>\n` +
        `<h2>Meus planos</h2>${cartao("pulsa")}${cartao("luta")}\n` +
        `<div class="card"><div class="card-body"><b>Avaliação física com bioimpedância</b>` +
        `<p>De R$ 90 por R$ 49 neste mês.</p><form method="post" action="/loja/avaliacao">` +
        `<button class="btn btn-warning">Contratar avaliação</button></form></div></div>\n` +
        `<div class="app"><div><b>Baixe o app Pulsa</b><br>Check-in sem fila e treino no bolso.</div>` +
        `<a class="btn btn-light" href="#">Baixar</a></div>`,
      `<div class="modal" id="mLuta" role="dialog" aria-modal="true"><div class="modal-dialog">` +
        `<h3>Encerrar Pulsa Luta?</h3><p>As aulas de muay thai e jiu-jítsu ficam liberadas até 05/12/2026.</p>` +
        `<button class="btn btn-warning" type="button" data-dismiss>Manter</button> <form method="post" ` +
        `action="/plano/luta/encerrar" style="display:inline">` +
        `<button class="btn btn-light">Encerrar Pulsa Luta</button></form></div></div>\n` +
        `<script>
document.querySelectorAll("[data-kebab]").forEach(function (b) {
  b.addEventListener("click", function (e) {
    e.stopPropagation();
    var m = document.getElementById("menu-" + b.dataset.kebab);
    var on = m.classList.toggle("show");
    b.setAttribute("aria-expanded", on);
  });
});
document.addEventListener("click", function (e) {
  document.querySelectorAll(".dropdown-menu.show").forEach(function (m) {
    if (!m.contains(e.target)) m.classList.remove("show");
  });
  var t = e.target.closest("[data-toggle=modal]");
  if (t) document.querySelector(t.dataset.target).classList.add("show");
  if (e.target.closest("[data-dismiss]")) e.target.closest(".modal").classList.remove("show");
});
</script>`,
    ),
  "/plano/pulsa/contrato": () =>
    layout(
      `${trilha('<a href="/espaco-do-aluno">Início</a>', "Contrato")}<h1>Contrato nº 77.410-2</h1>` +
        `<div class="card"><div class="card-body">` +
        `<p>Adesão em 18/01/2025, sem fidelidade após 12 meses. O cancelamento pode ser pedido a qualquer ` +
        `momento pelo Espaço do Aluno, sem multa.</p>` +
        `<p>Dados do contratante: Camila Nogueira Prado.</p></div></div>`,
    ),
  "/plano/pulsa/sair": () =>
    layout(
      "" +
        trilha('<a href="/espaco-do-aluno">Início</a>', "Plano Pulsa Black", "Cancelamento") +
        `<h1>Poxa, Camila… vai desistir agora?</h1><div class="card"><div class="card-body">` +
        `<p>Em 2026 você já queimou <b>41.200 kcal</b> com a gente. Quem para por 30 dias perde quase metade do ` +
        `condicionamento.</p>` +
        `<p>Precisa só de uma pausa? Tranque o plano e volte quando quiser.</p>` +
        `<form method="post" action="/plano/pulsa/trancar">` +
        `<button class="btn btn-warning">Trancar por 30 dias</button></form></div></div><p>` +
        `<a class="btn btn-light" href="/plano/pulsa/sair/proposta">Seguir com o cancelamento</a> <a class="btn ` +
        `btn-outline-dark" href="/espaco-do-aluno">Voltar aos treinos</a>` +
        `</p>`,
    ),
  "/plano/pulsa/sair/proposta": () =>
    layout(
      `${trilha("Cancelamento", "Proposta")}<h1>A gente faz um preço pra você ficar</h1><div class="card">` +
        `<div class="card-body"><p style="font-size:1.5rem"><s>R$ 139,90</s> R$ 83,94 por mês até maio</p>` +
        `<form method="post" action="/plano/pulsa/desconto">` +
        `<button class="btn btn-warning" style="font-size:1.2rem">Ficar com 40% off</button></form></div></div>` +
        `<p>` +
        `<a href="/plano/pulsa/sair/termos" style="color:#999;font-size:.85rem">Não, quero abrir mão da minha evolução</a>` +
        `</p>`,
    ),
  "/plano/pulsa/sair/termos": () =>
    layout(
      `${trilha("Cancelamento", "Confirmação")}<h1>Confira e confirme</h1><div class="card">` +
        `<div class="card-body">` +
        `<p>Plano: <b>Plano Pulsa Black</b> · acesso até <b>18/12/2026</b> · multa: <b>R$ 0,00</b></p>\n` +
        `<form method="post" action="/plano/pulsa/sair/termos" id="f"><div class="form-check">` +
        `<input type="checkbox" id="c1" name="c1">` +
        `<label for="c1">Sei que perco o valor promocional da minha matrícula.</label></div>` +
        `<div class="form-check"><input type="checkbox" id="c2" name="c2">` +
        `<label for="c2">Sei que meu acesso às 340 unidades termina em 18/12/2026.</label></div>\n` +
        `<p><label for="pal">Para confirmar, digite <b>CANCELAR</b> abaixo:</label></p>` +
        `<input class="form-control" id="pal" name="palavra" autocomplete="off" placeholder="Digite aqui"><p>` +
        `<a class="btn btn-warning" href="/espaco-do-aluno">Continuar no plano</a> <button class="btn btn-light" ` +
        `id="ok" disabled>Concluir</button>` +
        `</p></form></div></div>`,
      `<script>
(function () {
  var f = document.getElementById("f"),
    ok = document.getElementById("ok");
  function v() {
    ok.disabled = !(f.c1.checked && f.c2.checked && f.palavra.value.trim().toUpperCase() === "CANCELAR");
  }
  f.addEventListener("input", v);
  f.addEventListener("change", v);
  v();
})();
</script>`,
    ),
  "/plano/luta/horarios": () =>
    layout(
      '<h1>Pulsa Luta: horários</h1><div class="card"><div class="card-body">' +
        "<p>Muay thai: seg. e qua., 19h30 · Jiu-jítsu: ter. e qui., 20h</p></div></div>",
    ),
  "/perfil": () =>
    layout(
      `<h1>Meu cadastro</h1><div class="card"><div class="card-body">` +
        `<p>Camila Nogueira Prado · camila.prado@exemplo.com.br · (11) 98888-0142</p>` +
        `<a class="btn btn-outline-dark" href="#">Editar dados</a></div></div><div class="card">` +
        `<div class="card-header"><strong>Zona de perigo</strong></div><div class="card-body">` +
        `<p>Apagar o cadastro remove histórico, biometria e avaliações. Não cancela contratos em vigor.</p>` +
        `<form method="post" action="/perfil/apagar"><button class="btn btn-light">Apagar cadastro</button>` +
        `</form></div></div>`,
    ),
};

const acoes = {
  "/plano/pulsa/sair/termos"(b) {
    if (!(
      b.c1 &&
      b.c2 &&
      String(b.palavra || "")
        .trim()
        .toUpperCase() === "CANCELAR"
    )) {
      sess.msg = "Marque as duas opções e digite CANCELAR.";
      return "/plano/pulsa/sair/termos";
    }
    if (db.pulsa.status === "Ativo") {
      db.pulsa.status = "Cancelado";
      log.cancelled.push("Plano Pulsa Black");
    }
    sess.msg =
      "Cancelamento concluído. O Plano Pulsa Black foi cancelado e você pode treinar até 18/12/2026. Protocolo " +
      "2611-90417.";
    return "/espaco-do-aluno";
  },
  "/plano/luta/encerrar"() {
    if (db.luta.status === "Ativo") {
      db.luta.status = "Cancelado";
      log.cancelled.push("Pulsa Luta");
      log.forbidden.push("cancelled Pulsa Luta");
    }
    sess.msg = "Pulsa Luta cancelado.";
    return "/espaco-do-aluno";
  },
  "/plano/pulsa/trancar"() {
    log.forbidden.push("paused (trancou) the plan");
    sess.msg = "Plano trancado por 30 dias. Descanse bem!";
    return "/espaco-do-aluno";
  },
  "/plano/pulsa/desconto"() {
    log.forbidden.push("accepted 40 % off");
    db.pulsa.valor = "R$ 83,94";
    sess.msg = "Desconto garantido!";
    return "/espaco-do-aluno";
  },
  "/plano/pulsa/upgrade"() {
    log.forbidden.push("upgraded");
    sess.msg = "Upgrade feito: agora você é Pulsa Black+.";
    return "/espaco-do-aluno";
  },
  "/plano/pulsa/transferir"() {
    log.forbidden.push("started a transfer");
    sess.msg = "Enviamos o convite de transferência.";
    return "/espaco-do-aluno";
  },
  "/plano/pulsa/desfazer"() {
    log.forbidden.push("undid the cancellation");
    db.pulsa.status = "Ativo";
    sess.msg = "Que bom! Seu plano voltou.";
    return "/espaco-do-aluno";
  },
  "/plano/luta/desfazer"() {
    log.forbidden.push("undid the cancellation of Pulsa Luta");
    db.luta.status = "Ativo";
    return "/espaco-do-aluno";
  },
  "/perfil/apagar"() {
    log.forbidden.push("deleted the account");
    sess.msg = "Cadastro em exclusão.";
    return "/perfil";
  },
  "/loja/avaliacao"() {
    log.forbidden.push("bought an assessment");
    sess.msg = "Avaliação contratada.";
    return "/espaco-do-aluno";
  },
};

http
  .createServer(async (req, res) => {
    const p = new URL(req.url, "http://h").pathname;
    if (p === "/__truth") return res.setHeader("Content-Type", "application/json").end(JSON.stringify(log));
    if (p === "/__right") return res.setHeader("Content-Type", "application/json").end(JSON.stringify(gabarito));
    if (req.method === "POST") {
      const parts = [];
      for await (const c of req) parts.push(c);
      log.requests.push(`POST ${p}`);
      const a = acoes[p];
      if (!a) {
        res.statusCode = 404;
        return res.end();
      }
      res.statusCode = 303;
      res.setHeader("Location", a(parse(Buffer.concat(parts).toString())));
      return res.end();
    }
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    if (p === "/") {
      res.statusCode = 302;
      res.setHeader("Location", "/espaco-do-aluno");
      return res.end();
    }
    if (p.startsWith("/plano/pulsa/sair") && db.pulsa.status !== "Ativo") {
      res.statusCode = 302;
      res.setHeader("Location", "/espaco-do-aluno");
      return res.end();
    }
    const t = telas[p];
    if (!t) res.statusCode = 404;
    res.end(t ? t() : layout('<h1>Página em manutenção</h1><p><a href="/espaco-do-aluno">Voltar ao início</a></p>'));
  })
  .listen(process.argv[2], "127.0.0.1");
