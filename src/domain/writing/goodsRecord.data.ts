/** Data: how merchants key in what they sell: clauses with spaces between them, cautions, what customers wrote. */

/**
 * Tells how the goods are to be kept and used, or what they are not: true and worth saying, but no reason to buy. Without
 * 别家, 别致, 请教, 不要钱 and the like, and without what a trade is proud not to be (不是浓缩还原).
 */
export const caution =
  /(?<![特区个差类级识])别(?![家的人致样墅名克具出针扭说提看担怕犹错等])|(?<![邀申宴])请(?![求教柬客来])|[切请]勿|不可(?!思|多得)|不能(?:吃|用|代替|进|干|放|泡|洗|晒)|不要(?![钱求])|仅限|[仅只]用于|只[限能]|注意(?!力)|不然|否则|建议(?:[用先单每]|佩)|^先在.{1,6}试|属正常|属于正常|不代替|代替不了|收.{0,5}费|^非官方|禁止|[（(]不是[^）)]+[）)]$|(?<!不)会(?:有水珠|掉[色毛渣]|氧化|缩水|变[形黑黄])|^(?:兑水|撒播|换粮)|^(?:一个月|每[天周月年])至少|^不支持|^不含(?:毛笔|电池|税|运费|安装|配件|支架|主机|耗材|充电|适配器|门票|机票|餐|保险)|^不是(?!浓缩|勾兑|预制|复原|还原|拼接|贴牌|代工|速成|机器|流水线|合成|冷冻|隔夜|染|镀|塑料|人造|普通|一般)/;

/** Warns whatever else stands beside it: 刚拆袋有点味 放阳台吹一两天 介意勿拍. */
export const warning =
  /介意|看清.{0,6}再拍|拍[大小]一?[码号]|勿[拍扰碰]|别急|[不概]退不换|不予?退|(?:费|费用).{0,3}自理|[请要]?提前(?:讲|说|告知|联系)|不赔|照价赔|一定要|必须|务必|切记|正常的|属正常|刺痛|停用|罚款|注意安全|可能(?:会)?(?:裂|坏|掉|断|有)|会卡|NOT FOR|DO NOT|KEEP (?:AWAY|OUT)|IF .{0,12}OPEN|缓[一两三四五六七\d]+天|后冷藏|有效期?\s?\d+小时/i;

/** A point of so many characters is a caution as a whole when any part of it is one. */
export const LONGEST_CAUTION_POINT = 14;

/** What a customer wrote, with who it was: 评价区 沂水刘姐：俺妈穿俩月了. */
export const customersWords =
  /^(?:评价区?|买家秀|晒单|晒图|好评(?!图|返)|追评|(?:老?学员|老?用户|老?客户|老?顾客|买家|网友|宝妈|家长)(?:反馈|评价|留言|说|晒单|(?=[:：]))|反馈)\s*(?:[（(][^）)]{1,10}[）)])?\s*([:：]?)\s*(.+)$/;
/** A short name before what is said: 合肥小满家 布偶 挑食, but not 给我公公买的44码 说软. */
export const reviewerName = /^@?([^\s，,:：的了我买给很不没喝吃用穿\d]{2,6})[\s，,]+(.+)$/;

/** Begins what only lists: 送打气筒 锁 尾灯, 不加香精 色素 酒精. */
export const listing = /^(?:附?送|附赠|赠送?|含|不含|不加|不添加|无|没有|带|自带|可|支持|有|配)/;

/** Begins a list of what comes with it, counted or not: 送地钉8 风绳4. */
export const gifts = /^(?:附?送|附赠|赠送?)/;
/** A thing with its count: 腌菜41. */
export const counted = /^\p{Script=Han}{1,5}\d+$/u;

/** Somebody was not sure of it: 河北邢台？, 教育优惠？无. */
export const unsure = /[?？]/;

/** What reads as said of the thing, without 是 between: 甲醛未检出, 耐洗刷不低于6000次. */
export const predicate = /^(?:未|无|不|可|免|已|支持|含|有|带|通过|达到|约|符合|低于|高于)/;

/** Number of a standard, which names what stands behind it: GB/T 3565 型式检验. */
export const standard = /(?:GB(?:\/T)?|ISO|EN|DB\d*|Q\/\w+)\s?[\d.-]+$/;

/** A property's name that leads its value without 是: 附赠字帖2本. */
export const leadingLabel = /^(?:附赠|赠送|含|包含|内含|适合|适用|支持|可|另)/;
/** Properties of what it is or who makes it, figures or not: 材质是熟铁（含铁量99.5%）. */
export const essence = /材质|面料|里料|工艺|材料|主料|老师|师傅|作者|填充/;
/** A table that somebody put into one line: 1.5m 358 1.8m 398. */
export const tableLine = /[\da-z]\s+\d.*[\da-z]\s+\d/i;

/** What a bare sum counts: 2罐39.8, 四条1180. */
export const bareSum =
  /((?:\d+|[一二两三四五六七八九十])[罐件条双盒袋瓶包个套支桶箱份斤])(\d+(?:\.\d+)?)(?![\d.]|\s*(?:元|块|折|[%％]|[a-zA-Z]|克|斤|个|件|[×xX*]))/g;
/** What is taken off, without its unit: 立减30. */
export const bareDiscount = /([减抵返])\s?(\d+(?:\.\d+)?)(?![\d.]|\s*(?:元|块|[%％]|[a-zA-Z]|[/／]))/g;

/** No gift stands behind what is given, but a discount: 两件9折. */
export const discounts = /[折减元]/;
/** 铅、镉未检出 needs no mark before its verb. */
export const notYet = '未';
export const year = /^\d{4}年/;
/** 不是贴皮，是整块板 tells by a contrast what it is. */
export const negation = '不是';
export const contrastEnd = /^(?:而是|是|都是)/;

/** A degree below zero, as it is keyed in. */
export const belowZero = /(?<![\d\p{L}.])[-−](?=\d+(?:\.\d+)?\s*(?:℃|°C|度))/gu;
export const placeLabel = /^(?:产地|原产地)$/;
/** Signs of a label as one says them. */
export const spoken = { atLeast: '不低于', atMost: '不超过', below: '零下', from: '产自', is: '是' } as const;
