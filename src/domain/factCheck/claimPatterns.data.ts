import {
  absentThings,
  awards,
  countedPieces,
  lifeCues,
  materialFamilies,
  places,
  priceCues,
  textParts,
  timeCues,
} from './words.data';

/** How statements about goods are written. */

export const time = new RegExp(timeCues, 'u');

export const life = new RegExp(lifeCues, 'u');

export const parts = new RegExp(`^\\s?${textParts}`, 'u');

export const counted = new RegExp(`^(?:${countedPieces})`, 'u');

export const sold =
  /卖出|销量|月销|热销|已售|售出|销售|卖了|卖掉|回购|复购|好评|下单|订单|人(?:在|都)?(?:用|买|选|喝|吃|穿)|用户|选择|门店|分店|家店|家门店|粉丝|点赞|收藏|加购|顾客|客人|同事|妈妈|家庭/u;

export const ageOfGoods = /适合|适用|以上|以下|以内|可用|能用|能吃|能喝|起|[坐用穿背睡骑]到|[能可][坐用穿背睡骑学]/u;

export const isQuestion =
  /(?:吗|呢|什么|多少|几\p{sc=Han}|怎么|哪里|哪家)[^，。！]{0,6}[？?]|就会?\p{sc=Han}{1,5}[？?]|吗$/u;

export const isHypothesis = /^(?:如果|要是|假如|哪怕|就算|万一|别管|不管)/u;

export const clauseLead = /^[\s，,、]*(?:还|而且|并且|另外|它|这款|我们家的?|并|也)?(?=\S)/u;

const sum = '(?:\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百千]{1,8})';
const bought = '[件盒袋瓶份斤箱包杯双支条罐套副顶张台棵本个只位]';

export const promotion = new RegExp(
  [
    `(?:满\\s?${sum}\\s?(?:元|块|${bought})?|买\\s?${sum}\\s?${bought})\\s?(?:立?减|返|送)\\s?${sum}\\s?(?:元|块)?`,
    `满\\s?${sum}\\s?(?:元|块|${bought})?\\s?(?:包邮|免邮|免运费)`,
    `买${sum}${bought}?送${sum}${bought}?`,
    `第[二三2-9]${bought}(?:直接|就|立享|还)?(?:半价|免费|白送|不要钱|\\d折|[一-九]折|0元|\\d+元)`,
    `前\\s?${sum}\\s?(?:名|位|单)(?=[^，。]{0,4}(?:送|减|免|得|享|有|半价|加赠))`,
  ].join('|'),
  'gu',
);

export const bare = new RegExp(
  `(${priceCues})(?:是|要|为|:|：)?\\s?(\\d{1,6}(?:\\.\\d{1,2})?|[一二两三四五六七八九十百千]{2,6})(?=$|[，。！？、；!?,.~\\s就起]|多|出头|左右)(多|出头|左右|起)?`,
  'gu',
);

export const award = new RegExp(awards, 'gu');

export const askedAward = /(?:有没有|认准|看清|注意|要看|是不是|别信|不用看)[^，。]{0,8}$/u;

export const comparisons: readonly RegExp[] = [
  /(?<!性价|对|好|评|占|配|环|同)比(?!如|赛|例|较|多|少|着急|早|晚|坐|站|躺|锅底|自己|价|基尼|一比|划|对|什么|想象|预期|预想|我想|谁|方|拼|心|刚|闹钟|昨|上次|功能多|电池|强度|从前|以前|小时候)([\p{sc=Han}A-Za-z\d]{1,14}?)(?:更|还要?|都|要|来得)?(?:大|小|高|低|好|强|快|慢|轻|重|薄|厚|软|硬|凉|暖|香|甜|便宜|贵|省|多|少|耐|结实|持久|透气|密|细|浓|淡|鲜|划算|实惠|安静|稳|亮|干净|值|长|短|脆|嫩|[\d一二两三四五六七八九十]+(?:\p{sc=Han}|%))[\p{sc=Han}\d.%]{0,6}/gu,
  /(?:是|比)?(?:同类|同价位|同档次|同行|市面上|别家|其他家|其他品牌|普通|一般|传统|老款|上一代|大牌|进口货)[\p{sc=Han}A-Za-z\d]{0,10}(?:的)?\s?[\d一二两三四五六七八九十半.]+\s?(?:倍|%|成|分之一)/gu,
  /(?:同类|同价位|同档次|同行)(?:产品|商品|里|中|的)?[\p{sc=Han}]{0,4}(?:最|数一数二|少有|很难找|找不到|没有对手|没对手|第一|里算|算)[\p{sc=Han}]{0,6}/gu,
  /(?:不像|不同于|相比|对比|区别于|甩开|吊打|秒杀|完胜|碾压|媲美|堪比|赛过|平替)(?:了)?(?:市面上?|别家|其他|普通|一般|传统|外面|那些|同类|大牌|专柜|\p{sc=Han}{2,6})[\p{sc=Han}]{0,10}/gu,
];

const person =
  '(?:老?顾客|老?客人|老?客户|老客|熟客|粉丝|买家|网友|朋友|闺蜜|同事|邻居|室友|宝妈|宝爸|妈妈们?|姐妹|老板娘?|回头客|会员|学员|我妈|我爸|我婆婆|婆婆|我老公|老公|我家娃|我家狗|我家猫|女儿|儿子|孩子|老人|师傅|大家|街坊|医生|家长)';

export const testimonials: readonly RegExp[] = [
  new RegExp(
    `(?:用|吃|喝|穿|买|试|住|剪|做|来|睡|盖|贴|养|戴)过的(?:${person}|人|主子|毛孩子)?们?(?:都|全|没有?一?个?不?|几乎都)[\\p{sc=Han}]{1,8}`,
    'gu',
  ),
  new RegExp(
    `${person}们?(?:都|也|全|天天|每次|一直|总|老|直)?(?:(?<=[都也全天次直着们])说(?!话)|说(?:好|真|太|香|不错|值|舒服|漂亮|效果|甜|软|划算|比|下次|还要|再来|买|这|它|没想到)|夸|反馈|回购|复购|囤|推荐|追着?问|问我要|(?<=[都也全天次直着们])问|安利|评价|点名|认证|离不开|抢着|指定|爱上|续(?:了)?(?:卡|费)|回头|夸我?|追着|主动)[\\p{sc=Han}\\d]{0,8}`,
    'gu',
  ),
  /(?:我|自己|本人|我家|我们家|全家)[\p{sc=Han}]{0,4}(?:用|吃|喝|穿|试|住|背|养|睡|戴|贴|囤|回购|喂|盖|剪|做|买)(?:过|了|完|到第)?(?:快|将近|大半|整整|足足)?[\d一二两三四五六七八九十半几多]+\s?(?:个?多?(?:天|周|月|年|星期|小时|晚上?|次|瓶|盒|支|袋|包|罐|单|回|杯|箱|件|套|轮|空瓶))/gu,
  /[\p{sc=Han}]{0,6}(?:同事|邻居|闺蜜|室友|朋友|隔壁|医生|宝妈|妈妈|姐妹|街坊|上班族|老人|学生)[\p{sc=Han}]{0,10}(?:买了同款|也在用|都在用|在用|来报到|天天有人晒|晒它|种草|跟着买|人手一|回购第?[\d一二三四五六七八九十]+)[\p{sc=Han}]{0,3}|回购第[\d一二三四五六七八九十]+[次盒瓶袋包回支]|亲测|亲身[\p{sc=Han}]{1,4}|自用[\p{sc=Han}\d]{0,6}|无限回购|回购(?:了)?(?:无数|[\d一二两三四五六七八九十好几]+)[次回年瓶袋包]|好评如潮|零差评|口碑[\p{sc=Han}]{0,6}(?:爆|好|炸|传)|(?:全网|全是|一片|都是|清一色)[的]?好评|回头客[\p{sc=Han}\d%]{0,8}|空瓶[\p{sc=Han}\d]{0,4}/gu,
];

export const wishedFor =
  /(?:问问|问一下|告诉|发给|转给|分享给|艾特|喊上|叫上|带上|带|约|约上|送给?|请|和|跟|给|陪)(?:你的?|您的?|我)?$/u;

const placeWords = [...new Set(places.split(' '))].toSorted((a, b) => b.length - a.length);

export const place = new RegExp(placeWords.join('|'), 'gu');

export const origin = new RegExp(
  `(?:产自|来自|产地(?:是|在|直发|直采|为)?|原产(?:于|自)?|源自|源于|出自|选自|选用|采自|空运自?|直采|直供|精选|取自|长在|种在|产于)\\s?(?:的)?(?:${placeWords.join('|')})[\\p{sc=Han}]{0,4}?(?=的|，|。|！|$|\\p{sc=Han})`,
  'gu',
);

export const madeAt = new RegExp(
  `(?:${placeWords.join('|')})(?:\\p{sc=Han}{0,3}?)(?:原产|产区|产地|直发|直采|直邮|进口|工艺|手工|空运|当地|本地产|核心产区|高海拔|古树|老茶园|果园|茶园|农场|牧场|原装|制造|产(?!品)|豆(?![腐瓣])|棉|茶(?![几])|苹果|柠檬|乳胶|牛油|花椒|辣椒|大米|羊毛|羊绒|鸭绒|鹅绒|生产|货(?![币车架])|大厂|(?:的|那边的?)?厂(?:子|里|家)?(?:做|出|产|生产)|老师傅|师傅(?:打|做|缝))`,
  'gu',
);

/** 勐海的老茶: a place and what is of it; who lives there or what the weather is like says nothing of the goods. */
const ofPlace = (words: string): RegExp =>
  new RegExp(
    `(?:${words})(?:那边|当地|本地|山里|老家)?的(?!朋友|姐姐|哥哥?|妹妹|阿姨|大爷|老铁|亲|兄弟|老乡|邻居|姐妹|宝子|家人|人|天气|冬天|夏天|春天|秋天|同学|街|路|分店|店|海边|风景|山(?![药楂茶泉羊猪])|小伙伴|客人|顾客|晚上|早上|周末|雪|雨|太阳|风)\\p{sc=Han}{1,3}`,
    'gu',
  );

/** 用的是汉源的花椒, 平湖做出来的, 从内蒙古运来的. */
const sentFrom = (words: string): RegExp =>
  new RegExp(
    `(?:${words})(?:运来|运过来|空运|发来|做出来|缝制|织造|织出来|产出来|种出来|采来|摘来)的?|(?:是|用|从)(?:${words})的(?=[，。！]|$|\\p{sc=Han}{1,4}(?:，|。|$))`,
    'gu',
  );

/** Ways to say where goods come from, for the places of the list and those that the data name beside it. */
export interface PlacePatterns {
  readonly sentFrom: RegExp;
  readonly ofPlace: RegExp;
  readonly place: RegExp;
}

export function placePatterns(ownPlaces: readonly string[]): PlacePatterns {
  const words = [...ownPlaces, ...placeWords].join('|');
  return { sentFrom: sentFrom(words), ofPlace: ofPlace(words), place: new RegExp(words, 'u') };
}

export const elsewhere = /(?:去|到|在|飞|回|住|逛|想去|比|不比|不输)(?:了|过)?$/u;

export const imported = /(?:原装|纯)?进口(?=[的豆料奶棉乳胶果牛肉原]|$|[，。！])|国产/gu;

export const absent = new RegExp(
  `(?:0|零|无|不含(?:有)?|不加|没加|没有加?|未添加|不添加|没放|不放|拒绝|去除|一点没有)(?:任何|一丁点|一滴|一点|额外|人工)?(${absentThings})(?:(?:、|和|也无|，?无|，?0|，?零)(?:${absentThings}))*(?:添加|残留)?`,
  'gu',
);

const materialWords = Object.values(materialFamilies)
  .join(' ')
  .split(/[ =]/)
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length);

export const material = new RegExp(
  materialWords.map((word) => (/^[A-Za-z]+$/.test(word) ? `(?<![A-Za-z])${word}(?![A-Za-z])` : word)).join('|'),
  'gu',
);

/** Single words that are more often something else than what goods are made of. */
export const ambiguous =
  /^(?:棉|玻璃|塑料|牛肉|鸡肉|鸭肉|羊肉|生姜|竹子|松木|荞麦|燕麦|亚麻|钛|羊皮|羽绒|陶瓷|牛油|三文鱼|冻干|304|316|不锈钢|真皮|羊毛)$/;

export const madeOf = /(?:是|用|采用|选用|的|做的|材质|面料|成分|里|含|添加|加了|搭配|内胆|填充|真|全|纯|配料)\s?$/u;

export const afterMaterial = /^(?:材质|面料|做的|成分|制|内胆|的(?!味|天)|填充|含量|网|盖|杯|壳|被|枕|款|锅|精华|\d)/u;

export const clauseEnds = '，。！？；!?;\n、…~';

export const lossOfWeight = /瘦|减/;

/** 4 折 that is no discount. */
export const stackOf = /^[叠扇磨纸]/;

/** 38 度的天, 360 度. */
export const climate = /^[的]?(?:天|夏|冬|角|好评|无死角|旋转)/;

/** 一米八 of a person. */
export const bodyHeight = /身高|个子|[我你他她娃]|男|女|姑娘|小伙|大汉|孩子|朋友|妹子|姐妹|体重/u;

export const longPeriods = /年|个月/;

export const meals = /餐|套|人份|锅|够|坐得下|能坐|能睡|睡得下|适合/;

export const numeralAhead = /^[\s\d.,零一二两三四五六七八九十百千万亿半多余来几wk+]+/u;

export const people = /^(?:家|人|位|单|次)/;

export const lessThan = /不到|不足|不超过/;

export const importPrefix = /^原装|^纯/;

export const denied = /(?:不是|不像|不用|别买|怕|讨厌|告别)[\p{sc=Han}]{0,3}$/u;

export const metre = '米';
export const yearsOfAge = '岁';
export const generation = '代';
export const andMore = '多';

/** 酒精香精一样没放, 糖一粒没加, 也没泡过催熟剂: what is absent may stand first. */
export const absentBehind = new RegExp(
  `((?:(?:${absentThings})[、和跟与]?){1,4})[，、一\\p{sc=Han}]{0,5}?(?:都|也|统统|通通|一概|全)?(?:没|不)(?:有|放|加|含|添)?(?:添加|放|加)?(?=[，。！的]|$)|(?:没|不)(?:泡过?|打过?|用过?|加过?|放过?|喷过?)(${absentThings})`,
  'gu',
);
/** 105 斤 of one who tells his size. */
export const bodySize = /身高|体重|[一1]米|1\d\d\s?(?:cm|厘米|斤)|拿的?\s?[SMLX]|穿\s?[SMLX]/u;
/** What a temperature of the goods has to do with. */
export const heat = /保温|恒温|水温|降|凉|耐|温控|调温|抗|顶得住|扛|防寒|杀菌|烤|煮|冷藏|烘|加热|冲泡|℃|°C|低温|高温/u;
/** 几十, 好几百: nobody means a number. */
export const vague = /[几好数上]$/u;
/** 折下来一斤, 平均每天: a price of one part. */
export const unitPrice =
  /(?:一|每|1|单)(斤|公斤|升|杯|包|盒|片|张|抽|袋|瓶|支|颗|个|天|次|节课?|堂课?|个人|人|克|枚|只|件|米|粒|罐|条|双|套|顿|泡|餐|回)[^，。]{0,6}$/u;

/** 六块多一包: the part stands behind its price. */
export const unitBehind =
  /^\s?(?:一|每|1|\/)(斤|公斤|升|杯|包|盒|片|张|抽|袋|瓶|支|颗|个|次|节课?|堂课?|克|枚|只|件|米|粒|罐|条|双|套|顿|泡|餐|回|团|本|卷)/u;

const kin =
  '(?:顾客|客人|闺蜜|同事|朋友|邻居|室友|婆婆|我妈|我爸|妈妈|爸爸|老公|老婆|女朋友|男朋友|对象|姐姐|妹妹|弟弟|嫂子|表妹|表姐|阿姨|大爷|大妈|奶奶|爷爷|外婆|外公|宝妈|家长|老师|医生|护士|店员|司机|粉丝|买家|网友|会员|熟客|老客|学员|铲屎官|主子|狗子|猫主子|我家[猫狗娃]|小区[\\p{sc=Han}]{0,3})';
/** Third persons who use, praise, ask for or come back; the writer's own long use. */
export const voices: readonly RegExp[] = [
  new RegExp(
    `${kin}[\\p{sc=Han}\\d]{0,6}?(?:都|也|还|又|天天|每次|每周|非要|直接|一直|追着|抢着|主动|专门|点名|连着|已经)[\\p{sc=Han}\\d]{0,6}?(?:夸|问|说好|抢|囤|回购|来做|来剪|来找|买|要链接|爱吃|爱喝|爱用|用了|吃了|喝|戒不掉|推荐|介绍|续|办卡|回来|种草|舔|光盘|打听|认可|满意)[\\p{sc=Han}\\d]{0,4}`,
    'gu',
  ),
  /(?:我|自己|我家[\p{sc=Han}]{0,3})(?:从[\p{sc=Han}\d]{1,6}就?开始|前前后后|断断续续|连着|坚持|一直)(?:在)?(?:用|吃|喝|穿|做|买|睡|喂|泡|贴)[\p{sc=Han}\d]{0,6}/gu,
  /(?:老顾客|老客|回头客|熟客|会员)[\p{sc=Han}\d]{1,10}/gu,
  /(?:评论区|评价|后台|私信|买家秀|晒单)(?:里)?(?:全是|都是|清一色|一水儿|满屏)[\p{sc=Han}\d]{1,8}/gu,
];

/** 猫只认沙发，怎么办？ and 养过几回，都没养活？: a trouble is asked about, nobody bears anything out. */
export const asksForHelp =
  /^[^。！!\n]{0,12}(?:怎么办|咋办|找谁[^，。]{0,3}|[敢要能]不[敢要能][^，。]{0,3}|没[^，。？?]{1,4})[？?]/u;
export const sentenceEnds = '。！？!?\n';

/** 能放五年, 炒足八小时: what is done to goods or what they last; minutes are more often said of how to do it. */
export const lasting =
  /(?:能|可|可以|足足|整整|足|够|放|做|炒|喂|养|晒|窖|存|酿|泡|卤|炖|熬|焖|发酵|烘|运|飞|听|撑|顶|管|保|亮|站|扫|吹|播|待|储|藏|长|生长|陈)(?:上|了|满|够|足|得|过|到|个)?(?:足足|整整|将近|快|近|大约|差不多|至少|超过?)?$/u;
export const longSpans = /小时|钟头|个钟|天|日|周|星期|礼拜|个月|年/u;
export const somebody =
  /[我你他她咱]|爸|妈|人|娃|孩子|儿子|女儿|老公|老婆|朋友|同学|同事|猫|狗|爷|奶奶|外婆|姥|岳|叔|姨|舅|哥|姐|弟|妹|同桌|老师/u;

/** What people tell of themselves: 老公扫地比机器还敷衍, 脸比锅底还油. */
export const ownStory =
  /[我你他她咱](?!们?家?的?(?:这|店|产品|牌))|老[公婆友张李王]|爸|妈|爷|奶|外婆|岳|哥|姐(?!妹们)|弟|同学|同桌|同事|孩子|娃|儿子|女儿|室友|邻居|[脸嘴心话屋]|头发|手艺人|卷子|考/u;
/** 比我爸还多, 比我大三岁. */
export const thanPerson =
  /^比(?:[我你他她谁]|别人|\p{sc=Han}{0,4}(?:爸|妈|爷|奶|哥|姐|弟|妹|人|孩子|同学|同事|师傅|老师))(?:还|都|更|大|小|年轻|高|矮|多|少|早|晚|快|慢|强)/u;
/** 煮八分钟, 静置五分钟: how to do it, unless the data give a time for it. */
export const howTo = /(?:煮|焖|煎|蒸|炒|泡|敷|揉|按|静置|等|腌|烤|捂|拉伸|热身|凉|晾|放|转)(?:上|个|足|约|大约)?$/u;
export const shortSpans = /分钟|秒/u;
export const kilometre = /公里|千米|km/u;
export const reach = /续航|里程|周围|方圆|距|以外|配送|以内|送货|免/u;
/** 一岁以内千万别. */
export const warning = /千万别|不要|不能|禁止|别吃|别用|慎/u;
/** How many people it is for. */
export const ofPeople = /^(?:persons|piece:人)/;

/** Sentences in which people tell of their days: what they count and pay is not the goods. */
export const storyCues =
  /那年|小时候|那会儿|那阵子|念书|上学(?!.{0,3}(?:背|用|带))|当年|大学(?!生)|高中|我生日|生日那天|服务区|扣了|共享|我的(?:车|手机|房|脸|头发|工资)|房租|工资|老家|毕业|(?:胖|瘦|重)了(?:我)?|电量(?:掉|只剩|剩)|打车|外婆|爷爷|奶奶/u;
/** 被窝到卫生间那三米路: what is pointed at is not the goods. */
export const pointedAt = /那$/u;
/** 一只十二斤的猫. */
export const weighsItself = /^的?(?:大?胖)?(?:猫|狗|娃|孩子|人|胖子|姑娘|小伙|宝宝|崽|闺女|儿子)/u;
/** What is said to have been kept, raised or stored for years. */
export const keeping = /^[存窖陈藏放晒养]/u;
/** Who sews and raises at home. */
export const kinAtHome = /(?:我[妈爸]|爷爷|奶奶|外婆|外公|姥姥|姥爷|小时候)[^，。]{0,8}$/u;

/** A clause that begins with somebody tells of him: 我爸开了二十年车; sellers say 我们 and 我家 of what is theirs. */
export const ofPerson =
  /^(?:现在|那天|那会儿|以前|上次|上礼拜|昨天|去年|今年|每天|有[一]?[次回天])?(?:我(?!们|家(?:的|这|卖|店|产品))|咱(?!们?家?(?:的|这|店))|他|她|你|自己|[一二两]?个?朋友|同事|同学|室友|邻居|楼[上下]|隔壁|老[板公婆丈]|家里)/u;

/** Whoever is at the beginning of a clause is whom its numbers are of: 我爸开了二十年, 我拍了三百张. */
export const ownDoing = new RegExp(
  `^(?:上次|上礼拜|昨天|去年|那天|有回|以前|自从)?(?:\\p{sc=Han}{1,2}(?<=国|方|京|海|东|轻|老|别|有|大)人(?![参气造份])|我(?!们|家(?:的|这|卖|店))|他|她|${kin})(?![^，。]*(?:用|买|吃|喝|穿|戴|回购|囤|这|它|空|[们都也]))[^，。]{0,8}$|(?:(?:拍|写|织|钓|丢|扔|走|跑|跳|读|画|剪|等|堵|熬|哭|睡|排|加班|攒)了|听到的?是|听成)(?:整整|快|将近|足足)?$`,
  'u',
);
/** 老板让我瘦二十斤. */
export const wishedOfMe = /(?:让|叫|要|逼|劝|催)(?:我|你|他|她)[^，。]{0,6}$/u;
/** 两边各放出二十公分: what a craftsman leaves over. */
export const leftOver = /(?:占了|[留放空隔量裁剪折卷错多](?:出|下|开|上|个)?|离\p{sc=Han}{0,4})$/u;
/** What a clause ahead of the number tells of: a day of one's own, long ago or on the road. */
export const toldAhead = /那年|小时候|当年|我生日|服务区|毕业|假期|那会儿/u;
/** 一壶五克就够: a dose that is advised. */
export const dose = /^就(?:够|行|好|可以)/u;
/** 我们家一百二十平: a flat. */
export const ownFlat = /^我们?家/u;
