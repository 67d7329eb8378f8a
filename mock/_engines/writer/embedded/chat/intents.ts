/** What a message asks for. */
export type Intent =
  | 'help'
  | 'law'
  | 'again'
  | 'edit'
  | 'titles'
  | 'tags'
  | 'compare'
  | 'script'
  | 'topics'
  | 'article'
  | 'list'
  | 'framework'
  | 'goods'
  | 'knowledge'
  | 'unknown';

const wantsWriting = /写|来|给|帮|生成|出|做|起|想/;

/** Data: rules by order; the first that fits decides. */
const rules: readonly (readonly [Intent, (text: string) => boolean])[] = [
  ['again', (text) => /^(再来|换一|重新|重写一|再写|再给|另外来)/.test(text) && [...text].length <= 14],
  ['law', (text) => /广告法|违禁|违规|极限词|敏感词|合规|能不能(这么|这样)?(说|发|写)/.test(text)],
  [
    'help',
    (text) =>
      /^(你好|您好|hi|hello|在吗|嗨)[!！。~ ]*$/i.test(text) ||
      /你(能|会|可以)(做|干|帮)?(什么|啥)|怎么(使用|用你)|有什么功能/.test(text),
  ],
  [
    'compare',
    (text) =>
      /对比|比较|区别|差别|不同|哪个(更|好|合适)|选哪个|还是/.test(text) &&
      /框架|结构|AIDA|PAS|BAB|FABE|SCQA/i.test(text),
  ],
  ['titles', (text) => /标题/.test(text) && wantsWriting.test(text)],
  ['tags', (text) => /(话题)?标签|hashtag/i.test(text)],
  ['script', (text) => /脚本|口播|台词|文案/.test(text) && wantsWriting.test(text) && !/缩短|改写|精简/.test(text)],
  ['topics', (text) => /选题|灵感|拍(点)?什么|发(点)?什么|题材/.test(text) && !/我的选题|有哪些选题/.test(text)],
  ['article', (text) => /(公众号|文章|推文|笔记|小红书|微博|帖子|图文|长文)/.test(text) && wantsWriting.test(text)],
  [
    'edit',
    (text) =>
      /缩短|短一点|短些|精简|删到|改写|换个说法|润色|扩写|长一点|丰富|活泼|正式|温暖|温柔|幽默|搞笑|专业一|干脆|直接一|列.{0,2}提纲/.test(
        text,
      ),
  ],
  [
    'list',
    (text) =>
      /(有哪些|列出|看看|多少|我的|查一?下|找一?下|所有).{0,8}(商品|脚本|选题|框架|产品)|(商品|脚本|选题|框架|产品).{0,4}(有哪些|列表|有多少|都有啥)/.test(
        text,
      ),
  ],
  ['knowledge', (text) => /资料|手册|知识库|文档/.test(text)],
  ['framework', (text) => /框架|结构|AIDA|PAS|BAB|FABE|SCQA|黄金.?3?秒|怎么(拍|讲)才/i.test(text)],
  [
    'goods',
    (text) =>
      /多少钱|价格|卖点|材质|规格|参数|尺寸|容量|重量|多重|多大|优惠|活动|适合谁|介绍|商品|产品|这款|它/.test(text),
  ],
];

export const intentOf = (message: string): Intent => {
  const text = message.trim();
  return rules.find(([, fits]) => fits(text))?.[0] ?? 'unknown';
};

/** Text that a message brings along: in quotes, after a colon, or on the lines below the first. */
export function givenText(message: string): string {
  const quoted = /[「“"『]([^」”"』]{4,})[」”"』]/s.exec(message)?.[1];
  if (quoted) return quoted.trim();
  const [first = '', ...lines] = message.trim().split('\n');
  const below = lines.join('\n').trim();
  const behind = /[：:]\s*(.{6,})$/s.exec(first)?.[1]?.trim() ?? '';
  return [behind, below].filter(Boolean).join('\n');
}

const commands =
  /请|帮我|帮忙|麻烦|给我|我想|我要|想要|想|写|来|生成|做|出|一下|一条|一篇|一个|一份|几个|十个|\d+\s*(个|条|篇|秒|字)|关于|有关|的|吧|呢|吗|呀|脚本|口播|台词|文案|标题|选题|灵感|话题|标签|文章|公众号|推文|笔记|小红书|微博|帖子|图文|长文|抖音|快手|视频号|B站|商品|产品|框架|介绍|多少钱|价格|卖点|材质|规格|参数|有哪些|列出|看看|我|你|这款|这个|它|是什么|怎么样|怎么|用|什么/g;

/** What is left of a message without the words of options: the subject that tools are asked about. */
export const subjectOf = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/[「“"『].*?[」”"』]/gs, ' ')
    .replace(commands, ' ')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
