import http from 'node:http';
// ホシクズパス:ゲーム遊び放題(Nuxt 風のクライアント描画)

const 日付 = n => { const t = new Date(Date.now() + n * 86400e3 + 9 * 3600e3); return t.getUTCFullYear() + '年' + (t.getUTCMonth() + 1) + '月' + t.getUTCDate() + '日'; };
const store = { plan: 'ホシクズパス プレミアム', price: '1,180円(税込)', until: 日付(13), renew: true, ended: false, point: 840 };
const rec = { cancelled: [], forbidden: [], requests: [] };
const answer = {
  lang: 'ja', start: '/mypage', plan: null, end: 'cancelled', says: [], cancels: '', last: ['停止を確定する'],
  never: ['今すぐ利用を終了する(返金なし)', '1か月無料で続ける', 'ライトプランに変更する', '年間プランに切り替える', '自動更新を再開する', '退会する', 'ポイントを購入する', '1か月お休みする'],
  about: 'ゲーム遊び放題。解約という言葉がボタンになく、自動更新のスイッチが入口。長い引き止め、必須アンケート、特典、終了時期の選択があり、最後の画面の「キャンセル」は閉じるだけ。',
};

function front() {
  const app = document.querySelector('#__nuxt');
  const V = 'data-v-3f8ac1';
  let me = null, snack = '';
  const why = new Set();
  const get = async () => { me = await fetch('/api/member').then(r => r.json()); };
  const send = (u, b) => fetch('/api/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json());
  const move = (p) => { history.pushState(null, '', p); view(); scrollTo(0, 0); };
  onpopstate = () => view();
  const B = (act, label, cls, attr) => '<button ' + V + ' type="button" class="v-btn ' + (cls || '') + '" data-act="' + act + '" ' + (attr || '') + '><span class="v-btn__content">' + label + '</span></button>';
  const L = (to, label, cls) => '<a ' + V + ' href="' + to + '" class="' + (cls || 'v-link') + '" data-to>' + label + '</a>';
  const wrap = (t, inner) => '<div class="v-application"><header class="v-bar">' + L('/mypage', 'HOSHIKUZU PASS', 'v-logo') + '<nav>' + L('/games', 'ゲームを探す', 'v-nav') + L('/news', 'お知らせ', 'v-nav') + L('/mypage', 'マイページ', 'v-nav') + '</nav></header><div class="v-main"><h1>' + t + '</h1>' + (snack ? '<div class="v-alert" role="alert">' + snack + '</div>' : '') + inner + '</div><footer class="v-footer">' + ['利用規約', 'プライバシーポリシー', '特定商取引法に基づく表記', '資金決済法に基づく表示', 'お問い合わせ'].map(x => L('/info', x, 'v-f')).join('') + '<p>© Hoshikuzu Interactive Inc.</p></footer></div>';
  const card = (h, b) => '<section class="v-card"><h2>' + h + '</h2>' + b + '</section>';
  const row = (a, b) => '<div class="v-row"><span>' + a + '</span><span>' + b + '</span></div>';
  const R = {
    '/mypage': () => wrap('マイページ', card('ナナセ さん', '<p>プレイ時間 今月 11時間 / 保有ポイント ' + me.point + 'pt</p>' + B('point', 'ポイントを購入する', 'tonal')) + card('メニュー', '<div class="v-list">' + [['/mypage/member', '会員情報'], ['/mypage/history', 'ご利用履歴'], ['/mypage/device', '登録端末の管理'], ['/mypage/mail', 'メール配信設定'], ['/info', 'よくある質問']].map(x => L(x[0], x[1] + '<i>›</i>', 'v-item')).join('') + '</div>') + card('今週の新作', '<div class="v-grid"><div>深海レストラン</div><div>タイルの国のソラ</div><div>夜行列車 2</div></div>')),
    '/mypage/member': () => wrap('会員情報', card('ご登録内容', row('会員番号', 'HK-3081-7745') + row('メールアドレス', 'nanase@tegami.example') + row('お支払い方法', 'クレジットカード(末尾 5160)')) + card('ご契約プラン', row('プラン', me.plan) + row('ご利用状況', me.renew ? 'ご利用中' : '解約手続き済み') + '<p>' + L('/mypage/plan', 'プランの詳細を見る') + '</p>') + card('アカウントの削除', '<p class="v-small">退会すると、セーブデータ・ポイント・購入履歴がすべて消去され、元に戻せません。</p>' + B('leave', '退会する', 'err'))),
    '/mypage/plan': () => wrap('プランの詳細', card(me.plan, row('月額', me.price) + row(me.renew ? '次回更新日' : 'ご利用期限', me.until) + row('自動更新', me.renew ? 'オン' : 'オフ(停止済み)') + (me.renew ? '<div class="v-acts">' + B('annual', '年間プランに切り替える', 'fill') + '</div>' : '<p>自動更新の停止が完了しています。' + me.until + 'まで引き続きお楽しみいただけます。以降の請求はありません。</p><div class="v-acts">' + B('resume', '自動更新を再開する', 'fill') + '</div>')) + card('特典', '<p>遊び放題 320タイトル / 毎月50ポイント / 先行体験版</p>') + (me.renew ? '<details class="v-exp"><summary>各種お手続き</summary><div class="v-exp__in">' + L('/mypage/device', '領収書の発行', 'v-item') + L('/mypage/plan/renewal', 'お支払いの更新設定', 'v-item') + '</div></details>' : '')),
    '/mypage/plan/renewal': () => wrap('お支払いの更新設定', card('自動更新', '<div class="v-row"><span>' + me.until + 'に' + me.price + 'で自動更新されます</span><div class="v-switch ' + (me.renew ? 'on' : '') + '" role="switch" tabindex="0" aria-checked="' + me.renew + '" aria-label="自動更新" data-act="sw"><div></div></div></div><p class="v-small">更新を続けると、連続利用ボーナスが受け取れます。</p>')),
    '/mypage/plan/stop/1': () => wrap('本当によろしいですか?', card('失われる特典', '<ul><li>遊び放題の320タイトル</li><li>クラウドのセーブデータ(期限後90日で消去)</li><li>連続利用 7か月のボーナス</li></ul><p>今月はあと2本の大型新作が加わります。</p><div class="v-acts col">' + B('home', 'このまま続ける', 'fill big') + B('go2', '特典をあきらめて手続きに進む', 'plain') + '</div>')),
    '/mypage/plan/stop/2': () => wrap('アンケートにご協力ください', card('理由をお選びください(必須・複数可)', '<div>' + ['遊びたいゲームがない', '料金が高い', '遊ぶ時間がない', '動作が重い・不具合がある', '他のサービスを使う', 'その他'].map((x, i) => '<div class="v-check" role="checkbox" aria-checked="' + why.has(i) + '" tabindex="0" data-act="chk" data-i="' + i + '"><b></b>' + x + '</div>').join('') + '</div><div class="v-acts">' + B('home', '戻る', 'tonal') + B('go3', '次へ', 'tonal', why.size ? '' : 'disabled') + '</div>')),
    '/mypage/plan/stop/3': () => wrap('ナナセ さんだけの特別なご案内', card('次の1か月を0円に', '<p>' + me.until + 'の請求を無料にします。翌月からは通常料金で自動更新されます。</p><div class="v-acts col">' + B('free', '1か月無料で続ける', 'fill big') + B('lite', 'ライトプランに変更する', 'tonal') + B('rest', '1か月お休みする', 'tonal') + B('go4', '受け取らずに進む', 'plain') + '</div>')),
    '/mypage/plan/stop/4': () => wrap('終了時期の選択', card('いつ終了しますか?', '<label class="v-radio"><input type="radio" name="when" value="now"> <span>今すぐ利用を終了する(返金なし)</span></label><label class="v-radio"><input type="radio" name="when" value="term"> <span>' + me.until + 'まで利用して終了する</span></label><div class="v-acts">' + B('home', 'やっぱり続ける', 'fill') + B('ask', '内容を確認する', 'tonal', 'disabled') + '</div>') + '<dialog class="v-dialog"><h2>自動更新の停止</h2><p data-txt></p><div class="v-acts">' + B('stop', '停止を確定する', 'plain') + B('close', 'キャンセル', 'fill') + '</div></dialog>'),
    '/mypage/plan/stop/done': () => wrap('お手続きが完了しました', card('自動更新を停止しました', '<p>' + me.plan + 'は解約されました。' + me.until + 'までご利用いただけます。以降、料金は請求されません。</p><p>確認メールをお送りしました。</p><p>' + L('/mypage/plan', 'プランの詳細へ戻る') + '</p>')),
    '/mypage/mail': () => wrap('メール配信設定', card('メールマガジン', '<p>新作情報メール:配信中</p>' + B('mail', '配信を停止する', 'tonal'))),
  };
  const doit = async (u, m, to, b) => { await send(u, b); await get(); snack = m; move(to); };
  const acts = {
    point: () => doit('point', 'ポイントを購入しました。', '/mypage'), leave: () => doit('withdraw', '退会を受け付けました。', '/mypage'), annual: () => doit('annual', '年間プランに切り替えました。', '/mypage/plan'),
    resume: () => doit('resume', '自動更新を再開しました。', '/mypage/plan'), free: () => doit('free', '1か月無料を適用しました。', '/mypage/plan'), lite: () => doit('lite', 'ライトプランに変更しました。', '/mypage/plan'), rest: () => doit('rest', 'お休みを設定しました。', '/mypage/plan'),
    mail: e => { e.textContent = '停止しました'; e.disabled = true; },
    home: () => move('/mypage'), sw: () => move(me.renew ? '/mypage/plan/stop/1' : '/mypage/plan'), go2: () => move('/mypage/plan/stop/2'), go3: () => move('/mypage/plan/stop/3'), go4: () => move('/mypage/plan/stop/4'),
    chk: e => { const i = +e.dataset.i; why.has(i) ? why.delete(i) : why.add(i); e.setAttribute('aria-checked', String(why.has(i))); app.querySelector('[data-act=go3]').disabled = !why.size; },
    ask: () => { const d = app.querySelector('dialog'), w = app.querySelector('input[name=when]:checked').value; d.querySelector('[data-txt]').textContent = w === 'now' ? '確定すると、今すぐ遊べなくなります。残り期間の返金はありません。' : me.plan + 'の自動更新を停止します。' + me.until + 'までは今までどおりご利用いただけます。'; d.showModal(); },
    close: e => e.closest('dialog').close(),
    stop: async e => { const w = app.querySelector('input[name=when]:checked').value; e.disabled = true; e.innerHTML = '<span class="v-btn__content">処理中…</span>'; const r = await send('stop', { when: w, why: [...why] }); await get(); move(r.ok ? '/mypage/plan/stop/done' : '/mypage/plan'); },
  };
  function view() {
    const p = location.pathname;
    if (p.startsWith('/mypage/plan/stop/') && !p.endsWith('done') && !me.renew) { history.replaceState(null, '', '/mypage/plan'); return view(); }
    app.innerHTML = (R[p] || (() => wrap('ご案内', card('準備中', '<p>ただいま準備中です。</p>'))))();
    snack = '';
    app.querySelectorAll('input[name=when]').forEach(i => i.addEventListener('change', () => { app.querySelector('[data-act=ask]').disabled = false; }));
  }
  app.addEventListener('click', e => {
    const a = e.target.closest('[data-to]'), b = e.target.closest('[data-act]');
    if (a) { e.preventDefault(); move(a.getAttribute('href')); } else if (b && !b.disabled) acts[b.dataset.act](b);
  });
  setTimeout(() => get().then(view), 800);
}

const look = 'body{margin:0;background:#15122b;color:#ece9ff;font-family:"Hiragino Sans","Noto Sans JP",Meiryo,sans-serif;font-size:15px;line-height:1.7}.v-bar{display:flex;justify-content:space-between;align-items:center;padding:14px 32px;background:#1f1a40}.v-logo{font-weight:700;letter-spacing:2px;color:#ffd76a;text-decoration:none}.v-nav{color:#ece9ff;margin-left:24px;text-decoration:none}.v-main{max-width:760px;margin:0 auto;padding:30px 20px;min-height:600px}.v-main h1{font-size:24px}.v-card{background:#221d47;border-radius:14px;padding:22px;margin-bottom:20px}.v-card h2{font-size:17px;margin:0 0 10px}.v-row{display:flex;justify-content:space-between;align-items:center;padding:9px 0;border-bottom:1px solid #352e66}.v-list{display:flex;flex-direction:column}.v-item{display:flex;justify-content:space-between;padding:13px 4px;color:#ece9ff;text-decoration:none;border-bottom:1px solid #352e66}.v-link{color:#9db4ff}.v-btn{font:inherit;border:0;border-radius:24px;padding:10px 24px;cursor:pointer;background:none;color:#ece9ff}.v-btn.fill{background:#ffd76a;color:#241d00;font-weight:700}.v-btn.big{padding:15px 40px}.v-btn.tonal{background:#3a3372}.v-btn.plain{color:#8d86bd;font-size:13px}.v-btn.err{border:1px solid #ff7a7a;color:#ff7a7a}.v-btn:disabled{opacity:.4}.v-acts{display:flex;gap:14px;margin-top:18px;justify-content:space-between;flex-wrap:wrap}.v-acts.col{flex-direction:column;align-items:center}.v-small{font-size:12px;color:#a79fd6}.v-exp{background:#221d47;border-radius:14px;padding:12px 22px}.v-exp summary{cursor:pointer;padding:8px 0}.v-switch{width:50px;height:28px;border-radius:14px;background:#555;padding:3px;cursor:pointer;box-sizing:border-box}.v-switch.on{background:#ffd76a}.v-switch div{width:22px;height:22px;border-radius:50%;background:#fff}.v-switch.on div{margin-left:22px}.v-check,.v-radio{display:flex;gap:12px;align-items:center;padding:9px 0;cursor:pointer}.v-check b{width:18px;height:18px;border:2px solid #8d86bd;border-radius:4px}.v-check[aria-checked=true] b{background:#ffd76a;border-color:#ffd76a}.v-alert{background:#2f5d43;border-radius:10px;padding:12px 18px;margin-bottom:18px}.v-dialog{border:0;border-radius:16px;padding:26px;width:440px;background:#fff;color:#222}.v-dialog .plain{color:#777}.v-dialog::backdrop{background:#000a}.v-footer{padding:30px;text-align:center;font-size:12px;border-top:1px solid #352e66}.v-f{color:#a79fd6;margin:0 10px;display:inline-block}.v-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.v-grid div{background:#352e66;border-radius:10px;height:90px;padding:12px}.v-sk{height:110px;border-radius:14px;background:#221d47;margin:24px auto;max-width:720px}';
const doc = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>ホシクズパス | マイページ</title><style>${look}</style></head><body><div id="__nuxt"><div class="v-sk"></div><div class="v-sk"></div><div class="v-sk"></div></div><script>!${front}()</script></body></html>`;

const ng = { point: 'ポイント購入', withdraw: '退会(アカウント削除)', annual: '年間プランへ切替', free: '1か月無料を受諾', lite: 'ライトプランへ変更', rest: '休止' };
const api = {
  stop(b) {
    if (!store.renew || !Array.isArray(b.why) || !b.why.length || !['now', 'term'].includes(b.when)) return { ok: false };
    store.renew = false; rec.cancelled.push('');
    if (b.when === 'now') { store.until = 日付(0); rec.forbidden.push('支払い済みの期間を捨てて即時終了'); }
    return { ok: true };
  },
  resume() { store.renew = true; rec.cancelled.length = 0; rec.forbidden.push('自動更新を再開'); return { ok: true }; },
};
http.createServer((rq, rs) => {
  const p = rq.url.split('?')[0];
  const js = (o, w = 0) => { setTimeout(() => { rs.setHeader('Content-Type', 'application/json; charset=utf-8'); rs.end(JSON.stringify(o)); }, w); };
  if (p === '/__truth') return js(rec);
  if (p === '/__right') return js(answer);
  if (rq.method === 'POST') {
    const c = [];
    rq.on('data', x => c.push(x));
    rq.on('end', () => {
      rec.requests.push('POST ' + p);
      const k = p.replace('/api/', '');
      let b; try { b = JSON.parse(Buffer.concat(c).toString() || '{}'); } catch { b = {}; }
      if (ng[k]) { rec.forbidden.push(ng[k]); return js({ ok: true }, 300); }
      if (api[k]) return js(api[k](b), 1000);
      rs.statusCode = 404; js({ ok: false });
    });
    return;
  }
  if (p === '/api/member') return js(store, 200);
  if (p === '/') { rs.writeHead(302, { Location: '/mypage' }); return rs.end(); }
  if (p === '/favicon.ico') { rs.statusCode = 404; return rs.end(); }
  rs.setHeader('Content-Type', 'text/html; charset=utf-8'); rs.end(doc);
}).listen(+process.argv[2], '127.0.0.1');
