import { htmlPage, escapeHtml as text } from './html';

export interface DemoArticle {
  readonly key: string;
  readonly title: string;
  readonly author: string;
  readonly days: number;
  readonly text: string;
}

/** Original articles of the demo: taken apart as seeds, and served as pages for the link reader. */
export const demoArticles: readonly DemoArticle[] = [
  {
    key: 'desk',
    title: '坐着办公的人，腰是怎么一点点坏掉的',
    author: '山野日常',
    days: -9,
    text: `每天坐十个小时的打工人，你的腰还好吗？
早上坐下去还挺直，到了下午就开始往前塌，站起来腰酸得要扶桌子。
更要命的是，很多人一忍就是好几年，越拖越严重，最后连弯腰系鞋带都费劲。
我做办公家具八年，见过太多客户花几千块买椅子，却忘了桌子也该会动。
办法很简单，坐四十五分钟，站十五分钟，换着来。
我们办公室现在用的就是这张升降桌，按一下就升，电机声音低于四十五分贝。
实测从七十二厘米升到一百一十七厘米，只要十二秒，满满一杯水放上面一滴没洒。
隔壁财务的姐姐用了三个月，跟我说下午终于不用去茶水间偷偷捶腰了。
以后你也能坐累了就站一会儿，腰舒服了，人也清醒。
想要的朋友点下方链接，这周下单送桌面理线架，名额只有五十个。`,
  },
  {
    key: 'thermos',
    title: '冬天带杯子出门，这4个坑我替你踩过了',
    author: '阿满的生活笔记',
    days: -3,
    text: `冬天带杯子出门的姐妹看过来！这4个坑我替你踩过了
前后买过六个保温杯，花了冤枉钱，整理成这篇分享给你们。
1. 别只看颜值。杯口太小，冰块和茶包都放不进去，洗的时候手也伸不进。
2. 别信一句“超长保温”。要看数字：早上八点的热水，晚上八点还有五十八度，才算及格。
3. 别买两只手才能开的。挤地铁的时候，一只手能打开才是真方便。
4. 别忽略密封圈。放进电脑包倒着走一路，一滴不漏才敢带出门。
总之一句话：先看杯口，再看温度，最后看密封。
建议先收藏，买的时候照着看。
你踩过哪个坑？评论区告诉我。`,
  },
];

const style = `<style>:root{color-scheme:light}body{margin:0;font:17px/1.9 "PingFang SC","Noto Sans CJK SC",system-ui,sans-serif;color:#26242e;background:#fff}
article{max-width:680px;margin:32px auto;padding:0 24px}h1{font-size:26px;line-height:1.4}.by{color:#6f6c7d;font-size:14px}</style>`;

/** An article page as a site would serve it, with the things around it that are not the article. */
export function articlePage({ title, author, text: body }: DemoArticle): string {
  const paragraphs = body.split('\n').map((line) => `<p>${text(line)}</p>`);
  const head = `${style}<meta name="author" content="${text(author)}"><meta property="og:title" content="${text(title)}">`;
  const page = `<nav><a href="#">首页</a> <a href="#">好文</a></nav><article><h1>${text(title)}</h1><p class="by">${text(author)}</p><div id="js_content">${paragraphs.join('')}</div></article><aside><p>相关推荐：十款好用的杯子</p></aside><footer>山野集市</footer>`;
  return htmlPage(title, head, page);
}
