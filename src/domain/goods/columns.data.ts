/** A column of the goods table: what it is called, by what names it is recognized, and what stands in the template. */
interface GoodsColumn {
  readonly key: GoodsColumnKey;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly width: number;
  readonly isRequired?: boolean;
  readonly note: string;
}

export const goodsColumnKeys = [
  'title',
  'price',
  'category',
  'brand',
  'spoken_name',
  'selling_points',
  'specs',
  'offer',
  'description',
  'link',
  'images',
  'clips',
  'status',
] as const;
export type GoodsColumnKey = (typeof goodsColumnKeys)[number];

export const goodsColumns: readonly GoodsColumn[] = [
  {
    key: 'title',
    title: '商品名称',
    aliases: [
      '名称',
      '标题',
      '商品标题',
      '商品名',
      '产品名称',
      '产品名',
      '产品',
      '货品名称',
      '品名',
      '宝贝标题',
      'title',
      'name',
    ],
    width: 30,
    isRequired: true,
    note: '必填，最多 120 个字。',
  },
  {
    key: 'price',
    title: '价格',
    aliases: ['售价', '单价', '销售价', '零售价', '现价', '价格（元）', '一口价', 'price'],
    width: 10,
    note: '元，最多两位小数，例如 129 或 129.90；不填或写“面议”表示未定价。',
  },
  {
    key: 'category',
    title: '分类',
    aliases: ['类目', '品类', '商品分类', '产品分类', 'category'],
    width: 12,
    note: '最多 40 个字。按分类检查不能写的宣称，例如：美妆护肤、食品、母婴。',
  },
  { key: 'brand', title: '品牌', aliases: ['商品品牌', 'brand'], width: 12, note: '最多 60 个字。' },
  {
    key: 'spoken_name',
    title: '简称',
    aliases: ['商品简称', '短名称', '口播名称', '称呼', 'spoken_name', 'short name'],
    width: 12,
    note: '文案里怎么称呼它，最多 12 个字，例如：保温杯。不填就从商品名称里取。',
  },
  {
    key: 'selling_points',
    title: '卖点',
    aliases: ['商品卖点', '产品卖点', '主要卖点', '核心卖点', '亮点', 'selling_points'],
    width: 36,
    note: '多条用分号或换行隔开，每条最多 100 个字，最多 20 条。',
  },
  {
    key: 'specs',
    title: '规格参数',
    aliases: ['规格', '参数', '属性', '商品规格', '产品规格', '产品参数', 'specs'],
    width: 28,
    note: '写成“名称：内容”，多项用分号或换行隔开，例如：容量：480ml；材质：316 不锈钢。',
  },
  {
    key: 'offer',
    title: '优惠',
    aliases: ['优惠信息', '促销', '活动', 'offer'],
    width: 18,
    note: '最多 200 个字，例如：第二件半价。',
  },
  {
    key: 'description',
    title: '商品描述',
    aliases: ['描述', '详情', '商品详情', '介绍', '产品介绍', '产品描述', 'description'],
    width: 40,
    note: '最多 5000 个字。',
  },
  {
    key: 'link',
    title: '商品链接',
    aliases: ['链接', '网址', '商品地址', '产品链接', 'link', 'url'],
    width: 30,
    note: '如 https://item.taobao.com/…，开头的 https:// 可以省略。名称或链接相同的商品视为同一个。',
  },
  {
    key: 'images',
    title: '图片链接',
    aliases: ['图片', '主图', '商品图片', '图片地址', 'images'],
    width: 30,
    note: '多张用换行、空格或分号隔开，第一张作为封面。',
  },
  {
    key: 'clips',
    title: '视频链接',
    aliases: ['视频', '商品视频', '视频地址', 'clips', 'videos'],
    width: 24,
    note: '多段用换行、空格或分号隔开。图片与视频合计最多 60 个。',
  },
  {
    key: 'status',
    title: '状态',
    aliases: ['商品状态', '上下架', 'status'],
    width: 10,
    note: '在售 或 已下架；不填为在售。',
  },
];

/** Words of the status column. */
export const statusWords: Readonly<Record<string, 0 | 1>> = {
  在售: 1,
  上架: 1,
  已上架: 1,
  出售中: 1,
  '1': 1,
  已下架: 0,
  下架: 0,
  停售: 0,
  '0': 0,
};
export const statusTitles = { 1: '在售', 0: '已下架' } as const;

/** Rows of the template that show how it is meant; whoever leaves them in is told. */
export const exampleRows: readonly Readonly<Partial<Record<GoodsColumnKey, string>>>[] = [
  {
    title: '示例：山野日常 便携保温杯 480ml',
    price: '129.00',
    category: '家居百货',
    brand: '山野日常',
    spoken_name: '保温杯',
    selling_points: '316 不锈钢内胆；12 小时保温；单手开盖',
    specs: '容量：480ml；材质：316 不锈钢；净重：290g',
    offer: '第二件半价',
    description: '通勤、露营、办公室都合适的保温杯。',
    link: 'https://www.example.com/item/1001',
    images: 'https://www.example.com/p/1001-1.jpg',
    status: '在售',
  },
  {
    title: '示例：玻尿酸补水面膜 10 片装',
    price: '69.9',
    category: '美妆护肤',
    selling_points: '一片一袋\n膜布轻薄\n不紧绷',
    status: '在售',
  },
];

export const exampleMark = '示例：';
export const templateSheets = { goods: '商品', notes: '填写说明', errors: '需要修改' } as const;
export const noteTitles = { column: '列', required: '是否必填', note: '怎么填', yes: '必填', no: '选填' } as const;
export const noteLines: readonly string[] = [
  '第一行是列名，不要删除；列的顺序可以调整，用不到的列可以删掉。',
  '一行一个商品，一次最多 5000 行。更多请分几个文件。',
  '以“示例：”开头的行不会导入，可以直接删除。',
  '也可以用 CSV 文件（UTF-8 或 GBK 编码）。旧版 .xls 请先另存为 .xlsx。',
];
export const problemColumn = '问题';

/** What stands in a price's place where there is none. */
export const priceToAsk = /^(?:价格)?(?:面议|[电详咨]询|询价|议价|[暂尚]无|待定|未定价?|[-—–/]+)$/;
/** What stands beside a price, and between the name and the value of a spec. */
export const moneyMarks = /[¥￥元\s]/g;
export const specMark = '：';
