import type { ThingKind } from '../../../../../src/domain/writing/thingNouns.data';
import type { Kind } from './kinds';

/**
 * Data: what a property means for the one who uses it. A cue is found in the merchant's own words, and its sentences
 * are true of some kinds of things only: 防滑 of a mat is no grip of a hand. So nothing is said that does not follow
 * from a stated fact and the kind of thing. No numbers, no superlatives, no effect on a body.
 */
export interface Cue {
  readonly cue: RegExp;
  /** Kinds of which both lists are true; `any` = whatever it is, also where nothing is known of it. */
  readonly kinds: readonly ThingKind[] | 'any';
  /** Within these kinds, what the name says: of `kitchen`, a knife holds nothing that could leak. Absent = all. */
  readonly named?: RegExp;
  /** What annoys people who lack it; a clause that stands alone. */
  readonly pains: readonly string[];
  /** What it is good for in daily use; a clause that stands alone. */
  readonly benefits: readonly string[];
}

const split = (list: string): string[] => list.split('|').filter(Boolean);

const cue = (
  pattern: string,
  kinds: readonly ThingKind[] | 'any',
  pains: string,
  benefits: string,
  named?: RegExp,
): Cue => ({
  ...(named ? { named } : {}),
  cue: new RegExp(pattern, 'i'),
  kinds,
  pains: split(pains),
  benefits: split(benefits),
});

/** Things that are used for years and may wear. */
const lasting: readonly ThingKind[] = [
  ...(['cup', 'desk', 'seat', 'bag', 'shoes', 'digital', 'kitchen'] as const),
  ...(['storage', 'mat', 'outdoor'] as const),
];
const powered: readonly ThingKind[] = ['appliance', 'kitchen', 'cleaning'];
/** What of kitchen and cleaning has a motor or a heater. */
const machine = /机|煲|炸锅|电.*锅|电.*壶|养生壶|吸尘器|扇|空调|冰箱|净化器|加湿器/;

export const cues: readonly Cue[] = [
  cue(
    '保温|锁温|恒温杯',
    ['cup'],
    '热水倒出来，没一会儿就凉了|想喝口热的，杯子里早凉透了',
    '想喝热的，拧开就有|忙完一阵回来，喝到的还是热的',
  ),
  cue('保冷|冰霸|冰饮', ['cup'], '冰饮带出门，半路就成了温水', '大热天里，也能喝上一口凉的'),
  cue(
    '防漏|密封|不漏|防洒',
    ['cup', 'kitchen'],
    '放进包里，总怕它漏',
    '往包里一放，不用一路提着心|横着放竖着放，都踏实',
    /杯|壶|瓶|饭盒|保鲜盒|罐/,
  ),
  cue(
    '轻便|轻量|轻巧|便携|小巧|随身|超轻',
    ['cup', 'digital', 'outdoor'],
    '东西又大又重，带一次就不想带第二次',
    '塞进包里，不占地方也不压肩|随手一拿，就能出门',
    /杯|壶|耳机|充电宝|充电器|数据线|相机|平板|鼠标|键盘|支架|伞/,
  ),
  cue('轻便|轻量|轻巧|超轻', ['bag'], '背着还没走远，肩膀先酸了', '包本身不压分量，背起来轻快'),
  cue('轻便|轻量|轻巧|超轻', ['shoes'], '鞋子一沉，走两步就累', '鞋子不沉，抬脚轻快'),
  cue(
    '大容量|容量大|超大|装得下|能装',
    ['cup', 'bag', 'storage'],
    '装得太少，用着总差那么一点',
    '一次装够，省得来回跑',
  ),
  cue(
    '316|304|不锈钢|食品级|母婴级',
    ['cup', 'kitchen', 'baby'],
    '天天入口的东西，材质却说不清楚',
    '天天要用的东西，材质看得明白|入口的东西，心里有底',
    /杯|壶|锅|碗|盒|餐具|勺|筷|奶瓶|餐盘/,
  ),
  cue('易清洗|好清洗|好洗|易清洁|一擦', 'any', '', '打理起来不费劲'),
  cue('易清洗|好清洗|好洗|易清洁|一擦', ['cup', 'kitchen'], '缝里藏着脏，怎么刷都够不着', ''),
  cue(
    '可拆洗|能拆洗|拆下来洗|可机洗|能机洗',
    ['seat', 'bed', 'bedding', 'bag', 'petgear', 'mat', 'clothes'],
    '',
    '脏了就洗，不用一直将就',
  ),
  cue(
    '一键|按一下',
    ['appliance', 'kitchen', 'cleaning', 'lamp', 'desk', 'digital', 'petgear'],
    '用之前先琢磨半天，越用越烦',
    '按一下就好，不用琢磨',
    /灯|桌|机(?!壳)|锅|煲|壶|器|音箱|投影|键盘|鼠标|冰箱|空调|风扇|电视/,
  ),
  cue('单手|弹盖', ['cup'], '两只手都占着，想用还得先腾手', '手里拿着东西，也能顺手打开'),
  cue(
    '折叠|收起',
    ['desk', 'seat', 'storage', 'baby', 'kitchen'],
    '用完没处放，家里越堆越满',
    '用完一收，地方就空出来了',
    /桌|几|椅|凳|床|箱|架|车|垫|盆|砧板|菜板/,
  ),
  cue('静音|低噪', powered, '一开机就嗡嗡响，旁边的人都受不了', '家里有人在休息，也能放心用', machine),
  cue('升降|坐站', ['desk'], '一坐就是一下午，腰背都僵了', '坐累了就站一会儿，换个姿势接着忙'),
  cue(
    '护腰|腰靠|腰托|腰枕|人体工学',
    ['seat'],
    '坐久了，腰先提意见',
    '腰后面有了依靠，坐得住也坐得稳',
    /椅|沙发|坐垫|腰靠|靠枕|靠垫/,
  ),
  cue(
    '承重|稳固|加固|不晃|稳定|底座加厚|加厚底座',
    ['desk', 'storage', 'seat', 'petgear'],
    '轻轻一碰就晃，东西都不敢多放',
    '稳稳当当，用着不心慌',
    /桌|几|椅|凳|床|架|柜|箱/,
  ),
  cue('耐磨|耐刮|防刮|耐用|抗摔|耐摔|结实', lasting, '没用多久，就磨花了用旧了', '天天用，也不用小心翼翼地供着'),
  cue(
    '防水|防泼|疏水',
    ['bag', 'desk', 'seat', 'digital', 'storage'],
    '一沾水就麻烦，用着总得防着',
    '溅上水也不慌，擦一擦接着用',
  ),
  cue('防滑', ['cup', 'kitchen'], '手一滑，心就跟着悬起来', '手上有水，也拿得住', /杯|壶|碗|锅|刀|勺|筷/),
  cue('防滑', ['mat'], '地上一沾水，走路都得小心', '踩上去不跑偏，脚下踏实'),
  cue('防滑', ['shoes'], '地上一湿，走路都得小心', '走在路上，脚下踏实一些'),
  cue('透气|网布', ['clothes', 'shoes', 'seat', 'bed', 'bedding'], '闷得慌，没多久就一身汗', '待久了，也没那么闷'),
  cue('柔软|亲肤|软糯|蓬松', ['clothes', 'bedding'], '贴着皮肤就扎，买回来就闲置', '贴在身上软软的，很舒服'),
  cue('纯棉|全棉|新疆棉|长绒棉', ['clothes', 'bedding'], '料子又硬又闷，用一会儿就想换', '贴着皮肤用，棉的料子更自在'),
  cue(
    '补水|保湿|水润|玻尿酸|滋润',
    ['skincare'],
    '空调房里待一天，皮肤又干又紧|换季一到，皮肤就发干',
    '用完润润的，没那么紧绷',
  ),
  cue('服帖|贴合', ['skincare'], '膜布一敷就往下滑，只能躺着不敢动', '贴上服服帖帖，走来走去也不怕', /面膜|眼膜/),
  cue(
    '无香精|无酒精|无添加|成分简单|成分少',
    ['skincare', 'makeup', 'wash'],
    '换个新东西，脸上总要先忐忑几天',
    '成分简单，用着心里有数',
  ),
  cue('清爽|不粘|不黏|不油|轻薄', ['skincare', 'makeup'], '糊一层在上面，黏糊糊的难受', '用完清清爽爽，不觉得闷'),
  cue(
    '去污|去油|油污|除垢',
    ['cleaning'],
    '油渍糊了一层又一层，擦半天没动静',
    '收拾起来省下不少力气',
    /清洁|油污净|洗洁精|湿巾|拖把|抹布/,
  ),
  cue(
    '除味|除臭|祛味|去异味|异味',
    ['pet', 'cleaning', 'appliance'],
    '味儿一上来，半天散不掉',
    '那股味儿没那么冲了',
    /砂|净化|洗|剂|冰箱/,
  ),
  cue(
    '省电|节能|低功耗|能效',
    ['appliance', 'kitchen', 'lamp'],
    '电器一开，先开始心疼电费',
    '天天开着，也不用总惦记电费',
  ),
  cue(
    '快充|续航|大电池',
    ['digital', 'appliance'],
    '关键时候没电，只能干着急',
    '出门前充好，路上不用到处找插座',
    /耳机|充电宝|手表|平板|手机(?!壳|支架)|音箱|相机|电脑|风扇|剃须刀|牙刷/,
  ),
  cue('无频闪|柔光|防蓝光|无眩光', ['lamp'], '灯光一晃，看久了眼睛又酸又涩', '光线柔柔的，看书写字都舒服'),
  cue(
    '调光|(?:亮度|色温)[^，。]{0,4}[调档]|[调档][^，。]{0,4}(?:亮度|色温)',
    ['lamp'],
    '灯不是太亮就是太暗，总调不到合适',
    '看书一档，放松一档，随手就换',
  ),
  cue(
    '新鲜|现摘|当天摘|当季|直发',
    ['fresh'],
    '买回来一尝，早不是那个味儿了',
    '到手还有那股新鲜劲儿',
    /^(?!.*(?:油|米|面粉|面条|酱|蜂蜜))/,
  ),
  cue(
    '现烤|现做|当天烤',
    ['snack'],
    '买回来一尝，早不是那个味儿了',
    '到手还有那股新鲜劲儿',
    /面包|蛋糕|饼干|月饼|点心|酥/,
  ),
  cue('新鲜|现摘|当天摘', ['gift'], '买回来没两天就蔫了', '到手还有那股新鲜劲儿', /花/),
  cue('酥脆|香脆|(?<![干清])脆', ['snack', 'fresh'], '闲下来嘴里没味，总想嚼点什么', '一口下去，听得见那声脆响'),
  cue('回甘|醇厚|醇香|茶香|花香|兰香', ['tea'], '泡了一杯，喝着却没什么味道', '喝完嘴里还留着那股香气'),
  cue('低糖|无糖|0糖|零糖|少糖|低脂', ['snack'], '嘴馋，又怕吃着有负担', '嘴馋的时候，吃着顾虑少一点'),
  cue(
    '独立包装|独立小包|小包装|小袋|条装',
    ['snack', 'tea'],
    '一大包打开吃不完，放着就潮了',
    '一次拆一份，走到哪儿都方便',
  ),
  cue('耐泡', ['tea'], '泡两道就没味了，喝着没意思', '多泡几道，味道还在'),
  cue('礼盒', 'any', '逢年过节，送什么都犯愁', '送人也不用再另外包一次'),
  cue(
    '自动|定时',
    ['petgear', 'kitchen', 'appliance'],
    '',
    '设好时间，到点它自己来',
    /喂食器|饮水机|电饭煲|养生壶|破壁机|炸锅|洗衣机|加湿器|取暖器/,
  ),
  cue('感应', ['lamp'], '夜里起身，摸黑找不着开关', '走近就亮，不用摸黑找开关'),
  cue('记忆(?!棉|枕)|预设|一键回位', ['desk'], '每次都得重新调，调着调着就懒得动了', '设好一次，以后按一下就到位'),
  cue('免安装|开箱即用', 'any', '说明书看半天，还是没装好', '拿到手就能用'),
  cue('免打孔', 'any', '想装又怕在墙上打孔', '不用在墙上钻孔'),
  cue(
    '大屏|高清|像素',
    ['digital', 'appliance'],
    '看不清楚，凑近了也费眼',
    '看得清清楚楚，不用再凑上去',
    /显示器|平板|投影|电视|手表|手机(?!壳|支架)|电脑/,
  ),
  cue('降噪', ['digital'], '外面一吵，什么都听不清', '戴上之后，耳边静下来不少', /耳机/),
  cue(
    '多色|[二两三四五六七八九十\\d]+种?(?:颜色|尺码|规格)|多规格|可选|多款',
    'any',
    '想要的颜色和尺寸，总凑不到一起',
    '照着自己的习惯挑就行',
  ),
  cue('质保|保修|退换|无理由|运费险|售后', 'any', '买回来有问题，不知道找谁', '有问题找得到人，心里踏实'),
  cue('预约', ['service'], '好不容易抽出空，到了还得排队', '提前约好时间，到了就能做'),
  cue('上门', ['service'], '想找人弄，还得自己跑一趟', '人在家里等着就行，不用跑一趟'),
  cue(
    '手工|手作|手编|手绘',
    ['gift', 'clothes', 'bag', 'shoes', 'cup', 'storage'],
    '流水线上的东西，看来看去都一个样',
    '凑近看细节，看得出花了心思',
  ),
  cue('防晒|遮阳|UPF', ['clothes', 'outdoor'], '太阳底下走一圈，人都晒蔫了', '出门多一层遮挡，心里有数'),
  cue('(?:适合|专为|给|为)[^，。]{0,4}(?:宝宝|孩子|学生)|儿童|学生款', 'any', '给孩子挑东西，比给自己挑还费心', ''),
  cue('老人|爸妈|长辈', 'any', '给爸妈买东西，就怕他们用不惯', ''),
  cue(
    '分层|分隔|隔层|抽屉|分区',
    ['storage', 'bag', 'desk'],
    '东西一多，翻半天也找不着',
    '一样东西一个位置，伸手就拿到',
  ),
  cue('理线|走线', ['desk'], '线缠成一团，看着就烦', '线都收好了，桌上不乱'),
  cue('磁吸', 'any', '拿起来放回去，每次都要对半天', '轻轻一靠就吸住，取放都顺手'),
  cue(
    '大桌|(?:桌面|桌板|台面)[^，。]{0,3}(?:大(?!理石|气)|宽|够)|(?:大|宽)[^，。]{0,2}(?:桌面|桌板|台面)',
    ['desk'],
    '桌上一摆就满，写字的地方都没有',
    '电脑、书和杯子，都摆得开',
  ),
  cue('清香|淡香|留香', ['cleaning', 'gift', 'wash', 'skincare'], '味道太冲，闻一会儿就头晕', '淡淡的一点香，不打扰人'),
  cue('显瘦|版型|剪裁|垂感|挺括', ['clothes'], '穿上身总觉得哪儿不对劲', '上身利落，站着坐着都有型'),
  cue('保暖|加绒|羽绒|抗寒|御寒|发热', ['clothes'], '天一冷，穿得再多也不觉得暖', '天冷出门，身上暖和些'),
  cue('保暖|加绒|抗寒|御寒', ['shoes'], '天一冷，脚先冻得发木', '天冷出门，脚上暖和些'),
  cue('保暖|羽绒|抗寒|御寒', ['bedding'], '天一冷，被窝半天捂不热', '夜里盖着，身上暖和些'),
  cue('减震|回弹|缓震', ['shoes'], '走上一天，脚底板先累了', '走得久一点，脚下也没那么累'),
  cue(
    '真材实料|果肉|原料|食材|原产地',
    ['snack', 'fresh', 'tea', 'dining'],
    '配料表一长串，看半天没看懂',
    '用的是什么，看一眼就明白',
  ),
  cue('速溶', ['tea'], '本来就忙，还得在这上面耗时间', '省下来的时间，做点别的不好吗'),
  cue('省时|快速|速热', ['kitchen', 'appliance'], '本来就忙，还得在这上面耗时间', '省下来的时间，做点别的不好吗'),
  cue('一对一|教练|老师|带练|陪练|讲解', ['course'], '自己摸索半天，走了不少弯路', '有人带着走'),
  cue('教练|带练|陪练', ['service'], '自己摸索半天，走了不少弯路', '有人带着练', /健身|瑜伽|私教|体验课/),
  cue('零基础|新手|入门|小白', ['course'], '想学又怕自己跟不上', '从头开始，也能跟得上'),
];

/** What is spoken of: its name, and the kind that it was found to be. */
interface Thing {
  readonly name: string;
  readonly kind: Kind;
}

/** Whether the sentences of a cue are true of this thing. */
const isTrueOf = ({ kinds, named }: Cue, { name, kind }: Thing): boolean =>
  kinds === 'any' || (kinds.some((key) => key === kind.key) && (named === undefined || named.test(name)));

/** What a text says of this thing; what is true of other things only is left out. */
export const cuesIn = (text: string, thing: Thing): readonly Cue[] =>
  cues.filter((one) => one.cue.test(text) && isTrueOf(one, thing));
