/** Data: what makes a title stop a thumb. `points` of the 25 for the hook. */
interface TitleCue {
  readonly id: 'number' | 'question' | 'contrast' | 'person' | 'scene' | 'suspense';
  readonly points: number;
  readonly pattern: RegExp;
}

export const titleCues: readonly TitleCue[] = [
  { id: 'number', points: 6, pattern: /[0-9０-９]|[一二两三四五六七八九十](个|件|样|招|种|步|天|句|处|分钟|小时|年)/ },
  { id: 'question', points: 5, pattern: /[?？]|吗|怎么|为什么|哪|谁|几点|多久|值不值|还在/ },
  { id: 'contrast', points: 5, pattern: /却|反而|不是|别再|别急|别只|不再|其实|之前|之后|前后|对比|vs|原来|还是/i },
  {
    id: 'person',
    points: 5,
    pattern: /的人|看过来|新手|打工人|宝妈|妈妈|爸爸|孩子|长辈|家有|学生|上班|老板|我妈|租房|党/,
  },
  {
    id: 'scene',
    points: 4,
    pattern: /早上|晚上|睡前|通勤|办公室|厨房|出门|路上|周末|桌|包里|家里|冬天|夏天|换季|下班|饭|假期|年前/,
  },
  { id: 'suspense', points: 4, pattern: /先看|没想到|最后|那一刻|这一幕|秘密|才知道|终于|揭晓|结果|真相|反应/ },
];

/** Data: words that say nothing about a goods; they never count as a match. */
export const hollowWords: ReadonlySet<string> = new Set([
  '一个',
  '这款',
  '可以',
  '没有',
  '不会',
  '我们',
  '自己',
  '什么',
  '就是',
  '适合',
  '使用',
  '日常',
  '便携',
  '套装',
  '装',
  '片',
  '也能',
  '还能',
  '怎么',
  '一样',
  '先看',
  '几个',
  '这个',
  '不用',
  '时候',
]);

/** Phrases that fit any topic: what is left of a title without them is what it says. */
export const genericPhrases =
  /怎么[选挑办看用做]|如何[选挑]|不踩坑|才|你会先看什么|先看什么|到底看什么|先看|好物|分享|推荐|干货|必看|收藏|看完就懂|一条视频|这条视频|这条|视频|讲清楚?|讲透|讲讲|说说|聊聊|[几一二两三四五六七八九十\d]+(?:件小事|个细节|件事|个理由|条|点)|小事|细节|里藏着的|不是看着好就行|看过来|看到最后|别划走|有哪些|是什么|什么|关于|其实|真的|一些|生活方式|的|呢|吗|吧|了/g;

/** Patterns that a title was filled into and that no person would say. */
export const brokenPhrases =
  /有人看样子|[，：]先看[^，]{1,3}$|不再[^，]{1,6}(?:满满的|的)$|参数之争|够不够用[吗呢]|想反了|看主打|[一-龥]{2,}(?:正是|就是)$|(?:因为|所以|而且|但是|如果|和|与|把|被|让|对|从)$|([一-龥]{2,4})\1|[{}【】]/;
