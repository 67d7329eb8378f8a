/** A message to the assistant, and what a colleague would read out of it. */
export interface RequestCase {
  readonly message: string;
  /** What is to be made. */
  readonly task: string;
  readonly count?: number;
  /** Most characters of each piece. */
  readonly most?: number;
  /** Words of the material that must be kept; '' = the message brings none. */
  readonly material?: string;
  /** Words of the request itself that must never be taken for material. */
  readonly never?: string;
}

/**
 * Sixty messages as merchants type them, written before the reader was and not changed since.
 * Each kind of request stands in several wordings; a third of them brings material along.
 */
export const requestCases: readonly RequestCase[] = [
  { message: '请写十个适合小红书的标题', task: 'titles', count: 10, material: '' },
  { message: '帮忙起8个标题，别超过16个字', task: 'titles', count: 8, most: 16, material: '' },
  {
    message: '给下面这段话拟五个标题：\n新米上市了，今年雨水足，煮出来油亮，凉了也不硬。',
    task: 'titles',
    count: 5,
    material: '新米上市了',
    never: '给下面这段话',
  },
  {
    message: '文案：周末两天摆摊卖了三百份凉皮，秘诀是辣子要现泼。\n想三个抖音标题，每个15字以内',
    task: 'titles',
    count: 3,
    most: 15,
    material: '周末两天摆摊',
    never: '抖音标题',
  },
  { message: '标题来六个，突出耐用', task: 'titles', count: 6, material: '' },
  { message: '视频封面上放什么字好？给我4个，八个字以内', task: 'titles', count: 4, most: 8, material: '' },
  { message: '写十个钩子', task: 'hooks', count: 10, material: '' },
  { message: '给这款吹风机想5个开头，前三秒要抓人', task: 'hooks', count: 5, material: '' },
  { message: '换个开场白，来三种，每种不要超过25字', task: 'hooks', count: 3, most: 25, material: '' },
  { message: '写一条45秒的口播，卖给刚租房的年轻人', task: 'script', material: '' },
  { message: '用PAS写一条带货脚本', task: 'script', material: '' },
  { message: '给雨伞写个一分钟的视频文案', task: 'script', material: '' },
  {
    message: '照着这个意思写条脚本：我们家豆腐每天凌晨三点开磨，只卖一锅，卖完收摊。',
    task: 'script',
    material: '凌晨三点开磨',
    never: '照着这个意思',
  },
  { message: '写段直播讲解词，三分钟，讲清楚怎么用', task: 'script', material: '' },
  { message: '围绕空气炸锅出12条选题', task: 'topics', count: 12, material: '' },
  { message: '这周拍什么好？给我七个选题', task: 'topics', count: 7, material: '' },
  {
    message: '顾客老问这些：\n掉色吗\n起球吗\n机洗行不行\n\n按这些问题帮我想4个选题',
    task: 'topics',
    count: 4,
    material: '掉色吗',
    never: '帮我想',
  },
  { message: '快过冬至了，想五个选题', task: 'topics', count: 5, material: '' },
  { message: '写一篇小红书笔记，三百字左右', task: 'note', material: '' },
  { message: '帮我写篇公众号文章，讲讲怎么挑床垫，1500字', task: 'article', material: '' },
  { message: '发条微博，不超过140字', task: 'post', most: 140, material: '' },
  { message: '给我写个朋友圈文案', task: 'post', material: '' },
  { message: '来两条朋友圈，一条早上发一条晚上发', task: 'post', count: 2, material: '' },
  { message: '配几个话题标签', task: 'tags', material: '' },
  { message: '这条视频打什么标签：自己在家做的葱油拌面，十分钟出锅', task: 'tags', material: '葱油拌面' },
  {
    message: '把这段缩短到50字以内：我们店开了十一年，一直在老街口，早上六点开门，豆浆是现磨的，油条是现炸的。',
    task: 'edit',
    most: 50,
    material: '开了十一年',
    never: '把这段',
  },
  { message: '改得正式一点：这玩意儿真好使，谁用谁知道', task: 'edit', material: '这玩意儿真好使' },
  { message: '润色一下\n这个枕头睡着挺舒服，就是刚拿到有点味', task: 'edit', material: '这个枕头睡着' },
  { message: '换个说法', task: 'edit', material: '' },
  { message: '上面那条再短一点', task: 'edit', material: '' },
  { message: '看看有没有违禁词：全网第一的美白神器，三天见效', task: 'law', material: '全网第一' },
  { message: '这么写行不行，会不会违规？“根治脚气，无效退款”', task: 'law', material: '根治脚气' },
  {
    message: '帮我拆解一下这条文案：你家的水垢是怎么来的？其实不是水壶的错。倒半杯白醋，烧开，静置，一冲就干净。',
    task: 'breakdown',
    material: '水垢是怎么来的',
    never: '帮我拆解',
  },
  {
    message: '分析下面这条爆款为什么火\n月薪三千，我是怎么攒下第一个五万的？第一步，把外卖软件删了。',
    task: 'breakdown',
    material: '月薪三千',
    never: '分析下面',
  },
  {
    message: '甲：夏天的鞋别乱买，先看鞋底。\n乙：鞋底厚的更好走吗？我试了三双。\n两条开头比一比，哪条更抓人',
    task: 'compareTexts',
    material: '先看鞋底',
  },
  {
    message: '这几个标题哪个好：\n夏天必买的凉席\n凉席别买错了\n睡了三年的凉席长什么样',
    task: 'titleCheck',
    material: '凉席别买错了',
  },
  {
    message: '帮我看看标题有没有问题\n史上最便宜的羽绒服',
    task: 'titleCheck',
    material: '史上最便宜',
  },
  {
    message: '评论区有人说：\n这也太贵了\n发什么快递\n\n帮我回一下，每条三十字以内',
    task: 'replies',
    most: 30,
    material: '发什么快递',
    never: '帮我回',
  },
  { message: '有顾客问能不能用洗碗机洗，怎么回复', task: 'replies', material: '洗碗机' },
  { message: '直播间老有人说“别家更便宜”，主播怎么接', task: 'replies', material: '别家更便宜' },
  { message: '整理十个常见问答给客服用', task: 'faq', count: 10, material: '' },
  { message: '按商品资料列一份FAQ', task: 'faq', material: '' },
  {
    message: '收到个差评：“等了八天才到，包装还破了”。我们可以补发，运费我们出。帮我写个回复',
    task: 'complaint',
    material: '等了八天',
  },
  { message: '顾客说收到的碗碎了两个，售后怎么跟他说', task: 'complaint', material: '碎了两个' },
  { message: '写3条置顶评论', task: 'pinned', count: 3, material: '' },
  {
    message: '给这段脚本配个分镜表：早上赶地铁，包里这把伞救了我。收起来只有手机那么长。',
    task: 'shots',
    material: '赶地铁',
    never: '给这段脚本',
  },
  {
    message: '昨天两条视频：\nA 播放8000 点赞120 成交6\nB 播放2300 点赞95 成交9\n哪条更好，为什么',
    task: 'data',
    material: '8000',
  },
  { message: '今天几号', task: 'date' },
  { message: '离春节还有多少天', task: 'date' },
  { message: '下周五是哪天', task: 'date' },
  { message: '一件129，打八五折是多少', task: 'arithmetic' },
  { message: '成本23块，卖59，卖100件毛利多少', task: 'arithmetic' },
  { message: '24*3.5-15', task: 'arithmetic' },
  { message: '你会做什么', task: 'help' },
  { message: '我有哪些商品', task: 'list' },
  { message: 'AIDA和PAS有什么区别', task: 'compare' },
  { message: '黄金3秒怎么用', task: 'framework' },
  { message: '保温杯多少钱', task: 'goods' },
  { message: '帮我订一张去上海的高铁票', task: 'unknown' },
  { message: '写一首关于秋天的诗', task: 'unknown' },
];
