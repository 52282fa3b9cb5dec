// こつばめ便プラス ― 通販の有料会員、JA。Amazon プライム型の三画面の解約手続き(サーバー側で描画、a-button の入れ子)。
import { createServer } from 'node:http';
const 会員 = { 状態: '有効', 形: '月間プラン', 額: '600円(税込)', 知らせ: '', 通知: false };
const 記録 = { cancelled: [], forbidden: [], requests: [] };
const 終了日 = '2026年12月9日';

const ボタン = (id, 文字, 先, 色 = '') => `<span id="${id}" class="k-button ${色}"><span class="k-button-inner"><a href="${先}" class="k-button-text" role="button">${文字}</a></span></span>`;
const 送信 = (id, 文字, 先, 色 = '') => `<form method="post" action="${先}" class="k-inline"><span id="${id}" class="k-button ${色}"><span class="k-button-inner"><input class="k-button-input" type="submit" aria-labelledby="${id}-t" value=""><span id="${id}-t" class="k-button-text" aria-hidden="true">${文字}</span></span></span></form>`;

const 枠 = (題, 中, 手続き = false) => `<!doctype html><html class="k-js" lang="ja"><head><meta charset="utf-8"><title>${題}</title><meta name="viewport" content="width=device-width"><style>
body{margin:0;font:14px/1.7 "Hiragino Kaku Gothic ProN",Meiryo,sans-serif;color:#111}a{color:#00618a;text-decoration:none}#kb-belt{background:#23395d;color:#fff;height:58px;display:flex;align-items:center;padding:0 20px;gap:24px}#kb-belt a{color:#fff}#kb-belt .rogo{font-size:20px;font-weight:700}#kb-search{flex:1;height:36px;border:0;border-radius:4px;padding:0 12px}#kb-sub{background:#34507e;color:#fff;padding:8px 20px}#kb-sub a{color:#fff;margin-right:20px}
.k-container{width:960px;margin:22px auto;min-height:420px}.k-box{border:1px solid #d5d9d9;border-radius:8px;padding:18px 22px;margin-bottom:16px}.k-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.k-grid a.k-box{display:block;color:#111;margin:0}.k-grid h2{font-size:17px;font-weight:400;margin:0 0 4px}.k-sub{color:#565959}
.k-button{display:inline-block;border:1px solid #888c8c;border-radius:8px;background:#fff;margin:4px 6px 4px 0;vertical-align:top}.k-button.y{background:#ffd45c;border-color:#e0b43a}.k-button.w{display:block;text-align:center;margin:10px 0}.k-button-inner{position:relative;display:block}.k-button-text{display:block;padding:8px 18px;color:#111;font-size:14px}.k-button-input{position:absolute;inset:0;width:100%;height:100%;opacity:.01;cursor:pointer;border:0;z-index:2}.k-inline{display:inline}form.k-inline:has(.w){display:block}
.k-alert{border:1px solid #c29b2b;border-left:10px solid #c29b2b;border-radius:4px;padding:14px 18px;margin-bottom:18px;background:#fffdf5}.k-dots{text-align:center;color:#888;margin-bottom:16px}.k-dots b{color:#c45500}.mcx{display:flex;gap:0;border:1px solid #d5d9d9;border-radius:8px;margin-bottom:18px}.mcx>div{flex:1;padding:16px;border-right:1px solid #d5d9d9}.mcx>div:last-child{border:0}.mcx-t{cursor:pointer;color:#00618a}.mcx-panel{background:#f7fafa;padding:18px 22px;border:1px solid #d5d9d9;border-radius:8px;margin-bottom:18px}.mcx-panel[hidden]{display:none}
table.k-c{width:100%;border-collapse:collapse}table.k-c td{border:1px solid #d5d9d9;padding:14px;vertical-align:top;width:50%}#kb-foot{background:#23395d;color:#ddd;text-align:center;padding:26px;margin-top:40px;font-size:12px}#kb-foot a{color:#ddd;margin:0 10px}
</style></head><body><div id="kb-belt"><a class="rogo" href="/account">こつばめ便</a><input id="kb-search" aria-label="検索" placeholder="こつばめ便で探す"><a href="/account">野口さん<br>アカウント</a><a href="#">注文履歴</a><a href="#">カート</a></div>${手続き ? '' : '<div id="kb-sub"><a href="#">タイムセール</a><a href="#">食品・日用品</a><a href="#">本</a><a href="/plus">プラス会員</a><a href="#">ヘルプ</a></div>'}
<div class="k-container">${中}</div><div id="kb-foot"><a href="#">利用規約</a><a href="#">プライバシー規約</a><a href="#">特定商取引法に基づく表示</a><br>© 2026 こつばめ便株式会社</div>
<script>(function(){var t=document.querySelectorAll('[data-hiraku]');for(var i=0;i<t.length;i++)t[i].addEventListener('click',function(e){e.preventDefault();var p=document.getElementById(this.getAttribute('data-hiraku'));p.hidden=!p.hidden;this.setAttribute('aria-expanded',String(!p.hidden))})})();</script></body></html>`;

function* 画面一覧() {
  yield ['/account', () => 枠('アカウントサービス', `<h1>アカウントサービス</h1>${会員.状態 !== '有効' ? `<div class="k-alert">プラス会員資格:${会員.状態 === '終了済み' ? '終了しました' : `解約済み(${終了日}に終了)`}</div>` : ''}<div class="k-grid">${[['#', '注文履歴', '配送状況の確認、返品、再注文'], ['#', 'ログインとセキュリティ', '氏名、メール、携帯電話番号の変更'], ['/plus', 'こつばめ便プラス', '会員情報と特典の確認'], ['#', 'アドレス帳', 'お届け先住所の変更'], ['/account/teiki', '定期おトク便', '配送日の変更'], ['#', 'お支払い方法', 'カードの追加、残高の確認'], ['#', 'ギフトカード', '残高の確認、登録'], ['#', 'お問い合わせ', 'チャット・電話'], ['#', '視聴端末の管理', '端末の登録と解除']].map(([先, 名, 説]) => `<a class="k-box" href="${先}"><h2>${名}</h2><span class="k-sub">${説}</span></a>`).join('')}</div>`)];
  yield ['/account/teiki', () => 枠('定期おトク便', `<h1>定期おトク便</h1><div class="k-box"><b>ほうじ茶ティーバッグ 100包</b><p>次回お届け:12月3日</p>${送信('teiki-c', '次回の配送をスキップ', '/teiki/skip')}</div>`)];
  yield ['/plus', () => {
    const 知 = 会員.知らせ ? `<div class="k-alert" role="status">${会員.知らせ}</div>` : ''; 会員.知らせ = '';
    if (会員.状態 !== '有効') return 枠('プラス会員情報', `${知}<h1>プラス会員情報</h1><div class="k-alert"><b>${会員.状態 === '終了済み' ? '会員資格は終了しました。' : `解約手続きが完了しています。会員資格は${終了日}に終了します。`}</b><br>${会員.状態 === '終了済み' ? '特典はご利用いただけません。' : 'それまでは引き続き特典をご利用いただけます。次回以降の会費は請求されません。'}</div>${送信('saikai', '会員登録を再開する', '/plus/saikai', 'y')}`);
    return 枠('プラス会員情報', `${知}<h1>プラス会員情報</h1><div class="mcx"><div><b>会員プラン</b><br>${会員.形} ${会員.額}</div><div><b>次回の会費請求日</b><br>${終了日}<br>カード 末尾5120</div><div><b>会員情報の管理</b><br><a href="#" class="mcx-t" role="button" aria-expanded="false" data-hiraku="kanri">プランの変更、解約など ▾</a></div></div>
<div class="mcx-panel" id="kanri" hidden><p><b>更新前のお知らせ</b><br>更新日の3日前にメールでお知らせします。${送信('shirase0', 'お知らせメールを受け取る', '/plus/oshirase')}</p><p><b>年間プランへの変更</b><br>年額5,900円(税込)。月間プランより1,300円おトクです。${送信('nenkan0', '年間プランに変更する', '/plus/nenkan', 'y')}</p><p><b>会員資格の終了</b><br>次の画面で、終了するとご利用いただけなくなる特典をご確認ください。<br>${ボタン('owari', '会員資格を終了する', '/plus/kaiyaku/1')}</p></div>
<div class="k-box"><h2>今月の特典</h2><p>お急ぎ配送 7回(2,870円分)、映画見放題、音楽聴き放題</p></div>`);
  }];
  yield ['/plus/kaiyaku/1', () => 枠('会員資格の終了', `<div class="k-dots"><b>●</b> ○ ○</div><h1>野口さん、特典をご利用にならなくてよろしいですか?</h1><p>会員資格を終了すると、配送無料・映画・音楽・写真の保存などの特典がご利用いただけなくなります。これまでに節約された配送料は<b>14,350円</b>です。</p><div class="k-box">${ボタン('nokosu', '特典を使い続ける', '/plus', 'y w')}${送信('shirase1', '更新の3日前に知らせてほしい', '/plus/oshirase', 'w')}${ボタン('susumu1', '特典と会員資格を終了', '/plus/kaiyaku/2', 'w')}</div>`, true)];
  yield ['/plus/kaiyaku/2', () => 枠('会員資格の終了', `<div class="k-dots">● <b>●</b> ○</div><h1>プランの変更もご検討ください</h1><table class="k-c"><tr><td><b>年間プラン</b><p>年額5,900円(月あたり約492円)</p>${送信('nenkan', '年間プランに切り替える', '/plus/nenkan', 'y')}</td><td><b>学生プラン</b><p>月額300円</p>${送信('gakusei', '学生プランに切り替える', '/plus/gakusei', 'y')}</td></tr></table><p>${ボタン('nokosu2', '会員資格を継続する', '/plus')}${ボタン('susumu2', '解約手続きを続ける', '/plus/kaiyaku/3')}</p>`, true)];
  yield ['/plus/kaiyaku/3', () => 枠('会員資格の終了', `<div class="k-dots">● ● <b>●</b></div><h1>会員資格の終了を確認してください</h1><div class="k-box"><b>会員資格を一時停止する</b><p>${終了日}から一時停止します。特典を使いたくなったらいつでも再開できます。</p>${送信('tomeru', '一時停止する', '/plus/ichijiteishi', 'y')}</div><div class="k-box"><b>今すぐ終了</b><p>特典は直ちにご利用いただけなくなります。残り期間の会費は返金されません。</p>${送信('imasugu', '今すぐ終了する', '/plus/imasugu')}</div><div class="k-box"><b>更新日に終了</b><p>${終了日}までは特典をご利用いただけます。その後、会費は請求されません。</p>${送信('koushin', 終了日 + 'に終了する', '/plus/shuryo')}</div><p>${ボタン('nokosu3', '会員資格を継続する', '/plus')}</p>`, true)];
  yield ['/plus/kanryo', () => 枠('手続き完了', `<h1>解約手続きが完了しました</h1><div class="k-box"><p>野口さんのプラス会員資格は<b>${終了日}</b>に終了します。それまでは引き続き特典をご利用いただけます。</p><p>確認メールを noguchi@example.jp に送信しました。</p></div><a href="/plus">会員情報に戻る</a>`)];
}
const 画面 = Object.fromEntries(画面一覧());
const 禁止 = {
  '/plus/oshirase': ['更新のお知らせを設定', 'お知らせメールを設定しました。会員資格は継続中です。'], '/plus/nenkan': ['年間プランに変更', '年間プランに変更しました。'], '/plus/gakusei': ['学生プランに変更', '学生プランに変更しました。'],
  '/plus/ichijiteishi': ['一時停止', '会員資格の一時停止を受け付けました。'], '/plus/saikai': ['会員登録を再開', '会員登録を再開しました。'], '/teiki/skip': ['定期便をスキップ', '次回の配送をスキップしました。'], '/plus/imasugu': ['残り期間を捨てて今すぐ終了', ''],
};
const 正解 = { lang: 'ja', start: '/account', plan: null, end: 'cancelled', says: [], cancels: 'こつばめ便プラス', last: [終了日 + 'に終了する'],
  never: ['お知らせメールを受け取る', '更新の3日前に知らせてほしい', '年間プランに変更する', '年間プランに切り替える', '学生プランに切り替える', '一時停止する', '今すぐ終了する', '会員登録を再開する', '次回の配送をスキップ'],
  about: '通販の有料会員(アマゾン型):開閉式の管理欄から入る三画面の手続き。お知らせ・年間プラン・一時停止・今すぐ終了が並び、日付の入ったボタンだけが期末の解約。' };
createServer((req, res) => {
  const 道 = new URL(req.url, 'http://k').pathname;
  const 移る = 先 => res.writeHead(303, { location: 先 }).end();
  if (道 === '/__truth' || 道 === '/__right') return res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(道 === '/__truth' ? 記録 : 正解));
  if (req.method === 'POST') {
    記録.requests.push('POST ' + 道); req.resume();
    if (道 === '/plus/shuryo') { if (会員.状態 === '有効') { 会員.状態 = '終了予定'; 記録.cancelled.push('こつばめ便プラス'); } return 移る('/plus/kanryo'); }
    const 悪 = 禁止[道]; if (!悪) return res.writeHead(404).end();
    記録.forbidden.push(悪[0]); 会員.知らせ = 悪[1];
    if (道 === '/plus/imasugu') { 会員.状態 = '終了済み'; 記録.cancelled.push('こつばめ便プラス'); }
    if (道 === '/plus/saikai') { 会員.状態 = '有効'; 記録.cancelled = []; }
    if (道 === '/plus/nenkan') { 会員.形 = '年間プラン'; 会員.額 = '5,900円(税込)'; }
    if (道 === '/plus/gakusei') { 会員.形 = '学生プラン'; 会員.額 = '300円(税込)'; }
    return 移る(道.startsWith('/teiki') ? '/account' : '/plus');
  }
  if (道 === '/') return 移る('/account');
  if (道.startsWith('/plus/kaiyaku') && 会員.状態 !== '有効') return 移る('/plus');
  if (道 === '/plus/kanryo' && 会員.状態 === '有効') return 移る('/plus');
  if (!画面[道]) return res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(枠('404', '<p>ページが見つかりません。</p>'));
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(画面[道]());
}).listen(Number(process.argv[2] || 8108), '127.0.0.1');
