import { absentThings, awards, otherPriceCues, places, reductionCues } from './words.data';

/** How statements are held against what is known. */

/** Ways to speak of one property. */
export const sameProperty: readonly RegExp[] = [
  /续航|待机|能用|用[一整]|一次充|充一次/u,
  /充满|充电|快充|充到/u,
  /质保|保修|包换|换新|坏了|保[\d一二两三四五六七八九十]/u,
  /发货|送达|到货|到家|冷链|空运|顺丰/u,
  /退货|无理由|退换|包退/u,
  /保质|有效期|能放|常温|买完|购买后|内都能用|内使用|开盖|开封|用完/u,
  /赔|售后|客服|坏果|理赔/u,
  /烧开|就开|煮沸|沸腾/u,
  /质保|保修|给保|坏了/u,
  /净含量|重量|净重|克重|整箱|一箱|规格|装|斤/u,
  /容量|容积|大容量|装下|内胆/u,
  /保温|恒温/u,
  /持妆|防晒|防水/u,
  /老店|从业|经验|专注|历史|传承|开了|做了|成立|手艺/u,
  /棉/u,
  /适用|年龄|月龄|岁/u,
  /功率|快充|大功率/u,
  /回购|复购/u,
  /好评/u,
  /销量|卖出|售出|已售|月销/u,
  /时长|全程|服务|护理|做完/u,
];

export const reduction = new RegExp(reductionCues, 'u');

export const otherPrice = new RegExp(otherPriceCues, 'u');

export const materialLabel = /材质|面料|成分|配料|材料|内胆|填充|原料|里料|杯体|机身|主料/u;

export const thing = new RegExp(absentThings, 'gu');

export const absence = /0|零|无|不含|不加|不放|没放|不掺|不兑|没加|不打|不泡|未添加|没有|不添加|去|拒绝|不使用|未检出/u;

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

/** What a seller does for a buyer, by its kind. */
export const services: readonly RegExp[] = [/退|返|取消/u, /赔|补/u, /换|修|质保|保修/u, /免费|免|不要钱|送/u];
/** Words that promise more than any service without them. */
export const boundless: readonly RegExp[] = [
  /终[身生]|一辈子|永/u,
  /无限|不限/u,
  /双倍|[三五十]倍|假一/u,
  /无条件|随时/u,
];

/** What goods do or are done to, in one character each. */
export const doings = [...'充热干送到保退换装洗煮泡冲存窖喝吃睡坐晒炖烤停扫听用放醒补'];

/** How a sentence says that it reckons. */
export const reckoningWords = /算下来|合下来|折合|平均/u;
export const sentenceEnds = ['\n', '\u3002', '\uff01', '\uff1f'];

/** Words of the day before what the data say without them. */
export const nowLead = /^(?:现在|目前|眼下|今天|这次|这会儿)/u;
