/** What a message can ask for. */
export type Task =
  | 'again'
  | 'help'
  | 'date'
  | 'arithmetic'
  | 'law'
  | 'edit'
  | 'titles'
  | 'titleCheck'
  | 'hooks'
  | 'tags'
  | 'compare'
  | 'compareTexts'
  | 'breakdown'
  | 'shots'
  | 'replies'
  | 'complaint'
  | 'faq'
  | 'pinned'
  | 'data'
  /** A whole event to be thought up: beyond rules. */
  | 'plan'
  | 'script'
  | 'topics'
  | 'article'
  | 'note'
  | 'post'
  | 'list'
  | 'framework'
  | 'goods'
  | 'knowledge'
  | 'unknown';

interface Brought {
  readonly material: string;
  readonly labels: readonly string[];
}

type Rule = readonly [Task, (text: string, brought: Brought) => boolean];

const frameworkNames = /AIDA|PAS|BAB|FABE|SCQA|黄金.?3?秒/i;

/** Data: what is told by the whole of a request; the first that fits decides. */
const wholes: readonly Rule[] = [
  [
    'again',
    (text) => /^(再来|换一|重新|重写一|再写|再给|另外来)/.test(text) && [...text].length <= 14 && !/说法|开/.test(text),
  ],
  [
    'help',
    (text) =>
      /^(你好|您好|hi|hello|在吗|嗨)[!！。~ ]*$/i.test(text) ||
      /你(能|会|可以)(做|干|帮)?(什么|啥)|怎么(使用|用你)|有什么功能/.test(text),
  ],
  [
    'date',
    (text) =>
      /(今天|明天|后天|昨天)(是)?(几号|几月几|星期几|周几|什么日子|礼拜几)|还有(几|多少)天|(下|这|上)?(周|星期|礼拜)[一二三四五六日天]是(哪|几)|是(哪天|几号)/.test(
        text,
      ),
  ],
  [
    'plan',
    (text) =>
      /活动方案|策划.{0,40}活动|活动.{0,12}策划|海报.{0,20}(短信|社群|朋友圈)/s.test(text) ||
      /开场.{0,10}话术|直播(开场|流程)/.test(text),
  ],
  [
    'arithmetic',
    (text) =>
      /^[\s\d.+\-*/×÷()（）%=？?]+$/.test(text.trim()) && /\d\s*[+\-*/×÷]/.test(text)
        ? true
        : /\d[\d.]*(元|块)?[，,]?\s*打[\d.一二三四五六七八九]{1,3}折/.test(text) ||
          (/\d/.test(text) &&
            /打.{0,3}折|毛利|多少钱|一共|合计|总共|平均|利润|满\d+减|是多少|等于/.test(text) &&
            (text.match(/\d+/g)?.length ?? 0) >= 2),
  ],
  ['law', (text) => /广告法|违禁|违规|极限词|敏感词|合规|能不能(这么|这样)?(说|发|写)/.test(text)],
  [
    'compare',
    (text) => /对比|比较|区别|差别|不同|哪个(更|好|合适)|选哪个|还是/.test(text) && frameworkNames.test(text),
  ],
  ['compareTexts', (text, { labels }) => labels.includes('甲') && labels.includes('乙') && /比/.test(text)],
  [
    'titleCheck',
    (text, { material, labels }) =>
      (/标题/.test(text) || labels.some((label) => label.includes('标题'))) &&
      /哪个(更)?好|逐个|有没有(问题|夸大)|体检|怎么样|行不行|点评/.test(text) &&
      material !== '',
  ],
  [
    'data',
    (text, { material, labels }) =>
      (/播放|点赞|成交|完播/.test(material) && (material.match(/\d+/g)?.length ?? 0) >= 3) ||
      (labels.some((label) => /数据/.test(label)) && /表|比较|复盘/.test(text)),
  ],
  [
    'breakdown',
    (text, { material }) =>
      /拆(解|一拆|开|出)|为什么(会)?(火|爆)|分析.{0,12}(爆款|文案|视频|内容)|起什么作用/.test(text) && material !== '',
  ],
  ['shots', (text) => /分镜|镜头(清单|表)|景别|画面.{0,4}秒数|(列|做|配).{0,4}(一张)?表.*台词/s.test(text)],
  ['faq', (text) => /(常见)?问答|FAQ|常见问题/i.test(text)],
  ['pinned', (text) => /置顶评论|置顶留言/.test(text)],
  [
    'complaint',
    (text, { labels, material }) =>
      /差评|售后(怎么|安抚|回复)|投诉|公开回复|先致歉/.test(text) ||
      labels.some((label) => /差评|顾客原话/.test(label)) ||
      (/回复|怎么(跟|说)/.test(text) && /破|碎|漏|坏|退款|失望|太慢/.test(material)),
  ],
  [
    'replies',
    (text, { labels }) =>
      /(怎么|如何|帮我|逐条)?.{0,3}(回复|回一下|回他|回她|怎么接|怎么回|写.{0,3}回应|两句回应)/.test(text) ||
      labels.some((label) => /^评论|观众常说/.test(label)),
  ],
];

/** Data: words for a thing to be made; the one that comes first in the request decides. */
const things: readonly (readonly [Task, RegExp])[] = [
  ['titles', /标题|封面(字|大字|文案|上)/],
  ['hooks', /钩子|开头|开场白|开篇/],
  ['topics', /选题|灵感|题材|拍(点)?什么|发(点)?什么/],
  ['note', /笔记|种草文/],
  ['article', /公众号|文章|推文|长文/],
  ['post', /微博|朋友圈|帖子|图文|短文|动态/],
  ['tags', /(话题)?标签|hashtag|话题/i],
  ['script', /脚本|口播|台词|讲解|话术|文案|解说/],
];

const making = /写|来|给|帮|生成|出|做|起|拟|想|列|发|配|打|设计|要|整理|放什么|拍(点)?什么|发(点)?什么/;
const editing =
  /缩短|短一点|短些|再短|精简|压缩|删到|改得|改成|改写|换个说法|换种说法|润色|扩写|长一点|写长|丰富|更?(活泼|正式|温暖|温柔|幽默|搞笑|专业|干脆|直接)(一)?(点|些)|重写/;

/** Data: what is asked about instead of made. */
const questions: readonly Rule[] = [
  [
    'list',
    (text) =>
      !/列出?\s*[\d一二三四五六七八九十]+\s*[个条]/.test(text) &&
      /(有哪些|列出|看看|多少|我的|查一?下|找一?下|所有).{0,8}(商品|脚本|选题|框架|产品)|(商品|脚本|选题|框架|产品).{0,4}(有哪些|列表|有多少|都有啥)/.test(
        text,
      ),
  ],
  ['knowledge', (text) => /资料|手册|知识库|文档/.test(text)],
  ['framework', (text) => /框架|结构|怎么(拍|讲)才/.test(text) || frameworkNames.test(text)],
  [
    'goods',
    (text) =>
      /多少钱|价格|卖点|材质|规格|参数|尺寸|容量|重量|多重|多大|优惠|活动|适合谁|介绍|商品|产品|这款|它/.test(text),
  ],
];

/** The thing that is named first behind a word of making; a later one is where it goes or what it is made of. */
function firstThing(text: string): Task | undefined {
  const found = things
    .map(([task, pattern]) => ({ task, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.task;
}

/** What a request asks for, by its words alone; material and formats are left out of it already. */
export function taskOf(asked: string, brought: Brought): Task {
  const text = asked.trim();
  const fits = ([, test]: Rule): boolean => test(text, brought);
  const whole = wholes.find(fits);
  if (whole) return whole[0];
  const [main = ''] = text.split('\n').filter((line) => making.test(line) && firstThing(line));
  const thing = making.test(text) && !questions[0]?.[1](text, brought) ? firstThing(main || text) : undefined;
  if (editing.test(text) && (thing === undefined || thing === 'script' || thing === 'post')) return 'edit';
  if (thing) return thing;
  return questions.find(fits)?.[0] ?? 'unknown';
}
