export const postColumnKeys = [
  'video',
  'platform',
  'account',
  'date',
  'time',
  'title',
  'description',
  'topics',
] as const;
export type PostColumnKey = (typeof postColumnKeys)[number];

interface PostColumn {
  readonly key: PostColumnKey;
  readonly title: string;
  /** Other headings that mean the same. */
  readonly aliases: readonly string[];
  readonly isRequired: boolean;
  readonly width: number;
  /** For the template's second sheet. */
  readonly note: string;
}

/** The table of posts; the first title of each is what the template says. */
export const postColumns: readonly PostColumn[] = [
  {
    key: 'video',
    title: '视频',
    aliases: [
      '视频名称',
      '视频标题',
      '视频ID',
      '视频编号',
      '成片',
      '成片名称',
      '作品',
      '作品名称',
      '素材',
      'video',
      'video id',
    ],
    isRequired: true,
    width: 30,
    note: '成片管理里的视频名称，或视频 ID。有重名的视频时请填 ID。',
  },
  {
    key: 'platform',
    title: '平台',
    aliases: ['发布平台', '渠道', '发布渠道', 'platform', 'channel'],
    isRequired: false,
    width: 12,
    note: '抖音、快手、小红书、视频号、B站、微博、公众号。账号名只有一个时可以不填。',
  },
  {
    key: 'account',
    title: '账号',
    aliases: ['发布账号', '账号名称', '自媒体账号', '账号ID', 'account'],
    isRequired: true,
    width: 24,
    note: '已绑定账号的名称。不同平台有同名账号时请填平台。',
  },
  {
    key: 'date',
    title: '日期',
    aliases: ['发布日期', '排期', '排期日期', '发布时间', 'date'],
    isRequired: true,
    width: 14,
    note: '如 2026-11-25、2026/11/25、11月25日；也可以连时间一起写：2026-11-25 18:30。',
  },
  {
    key: 'time',
    title: '时间',
    aliases: ['时刻', '发布时刻', '发布时点', '发布时间', 'time'],
    isRequired: false,
    width: 10,
    note: '如 18:30、18点半、下午6:30。日期列里已写时间的可以不填。',
  },
  {
    key: 'title',
    title: '标题',
    aliases: ['发布标题', '作品标题', '帖子标题', 'title'],
    isRequired: false,
    width: 30,
    note: '不填就用视频名称，超出平台字数时自动截短。',
  },
  {
    key: 'description',
    title: '文案',
    aliases: ['正文', '描述', '简介', '发布文案', '作品描述', 'description', 'caption', 'text'],
    isRequired: false,
    width: 40,
    note: '不填就没有文案。',
  },
  {
    key: 'topics',
    title: '话题',
    aliases: ['标签', '话题标签', '话题词', 'tags', 'hashtags', 'topics'],
    isRequired: false,
    width: 24,
    note: '用空格、逗号、顿号或 # 隔开。',
  },
];

export const postTemplate = {
  sheet: '发布计划',
  notes: '填写说明',
  errors: '需要修改的行',
  problem: '问题',
  column: '列',
  required: '必填',
  note: '怎么填',
  yes: '是',
  no: '否',
  /** A template's row that begins so is an example, never a post. */
  example: '示例：',
} as const;

/** Names under which people know the platforms, besides their own. */
export const platformNames: Readonly<Record<string, readonly string[]>> = {
  douyin: ['抖音', '抖音号', 'dy', 'douyin', 'tiktok中国'],
  kuaishou: ['快手', '快手号', 'ks', 'kuaishou'],
  xiaohongshu: ['小红书', '红书', 'xhs', 'xiaohongshu', 'rednote'],
  shipinhao: ['视频号', '微信视频号', 'sph', 'shipinhao'],
  bilibili: ['哔哩哔哩', 'b站', '哔站', 'bili', 'bilibili'],
  weibo: ['微博', '新浪微博', 'wb', 'weibo'],
  gongzhonghao: ['公众号', '微信公众号', 'gzh', 'gongzhonghao'],
};

/** How people write times of day. */
export const clockWords = {
  afternoon: /^(下午|晚上|傍晚|晚)/,
  morning: /^(上午|早上|清晨|凌晨|早)/,
  noon: /^中午/,
  half: '半',
  hour: /[点时]/,
  minute: /分/g,
} as const;
