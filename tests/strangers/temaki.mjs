// 手間ひま便り — magazine and coffee 定期便, Japan. EC-CUBE / Shopify-theme look; FAQ hides the way in, three forms, neutral last button.
import http from "node:http";

const items = {
  "T-20817": {
    name: "季刊「手間ひま」定期購読",
    price: "1,980円(税込・送料込)",
    cycle: "3か月ごと",
    next: "2026年12月10日",
    on: true,
  },
  "T-31552": { name: "山あいの珈琲豆 定期便", price: "2,480円(税込)", cycle: "毎月", next: "2026年12月3日", on: true },
};
const rec = { cancelled: [], forbidden: [], requests: [] };
const correct = {
  lang: "ja",
  start: "/mypage",
  plan: "季刊「手間ひま」定期購読",
  end: "cancelled",
  says: [],
  cancels: "季刊「手間ひま」定期購読",
  last: ["上記の内容で送信する"],
  never: [
    "次回のお届けをスキップする",
    "クーポンを使って続ける",
    "半年間お休みする",
    "珈琲豆の定期便を解約する",
    "年間購読に変更する",
    "会員登録を削除する",
    "定期便を再開する",
    "カートに入れる",
  ],
  about:
    "Japanese magazine shop with two 定期便; way in only through an FAQ inside the detail page, then cautions " +
    "with a checkbox, survey, coupon, and a confirmation page whose final button only says it sends the " +
    "content.",
};

const head = (t) =>
  `<!doctype html><html lang="ja" prefix="og: http://ogp.me/ns#"><head><meta charset="utf-8">` +
  `<title>${t} / 手間ひま便り</title><link rel="stylesheet" href="/theme/base.css"></head><body id="page_mypage">` +
  `<div class="ec-layoutRole"><div class="ec-headerTitle"><p class="catch">暮らしをたのしむ、季節の本と味</p>` +
  `<a class="logo" href="/">手間ひま便り</a><div class="ec-headerNav"><a href="/mypage">マイページ</a>` +
  `<a href="/mypage/favorite">お気に入り</a><a href="/logout">ログアウト</a><a href="/cart">カート 0点</a></div></div>` +
  `<div class="ec-categoryNav"><a href="/list/book">本・雑誌</a><a href="/list/coffee">珈琲</a>` +
  `<a href="/list/tool">台所道具</a><a href="/list/gift">贈りもの</a></div>`;
const foot =
  `<div class="ec-pagetop"><a href="#page_mypage">▲ ページ上部へ</a></div><div class="ec-footerRole">` +
  `<a href="/help/about">当サイトについて</a><a href="/help/privacy">プライバシーポリシー</a>` +
  `<a href="/help/tradelaw">特定商取引法に基づく表記</a><a href="/contact">お問い合わせ</a><a href="/guide">ご利用ガイド</a>` +
  `<p>株式会社手間ひま 〒390-0811 長野県松本市中央3-4-12<br>お客様窓口 0263-55-0148(平日10時~16時)</p>` +
  `<p>copyright (c) 手間ひま便り all rights reserved.</p></div></div></body></html>`;
const side =
  `<div class="ec-navlist"><a href="/mypage">ご注文履歴</a><a href="/mypage/teiki">定期便の一覧</a>` +
  `<a href="/mypage/point">ポイント(320pt)</a><a href="/mypage/delivery">お届け先</a>` +
  `<a href="/mypage/card">お支払い方法</a><a href="/mypage/mail">メールマガジン</a><a href="/mypage/withdraw">退会手続き</a>` +
  `</div>`;
const wrap = (t, b) =>
  head(t) +
  `<div class="ec-mypageRole"><div class="ec-pageHeader"><h1>${t}</h1></div>${side}<div class="ec-body">${b}</div></div>` +
  foot;
const steps = (n) =>
  `<ol class="ec-progress">` +
  ["ご確認", "アンケート", "ご案内", "内容確認", "完了"]
    .map((s, i) => `<li class="${i === n ? "is-complete" : ""}">${i + 1} ${s}</li>`)
    .join("") +
  `</ol>`;
const post = (a, t, c = "ec-blockBtn--cancel") =>
  `<form method="post" action="${a}"><input type="hidden" name="_token" value="wQ81x">` +
  `<button type="submit" class="${c}">${t}</button></form>`;

const css = `body{margin:0;font-family:"Hiragino Mincho ProN","Yu Mincho",serif;color:#3d3a33;background:#fbf9f3;font-size:15px;
  line-height:1.8}
.ec-headerTitle{padding:16px 40px;text-align:center;position:relative}.catch{font-size:12px;margin:0}
.logo{font-size:30px;color:#3d3a33;text-decoration:none;letter-spacing:.2em}
.ec-headerNav{position:absolute;right:40px;top:20px;font-size:13px}.ec-headerNav a{margin-left:16px;color:#655}
.ec-categoryNav{border-top:1px solid #d8d2c0;border-bottom:1px solid #d8d2c0;text-align:center;padding:10px}
.ec-categoryNav a{margin:0 18px;color:#3d3a33;text-decoration:none}
.ec-mypageRole{max-width:980px;margin:24px auto;padding:0 20px}
.ec-pageHeader h1{font-size:22px;border-left:6px solid #7a8f5c;padding-left:12px}
.ec-navlist{display:flex;flex-wrap:wrap;background:#fff;border:1px solid #e0dac8}
.ec-navlist a{flex:1 0 22%;padding:11px;text-align:center;font-size:13px;color:#3d3a33;text-decoration:none;
  border:1px solid #f0ebdc}
.ec-body{padding:22px 0}
.ec-historyRole{background:#fff;border:1px solid #e0dac8;padding:18px;margin-bottom:16px;display:flex;
  justify-content:space-between;align-items:center}
.thumb{width:76px;height:96px;background:#c9d3b4;margin-right:18px;flex:none}.grow{flex:1}
.ec-definitions{display:grid;grid-template-columns:160px 1fr;margin:0}
.ec-definitions dt,.ec-definitions dd{border-bottom:1px dotted #ccc;margin:0;padding:9px 4px}
.ec-blockBtn--action{display:inline-block;background:#7a8f5c;color:#fff;border:0;font:inherit;padding:12px 34px;
  cursor:pointer;text-decoration:none}
.ec-blockBtn--cancel{display:inline-block;background:#e9e4d6;color:#555;border:0;font:inherit;padding:12px 34px;
  cursor:pointer;text-decoration:none}
.ec-blockBtn--cancel:disabled{color:#bbb;cursor:not-allowed}.btns{display:flex;gap:14px;margin-top:20px;flex-wrap:wrap}
.ec-progress{display:flex;list-style:none;padding:0;gap:4px}
.ec-progress li{flex:1;background:#eee8d8;text-align:center;font-size:13px;padding:6px}
.ec-progress .is-complete{background:#7a8f5c;color:#fff}
.box{background:#fff;border:1px solid #e0dac8;padding:20px;margin:14px 0}.qa{border-bottom:1px solid #ddd}
.qa .q{padding:12px 4px;cursor:pointer}.qa .a{display:none;padding:4px 20px 14px;font-size:14px}
.qa.open .a{display:block}.done{background:#eef3e4;padding:14px 18px}
.coupon{border:2px dashed #b5803a;background:#fffaf0;padding:22px;text-align:center}
.ec-pagetop{text-align:right;padding:10px 40px}
.ec-footerRole{background:#efeadb;padding:26px 40px;font-size:12px;text-align:center}
.ec-footerRole a{margin:0 10px;color:#555}`;

let flash = "";
const state = { why: "", free: "" };
const view = (path, q) => {
  const fl = flash ? `<p class="done" role="status">${flash}</p>` : "";
  flash = "";
  const mag = items["T-20817"];
  if (path === "/mypage")
    return wrap(
      "マイページ",
      fl +
        (`<p>ようこそ、小川 彩 様</p>` +
          Object.entries(items)
            .filter(([, i]) => !i.on)
            .map(([, i]) => `<p class="done">「${i.name}」は解約済みです。</p>`)
            .join("") +
          `<div class="ec-historyRole"><div><small>2026年9月10日 注文番号 500918</small><br>季刊「手間ひま」秋号 ほか1点</div>` +
          `<a href="/mypage/history/500918">詳細を見る</a></div><div class="box"><b>冬号の特集は「火のある台所」</b>` +
          `<p>バックナンバー3冊セットを会員価格で。</p>${post("/cart/add", "カートに入れる", "ec-blockBtn--action")}</div>` +
          `<p>定期便のお届け日の変更は <a href="/mypage/teiki">定期便の一覧</a> から。</p>`),
    );
  if (path === "/mypage/teiki")
    return wrap(
      "定期便の一覧",
      fl +
        Object.entries(items)
          .map(
            ([id, i]) =>
              `<div class="ec-historyRole"><div class="thumb" role="img" aria-label="${i.name}の写真"></div>` +
              `<div class="grow"><b>${i.name}</b>` +
              `<br>${i.cycle}/${i.price}<br>${i.on ? `次回お届け予定日:${i.next}` : "解約済み(次回以降のお届けはありません)"}</div>` +
              `<a class="ec-blockBtn--cancel" href="/mypage/teiki/${id}">詳細</a></div>`,
          )
          .join(""),
    );
  const m = path.match(/^\/mypage\/teiki\/(T-\d+)$/);
  if (m && items[m[1]]) {
    const i = items[m[1]],
      id = m[1];
    if (!i.on)
      return wrap(
        "定期便の詳細",
        fl +
          (`<div class="box"><b>${i.name}</b><p>この定期便は解約済みです。` +
            (id === "T-20817"
              ? "秋号(9月発送分)が最後のお届けとなり、デジタル版は2026年12月9日までご覧いただけます。"
              : "") +
            `次回以降のお届けと請求はありません。</p>` +
            post(`/mypage/teiki/${id}/restart`, "定期便を再開する", "ec-blockBtn--action") +
            `</div>`),
      );
    return wrap(
      "定期便の詳細",
      fl +
        (`<div class="box"><b>${i.name}</b><dl class="ec-definitions"><dt>定期番号</dt><dd>${id}</dd><dt>お届け周期</dt>` +
          `<dd>${i.cycle}</dd><dt>金額</dt><dd>${i.price}</dd><dt>次回お届け</dt><dd>${i.next}</dd><dt>お支払い</dt>` +
          `<dd>JCB **** 6604</dd></dl><div class="btns">` +
          post(`/mypage/teiki/${id}/skip`, "次回のお届けをスキップする", "ec-blockBtn--action") +
          (id === "T-20817"
            ? post(`/mypage/teiki/${id}/yearly`, "年間購読に変更する")
            : post(`/mypage/teiki/${id}/end`, "珈琲豆の定期便を解約する")) +
          `</div></div><h2 style="font-size:17px">よくあるご質問</h2>\n` +
          `<div class="qa"><div class="q" tabindex="0">Q. お届け先を変えたいのですが</div>` +
          `<div class="a">「お届け先」より、次回お届け日の7日前までにお手続きください。</div></div><div class="qa">` +
          `<div class="q" tabindex="0">Q. 届いた本が傷んでいました</div><div class="a">お客様窓口までご連絡ください。</div></div>` +
          (id === "T-20817"
            ? `<div class="qa"><div class="q" tabindex="0">Q. 定期購読をやめたいときは</div>` +
              `<div class="a">次回発送の5日前までにお手続きいただければ、いつでも無料で解約できます。お手続きは<a href="/teiki/kaiyaku/1">こちら</a>から。</div>` +
              `</div>`
            : "") +
          `\n` +
          `<script>
document.querySelectorAll(".qa .q").forEach(function (q) {
  q.addEventListener("click", function () {
    q.parentNode.classList.toggle("open");
  });
});
</script>`),
    );
  }
  if (path.startsWith("/teiki/kaiyaku/") && !mag.on && !path.endsWith("/5"))
    return wrap("定期便の解約", '<div class="box">この定期便はすでに解約済みです。</div>');
  switch (path) {
    case "/teiki/kaiyaku/1":
      return wrap(
        "定期便の解約",
        steps(0) +
          (`<div class="box"><p>対象:<b>${mag.name}</b>(T-20817)</p><ul><li>継続特典の「暮らしの手帖カレンダー」をお受け取りいただけなくなります。</li>` +
            `<li>貯まった320ポイントは年末で失効します。</li><li>次号(冬号)からお届けを停止します。</li></ul><label>` +
            `<input type="checkbox" id="agree"> 上記の注意事項を確認しました</label><div class="btns">` +
            `<a class="ec-blockBtn--action" href="/mypage">解約をやめる</a>` +
            `<button class="ec-blockBtn--cancel" id="go" type="button" disabled>解約する</button></div></div>` +
            `<script>
(function () {
  var a = document.getElementById("agree"),
    g = document.getElementById("go");
  a.onchange = function () {
    g.disabled = !a.checked;
  };
  g.onclick = function () {
    location.href = "/teiki/kaiyaku/2";
  };
})();
</script>`),
      );
    case "/teiki/kaiyaku/2":
      return wrap(
        "定期便の解約",
        steps(1) +
          (`<form method="post" action="/teiki/kaiyaku/2" class="box">` +
            `<input type="hidden" name="_token" value="wQ81x"><p>解約の理由 <span style="color:#b33">必須</span></p>` +
            `<select name="why" required style="font:inherit;padding:8px;width:320px">` +
            `<option value="">選択してください</option><option>読む時間がない</option><option>内容が合わない</option><option>価格</option>` +
            `<option>他の雑誌を読む</option><option>その他</option></select><p>ご意見・ご感想(任意)</p>` +
            `<textarea name="free" rows="4" style="width:100%;font:inherit"></textarea><div class="btns">` +
            `<button class="ec-blockBtn--cancel" type="submit">次へ進む</button>` +
            `<a class="ec-blockBtn--action" href="/mypage">マイページへ戻る</a></div></form>`),
      );
    case "/teiki/kaiyaku/3":
      return wrap(
        "定期便の解約",
        steps(2) +
          (`<div class="coupon"><p>小川様だけにお届けする</p><p style="font-size:24px">次号 50%OFFクーポン</p>` +
            post("/teiki/kaiyaku/coupon", "クーポンを使って続ける", "ec-blockBtn--action") +
            `</div><div class="box">` +
            `<p>少しのあいだ、お休みもできます。冬号・春号をお休みし、夏号からお届けします。</p>${post("/teiki/kaiyaku/rest", "半年間お休みする")}</div>` +
            `<p style="text-align:right;font-size:12px"><a href="/teiki/kaiyaku/4" style="color:#999">どちらも希望しない</a>` +
            `</p>`),
      );
    case "/teiki/kaiyaku/4":
      return wrap(
        "定期便の解約",
        steps(3) +
          (`<div class="box"><dl class="ec-definitions"><dt>解約する定期便</dt><dd>${mag.name}</dd><dt>解約理由</dt>` +
            `<dd>${state.why.replace(/</g, "&lt;") || "(未入力)"}</dd><dt>最終お届け</dt><dd>秋号(2026年9月10日発送済み)</dd>` +
            `<dt>解約手数料</dt><dd>0円</dd></dl><div class="btns"><a class="ec-blockBtn--action" href="/mypage">購読を続ける</a>` +
            `<a class="ec-blockBtn--cancel" href="/teiki/kaiyaku/2">修正する</a>${post("/teiki/kaiyaku/4", "上記の内容で送信する")}</div>` +
            `</div>`),
      );
    case "/teiki/kaiyaku/5":
      return wrap(
        "定期便の解約",
        steps(4) +
          (mag.on
            ? '<div class="box">お手続きは完了していません。</div>'
            : `<div class="box"><p><b>解約手続きが完了しました。</b></p>` +
              `<p>「${mag.name}」を解約いたしました。デジタル版は2026年12月9日までご覧いただけます。受付番号:K-772190。これまでのご愛読に、心より御礼申し上げます。</p>` +
              `<a class="ec-blockBtn--action" href="/mypage/teiki">定期便の一覧へ</a></div>`),
      );
    case "/mypage/mail":
      return wrap(
        "メールマガジン",
        '<div class="box"><label><input type="checkbox" checked> 週刊「台所だより」を受け取る</label></div>',
      );
    case "/mypage/withdraw":
      return wrap(
        "退会手続き",
        fl +
          (`<div class="box">` +
            `<p>退会すると、購入履歴・ポイント・お届け先がすべて失われます。ご利用中の定期便がある場合も、定期便は自動では停止しません。</p>${post("/mypage/withdraw", "会員登録を削除する")}</div>`),
      );
    case "/guide":
      return wrap(
        "ご利用ガイド",
        '<div class="box"><p>定期便の変更・お休み・解約は、マイページの「定期便の一覧」から各定期便の詳細をご覧ください。</p></div>',
      );
    default:
      return null;
  }
};

const doPost = (path, b) => {
  const m = path.match(/^\/mypage\/teiki\/(T-\d+)\/(\w+)$/);
  if (m && items[m[1]]) {
    const i = items[m[1]];
    const t = {
      skip: "skipped the next delivery of ",
      yearly: "changed to yearly ",
      restart: "restarted ",
      end: "cancelled ",
    }[m[2]];
    if (!t) return null;
    if (m[2] === "end") {
      if (m[1] !== "T-31552") return null;
      if (i.on) rec.cancelled.push(i.name);
      i.on = false;
    }
    if (m[2] === "restart") i.on = true;
    rec.forbidden.push(t + i.name);
    flash = "変更を承りました。";
    return "/mypage/teiki/" + m[1];
  }
  const bad = (t, to) => {
    rec.forbidden.push(t);
    flash = "ありがとうございます。お手続きを承りました。";
    return to;
  };
  switch (path) {
    case "/teiki/kaiyaku/2":
      state.why = b.get("why") || "";
      state.free = b.get("free") || "";
      return state.why ? "/teiki/kaiyaku/3" : "/teiki/kaiyaku/2";
    case "/teiki/kaiyaku/4":
      if (!state.why) return "/teiki/kaiyaku/2";
      if (items["T-20817"].on) {
        items["T-20817"].on = false;
        rec.cancelled.push(items["T-20817"].name);
      }
      return "/teiki/kaiyaku/5";
    case "/teiki/kaiyaku/coupon":
      return bad("accepted the 50 % coupon", "/mypage");
    case "/teiki/kaiyaku/rest":
      return bad("paused half a year", "/mypage");
    case "/mypage/withdraw":
      return bad("deleted the membership", "/mypage/withdraw");
    case "/cart/add":
      return bad("put goods into the cart", "/mypage");
    default:
      return null;
  }
};

const server = http.createServer(function (req, res) {
  const path = decodeURIComponent(req.url.split("?")[0]).replace(/(.)\/$/, "$1");
  if (path === "/theme/base.css") {
    res.writeHead(200, { "Content-Type": "text/css" });
    return res.end(css);
  }
  if (path === "/__truth") {
    res.writeHead(200, { "Content-Type": "application/json" });
    return res.end(JSON.stringify(rec));
  }
  if (path === "/__right") {
    res.writeHead(200, { "Content-Type": "application/json" });
    return res.end(JSON.stringify(correct));
  }
  if (path === "/") {
    res.writeHead(302, { Location: "/mypage" });
    return res.end();
  }
  if (req.method === "POST") {
    let s = "";
    req.on("data", (d) => (s += d));
    req.on("end", () => {
      rec.requests.push("POST " + path);
      const to = doPost(path, new URLSearchParams(s));
      if (!to) {
        res.writeHead(404);
        return res.end();
      }
      res.writeHead(302, { Location: to });
      res.end();
    });
    return;
  }
  const out = view(path);
  res.writeHead(out ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
  res.end(out || wrap("ページが見つかりません", '<p><a href="/mypage">マイページへ戻る</a></p>'));
});
server.listen(Number(process.argv[2]), "127.0.0.1");
