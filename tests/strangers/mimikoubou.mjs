import http from "node:http";
// 耳工房：オーディオブック聴き放題。昔ながらのサーバー描画
let 状態 = { 会員: true, 理由: null, 同意: false, 通知: "" };
const 記録 = { cancelled: [], forbidden: [], requests: [] };
function 枠(題, 道, 中身) {
  const 知らせ = 状態.通知;
  状態.通知 = "";
  return (
    `<!DOCTYPE html>\n` +
    `<html lang="ja"><head><meta charset="UTF-8"><title>${題}｜耳工房</title>` +
    `<style>
body{margin:0;font-family:"Hiragino Kaku Gothic ProN",Meiryo,sans-serif;font-size:14px;color:#333;background:#f6f6f4;
  line-height:1.8}
#hd{background:#fff;border-top:4px solid #2f6f6a;border-bottom:1px solid #ddd}
#hd .in{width:980px;margin:0 auto;display:flex;align-items:center;height:70px}
#hd .logo{font-size:22px;font-weight:bold;color:#2f6f6a;text-decoration:none}
#hd ul{list-style:none;display:flex;margin:0 0 0 auto;padding:0;gap:20px}#hd ul a{color:#333;text-decoration:none}
#pk{width:980px;margin:10px auto;font-size:12px;color:#777}#wrap{width:980px;margin:0 auto;display:flex;gap:24px}
#sd{width:210px}#sd dl{margin:0;background:#fff;border:1px solid #ddd}
#sd dt{background:#2f6f6a;color:#fff;padding:8px 12px}#sd dd{margin:0;border-top:1px dotted #ccc}
#sd dd a{display:block;padding:9px 12px;color:#333;text-decoration:none}
#mn{flex:1;background:#fff;border:1px solid #ddd;padding:24px 30px;min-height:420px}
h2.tt{font-size:19px;border-left:5px solid #2f6f6a;padding-left:12px;margin:0 0 18px}
table.tb{width:100%;border-collapse:collapse;margin-bottom:18px}
table.tb th{background:#f0f4f3;width:190px;text-align:left;font-weight:normal}
table.tb th,table.tb td{border:1px solid #d5d5d5;padding:10px 14px}
.bt1{display:inline-block;background:#e8803a;color:#fff;border:0;border-radius:4px;padding:13px 46px;font-size:16px;
  font-weight:bold;cursor:pointer;text-decoration:none}
.bt2{display:inline-block;background:#ddd;color:#555;border:0;border-radius:4px;padding:9px 24px;font-size:13px;
  cursor:pointer;text-decoration:none}
.ct{text-align:center;margin:22px 0}.cau{background:#fff6ee;border:1px solid #efc9a6;padding:14px 18px}
.msg{background:#e7f3ea;border:1px solid #9fcaac;padding:10px 16px;margin-bottom:16px}.err{color:#c0392b}
.sm{font-size:12px;color:#777}
#ft{margin-top:40px;background:#454b4a;color:#ddd;padding:24px 0;text-align:center;font-size:12px}
#ft a{color:#ddd;margin:0 9px}
.pt{position:fixed;right:14px;bottom:14px;background:#2f6f6a;color:#fff;border-radius:30px;padding:12px 20px;
  cursor:pointer}
.step{display:flex;list-style:none;padding:0;margin:0 0 20px;gap:4px}
.step li{flex:1;text-align:center;background:#e9e9e9;padding:5px;font-size:12px}
.step li.on{background:#2f6f6a;color:#fff}
</style>` +
    `</head><body><div id="hd"><div class="in"><a class="logo" href="/mypage/">耳工房</a><ul><li>` +
    `<a href="/osusume/">新着</a></li><li><a href="/osusume/">ランキング</a></li><li><a href="/osusume/">朗読者から探す</a>` +
    `</li><li><a href="/mypage/">マイページ</a></li></ul></div></div>\n` +
    `<div id="pk">ホーム ＞ マイページ${道 ? " ＞ " + 道 : ""}</div><div id="wrap"><div id="sd"><dl><dt>マイページ</dt><dd>` +
    `<a href="/mypage/">本棚・再生履歴</a></dd><dd><a href="/mypage/point/">ポイント</a></dd><dd>` +
    `<a href="/mypage/customer/">お客様情報の確認・変更</a></dd><dd><a href="/mypage/mail/">メールの配信設定</a></dd><dd>` +
    `<a href="/faq/">よくあるご質問</a></dd></dl></div>` +
    `<div id="mn">${知らせ ? `<div class="msg">${知らせ}</div>` : ""}<h2 class="tt">${題}</h2>${中身}</div></div>\n` +
    `<div id="ft"><a href="/faq/">利用規約</a><a href="/faq/">特定商取引法に基づく表記</a><a href="/faq/">個人情報の取り扱い</a>` +
    `<a href="/faq/">運営会社</a><br>Copyright © 耳工房株式会社 All Rights Reserved.</div>` +
    `<div class="pt" role="button" tabindex="0">チャットで質問</div></body></html>`
  );
}
const 段 = (n) =>
  `<ul class="step">` +
  ["ご確認", "アンケート", "特典のご案内", "最終確認"]
    .map((t, i) => `<li${i === n ? ' class="on"' : ""}>${t}</li>`)
    .join("") +
  `</ul>`;
const 表示 = {
  "/mypage/": () =>
    枠(
      "本棚・再生履歴",
      "",
      `<p>葛西 由紀子 様　いつもご利用ありがとうございます。</p><table class="tb"><tr><th>再生中</th><td>『海鳴りの駅』第6章（残り 42分）</td></tr><tr>` +
        `<th>聴き終えた作品</th><td>38作品</td></tr></table><div class="cau">冬の朗読フェア開催中。人気声優による新録12作品を公開しました。</div>`,
    ),
  "/mypage/point/": () => 枠("ポイント", "ポイント", "<p>現在のポイント：320pt（有効期限 2027年3月末日）</p>"),
  "/mypage/mail/": () =>
    枠("メールの配信設定", "メールの配信設定", '<p><a href="#">メールマガジンの配信を停止する</a></p>'),
  "/osusume/": () =>
    枠(
      "おすすめ作品",
      "",
      '<form method="post" action="/shop/buy"><p>『霧の測量士』単品 1,980円</p><button class="bt1">この作品を購入する</button>' +
        "</form>",
    ),
  "/faq/": () =>
    枠(
      "よくあるご質問",
      "よくあるご質問",
      "<p>Q. 解約と退会はどう違いますか。<br>A. 解約は聴き放題プランの契約のみを終えるお手続きです。退会すると、単品でご購入の作品も含め会員登録がすべて消えます。</p>",
    ),
  "/mypage/customer/": () =>
    枠(
      "お客様情報の確認・変更",
      "お客様情報",
      `<table class="tb"><tr><th>お名前</th><td>葛西 由紀子</td></tr><tr><th>メールアドレス</th><td>y.kasai@example.jp</td>` +
        `</tr><tr><th>お支払い方法</th><td>JCB 下4桁 9026</td></tr><tr><th>ご契約プラン</th>` +
        `<td>聴き放題スタンダード <a href="/mypage/contract/">契約内容を見る</a></td></tr></table>` +
        `<p class="sm">会員登録そのものを取り消される場合は<a href="/mypage/taikai/">こちら（退会）</a></p>`,
    ),
  "/mypage/contract/": () =>
    枠(
      "ご契約内容",
      "お客様情報 ＞ ご契約内容",
      状態.会員
        ? `<table class="tb"><tr><th>プラン</th><td>聴き放題スタンダード（月額1,500円・税込）</td></tr><tr><th>ご利用状況</th><td>ご利用中</td>` +
            `</tr><tr><th>次回更新日</th><td>2026年12月11日</td></tr></table><div class="ct">` +
            `<form method="post" action="/mypage/plan/premium" style="display:inline">` +
            `<button class="bt1">プレミアムへ変更する</button></form></div>` +
            `<p>次の更新日より前に更新を停止される方は、<a href="/mypage/kaiyaku/">各種お手続き</a>へお進みください。</p>`
        : `<table class="tb"><tr><th>プラン</th><td>聴き放題スタンダード</td></tr><tr><th>ご利用状況</th>` +
            `<td>解約済み（2026年12月10日までご利用いただけます）</td></tr><tr><th>次回更新日</th><td>なし</td></tr></table><div class="ct">` +
            `<form method="post" action="/mypage/kaiyaku/torikeshi"><button class="bt1">解約を取り消す</button></form></div>`,
    ),
  "/mypage/taikai/": () =>
    枠(
      "退会のお手続き",
      "退会",
      '<p class="err">退会すると、ご購入済みの作品も聴けなくなります。</p><form method="post" action="/mypage/taikai/exec" class="ct">' +
        '<button class="bt2">退会する</button></form>',
    ),
  "/mypage/kaiyaku/": () =>
    枠(
      "各種お手続き",
      "ご契約内容 ＞ 各種お手続き",
      状態.会員
        ? 段(0) +
            (`<div class="cau">・解約後も次回更新日の前日（2026年12月10日）までご利用いただけます。<br>・日割りでの返金はございません。<br>` +
              `・オフライン用に保存した作品は再生できなくなります。<br>・お持ちのポイントは失効します。</div>` +
              `<form method="post" action="/mypage/kaiyaku/"><p class="ct"><label>` +
              `<input type="checkbox" name="doui" value="1"> 上記の注意事項を確認しました</label></p><p class="ct">` +
              `<a class="bt1" href="/mypage/">マイページへ戻る</a></p><p class="ct"><button class="bt2">解約手続きへ進む</button></p>` +
              `</form><hr><p>しばらくお時間が取れない方へ：<form method="post" action="/mypage/kyushi">` +
              `<button class="bt2">1か月お休みする</button></form></p>`)
        : "<p>現在お手続きいただけるご契約はありません。</p>",
    ),
  "/mypage/kaiyaku/enq": () =>
    枠(
      "アンケートのお願い",
      "解約",
      段(1) +
        (`<form method="post" action="/mypage/kaiyaku/enq"><table class="tb"><tr>` +
          `<th>解約の理由 <span class="err">必須</span></th><td><select name="riyu" aria-label="解約の理由">` +
          `<option value="">選択してください</option><option>料金が高い</option><option>聴く時間がない</option>` +
          `<option>聴きたい作品がない</option><option>他のサービスを利用する</option><option>その他</option></select></td></tr><tr>` +
          `<th>満足度 <span class="err">必須</span></th><td>` +
          ["満足", "ふつう", "不満"]
            .map((x) => `<label><input type="radio" name="manzoku" value="${x}"> ${x}</label>　`)
            .join("") +
          `</td></tr><tr><th>ご意見・ご要望</th><td><textarea name="iken" rows="4" cols="44" aria-label="ご意見・ご要望">` +
          `</textarea></td></tr></table><p class="ct"><button class="bt2">次へ</button></p></form>`),
    ),
  "/mypage/kaiyaku/tokuten": () =>
    枠(
      "葛西様だけの特典",
      "解約",
      段(2) +
        (`<div class="cau ct"><b style="font-size:20px">3か月間 月額750円</b><br>今お手続きいただくと、半額で続けていただけます。</div>` +
          `<form method="post" action="/mypage/tokuten" class="ct"><button class="bt1">特典を受け取って続ける</button></form>` +
          `<p class="ct sm"><a href="/mypage/kaiyaku/kakunin">特典を受け取らずに進む</a></p>`),
    ),
  "/mypage/kaiyaku/kakunin": () =>
    枠(
      "最終確認",
      "解約",
      段(3) +
        (`<table class="tb"><tr><th>対象プラン</th><td>聴き放題スタンダード</td></tr><tr><th>ご利用期限</th><td>2026年12月10日</td></tr>` +
          `<tr><th>解約の理由</th><td>${状態.理由 || ""}</td></tr></table><p>まだお手続きは完了しておりません。内容をご確認のうえ、下のボタンを押してください。</p>` +
          `<div class="ct"><a class="bt1" href="/mypage/contract/">解約をやめる</a></div>` +
          `<form method="post" action="/mypage/kaiyaku/kakutei" class="ct">` +
          `<input type="hidden" name="_token" value="a71f"><button class="bt2">解約を確定する</button></form>`),
    ),
  "/mypage/kaiyaku/kanryo": () =>
    枠(
      "お手続き完了",
      "解約",
      "<p>聴き放題スタンダードの解約を承りました。2026年12月10日までは引き続きご利用いただけます。</p><p>確認のメールを y.kasai@example.jp へお送りしました。</p>" +
        '<p class="ct"><a class="bt2" href="/mypage/contract/">ご契約内容へ</a></p>',
    ),
};
function 受付(道, 値) {
  const 禁 = (何, 文, 先) => {
    記録.forbidden.push(何);
    状態.通知 = 文;
    return 先;
  };
  if (道 === "/mypage/kaiyaku/") {
    状態.同意 = 値.get("doui") === "1";
    if (!状態.同意) {
      状態.通知 = "注意事項をご確認のうえ、チェックを入れてください。";
      return 道;
    }
    return "/mypage/kaiyaku/enq";
  }
  if (道 === "/mypage/kaiyaku/enq") {
    if (!値.get("riyu") || !値.get("manzoku")) {
      状態.通知 = "必須項目が入力されていません。";
      return 道;
    }
    状態.理由 = 値.get("riyu").replace(/[<>&]/g, "");
    return "/mypage/kaiyaku/tokuten";
  }
  if (道 === "/mypage/kaiyaku/kakutei") {
    if (!状態.同意 || !状態.理由) return "/mypage/kaiyaku/";
    if (状態.会員) {
      状態.会員 = false;
      記録.cancelled.push("");
    }
    return "/mypage/kaiyaku/kanryo";
  }
  if (道 === "/mypage/tokuten") return 禁("accepted half price", "特典を適用しました。", "/mypage/contract/");
  if (道 === "/mypage/kyushi") return 禁("paused one month", "1か月のお休みを承りました。", "/mypage/contract/");
  if (道 === "/mypage/plan/premium")
    return 禁("upgraded to premium", "プレミアムへ変更しました。", "/mypage/contract/");
  if (道 === "/mypage/taikai/exec") return 禁("deleted the membership", "退会が完了しました。", "/mypage/");
  if (道 === "/shop/buy") return 禁("bought a title", "ご購入ありがとうございます。", "/mypage/");
  if (道 === "/mypage/kaiyaku/torikeshi") {
    状態.会員 = true;
    記録.cancelled = [];
    return 禁("undid the cancellation", "解約を取り消しました。", "/mypage/contract/");
  }
}
http
  .createServer(async (要求, 応答) => {
    const 道 = decodeURI(要求.url.split("?")[0]);
    if (要求.method === "POST") {
      let 本文 = "";
      for await (const 片 of 要求) 本文 += 片;
      記録.requests.push("POST " + 道);
      const 先 = 受付(道, new URLSearchParams(本文));
      応答.writeHead(先 ? 302 : 404, 先 ? { Location: 先 } : {});
      応答.end();
      return;
    }
    const 型 = {
      "/__truth": () => 記録,
      "/__right": () => ({
        lang: "ja",
        start: "/mypage/",
        plan: null,
        end: "cancelled",
        says: [],
        cancels: "",
        last: ["解約を確定する"],
        never: [
          "この作品を購入する",
          "プレミアムへ変更する",
          "退会する",
          "解約を取り消す",
          "1か月お休みする",
          "特典を受け取って続ける",
        ],
        about:
          "Classic Japanese server pages: acknowledgement, required survey, half-price offer and a small grey " +
          "final button; account deletion (退会) is offered before the true way.",
      }),
    };
    if (型[道]) {
      応答.setHeader("Content-Type", "application/json");
      return 応答.end(JSON.stringify(型[道]()));
    }
    if (道 === "/") {
      応答.writeHead(302, { Location: "/mypage/" });
      return 応答.end();
    }
    応答.writeHead(表示[道] ? 200 : 404, { "Content-Type": "text/html; charset=UTF-8" });
    応答.end(
      表示[道] ? 表示[道]() : 枠("ページが見つかりません", "", "<p>お探しのページは移動または削除されました。</p>"),
    );
  })
  .listen(Number(process.argv[2]), "127.0.0.1");
