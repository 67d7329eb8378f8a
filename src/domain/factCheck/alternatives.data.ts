import { materialFamilies } from './words.data';

/** What excludes each other of one thing, whatever the trade: ways, forms, shares; and how it is said that there is some. */

/** One set a line, its alternatives parted by blanks, wordings of one joined by =. */
const alternatives = `
充电式=充电款=可充电=锂电=[磁底][吸座]充电=Type-C充电=充一次=充一回=充满=充好电=充电(?!宝|桩|头|器|盒|仓|口|线) 插电=带线=电源线=拖线 (?:换|装|塞|用).{0,3}电池=干电池=五号电池=七号电池=5号电池=7号电池=纽扣电池
有刷 无刷
有线(?!电视) 无线=蓝牙
线圈 胶装 骑马钉 锁线 活页 精装
触屏=触摸=触控=手指一划 旋钮=拧一?下?旋钮=拧旋钮 按键式=机械按键
激光雷达=激光导航=激光 摄像头.{0,3}(?:认|导|看|识)路?=视觉导航=摄像头导航
实心胎=免充气=发泡胎=不用打气=实心的胎 充气胎=真空胎=[要得]打足?气=打气筒
床笠款=床笠 床单款 床裙款
拉链(?:封口|闭合|开合|款)=(?:封口|开口).{0,2}拉链 磁扣=磁吸扣=磁吸开合 抽绳=束口 敞口=没有?扣
挂钩 打孔=打圈=罗马圈=孔圈
(?<!非|空气)油炸=炸出来=炸的(?![鸡薯]) 烘烤=烤制=烤出来=烤的(?!时|话|鸡) 冻干
谷饲 草饲
(?<!非)合成=拼接=碎肉拼=拼出来 原切=整切=整块切=一整块切
腌制过=腌好=腌过 没腌=未腌=原味未调=未调味
牛奶粉?=生牛乳=牛乳 羊奶粉?=羊乳
(?:纯|真正?)?野生(?!动物)=海捕=野外长 养殖=网箱=人工养=塘里养
纯?手工=手打=手缝=手敲=手作=老师傅打=人工打 机器.{0,4}(?:压|做|织|打|缝|出来)=机制=机织=机缝=冲压=流水线
一对一=1对1=1[vV]1=单独教 小班=班课=[三四五六七八九十几d]{1,2}个人一起 大班
物化结合 纯?物理防晒=纯物理=物理的 化学防晒=纯化学
饼茶=压成饼=茶饼=压饼 散茶=散的=散装=一抓一把
新茶=今年.{0,6}新 老茶=陈茶=陈年=存了
苹果=iPhone=iOS=IOS 安卓=华为=小米 鸿蒙
电磁炉 燃气灶=煤气灶=明火=煤气
正码=标准码=平时穿多[大少]=不偏码 (?:偏小|[买拍选]大一[号码]) (?:偏大|[买拍选]小一[号码])
国行 港版 美版 日版 韩版
金属(?!探|质感) 塑料
方格=网格 横线=横格 空白页=空白内页=白页 点阵
电子票=电子版=二维码入场 纸质=纸票=实体票
大床 双床=标间=双人间=两张床=两张单人床
长袖 短袖 无袖 七分袖 五分袖
圆领 V领 立领 翻领 方领 高领
高腰 低腰 中腰
直筒 阔腿 喇叭 小脚 束脚
修身=紧身 宽松
系带=系鞋带(?!的?麻) 魔术贴 一脚蹬=懒人鞋=不用系鞋带=脚一蹬
平底 高跟 坡跟 粗跟
尖头 圆头 方头
(?<!中)浅烘 中烘=中度烘焙 中深烘 (?<!中)深烘=深度烘焙
全脂 脱脂 低脂
不辣 微辣 中辣 特辣=变态辣=爆辣=重辣
8K 4K 2K 1080[Pp]=全高清 720[Pp]
[Tt]ype-?C=TYPE-?C Micro=圆口=老?安卓[口线] Lightning=苹果口=扁口
淡水 海水
软毛 硬毛
冷藏 冷冻 常温
顺丰 (?:邮政|EMS) 京东 中通 圆通 申通 韵达 极兔 德邦
罐装 袋装 散装 瓶装 礼盒装
手动(?!档|模式) (?<!半|全)自动(?!发|续|关|断|停) 半自动
外教 中教
哑光=不反光=柔光=亚光 亮光=高光(?!时)=镜面(?!屏)=亮晶晶=亮面=反光(?!条)
压榨 浸出
幼犬 成犬 老年犬
幼猫 成猫
小型犬 大型犬
男款 女款 男女同款=男女款=中性款
一次性(?!付|买|通|说) 可重复=反复[用使]=重复使用
周(?:末|六|日)(?:也|来|都|到|下单|入住|用|能|照|不加|可用|通用|减|半价) 工作日=周[一二]到周[四五]=周[一二]至周[四五]=平日
(?:只|仅|专)(?:能|适合|在)?[夏冬]天=夏季专用=冬季专用=(?:只|仅)(?:能|适合)[夏冬] 四季=全年
[用拿过]的?[冷凉]水=常温水冲 [用拿过]的?热水=高温蒸汽=高温清洗=蒸汽清洗
半自动 全自动
(?<!半)入耳 半入耳 头戴
油性 水性
正装 试用装=小样=中样
二手 全新
现做=现烤=现炒 预制=半成品
单光 渐进=双光
指纹 密码
去皮 带皮
去骨=无骨=剔骨 带骨
去核=无核 带核=有核
生的=要煮=得煮 熟的=即食=开袋即食=免煮
裸根=光杆=不带土 带土=带盆=土球
含酒精=有酒精 无酒精=零酒精
固体 液体
内锁 外锁
印花=碎花=提花 素色=纯色 条纹 格子
膨润土 豆腐猫砂=豆腐砂=豌豆渣 松木砂
特级(?!教师) 一级(?!能效) 二级(?!能效) 三级(?!能效)
一级能效 二级能效 三级能效 四级能效 五级能效
油皮=油性皮=油性肌=油性肤 干皮=干性 敏感肌=敏感皮=敏皮
加厚=厚实 薄款=轻薄=薄薄
儿童=小朋友=(?:小孩|孩子|宝宝|娃)子?.{0,2}(?:能|可以|用|穿|枕|戴) 成人=成年人
混纺 100%=百分百=纯亚麻=纯棉=全棉=全麻
直播 录播
线上=网课 线下=到店=面授
`;

/** 单层 is not 双层, 软底 no 硬底: of these openings one excludes the others before the same ending. */
const openings = `
单 双 三 | 层 面 开 人 头 肩 排 门 温 杆 芯 刃 筒 频 卡
有 无 | 糖 框 盖 帽 袖 肩带 钢圈 靠背 扶手 线 盐 油烟 窗
软 硬 | 底 壳 面 毛 头 垫 包 座
长 短 | 款 裤 裙 柄 毛 筒
厚 薄 | 款 底 片 壳 皮
高 低 | 帮 筋 糖 钠 脂 嘌呤 糯
干 湿 | 粮 巾 发
圆 方 | 桌 头 盘 镜 枕
左 右 | 手 舵 开
室内 室外 户外 | 用 专用 款
`;

interface AlternativeSet {
  readonly slots: readonly RegExp[];
}

const lines = (text: string): string[] => text.trim().split('\n');
const patternOf = (words: string): RegExp => new RegExp(words.split('=').join('|'), 'u');

export const alternativeSets: readonly AlternativeSet[] = [
  ...lines(alternatives).map((line) => ({ slots: line.split(' ').map(patternOf) })),
  ...lines(openings).flatMap((line) => {
    const [heads = '', tails = ''] = line.split(' | ');
    return tails.split(' ').map((tail) => ({ slots: heads.split(' ').map((head) => patternOf(`${head}${tail}`)) }));
  }),
];

/** What stands before a word and takes it back: 不用手洗, 非充电式. */
export const takenBack =
  /(?:不|没有?|非|无|免|别|未|禁止?|无需|不用|不是|不能|不可|不含|不带|避免|谢绝)\p{sc=Han}{0,2}$/u;

/** 苹果手机连不上: what stands behind a word and takes it back. */
export const deniedAfter = /^\p{sc=Han}{0,3}(?:[连用装配插充]不[上了]|不支持|不兼容|不能用|不适用|用不成)/u;

/** What goods let be done to them, in one character each. */
const uses =
  '(?:收(?![到货藏下款钱费])|取(?!消)|[洗拆卸摘抠换折调退带充拍录坐躺泡煮烤冻存吃剪接连挂叠升降改喝穿骑停续烘熨冲擦])';
/** Uses that come to the same: what can be taken off, laid together, set. */
const sameUses: readonly string[] = ['拆取卸摘抠', '折收叠', '调升降'];
/** One name for all uses that come to the same. */
export const useName = (use: string): string => sameUses.find((names) => names.includes(use))?.slice(0, 1) ?? use;
export const usesByName: ReadonlySet<string> = new Set(['折', '拆', '调']);
/** Names of properties that ask for a use, and what their value says of it when it denies nothing. */
export const usesInNames = /折叠|拆卸|拆洗|调节|升降|调角|收纳方式|可[拆折调]/u;
const can = '(?:可以?|能|支持|允许|随意|随时|任意)';
const cannot = '(?:不可以?|不能|不支持|禁止|不宜|勿|无法|不允许|没法|不让|不许|谢绝|不得)';
interface Use {
  readonly pattern: RegExp;
  readonly isAllowed: boolean;
}
/** How data say that something can be done, or not; the group is what. */
export const usesInData: readonly Use[] = [
  { pattern: new RegExp(`(?<!不)${can}\\p{sc=Han}{0,2}?(${uses})`, 'gu'), isAllowed: true },
  { pattern: new RegExp(`${cannot}\\p{sc=Han}{0,3}?(${uses})`, 'gu'), isAllowed: false },
];
/** How people say so. */
export const usesInText: readonly Use[] = [
  {
    pattern: new RegExp(
      `(?<![不没])(?:${can}|随便|都让|照样|直接|放心)\\p{sc=Han}{0,4}?(${uses})(?![不没])|(${uses})得[了下动开着掉]`,
      'gu',
    ),
    isAllowed: true,
  },
  {
    pattern: new RegExp(
      `(?:${cannot}|甭想|别想)\\p{sc=Han}{0,3}?(${uses})|(${uses})不(?:了|得|动|下来?|开|成|掉|起来?|上)(?![烂坏])`,
      'gu',
    ),
    isAllowed: false,
  },
];
/** 焊死的, 粘死: what is fixed for good is neither changed nor taken off. */
export const fixed = /[焊粘固封锁缝钉](?:定?死|在一起)/u;
export const usesOfFixed = ['换', '拆', '取'];

/** How it is said that something must be done first, or need not; the group is what. */
const mustDo = '(?:(?<![不觉记值舍显])得|(?<![不主重需只])要|需要|需自?行?|必须|非得|少不了|离不开)(?!了|多|少|是|么)';
const needNot = '(?:免(?!费|疫|得)|无需|无须|不用|不需要?|不必|甭|徒手)';
export const needs: readonly { readonly pattern: RegExp; readonly isNeeded: boolean }[] = [
  { pattern: new RegExp(`${needNot}(\\p{sc=Han}{1,6})`, 'gu'), isNeeded: false },
  { pattern: new RegExp(`${mustDo}([\\p{sc=Han}\\d]{1,9})`, 'gu'), isNeeded: true },
];
/** What is asked of a buyer, in its words. */
export const chores: readonly RegExp[] = [
  /安装|组装|[自]?己?.{0,4}装(?!饰|满|下|得下|不下|进|修)|拼装/u,
  /打孔|钻孔|打眼/u,
  /充气|打气/u,
  /工具|螺丝刀|扳手|改锥|钳子|锤子/u,
  /熨|烫/u,
  /浇水/u,
  /注册|登录/u,
  /预约|提前约/u,
  /自备/u,
  /冷藏|放冰箱|进冰箱/u,
  /加水|兑水/u,
  /插电/u,
  /清洗|洗|泡发/u,
  /煮|蒸|加热/u,
  /搭(?![配载])|穿杆|支架/u,
];

/** How data deny a thing as a whole line, and how they grant it. */
export const deniedValue =
  /^(?:无|否|没有|不含|不带|不附|不送|不支持|不可|不能|不允许|禁止|谢绝|未配|不配|不赠|不提供|不包含?|需?另[购配买]|需?自备|选配|需单独)[^\d]{0,8}$/u;
export const grantedValue =
  /^(?:有|是|支持|可(?!选|调)|含|带|标配|免费|包含|附|送|赠|\d{1,2}[个条块只支根节副])[^，。；]{0,12}$/u;
/** The same of a clause that names it: 不自动续费, 不含灯, 带玻璃盖. */
export const deniedThing =
  /(?:不含|不带|不附|不送|没有|禁止|不支持|谢绝|不自动|不配|不可?用|不能用|不适用于?|不兼容|不适合|不宜|禁用|勿用|不可携带|不提供|^无)([\p{sc=Han}A-Za-z]{1,8})/gu;
/** 孕妇禁用: who or what is shut out stands first. */
export const deniedBehind =
  /([\p{sc=Han}A-Za-z]{2,8}?)(?:使用者|人群)?(?:禁用|慎用|忌用|勿用|不可用|不能用|不宜|不适用|除外|(?:需|须)?另购)/gu;
/** 送蒸笼和饭勺: what comes with the goods. */
export const grantedThing = /(?:送|赠|附|配|自带|(?<![不未无])含)([\p{sc=Han}]{2,4})(?:[和、及]([\p{sc=Han}]{2,4}))?/gu;
/** Names of parts, whose value tells what they are like: there is one. */
export const partName = /^\p{sc=Han}{1,3}[盖袋盒架箱扣窗灯轮锁垫罩椅柜勺铲夹钩绳座兜帽膜壳卡]$/u;
/** What of a name nobody says: 3C认证 is 3C. */
export const nameEnd = /(?<=.{2})(?:认证|证书|检测|功能|服务)$/u;
/** 散热风扇 is spoken of as 风扇: of a name of so many characters, the last two. */
export const longName = /^\p{sc=Han}{4,6}$/u;
export const notThere = /^(?:无|没有|不含|不带|不附|不送|未配|不配)/u;
/** What people call a thing of the data otherwise. */
export const aliases: readonly RegExp[] = [
  /宠物|毛孩子|[猫狗](?!粮|粪|窝|砂)/u,
  /儿童(?!款|节)|小孩|孩子|小朋友|娃/u,
  /早餐|早饭|双早|含早/u,
  /防水|下水|潜水|水下|泡水/u,
  /灯具|照明|灯(?!光|塔)/u,
  /录像|录音|拍摄|随便[拍录]/u,
  /USB|充电口/u,
  /停车|车位|车停/u,
  /人脸|刷个?脸/u,
  /孕妇|怀孕|孕期|怀着|身孕/u,
  /加床|加张?\p{sc=Han}{0,2}床/u,
  /后座|后头\p{sc=Han}{0,3}坐|后面\p{sc=Han}{0,3}坐/u,
  /电磁炉/u,
  /微波炉/u,
  /烤箱/u,
  /洗碗机/u,
  /烘干机?/u,
  /铁铲|铁勺|金属铲|钢铲/u,
  /钢丝球/u,
  /(?:内存|存储|储存|SD)卡/u,
  /充电[头器]/u,
  /收纳[袋包]|袋子/u,
  /押金/u,
  /午餐|中饭|午饭/u,
  /晚餐|晚饭|正餐/u,
  /机票|往返交通|大交通/u,
  /(?:景点|景区|首道)?门票/u,
  /保险/u,
  /导游|领队/u,
  /空调/u,
  /浴缸/u,
  /洗衣机/u,
  /厨房|做饭/u,
  /教材|讲义/u,
  /证书/u,
  /答疑/u,
  /支架/u,
  /贴膜|膜(?!布)/u,
  /NFC/u,
  /打电话|通话/u,
  /心率/u,
  /说明书/u,
  /礼盒/u,
  /礼袋|手提袋/u,
  /靠背/u,
  /扶手/u,
  /滚轮|轮子/u,
  /接送|接站|接机/u,
  /定位|GPS/u,
  /WiFi|wifi|无线网/u,
  /预约|约好|提前约/u,
  /钢琴/u,
  /打包/u,
  /私教/u,
  /猫眼/u,
  /(?<!头戴|入)耳机孔/u,
  /糖尿病/u,
  /新手|零基础|小白/u,
  /隐形眼镜/u,
  /运费|邮费|快递费/u,
  /离线|没网|断网/u,
  /刹车|手刹|车闸/u,
  /续费|续订|自动扣|扣钱|扣费/u,
  /电梯/u,
  /发票/u,
  /遥控/u,
  /电池/u,
  /盖子?/u,
  /窗/u,
  /加热/u,
  /麦克风|话筒/u,
  /蓝牙/u,
  /口袋|兜/u,
  /帽子?/u,
  /衬里|内衬|里衬/u,
];
/** Whether people say before or behind a thing that there is none, or that there is. */
export const noneBefore =
  /(?:没有?|无|不带|不含|不送|不支持|不配|不准|禁止|谢绝|不让带?|别(?:往|用|拿|放|进|上)|不能(?:用|上|进|放)?|不可)\p{sc=Han}{0,2}$/u;
export const noneBehind =
  /^\p{sc=Han}{0,3}(?:没有|不带|不送|不含|另外?(?:算|付|掏|买|收|配|要|花|加)|另配|得自己|要自己|自备|单买|不支持|(?<![不没])要钱|(?<!不)收费|自费|自理|用不了|不能|不行|(?:一[天晚次]|每[天晚次])\p{sc=Han}{0,2}[\d一二两三四五六七八九十]+|(?:得|要)\p{sc=Han}{0,2}(?:掏|花|加|交)钱)/u;
export const someBefore =
  /(?<!不|没)(?:带着?|有(?!没)|含|送|配了?|赠|自带|支持|能|可以|附|随便|包|会|能带)\p{sc=Han}{0,2}$|(?<!不|没|别)(?:带|有|配|送|装|加)(?:了|着)?(?:[一两俩几个层条只副支块张]{1,2}|现成)\p{sc=Han}{0,4}$|(?<![不没别])(?:放|丢|扔|塞|进|上)(?:进|到|在)?$/u;
export const someBehind =
  /^\p{sc=Han}{0,2}(?:(?:也|都|全|照样)\p{sc=Han}{0,2}(?:能|可以|带|配|送|有|包|行|算|让)|一起|一块儿?|一并|在[盒箱包袋]|配好|配齐|免费|不要钱|不花钱|不加钱|随便|不用花钱|就(?:能|可以)?[进用]|照[样用])/u;

/** Properties that list what comes with the goods. */
export const partsLabel = /配件|赠品|附件|套装|包含|配置|控制|清单|随[货箱机]|标配/u;
/** Properties that list all there is to choose from, and how one of them is named. */
export const choices: readonly { readonly label: RegExp; readonly named: RegExp }[] = [
  {
    label: /口味|味道|香型|香味/u,
    named:
      /(?<=^|[有选要是买喝吃])(?!\p{sc=Han}口|[俩两三四五六七八九十几][种个款样大]|[俩几种样更]|原|无|没|有|怪|异|这|那|香|一|够|入|什|口|风|气|本|旧|够)(\p{sc=Han}{2})(?:口?味|香型)(?=[的儿最好卖]|$)/u,
  },
  {
    label: /颜色|色号|配色/u,
    named:
      /(?<=^|[有选要是买款])([红橙黄绿蓝紫黑白灰粉棕金银青])色(?=[的款最卖好显那]|$)|(?<=^|[有选要是买款])([红橙黄绿蓝紫黑白灰粉棕金银青驼杏橘咖](?=色)|藏青|藏蓝|卡其|米白|奶白|墨绿|酒红|香槟|玫红|浅蓝|深蓝|军绿)\p{sc=Han}{0,6}(?:也|都)?(?:有(?!点|些|种|人)|能选|可选|现货|随便[选挑])/u,
  },
];
/** 只能手机控制: one way alone; and what people call a way of the data. */
export const onlyOne =
  /(?:只(?:能|有|支持|可以|认|是|配)?|仅(?:能|有|支持|限)?|光(?:能|有)?)(?:用|靠)?\p{sc=Han}{0,2}$/u;
export const onlyLabel = /控制|方式|模式|兼容|支持|接口|系统|开锁|支付|连接|口味|颜色|尺码|佩戴/u;
export const wayNames: readonly RegExp[] = [
  /APP|手机/u,
  /遥控/u,
  /语音/u,
  /指纹/u,
  /密码/u,
  /刷卡|卡片?/u,
  /钥匙/u,
  /安卓|Android/u,
  /苹果|iOS|iPhone/iu,
];
/** What separates the choices of a list. */
export const choiceSeparators = /[、,，/／;；]/u;
/** 酒精味有点冲, 盐焗口: what smells or tastes of a thing has it. */
export const addedBehind = /^(?:的?(?:香)?味(?!.{0,3}[没无不])|焗|口味?|\p{sc=Han}{0,2}(?:有点|挺|很)(?:冲|重|浓))/u;
export const deniedAhead = /[没不无未零去0]\p{sc=Han}{0,4}$/u;
/** 有点酒精: what is said to be in it. */
export const addedBefore = /(?<![没不无未零拒去]\p{sc=Han}{0,3})(?:有|加|含|放|带)(?:了|点|有|一?点|着|少量)?$/u;

/** 终身质保, 全天免费: without end; the data set one to the same thing. */
export const endless = /终[身生]|永久|一辈子|买断|无限[次期]?|不限[次时量]?|全天|一整天|随便[停用补换退]/u;
/** Kinds of what may have an end: two sentences that name one of them speak of the same thing. */
export const ending: readonly RegExp[] = [
  /质保|保修|保养|维修|换新|售后/u,
  /授权|会员|订阅|有效期|使用期|买断|账号/u,
  /停车|车位/u,
  /缺课|补课|重学|复读|课时|回放/u,
  /退货|退换|退款/u,
  /取消|改期/u,
  /续杯|畅饮|自助/u,
];
/** Everywhere, of what is done in one place only. */
export const everywhere =
  /全国|全球|全世界|全市|全省|跨[省市]|外[地省]|哪[儿里家个]\p{sc=Han}{0,2}都|任何(?:地方|一家|门店)|所有门店|每家(?:门)?店|不限(?:地区|城市|门店)/u;
export const area =
  /(?:服务|使用|适用|通用|有效)(?:范围|区域|门店|店)|配送范围|配送区域|适用(?:区域|城市|门店)|可用门店|上门范围/u;

export const valueEnds = /[，。；;！!、\n]/u;

/** 一对四: so many to one teacher. */
export const ratio = /[一1]\s?(?:对|带|拖|VS|vs|v)\s?([一二两三四五六七八九十\d]{1,2})(?!一|口)/u;
/** A count with a unit that only these goods have: 4弦, 28调. */
export const ownUnit = /^(\d+(?:\.\d+)?)\s?((?![万亿千百])\p{sc=Han}{1,2})(?:\(|（|$)/u;
export const ownNumeral = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百]{1,4})\\s?[个根条只道层支块]?';

const stuffs = Object.values(materialFamilies)
  .join(' ')
  .split(/[ =]/u)
  .filter((word) => word.length >= 2)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** 玻璃钢的竿身, 架子是板材的, 铁的: of what a part is. */
export const partOfStuff = new RegExp(
  `^(?:这|那|它)?([\\p{sc=Han}]{1,5}?)?(?:是|用的是?|全是|都是)?(${stuffs}|[铁铝铜钢木竹布皮纸瓷])(?:质|制|做|打|铸|锻|压|烧|编|雕|焊|材质)?的(\\p{sc=Han}{0,3})$`,
  'u',
);
/** How long the name of that part may be behind its stuff, characters. */
export const LONGEST_PART = 3;
/** 木头手柄, 铝杆的. */
export const stuffOfPart = /^(?:这|那|是)?(铁|铝|木头?|钢|铜|布|塑料|玻璃|皮|纸)(\p{sc=Han}{1,2}?)的?$/u;
/** 被套1、枕套2: how many of each. */
export const eachCounted = /(\p{sc=Han}{2,4})\s?[×xX*]?\s?(\d{1,2})(?![\d.\p{sc=Han}A-Za-z%])/gu;
export const anyNumeral = '(\\d{1,2}|[一二两三四五六七八九十])';
export const particle = '的';
export const counter = '[个条只件副张块根]?';
/** 尼龙弦: a stuff before the part that it makes. */
const madeParts = '[弦杆竿壳底面管架板柄布线绳刷盖胆盘腿]';
export const madePart = new RegExp(madeParts, 'u');
export const stuffBefore = new RegExp(`(${stuffs})(${madeParts})`, 'gu');
/** Without one of these nothing is said to be of one stuff alone. */
export const saysAll = /百|纯|全|清一色/u;
/** 百分百羊毛 of what is half 腈纶. */
export const allOf = new RegExp(`(?:[百一十]分百|一百分|百分之百|100%|纯|全是|全|清一色)(${stuffs})`, 'u');
export const shareAhead = (stuff: string): RegExp => new RegExp(`(\\d{1,3})\\s?[%％]${stuff}`, 'u');
export const shareBehind = (stuff: string): RegExp => new RegExp(`${stuff}\\D{0,2}(\\d{1,3})\\s?[%％]`, 'u');
/** A character that tells one thing from another. */
export const sign = /(?![可能不以支持的了也都就是在用])\p{sc=Han}/u;
/** What sets an end: a time, or how often. */
export const limits = /^(?:time|piece:次)$/u;
/** A value that takes something back. */
export const deniesSomething = /[不无否非]/u;
/** A value that counts, or says that there is none. */
export const countedOrDenied = /^[\d不无]/u;
