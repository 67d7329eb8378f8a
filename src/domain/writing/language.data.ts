import type { ClaimKind } from './claims';
import type { Voice } from './voice';

/** Data: words and turns of Chinese that the rules of this folder look for or use. */

// Names of goods
/** From the first measure on a title tells sizes: 40×60cm, 480 ml, 30枚, 10 片装, 1.4 米, 3-12岁, 52度, 256GB. */
export const measure =
  /[\s·]*\d+(?:\.\d+)?(?:\s*[-~–*×xX]\s*\d+(?:\.\d+)?)*\s*(?:(?:ml|g|kg|l|cm|mm|w|v|a|mah|[gmt]b)(?![a-z])|[小大]?包|寸|英寸|片|只|件|包|盒|瓶|条|袋|支|枚|粒|双|套|米|升|斤|克|毫升|厘米|毫米|分钟|小时|岁|年|个|款|色|抽|卷|张|颗|对|度|人份?)[大小]?(?:\*\d+\S*|装)?/giu;
export const pack =
  /[一两二三四五六七八九十]+[条件只个双片包盒瓶支枚]装$|(?<=..)(?:[大中小]盆|[大中小加]号|[大小]份|[大中小]包装|礼盒装?|[礼简散盒袋瓶罐]装)$/;
/** Words before the thing that say for whom or how, not what. */
export const leadingModifiers =
  /^(?:女士|男士|男女|新国标|儿童|少儿|宝宝|婴儿|成人|家用|商用|便携式?|定时|轻便|招牌|新款|升级版?|加厚|大容量|高端|正品|官方|爆款)+(?=\S{2})/;
/** What a thing is made of, before its noun. */
export const materialModifiers = /^(?:纯棉|全棉|棉麻|真丝|羊毛|加绒|实木|不锈钢|陶瓷|玻璃)+(?=\S{3})/;
/** Several things that are sold as one: what they are stands before it. */
export const setEnd = /(?:套装|套系|组合|全套)$/;
/** Says how big or how complete it is, not what: 中果, 全套. */
export const gradeOrPack = /^(?:[大中小特一二]级?果|[全整]套)$/;
/** For whom, and which shelf: another part of the title says what it is. */
export const shelfWord = /^(?:男|女|男女|童|情侣)(?:鞋|装|包|表)$/;
/** Single things that somebody sells on. */
export const usedShelf = /二手|闲置/;
/** How a thing looks or which edition it is, never what it is: 黑色钛金属, 国行, 第七代. */
export const lookOrEdition =
  /^(?:[\p{Script=Han}]{1,2}色|国行|港版|全新|原装|正品|现货|包邮|第.{1,2}代|[男女]士?$|无线$)/u;
/** What of a work is sold under its title: 彩绘本, 小说, 门票. Anything else that stands beside it is the thing. */
export const workKinds = /绘本|小说|童书|图书|书籍|全集|中文版|英文版|话剧|音乐剧|电影|演出|门票|[单双]人票|兑换券/;
export const fanGoods = /联名|周边|同款|主题|书签|海报|手办|摆件/;
/** Inside a service: how it is done. */
export const serviceAdverbs = /深度|专业|全面|精细/g;
export const serviceEnd = /(清洗|改造|安装|维修|护理|定制|检测|装修|设计|保洁|搬家|回收|咨询|陪跑|代账)$/;
/** What a thing's or a service's name ends with. */
export const headEnd =
  /(杯|壶|机|器|桌|椅|灯|包|鞋|靴|衣|裤|裙|衫|恤|袜|帽|巾|茶|膜|乳|液|霜|油|水|釉|膏|粉|盒|箱|架|垫|席|被|枕|套|锅|刀|碗|盘|板|床|柜|沙发|车|画|书|课|班|营|餐|套餐|火锅|面|饭|酒|豆|蛋|糖|饼|糕|干|果|仁|肉|粮|砂|薯|钻|镯|镯子|滇红|绳|窝|表|钟|笔|屏|酱|醋|漆|胎|刷|锁|帘|梳|伞|琴|镜|肥|(?<!钓)鱼|虾|蟹|种子|积木|拼图|手套|头盔|耳机|座椅|音箱|房|院|民宿|蜡烛|花|布|纸|袋|瓶|美甲|头疗|理发|按摩|甲醛|马甲)$/;
/** Things that word segmentation takes apart. */
export const wholeNouns = [
  'T恤',
  '香薰蜡烛',
  '挂耳咖啡',
  '冻干',
  '冲锋衣',
  '羽绒服',
  '冰箱',
  '自动喂食器',
  '自动饮水机',
  ...(
    '乳胶漆 油漆 涂料 墙纸 壁纸 地板 瓷砖 门锁 指纹锁 水龙头 花洒 马桶 窗帘 纱窗 开关 插座 法兰 阀门 水管 螺丝 轴承 电线 电缆 ' +
    '轮胎 机油 玻璃水 行车记录仪 车载吸尘器 充电桩 电动车 电瓶车 自行车 三轮车 摩托车 头盔 脚踏板 ' +
    '积木 拼图 手办 盲盒 毛绒玩具 遥控车 滑板 滑板车 平衡车 跳绳 哑铃 拉力带 瑜伽垫 护膝 泳镜 泳衣 球拍 羽毛球 篮球 ' +
    '吉他 尤克里里 古筝 电钢琴 钢琴 口琴 葫芦丝 非洲鼓 鱼竿 手竿 鱼饵 鱼缸 鱼线 ' +
    '眼镜 墨镜 隐形眼镜 老花镜 助听器 血压计 血糖仪 体温计 轮椅 拐杖 口罩 创可贴 牙刷 牙线 牙缝刷 剃须刀 梳子 木梳 假发 ' +
    '豆瓣酱 火锅底料 辣椒酱 腐乳 腐竹 粉丝 螺蛳粉 酸辣粉 米线 板栗 红枣 枸杞 银耳 燕窝 阿胶 酸奶 牛奶 奶粉 豆浆 饮料 果汁 白酒 红酒 啤酒 黄酒 ' +
    '茶包 花茶 养生茶 猫条 狗零食 罐头 冻干 猫砂盆 种子 花苗 月季 绣球 蓝莓苗 果苗 营养土 花肥 化肥 饲料 ' +
    '手机壳 保护套 保护壳 表带 数据线 打印机 墨盒 硒鼓 硬盘 内存条 显卡 贴膜 钢化膜 无人机 望远镜 镜头 三脚架 打印耗材 线材 表格 模板 课件 软件 会员卡 ' +
    '床垫 枕头 蚊帐 抱枕 桌布 拖鞋 凉拖 棉拖 雨衣 雨鞋 工作服 校服 汉服 旗袍 西装 婚纱 字帖 钢笔 毛笔 颜料 毛线 布料 缝纫机 ' +
    '书签 日历 纸箱 快递袋 包装盒 气泡膜 标签纸 展架 招牌 灯箱 名片 学车 陪练 代驾'
  ).split(' '),
];
/** Characters of a title's group that no merchant meant as a name: words for the search, strung together. */
export const LONGEST_GROUP = 10;
/** Behind what is done: it is done at home. */
export const atHome = /上门(?:服务)?$/;
/** What a course is called. */
export const courseEnd = /(课|班|营)$/;

// Calls to action
/** Words of calls to action, whichever the trade. */
export const callWords =
  /购物车|小黄车|下单(?![才后即当现就]|[以之]后)|团购|私信|预约|关注|收藏|评论区|链接|下方商品|笔记下方/;
/** Trades where people leave a question or a date first: teaching, building, services at home and for companies. */
export const messageCategory =
  /租赁|出租|生活服务|开锁|疏通|教育(?!玩具|装备|用品|图书)|培训|课程|辅导|留学|家装(?!灯饰|建材|主材|辅料|五金|软饰|饰品|用品)|装修(?!材料)|(?<!家居|汽车|节日|圣诞|服装|派对)装饰(?!画|品)|建材定制|企业服务|商务服务|咨询|法律|财税|代账|贷款|保险(?![箱柜杠丝套])|房产|家政|保洁|维修(?!工具)|环保(?![袋纸杯]|材料|餐具)|婚庆|月嫂|招商|跟拍|写真|摄影(?!器材|配件)|翻译|旅游线路|跟团|加盟|服务$/;
export const messageName =
  /(课|班|训练营|私教|开锁|换锁|疏通|出租|租赁|改造|装修|除甲醛|检测|清洗|定制|维修|代账|陪跑|保洁|家政|搬家|跟拍|写真|小团|跟团游|定制游|亲子游|[一二两三四五六七八九十\d]日游|之旅)$/;
/** An offer that is had in the shop, whatever it sells. */
export const visitOffer = /到店|进店|来店|堂食/;

/** Trades where people come to the shop. */
export const visitCategory =
  /餐饮|餐厅|美食团购|火锅|烧烤|丽人|美业|美甲|美容院|美发|理发|养生(?![茶壶食杯粥汤])|按摩(?![器椅仪枕垫膏])|足疗(?![机盆])|酒店|民宿|客栈|旅游(?!线路|用品|鞋|箱)|景区|门票|健身|瑜伽馆|本地生活|到店|休闲娱乐|KTV|影院|密室|剧本杀|桌游店|电竞|亲子乐园|洗车(?![机液水巾])|手作(?!饰|材料)|陶艺|DIY|工坊|采摘|体验(?:课|馆|店|$)/i;
export const visitName =
  /((?<!旗舰|专卖|专营|自营|官方|网|本)店|馆|餐厅|酒楼|饭庄|食堂|民宿|客栈|度假村|农家乐|乐园|茶室|茶楼|酒吧|影楼|影院|影城|俱乐部|游泳池|球场|套餐|双人餐|单人餐|自助餐|大床房|观景房|套房|客房|一晚|美甲|美睫|理发|头疗|采耳|按摩|足疗|SPA|护理)$/i;

/** Data: 星空帐篷 含三餐: what comes with it is not what it is. */
export const included = /^[含送赠附带]/;

// Kinds of statements
/** Data: words by kind, the most telling kinds first. */
export const claimCues: readonly (readonly [ClaimKind, RegExp])[] = [
  [
    'service',
    /包[退赔换补]|退换|质保|保修|复测|免费|不限次|不推销|不收|不加钱|送货|接行李|寄到|附[了一]|拍给你|加项|试机|垃圾|留给你|重[洗做拍]|补[发寄一]|拍照就|不满意/,
  ],
  ['teaching', /老师|(?<!完)教你|教练|上课|课后|结课|节课|课表|纠音|跟读|打卡|旁听/],
  [
    'place',
    /地铁|路口|门口|步行|停车(?:位|场|方便|免费)|好停车|沙滩|推窗|推开窗|对着山|院子|包间|座位|房间|单间|市区|位子/,
  ],
  ['price', /\d+\s*元|价格|报价|省钱/],
  ['care', /机洗|清洗|好洗|冲得|刷得|擦一擦|擦干|晾|拆下来|取下来|越洗|打理|洗掉|冲一冲|好收拾/],
  ['safety', /不漏|防漏|防水|防滑|不打滑|锁扣|遇阻|不裂|防泼|不硌|不倒|不翻|护颌|备用电池/],
  ['origin', /产地|来自|产区|海拔|码头|山里|散养|空运|当季|当天|现摘|现炒|现压|茶园|农场|青岛|云南|新疆/],
  ['taste', /味|香|甜|鲜|嚼|入口|汤|辣|口感|脆|酸|苦|蘸/],
  [
    'material',
    /面料|棉|榉木|实木|不锈钢|铝|硅胶|板材|帆布|纤维|氨基酸|玻尿酸|神经酰胺|配料|成分|香精|添加|瓦楞|牛皮|真皮|金属|材质/,
  ],
  ['feel', /手感|柔软|软|不勒|不贴|透气|不拔干|不黏|不紧绷|不闷|不累|不压|不扎|舒服|夹不疼|不红|不磨/],
  ['size', /厘米(?!就)|毫米|公斤|放得下|装得下|大小|容量|折起来|尺寸/],
  ['time', /分钟|小时|钟头|秒|一周|一年|一天|七天|夜里(?!面)|夜间/],
  ['look', /颜色|样子|透亮|豆沙色|浅色|木纹|版型|图案|外观|发白|透明/],
  // 烟薯25 is a name: a number tells something with its unit
  ['number', /\d[\d.]*\s*(?![号年])[\p{L}%℃]/u],
];
/** Categories and names of what is eaten or drunk. */
export const foodWords = /食品|饮料|餐饮|生鲜|零食|水果|茶|咖啡|火锅|美食|糕点|粮油|酒水|海鲜|小吃|烘焙/;

// Causes and results
/** What a second clause says when it is the result of the first one: 洗了不松垮, 小雨走一小时脚不湿, 三十秒抹得开. */
export const resultClause = /(?:不|没)[^，]{1,5}$|得[开下到住着出]$|[也都]能[^，]{1,4}$/;
/** Actions, conditions and judgements that look alike but follow from nothing: 不放味精, 不达标再来, 不是擦表面. */
export const noResult =
  /没有|不行$|不(?:放|加|用|收|给|推|打|含|要|换|卖|是|多|少|上|够|同|只|另|限|做)|再|^(?:不然|否则|最|其中|一[张件颗间]|每|另|可以|还|而|但|多半|其实|原来|主要|往往|问题)|[二三四五六七八九十\d]+(?:元|道|颗)|^(?:一个?月|一天|一周|一年)|趁/;
export const noCause =
  /不|没|越|先|[？?]|[\d一二两三四五六七八九十百千万](?:多|来)?(?:次|遍|回|年|个月|天)|^(?:有|还|也|送|下单)|[\d一二两三四五六七八九十百]多?年了?$/;
/** A second clause that hangs on the first one: 照样出粮, 就倒, 后面可以上妆. */
export const hanging =
  /^(?:不然|否则|每|各|其中|最|不用|不必|不会|照样|也|就|才|都|又|还|再|先|后面|另|不是|可以|但|而|送|所以|只|中间)|[再就才]/;
export const condition = /^(?:先|从|如果|要是|只要)|[时后完]$|的时候$/;
/** Statements whose halves tell an order in time. */
export const fixedOrder = /[先后再]|[是有]$|刚好|正好/;
/** A second clause that tells what the first one is good for: 门能从上面推过去, 脸是软的, 从头裹到脚. It neither comes first nor is joined by 而且. */
export const following =
  /[也都](?![有是送给包])|[就能会]|是[^，]*的$|得(?:下|进|到|住|起|开|动|出|了)|^(?:从|入口|收到|一块|一起)/;
/** A first clause that only compares, tells an act or is a result itself (躺着就能看星星，顶是透明的): nothing follows from it. */
export const noReason =
  /^比|算下来|[也都就][能开好]?[^，]{0,3}$|得(?:下|进|到|住|起|开|动|出|了)$|[\d一二两三四五六七八九十百千万](?:多|来)?(?:次|遍|回|年|个月)|就能用$|店在[^，]*[站街路巷]$|[洗用吃喝穿抹涂]$/;
/** What one can do with a thing, or is spared: as a first clause it is the effect. */
export const effect =
  /[也都就]?[能可](?:以)?[^，]{1,}|得(?:下|进|到|住|起|开|动|出|了)|[也都就](?:不|没)|^(?:不[用怕会再]|没)|(?<!先)就[^，]{1,}/;
/** What a part of the thing is, has or measures: as a second clause it is the cause of the effect before it. */
export const partState =
  /^(?!.*[也都就能会没])(?:[^，]{1,8}(?:是[^，]+的|用的|做的|只有|够|有|装了|加了|包了|带|\d+(?:\.\d+)?\s*(?:毫米|厘米|克|公斤|斤|升|米|寸))|\d)[^，]{0,10}$/;
/** Halves that may be joined as an addition: each tells a share, a time or a count of its own. */
export const addend =
  /^(?!.*算下来)(?:[^，]*[\d一二两三四五六七八九十百半每全当][^，]*(?:天|小时|分钟|钟头|年|月|次|遍|节|家|层|份|张|套|块|送|拷走|出片|发))/;
export const joiners = {
  result: '，所以',
  addition: '，而且',
  resultFirst: '，靠的是',
  because: '，因为',
  soThat: '，这样',
} as const;

/** A cause with a verb of its own cannot stand behind 靠的是: 靠的是锁边用的是同色线. */
export const ownVerb = /是|^只?有/;

// Neighboring lines
export const contrast = /^(?:但是?|可是?(?!以|折|拆|调)|不过|然而|偏偏|却)[，,]?/;
export const cause = /^(?:所以说?|因此|于是|因而)[，,]?/;
export const addition = /^(?:还有|另外|再说|再看|而且|并且|也|接着)[，,]?/;
/** What can be contrasted or concluded from. */
export const contrastCue = /不|没|难|怕|只|本来|原|想|以为|虽|可能|容易|烦|忍|[？?]$/;
export const causeCue = /因为|由于|为了|怕|多半|原因|原来|想|烦|难|总|老|[？?]$/;
/** A last line may ask for an answer in the comments. */
export const commentCall = /评论/;
export const pronoun = '它';

// Posts
/** What only leads to the thing that is said: no title by itself. */
export const titleFrames =
  /先记一条|说的就是|照这个做|哪一点|哪一样|主角是|说起|这一条|一个画面|画面里|头一个细节|这一点$|这一样$|要讲|图的是|念头|^(?:先|再|来)?看|^(?:说到|讲|想了解|记住|镜头|今天|我们)|是这样的|停一下|条说清楚|个细节，看懂/;
/** What a clause offers: a figure, a price, something on top. */
export const offerWords = /\d|半价|[一二两三四五六七八九]折|包邮|立减|买[一二两三四五六]送|赠|送(?![到货餐上])|免费/;
/** To order, in whatever shop: the one word of a call that may stand beside what is offered. */
export const orderWord = '下单';
/** What leads a sentence in when it is spoken, or points at the image, and says nothing where it is read. */
export const spokenLeads =
  /^(?:先看这个|光这个还不够|不止这个|凑近看|就看这里|拍给你看|你以为就这些|还有一样没说|到这儿还没完|重点来了|有意思的是|留意一下|你看|说点实在的|还有这个|用心在这里|它是这么做的|做工看这里|答案很简单|看完这条就清楚|说白了|不光这样|细节也讲究|别只看这一样|换一处再看|较真一点看|多问一句|讲究在这儿|差别在这里|功夫下在这里|先看东西|摊开来说|看得见的|好在哪儿|省心的是这里|用起来呢|实际用着|对你来说|做法是这样|具体怎么做|一步一步来|说到底|一句话|它就是这样|没想到吧|关键在后面|不一样的在这里|教你看一处|挑的时候看这里|记住这一处|凭什么信|话要有凭据|实打实的一条|你自己看|看得到的|说实在的|往下说|再看这里|再讲一点|这里也要说|往细处说|这里也看一眼|再一个|还有呢|另外|还有一点|还有|对了|顺便说|顺便|想要的)[，,：:？?]\s*/;
/** Between a brand and its goods. */
export const ownerMark = '的';
/** Before the points and the goods of a text that is laid out as a list. */
export const listMark = '· ';
export const goodsLabel = '商品：';
/** What people look for with a product's name. */
export const topicEnds = ['推荐', '怎么选'];

// Voices
export const voiceCues: readonly (readonly [Voice, RegExp])[] = [
  ['owner', /老板娘|老板|店主|掌柜|店家|主理人/],
  ['friend', /闺蜜|姐妹|好朋友|朋友聊天|唠嗑/],
  ['expert', /专业|严谨|正式|科普/],
  ['humor', /幽默|搞笑|风趣|好笑|段子/],
  ['casual', /轻松|活泼|亲切|口语|随意/],
];
/** How a wish asks for a voice: `readVoice` finds it again in its words. */
export const voiceWishes: Readonly<Record<Voice, string>> = {
  owner: '用老板本人的口吻',
  friend: '用跟闺蜜说话的口吻',
  expert: '用专业内行的口吻',
  humor: '用幽默风趣的口吻',
  casual: '用轻松口语的口吻',
};
/** Ways of speaking that need a writer who knows the language. */
export const beyondVoices =
  /[东西南北]北?话|方言|粤语|四川话|川普|上海话|古风|文言|诗|押韵|rap|说唱|英文|英语|日语|韩语|脱口秀|相声|快板|模仿[^，。；]{1,8}|像[^，。；]{1,8}(?:一样|那样)/i;

/** Ends of what names a place. */
export const placeEnd = /[馆店厅]$/;
/** Ends of what names a place to eat at. */
export const eatingPlaceEnd = /(?:大排档|[馆店厅坊]|酒楼|饭庄|食堂)$/;
/** What a place sells as a ticket, which tells nothing of what one gets. */
export const voucher = /^(?:[\d一二两双单三四五六七八多]+人)?(?:套餐|餐|团购餐|代金券|团购券|体验券)$/;

/** Data: how the second of two equal statements begins where it names its own subject. */
export const equal =
  /^(?:面板|海鲜|烤箱|空气炸锅|外壳|机身|桌面|内壁|箱子|盒子|线长|配料|表盘|鞋面|鞋底|里布|罐口|管口|瓶口|提手|内胆|底座|师傅|老板|店里|每只|每枚|一包|一盒|一天|一袋|两边|四角|边角)/;
