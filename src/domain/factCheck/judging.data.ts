import { absentThings, awards, otherPriceCues, places, reductionCues } from './words.data';

/** How statements are held against what is known. */

/** Ways to speak of one property. */
export const sameProperty: readonly RegExp[] = [
  /续航|待机|能用|用[一整]|一次充|充一次/u,
  /充满|充电|快充|充到/u,
  /质保|保修|包换|换新|坏了|保[\d一二两三四五六七八九十]/u,
  /发货|送达|到货|到家|冷链|空运|顺丰/u,
  /退货|无理由|退换|包退/u,
  /保质|有效期|能放|放(?=[一二两三四五六七八九十半大小\d])|常温|买完|购买后|内都能用|内使用|开盖|开封|用完|过期|变质/u,
  /赔|售后|客服|坏果|理赔/u,
  /烧开|就开|煮沸|沸腾/u,
  /质保|保修|给保|坏了/u,
  /净含量|重量|净重|克重|整箱|一箱|规格|装|斤/u,
  /容量|容积|大容量|装下|内胆/u,
  /保温|保冷|恒温|还[烫热冰凉]|不凉/u,
  /持妆|防晒|防水/u,
  /老店|从业|干了|干这行|入行|经验|专注|历史|传承|开了|做了|成立|手艺/u,
  /棉/u,
  /适用|年龄|月龄|岁/u,
  /功率|快充|大功率/u,
  /回购|复购/u,
  /好评/u,
  /销量|卖出|售出|已售|月销/u,
  /时长|全程|服务|护理|做完|搞定|弄[好完]|烫完|剪完|染完/u,
  /承重|承载|能压|能扛|压得住|扛得住|放得下|载重/u,
  /尺寸|规格|展开|长度|宽度|高度|厚度|直径|[长宽高厚](?:有|度|能|达|到|约|足|才|只|[\d一二两三四五六七八九])/u,
  /人数|人餐|适合|适用|够|坐得下|睡|住/u,
  /酒精度|度数|酒度/u,
  /口味|味道|味儿/u,
  /材质|面料|用料|料子|布料|材料/u,
  /预约|定时|提前/u,
  /折叠|收纳|收起来|收好|叠起来|折起来/u,
  /展开|撑开|打开|搭好/u,
  /缩水|缩/u,
  /冲泡|耐泡|泡/u,
  /蛋白/u,
  /防水|底布|外帐/u,
  /生长|长足|长了|长够|生长期/u,
  /炒制|炒足|炒了|炒够|熬/u,
  /年份|陈化|陈了|存了|窖藏/u,
  /[苗树株]龄|养了|长了|生长/u,
  /数量|每箱|一箱|整箱|共|装/u,
  /重量|净重|空杯|空包|整件|连包|整机|单只|拎|轻|重/u,
  /功率|瓦|功耗/u,
  /面积|平/u,
];

export const reduction = new RegExp(reductionCues, 'u');

export const otherPrice = new RegExp(otherPriceCues, 'u');

export const materialLabel =
  /材质|面料|成分|配料|材料|材$|内胆|填充|原料|里料|内里|杯体|机身|主料|鞋面|鞋底|中底|鞋垫|扣头|手柄|灯臂|表层|刷毛|[^\p{sc=Han}]面$|管身|杆|吸管|纽扣/u;
/** Families of which goods may hold several at once. */
export const mixedFamilies: ReadonlySet<string> = new Set(['food', 'care']);

export const thing = new RegExp(absentThings, 'gu');

/** What lists of ingredients name of a thing that goods are said to be free of, and the claims that it belies. */
export const members: readonly (readonly [claimed: RegExp, named: RegExp])[] = [
  [/防腐剂|添加/u, /山梨酸|苯甲酸|脱氢乙酸|丙酸钙|丙酸钠|双乙酸|亚硝酸|苯氧乙醇|羟苯|尼泊金|甲基异噻唑/u],
  [/色素|染色/u, /胭脂|柠檬黄|日落黄|诱惑红|亮蓝|焦糖色|赤藓红|二氧化钛|色淀|CI\s?\d/u],
  [/香精|香料/u, /食用香精|食用香料|香精|香料|日用香/u],
  [/谷/u, /[糙大小玉黑]米|小麦|大麦|燕麦|高粱|面粉/u],
  [/蔗糖|白砂糖|无糖|糖/u, /白砂糖|蔗糖|冰糖|红糖|黑糖|果葡糖浆|麦芽糖|葡萄糖|糖浆|蜂蜜|炼乳/u],
  [/甜味剂|代糖/u, /阿斯巴甜|三氯蔗糖|安赛蜜|木糖醇|赤藓糖醇|甜菊|罗汉果|麦芽糖醇|纽甜/u],
  [/盐/u, /食用盐|食盐|海盐|氯化钠/u],
  [/油/u, /植物油|大豆油|棕榈油|菜籽油|葵花籽油|起酥油|黄油/u],
  [/奶|乳/u, /牛乳|乳粉|乳清|炼乳|奶油|奶粉/u],
  [/麸质/u, /小麦|面粉|大麦|黑麦/u],
  [/反式脂肪/u, /氢化|植脂末|起酥油/u],
  [/酒精/u, /乙醇|变性乙醇|白酒|料酒/u],
  [/硅油/u, /聚二甲基硅氧烷|聚硅氧烷|硅灵|环五聚/u],
  [/皂基/u, /月桂酸|肉豆蔻酸|硬脂酸/u],
  [/味精|鸡精/u, /谷氨酸钠|呈味核苷酸/u],
  [/增稠剂/u, /黄原胶|卡拉胶|瓜尔胶|果胶|羧甲基/u],
  [/激素/u, /倍他米松|地塞米松/u],
  [/坚果/u, /核桃|杏仁|腰果|花生|榛子|巴旦木/u],
  [/咖啡因/u, /咖啡|茶叶|可可/u],
  [/淀粉/u, /淀粉/u],
  [/化纤|化学纤维/u, /聚酯|涤纶|腈纶|锦纶|氨纶|尼龙/u],
];

export const absence =
  /(?<![\d.])0(?![\d.])|零|无|不含|不加|不放|没放|不掺|不兑|没加|不打|不泡|未添加|没有|不添加|去|拒绝|不使用|未检出/u;

/** 不加植物奶油 of a cake of 动物奶油. */
export const opposites: readonly (readonly [one: string, other: string])[] = [
  ['植物', '动物'],
  ['人造', '天然'],
  ['养殖', '野生'],
  ['冷冻', '鲜'],
];
export const notFound = /未检出|没检出|检不出|不得检出|阴性/u;
export const someAmount = /[1-9]/;
export const lineEnds = ['，', '。', '；', ';', ',', '\n'];
export const ingredientLabel = /配料|成分|原料|面料|材质/u;
export const severalThings = /[、,，/+和与]/u;

export const sameThing: Readonly<Record<string, string>> = {
  糖: '糖',
  蔗糖: '糖',
  白砂糖: '糖',
  添加剂: '添加',
  人工添加: '添加',
  谷物: '谷',
  荧光增白剂: '荧光',
  荧光剂: '荧光',
  反式脂肪酸: '反式脂肪',
  BPA: '双酚A',
};

const placeWords = places.split(' ').toSorted((a, b) => b.length - a.length);
export const anyPlace = new RegExp(placeWords.join('|'), 'gu');

export const originLabel = /产地|原产|产区|来源|原料/u;

export const award = new RegExp(awards, 'gu');

/** 报名 初筛未过: an award or a test that is spoken of and was not won. */
export const notWon = /未[过获得通入]|没[过获得拿通入]|落选|申请中|办理中|待审|仅报名|仅提名|不合格|不通过/u;

export const review = /好评|回购|复购|口碑|评价|反馈|老客|回头客|评论|推荐率|顾客|用户/u;

export const comparing = /比|同类|普通|传统|一般|市面|倍|上一代|老款/u;

/** Pairs of characters that two texts share by chance. */
export const commonPairs = [
  '可以',
  '我们',
  '的时',
  '一个',
  '这个',
  '小时',
  '分钟',
  '个月',
  '就能',
  '只要',
  '还有',
  '不到',
  '左右',
];

export const numerals = /[\d.,零一二两三四五六七八九十百千万半]+/gu;

export const priceEnd = /价$/u;

export const amounts = /[\d一二两三四五六七八九十.]+/gu;

export const pureWord = /^(?:纯棉|全棉|100%棉|真丝|纯钛)$/;

export const onlyCotton = /100\s?%\s?棉|棉\s?100\s?%|^棉$/u;

export const namedAdditive = /[剂糖精]/;

export const saysOrigin = /产自|来自|原产|产地|产区/u;

export const aroundAwards = /通过|获得|拿过|得过|拿下|荣获|的|认证|标准|技术|检测报告|检测|检验|合格|食品|种植/gu;

export const priceLead = /^\D*?(?=[¥￥]?\s?[\d一二两三四五六七八九十百千])/u;

export const looseness = /不到|不足|不超过|近|约/gu;

export const cotton = /棉/u;

export const anyAdditive = '添加';

/** 百分百罗布斯塔: nothing else is in it. */
export const sayingPure = /百分百|百分之百|100%|纯|全$/u;

/** 每条都带, 件件有: who has a certificate is no part of its name. */
export const eachHas = /^(?:每\p{sc=Han}|随货|批批|件件|条条|都|均|全|还|有|带|附|配)+/u;
/** 二一年, 21年, 2021年. */
export const shortYear = /^((?:20)?\d{2}|(?:二零)?[零一二三四五六七八九]{2})年/u;
export const fullYear = /20\d{2}/;

/** What a seller does for a buyer, by its kind. */
export const services: readonly RegExp[] = [
  /退|返|取消|试[穿用睡吃听骑]/u,
  /赔|补/u,
  /换|修|质保|保修|保[一二两三四五六七八九十\d]/u,
  /免费|免|不要钱|送/u,
];
/** Words that promise more than any service without them. */
export const boundless: readonly RegExp[] = [
  /终[身生]|一辈子|永/u,
  /无限|不限/u,
  /双倍|[三五十]倍|假一/u,
  /无条件|随时/u,
];

/** What goods may stand, and how their data say that they do. */
export const stood = [...'洗摔泡淋烫晒磨折烤冻'];
export const stands = '(?:可|能|防|耐|抗|经)\\p{sc=Han}{0,2}';

/** What goods do or are done to, in one character each. */
export const doings = [...'充热干送到保退换装洗煮泡冲存窖喝吃睡坐晒炖烤停扫听用放醒补'];

/** How a sentence says that it reckons. */
export const reckoningWords = /[算合折摊]下来|折合|平均|平摊|合到|摊到|相当于/u;
/** One use of what is sold in pieces. */
export const serving = /^[杯次顿泡餐回天]$/u;

/** A character that carries a meaning of its own. */
export const sign =
  /(?![一二两三四五六七八九十百千万半的了着过和跟与是在有也都就还能可会要把被给到上下里外来去个这那我你他她它们不没很太最只才好大小多少之以为年月日天时分秒钟头周星期号次])\p{sc=Han}/u;

/** Words of the day before what the data say without them. */
export const nowLead = /^(?:现在|目前|眼下|今天|这次|这会儿)/u;

/** What the name of a property ends in whatever it measures. */
export const genericEnd =
  /时间|时长|期限|范围|数量|尺寸|规格|重量|容量|产品|商品|品牌|适[用合]|方式|类型|型号|[数量率度]$/gu;
/** 最多五台: a bound of the goods themselves. */
export const upTo = /最多|最大|至多|顶多|上限|只能|总共|一共|随[机箱货]|标配/u;
/** 五十平也够: how many or how much it is enough for. */
/** 就一根, 两节的: a small count that is meant. */
export const justSo = /^(?:里头|里面|配|送|给)?(?:就|只有?|仅|光|才)(?:有|给|送|配|带)?$/u;
export const enough = /够|管用|覆盖|得下|也行|都行/u;
export const enoughFor = /^(?:area|persons|piece:人)$/u;

/** The part before its number: 整机1年, 电机3年. */
export const partAhead = /(?<=^|[\s，、；/])\p{sc=Han}{2,4}(?=\s?$)/u;

/** Weights by which liquids are spoken of too. */
export const pound = /[斤両两]$/u;
/** 牛肉做的: what a thing is made of is its chief ingredient at least. */
export const madeWholly = /^(?:做|制|打|酿|熬|榨|烤|腌)的/u;
export const headCount = 'piece:人';
/** 存了十五年: for how long something has been kept, of what the data give the year of. */
export const keptFor = /[存陈窖藏放](?:了|足|满|化|酿)/u;
export const yearLabel = /年份|生产|出厂|压制|采摘|收割/u;
export const dated = /(20\d{2})年?/u;
export const yearUnit = '年';
/** What a claim to be imported names when it names no land. */
export const imports = '进口';
export const china = '中国';
export const anyPiece = 'piece:颗';
export const particle = '的';
/** What goods often have one value of. */
export const oftenOnce = /^(?:mass|volume|area|persons|piece:|discount|times|pressure)/;
/** Units by which goods are bought, and an offer counts them. */
export const soldBy = /^[件盒袋瓶份箱包杯双支条罐套只个副顶张台棵本]$/u;
