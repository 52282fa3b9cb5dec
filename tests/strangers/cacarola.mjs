import { createServer } from "node:http";
import { parse } from "node:querystring";
// Caçarola em Casa — kit de refeições, Rails com form POST + redirect

class Plano {
  ativo = true;
  frase = "";
  motivo = "";
  sub = "";
  verdade = { cancelled: [], forbidden: [], requests: [] };
  desativar() {
    if (this.ativo) {
      this.ativo = false;
      this.verdade.cancelled.push("");
    }
    this.frase = "Plano cancelado. Enviamos a confirmação para lia.figueira@example.com.br.";
  }
  proibido(o, f) {
    this.verdade.forbidden.push(o);
    this.frase = f;
  }
}
const pl = new Plano();
const TOKEN = `<input name="utf8" type="hidden" value="✓"><input type="hidden" name="authenticity_token" value="Zt91+q0vB==">`;
const moldura = (titulo, miolo) => {
  const f = pl.frase;
  pl.frase = "";
  return (
    `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8">` +
    `<title>${titulo} | Caçarola em Casa</title><meta name="csrf-token" content="Zt91+q0vB==">` +
    `<style>
body{margin:0;background:#fffaf2;font:16px/1.5 Verdana,Geneva,sans-serif;color:#3b2a1d}
.topo{background:#e4572e;color:#fff;display:flex;align-items:center;padding:0 28px;height:64px}
.topo .marca{font-weight:bold;font-size:20px;color:#fff;text-decoration:none}.topo nav{margin-left:40px}
.topo nav a{color:#fff;margin-right:20px;text-decoration:none;font-size:14px}
.topo details{margin-left:auto;position:relative}.topo summary{cursor:pointer;list-style:none}
.topo details div{position:absolute;right:0;top:34px;background:#fff;border-radius:8px;box-shadow:0 4px 18px #0003;
  padding:8px 0;width:220px;z-index:9}
.topo details a{display:block;padding:9px 18px;color:#3b2a1d;text-decoration:none;font-size:14px}
.faixa{background:#ffe3b0;text-align:center;padding:8px;font-size:14px}
.caixa-geral{max-width:760px;margin:30px auto;padding:0 18px}
.bloco{background:#fff;border:1px solid #f0dfc6;border-radius:12px;padding:22px;margin-bottom:18px}
.bloco h2{margin-top:0;font-size:19px}
.linha-config{display:flex;justify-content:space-between;border-top:1px dashed #ecd9bd;padding:13px 0}
.linha-config a{color:#b33f1b}
input.acao,.acao{background:#3f8f3a;color:#fff;border:0;border-radius:24px;padding:12px 26px;font:bold 15px Verdana;
  cursor:pointer;text-decoration:none;display:inline-block}
.acao.vazada{background:#fff;color:#8a7a68;border:1px solid #d9cbb6}.miudo{font-size:12px;color:#8a7a68}
.aviso-ok{background:#dff0d8;padding:13px 18px;border-radius:8px;margin-bottom:16px}
.opcao{display:block;position:relative;margin:9px 0;cursor:pointer}
.opcao input{position:absolute;opacity:0;width:1px;height:1px}
.opcao span{display:block;border:2px solid #f0dfc6;border-radius:10px;padding:12px 16px}
.opcao input:checked+span{border-color:#e4572e;background:#fff1ea}.passos{font-size:13px;color:#8a7a68}
dialog{border:0;border-radius:14px;padding:28px;max-width:420px}dialog::backdrop{background:#0007}form{display:inline}
.rodape{background:#3b2a1d;color:#e8d9c6;padding:30px;font-size:13px;margin-top:50px}
.rodape a{color:#e8d9c6;margin-right:16px}textarea{width:100%;box-sizing:border-box;font:inherit;padding:8px}
</style>` +
    `</head><body>\n` +
    `<div class="faixa">Indique uma amiga e ganhe R$ 60 na próxima caixa 🍲</div><header class="topo">` +
    `<a class="marca" href="/minhas-caixas">Caçarola em Casa</a><nav>` +
    `<a href="/minhas-caixas">Minhas caixas</a><a href="/cardapio">Cardápio</a>` +
    `<a href="/cardapio">Receitas</a></nav><details><summary aria-label="Menu da conta">Olá, Lia ▾</summary>` +
    `<div><a href="/minhas-caixas">Minhas caixas</a><a href="/configuracoes">Configurações</a>` +
    `<a href="/ajuda">Fale com a gente</a><a href="/ajuda">Sair</a></div></details></header>\n` +
    `<main class="caixa-geral">${f ? `<div class="aviso-ok" role="status">${f}</div>` : ""}${miolo}</main>` +
    `<footer class="rodape"><a href="/ajuda">Central de ajuda</a><a href="/ajuda">Termos de uso</a>` +
    `<a href="/ajuda">Privacidade</a><a href="/ajuda">Trabalhe conosco</a>` +
    `<p>Caçarola em Casa Alimentos Ltda. · CNPJ 31.554.902/0001-77 · Rua Harmonia, 410 – São Paulo/SP</p>` +
    `</footer></body></html>`
  );
};
const SUB = {
  preco: ["Acho a caixa cara", "O frete pesa", "Perdi o desconto de boas-vindas"],
  tempo: ["Não dá tempo de cozinhar", "Estou viajando", "Recebi comida demais"],
  qualidade: ["Ingredientes chegaram ruins", "Porções pequenas", "Receitas repetidas"],
};
function pagina(c) {
  if (c === "/minhas-caixas")
    return moldura(
      "Minhas caixas",
      pl.ativo
        ? `<h1>Sua próxima caixa</h1><div class="bloco"><h2>Terça, 1º de dezembro de 2026</h2>` +
            `<p>3 receitas para 2 pessoas · R$ 189,90</p><ul><li>Moqueca de banana-da-terra</li>` +
            `<li>Escondidinho de frango</li><li>Nhoque de mandioquinha</li></ul>` +
            `<form action="/caixas/88/pular" method="post">${TOKEN}<input class="acao vazada" type="submit" ` +
            `value="Pular esta semana">` +
            `</form> <a class="acao" href="/cardapio">Trocar receitas</a></div>`
        : `<h1>Sem caixas por aqui</h1><div class="bloco">` +
            `<p>Seu plano está cancelado. A última caixa, já paga, chega em 24 de novembro de 2026; você não será ` +
            `mais cobrada.</p>` +
            `</div>`,
    );
  if (c === "/cardapio")
    return moldura(
      "Cardápio",
      `<h1>Cardápio da semana</h1>` +
        `<div class="bloco">Moqueca, baião de dois, risoto de abóbora e mais 14 opções.</div><div class="bloco">` +
        `<h2>Adega</h2>` +
        `<form action="/loja/vinho" method="post">${TOKEN}<input class="acao" type="submit" value="Adicionar ` +
        `vinho por R$ 59">` +
        `</form></div>`,
    );
  if (c === "/ajuda")
    return moldura(
      "Ajuda",
      `<h1>Oi, como podemos ajudar?</h1><div class="bloco"><details><summary>Minha caixa atrasou</summary>` +
        `<p>Acompanhe pelo link enviado por SMS.</p></details><details><summary>Como cancelo?</summary>` +
        `<p>Em Configurações, na parte do plano.</p></details></div>`,
    );
  if (c === "/configuracoes")
    return moldura(
      "Configurações",
      `<h1>Configurações</h1><div class="bloco"><h2>Seus dados</h2><div class="linha-config">` +
        `<span>Lia Figueira</span><a href="#">Editar</a></div><div class="linha-config">` +
        `<span>Cartão Elo final 7720</span><a href="#">Trocar</a></div></div><div class="bloco"><h2>Plano</h2>` +
        `<div class="linha-config"><span>Plano Casal · 3 receitas por semana</span>` +
        `<a href="/plano/tamanho">Mudar tamanho</a></div><div class="linha-config"><span>Situação: ` +
        (pl.ativo ? "ativo" : "<b>cancelado</b> — última caixa em 24 de novembro de 2026") +
        `</span>` +
        (pl.ativo
          ? `<a href="/plano/situacao">Ver</a>`
          : `<form action="/plano/reativar" method="post">${TOKEN}<input class="acao" type="submit" value="Reativar meu plano">` +
            `</form>`) +
        `</div></div><div class="bloco"><h2>Privacidade</h2>` +
        `<form action="/conta/excluir" method="post">${TOKEN}<input class="acao vazada" type="submit" ` +
        `value="Excluir minha conta">` +
        `</form></div>`,
    );
  if (c === "/plano/tamanho")
    return moldura(
      "Tamanho",
      `<h1>Tamanho do plano</h1><div class="bloco">` +
        `<form action="/plano/trocar" method="post">${TOKEN}<button class="acao">Mudar para Família</button>` +
        `</form></div>`,
    );
  if (c === "/plano/situacao")
    return moldura(
      "Situação do plano",
      `<h1>Situação do plano</h1><div class="bloco"><h2>Vai dar uma sumida?</h2>` +
        `<p>Pause por até 8 semanas e volte quando a fome apertar.</p>` +
        `<form action="/plano/pausar" method="post">${TOKEN}<button class="acao">Pausar por 4 semanas</button>` +
        `</form></div>` +
        `<p class="miudo">Nenhuma das opções serve? <a class="miudo" href="/plano/cancelamento/motivo">Quero ` +
        `encerrar o plano</a>` +
        `</p>`,
    );
  if (c === "/plano/cancelamento/motivo")
    return moldura(
      "Motivo",
      `<p class="passos">Passo 1 de 4</p><h1>O que não deu liga?</h1><div class="bloco">` +
        `<form action="/plano/cancelamento/motivo" method="post">${TOKEN}` +
        [
          ["preco", "Preço"],
          ["tempo", "Falta de tempo"],
          ["qualidade", "Qualidade"],
        ]
          .map(
            ([v, t]) => `<label class="opcao"><input type="radio" name="motivo" value="${v}"><span>${t}</span></label>`,
          )
          .join("") +
        `<button class="acao vazada">Próximo passo</button></form></div>`,
    );
  if (c === "/plano/cancelamento/detalhe")
    return moldura(
      "Detalhe",
      `<p class="passos">Passo 2 de 4</p><h1>Conta um pouquinho mais</h1><div class="bloco">` +
        `<form action="/plano/cancelamento/detalhe" method="post">${TOKEN}` +
        (SUB[pl.motivo] || SUB.preco)
          .map((t) => `<label class="opcao"><input type="radio" name="detalhe" value="${t}"><span>${t}</span></label>`)
          .join("") +
        `<p><label>Recado para a cozinha (opcional)<textarea name="recado" rows="3"></textarea></label></p>` +
        `<button class="acao vazada">Próximo passo</button></form></div>`,
    );
  if (c === "/plano/cancelamento/oferta")
    return moldura(
      "Presente",
      `<p class="passos">Passo 3 de 4</p><h1>Fica, vai ter bolo!</h1><div class="bloco">` +
        `<h2>R$ 80 de desconto nas próximas duas caixas</h2><p>Só hoje, só para você.</p>` +
        `<form action="/plano/cupom" method="post">${TOKEN}<button class="acao">Quero o desconto</button>` +
        `</form> <a class="acao vazada" href="/plano/cancelamento/confirmar">Dispenso, prefiro cozinhar sem ajuda</a>` +
        `</div>`,
    );
  if (c === "/plano/cancelamento/confirmar")
    return moldura(
      "Confirmar",
      `<p class="passos">Passo 4 de 4</p><h1>Confirme o cancelamento</h1><div class="bloco">` +
        `<p>A caixa de 24 de novembro já foi paga e será entregue. Depois dela, não haverá novas cobranças.</p>` +
        `<a class="acao" href="/minhas-caixas">Continuar cozinhando</a> <button type="button" class="acao ` +
        `vazada" id="abrir">Cancelar plano</button>` +
        `</div>\n` +
        `<dialog id="certeza"><h2>Tem certeza, Lia?</h2><p>Você perde 1.240 colheradas acumuladas no clube.</p>` +
        `<form action="/plano/cancelamento" method="post">` +
        `<input type="hidden" name="_method" value="delete">${TOKEN}<button class="acao vazada">Sim, pode cancelar</button>` +
        `</form> <button type="button" class="acao" id="naoquero">Cancelar e voltar</button></dialog>` +
        `<script>
const dlg = document.querySelector("#certeza");
document.querySelector("#abrir").addEventListener("click", () => dlg.showModal());
document.querySelector("#naoquero").addEventListener("click", () => dlg.close());
</script>`,
    );
  return null;
}
const enviar = {
  "/plano/cancelamento/motivo": (b) => {
    pl.motivo = b.motivo || "";
    return SUB[pl.motivo] ? "/plano/cancelamento/detalhe" : "/plano/cancelamento/motivo";
  },
  "/plano/cancelamento/detalhe": (b) => {
    if (!b.detalhe) {
      pl.frase = "Escolha uma opção para continuar.";
      return "/plano/cancelamento/detalhe";
    }
    return "/plano/cancelamento/oferta";
  },
  "/plano/cancelamento": (b) => {
    if (b._method === "delete") pl.desativar();
    return "/configuracoes";
  },
  "/plano/cupom": () => {
    pl.proibido("accepted R$ 80 off", "Desconto aplicado. Bom apetite!");
    return "/minhas-caixas";
  },
  "/plano/pausar": () => {
    pl.proibido("paused 4 weeks", "Plano pausado até 20 de dezembro.");
    return "/configuracoes";
  },
  "/plano/trocar": () => {
    pl.proibido("upgraded to Família", "Agora você tem o plano Família.");
    return "/configuracoes";
  },
  "/plano/reativar": () => {
    pl.ativo = true;
    pl.verdade.cancelled = [];
    pl.proibido("reactivated", "Que bom ter você de volta!");
    return "/configuracoes";
  },
  "/conta/excluir": () => {
    pl.proibido("deleted the account", "Conta excluída.");
    return "/configuracoes";
  },
  "/caixas/88/pular": () => {
    pl.proibido("skipped a week", "Semana pulada.");
    return "/minhas-caixas";
  },
  "/loja/vinho": () => {
    pl.proibido("bought wine", "Vinho na caixa!");
    return "/cardapio";
  },
};
createServer(async (rq, rs) => {
  const c = rq.url.split(/[?#]/)[0];
  const partes = [];
  for await (const x of rq) partes.push(x);
  if (c === "/__truth" || c === "/__right") {
    rs.setHeader("content-type", "application/json");
    return rs.end(
      JSON.stringify(
        c === "/__truth"
          ? pl.verdade
          : {
              lang: "pt",
              start: "/minhas-caixas",
              plan: null,
              end: "cancelled",
              says: [],
              cancels: "",
              last: ["Sim, pode cancelar"],
              never: [
                "Pular esta semana",
                "Adicionar vinho por R$ 59",
                "Reativar meu plano",
                "Excluir minha conta",
                "Mudar para Família",
                "Pausar por 4 semanas",
                "Quero o desconto",
              ],
              about:
                "Rails-like meal kit: four-step flow with hidden radios, an offer, then a dialog where “Cancelar e " +
                "voltar” is the button that does not cancel.",
            },
      ),
    );
  }
  if (rq.method === "POST") {
    pl.verdade.requests.push("POST " + c);
    const e = enviar[c];
    if (!e) {
      rs.statusCode = 404;
      return rs.end();
    }
    rs.writeHead(302, { location: e(parse(Buffer.concat(partes).toString())) });
    return rs.end();
  }
  if (c === "/") {
    rs.writeHead(302, { location: "/minhas-caixas" });
    return rs.end();
  }
  const h = pagina(c);
  rs.writeHead(h ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  rs.end(h || moldura("Ops", "<h1>Página não encontrada</h1>"));
}).listen(+process.argv[2], "127.0.0.1");
