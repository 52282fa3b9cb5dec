// Chamego – namoro, pt-BR. Marcação de React Native Web; a assinatura é cobrada pelo Google Play.
import http from 'node:http';

class Chamego {
  constructor() { this.plano = 'Ouro'; this.invisivel = false; this.boosts = 0; this.apagada = false; this.nota = ''; this.cancelled = []; this.forbidden = []; this.requests = []; }
  fazer(caminho) {
    const mapa = {
      '/api/boost': ['comprou Boost', () => { this.boosts += 5; this.nota = 'Pronto! Você tem 5 Boosts.'; }],
      '/api/platina': ['fez upgrade para Platina', () => { this.plano = 'Platina'; this.nota = 'Agora você é Platina.'; }],
      '/api/invisivel': ['pausou o perfil', () => { this.invisivel = true; this.nota = 'Seu perfil está em pausa. A assinatura continua ativa.'; }],
      '/api/excluir': ['excluiu a conta', () => { this.apagada = true; this.nota = 'Sua conta será excluída em 30 dias. Sua assinatura no Google Play continua ativa.'; }],
    };
    const x = mapa[caminho]; if (!x) return false;
    this.forbidden.push(x[0]); x[1](); return true;
  }
}
const app = new Chamego();
const DIREITO = { lang: 'pt', start: '/app/perfil', plan: null, end: 'handed_over', says: ['Google Play'], cancels: '', last: [],
  never: ['Comprar 5 Boosts', 'Quero ser Platina', 'Pausar meu perfil', 'Sim, excluir minha conta'],
  about: 'App de namoro na web: a assinatura Ouro foi comprada no Google Play e só pode ser cancelada lá; perto há pausa do perfil, exclusão de conta e upgrade.' };

const JS = String.raw`
'use strict';
const tela=document.getElementById('root');let eu={};
const css=(c,inner,extra)=>'<div class="css-view-'+c+'"'+(extra||'')+'>'+inner+'</div>';
const tx=(t,c)=>'<div dir="auto" class="css-text-'+(c||'n')+'">'+t+'</div>';
const toque=(t,acao,c)=>'<div tabindex="0" role="button" class="css-touch-'+(c||'row')+'" data-acao="'+acao+'">'+tx(t)+'</div>';
const topo=(t,volta)=>css('topo',(volta?'<div tabindex="0" role="button" aria-label="Voltar" class="css-touch-ic" data-acao="ir:'+volta+'">‹</div>':'')+'<div role="heading" aria-level="1" class="css-text-h1">'+t+'</div>');
const telas={
 '/app/perfil':()=>topo('Meu perfil')+(eu.nota?css('nota',tx(eu.nota),' role="status"'):'')+css('card',tx('Rafaela, 31','g')+tx('Belo Horizonte · verificada')+tx(eu.invisivel?'Perfil em pausa':'Perfil visível'))+css('card ouro',tx('Chamego '+eu.plano,'g')+tx('Curtidas ilimitadas e veja quem curtiu você.')+tx('Assinatura ativa'))+css('card plat',tx('Chamego Platina','g')+tx('Mande mensagem antes do match.')+toque('Quero ser Platina','post:/api/platina','btn'))+css('lista',toque('Configurações','ir:/app/config')+toque('Central de segurança','ir:/app/seguranca')+toque('Boosts','ir:/app/boost')),
 '/app/boost':()=>topo('Boosts','/app/perfil')+css('card',tx('Apareça no topo por 30 minutos.')+tx('5 unidades por R$ 34,90')+toque('Comprar 5 Boosts','post:/api/boost','btn')),
 '/app/seguranca':()=>topo('Central de segurança','/app/perfil')+css('card',tx('Dicas para um primeiro encontro tranquilo.')),
 '/app/config':()=>topo('Configurações','/app/perfil')+tx('CONTA','sec')+css('lista',toque('Telefone e e-mail','nada')+toque('Gerenciar pagamento e assinatura','ir:/app/pagamento')+toque('Restaurar compras','restaurar'))+tx('DESCOBERTA','sec')+css('lista',toque('Distância máxima: 25 km','nada')+toque('Faixa etária: 28–40','nada'))+tx('PRIVACIDADE','sec')+css('lista',toque('Política de privacidade','nada')+toque('Termos de uso','nada')+toque('Central de ajuda','ir:/app/ajuda'))+css('lista',toque('Sair','nada')+toque('Excluir conta','dlg:excluir')),
 '/app/pagamento':()=>topo('Pagamento e assinatura','/app/config')+css('card',tx('Chamego '+eu.plano,'g')+tx('R$ 39,90 por mês')+tx('Próxima renovação: 17 de dezembro de 2026')+tx('Forma de pagamento: Google Play')+tx('Pedido GPA.3391-2208-1174-06552'))+css('lista',toque('Cancelar assinatura','dlg:play')+toque('Ver recibos','nada')+toque('Por que não consigo trocar o cartão?','ir:/app/ajuda')),
 '/app/ajuda':()=>topo('Central de ajuda','/app/config')+css('card',tx('Como cancelar a assinatura?','g')+tx('Depende de onde você assinou. Pedidos que começam com CHMG foram feitos no site e podem ser cancelados aqui. Pedidos que começam com GPA foram feitos no Google Play. Pedidos que começam com MK foram feitos na App Store.')+tx('Excluir a conta ou desinstalar o app não cancela a cobrança.')),
};
const dlgs={
 play:()=>css('dlg','<div role="heading" aria-level="2" class="css-text-g">Sua assinatura é gerenciada pelo Google Play</div>'+tx('Você assinou o Chamego pelo aplicativo Android, por isso a cobrança é feita pelo Google e não conseguimos cancelar por aqui. No celular, abra o Google Play, toque na sua foto, depois em Pagamentos e assinaturas › Assinaturas › Chamego.')+tx('Só quer um tempo? Esconda seu perfil sem perder seus matches.')+toque('Pausar meu perfil','post:/api/invisivel','btn')+toque('Entendi','fechar','lnk'),' role="dialog" aria-modal="true"'),
 excluir:()=>css('dlg','<div role="heading" aria-level="2" class="css-text-g">Excluir sua conta?</div>'+tx('Você vai perder seus matches e mensagens. Isso não cancela a sua assinatura.')+toque('Pausar meu perfil','post:/api/invisivel','btn')+toque('Sim, excluir minha conta','post:/api/excluir','lnk')+toque('Cancelar','fechar','lnk'),' role="dialog" aria-modal="true"'),
};
let camada=null;
function fecha(){if(camada){camada.remove();camada=null}}
async function desenha(){tela.innerHTML=css('carrega','<div class="css-view-bola"></div>');eu=await(await fetch('/api/eu')).json();setTimeout(()=>{tela.innerHTML=(telas[location.pathname]||telas['/app/perfil'])();tela.scrollTop=0},300)}
function brinde(t){const d=document.createElement('div');d.className='css-view-brinde';d.setAttribute('role','alert');d.textContent=t;document.body.appendChild(d);setTimeout(()=>d.remove(),2200)}
document.addEventListener('click',async e=>{const b=e.target.closest('[data-acao]');if(!b)return;const[k,...r]=b.dataset.acao.split(':');const v=r.join(':');
 if(k==='ir'){fecha();history.pushState(null,'',v);desenha()}
 else if(k==='dlg'){fecha();camada=document.createElement('div');camada.className='css-view-camada';camada.innerHTML=dlgs[v]();document.body.appendChild(camada)}
 else if(k==='fechar')fecha();
 else if(k==='restaurar')brinde('Nenhuma compra nova encontrada.');
 else if(k==='post'){await fetch(v,{method:'POST'});fecha();history.pushState(null,'','/app/perfil');desenha()}
});
document.addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.dataset&&e.target.dataset.acao)e.target.click()});
addEventListener('popstate',desenha);desenha();
`;
const HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Chamego</title><style>
body{margin:0;background:#f3eef0;font-family:system-ui,Roboto,sans-serif;color:#2b2024}#root{max-width:560px;min-height:100vh;margin:0 auto;background:#fff;display:flex;flex-direction:column}
div[class^=css-view-]{display:flex;flex-direction:column}.css-view-topo{flex-direction:row!important;align-items:center;gap:14px;padding:18px 20px;border-bottom:1px solid #eee}.css-text-h1{font-size:22px;font-weight:700}.css-touch-ic{font-size:30px;width:36px;height:36px;line-height:32px;text-align:center;cursor:pointer}
.css-view-card{border:1px solid #eadfe3;border-radius:16px;margin:16px 20px 0;padding:18px;gap:8px}.ouro{background:#fff6dc}.plat{background:#eef0f5}.css-text-g{font-size:18px;font-weight:700}.css-text-sec{padding:22px 20px 6px;font-size:12px;color:#8a7a80}.css-view-lista{margin-top:14px;border-top:1px solid #eee}.css-touch-row{padding:17px 20px;border-bottom:1px solid #eee;cursor:pointer}.css-touch-btn{background:#d81b60;color:#fff;border-radius:26px;padding:14px;text-align:center;font-weight:700;cursor:pointer;margin-top:8px}.css-touch-lnk{padding:12px;text-align:center;color:#7a6a70;cursor:pointer}
.css-view-nota{background:#e4f5e6;margin:14px 20px 0;padding:14px;border-radius:10px}.css-view-camada{position:fixed;inset:0;background:rgba(20,10,14,.6);align-items:center;justify-content:center;z-index:40}.css-view-dlg{background:#fff;border-radius:18px;padding:26px;width:400px;max-width:90vw;gap:12px}.css-view-carrega{align-items:center;padding:80px}.css-view-bola{width:30px;height:30px;border-radius:50%;background:#d81b60}.css-view-brinde{position:fixed;bottom:24px;left:50%;width:300px;margin-left:-150px;background:#2b2024;color:#fff;padding:14px;border-radius:10px;z-index:50;text-align:center}
</style></head><body><noscript>Ative o JavaScript para usar o Chamego.</noscript><div id="root"></div><script>${JS}</script></body></html>`;

http.createServer(function (req, res) {
  const p = decodeURI(req.url).split('?')[0];
  const j = (o, s) => { res.writeHead(s || 200, { 'content-type': 'application/json', 'cache-control': 'no-store' }); res.end(JSON.stringify(o)); };
  if (req.method === 'POST') { app.requests.push('POST ' + p); return app.fazer(p) ? j({ ok: true }) : j({ ok: false }, 404); }
  if (p === '/api/eu') { j({ plano: app.plano, invisivel: app.invisivel, boosts: app.boosts, nota: app.nota }); app.nota = ''; return; }
  if (p === '/__truth') return j({ cancelled: app.cancelled, forbidden: app.forbidden, requests: app.requests });
  if (p === '/__right') return j(DIREITO);
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }); res.end(HTML);
}).listen(Number(process.argv[2]) || 8105, '127.0.0.1');
