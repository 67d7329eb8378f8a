/** Data: goods with sentences of a third person who has seen neither the rules nor the other sets; marked as in corpus/sentences.data.ts. */
export const goodsThird = `
# pine_bunk_bed
title: 木语居 松木上下铺 高低床 1.2米 带护栏 可拆成两张单床
category: 家具/儿童床
price: 1860.00
brand: 木语居
spec: 材质=新西兰辐射松
spec: 床面尺寸=1200×1900mm
spec: 上铺承重=150kg
spec: 护栏高=32cm
point: 水性清漆，刷两遍
offer: 省内包送货上门，安装费另收120元
description: 爬梯可左可右。床垫不含。

双胞胎的妈妈看过来，{大了以后一分为二，一人一张|property|supported}。
上头那层{躺个三百斤的汉子也撑得住|number|supported}，当然我不建议你试。
{木头是从南半球岛国漂洋过来的|origin|supported}，闻着有股子树脂香。
提前讲明白哈，{垫子得您自个儿另买|absence|supported}。
{师傅上门装好一分钱不要|promise|contradicted}，您就负责开门。
{幼儿园园长都给自家娃挑的它|endorsement|unsupported}，这话是我二姨传来的。
{甲醛测出来比国标低十倍|number|unsupported}，鼻子灵的可以趴上去嗅。
{同小区已经摆了四十多张|count|unsupported}，楼道里搬家具的都认得我了。
{板子三公分厚|number|unsupported}，敲起来闷响。
小时候你跟你哥抢过上铺没有？
爬梯那头最好别对着门，夜里起来容易撞着。
外头下着雨，屋里俩小的头对头说悄悄话，我这当爹的心都化了。
# folding_desk_small
title: 可折叠电脑桌 宿舍床上桌 小号
category: 家具/桌子
price: 39.9
spec: 桌面=60×40cm
spec: 重量=2.1kg
spec: 颜色=胡桃木纹/白
description: 密度板桌面，铁腿。带杯槽卡槽。

学生党听着，{四十块钱不到|number|supported}，少喝两杯奶茶的事儿。
{拎着也就四斤来重|number|supported}，女生单手能挪窝。
面儿上{给水杯留了个坑|property|supported}，再也不怕胳膊肘碰翻。
{腿是铁的|material|supported}，别老担心它软。
{整块胡桃木刨出来的台面|material|contradicted}，摸一把就知道。
我室友{用到毕业都没晃过|testimonial|unsupported}，后来传给学妹了。
{能扛六十斤|number|unsupported}，我家肥猫天天在上面瘫着。
{比隔壁那家宽一巴掌|comparison|unsupported}，自己拿尺子比去。
{四个角都磨圆了|property|unsupported}，半夜翻身磕不疼。
期末周的凌晨三点，你是不是也缩在被窝里敲论文？
被子先铺平，再把腿掰开，不然夹着棉花别怪我没提醒。
唉，青春就是一张小桌板加一碗泡面。
# rattan_chair_elder
title: 印尼天然藤编老人躺椅 带脚踏 阳台摇椅 手工编织
category: 家具/椅凳
price: 728.00
brand: 藤下
spec: 主材=印尼玛瑙藤
spec: 承重=120公斤
spec: 靠背档位=3档
spec: 净重=11.5kg
point: 手工编织，一把约需两天
offer: 运输断裂包赔
document: 木藤制品检验单（2026年3月）：含水率9.8%，游离甲醛未检出。
description: 坐垫、靠枕随机送一套，花色不挑。

阿公往上一靠，{后背有仨角度随便调|number|supported}，茶都不想起来喝。
{编完这一把师傅得坐上两个整天|number|supported}，手指头都勒出印子。
{路上折了算我们的|promise|supported}，拍照发来就成。
{检验单上甲醛那一栏写的是没查出来|property|supported}，识字的都来看。
{垫子要什么颜色您留言|promise|contradicted}，我给您拣。
{用的是咱云南的老藤|origin|contradicted}，山里湿气养出来的韧劲。
{去年拿了家具展的金奖|award|unsupported}，吹一年了都。
我爸{坐了八年藤条一根没断|testimonial|unsupported}，就是颜色深了些。
{夏天比竹椅凉快两三度|comparison|unsupported}，不夹肉才要紧。
蒲扇、收音机、半导体里唱着秦腔，这才叫下午。
每年梅雨一过，拿干布蘸点盐水抹抹。
你家老爷子平时爱搁哪儿打盹？
# wardrobe_cloth
title: 简易布衣柜 加粗钢管 全挂 出租屋用 宽1.3米
category: 家具/衣柜
price: 118
spec: 钢管直径=25mm
spec: 尺寸=130*45*170cm
spec: 布料=牛津布
point: 免工具组装
point: 可水洗布罩
offer: 缺配件免费补发
description: 发货地 山东临沂 拍下48小时内发

螺丝刀都不用找，{徒手就能拼起来|property|supported}。
{管子有两公分半粗|number|supported}，挂一溜羽绒服站得直直的。
罩子脏了？{拆下来丢水里搓|property|supported}呗。
{最迟后天就从临沂出库|promise|supported}，等不及的姐妹别急。
{顶到一米九高|number|contradicted}，长裙子挂得下。
{布是双层加绒的|material|unsupported}，婆婆都说好看。
{楼下中介小哥一口气订了十五个|count|unsupported}，全塞他那些隔断间。
{半年不塌包换新|promise|unsupported}，敢说就敢赔。
{钢管镀过锌不长锈|property|unsupported}，回南天也照用。
搬过五次家的人才懂，大衣柜是负担。
拉链卡住的时候抹一点蜡烛油，顺溜得很。
房东说下个月涨两百，我当场笑出了声。
# latex_mattress_thai
title: 睡研社 泰国进口天然乳胶床垫 1.8x2m 厚7.5cm 七区
category: 床上用品/床垫
price: 2399.00
brand: 睡研社
spec: 乳胶含量=93%
spec: 密度=85D
spec: 原产国=泰国
spec: 外套=天丝针织，可拆洗
point: 七区支撑
offer: 100天试睡，不满意退，运费买家承担
document: SGS检测报告（编号略，2026年1月）：未检出偶氮染料，抗菌率99.1%（金黄色葡萄球菌）。

{睡三个来月还嫌它，照样收回去|promise|supported}。
{乳胶占了九成多|number|supported}，别家敢不敢写？
外面那层皮{拉开就能扔洗衣机|property|supported}，奶娃子吐奶也不慌。
{肩膀腰屁股一共分了七段托着|number|supported}，像有人拿手垫着你。
{退的时候来回邮费我们掏|promise|contradicted}，你一毛不亏。
{五星酒店总统套房同款|endorsement|unsupported}，躺下去就不想退房。
{腰突三年的同事说一周就不疼了|testimonial|unsupported}，我半信半疑。
{十五年不塌陷|number|unsupported}，能睡到孩子上大学。
{回弹比海绵的快三倍|comparison|unsupported}，拳头试试就知。
昨儿夜里又数羊数到两千多只的，扣个一。
到货先敞着窗晾两天，别急着铺床单。
人这辈子三分之一在床上，剩下的在想床。
# buckwheat_pillow
title: 荞麦枕 荞麦皮枕头 成人护颈 老粗布
category: 床品/枕头
price: 45.00
spec: 填充=荞麦壳
spec: 尺寸=40×60
spec: 重量约3斤
description: 荞麦产自甘肃环县，蒸过晒过。枕套老粗布可拆。芯子不能水洗。

{壳子是陇东那边地里打下来的|origin|supported}，一晃哗哗响。
{上过锅又见过太阳|property|supported}，虫子不敢住。
掂一掂，{一公斤半|number|supported}，实墩墩的。
外头{粗布套子能扒下来|property|supported}，脏了搓两把。
{整个扔水里洗都不怕|property|contradicted}，懒人福音。
{老中医推荐的高矮|endorsement|unsupported}，脖子最晓得。
我婆婆{落枕的毛病打那以后再没犯|testimonial|unsupported}。
{里头还掺了决明子|material|unsupported}，清火。
{卖了二十年没涨过价|number|unsupported}，你问问老街坊。
枕着它睡，翻个身跟踩在秋天的田埂上似的。
嫌高就拉开抓两把出来，嫌低自己往里添。
你小时候是不是也偷偷抠过枕头角里的壳儿？
# silk_quilt_tongxiang
title: 桐乡蚕丝被 100%桑蚕长丝 双宫茧 春秋被 2斤 200×230
category: 床品/被子
price: 699.00
brand: 缫家
spec: 填充物=100%桑蚕丝（长丝）
spec: 填充重量=1000g
spec: 被壳=60支全棉贡缎
spec: 产地=浙江桐乡
point: 留有验丝口
offer: 买一床送被套收纳袋一个
document: 纤检报告：桑蚕丝100%，含油率0.4%。
description: 不可水洗，不可暴晒。

{边上开了个小口，扒开就见丝|property|supported}，真假你说了算。
{里头整整一公斤|number|supported}，春天秋天正好。
{外头裹的是纯棉的|material|supported}，贴肉舒坦。
{从浙北那个蚕窝子里出来的|origin|supported}，奶奶辈就养这个。
{掺了点短丝，图个便宜|material|contradicted}，这个价您也别挑。
{脏了直接机洗就行|property|contradicted}，省心。
{国宴招待外宾用的就是这家|endorsement|unsupported}，听厂里人吹的。
{四十八层手工拉网|number|unsupported}，四个阿姨围着桌子扯。
{盖三年不结块|number|unsupported}，结了你寄来。
桑叶落了一院子，竹匾里沙沙沙，那声音我记了一辈子。
换季收起来的时候放一小袋樟木，别碰着丝。
嫁闺女的，缺不缺一床压箱底？
# four_piece_cotton
title: 新疆长绒棉四件套 1.5m床 素色
category: 床品/套件
price: 269
spec: 面料=长绒棉 60支
spec: 含=被套1 床单1 枕套2
spec: 被套尺寸=200*230cm
point: A类标准
offer: 七天无理由 洗过不退

{娃贴着脸睡也合规的那档标准|property|supported}，我专门查过。
拆开数数，{枕头套给了一对|number|supported}。
{棉花是天山脚下那片地里的|origin|supported}，纤维长，起毛少点儿愁。
{下过水的就别找我退了|promise|supported}，丑话说前头。
{床笠带松紧，一兜就上|property|contradicted}，铺床不求人。
{洗五十遍颜色跟新的一样|number|unsupported}，不信拉倒。
{东莞那边出口大厂代工的|origin|unsupported}，懂的都懂。
{密密缝了三道线|number|unsupported}，孩子蹦也崩不开。
{博主们人手一套|count|unsupported}，刷都刷烦了。
周末最大的幸福：太阳好，换床单，然后扑上去。
头一回洗记得丢把盐，深浅分开。
素色到底耐不耐看，弹幕里吵一架呗。
# memory_foam_topper
title: 记忆棉床褥子 学生宿舍 0.9m 5cm 软垫
category: 床品/床褥
price: 89
spec: 厚度=5cm
spec: 尺寸=90×190cm
spec: 收纳后=直径25cm卷包
description: 到手是压缩卷包，拆开静置24小时回弹。有味道是正常的，散散就好。

{五厘米，三根手指头那么厚|number|supported}，硬板床有救了。
拆包别急着躺，{得让它歇一天一夜才鼓起来|number|supported}。
丑话讲前面，{刚开袋有股味儿|property|supported}，挂阳台吹吹。
{寄来是卷成一筒的|property|supported}，像个大号寿司。
{一米二的床也铺得满|number|contradicted}，边边角角都顾到。
{是太空舱里用的那种料子|material|unsupported}，躺上去像要升天。
上铺那个{一百八的兄弟压了两年没扁|testimonial|unsupported}。
{底下带防滑点|property|unsupported}，睡相差的有救。
开学季第一晚睡不着，是想家还是床板硌？
下课铃一响，冲回寝室扑通一声，世界安静了。
底下再垫层旧报纸，防潮，老办法。
{全校一半宿舍都垫着它|count|unsupported}，宿管阿姨作证。
# mosquito_net_dome
title: 蒙古包蚊帐 免安装 三开门 1.8米 坐床式 带底
category: 床品/蚊帐
price: 76.80
brand: 夏帘
spec: 支架=高弹钢丝
spec: 网孔=每平方厘米约256孔
spec: 高=165cm
point: 甩开即用
point: 三面拉链
offer: 拍立减10元
description: 底部牛津布全包，宝宝掉不下床。

往床上一扔，{啪嗒自己就撑开了|property|supported}，跟变魔术似的。
{左右前头都能钻进钻出|property|supported}，起夜不用爬过老公。
{减完不到六十七块|number|supported}，一盘小龙虾的钱。
{连床底那面都兜住了|property|supported}，娃滚不到地上去。
{竿子是玻璃纤维的|material|contradicted}，轻得很。
{就一个门|number|contradicted}，省得漏风进蚊子。
{蠓虫都钻不进|property|unsupported}，海南来的朋友放心。
{加过驱蚊药水的纱|material|unsupported}，闻着像艾草。
{幼儿园集体采购过三百顶|count|unsupported}，午睡室一片白花花。
嗡——又来了，就在耳朵边上，你气不气？
收的时候拧个八字，压下去，套袋，多练两遍就会。
躺在里面看星星是假的，看天花板上的影子是真的。
# desk_lamp_aa
title: 明伴 国AA级护眼台灯 学生学习 无可视频闪 触控
category: 灯具/台灯
price: 329.00
brand: 明伴
spec: 照度等级=国AA级
spec: 显色指数=Ra≥97
spec: 色温=2700K–5000K
spec: 功率=14W
spec: 灯臂长=42cm
point: 定时25分钟提醒
offer: 两年质保，一年内只换不修
document: 检测报告：RG0无蓝光危害；AA级照度。
description: 插电使用，无内置电池。

{写二十五分钟它会叫你歇歇|number|supported}，比我吼管用。
买来{头一年坏了直接给新的|promise|supported}，不跟你磨嘴皮。
报告上写着{蓝光伤不着眼|property|supported}，妈妈们拿放大镜看。
{暖黄到正白来回调|property|supported}，背书用暖的，算题用白的。
{停电了它还能亮俩钟头|property|contradicted}，里头藏了电。
{三甲医院眼科主任给自己孙子买的|endorsement|unsupported}，信不信由你。
用了一学期，{我闺女度数一点没涨|testimonial|unsupported}。
{灯罩是飞机上用的铝|material|unsupported}，摸着冰凉。
{同样的亮度，比老灯泡省八成电|comparison|unsupported}。
作业写到十点半，全家跟着熬，这滋味谁家没有？
摆左边还是右边，看孩子拿笔用哪只手。
娃的影子投在墙上，像只趴着的小猫。
# bedside_lamp_mush
title: 蘑菇小夜灯 充电 硅胶 拍拍灯 喂奶灯
category: 灯具/夜灯
price: 29.90
spec: 电池=1200mAh
spec: 充电口=Type-C
spec: 亮度=三挡
description: 食品级硅胶外壳。最低亮度可用约40小时，最亮约5小时。

啪一下亮，再啪一下更亮，{一共能拍出三种亮|number|supported}。
{暗着点的话撑四天，每晚十个钟头|number|supported}，我算过。
{跟安卓手机一根线就能充|property|supported}，出差少缠一坨。
{壳子软乎乎的硅胶|material|supported}，摔床底下也没声响。
{开到顶一晚上不会灭|number|contradicted}，放心睡。
{七种颜色轮着变|property|unsupported}，小姑娘乐疯了。
{月子中心每个房间配一个|endorsement|unsupported}。
{通过了欧盟那个认证|award|unsupported}，不骗你们。
{掉进澡盆里捞出来照样亮|property|unsupported}，亲手试的。
凌晨四点的奶，当过妈的都知道什么味。
孩子要是怕黑，先让他自己按，按着按着就不怕了。
它长得像不像超级玛丽里吃了会变大的那个？
# ceiling_led_living
title: 客厅吸顶灯 2026新款 全光谱 大气 长方形 米家可连
category: 灯饰/吸顶灯
price: 899
brand: 昼舍
spec: 功率=120W
spec: 适用面积=25–35㎡
spec: 尺寸=108×68×6.5cm
spec: 智能=支持米家App、语音
point: 无主开关也可断电记忆
offer: 全国联保3年；不含安装
description: 亚克力灯罩、铁艺底盘。灯珠寿命设计值30000小时。

{一天开五个钟，点上十六年|number|supported}，按厂里标的算哈。
喊一声就亮，{手机上也能拨|property|supported}，懒得起身的有福。
{三十来平的厅压得住|number|supported}，再大就得加射灯。
{挂灯的工钱不在里头|absence|supported}，楼下电工五十搞定。
{罩子是真玻璃|material|contradicted}，透亮。
{保你五个年头|promise|contradicted}，坏了打电话。
{设计师拿过红点的|award|unsupported}，线条干净吧？
{中山古镇灯厂直发|origin|unsupported}，包装箱都没换。
{楼上楼下装了七户|count|unsupported}，晚上从外头看一溜儿。
新房装修那阵，我跟媳妇为一盏灯冷战了三天。
装之前先把闸拉了，踩凳子叫个人扶着。
年三十，灯全打开，饺子下锅，那才叫家。
# solar_courtyard_lamp
title: 太阳能庭院灯 户外 防水 农村 超亮 路灯 送遥控
category: 灯具/户外灯
price: 58.00
spec: 防护等级=IP65
spec: 光伏板=6V 10W
spec: 电池=磷酸铁锂 10Ah
spec: 灯头材料=ABS塑料
point: 光控+遥控
offer: 坏了包换 一年
description: 晒足一天可亮8-10小时。连续阴雨天会变短。杆子自备。

{太阳底下泡一天，夜里能照到后半夜|number|supported}。
天一擦黑{自个儿就着了|property|supported}，不用人管。
{竹竿铁管您自己找|absence|supported}，我们光给灯头。
{一年里头罢工，换你个新的|promise|supported}。
{下十天雨也照样亮通宵|property|contradicted}，神不神？
{灯头是铸铝的|material|contradicted}，沉得压手。
{村委会统一装的这款|endorsement|unsupported}，一条巷子都是。
{三百瓦的亮度|number|unsupported}，打麻将能看清牌九。
{我表哥鱼塘边插了四年|testimonial|unsupported}，鱼都换了几茬。
院坝里狗一叫，灯下头照见是隔壁老李来借锄头。
板子朝南，别让柿子树挡了。
一个月电费多少，你们那边几毛一度？
# phone_midrange
title: 澜山 N7 5G手机 12+256 双卡 大电池
category: 数码/手机
price: 1599.00
brand: 澜山
spec: 内存=12GB+256GB
spec: 电池=6500mAh
spec: 快充=67W有线，不支持无线
spec: 屏幕=6.78英寸 OLED 120Hz
spec: 重量=208g
spec: 防护=IP54
point: 红外遥控
offer: 旧机最高抵500；90天碎屏保一次
description: 包装内：手机、充电头、数据线、卡针、软壳。无耳机。

{空调遥控器丢了？拿它对着嘀一下|property|supported}就行。
{手里有旧的，好的能顶五百|promise|supported}，{算下来一千一|number|supported}。
盒子里{头和线都给齐了|property|supported}，不像有的抠搜。
{三个月里头屏碎了，帮你换一回|promise|supported}。
{搁无线板上也能充|property|contradicted}，床头省一根线。
{丢水里泡半小时没事|property|contradicted}，泳池拍照随便造。
{充十分钟刷一下午剧|number|unsupported}，赶高铁救命。
{拍照评分压过两倍价钱的旗舰|comparison|unsupported}。
我妈{用到现在一次没卡|testimonial|unsupported}，八十多个群呢。
红包抢了三毛二，高兴一整天，说的是不是你？
贴膜的时候去浴室，灰少。
地铁上人人低着头，窗外的晚霞白白烧了。
# elder_phone
title: 老人机 大字大声 4G全网通 按键 超长待机
category: 手机/老年机
price: 168.00
brand: 福音通
spec: 屏幕=2.8寸
spec: 电池=3000毫安
spec: 网络=4G 移动联通电信
spec: 手电筒=有
spec: 微信=不支持
point: 一键SOS
point: 语音王报号
description: 充电座+线。不带摄像头。保修一年。

三家的卡{插哪家的都认|property|supported}，营业厅不用跑。
{来电话它会念号码|property|supported}，眼睛花了也晓得是谁打的。
出了急事，{按一个键就能喊人|property|supported}。
{拍不了照的|absence|supported}，想给孙子留影的别买。
{微信视频也能打|property|contradicted}，儿女远的看看脸。
{充一次电耍半个月|number|unsupported}，公公老忘充电。
{声音比广场舞喇叭还响|comparison|unsupported}，耳背的买。
{老年大学发的纪念品就是它|endorsement|unsupported}。
{摔了二十几跤还好好的|testimonial|unsupported}，我姥爷手抖。
爸，你昨天又把手机塞冰箱里了，对不对？
把闺女的号存在“1”上，长按就成。
村口大槐树下，老头们比谁的铃声响。
# laptop_thin
title: 轻舟 Air14 笔记本电脑 1.19kg 32G 1T 办公
category: 电脑/笔记本
price: 5299.00
brand: 轻舟
spec: 屏幕=14英寸 2.8K 120Hz
spec: 内存=32GB（板载不可扩）
spec: 硬盘=1TB
spec: 重量=1.19kg
spec: 接口=Type-C×2，USB-A×1，HDMI×1
spec: 电池=75Wh
point: 金属机身（A面、D面铝合金）
offer: 国补后4504.15元；三年上门
document: 厂商实测：本地视频播放约15小时（亮度150尼特）。
description: 预装正版系统与办公软件家庭版。无独立显卡。

{两斤四两|number|supported}，塞帆布包里跟没带一样。
领完补贴{四千五上下|number|supported}，应届生咬咬牙。
厂家自己测的，{连着放片子能放大半天，十五个小时|number|supported}。
{内存焊死了加不了|property|supported}，想好再下手。
{带独显，大型游戏随便开|property|contradicted}。
{投影仪的口子没有，得买个转接头|absence|contradicted}。
{键盘敲着比苹果的舒服|comparison|unsupported}，回弹脆。
{我们律所人手一台|count|unsupported}，开庭都带。
{风扇轻得图书馆里没人回头|property|unsupported}。
你的毕业论文是不是还叫“最终版改8”？
头一次开机先插着电，等它更新完。
咖啡馆角落，雨打玻璃，光标一闪一闪等我开口。
# mech_keyboard
title: 87键 机械键盘 茶轴 有线 热插拔 白光
category: 电脑外设/键盘
price: 159
spec: 键数=87
spec: 轴=国产茶轴
spec: 键帽=PBT 二色
spec: 线长=1.6m
point: 热插拔
description: 只有白色背光，非RGB。送拔键器。

换轴{不用烙铁，拔了插就是|property|supported}，玩客们懂。
{右边那坨数字键砍掉了|absence|supported}，鼠标有地方甩。
{灯就一个白|property|supported}，不花里胡哨，办公室能用。
{拔键帽的小夹子给你搁盒里了|property|supported}。
{蓝牙连平板也成|property|contradicted}，一键切换。
{轴是德国原厂的|origin|contradicted}，听这声儿。
{能按五千万下|number|unsupported}，打到退休。
{职业战队训练室摆的就是这把|endorsement|unsupported}。
{上过二手玩家的年度榜|award|unsupported}，前三呢。
噼里啪啦，组长还以为我多勤奋，其实在聊天。
半夜敲的话铺张鼠标垫在底下，楼下少骂两句。
弹幕里青轴党和红轴党又打起来了是吧？
# earbuds_open
title: 不入耳蓝牙耳机 夹耳式 运动 长续航 通话降噪
category: 数码/耳机
price: 129.00
brand: 耳边风
spec: 单耳重=5.6g
spec: 蓝牙=5.4
spec: 续航=单次8小时，配仓32小时
spec: 防水=IPX5
point: 双麦通话降噪
offer: 前500名送硅胶仓套
description: 开放式，不带主动降噪，音乐会漏一点。

一只{还没两张A4纸重|number|supported}，戴着戴着就忘了。
{连盒子一起算，能顶一天一宿再加一个白班|number|supported}。
坦白说，{夜深人静旁人能听见点儿音儿|property|supported}，图书馆别开大。
{汗流浃背、毛毛雨都扛得住|property|supported}，晨跑党放心。
{飞机轰鸣一键给你消没|property|contradicted}，安静得像进了棺材。
{买就送仓套，人人都有|promise|contradicted}，别抢。
{马拉松冠军同款|endorsement|unsupported}，跑起来不晃。
{音质盖过我那副两千的|comparison|unsupported}，不吹。
{充五分钟听俩钟头|number|unsupported}，出门前刷个牙就够。
骑车别戴，真的，一条命比一首歌长。
你们的单曲循环是哪首？
左耳放着雨声，右耳是我妈喊吃饭。
# power_bank
title: 充电宝 10000毫安 自带线 可上飞机 3C认证
category: 数码配件/移动电源
price: 99
brand: 满格
spec: 容量=10000mAh 37Wh
spec: 额定容量=5800mAh
spec: 输出=22.5W
spec: 自带线=Type-C一根
spec: 重=215g
document: 3C证书编号见机身。
description: 颜色：雾蓝、燕麦。18个月质保。

{带得过安检，那个圈C的标刻在壳上|property|supported}。
{四两多一点|number|supported}，牛仔裤后兜也不坠。
线长在它身上，{安卓的直接掏出来就插|property|supported}。
{一年半以内坏了找我|promise|supported}，过了就是缘分尽了。
{苹果老口的头也带着|property|contradicted}，一家三口都能用。
{整整一万毫安都能放出来|number|contradicted}，一点不虚。
{电芯是给新能源车做电池那家的|origin|unsupported}。
{针扎不起火，我们扎过|property|unsupported}，胆小的别学。
{机场贵宾厅借的就是这款|endorsement|unsupported}。
只剩百分之一的时候，人会突然想明白很多事。
别闷在枕头底下充，切记切记。
登机口的插座前头蹲着一圈人，像烤火。
# tablet_learning
title: 学霸星 学习平板 小学到高中 护眼大屏 AI讲题
category: 数码/学习机
price: 3680.00
brand: 学霸星
spec: 屏幕=13.2英寸 类纸
spec: 内存=8+256GB
spec: 教材版本=覆盖38个版本
spec: 家长管控=有
point: 拍题讲解
point: 错题自动归集打印（打印机另购）
offer: 送触控笔；课程终身免费
description: 不可安装第三方游戏。电池9000mAh。

{各地三十多套课本都装进去了|number|supported}，转学不慌。
{王者吃鸡一个都下不了|property|supported}，娃抗议也没用。
{写字的笔白给|promise|supported}，旁边摆着呢。
错过的题{它自个儿给你拢到一堆|property|supported}。
{小打印机也一块儿给你|promise|contradicted}，喷一下就是错题本。
{课每年要续费|promise|contradicted}，这点提前说。
{班主任建议全班统一用|endorsement|unsupported}。
{期中涨了四十多分|testimonial|unsupported}，表弟，亲的。
{清北毕业的老师录的课|endorsement|unsupported}，镜片厚得像瓶底。
辅导作业辅导到心梗，谁家不是鸡飞狗跳？
先跟孩子讲好规矩，几点开几点关，再交到他手上。
橡皮屑铺了一桌，像下过一场小雪。
# smartwatch_kid
title: 儿童电话手表 4G 视频通话 定位 防水
category: 数码/手表
price: 399
spec: 定位=北斗/GPS/WiFi/基站
spec: 防水=5ATM
spec: 摄像头=前置500万
spec: 电池=800mAh
point: 上课禁用
offer: 送一年流量
description: 需自备SIM卡。陌生号码自动拦截。

{生人打来根本响不了|property|supported}，骗子哪凉快哪待着。
{头十二个月上网不要你的钱|promise|supported}。
铃一打，{上课那会儿它就跟块石头一样|property|supported}，老师不收。
{卡得自己去营业厅办|absence|supported}，带户口本。
{没镜头，看不着娃的脸|absence|contradicted}，只能听声。
{定位误差两三米|number|unsupported}，躲滑梯后头都找得着。
{全校八成娃娃手上都有|count|unsupported}。
{表带是食品级硅胶|material|unsupported}，软软的。
{派出所反拐宣传用过它|endorsement|unsupported}。
放学那会儿人山人海，你在校门口踮过脚没？
洗手前撸上去点儿，表带缝里的泥拿旧牙刷刷。
“妈妈，我在小卖部门口”——就这六七个字，心才放回肚里。
# router_home
title: 千兆路由器 WiFi7 穿墙 家用 四口2.5G
category: 数码/路由器
price: 349.00
brand: 飞网
spec: 网口=2.5G×4
spec: 无线速率=3600Mbps
spec: 天线=内置6根
spec: 带机量=128台（建议）
point: 支持Mesh组网
description: 圆柱形，无外置天线。内存512MB。质保三年换新。

{屁股后头四个眼儿全是两个半G的|number|supported}，网线党笑了。
外头看着{光溜溜一根天线没有|property|supported}，摆柜上不丑。
{俩拼一块儿满屋一个名字|property|supported}，走到哪儿都不断。
{三年内坏了给你台新的|promise|supported}，不修来修去。
{只有两根天线|number|contradicted}，够用就行。
{穿三堵承重墙还满格|number|unsupported}，厕所刷剧自由。
{装宽带的师傅自己家都换了它|endorsement|unsupported}。
{打游戏延迟比老款低一半|comparison|unsupported}。
{不发烫，夏天摸着跟凉粉似的|property|unsupported}。
网卡的那一秒，队友的骂声比信号先到。
放高处，别塞弱电箱里，铁皮是它的仇家。
你们家的WiFi名字起得有多离谱？打出来笑笑。
# used_phone_refurb
title: 二手 95新 某果13 128G 国行 电池85%+
category: 二手/手机
price: 1480.00
spec: 成色=95新，边框细微划痕
spec: 电池健康=≥85%
spec: 拆修=无拆无修（主板、屏幕）
point: 支持第三方验机
offer: 7天无理由，180天店铺质保
description: 仅裸机+线，无头无盒无耳机。

{半年之内有毛病找店里|promise|supported}，别找我本人。
边上嘛，{有点儿小道道，不细瞅瞅不着|property|supported}。
{盒子没有，充电头也没有|absence|supported}，就是机器配一根绳。
{电池最次的也还剩八成半|number|supported}。
{屏换过一块高仿的|property|contradicted}，不影响用。
{前任机主是个小姑娘，一直戴壳|testimonial|unsupported}。
{比平台上同成色便宜两百|comparison|unsupported}，不信去翻。
{上个月出了六百多台|count|unsupported}，仓库搬空了。
{没进过水|absence|unsupported}，我拿我名声担保。
新的旧的，装进壳里谁分得清呢。
拿到手先退掉账号锁，再转钱，这个顺序不能反。
诶，那位说要粉色的大哥，送对象还是自己使？
# printer_home
title: 墨韵 家用喷墨打印机 学生 手机无线 彩色 墨仓式
category: 办公/打印机
price: 799.00
brand: 墨韵
spec: 类型=墨仓式彩色喷墨
spec: 功能=打印/复印/扫描
spec: 双面=手动
spec: 随机墨水=黑2瓶 彩3瓶
spec: 单套墨量=黑约4500页/瓶
point: 手机一键连接
offer: 上门安装一次免费
description: 不支持传真。

{黑的给俩，带色儿的给仨|number|supported}，一拆就能开工。
{两瓶黑墨印完，九千张打底|number|supported}，娃小升初都够了。
{身份证放上去能复能扫|property|supported}，省得跑复印社。
不会弄？{师傅来家里给你调一回，不掏钱|promise|supported}。
{正反面它自己翻|property|contradicted}，你只管去做饭。
{传真也带|property|contradicted}，老单位还在用的看过来。
{一张成本一分钱|number|unsupported}，街口打一张五毛。
{放三个月不开也不堵头|property|unsupported}。
{小区打印店老板怕我们怕得要死|comparison|unsupported}，抢了他生意嘛。
晚上九点五十，娃说明天要交打印的手抄报，血压上来没有？
纸别塞太满，抖散了再放。
滋滋滋吐出来一张，还热乎，像刚出炉的饼。
# usb_cable_braid
title: 数据线 编织 6A 100W 1.5米
category: 数码配件/线
price: 12.8
spec: 长度=150cm
spec: 接口=C to C
spec: 颜色=黑/灰
description: 尼龙编织外被。

{一米五长|number|supported}，窝在沙发里能边充边刷。
外头{裹了层尼龙编的皮|material|supported}，手感沙沙的。
{两头长一个样，都是C|property|supported}，黑灯瞎火随便捅。
一根{十三块不到|number|supported}，包里甩一根车里甩一根。
{粉色那根留给妹妹|property|contradicted}。
{弯折三万回不断|number|unsupported}，实验室机器掰的。
{里头是纯铜芯|material|unsupported}，剪开给你看都行。
{买过的有一半回头又拍|count|unsupported}。
{咬坏了赔新的|promise|unsupported}，养狗的懂我意思。
为什么线永远在要用的时候找不着？
拔的时候捏着头拔，别揪线，跟拔萝卜不是一回事。
我家抽屉拉开，十七八根缠成个鸟窝。
# dashcam
title: 行车记录仪 4K 前后双录 免走线 24小时停车监控
category: 汽车用品/记录仪
price: 459.00
brand: 路证
spec: 前摄=4K 3840×2160
spec: 后摄=1080P
spec: 视角=140°
spec: 存储=送64G卡，最大支持256G
spec: 电容=超级电容
point: 语音控制
offer: 线下门店免费安装（工时仅限合作店）
description: 停车监控需另购降压线。

{前头四个K，后头一千零八十线|number|supported}，车牌一清二楚不敢说，反正录着。
卡嘛，{白饶一张六十四的|promise|supported}。
{停着也要盯，那根降压线得再买|absence|supported}。
{里头不是锂电是电容|property|supported}，三伏天晒着心里有底。
{最大只能插六十四的卡|number|contradicted}，多了不认。
{随便哪家修理铺装都不收钱|promise|contradicted}。
{交警队认这个当证据|endorsement|unsupported}，碰瓷的见了掉头走。
{夜里比人眼看得清|comparison|unsupported}，乡道没灯也行。
{网约车司机群里三百号人装它|count|unsupported}。
并线不打灯那位，我谢谢你，让我这个月有素材了。
贴之前拿酒精片把玻璃擦两遍。
高速上一轮落日，后座睡得东倒西歪，我舍不得开快。
# car_seat_cover_linen
title: 亚麻汽车坐垫 四季通用 五座全包 透气 不挡安全气囊
category: 汽车用品/座垫
price: 268.00
spec: 面料=亚麻混纺（亚麻55% 聚酯45%）
spec: 件数=9件套
spec: 颜色=米/灰/咖
point: 侧气囊处留缝
offer: 不合适包退，运费险
description: 报车型年款定做，做货5-7天。

{一半多点是麻，剩下是化纤|material|supported}，老实讲。
{得等个把礼拜裁出来|number|supported}，不是现货。
真撞了，{旁边那条缝气囊能顶开|property|supported}，这点别省。
{前排后排加起来九样|number|supported}，一车铺齐。
{百分百的纯亚麻|material|contradicted}，躺着像草垛。
{拍下马上发，当天出库|promise|contradicted}。
{坐一夏天屁股不长痱子|testimonial|unsupported}，开货车的老舅讲的。
{4S店里卖六百八|comparison|unsupported}，我跑去问过。
{染料不掉色，白裤子随便坐|property|unsupported}。
四十度的天，开车门那股热浪，像掀开了蒸笼盖子。
套的时候先把头枕拔下来，钩子从底下掏过去。
副驾上那个人，今年换了没有啊？
# tire_inflator
title: 车载充气泵 无线 便携 预设胎压 自停
category: 汽车用品/充气泵
price: 139
brand: 鼓得快
spec: 电池=7500mAh×?（以机身为准）
spec: 最大压力=150PSI
spec: 重量=520g
spec: 噪音=约75dB
point: 到压自停
point: 可给手机充电
description: 带4种气嘴：汽车/单车/球/泳圈。1年保。

想打多少按多少，{够了它自己歇|property|supported}。
{篮球、车轱辘、孩子那个鸭子圈，嘴子都给配了|property|supported}。
{一斤出头|number|supported}，姑娘家拿得动。
{手机没电了能救个急|property|supported}，荒郊野外就指它。
{非得插点烟口才转|property|contradicted}，拖着根尾巴。
{一条瘪胎三分钟鼓起来|number|unsupported}，掐表看。
{声音轻得像蚊子|property|contradicted}，后半夜也敢打。
{军工厂下来的电机|origin|unsupported}。
{自驾进藏的老炮儿人手一只|endorsement|unsupported}。
高速服务区蹲着给轮子吹气，那叫一个狼狈。
先看车门框上贴的那张数，别瞎打。
你上一回看胎压是啥时候，想得起来不？
# wiper_blades
title: 无骨雨刮器 一对 U型通用 天然橡胶
category: 汽车用品/雨刮
price: 35.00
spec: 胶条=天然橡胶+石墨涂层
spec: 尺寸=14–28寸可选
spec: 质保=6个月
description: 镀铬骨架没有，无骨。新疆西藏不包邮。

{半年里刮花了刮响了，我给换|promise|supported}。
{胶是树上割下来的那种，外头抹了石墨|material|supported}。
{乌鲁木齐的老铁得补个运费|promise|supported}，对不住。
{一付两根三十五|number|supported}，一顿早饭钱的事。
{最短的也得二十寸|number|contradicted}，小车别买。
{刮二百万次才磨平|number|unsupported}。
{原车厂给德系配的就是这家|origin|unsupported}。
{零下四十不发硬|property|unsupported}，漠河的司机说中。
{车友会团过两千付|count|unsupported}，群主没抽水。
一下雨，前挡花得跟近视八百度没戴镜子一样。
掰起来换的时候垫块毛巾，弹回去能把玻璃敲裂。
雨点打在顶棚上，咚咚咚，谁也不想下车。
# car_fragrance
title: 车载香薰 挂件 陶瓷扩香石 桂花/雪松
category: 汽车用品/香氛
price: 49.00
brand: 过路香
spec: 香型=桂花、雪松
spec: 精油=5ml×2
spec: 材质=陶瓷
spec: 制作地=景德镇
point: 可反复滴香
offer: 两件85折
description: 每次滴3~5滴，约留香一周。孕妇慎用。

滴那么四五下，{七天上下还闻得见|number|supported}，味儿不冲。
这小葫芦是{瓷都的窑里烧的|origin|supported}，小巧。
给闺蜜也捎一个吧，{俩一块儿拿八五折|promise|supported}，{总共八十三块三|number|supported}。
没味了别扔，{再滴又活了|property|supported}。
我挺着肚子也照用，{怀娃的完全不忌讳|property|contradicted}。
连{法国调香师都给我们改过三稿方子|endorsement|unsupported}，人家鼻子灵。
说实在的，{除烟味它数第一|comparison|unsupported}，老烟枪们出来走两步。
瓶底那行字印着{不含酒精|absence|unsupported}，我还特意拿放大镜。
跑滴滴的马哥跟我讲，{乘客一上车就问链接|testimonial|unsupported}，五星好评哗哗的。
一推门桂花扑你一脸，像是回到外婆家那条巷子。
挂后视镜上绳子收短些，晃来晃去晃眼睛。
堵在环线上的晚高峰，人的脾气都是被喇叭按出来的。
# engine_oil
title: 全合成机油 5W-30 SP级 4L装 汽油车
category: 汽车用品/机油
price: 188
brand: 劲驰
spec: 粘度=5W-30
spec: API等级=SP
spec: 净含量=4L
spec: 倾点=-39℃
point: 扫码验真
document: 出厂检验：100℃运动粘度10.6 mm²/s。
description: 不含机滤，不含工时。柴油车不能用。

要冻到{零下快四十度它才不肯流|number|supported}，东三省的冬天也就那样。
一升摊下来{四十七|number|supported}，自己动手的算盘打得响。
假货怕啥呢，{拿手机照照桶身那个码就晓得真不真|property|supported}。
开皮卡烧柴油的大哥先别掏钱，{您那车喝不了这个|property|supported}。
怎么{只是个半合成|material|contradicted}还卖这价？有人在底下问。
买一桶，{滤芯给您搭上|promise|contradicted}，省得再跑一趟。
跑到{一万五千公里再换|number|unsupported}都没毛病，修车铺不爱听这话。
说是{基础油从新加坡裕廊岛上船|origin|unsupported}，漂洋过海来看你。
换完头一脚油门，{油耗愣是降了一个|testimonial|unsupported}，大众车友老周亲测。
你爸是不是也爱用手指头捻机油，捻完说一句“还能跑”？
放旧油之前先热车五分钟，别烫着手。
车库里一股子铁锈和橡胶味，男人们待着就不想上楼。
# child_car_seat
title: 儿童安全座椅 0-7岁 360旋转 ISOFIX i-Size
category: 汽车用品/安全座椅
price: 1680.00
brand: 小舱位
spec: 适用身高=40–125cm
spec: 安装=ISOFIX+支撑腿
spec: 认证=ECE R129，3C
spec: 自重=13.8kg
spec: 旋转=360°
point: 布套可拆洗
offer: 事故免费换新（凭交警认定书，一次）
description: 0-15个月须反向安装。

真出了事，{拿着交警那张单子来，给娃换一把|promise|supported}。
两岁的胖小子自己不肯爬？{座儿转过来正对车门|property|supported}，一抱就进。
国内那道强制的、欧洲新的那道，{俩证都有|award|supported}。
{个头蹿到一米二五之前都坐得下|number|supported}，小学一年级都还能凑合。
我家娃八个月，{朝前坐也合规|property|contradicted}，看风景嘛。
拎上拎下轻松，{总共才十来斤|number|contradicted}。
{德国那边碰撞机构给打了良好|award|unsupported}，我替人家念的。
夏天三小时车程下来，{后背一点汗都不捂|property|unsupported}，羡慕。
某位{跳水冠军给自己二胎也买了|endorsement|unsupported}。
哭哇，闹哇，扣上带子就跟要他命似的，是不是？
塞进去扣好以后晃一晃，动得超过一指头就得重来。
后视镜里那张睡得流口水的脸，够我开慢一辈子。
# phone_mount_car
title: 车载手机支架 出风口 重力 通用
category: 汽车用品/支架
price: 9.9
spec: 适用=4.7–6.9寸
description: 合金臂，硅胶垫。横条竖条出风口可用，圆形的不行。

手机往里一搁，{它靠自个儿的分量就夹牢|property|supported}，不用掰。
奔驰那种{圆风口的姐妹别下单|property|supported}，买了也白买。
{十块钱还能找你一毛|number|supported}，再啰嗦我都不好意思。
接触屏背的地方{垫了层软胶|material|supported}，我喜欢。
得先拧螺丝再吸真空，{是个吸盘式的|property|contradicted}。
过减速带跟过山车似的，{愣是没掉过一回|testimonial|unsupported}，跑腿的小凯说。
厂里老板拍胸脯：{一年卖出去八百万个|count|unsupported}。
{塑料件是阻燃的|material|unsupported}，别拿打火机试啊。
不喜欢？{随时寄回来，邮费算我头上|promise|unsupported}。
导航姐姐又说“您已偏航”，我说我乐意。
冬天吹热风就挪去边上那个口，别烤电池。
开车看手机的都给我把手放下来听见没有。
# folk_guitar
title: 41寸 面单民谣吉他 云杉 初学 送全套
category: 乐器/吉他
price: 899.00
brand: 南弦
spec: 面板=云杉单板
spec: 背侧=沙比利合板
spec: 指板=玫瑰木
spec: 尺寸=41寸
spec: 品数=20
point: 出厂调好弦距
offer: 送琴包、变调夹、拨片5枚、琴弦一套
description: 另有缺角款+50元。附30节视频课。

{光脸儿那块是整木头|material|supported}，{屁股和腰都是拼的层板|material|supported}，这价位也就这样了。
学费先省了，{三十堂录像课白看|promise|supported}。
断弦别哭，{备用的一整套在包里|promise|supported}。
缺一角的样子好看，{加五十，九百四十九|number|supported}。
前脸后背全一色，{是把全单|material|contradicted}。
拨片就不送了，{自己两块钱买一把|promise|contradicted}。
{音乐学院的陈老师拨了两下就问哪儿买的|testimonial|unsupported}。
{弦距两毫米|number|unsupported}，小姑娘按F也不疼哭。
{广东惠州老琴厂出来的|origin|unsupported}，{师傅手工抛了六遍|number|unsupported}。
谁的青春里没有一首弹到一半忘了和弦的《同桌的你》？
北方有暖气的屋，琴包里丢半个橘子皮或者湿度包。
宿舍熄灯，走廊尽头，有人轻轻扫了一个C。
# ukulele
title: 尤克里里 23寸 桃花心木 儿童成人入门
category: 乐器/尤克里里
price: 199
spec: 尺寸=23寸
spec: 材质=桃花心木合板
spec: 弦=碳素
spec: 重=0.6kg
point: 圆角抛光不刮手
description: 送调音器（含电池）、包、教材。

才{一斤二两|number|supported}，挎着爬山都不嫌。
音不准咋办，{夹上去的那个小表随琴给|promise|supported}，{电池也装好了|promise|supported}。
摸摸品丝两头，{磨得溜光不拉手|property|supported}，娃的嫩指头放心。
弹的是{碳的弦|material|supported}，按着软和。
它有{二十六寸那么大|number|contradicted}，大人抱着正好。
{夏威夷的木头夏威夷的师傅|origin|unsupported}，弹出来一股椰子味。
我七岁的侄女{三天就会了小星星|testimonial|unsupported}。
音色嘛，{甩同价位塑料琴几条街|comparison|unsupported}。
校社团一签就是{一百二十把|count|unsupported}，走廊里全是叮叮咚咚。
四根弦，你怕啥，家里拖把还有几百根呢。
新弦头一个礼拜老跑，弹几下拧几下，惯了就好。
海边，光脚，凉鞋丢一边，嘴里哼到哪儿算哪儿。
# electric_piano
title: 88键重锤电钢琴 家用 考级 三踏板 木纹
category: 乐器/电钢琴
price: 2980.00
brand: 雅声
spec: 键数=88
spec: 键盘=全配重渐进式
spec: 复音=192
spec: 音色=40种
spec: 喇叭=20W×2
spec: 整机重=46kg
point: 双耳机口
offer: 送琴凳；送货入户不上楼（无电梯）
description: 质保：主机两年，键盘五年。支持USB-MIDI。

母女俩{一人插一副耳机|property|supported}，深夜四手联弹也没人敲墙。
越往左按着越沉，{跟真家伙一个脾气|property|supported}。
键要是塌了，{五个年头里都管|promise|supported}。
爬楼的丑话先讲：{没电梯就给您撂一楼|promise|supported}。
凳子{另外加两百|promise|contradicted}，再算算账。
六十一个键，{小是小了点|number|contradicted}，放阳台刚好。
采样是从{维也纳那台九尺大三角|origin|unsupported}一根根录下来的。
邻居家孩子{弹它过了八级|testimonial|unsupported}，曲子我都会哼了。
{少年宫琴房统一换了这个型号|endorsement|unsupported}，楼道里都是它的声儿。
《致爱丽丝》前九个音，全中国的楼道都会。
擦键盘拿微潮的布，别喷酒精。
你后悔小时候没坚持学琴吗？我后悔我妈让我坚持了。
# bamboo_flute
title: 苦竹笛子 专业演奏 G调F调 精制 一节/两节
category: 乐器/笛
price: 168.00
brand: 铜岭桥
spec: 材料=余杭苦竹，阴干五年以上
spec: 调=C D E F G
spec: 两节铜接口
spec: 缠线=丝弦
point: 每支校音
offer: 送笛膜10张 阿胶一块 布套
description: 师傅：丁某，从业二十六年。冬季防裂。

做它的那双手，{摸笛子摸了四分之一个世纪还多|number|supported}。
砍下来晾着，{五个寒暑起步才肯动刀|number|supported}。
拧开来短一截，{中间那圈接头是黄铜|material|supported}，塞书包里刚好。
膜和粘膜的{那块胶都备齐了|promise|supported}，开箱就能呜呜。
拿的是{紫竹|material|contradicted}，好看。
降B、A调{样样都有|property|contradicted}，您报。
丁师傅{给春晚伴奏的那位老师供过笛|endorsement|unsupported}，不爱往外说。
甩了裂了{终身免费缠线|promise|unsupported}，寄来便是。
高音一口就上，{比我从前那支八百的还通|comparison|unsupported}。
贴膜贴出一脸褶子，第一次谁不是这样。
牧童倒骑牛那是画上的，真牛背上全是虻子。
先吹长音，一口气数到二十，邻居骂你再停。
# harmonica
title: 24孔复音口琴 C调 不锈钢 老年人 学生
category: 乐器/口琴
price: 46
spec: 孔=24
spec: 盖板=不锈钢
spec: 簧片=磷青铜
description: 附布、盒、简谱一本。卫生用品吹过不退。

嘴碰过了，{就别谈退字|promise|supported}，都懂的。
它那{上盖不生锈的钢做的|material|supported}，口水多也不打紧。
谱子嘛，{认1234567就行，书给你|promise|supported}。
{二十四个小窟窿|number|supported}，一口气从低吹到高，像坐滑梯。
簧是{黄铜片|material|contradicted}，不是啥稀罕合金。
咱{江阴那家老国营厂的底子|origin|unsupported}，你爷爷就吹它。
{社区老年合唱队退了别的，齐刷刷换它|count|unsupported}。
吹了半年，{我爸的气短好多了|testimonial|unsupported}。
{音准误差不到两音分|number|unsupported}，校音器作证。
《送别》一响，火车站的灯全黄了。
吃完瓜子先漱口，别急着上嘴。
知青那会儿，谁兜里揣着一支，谁身边就围一圈姑娘。
# guzheng_beginner
title: 扬州古筝 21弦 初学考级 桐木面板 挖嵌
category: 乐器/古筝
price: 1580.00
brand: 竹西
spec: 弦数=21
spec: 面板=兰考泡桐
spec: 长=163cm
spec: 产地=扬州
point: 面板自然风干三年
offer: 送琴架、指甲、琴码全套、教材；琴码断裂一年内免费补
description: 红木色为贴皮。运输用木箱。

桐木可是{焦裕禄种树那个县的|origin|supported}，听着就正。
敞着晾足{三十六个月|number|supported}才敢上弦。
红得发亮那层，不瞒你，{是贴上去的|material|supported}。
码子崩了不慌，{头一年白补|promise|supported}。
两头侧板{整块老红木|material|contradicted}，我看走眼我姓倒过来写。
用{纸箱发快递|property|contradicted}，便宜嘛，轻拿轻放。
{金陵那边评过文化名品|award|unsupported}，老厂长逢人就提。
教筝的徐老师{让十几个学生都买这款|endorsement|unsupported}。
余音能{响够八秒|number|unsupported}，手一拨闭眼数。
渔舟唱晚刮到第三遍，我家猫就来踩弦。
指甲胶布要缠在螺纹那道线上，太往里使不上劲。
月亮底下弹琴的姑娘，其实在想夜宵吃麻辣烫还是烤冷面。
# course_excel
title: 职场Excel实战课 48讲 录播 可回看 含练习文件
category: 课程/办公
price: 129.00
spec: 课时=48讲，每讲8-15分钟
spec: 有效期=永久
spec: 讲师=前制造企业财务，12年
point: 配练习文件62个
offer: 看完前3讲内可退
description: 讲WPS与Office通用操作，不含VBA。有学习群，工作日答疑。

前头看三讲不对胃口，{钱原路回去|promise|supported}。
讲课的那位{在厂里管账管了一轮生肖|number|supported}，满嘴都是报表味。
一节最长{也就一刻钟|number|supported}，地铁坐四站正好一讲。
宏代码那套{压根没讲|absence|supported}，想学编程您出门左转。
过了一年{就看不了了|number|contradicted}，赶紧刷。
周六半夜群里喊一嗓子{老师也秒回|promise|contradicted}。
学完的{七成涨了薪|count|unsupported}，群里天天发红包。
{某大厂拿它当新人必修|endorsement|unsupported}。
原先三天的活，小林{现在喝杯咖啡就齐活|testimonial|unsupported}。
领导说“这个表简单弄一下”，你信过几回？
别光看，跟着敲，敲错了才记得住。
又是月底，写字楼十一点的灯亮得像一块电路板。
# course_baking
title: 线下烘焙体验课 2.5小时 亲子/情侣 可带走成品
category: 服务/体验课
price: 168.00
spec: 时长=2.5小时
spec: 人数=每场最多8人
spec: 内容=6寸奶油蛋糕一个
spec: 地址=成都武侯区某某路（店内告知）
point: 材料围裙全包
offer: 双人票298；周一休息
description: 需提前一天约。迟到超30分钟视为放弃，不退。动物奶油。

俩人一道来{便宜三十八|number|supported}，奶茶钱出来了嘛。
巴适得很，{啥子都不用带，围裙都给你系好|promise|supported}。
晚到半个钟头以上，{那就当你不来咯|promise|supported}，钱也莫想了。
一拨顶多{坐八个|number|supported}，老师顾得过来。
礼拜一{照样开门|promise|contradicted}，想来就来。
抹面用的{植物奶油|material|contradicted}，挤花不塌那种。
老师是{蓝带毕业的|endorsement|unsupported}，手抖都抖得优雅。
来过的情侣{成了十一对|count|unsupported}，月老都没它忙。
点评上{武侯区头一名|award|unsupported}，刷子都刷不上去。
你男朋友打发奶油那个样子，像在跟盆打架。
指甲长的先剪一剪，头发扎起来。
烤箱叮的一声，满屋子人都回头，那个表情值钱。
# driving_refresh
title: 有证不敢开 陪练 汽车陪驾 5小时 上门接
category: 服务/陪练
price: 550.00
spec: 总时长=5小时，可分2-3次
spec: 教练驾龄=10年以上
spec: 车=自动挡教练车（带副刹）或自备车
spec: 服务区域=西安绕城内
point: 上门接送
offer: 自备车减100
description: 练车保险已含。违章自理。

拿自家车练，{四百五就行咧|number|supported}。
旁边坐的那位{手底下少说十个年头|number|supported}，天塌下来他踩着。
脚底下慌了莫怕，{副驾那边也有一脚刹车|property|supported}。
闯了灯扣了分，{那可得你自个儿认|promise|supported}。
一口气得{练满五个钟，不让拆|property|contradicted}。
咸阳、宝鸡{都跑去接|property|contradicted}，远怕啥。
九成的人{练完头天就上了高速|count|unsupported}。
人家{教练当年是特警车队退下来的|endorsement|unsupported}。
嫂子说：{“比我老公教的强一百倍，一句没骂。”|testimonial|unsupported}
驾照本本在抽屉里睡了几年，你自己数。
倒车的时候别光盯屏幕，脖子长出来是干啥用的。
钟楼盘道转了三圈出不来，最后打车把自己带回家的，有没有？
# housekeeping_deep
title: 开荒保洁 新房精保洁 按平方 100㎡内
category: 服务/家政
price: 580
spec: 人员=3人
spec: 时长=约6小时
spec: 含=玻璃内面、柜内、地面除胶、卫浴除垢
spec: 不含=外窗、高空、搬家具
point: 自带工具药剂
offer: 不满意24小时内免费返工
description: 超出100㎡每平6元。武汉三镇。

柜子肚子里头{也给你抹干净|promise|supported}，不是光擦面子。
过早完了来三个人，{搞到下午差不多收工|number|supported}。
一百二的屋子，{补一百二就行|number|supported}，好记撒。
{水桶拖把药水都是我们背来的|promise|supported}，你家莫管。
窗户外头那面{一起给你擦得锃亮|promise|contradicted}。
过了三天觉得冇搞好，{喊一声照样来|promise|contradicted}。
阿姨们{都有健康证和家政师本本|property|unsupported}。
光谷那边一个楼盘{做了两百多户|count|unsupported}，物业都熟了。
药水{是日本那边过来的|origin|unsupported}，瓶身一串假名。
装修完那层灰，跟你吵过的架一样多。
来之前把贵重东西锁一锁，对你对我都好。
推开门，阳光趴在地板上，终于像个屋了。
# moving_service
title: 小型搬家 面包车 单趟 2小时内 司机搭手
category: 服务/搬家
price: 150
spec: 车=依维柯短轴 约6方
spec: 里程=15公里内
spec: 人=司机1名，帮抬一层
offer: 超公里4元/km
description: 无电梯每层加20元。钢琴鱼缸不搬。夜里10点后加50。

跑二十五公里？{多出来的收您四十|number|supported}。
鱼缸那祖宗{咱可伺候不了|promise|supported}，您另请高明。
晚上十点往后，{二百整|number|supported}，熬夜费嘛。
就{师傅一人|count|supported}，能搭把手抬个楼梯口。
五楼没电梯{也不多要一分|promise|contradicted}，实在人。
车厢{能塞十来个方|number|contradicted}，三居室一车拉走。
磕坏一个角{照价赔|promise|unsupported}，说到做到。
老王在{四环里头搬了六千多家|count|unsupported}。
大件都给裹{三层气泡膜|number|unsupported}，跟裹粽子似的。
搬家前夜，人总会对着一只坏了的台灯发呆。
箱子别装太满，书装小箱，衣服装大箱。
下一个房子会有朝南的窗吗？
# photo_id
title: 证件照拍摄+精修 含电子版 立等可取
category: 服务/摄影
price: 58.00
spec: 底色=白/蓝/红 任选2
spec: 交付=30分钟
spec: 冲印=8张
point: 提供正装借穿
offer: 学生证立减10元
description: 化妆另加60元。电子版保留一年。

学生崽{四十八搞定|number|supported}，证带上哦。
没西装没衬衫？{店里头有，随便套|promise|supported}。
丢了找不到的，{一年内回来还能再要一份电子的|promise|supported}。
坐下来{喝半杯茶的工夫，半个钟|number|supported}，片子就到手。
三个底色{全都给你|count|contradicted}，不选。
化妆师顺手{给你拍个粉，不另收|promise|contradicted}。
航空公司面试的{指定来我们这|endorsement|unsupported}，空姐一排一排的。
相机是{全画幅的，四千五百万像素|number|unsupported}。
有个妹子{凭这张照片过了初筛|testimonial|unsupported}，发来一串感叹号。
身份证上的你，跟通缉令差多少？
前一晚少喝水，早上冰勺子敷敷眼泡。
“下巴收一点，眼睛看这里——别笑，也别不笑。”
# law_consult
title: 律师电话咨询 30分钟 婚姻/劳动/借贷
category: 服务/法律
price: 99.00
spec: 时长=30分钟
spec: 律师=执业满5年
spec: 形式=电话，可录音
point: 出咨询小结一页
offer: 接通前可全额退
description: 不代写诉状，不承诺结果。工作日9-20点。

挂了电话，{一页纸的要点给您发过来|promise|supported}。
后悔了趁早，{没接上之前一分不扣|promise|supported}。
状子{得另找人写|absence|supported}，这里头不包。
一分钟{三块三|number|supported}，所以先把话捋顺。
官司{保你赢|promise|contradicted}，谁敢信。
礼拜天半夜{也有人候着|property|contradicted}。
接线的{清一色人大法大出来的|endorsement|unsupported}。
上月替{三百来个工友要回了工钱|count|unsupported}。
胜率{比街边那家高出一大截|comparison|unsupported}，卷宗摆着。
“他说下个月还我”，姐妹，这是第几个下个月？
聊天记录别删，转账截图按日子排好。
巷口法律援助站的灯箱坏了一个字，变成“去律援助”。
# gym_month
title: 健身房月卡 社区店 24小时 刷脸
category: 服务/健身
price: 199.00
spec: 面积=320㎡
spec: 营业=24小时
spec: 淋浴=有（4间）
spec: 团课=不含
point: 不推销私教
offer: 开卡3日内没来过可退
description: 14岁以下禁入。毛巾自备。

下了夜班三点钟也好来，{一整天不关门的|property|supported}，侬讲灵伐。
拆开一天{六块六毛多|number|supported}，一只粢饭糕加豆浆。
{没人追牢你买课|promise|supported}，耳根清爽。
擦汗的布头{自家带|absence|supported}，阿拉不发。
跳操课{随便上|property|contradicted}，侬只管跳。
十岁的小囡{领进来一道练好了|property|contradicted}。
器械{全是意大利那只牌子|origin|unsupported}，摸上去就晓得。
隔壁爷叔{三个月落脱廿八斤|testimonial|unsupported}，裤子重买。
高峰辰光{也从来不排队|property|unsupported}。
办卡办了七张，去过几趟自家心里有数。
深蹲膝盖覅往里扣，慢慢来。
玻璃窗外头落雪，跑步机上的人像在逃命。
# hotpot_voucher
title: 渝老灶 四人火锅套餐 100元锅底+荤素18样 周末通用
category: 餐饮券/火锅
price: 238.00
brand: 渝老灶
spec: 适用=4人
spec: 菜品=荤9素9
spec: 有效期=2026-12-31
spec: 不可用=除夕至初三
point: 免预约
offer: 过期自动退；加1人可加购39元
description: 锅底四选一（鸳鸯+0元）。油碟3元/位另付。酒水不含。

摊到人头上{不到六十|number|supported}，毛肚还没算钱呢。
多带个表弟，{添三十九，一共二百七十七|number|supported}，他吃得比谁都多。
忘了用也不心疼，{到点自己退回来|promise|supported}。
礼拜六礼拜天{一样烫，也不消提前打招呼|property|supported}。
大年三十{照样接客|property|contradicted}，守岁嘛围着锅守。
蘸水{随便舀，不收钱|promise|contradicted}，蒜泥管够。
底料里头{十七味药材|number|unsupported}，老板他老汉传下来的。
{必吃榜连着上了三年|award|unsupported}，排号排到隔壁理发店。
牛油{都是当天熬当天倒|promise|unsupported}，香得打喷嚏。
毛肚七上八下，你数着数着就忘了是第几下。
衣服套个塑料袋，要不回家狗都认不得你。
外头落雾，里头冒烟，重庆人的冬天就是一口锅。
# buffet_hotel
title: 五星酒店 周末海鲜自助晚餐 单人 含波龙半只
category: 餐饮券/自助
price: 298.00
brand: 海澄大酒店
spec: 时段=周五至周日 17:30-21:00
spec: 每人限=波士顿龙虾半只
spec: 儿童=1.2米以下免费（每2位成人限1名）
spec: 预约=提前1天
point: 现切三文鱼不限量
description: 服务费已含。停车3小时免费。禁外带。

小家伙没到一米二，{俩大人能白领一个进去|promise|supported}。
{三文鱼随他切|property|supported}，{龙虾一人就给半拉|number|supported}，别排第二遍。
{能吃三个半钟头|number|supported}，吃一轮歇一轮。
车子停到{头三个小时不收|promise|supported}，吃完赶紧挪。
礼拜三下班{也去搓一顿|property|contradicted}，人少。
剩下的螃蟹{打包带走没人管|promise|contradicted}。
大厨{给峰会做过饭|endorsement|unsupported}，帽子有一尺高。
虾蟹{凌晨从舟山码头拉回来|origin|unsupported}。
一晚上{光生蚝就开掉两千只|count|unsupported}，开壳的小哥手腕子都肿了。
扶着墙进去，扶着墙出来，这是对自助餐起码的尊重。
先喝汤垫底的，老实坐小孩那桌。
窗外是江，江上有船，船上的人大概也在吃饭。
# homestay_moganshan
title: 莫干山民宿 一晚 山景大床 含双早 可带宠物
category: 旅行/民宿
price: 568.00
spec: 房间=28㎡ 落地窗 有浴缸
spec: 早餐=2份
spec: 宠物=10kg内，清洁费50元/只
spec: 入住=15:00后 退房=12:00前
point: 免费接送到镇上车站
offer: 周日至周四免费升套房（视房态）
description: 周五六加200。提前3天可免费取消。无电梯，三楼。

礼拜六来的话{七百六十八|number|supported}，周中去才是聪明人。
有变动趁早说，{早三天取消一毛不扣|promise|supported}。
箱子大的朋友注意哦，{得自己拎上三层|property|supported}。
狗狗嘛，{五十块打扫费，二十斤以里|number|supported}，胖橘也算。
金毛阿拉斯加{都欢迎|property|contradicted}，院子够疯。
到镇上得{自己叫车上山|promise|contradicted}，认了吧。
老板娘从前是{国内一线杂志的编辑|endorsement|unsupported}，书架你去看。
早饭的笋{是后头坡上现挖的|origin|unsupported}。
朋友圈里{三个大V都在这儿拍过|endorsement|unsupported}，同一个角度。
竹子响了一夜，我以为下雨，推窗是月亮。
带件厚外套，山里比城里凉。
你上一次没看手机过完一个下午，是什么时候？
# tour_guilin
title: 桂林阳朔4天3晚 跟团 纯玩 2-8人小包车 接站
category: 旅行/跟团
price: 1280.00
spec: 天数=4天3晚
spec: 住宿=3晚舒适型酒店
spec: 购物=0
spec: 含=竹筏、银子岩门票、导游、3早2正
spec: 不含=往返大交通、单房差260
point: 高铁站接送
offer: 出发前7天可退全款
document: 旅行社责任险；签正式合同。
description: 行程内无自费推荐。年满75需家属陪同。

一个购物店{不进|absence|supported}，玉镯乳胶通通没得。
一个人睡一间的，{再补两百六|number|supported}，{凑一块一千五百四|number|supported}。
{火车飞机的钱自己出|absence|supported}，别到时候问我。
奶奶七十八了？{得有家里人跟着|promise|supported}才走得成。
三十来个人{挤一辆大巴|number|contradicted}，热闹。
头天晚上想退{也照样全退|promise|contradicted}。
导游阿妹{拿过自治区的金牌|award|unsupported}，嗓子亮得很。
住的那家{推窗就是漓江|property|unsupported}。
上一团的大姐{回去介绍了整个舞蹈队|testimonial|unsupported}。
二十块钱背面那座山，你真去对过吗？
竹筏上别站起来，伞收好，鞋套穿上。
江上的雾一丝一丝散，船家的鸬鹚打了个哈欠。
# spa_foot_voucher
title: 足疗 60分钟 泡脚+肩颈 含茶点
category: 到店/足疗
price: 98.00
spec: 时长=60分钟
spec: 含=泡脚药包、水果一份、茶
spec: 可用=全天 节假日通用
point: 一次性用品
offer: 新客立减20
description: 加钟30分钟50元。技师随机，点钟加20。13楼。

头一遭来的，{七十八一位|number|supported}，比理个发还便宜。
没泡够，{再添半个点是五十|number|supported}。
国庆来{也不涨，照用|property|supported}。
想挑熟的那位妹子，{得多给二十|number|supported}。
师傅{随你点，不加价|promise|contradicted}。
采耳{也包在里头|promise|unsupported}，一并给您掏了。
药包{是同仁堂的老方子|endorsement|unsupported}。
按完{当夜睡得像死猪|testimonial|unsupported}，我哥们儿原话。
店里技师{都有五年以上手艺|number|unsupported}，一摁一个准。
逛街逛到脚底板冒火，前头不是有把沙发等着你嘛。
刚吃饱别急着泡，缓半个钟头。
电视里放着抗战片，隔壁大叔的呼噜跟机关枪配上了。
# theme_park_ticket
title: 水上乐园 成人夜场票 16点后入园
category: 旅行/门票
price: 99.00
spec: 入园=16:00-21:30
spec: 开放项目=12项（夜场）
spec: 日期=6月20日—9月6日
spec: 身高=1.5m以上购成人票
point: 刷身份证直接入园
offer: 未使用随时退
description: 储物柜20元，泳衣自备。雷雨可能停设备，不退差价。

取票机不用摸，{身份证往上一贴就放你进|property|supported}。
没去成，{啥时候退都成|promise|supported}。
锁包那个柜子{再掏二十|number|supported}，零钱备好。
打雷把滑梯停了，{钱可不找补|promise|supported}，看好天再来。
早上九点{拿这票也能进|property|contradicted}，玩一整天。
国庆{还能再漂一回|property|contradicted}，人少水清。
造浪{是亚洲最高的|comparison|unsupported}，跟墙一样拍过来。
水{一小时循环过滤两遍|number|unsupported}，睁着眼扎进去。
救生员{全有国家职业证|property|unsupported}，盯得紧着呢。
喇叭状那个滑道，掉下去那一秒魂还在上头。
防晒涂了别马上下水，等它吃进去。
夏天的傍晚，全城的孩子都是湿的。
# coffee_card
title: 咖啡次卡 10杯 美式/拿铁任选 门店自提
category: 餐饮券/饮品
price: 99.00
brand: 半日
spec: 杯数=10
spec: 杯型=中杯 360ml
spec: 有效期=购买后90天
spec: 门店=杭州17家
point: 可分享给好友
offer: 燕麦奶+3元
description: 豆子：云南保山+埃塞。不可与其他优惠同用。

一杯{合九块九|number|supported}，便利店的罐子都不止。
喝不完{转给同事也认|property|supported}，AA省了。
下单那会儿我问过，{烘完不出七天|number|unsupported}就上机。
{埃塞的豆子混着保山的|origin|supported}，酸里头带点果皮苦。
三个月里{没喝光就作废|property|supported}，天天一杯正好十天。
上海出差{也能兑|property|contradicted}，外滩边喝去。
大杯小杯{随你挑|property|contradicted}。
拉花那小哥{拿过省赛季军|award|unsupported}，天鹅脖子倍儿直。
{比连锁那只绿的香|comparison|unsupported}，老舌头不骗人。
写字楼里的人靠两样东西活：咖啡和周五。
拿铁别放凉，凉了就成了奶。
梅雨天，伞尖滴着水，玻璃上有人画了个笑脸。
# cut_perm_voucher
title: 女士剪发+烫染 二选一 长短不限
category: 到店/美发
price: 299
spec: 含=洗剪吹、烫或染一次、护理一次
spec: 发型师=首席
spec: 时长约=3小时
point: 不加长发费
offer: 3天内不满意可免费调整一次
description: 漂发不含。需预约。周三店休。

拖到腰的头发{也不多收|promise|supported}，想留到脚后跟都随你。
烫跟染{只能挑一样|property|supported}，想两样都来得再买一张。
回家一照镜子后悔，{三天里头再来拾掇一遍，不花钱|promise|supported}。
洗、剪、吹、{外带做一遍护理|promise|supported}，坐下就别急着走。
漂个白金色{也包在这价里|promise|contradicted}。
药水{是意大利那家的|origin|unsupported}，{孕妇都能用|property|unsupported}。
头发被他烫过，{三个月还弹着呢|testimonial|unsupported}，前台小妹的脑袋就是样板。
首席Tony{去东京进修过两年|endorsement|unsupported}。
城西{回头客最多的就数这儿|comparison|unsupported}。
“剪一点点。”然后你看着地上那一大把，沉默了。
染之前两天别洗头，头皮的油是铠甲。
吹风机一响，全店的八卦都得提高八度。
# paper_cut_gift
title: 蔚县剪纸 手工 窗花 外事礼品 册装 十二生肖
category: 工艺礼品/剪纸
price: 128.00
brand: 蔚州红
spec: 产地=河北蔚县
spec: 数量=12幅/册
spec: 工艺=阴刻 手工点染
spec: 纸=宣纸
point: 中英文说明
offer: 50册起可印单位名称
description: 册页尺寸22×30cm。颜色手工点的，每幅略有出入。

送老外也不怵，{旁边有洋文写着呢|property|supported}。
一只小动物{摊十块六毛多|number|supported}，从老鼠到猪一个不落。
单位要落款？{凑够五十本给您印上|promise|supported}。
同一只羊，{两本上的红不会一模一样|property|supported}，人手点出来的嘛。
这{机器冲的|property|contradicted}，所以边儿才那么齐。
拿的{是大红蜡光纸|material|contradicted}，反光。
剪它的{老奶奶是国家级传承人|endorsement|unsupported}，耳朵有点背。
{故宫文创那边也来进过货|endorsement|unsupported}。
一本下来{得刻上四天|number|unsupported}，眼珠子都快掉进去。
贴窗户上，日头一照，满炕红。
贴的时候别抹太多糨子，四个角一点就成。
本命年的朋友，红裤衩穿上了没？
# celadon_teacup_gift
title: 龙泉青瓷 主人杯 粉青 单杯礼盒
category: 工艺礼品/瓷器
price: 158
spec: 容量=90ml
spec: 釉色=粉青
spec: 产地=浙江龙泉
spec: 烧成温度=1310℃
point: 手工拉坯
offer: 破损补发
description: 礼盒含锦袋。釉面有轻微针孔属正常。

一口半的量，{九十毫升|number|supported}，功夫茶刚刚好。
快递小哥手重给摔了，{我补您一只|promise|supported}。
对着光瞧，{釉上偶尔有个针尖大的小眼儿|property|supported}，不算坏。
火{烧到一千三百多度|number|supported}才出这层玉色。
杯子{是灌浆脱模的|property|contradicted}，个个一般大。
{福建德化那边窑口的活|origin|contradicted}。
{大师落了款|endorsement|unsupported}的，杯底翻过来瞧。
用它喝水{都变甜了|testimonial|unsupported}，我二哥非说是真的。
泥里{含铁高，能养壶|material|unsupported}，越泡越润。
雨过天青，古人起名字真会要人命。
新杯子拿淘米水泡一宿，去去火气。
你们喝茶是品，我喝茶是渴。
# lacquer_fan_diy
title: 漂漆扇 材料包 亲子手工 天然大漆替代 安全 8把
category: 手工/DIY
price: 65.00
spec: 扇=8把（空白团扇）
spec: 颜料=水性漂漆6色
spec: 配件=流苏8、手套4双、滴管6
spec: 适龄=6+
point: 无需老师
offer: 团购20套以上9折
description: 不含大漆，不致敏。水盆自备。包装有步骤图。

六种色{各配一根滴管|count|supported}，不串味。
班级要搞活动，{二十份往上打九折|promise|supported}，{五十八块半一份|number|supported}。
{盆得从自己家端|absence|supported}，洗脚盆也行，洗干净。
怕生漆咬人的，{里头压根没那东西|absence|supported}。
三岁的宝宝{也合适|number|contradicted}，抓起来就玩。
手套{八双，人手一副|count|contradicted}。
非遗馆的{老师每周都用这套上课|endorsement|unsupported}。
扇骨{是安吉的毛竹|origin|unsupported}，削得光光的。
做出来{三年不褪|number|unsupported}，挂墙上当画。
往水里那么一沉，一提，整个屋子都“哇”。
漆别滴多，贪心就成一锅泥。
夏夜，奶奶的扇子，蚊子，还有讲到一半就睡着的故事。
# wool_felt_cat
title: 羊毛毡 定制宠物 照片定做 纪念 7cm头像
category: 手工/定制
price: 480.00
brand: 毛毛记得
spec: 尺寸=约7cm
spec: 材料=羊毛
spec: 工期=35-45天
spec: 底座=木框
point: 做前确认线稿
offer: 可改2次；动工后不退
description: 手工戳制，相似度约八九成。收件后不支持长期阳光直射。

等个{月把多点，最迟一个半月|number|supported}，慢工。
先给你看草图，{点了头我才下针|promise|supported}。
改头换面{有两回机会|number|supported}，再多我眼睛要瞎。
能{像到八九分|number|supported}，不敢说一个模子。
下了针反悔{也全数退|promise|contradicted}。
{用的它自己掉的毛|material|contradicted}，一撮一撮攒的。
微博上{那位养猫的女演员找我做过|endorsement|unsupported}。
已经{送走了四千多只小家伙|count|unsupported}，每只我都记得名字。
收到的姑娘{抱着哭了一下午|testimonial|unsupported}。
它在的时候，你嫌它掉毛；它走了，沙发上一根也找不着。
多挑几张正脸，眼睛要亮的。
猫这种东西，走路没声，离开也没声。
# wedding_candy_box
title: 喜糖盒 空盒 中式 红色 抽屉式 50个起
category: 礼品/婚庆
price: 1.60
spec: 尺寸=9×6×5cm
spec: 材质=350g卡纸 烫金
spec: 起订=50个
point: 免折叠成型
offer: 500个以上1.2元；送丝带
description: 只有盒，不含糖。可免费印新人名字（100个起）。

打底拿{五十个，八十块钱|number|supported}。
办二十桌的，{上五百个就一块二|promise|supported}，省出一桌酒。
糖呢？{糖您自己装去|absence|supported}，里头是空的。
凑够一百，{小两口的大名给你们烫上|promise|supported}，一分不加。
到手{还得自己折，一个半分钟|property|contradicted}，叫伴娘团来。
{木头抽屉|material|contradicted}那种质感，留着装首饰。
图案{是苏州绣娘画的稿子|endorsement|unsupported}。
今年国庆{光我们镇上就走了三万个|count|unsupported}。
金粉{指甲抠都不掉|property|unsupported}。
新娘子笑得假睫毛掉了一半，摄影师没吱声。
糖放八颗，双数，别放七。
丈母娘最挑的就是这个，你信不信？
# incense_aloes
title: 沉香线香 卧香 无化学粘粉 21cm 20g
category: 工艺礼品/香
price: 138
brand: 半炉
spec: 长=21cm
spec: 净重=20g
spec: 支数=约75支
spec: 单支燃时=约40分钟
spec: 沉香产地=印尼加里曼丹
point: 楠木粉粘合
offer: 送香插
document: 成分：沉香粉80%、楠木粘粉20%。
description: 孕妇、婴儿房间不点。

点一炷{念完两遍心经还剩，四十分钟上下|number|supported}。
里头{八成沉香两成楠木|material|supported}，没藏着掖着。
一根{一块八毛四左右|number|supported}，比一根烟贵点儿，比一包烟便宜。
插它的小座子{顺手就给了|promise|supported}。
料子{是海南的黎母山|origin|contradicted}，一克难求。
一盒{两百来根|count|contradicted}，点到猴年马月。
{安神助眠，失眠的点上半小时就着|property|unsupported}。
方子{抄自《香乘》，一味没改|endorsement|unsupported}。
{道观里的道长只认他家|endorsement|unsupported}，云游都带着。
烟直直往上走，到一半忽然打个弯，像想起了什么。
别冲着空调口点。
周围一静，冰箱的嗡嗡就成了磬。
# embroidered_handkerchief
title: 苏绣 手帕 真丝 兰草 单面绣 生日礼物 女
category: 工艺礼品/刺绣
price: 198.00
spec: 面料=真丝素绉缎
spec: 尺寸=30×30cm
spec: 工艺=手绣
spec: 绣制=苏州镇湖
point: 线可细至1/4丝
offer: 附贺卡代写
description: 一位绣娘约两天绣一条。手洗，不拧。反面有线头。

想写啥留言，{卡片我替你写|promise|supported}，字不丑。
翻过来{有线疙瘩|property|supported}，是只绣一面的。
一个绣娘{一礼拜也就三条半|number|supported}，催不动。
{太湖边上那个绣了几辈子的镇子里出来的|origin|supported}。
{两头都能看，正反一个样|property|contradicted}。
就一块{棉布的|material|contradicted}，擦嘴也不心疼。
那位绣娘{的作品进过国礼名单|award|unsupported}。
丝线{用植物染的，不含重金属|absence|unsupported}。
我闺蜜{舍不得用，裱起来了|testimonial|unsupported}。
从前的人把话绣在帕子上，现在的人发个表情包。
熨的时候垫块白布，温度调低。
送谁？你心里头第一个冒出来的那个名字，就是她。
# wood_carving_buddha
title: 黄杨木雕 小摆件 达摩 8cm 文玩手把件
category: 工艺礼品/木雕
price: 360.00
spec: 材质=小叶黄杨
spec: 高=8cm
spec: 雕刻=机雕粗坯+手工修光
spec: 地区=浙江乐清
offer: 7天可退，盘过不退
description: 随形，木纹各异。

粗活{交给机器，细处拿刀一点点修|property|supported}，实话。
{上手盘出油光了您就留着吧|promise|supported}，退不了。
也就{一根中指那么高|number|supported}，兜里揣着玩。
{温州那片雕黄杨的老窝子出的|origin|supported}。
{从头到脚全是一刀一刀手抠|property|contradicted}。
木头{长了八十年才这么粗|number|unsupported}，千年难长黄杨木嘛。
师傅{拿过百花奖银奖|award|unsupported}，他自己不爱提。
摆家里{转运的|property|unsupported}，我楼下那家开店的老板深信。
盘上半年{比蜜蜡还润|comparison|unsupported}。
达摩那眉毛一竖，我家小子就不敢看电视了。
别泡水，别涂油，手汗就是最好的油。
你手上那串珠子，到底是盘的串，还是串盘的你？
# glucose_meter
title: 稳控 血糖仪 家用 免调码 50片试纸+50采血针
category: 医疗器械/血糖仪
price: 89.00
brand: 稳控
spec: 采血量=0.6μL
spec: 出值=5秒
spec: 测量范围=1.1–33.3 mmol/L
spec: 存储=400组
spec: 注册证=国械注准（见包装）
point: 语音播报
offer: 终身质保（仪器）
document: 说明书：仅用于体外自测，不能用于诊断糖尿病。
description: 试纸开封后3个月内用完。电池自带。

滴上去{数五下就报|number|supported}，吹口气的工夫。
老花的不必凑近，{它张嘴念给你听|property|supported}。
一片纸连针{算一块七毛八|number|supported}，机子白得。
瓶子启了封，{一个季度里头得耗光|number|supported}。
拿它{就能确诊是不是糖尿病|property|contradicted}，医院都省了。
换一批试纸，{要把码子调一回|property|contradicted}，老人家记不住。
跟医院抽血{差不到百分之五|comparison|unsupported}。
{内分泌科的护士长自己婆婆就用这个|endorsement|unsupported}。
采血针{进口的，扎着一点不痛|origin|unsupported}。
爸，你把那碗粥放下，对，放下。
手洗净擦干，扎指头肚侧边，别正中间扎。
本子上一行一行的数，像一家人的天气预报。
# bp_monitor
title: 臂式电子血压计 大屏 充电款 双人记忆
category: 医疗器械/血压计
price: 168
brand: 和安
spec: 袖带=22–42cm
spec: 记忆=2×120组
spec: 电源=Type-C充电，1800mAh
spec: 精度=压力±3mmHg
point: 心律不齐提示
offer: 5年只换不修
description: 不能替代医生诊断。随机不配充电头。

老两口{各记各的，一人一百二十回|number|supported}，不打架。
心跳乱蹦的时候，{它给你亮个小标|property|supported}。
充电的{那个插头你自家找一个|absence|supported}，{线有|promise|supported}。
{五年里坏了直接拿新的|promise|supported}，够硬气吧。
要{装四节五号电池|property|contradicted}，记得多囤。
手腕上{一扣就量|property|contradicted}，袖子都不用撸。
{社区门诊的桌上摆的也是它|endorsement|unsupported}。
拿水银的一比，{上下就差一个数|comparison|unsupported}。
我丈人{用三年没跑偏|testimonial|unsupported}，年年去校。
坐稳，闭嘴，胳膊搁桌上跟心口一般平。
量之前爬了六楼，那不叫高血压，那叫累。
“今早多少？”——如今的早安就是这么问的。
# wheelchair_fold
title: 轮椅 折叠 轻便 老人 铝合金 带手刹 可上飞机
category: 医疗器械/轮椅
price: 699.00
brand: 步步扶
spec: 车架=铝合金
spec: 净重=10.6kg
spec: 载重=100kg
spec: 座宽=44cm
spec: 轮=8寸实心小轮（需他人推）
point: 四刹
offer: 配件终身成本价；顺丰到村加30
description: 到手只需插扶手，1分钟。坐垫可拆洗。

二十来斤，{塞后备厢媳妇一人就抬|number|supported}得了。
自己手摇？{不中，后头得有人推|property|supported}。
坐的那块布{拆下来能洗|property|supported}，尿了不愁。
俺村偏，{快递到门口再加三十|promise|supported}，中。
{两百五十斤的胖大爷照坐|number|contradicted}。
铁管子{焊的，沉是沉了点|material|contradicted}。
腿脚不利索这事，谁还没个轮到自己的时候。
{县医院骨科买了三十台|count|unsupported}。
刹车{坡上停一天都不溜|property|unsupported}。
{残联补助名单里有它|endorsement|unsupported}。
推着娘去赶集，她指这指那，像小时候的我。
上坎先踩后头那个脚蹬，把前轮翘起来。
# hearing_aid
title: 老人助听器 耳背式 充电 8通道 降噪
category: 医疗器械/助听器
price: 1280.00
brand: 听见你
spec: 通道=8
spec: 增益=最大60dB
spec: 续航=充3小时用约30小时
spec: 适用=中度至重度听损
point: 远程验配师调试
offer: 30天试戴，不适可退（收耗材费60）
document: 二类注册证。
description: 送干燥盒、耳塞大中小。单只价格，分左右。

戴满一个月不得劲，{退，就扣您六十的耳塞钱|promise|supported}。
{这是一只的价|number|supported}，两边都背的，{两千五百六|number|supported}。
不用跑城里，{师傅隔着手机给您调|promise|supported}。
充一上午，{能听一天还拐个弯|number|supported}，睡前摘了再说。
{左耳右耳混着戴都成|property|contradicted}。
全聋的{也能听真着|property|contradicted}。
{芯片是丹麦的|origin|unsupported}，听他们讲的。
{协和的耳科大夫给自己爹配的|endorsement|unsupported}。
我大爷{戴上头天就骂我妈小点声|testimonial|unsupported}。
跟爸讲话像吵架，街坊还以为我不孝。
头一礼拜先在家戴，别一上来就去菜市场。
春天的第一声布谷，他扭过头问我：听见没？
# knee_brace_med
title: 医用护膝 半月板 韧带固定 铰链支撑 夏季薄款
category: 医疗器械/护具
price: 118
spec: 支撑=双侧金属铰链
spec: 尺码=S-XL
spec: 面料=OK布 透气网
spec: 单只装
point: 髌骨开孔
offer: 换码免邮一次
description: 一类备案。术后使用请听医嘱。不分左右。

盒子里{孤零零一只|count|supported}，两条腿都疼的拍二。
穿小了，{换大的我包一趟来回|promise|supported}。
{左腿右腿倒着戴没讲究|property|supported}。
膝盖骨那儿{留了个圆窟窿|property|supported}，不压着。
两边撑着的{是塑料片|material|contradicted}，轻。
{均码的，胖瘦全能戴|property|contradicted}。
{国家队队医给运动员备的就它|endorsement|unsupported}。
戴半个月{积液都消了|testimonial|unsupported}，跳广场舞的桂芳姐现身说法。
{洗上百回魔术贴还粘得死|number|unsupported}。
上楼梯咔哒一声，那不是鞋，是岁月。
别整天绑着，睡觉拿下来让腿喘口气。
天一阴它先知道，比气象台还准，我说的是我的膝盖。
# nebulizer_kid
title: 儿童雾化器 家用 静音 网式 便携
category: 医疗器械/雾化器
price: 219.00
brand: 小云朵
spec: 原理=微网
spec: 雾粒=约3.7μm
spec: 噪音=<30dB
spec: 供电=锂电 充满约用2小时
spec: 药杯=10ml
point: 倾斜也能出雾
offer: 面罩成人儿童各一
document: 说明书：每次用后清洗，药液须遵医嘱。
description: 网片为耗材，约可用1年，更换费79元。

娃躺着、歪着{它照样冒烟|property|supported}，不必摁着坐起来。
大人嗓子哑了也能吸，{大小罩子都在盒里|promise|supported}。
那个网{一年来的寿命，换新要七十九|number|supported}，先告诉您。
声音呢，{三十分贝都不到|number|supported}，睡着了做也不醒。
得{一直拖着线插墙上|property|contradicted}才转。
做完{不用洗，盖上就行|property|contradicted}。
做一次{五分钟收工|number|unsupported}，动画片半集。
{儿童医院门诊走廊那一排就是这牌子|endorsement|unsupported}。
比压缩的那种{药剩得少一大半|comparison|unsupported}。
半夜那几声咳，一声一声砸在当妈的心口。
告诉他这是小火车在吐烟，他就肯张嘴了。
秋风一起，儿科的号比演唱会还难抢。
# moxa_box
title: 随身灸 艾灸盒 纯铜 布袋 6盒套装 送艾柱54粒
category: 保健器具/艾灸
price: 56.00
spec: 盒=纯铜 6个
spec: 艾柱=54粒（南阳艾）
spec: 布套=2个 绑带
point: 防烫毡垫
offer: 艾柱续购0.6元/粒
description: 皮肤破损、孕妇禁用。每次20分钟左右。

六个同时点，{五十四粒够灸九回|number|supported}。
绒绒的垫子{隔着火，怕烫着你|property|supported}。
草是{河南那个艾窝里来的|origin|supported}，闻着就冲。
烧完了{六毛一粒再添|number|supported}，便宜。
小盒子{是不锈钢镀的色|material|contradicted}。
怀着娃的{灸着安胎|property|contradicted}，大胆用。
陈了{足足五年的老艾|number|unsupported}，金黄金黄。
灸上三天，{宫寒都给你逼出来|testimonial|unsupported}，她们群里是这么讲的。
{烟比别家小一半|comparison|unsupported}，宿舍里敢点。
窗户留条缝，别把自己熏成腊肉。
肚脐上一团暖，像揣了只刚睡醒的小狗。
婆婆一边捂着腰一边说不信这个，扭头问我还有没有。
# cane_led
title: 拐杖 老人 四脚防滑 带灯 可调高低
category: 医疗器械/拐杖
price: 59.9
spec: 材质=铝合金
spec: 高度=73–96cm 10档
spec: 承重=136kg
spec: 灯=LED 需2节7号电池（不含）
point: 四脚底
description: 握把海绵。坡地慎用。

矮子高个{有十个眼儿给你挪|number|supported}。
走夜路{杆上那盏小灯照着道|property|supported}，{电池得自己买两节七号|absence|supported}。
撑个{二百七十斤|number|supported}都不打弯。
底下{四条腿站着|property|supported}，跟小板凳一个路数。
把手是{鸡翅木的|material|contradicted}，越摸越亮。
上坡下坎{它最拿手|property|contradicted}。
带{收音机和报警器|property|unsupported}，听段单田芳。
{敬老院一回买走八十根|count|unsupported}。
{我外公拄着它爬了黄山|testimonial|unsupported}，照片挂着呢。
人老了最难的不是走路，是承认自己走不动。
走的时候先出棍子，再出那条坏腿。
河边那条石板路，他走得比从前慢，看得比从前多。
# thermometer_ear
title: 耳温枪 婴儿 1秒测温 送耳套20个
category: 医疗器械/体温计
price: 128.00
spec: 测温=1秒
spec: 误差=±0.2℃
spec: 范围=34.0–43.0℃
spec: 记忆=20组
spec: 电池=2节AAA（已装）
point: 三色背光
offer: 1年换新
description: 一个耳套可擦拭重复用，多人建议一人一换。

{嘀一声就出数|number|supported}，娃还没来得及哭。
烧没烧{看屏幕变啥色儿|property|supported}就知道。
开包就能使，{电池人家给安好了|property|supported}。
耳朵上那个小帽，{给了二十个|count|supported}，哥俩各用各的。
{额头也能测|property|unsupported}，一枪两用。
上下{能差出半度|number|contradicted}，别太较真。
{充电的|property|contradicted}，跟手机一个喂法。
{产科病房推车上插着它|endorsement|unsupported}。
里头{装的德国探头|origin|unsupported}，灵得很。
三十八度二，凌晨，外头下冰雹，你选去医院还是再等等？
耳朵轻轻往后扯一扯，对准了再按。
退烧那一刻他忽然要吃面条，我差点给他跪下。
# floor_tile
title: 800×800 通体大理石瓷砖 柔光 防滑 客厅 3片/箱
category: 建材/瓷砖
price: 28.50
brand: 砼上
spec: 规格=800×800×9.5mm
spec: 每箱=3片 1.92㎡
spec: 吸水率=≤0.1%
spec: 防滑=R9
spec: 产地=佛山
point: 12个面随机
offer: 整箱未拆可退，运费自理；破损5%以内不补，超出补
document: 检验报告：放射性A类。
description: 单价为每片。不含铺贴、瓷砖胶。

一箱子{八十五块五|number|supported}，合{四十四块半一平|number|supported}，你自己拿笔算。
贴出来不重样，{花纹有十二张脸|number|supported}换着来。
师傅工钱{和那桶胶都另算|absence|supported}，咱只管砖。
没开过的箱子{拉回来我收，路费你出|promise|supported}。
碎一块{赔一块，百分百|promise|contradicted}。
{淄博老窑出的|origin|contradicted}，烧得透。
拖地{带水走也不滑倒|property|unsupported}，老人小孩放心跑。
{比大理石硬三倍|comparison|unsupported}，砸核桃给你们看。
市里那座新机场{铺的就是它|endorsement|unsupported}。
装修群里最毒的一句话：你家也选的灰色啊。
留缝一毫米半起，别信什么无缝。
光脚踩上去，七月的凉从脚心一直窜到后脖颈。
# paint_interior
title: 内墙乳胶漆 净味 18L 白色 可调色 儿童房
category: 建材/涂料
price: 399
brand: 白鹭墙
spec: 净含量=18L
spec: 理论用量=12㎡/L/遍
spec: VOC=≤10g/L
spec: 耐擦洗=≥10000次
spec: 干燥=表干2小时
point: 免费调色（浅色）
offer: 送滚筒、毛刷、美纹纸
document: 检测：未检出甲醛（报告2026-02）。
description: 底漆另购。深色调色每桶加30。

刷两道的话，{一桶管一百平出头的墙|number|supported}。
墨绿藏青那种，{每桶多三十|number|supported}，调出来高级。
钢笔道子{擦上一万下才露底|number|supported}，熊孩子尽管画。
抹完喝顿茶{俩钟头不粘手|number|supported}。
底漆{一块儿给您搭桶|promise|contradicted}。
{滚子刷子自己去五金店配|promise|contradicted}。
{刷完当天就能住人|property|unsupported}，我家就这么干的。
{幼儿园连锁集团年年招标都中它|endorsement|unsupported}。
{十年不黄|number|unsupported}，不信回头看。
对着色卡挑了三天，最后选了白，大家都这样吧？
先刮平再打磨，别偷懒，灯一照全露馅。
空房子里说话有回声，像在跟未来的自己喊话。
# silicone_sealant
title: 厨卫防霉玻璃胶 中性 300ml 白/透明/瓷白
category: 建材/胶
price: 15.8
spec: 容量=300ml
spec: 类型=中性硅酮
spec: 表干=约10分钟
spec: 防霉=0级
description: 送胶嘴一个。胶枪另买。大理石可用，鱼缸不可用。

养鱼的{绕道|property|supported}，别拿它粘缸。
打上去{抽根烟的工夫就结皮|number|supported}。
{那把枪得另花钱|absence|supported}，{嘴子倒给了一个|count|supported}。
石头台面{它不咬|property|supported}，放心糊。
{酸性的，有股醋味|property|contradicted}。
就{黑色一种|property|contradicted}，耐脏。
{二十年不发黄开裂|number|unsupported}。
一支能打{十二米长的缝|number|unsupported}。
老师傅{干了半辈子只认这个牌|endorsement|unsupported}。
黑乎乎那圈霉，你假装看不见它多久了？
旧的铲干净，擦干，两边贴上纸再打，揭纸要趁软。
手指蘸点洗洁精水一抹，跟抹奶油一个爽法。
# floor_spc
title: SPC石塑锁扣地板 卧室 可自己铺 4mm 灰橡
category: 建材/地板
price: 39.00
spec: 厚度=4mm（耐磨层0.3mm）
spec: 单价单位=每㎡
spec: 安装=锁扣免胶
spec: 燃烧等级=B1
spec: 防水=板材不吸水
point: 送静音垫
offer: 20㎡以上包物流到县
description: 踢脚线、扣条另计。平整度需≤3mm/2m。

十八平的卧室{七百块出头|number|supported}，老婆批了。
一块一块{咔哒咔哒扣上，用不着胶|property|supported}。
{凑到二十平，车给你送到县里|promise|supported}，村里您自己骑三轮接。
水泼上去{板子一口都不喝|property|supported}。
脚踢的那圈边{也在价里|promise|contradicted}。
{一公分厚实|number|contradicted}，踩着没空音。
{上面那层是真橡木皮|material|unsupported}，木纹一道一道。
跟瓷砖比，{冬天脚暖五度|comparison|unsupported}。
我小叔{一个人两天铺完三间|testimonial|unsupported}，他可是教语文的。
出租屋的地，就像前任的短信，眼不见为净。
留八毫米伸缩缝，不然夏天鼓给你看。
铺好那晚我在地上打了三个滚，猫以为我疯了。
# faucet_pullout
title: 厨房抽拉龙头 冷热 304不锈钢 两种出水
category: 建材/龙头
price: 158.00
brand: 汩汩
spec: 材质=304不锈钢
spec: 阀芯=陶瓷
spec: 软管拉长=约60cm
spec: 出水=水柱/花洒
spec: 孔径=32–35mm
offer: 5年质保，寄修
description: 送进水管2根、扳手。不含安装。

拽出来{有一胳膊长，六十公分|number|supported}，水槽犄角都冲得到。
一股的、{散开的，拨一下就换|property|supported}。
五年里头坏了{寄回来给你弄|promise|supported}，{不上门|promise|supported}哈。
连拧它的{扳子都给了|promise|supported}，男人没借口。
{黄铜铸的|material|contradicted}，死沉。
师傅{免费过来给你装|promise|contradicted}。
{开关五十万次不漏|number|unsupported}，拧吧，往死里拧。
出的水{不含铅|absence|unsupported}，直接喝。
酒店后厨{主厨点名要它|endorsement|unsupported}。
洗碗的时候你在想什么，是不是在想为什么又是我？
先关总阀，先关总阀，先关总阀。
水滴答了一夜，数到第四百下天亮了。
# door_lock_smart
title: 智能门锁 指纹 密码 NFC 猫眼大屏 全自动
category: 建材/智能锁
price: 998.00
brand: 守夜人
spec: 开锁=指纹/密码/NFC/临时码/钥匙
spec: 锁芯=C级
spec: 电池=锂电5000mAh 约6个月
spec: 猫眼=200万像素
spec: 适配门厚=40–120mm
point: 低电量提醒
offer: 免费上门安装（大陆非偏远）；3年质保
description: 不支持人脸。应急Type-C口供电。

没电卡门外了？{拿充电宝插底下那口|property|supported}，活过来。
家里来亲戚，{发个临时的数让他自己进|property|supported}。
充满一回{能撑半年|number|supported}，{快断粮了它会叫唤|property|supported}。
装的人{跑一趟不问你要钱|promise|supported}，{太偏的地方除外|promise|supported}。
{脸往前一凑就开|property|contradicted}，提着菜也行。
{没给留机械钥匙|absence|contradicted}，彻底断了锁匠的念想。
{小黑盒捅不开|property|unsupported}，小偷哭了。
{公安部那边拿过一等奖|award|unsupported}。
按上去{零点二秒就认出来|number|unsupported}，我眼皮还没眨完。
下楼扔垃圾没带钥匙，穿着睡衣站在风里，谁懂。
手指头蜕皮的人多录两根。
门里头有人问“谁啊”，这三个字，多少钱也买不着。
# office_chair_ergo
title: 人体工学椅 网布 腰托可调 4D扶手 带头枕 久坐
category: 家具/办公椅
price: 1099.00
brand: 坐得住
spec: 气杆=4级
spec: 承重=136kg
spec: 后仰=90–135°
spec: 扶手=4D
spec: 底盘=尼龙
point: 腰托上下、前后可调
offer: 整椅5年质保；15天试坐
document: 累计售出12640把（店铺后台，截至2026年8月）；好评率97%。
description: 无脚托。需自行组装，约20分钟。

卖了{一万两千多把|count|supported}，后台截图就在右上角挂着，截到八月的。
程序员老赵，两百六十斤，问撑不撑得住——{撑得住|number|supported}。
想把腿也架起来睡午觉？{它没那块板|absence|supported}，搬个凳子凑合。
坐上两个礼拜腰还是拧着，{退给我就是|promise|supported}。
靠背能{放平到一百八|number|contradicted}，整个人摊成一张饼。
脚底下那个五爪，{清一色铝合金|material|contradicted}，敲着当当响。
获过{日本优良设计奖|award|unsupported}的椅子，到你家工位上打工来了。
同事原来一天起来捶八回腰，{换了它一回没捶|testimonial|unsupported}。
网面是{韩国进口的|origin|unsupported}，摸着像渔网。
九百九十六小时以后，人和椅子谁先散架？
先把屁股坐到底，再调腰，最后才轮到脖子。
窗外的银杏黄了又秃，我的需求文档还停在第一页。
# dining_table_rock
title: 岩板餐桌 1.4米 一桌六椅 奶油风 小户型
category: 家具/餐桌
price: 2180.00
spec: 桌面=12mm岩板
spec: 尺寸=1400×800×750mm
spec: 桌腿=碳素钢
spec: 椅=6把 PU皮
point: 莫氏硬度6级
offer: 包入户安装；岩板运输破损包换
description: 现货，7-10天到。餐桌不可伸缩。

火锅盆直接端上来？面子上那块石板子{一公分多点儿厚|number|supported}，我敢端。
{上楼、拼装，师傅一手包|promise|supported}，你负责烧开水泡茶。
路上石板震裂了，{重新发一块给你|promise|supported}，这话写在详情里。
椅子{屁股坐的那层是人造皮|material|supported}，油点子一抹就走。
来客人了{一拉就变长|property|contradicted}，十个人挤挤。
{四把椅子|count|contradicted}配一张桌，三口之家多一把放包。
热锅底{烫到八百度都没印儿|number|unsupported}。
岩板{跟意大利那几家大厂同一条线压出来的|origin|unsupported}。
楼盘样板间{二十来套全摆它|count|unsupported}，看房的都问桌子。
吃饭的桌子，最后堆的都是快递、药盒和没写完的作业。
擦的时候别拿钢丝球，拿它擦锅去。
一家人能坐齐的饭，一年数得过来几顿？
# shoe_cabinet_slim
title: 超薄翻斗鞋柜 17cm 入户窄过道 三斗
category: 家具/鞋柜
price: 239
spec: 深=17cm
spec: 高=118cm 宽=80cm
spec: 容量=约15双
spec: 板材=E1级颗粒板
point: 需上墙固定
description: 46码以上放不下。五金齐，附防倒件。

过道窄得侧身走的人家，它{厚不过一拃|number|supported}。
姚明来了别放，{鞋太大塞不进|property|supported}。
仨斗满打满算{十五双|count|supported}，女主人一个人就占了十四。
孩子爱攀爬的留神，{得打俩眼锁在墙上|property|supported}才准用。
{立那儿就行，不用钻墙|property|contradicted}。
{实木多层板|material|contradicted}的料，经得起潮。
{阻尼缓降|property|unsupported}，夹不着手。
有一对小夫妻说{玄关一下子宽了半米|testimonial|unsupported}。
{原来卖四百二，厂里清仓|comparison|unsupported}。
你家门口那堆鞋，像不像刚散场的舞会？
鞋脱下来先晾半天再收，脚臭不怪柜子。
外婆的布鞋排在最底下，一双一双，鞋尖朝里。
# sofa_tech_fabric
title: 科技布沙发 直排三人位 2.2米 可拆洗 现代简约
category: 家具/沙发
price: 1399.00
brand: 云阔家居
spec: 长=220cm 深=88cm
spec: 填充=高回弹海绵+蛇簧
spec: 框架=松木+多层板
spec: 面料=科技布
spec: 坐高=43cm
point: 靠背套、坐垫套可拆
offer: 满1000减50；框架质保5年
description: 无储物。沙发腿高12cm，扫地机器人可进。

扫地的那个小圆饼{钻得进去|property|supported}，不用挪窝。
减掉满额那五十，{一千三百四十九|number|supported}落袋。
坐的靠的{外皮都扒得下来|property|supported}，孩子画的小猪洗洗就没。
架子要是断了，{五年以内算厂家的|promise|supported}。
底下{掀开能塞四床棉被|property|contradicted}。
里头{灌的是鹅绒|material|contradicted}，坐下去陷半截。
{猫抓八千次不起丝|number|unsupported}。
{某家居博主测评把它排在千元档第一|award|unsupported}。
躺着{看完三季剧，腰不酸|testimonial|unsupported}，亲妈的证言。
有的人买沙发是为了坐，有的人是为了堆衣服。
卸货那天量一量电梯门，两米二，斜着进。
零下六度的夜，屋里一盏灯、一条毯子、两个不说话的人。
# bookshelf_iron
title: 书架 落地 铁艺 五层 家用 学生
category: 家具/书架
price: 69
spec: 层=5
spec: 每层承重=20kg
spec: 高=160cm
description: 烤漆碳钢。

五层加起来{能压两百斤书|number|supported}，考研的够你考两回。
{铁的，外头烤过漆|material|supported}。
立起来{一米六|number|supported}，到我媳妇眉毛。
六十九块钱{摊到每一层不足十四|number|supported}，一碗牛肉面钱。
顶上{还有第六层能放绿萝|count|contradicted}。
{带轮子|property|unsupported}，推着满屋跑。
{网格背板，书不往后掉|property|unsupported}。
北京{某旧书店老板一口气扛走九个|testimonial|unsupported}。
{少一颗螺丝补一包|promise|unsupported}，爽快。
书买回来不拆塑封的，咱们都是一伙的。
重的放下头，轻的放上头，跟做人反着来。
翻到一张十年前的车票夹在第七十三页，我在架子前站了好久。
# down_quilt_white_goose
title: 羽暖 95%白鹅绒被 冬被 1200g 220×240 抗菌
category: 床品/被子
price: 1999.00
brand: 羽暖
spec: 绒子含量=95%
spec: 蓬松度=700+
spec: 充绒量=1200g
spec: 面料=100支棉
spec: 绒产地=匈牙利
point: 立衬格
offer: 以旧换新抵300；终身充绒服务（收材料费）
document: 检测：绒子含量95.2%，耗氧量4.8mg/100g，蓬松度712。
description: 勿水洗，可专业干洗。

拿床旧的来，{一千六百九十九抱走|number|supported}。
检验单子上{蓬的程度过了七百一|number|supported}，{比标的还多点儿|comparison|supported}。
睡个七八年瘪了，{给你续绒，只算料钱|promise|supported}。
毛是{多瑙河边上那些大白鹅身上的|origin|supported}，你品。
扔洗衣机{轻柔档转转没事|property|contradicted}。
充的是{八百蓬以上|number|contradicted}，钻出来跟棉花糖似的。
{俄罗斯那旮沓零下五十度的科考站就盖它|endorsement|unsupported}。
{一根绒都不钻|property|unsupported}，穿黑毛衣睡都行。
盖了它{我家空调一冬没开|testimonial|unsupported}，抠门的我乐坏了。
冬天的早晨，闹钟响第三遍，人和被窝是有感情的。
收被子别抽真空，绒也要喘气。
东北的兄弟们，今儿个零下多少，打公屏上。
# electric_blanket
title: 电热毯 双人双控 1.8×1.5米 无辐射 除螨 定时
category: 家纺电器/电热毯
price: 129.00
brand: 暖窝
spec: 功率=120W
spec: 温控=9档，两人独立
spec: 定时=1-12小时
spec: 面料=水晶绒
spec: 3C=有
point: 过热自动断电
offer: 3年质保
document: 检测：电磁辐射未见异常。
description: 可机洗（拔掉插头和控制器）。

他怕热我怕冷，{一人管一半|property|supported}，离婚率都降了。
睡着了忘关？{烫过头它自己掐电|property|supported}。
开上整整八个钟头，{连一度电都用不到|number|supported}，掰指头算。
线和小盒子拔了，{能丢滚筒里转|property|supported}。
{只有高低两个档|number|contradicted}，简单。
{质保十年|promise|contradicted}，用到我都退休了。
{三分钟热到脚趾尖|number|unsupported}。
{比烧暖气省三分之二|comparison|unsupported}，村里合计过。
{疾控通报里点名表扬过它|endorsement|unsupported}。
被窝里那双冰脚往我肚子上一贴，什么恩爱都没了。
别折着通电，铺平，上头别压厚褥子。
腊月二十三，灶上蒸馍，炕上睡猫，院里落霜。
# bamboo_mat
title: 凉席 碳化竹席 1.5m 镜面 双面
category: 床品/席
price: 99.00
spec: 材质=毛竹 碳化
spec: 尺寸=150×195cm
spec: 产地=安吉
spec: 片宽=5mm
point: 双面两用：一面竹 一面藤
offer: 送枕席一对
description: 用湿布擦，勿泡。可折叠收纳。

{翻过来是藤的|property|supported}，前半夜竹后半夜藤，你说讲究不讲究。
枕头上那两小片{跟着席子白给|promise|supported}。
竹子的老家{就是拍卧虎藏龙那个县|origin|supported}。
不睡了{叠一叠塞床底|property|supported}。
脏了{抬到河里泡一夜|property|contradicted}，拿板刷刷。
{水竹的|material|contradicted}，细，凉。
{边是小牛皮压的|material|unsupported}，不戳胳膊。
{夹头发夹肉这种事，一次没有|testimonial|unsupported}，睡相差的可以试。
{比麻将席凉三度|comparison|unsupported}。
蝉叫到第七天，蒲扇破了个角，西瓜切成一船一船。
头天用热水兑点盐抹两遍，晾干再躺。
小时候你有没有在席子上数过自己压出来的印？
# table_lamp_stained
title: 蒂凡尼台灯 彩色玻璃 卧室 复古 12寸
category: 灯具/装饰
price: 388.00
spec: 灯罩=手工拼焊玻璃
spec: 灯罩直径=30cm
spec: 片数=约186片
spec: 灯头=E27 不含灯泡
spec: 底座=锌合金
offer: 玻璃破损30天内补
description: 每片颜色略有差异。

数一数，{小两百块彩玻璃|count|supported}拼在一块儿。
{泡子得自己拧一个|absence|supported}，建议暖黄。
焊缝歪歪的别嫌弃，{人手烙出来的|property|supported}。
{一个月里碎了哪片补哪片|promise|supported}。
座子{是纯铜的|material|contradicted}，越擦越亮。
{宜家同款|comparison|unsupported}，翻倍的细致。
{灯罩每片颜色一模一样|property|contradicted}。
{拍民国戏的剧组租过三盏|endorsement|unsupported}，那场哭戏打的就是它。
师傅是{跟美国老头学的手艺|origin|unsupported}，烫了一手泡。
关了大灯，光从花里漏出来，墙上开了一整面。
灰大了拿软毛刷子扫，别上喷雾。
半夜两点不睡的，是在想谁还是在改稿？
# bike_light_torch
title: 强光手电筒 26650 变焦 充电 户外 骑行
category: 灯具/手电
price: 45
spec: 电池=26650 5000mAh
spec: 档位=强/中/弱/爆闪/SOS
spec: 防水=IPX4
spec: 机身=铝合金
point: 伸缩变焦
description: 配电池、线、夹子。标称1500流明，实际约800。

{壳子是铝的|material|supported}，防身也趁手。
头子{一拉光就收成一道柱|property|supported}，照得见对面山头的猫头鹰——那是我编的。
厂家老实写了，{标着一千五，其实八百来个流明|number|supported}。
连{呼救那一长一短都有|property|supported}，驴友别走丢。
{掉河里捞上来照亮|property|contradicted}，命硬。
{亮得实打实的一千五|number|contradicted}。
{射程一公里|number|unsupported}，隔壁村的狗都叫。
{救援队训练用它|endorsement|unsupported}，一排人举着。
电芯{是三星拆出来的|origin|unsupported}，稳。
停电那晚，全家围着一束光玩手影，电来了反倒没意思。
别对着眼睛照，玩笑也不行。
谁小时候没拿电筒顶着下巴吓过妹妹？
# ssd_drive
title: 固态硬盘 2TB M.2 NVMe PCIe4.0 游戏本 台式
category: 电脑配件/硬盘
price: 899.00
brand: 赤鸢
spec: 顺序读=7000MB/s
spec: 顺序写=6500MB/s
spec: 颗粒=国产TLC
spec: 写入寿命=1200TBW
spec: 缓存=无独立缓存（HMB）
offer: 五年质保或写满为止
description: 附散热片、螺丝。数据恢复服务不含。

你打个喷嚏的当口，{一秒七个G就读进来了|number|supported}。
一T摊下来{四百五|number|supported}，去年这价只够买空气。
盘里的照片丢了可别哭着找我，{捞数据这活不在内|absence|supported}。
小螺丝、{散热的那层铝片都在袋里|promise|supported}，不用再跑电脑城。
颗粒？{三星原厂的|origin|contradicted}，懂行的自己拆标看。
{自带两个G的独立缓存|property|contradicted}，拷片子爽。
装上以后黑神话{加载从四十秒缩到六秒|testimonial|unsupported}，我弟激动得拍桌。
{满载不过五十五度|number|unsupported}，摸着只是温。
装机论坛年终那张榜，{性价比一栏它坐头把交椅|award|unsupported}。
C盘红了三年，你就是不肯清，我说得对不对？
拧之前摸一下水龙头，把身上的静电放了。
硬盘里最占地方的，往往是再也不会点开的那几年。
# monitor
title: 27英寸 4K显示器 设计办公 Type-C 90W反向充电
category: 电脑/显示器
price: 1699.00
brand: 观澜
spec: 分辨率=3840×2160
spec: 刷新率=60Hz
spec: 色域=99% sRGB，95% P3
spec: 亮度=400尼特
spec: 支架=升降/旋转/俯仰
point: 出厂校色，附报告 ΔE<2
offer: 一个亮点可换（30天）
description: 无内置音箱。三年质保。

一根线插上，画面有了，{笔记本也跟着充上了|property|supported}，桌上少一坨黑。
{看剧得另配个响儿|absence|supported}，它自己是哑巴。
开箱头一个月，{哪怕就一颗亮点也给你换|promise|supported}。
写代码的把它{竖过来立着|property|supported}，一屏看完两百行。
打枪战的兄弟有福了，{一百四十四赫兹|number|contradicted}丝滑到底。
{质保只有一年|promise|contradicted}，过期自理。
面板用的是{LG最新那一代|origin|unsupported}。
某电影{调色指导拿它出过成片|endorsement|unsupported}。
跟我那块六千的并排放，{肉眼分不出高低|comparison|unsupported}。
甲方说红要再红一点，又不要那么红。
显示器上沿跟眼睛齐平，脖子会谢谢你。
傍晚六点四十，写字楼的影子斜进来，正好落在未保存三个字上。
# mouse_silent
title: 无线鼠标 静音 双模 充电款 办公
category: 电脑外设/鼠标
price: 35.90
spec: 连接=蓝牙5.1/2.4G
spec: DPI=800/1200/1600
spec: 电池=500mAh
spec: 重=78g
description: 接收器在鼠标底部。黑白绿三色。适合右手。

左撇子的朋友，{这只不是给你捏的|property|supported}，抱歉哈。
找半天小接头？{抠开肚皮，藏在底下呢|property|supported}。
{一两半多一丢丢|number|supported}，甩起来不累腕子。
电脑一台、平板一台，{蓝牙跟接头两条路都走得通|property|supported}。
{要装一节五号|property|contradicted}，楼下就有卖。
{最高能上一万六的灵敏度|number|contradicted}，电竞够格。
{微动寿命一千万下|number|unsupported}。
省图自习室里{管理员默许只能用它|endorsement|unsupported}。
{充一回用俩月|number|unsupported}，我几乎忘了线搁哪儿。
点点点，一天点了八千下，工资没点上去。
玻璃桌面上垫张纸再用。
今天是周三，离周末的距离跟离周一一样远。
# webcam
title: 电脑摄像头 1080P 带麦 免驱 网课面试
category: 电脑外设/摄像头
price: 79
spec: 分辨率=1920*1080 30帧
spec: 视角=78°
spec: 对焦=定焦
spec: 线长=1.8m
point: 物理遮挡盖
description: USB-A。背景虚化靠软件。

不放心被偷看，{小盖儿一滑堵上眼|property|supported}。
插上就亮，{啥驱动也不用装|property|supported}，姥爷都会。
{麦克风跟它长一块儿了|property|supported}，少买一样。
线拉到机箱后头{一米八够得着|number|supported}。
{脸凑近凑远它自己追着对焦|property|contradicted}。
{带美颜补光灯|property|unsupported}，素颜面试不怕。
HR圈子里{公认上镜最显精神的一款|comparison|unsupported}。
帧数能{飙到六十|number|contradicted}，挥手不拖影。
我学生{拿它面上了外企|testimonial|unsupported}，隔着屏给我鞠躬。
上半身西装，下半身睡裤，这届打工人最体面的样子。
镜头跟眉毛一条线，别从下往上拍双下巴。
“老师，您是不是没开麦？”这句话我一学期听了三百遍。
# steering_wheel_cover
title: 方向盘套 真皮 手缝 四季 38cm 黑红线
category: 汽车用品/内饰
price: 85.00
spec: 材质=头层牛皮
spec: 直径=37–38.5cm
spec: 安装=手缝 附针线
point: 打孔透气
description: D型盘不能用。缝一只约1-2小时，不会缝可退未拆封。

牛身上{最外头那层皮|material|supported}，闻闻就知。
底下削平的那种盘子，{绕不上|property|supported}，别硬来。
头一回上手的，{一个来钟头起步|number|supported}，饭菜都放凉了还差半圈。
{针跟线搁袋子里呢|promise|supported}。
{往上一套齐活，三秒|property|contradicted}。
{超纤革的|material|contradicted}，环保。
夏天停露天，{不烫爪子|property|unsupported}。
{奔驰原厂用的同一家皮厂|origin|unsupported}。
车友里{数它耐磨，四年只掉了点色|testimonial|unsupported}。
我媳妇扎鞋底的手艺，总算又派上用场了。
缝前拿吹风机把皮吹软乎。
红灯九十九秒，够不够你想一件后悔的事？
# sunshade_umbrella
title: 汽车遮阳伞 前挡 伞式 隔热 钛银胶 通用
category: 汽车用品/遮阳
price: 39.90
spec: 布=190T春亚纺+钛银涂层
spec: 骨=10骨
spec: 尺寸=大号145×79cm 小号125×65
spec: 伞柄=可弯折
point: 伞尖有保护套
offer: 伞骨断裂半年换新
document: 检测：遮光率99.8%（布样）。
description: SUV选大号。

跟雨伞一个撑法，{十根骨头|count|supported}哗啦张开。
把儿{能掰弯，不顶中控屏|property|supported}。
布样送检，{光只漏过来千分之二|number|supported}。
骨头要是折了，{半年里给你换|promise|supported}。
{小车才用大的，越野用小的|property|contradicted}，别拍反。
{车里头能降二十五度|number|unsupported}，坐进去跟树荫底下一样。
{面料里加了石墨烯|material|unsupported}。
尖尖头{光秃秃的，小心戳裂玻璃|property|contradicted}。
新疆戈壁滩上跑物流的{车队统一配的它|endorsement|unsupported}。
七月的皮座椅，能煎熟一个穿短裤的人。
先撑开再往挡风玻璃上送，遮阳板放下来压住。
知了喊得嗓子哑了，保安在岗亭里打瞌睡。
# jump_starter
title: 汽车应急启动电源 搭电宝 12V 2000A 充电宝
category: 汽车用品/应急
price: 299.00
brand: 黑石
spec: 峰值电流=2000A
spec: 容量=16000mAh
spec: 适用=12V 汽油≤6.0L 柴油≤3.0L
spec: 工作温度=-20～60℃
point: 反接保护
offer: 18个月换新
description: 带收纳盒、智能夹、照明灯。24V货车不可用。

红夹子黑夹子接反了，{它死活不放电|property|supported}，救了我这马大哈。
拉煤的大挂{别买，不对路|property|supported}。
{零下二十以里使得|number|supported}，再冷往怀里捂捂。
夜里抛锚有{灯照着|property|supported}，不用拿嘴叼手机。
{漠河零下四十也一把着|property|contradicted}。
{质保三年|promise|contradicted}，开坏为止。
充满了{能打火六十回|number|unsupported}。
拖车师傅老邢{车上放了四个|testimonial|unsupported}，说比电瓶线省心。
壳子{过了军标的跌落|award|unsupported}，皮实。
大年初一，全家穿得红彤彤站雪里，车说：我不。
打着火马上摘夹子，先摘黑的。
远处一盏灯过来，不知是救援，还是路过。
# violin
title: 小提琴 4/4 初学 手工 虎纹枫木 含弓盒松香
category: 乐器/小提琴
price: 780.00
brand: 泊弦
spec: 面板=云杉
spec: 背侧=虎纹枫木
spec: 配件=乌木
spec: 规格=1/8至4/4
spec: 产地=江苏泰兴
point: 出厂校音柱
offer: 儿童琴一年内可补差换大一号
description: 弓为巴西木圆弓，马尾毛。

娃长得快？{一年里头补个差价换大的|promise|supported}，不用咬牙一步到位。
这么件东西，{是苏中那座提琴之乡做出来的|origin|supported}，满街锯木头声。
后背那道道老虎似的，{是枫树天生的纹|material|supported}。
盒子一掀，{弓子、松香都躺好了|promise|supported}。
弓毛是{尼龙的|material|contradicted}，白花花一把。
只有{大人拉的全尺寸|property|contradicted}，小娃别看了。
木头自然放了{八年|number|unsupported}，比我儿子都大。
{克雷莫纳回来的师傅收的琴边|endorsement|unsupported}。
少儿乐团{一口气添了二十六把|count|unsupported}。
锯木头锯了半年，楼下大爷主动给我家送了耳塞。
松香别抹成面粉，三五下够。
那年她站在窗前拉《沉思》，雪落得很轻。
# drum_pad
title: 哑鼓垫 10寸 双面 硅胶 练习 送鼓棒
category: 乐器/打击
price: 69
spec: 直径=10英寸
spec: 面=一面硅胶 一面仿军鼓皮
spec: 底=木
spec: 鼓棒=7A枫木一对
description: 支架另购39。

敲腻了{翻个面换手感|property|supported}。
{棒子有一副，7A的|promise|supported}，细溜，小手也攥得住。
架子要的话{一百零八一套|number|supported}，吉利。
芯子{是块木头|material|supported}，沉稳不跑。
{架子也在里头|promise|contradicted}，拆开就站着打。
{声音只有真鼓的百分之五|number|unsupported}，老妈睡隔壁没醒。
鼓手阿K{巡演后台热身全靠它|endorsement|unsupported}。
{橡胶没味|property|unsupported}，放枕头边都行。
一年敲下来{面上连个坑都没有|testimonial|unsupported}。
动次打次，动次打次，这是我对物理课的全部记忆。
节拍器先开六十，别急，快是慢慢长出来的。
下雨天的屋檐，是全世界最老的鼓。
# course_guitar_online
title: 零基础吉他弹唱 36课 直播+回放 小班
category: 课程/音乐
price: 699.00
spec: 课时=36节 每节45分钟
spec: 班额=≤12人
spec: 周期=12周 每周3次
spec: 回放=1年
point: 作业一对一点评
offer: 开课前可全退，开课后按剩余课时退
document: 老师：某师范学院音乐学专业，教龄8年。
description: 不含琴。

一堂课{十九块多一点|number|supported}，楼下琴行喝口水都不止。
三个月，{礼拜里头上三回|number|supported}，不算累。
一个班{至多一打人|number|supported}，谁摸鱼都看得见。
上到一半撤了？{没上的那些课退你钱|promise|supported}。
回放{一辈子都在|number|contradicted}，当爷爷了还能看。
{送一把入门琴|promise|contradicted}，赶紧伸手。
学完的{能弹二十首流行歌|number|unsupported}，撩人去吧。
老师{给某选秀冠军编过曲|endorsement|unsupported}。
续报率{九成二|number|unsupported}，不好谁还回头呢。
指头起泡了？恭喜，那是入会费。
先剪左手指甲，右手随你。
地下通道里那个唱《南方姑娘》的人，后来去哪儿了？
# course_english_kid
title: 少儿英语外教 1对1 25分钟 60节
category: 课程/英语
price: 4680.00
spec: 每节=25分钟
spec: 总=60节
spec: 外教=菲律宾
spec: 有效期=10个月
point: 固定老师可约
offer: 首次试听0元；未上课时按比例退
description: 平台每节后出学习报告。教材自编。家长可旁听。

七十八块{一节|number|supported}，不够看场电影的。
先上一堂尝尝，{分文不收|promise|supported}。
你搬个小板凳{坐边上听也成|promise|supported}。
老师{是菲律宾的|origin|supported}，不跟你们装英美。
{纯正伦敦腔，牛津毕业|origin|contradicted}。
慢慢学，{两年里用完就行|number|contradicted}。
课本{跟牛津树一个体系|comparison|unsupported}。
上了一百天，{闺女半夜说梦话都是英文|testimonial|unsupported}。
全国{九十万家庭信得过|count|unsupported}。
孩子背单词，你背房贷，各有各的苦。
上课前把玩具收走，水杯放远点。
Apple，苹果，阿婆，菠萝，越学越馋。
# exam_guide_kaogong
title: 公务员面试 线下7天 封闭 小组 含住宿
category: 课程/考公
price: 6980
spec: 天数=7
spec: 组=8人
spec: 住宿=标间两人
spec: 模拟=每人不少于10轮
point: 真题演练
offer: 未录取退3000元（以协议为准）
description: 开班地：济南、郑州。餐自理。

没上岸，{三千给你退回来|promise|supported}，白纸黑字看协议。
一人{少说得张嘴模拟十回|number|supported}，紧张都练没了。
住嘛，{俩人一屋|property|supported}，打呼噜的提前说声。
吃饭{自己掏腰包|absence|supported}，楼下有把子肉。
不过{就全额退|promise|contradicted}，怕什么。
{杭州也有班|property|contradicted}，江南的同学冲。
主讲{当过省里的面试考官|endorsement|unsupported}。
去年{一个班里八个上了七个|count|unsupported}。
押题{命中三道|number|unsupported}，考完出来腿都软。
“各位考官好，我是六号考生”，梦里说了多少遍？
别背模板，讲人话，眼睛看人。
凌晨五点的自习室，保温杯里的枸杞都醒着。
# roast_duck_voucher
title: 京味烤鸭 整只+荷叶饼3份+鸭架汤 堂食 2-3人餐
category: 餐饮券/中餐
price: 168.00
brand: 老韩家
spec: 鸭=整只 片好上桌
spec: 炉=果木挂炉
spec: 有效期=90天
spec: 限=工作日午晚、周末午市
point: 葱丝黄瓜条甜面酱免费续
offer: 老人65岁以上送小吊梨汤一盅
description: 每桌限用一张。鸭架可做椒盐+20。打包盒1元。包间不可用。

爷爷奶奶来，{那盅梨汤不算钱|promise|supported}，润得很。
挂在炉子里拿{果木枝子烤的|property|supported}，皮一咬咔滋。
黄瓜条不够卷？{招呼一声再给|promise|supported}，甭客气。
架子炸成椒盐的，{满打满算一百八十八|number|supported}，还图个吉祥。
礼拜六晚上{约上哥儿几个去|property|contradicted}，照用。
一桌人多，{拍三张叠着使|property|contradicted}。
鸭子{养足四十五天|number|unsupported}才上架。
掌炉的{是全聚德退下来的老师傅|endorsement|unsupported}。
门口那块匾，{前门老街评的老字号|award|unsupported}。
您就说这片儿的薄，太阳底下能透出报纸上的字儿——那是我吹。
先蘸白糖吃皮，再卷饼，最后喝汤，顺序乱了老爷子瞪你。
胡同口的槐花掉进豆汁儿碗里，谁也没捞。
# milk_tea_group
title: 奶茶 2杯 任选 限指定6款
category: 餐饮券/饮品
price: 19.90
spec: 杯型=大杯 700ml
spec: 加料=首份免费
spec: 有效期=30天
description: 可自提可外卖（外卖另付配送费）。

一人不到十块，{九块九毛五|number|supported}，跟闺蜜正好一人端一杯。
珍珠椰果{头一样白加|promise|supported}，再多就得算钱啦。
懒得下楼嘛，{叫跑腿的你掏车马费|promise|supported}。
菜单上{有六样能选|number|supported}，别跟店员犟。
满墙的新品{想喝啥喝啥|property|contradicted}。
用的{是鲜牛奶不是奶精|material|unsupported}。
茶叶{从凤凰山上背下来的单丛|origin|unsupported}。
小红书上{八千篇笔记夸它|count|unsupported}。
糖{只有全糖的三成，喝不胖|number|unsupported}。
三分糖去冰，是成年人最后的自律。
插吸管那一下别犹豫，犹豫就溅一身。
立秋了立秋了，朋友圈里你的那一杯谁给你买？
# seafood_set_qd
title: 青岛海鲜大咖 4-5人 锅 含波龙1只 鲍鱼6只
category: 餐饮券/海鲜
price: 398
spec: 主料=波龙1（约450g）鲍鱼6 扇贝12 蛤蜊2斤 虾1斤
spec: 时间=全天
spec: 节假日=五一国庆不可用
offer: 送青岛啤酒原浆1L
description: 海鲜按季节可能替换同价品种。需提前2小时订。

{大虾一斤、蛤蜊二斤|count|supported}，俺们哈啤酒吃嘎啦，管够。
啤酒{白饶一升|promise|supported}，泡沫子糊一嘴。
鲍鱼五个人分，{多出一个归小孩|number|supported}。
赶上不上货的时令，{拿一样价钱的顶上|promise|supported}。
十一黄金周{照吃不误|property|contradicted}。
{抬脚就进，不用订|property|contradicted}。
扇贝{是长岛当天上岸的|origin|unsupported}。
{央视那档美食节目在这儿支过机器|endorsement|unsupported}。
{死一个赔十个|promise|unsupported}，老板嗓门大。
栈桥上的海鸥比我还会要饭。
围裙系上，袖子挽起来，手套别戴，戴了不香。
浪头一卷，天边那点红，像谁把炉子打翻了。
# ktv_pack
title: KTV 欢唱3小时 中包 含小吃
category: 到店/娱乐
price: 128
spec: 时段=周一至周四 13:00-19:00
spec: 包=中包 6-10人
spec: 含=果盘1 爆米花1 软饮6
description: 自带酒水收开瓶费。不含服务员小费。

十个人凑，{一人十二块八|number|supported}，比公园门票都省。
汽水{给半打|count|supported}，不够自己下楼买——{带酒进来得交个开瓶钱|promise|supported}。
嚼的呢，{有水果有爆米花|promise|supported}。
请下午的假吧，{礼拜一到礼拜四下午才成|property|supported}。
周五夜里{通宵也是它|property|contradicted}。
麦克风{一客一消毒|promise|unsupported}。
音响{是丹麦那个牌子，一套三十万|number|unsupported}。
曲库{二十万首，抖音新歌当天更|number|unsupported}。
{全市就它家带露台|comparison|unsupported}，唱哭了出去吹风。
死了都要爱，三个人唱，没一个上得去。
切歌的人没有朋友，记住这句。
走廊里的灯紫一下蓝一下，谁在门后头哭着唱王菲。
# harbin_ice_tour
title: 哈尔滨雪乡 5天4晚 2-6人小团 含棉衣租借
category: 旅行/跟团
price: 1980.00
spec: 行程=5天4晚
spec: 住宿=市区3晚 雪乡1晚（暖炕）
spec: 含=冰雪大世界门票1次
spec: 不含=大交通、滑雪、雪地摩托
point: 棉衣棉裤雪地靴免费借
offer: 老客减100
description: 春节（初一至初六）另加600。司机兼向导。每日车程2-5小时。

南方小土豆别买羽绒裤，{衣裳靴子都借你，不要租子|promise|supported}。
{一宿热炕|count|supported}，翻个面继续烙。
过年去的，{两千五百八|number|supported}，提前心里有个数。
开车的那位{一个人顶俩，边开边唠|property|supported}。
{滑雪的票都在里头|promise|contradicted}，尽管摔。
{专门配一个持证导游|property|contradicted}，另坐前排。
同程都夸{铁锅炖是全东北最好吃的|comparison|unsupported}。
住的炕{烧到四十度，夜里踢被子|number|unsupported}。
冰雕那块{前排看秀的位置给你占着|promise|unsupported}。
雪厚得像谁把一床床棉花被叠在房顶上。
睫毛结冰千万别揉，哈口气让它自己化。
哎妈呀，那谁，你手机是不是冻关机了？
# guesthouse_xiamen
title: 厦门曾厝垵 海边民宿 loft 2张床 步行到海
category: 旅行/民宿
price: 328.00
spec: 面积=35㎡
spec: 床=1.5m×2（一上一下）
spec: 距海=步行约6分钟
spec: 设施=投影、洗衣机、冰箱（无厨房）
point: 自助入住
offer: 连住3晚减120
description: 门口不能停车，最近停车场400米，15元/天。

连着住仨晚上，{八百六十四|number|supported}，土笋冻的钱省出来了。
没人等你，{到了自己按密码进|property|supported}，凌晨到也不怕。
去踩水，{走六分钟上下|number|supported}。
{车得停到巷子外头|property|supported}，{四百米，一天十五|number|supported}。
想煮个海蛎面线？{锅灶都给你备着|property|contradicted}。
推窗{就能看到鼓浪屿|property|unsupported}。
床单{用的五星级供应商|endorsement|unsupported}。
{上半年满房率九成|number|unsupported}，你今天不订明天就没了。
房东阿姨{天天早上送一碗沙茶面|promise|unsupported}。
风把晾着的白T恤吹得像一只要飞的鸥。
台风来前看看预告，别硬来。
你上次踩沙子是跟谁一起？那人现在还在吗？
# photo_album_custom
title: 定制相册 宝宝成长 精装 40页 8寸方
category: 礼品/定制
price: 99.00
spec: 页数=40P
spec: 纸=157g铜版哑膜
spec: 封面=硬壳 绒面烫字
spec: 制作=3个工作日
point: 免费排版
offer: 错字免费重印（未确认前）
description: 发来照片30-80张。手机原图即可。加页2元/P。

照片发来{三十张起、八十张封顶|number|supported}，多了挤。
不会排？{我们给你摆好，不收这笔|promise|supported}。
加十页，{再添二十|number|supported}，奶都不止这个价。
封皮摸着{毛绒绒的，字是烫上去的|material|supported}。
点了头印出来才发现名写错，{我也白给你重做|promise|contradicted}。
{今天发图今天出|number|contradicted}，急着满月的看这。
纸{放一百年不泛黄|number|unsupported}。
幼儿园毕业季，{七个班全定的咱家|count|unsupported}。
印厂{就是给国家地理印画册的那个|endorsement|unsupported}。
手机里两万张照片，没有一张摸得着。
原图，原图，别截图，别从群里下。
她一岁时抓着我的食指，如今那只手在给我回“嗯”。
# enamel_pin_museum
title: 景泰蓝胸针 掐丝珐琅 礼盒 送长辈
category: 工艺礼品/饰品
price: 268.00
brand: 京珐
spec: 胎=紫铜
spec: 工艺=掐丝、点蓝、烧蓝、镀金
spec: 尺寸=4.2×3.1cm
spec: 重=16g
point: 手工点蓝四遍
offer: 掉釉一年免费修
description: 产地北京。背面针+磁扣两用。

釉色{来回填了四道|number|supported}才这么厚润。
怕扎坏羊绒衫，{还有吸的那个扣|property|supported}，两样都成。
一年里头{釉崩了拿回来补，分文不取|promise|supported}。
等公交的时候对着玻璃照一照，自己先笑了。
就一枚{三钱多点，十六克|number|supported}，挂丝巾不坠。
胎{是纯银的|material|contradicted}，贵气。
东西{从河北大厂作坊里来|origin|contradicted}。
{故宫珍宝馆里那件的一比一|comparison|unsupported}。
{国礼工匠亲手掐的丝|endorsement|unsupported}，眼都绣花了。
{领导人出访带过三百枚|count|unsupported}。
别在领口偏左一寸，走动起来像落了只蝴蝶。
奶奶的梳妆匣里，总有一件说不清来历的老物件。
# ceramic_mug_custom
title: 马克杯 定制照片 logo 陶瓷 生日 毕业
category: 礼品/定制
price: 25.00
spec: 容量=330ml
spec: 印刷=热转印
spec: 起订=1个
spec: 发货=48小时
offer: 10个以上每个18元
description: 不可入微波炉（变色杯款）。普通白杯可以。

哪怕{就做一只也接|property|supported}，不嫌少。
毕业送全寝室？十只{一百八|number|supported}，学姐我替你们算过。
白的那种{扔进微波炉热奶没事|property|supported}。
{两天内寄走|promise|supported}，赶得上拍合影。
会变色的{也能转微波|property|contradicted}，放心叮。
图案{刮钢丝球也不掉|property|unsupported}。
{老唐瓷厂停产前最后一批白胎|origin|unsupported}。
{印了一千九百张脸，没人给过差评|count|unsupported}。
杯子{无铅无镉|absence|unsupported}，给娃喝水不担心。
把前任的照片印上去然后摔掉，这思路很有市场。
高清图发过来，背景干净点儿，别戴墨镜。
毕业那天的合照里，有人笑，有人已经买好了回乡的票。
# loess_teapot_yixing
title: 紫砂壶 西施 段泥 半手工 200cc 原矿
category: 工艺礼品/茶器
price: 680.00
brand: 蠡墅
spec: 泥料=段泥
spec: 容量=200cc
spec: 孔=7孔球
spec: 制作=半手工
spec: 产地=宜兴
point: 附作者证书（工艺美术员）
offer: 开壶后非质量问题不退
document: 作者：周某，职称工艺美术员（2023年评定）。
description: 收藏性价值不作承诺。

做壶的人，{评的是美术员，不是大师|endorsement|supported}，别抬。
出水那儿{七个眼的小球|count|supported}，茶叶堵不住。
泡过茶了{就不给退|promise|supported}，先拿清水试试盖子。
泥是{黄的那一路，段泥|material|supported}，养出来像老橘皮。
{一整把徒手拍打围筑|property|contradicted}，不沾模子。
{紫泥|material|contradicted}的颜色，越养越紫。
三年后{翻一番没问题|promise|unsupported}，买的就是投资。
师父{是顾大师的关门弟子的学生|endorsement|unsupported}。
{矿是黄龙山四号井封井前挖的|origin|unsupported}。
老头子泡茶，第一道倒掉，眼睛都不眨，像倒掉半辈子。
盖子气孔别堵，出水要断得利索。
老茶馆里，蟋蟀叫，算盘响，谁欠谁两毛钱。
# compression_socks
title: 医用二级弹力袜 静脉曲张 大腿型 防滑
category: 医疗器械/压力袜
price: 89.00
spec: 压力=23–32mmHg（二级）
spec: 成分=锦纶72% 氨纶28%
spec: 双装
spec: 类型=露趾
point: 大腿根硅胶条
offer: 尺码不符免费换一次
document: 二类注册证。说明书：动脉供血不足者禁用。
description: 手洗阴干，建议半年一换。量踝围、大腿围再选。

脚指头{露在外头|property|supported}，夏天好受一点。
根儿上{有圈胶条拽着|material|supported}，走一天不往下褪。
量错了{免费倒一次|promise|supported}，再错就得您自己掏了。
穿{半年该换了|number|supported}，松了就没用。
{动脉堵的老人家更该穿|property|contradicted}。
里头{有三成多是棉|material|contradicted}，贴肉。
站一天柜台，{小腿的青筋都扁了|testimonial|unsupported}，超市李姐说。
{德国原装织机|origin|unsupported}，说得神乎其神。
{血管外科护士人人一双|endorsement|unsupported}，站手术台站的。
下班脱鞋，腿肿得一摁一个坑，坑半天不起来。
早上没下床先套上，再下地。
妈，别坐着打麻将了，起来走走行不行？
# ice_pack_knee
title: 冷热敷袋 凝胶 护腰膝 反复用
category: 医疗护理/冷敷
price: 29
spec: 尺寸=28×13cm
spec: 内容=凝胶
spec: 数=2只+绑带1
spec: 冷冻=2小时
spec: 热=微波30秒
description: 破损即弃。小孩在旁看着。

冰箱冻室里{撂俩钟头|number|supported}，拿出来就冰得呲牙。
想热的也有法子，{微波炉叮半分钟|property|supported}。
{两袋换着用|count|supported}，一个化了一个冻着。
{绑的带子给了一根|count|supported}，胳膊腿都缠得住。
划破了{拿胶布粘粘接着用|property|contradicted}。
{零下十八度冻一宿也还是软的|property|unsupported}。
里头那个蓝的{可以吃都没事|property|unsupported}，当果冻呗。
{足球队大巴上随车放二十袋|endorsement|unsupported}。
{疼了三年的网球肘，敷一周松快了|testimonial|unsupported}。
隔层毛巾，别贴肉，十五分钟拿下来。
周一的羽毛球，周二的胳膊，谁打谁知道。
又抻着了？你不服老谁服老。
# bidet_toilet_smart
title: 智能马桶 一体机 全自动 即热 泡沫盾 暖座 305坑距
category: 建材/卫浴
price: 2199.00
brand: 水映
spec: 坑距=305/400mm
spec: 功能=冲洗、暖风、暖座、泡沫盾
spec: 冲水=4.8L
spec: 水压=≥0.05MPa，无水箱限制
spec: 排水=虹吸
point: 停电可手动冲
offer: 6年整机质保；免费安装（不含打孔）
description: 不带自动翻盖。遥控+侧拨。

停电那晚上{照样能冲|property|supported}，这条我给它磕一个。
坏了，{六个年头里全归厂家|promise|supported}。
一回{就用四升八的水|number|supported}，我水表都信了。
你家坑距四百的，{它也装得上|property|supported}，别慌着砸砖。
走近了盖子{自己掀起来|property|contradicted}，跟酒店似的。
打孔钻墙{也不收钱|promise|contradicted}。
水{五秒出热的，冬天不激灵|number|unsupported}。
痔疮犯了的{老板说坐上去跟坐了云彩|testimonial|unsupported}。
陶瓷面{一千两百八十度烧的自洁釉|number|unsupported}。
全家最安静的那个房间，手机最好没电。
装好以后先放两桶水试试，听听有没有漏。
如果人生有个冲水键，你最想冲掉哪一天？
# wood_door_interior
title: 室内木门 烤漆 静音 含门套+合页+磁吸锁 定制
category: 建材/门
price: 880
spec: 门芯=实木复合
spec: 饰面=免漆PET
spec: 厚=42mm
spec: 单价=一樘（标准尺寸内）
spec: 工期=25天左右
point: 静音条
offer: 武汉周边免费测量
description: 超高（>2.1m）加150。五金质保2年。不含安装。

一樘{八百八|number|supported}，{合页带锁都在里头|promise|supported}，{师傅另请|absence|supported}。
顶到两米二的门洞，{一千零三十|number|supported}，别问为啥。
{上门量尺寸不要钱|promise|supported}，武汉旁边的也算。
三周多，{二十五天上下做出来|number|supported}，急的另说。
{整块原木|material|contradicted}，随便你敲。
师傅{包教包会包装上|promise|contradicted}。
关上它{隔壁打麻将一点听不见|property|unsupported}。
{同款新盘用了一千多樘|count|unsupported}。
{甲醛零|absence|unsupported}，鼻子凑上去都没味。
夫妻吵架摔门，全楼都知道谁家日子不好过。
门锁装低点，孩子够得着的都懂。
门缝里漏出一线光，他在等我回来还是忘了关？
# ceiling_fan_light
title: 吊扇灯 客厅 餐厅 隐形叶 42寸 变频
category: 灯饰/风扇灯
price: 369.00
spec: 叶=ABS 4片 可伸缩
spec: 直径=42寸（展开）
spec: 灯=三色 36W
spec: 风扇=直流电机 6档
spec: 噪音=≤35dB
point: 正反转
offer: 电机8年、其他2年
description: 层高低于2.6m不建议。遥控，无APP。

一关{叶子自己缩回肚里|property|supported}，跟蜗牛一个德行。
冬天{倒着转，热气往下赶|property|supported}。
电机{坏在八年里头算我的|promise|supported}，{别的就两年|promise|supported}。
{六个风挡|count|supported}，从头发丝动到掀桌布。
{手机上也能开|property|contradicted}，躺着划拉。
两米四的矮屋{照样吊|property|contradicted}，不碰头。
你们家吃晚饭，是先关电视还是先喊三遍人？
三档一开，{等于空调降四度|comparison|unsupported}。
{海口某民宿三十间全换上了|count|unsupported}。
{吃饭的时候菜都不凉|testimonial|unsupported}——哎不对，是凉得慢。
头顶上一圈一圈转，看久了想起小时候课堂上打的瞌睡。
先看梁，再看线，没预留的别逞能。
# ebike_child_seat
title: 电动车儿童座椅 前置 可折叠 带护栏
category: 车品/电动车配件
price: 79.00
spec: 承重=25kg
spec: 适龄=2–6岁
spec: 管=碳钢
spec: 坐垫=防水PU
document: 买家评价摘录：“装好用了两个月，接娃方便，就是坐垫夏天有点烫。”“螺丝孔对得上，老公十分钟装完。”
description: 踏板车专用。送内六角扳手。

有个买家写着，{自家男人一刻钟不到就给拧上了|testimonial|supported}。
也有人抱怨{大热天屁股底下发烫|testimonial|supported}，我不遮掩。
五十斤以内的小胖墩{坐得|number|supported}。
拧螺丝的{那把弯家伙随货给你|promise|supported}。
评论区{没一个说不好的|testimonial|contradicted}，翻到底。
弯梁车、山地车{统统能装|property|contradicted}。
{交警推荐的安全款|endorsement|unsupported}，大檐帽都冲我笑。
{护栏能扛两百斤拉拽|number|unsupported}。
{全小区接娃的电驴，三辆里有一辆挂着它|count|unsupported}。
“妈妈，那朵云像不像恐龙？”——红灯六十秒，刚好够她问完。
脚先收进来，再起步，雨披罩大一点。
幼儿园门口那条街，四点一刻，全是铃铛。
# reading_pen_compare
title: 词典笔 扫读 离线 3.7寸屏 小初高
category: 数码/词典笔
price: 459.00
brand: 笔尖星
spec: 屏=3.7英寸（上代2.97英寸）
spec: 词库=420万（上代300万）
spec: 识别=98%（厂家实验室）
spec: 存储=16GB
spec: 续航=约8小时
point: 离线可查
offer: 赠保护套
document: 2025年某教育装备展“优秀产品奖”（三等）。
description: 不支持手写。支持中英日三语。

屏幕{比老款大了两成多|comparison|supported}，一句话不用拆两行看。
词儿{多塞了一百二十万|comparison|supported}，冷门的也翻得着。
教具那个展会上{捧回来一张三等的奖|award|supported}，不大，但是真的。
地铁里{没网也照查|property|supported}。
展会上{摘的头奖|award|contradicted}，捧花捧到手酸。
西班牙语法语{也扫得出来|property|contradicted}。
扫一行{半秒出中文|number|unsupported}。
{比那谁家的笔准三成|comparison|unsupported}，名字我就不点了。
{英语从六十二爬到九十一|testimonial|unsupported}，他妈放了挂鞭。
背到abandon就放弃的，全国有多少？
笔头别戳，贴着字平平地走。
晚自习的日光灯管嗡嗡响，有人把单词写在手背上。
# solid_wood_baby_crib
title: 婴儿床 榉木 无漆 可变书桌 拼接大床
category: 家具/婴儿床
price: 1380.00
brand: 小木屋
spec: 木=榉木（德国进口）
spec: 尺寸=120×65cm
spec: 床板=4档高低
spec: 栏距=5.5cm
spec: 表面=无漆 打磨+蜂蜡
point: 可变书桌、沙发
offer: 30天试用可退（配件齐全）；送蚊帐支架
document: 2024中国孕婴童产业“匠心奖”；2025年店铺累计8200张。
description: 床垫另购。脚轮可刹。

一分一毫漆{都不上|absence|supported}，{只擦蜂蜡|material|supported}。
前年那场{母婴圈子的颁奖，它捧了“匠心”两个字|award|supported}。
去年{八千出头的娃睡进来|count|supported}，一屋子奶味。
孩子三岁，{挪几块板它就成了书桌|property|supported}。
床垫、床围、玩具{都在一箱|promise|contradicted}。
{国产东北桦木|origin|contradicted}，便宜嘛。
{一张从头到脚的坯料得晾七个月|number|unsupported}。
{月子会所统一配的这张|endorsement|unsupported}，走廊里一溜。
{我家老大睡完老二睡，第三个都预定了|testimonial|unsupported}。
缝隙里卡了个奶瓶盖，你说它怎么进去的？
把栏杆那侧贴着大床放，半夜一伸手就摸到人。
她翻身，我翻身，隔着一道木头栏杆，像两条岸。
# phone_case_clear
title: 手机壳 防摔 四角气囊 磁吸 透明
category: 数码配件/手机壳
price: 29.9
spec: 材质=TPU+PC
spec: 机型=见选项
spec: 磁吸=有
spec: 厚=1.2mm
offer: 发黄三个月内换新（运费5元）
document: 测试：1.2米六面跌落26次，样机未碎屏（自测）。
description: 半年后可能发黄，属TPU通病。

厂里摔过，{一米二往下扔了二十六回，屏都没碎|number|supported}。
三个月内黄了，{出五块邮费换张新的|promise|supported}。
{背后有磁，吸得住支架|property|supported}，车里啪一下。
老实话：{过半年多半会发黄|property|supported}，谁家透明壳不黄啊。
{永不变黄|property|contradicted}，跟水晶似的。
{换新连邮费都免|promise|contradicted}。
{镜头圈镶的锌合金|material|unsupported}，磕地上不心疼。
{从六楼掉下去手机好好的|testimonial|unsupported}，邻居亲眼看见。
{贝壳纹那款是敦煌博物馆授权的|endorsement|unsupported}。
换壳就换心情，有人一年换了二十多个，钱包换瘪了。
先擦镜头，再上壳，别夹进一根猫毛。
你那个边角磕成锯齿的壳，还留着干嘛？
# silk_pillowcase
title: 真丝枕套 19姆米 单面 睡美容觉 48×74
category: 床品/枕套
price: 138
brand: 蚕小姐
spec: 正面=桑蚕丝
spec: 背面=棉
spec: 姆米=19
spec: 拉链=隐形
offer: 买二减20
document: 第三方：色牢度4级。买家评价：“头发没那么毛了”（3条类似）。
description: 深色初洗略有浮色。

只有贴脸那一面{是丝|material|supported}，{底下那面是棉|material|supported}，说清楚。
有三位买家写过{头发炸毛轻了|testimonial|supported}，原话摆着。
一对{二百五十六|number|supported}，凑单省了点。
头一水{黑的深的会掉一丢丢色|property|supported}。
{正反都是丝|material|contradicted}，怎么翻都滑。
{掉色一点没有|property|contradicted}。
我表嫂逢人就说，{睡完早上脸上没压痕|testimonial|unsupported}。
{比棉的少长一半皱纹|comparison|unsupported}。
{苏州丝绸博物馆的老师挑的坯绸|endorsement|unsupported}。
躺下三秒，手机砸脸上，我又爬起来了。
冷水，中性，阴干，别拧别甩。
枕边的那个人，打呼噜打出了一首进行曲。
# toolkit_car_emergency
title: 车载应急包 拖车绳 三角牌 破窗器 手套 9件
category: 汽车用品/应急
price: 59.00
spec: 件数=9
spec: 拖车绳=3.5m 2吨
spec: 三角牌=反光
spec: 破窗器=含安全带割刀
spec: 包=牛津布
description: 灭火器不含，需另配。

数了数，{九样塞得满满的|count|supported}，后备厢角落一搁。
那根{绳子拽得动两吨|number|supported}，轿车没跑。
{灭火的得自己配|absence|supported}，不配年检要念叨你。
敲玻璃的那头{还藏了把割带子的刀|property|supported}。
{灭火器一并送|promise|contradicted}。
{绳子有八米|number|contradicted}，长得能跳大绳。
{应急局指定采购|endorsement|unsupported}。
{锤尖是钨钢|material|unsupported}，一下就碎。
{两年前卖一百二，今年砍半|comparison|unsupported}。
高速抛锚那会儿，心里想的竟是冰箱里还有半个西瓜。
先打双闪，人到护栏外，牌子往后走一百五十米。
谁记得上次看到自己那块三角牌，是哪一年的哪条路？
# course_calligraphy
title: 成人软笔书法 颜体 12次 周六上午 线下
category: 课程/书法
price: 1200.00
spec: 次数=12
spec: 时长=2小时/次
spec: 人数=10人内
spec: 老师=省书协会员
spec: 地点=绍兴越城区
offer: 文房四宝首套免费
document: 学员结课调查（29人）：满意26人，一般3人。
description: 缺课可补2次。

{一节一百块|number|supported}，{两个钟头|number|supported}慢慢磨。
结课问过二十九位，{二十六个点头，三个说凑合|testimonial|supported}。
笔墨纸砚，{头一套不收你铜钿|promise|supported}。
教的那位{是省里书协的会员|endorsement|supported}。
结课那天呀，{全班没一个觉得一般|testimonial|contradicted}。
缺几次{都给你补|promise|contradicted}。
老师{跟启功先生吃过一顿饭|endorsement|unsupported}。
{结业能开展览，裱费我们出|promise|unsupported}。
{上完能写春联卖钱|testimonial|unsupported}，红纸不够使。
握笔像握住一只活麻雀，捏死了跑了都不对。
宣纸背面发毛，写正面，边上压镇纸。
黄酒一碗，小雪一点，临一通《祭侄稿》，手抖。
# vr_museum_ticket
title: 博物馆VR体验 20分钟 单人 亲子优惠
category: 旅行/展览
price: 58.00
spec: 时长=20分钟
spec: 身高=1.3m以上
spec: 单场=24人
point: 中文/英文解说
offer: 一大一小98元
document: 开馆以来累计接待11万人次（馆方，截至2026年6月）。
description: 头晕者慎入。周二闭馆。

到今年六月{已有十一万人次戴过那副眼镜|count|supported}。
带娃一道，{比分开买省十八|number|supported}。
外国朋友来{也有英语听|property|supported}。
一场{坐二十四个|count|supported}，别嫌慢。
礼拜二下午没课，{正好去|property|contradicted}。
三岁宝宝{也看得|number|contradicted}，抱着。
做这部片子的{就是给春晚做特效那拨人|endorsement|unsupported}。
{画面八K，眼睛看不出像素|number|unsupported}。
{全国唯一|comparison|unsupported}，错过等明年。
走出来的时候，太阳底下一晃，差点以为自己还在飞。
眼镜戴近视镜的别太宽。
你想先飞过秦岭，还是先摸一摸兵马俑的鼻子？
# mahjong_table_auto
title: 麻将机 全自动 家用 餐桌两用 静音
category: 家具/娱乐
price: 1680.00
brand: 雀友会
spec: 牌=42mm 2副
spec: 功率=120W
spec: 四口机
spec: 面板=可盖餐桌
spec: 保修=3年
point: 过山车升降
offer: 包安装；送四把椅
document: 累计评价：3.1万条，追评提到“噪音”的有4%。
description: 需通电。层板不可进水。

三万一千多条评里头，{抱怨响的不过百分之四|testimonial|supported}。
牌给了{两副|count|supported}，一副洗一副打。
吃饭嘛，{板子往上一扣就是餐桌|property|supported}。
四把凳子{不另收|promise|supported}，师傅{上门给你拼好|promise|supported}。
{没有一个人嫌它吵|testimonial|contradicted}，夜里照搓。
三年{以外还终身保|promise|contradicted}。
{洗一副只要十五秒|number|unsupported}。
{湖南卫视那档牌局综艺用的就它|endorsement|unsupported}。
{机芯是松冈的|origin|unsupported}，老牌。
三缺一，三缺一，微信群里喊了二十分钟，来了个推销的。
落汤别放麻将旁，滴一滴赖你一年。
碰！——隔壁单元的狗也跟着叫了一声。
# air_mattress_camp
title: 充气床垫 双人 加厚 打地铺 自带泵
category: 床上用品/气垫
price: 159
spec: 尺寸=152×203×36cm
spec: 泵=内置电动
spec: 承重=300kg
spec: 面=植绒PVC
spec: 配=修补贴2
document: 使用反馈（平台）：“第二天软了一点，补气就好。”
description: 拉链收纳袋。猫慎用。

有人说{第二天早上会软一点，补口气就行|testimonial|supported}。
{通上电它自个儿鼓|property|supported}，不用踩脚泵。
{补的贴子给了两张|count|supported}，养猫的多备点。
顶得住{六百斤|number|supported}，一家三口都能蹦。
{过一夜一点气都不跑|testimonial|contradicted}，跟新打的一样。
{要脚踩，踩到腿软|property|contradicted}。
{漏了一年内换新|promise|unsupported}。
{植绒是抗菌的|property|unsupported}，娃趴上头也行。
{国家登山队营地也铺它|endorsement|unsupported}。
过年回老家，客厅里一排人躺平，呼噜此起彼伏。
先把地上的小石子扫净，再展开。
月亮贴着窗户，孩子问我：床是不是在飞？
# lamp_bedside_reading_clip
title: 夹子灯 USB 看书 宿舍 三色 无极
category: 灯具/夹灯
price: 25
spec: 光源=LED 3000/4000/6000K
spec: 亮度=无极
spec: 供电=USB 5V
spec: 管=软管 38cm
description: 不带电池。夹口最大4.5cm。

冷的暖的{拢共三个味儿|count|supported}，看小说用黄的。
亮度{没有档，一丝一丝拧|property|supported}。
脖子{能拐到眼前来|property|supported}，软的。
床沿{四公分半以内都夹得住|number|supported}。
拔了线{还亮六个钟|property|contradicted}，停电不慌。
头{只有暖黄一种|count|contradicted}。
{出版社编辑部人手一只|endorsement|unsupported}。
{比手机手电不伤眼|comparison|unsupported}，视力表也认。
{夹五年弹簧不松|number|unsupported}。
室友翻身那一声吱呀，我的书合上了又打开。
别照对铺的脸，除非想打架。
诗集看到第四十三页，窗外下起了小雨。
# herb_foot_bath
title: 泡脚桶 折叠 加热 恒温 按摩 家用
category: 器具/足浴
price: 199.00
brand: 足下温
spec: 加热=500W PTC
spec: 温控=35–48℃
spec: 高=38cm（展开）
spec: 按摩=滚轮8颗（手动）
spec: 定时=30/45/60分钟
point: 折叠后12cm
offer: 一年保修 半年包换
document: 检测：防漏电，3C。
description: 遥控可选（+20元）。

一压{十二公分厚|number|supported}，塞沙发底下。
水{三十五到四十八，你挑|number|supported}。
要个遥控？{凑满二百一十九|number|supported}。
半年内出毛病{直接给新的|promise|supported}。
脚底那几个轮子{通电自己转|property|contradicted}，你躺着就好。
{最长能泡两个钟|number|contradicted}。
{养生馆老板偷偷给自己家买|endorsement|unsupported}。
我外婆{泡了一冬，膝盖不疼了|testimonial|unsupported}。
{比电热水器省八成电|comparison|unsupported}。
生姜红花艾叶，往里一丢，半条街都是药铺味。
吃过饭歇一歇再下脚，水别超过脚踝太多。
脚一热，心里那点子气就散了，你试过没有？
# thermos_custom_company
title: 企业礼品 保温杯 刻字 304 500ml 30个起
category: 礼品/定制
price: 42.00
spec: 内胆=304不锈钢
spec: 容量=500ml
spec: 保温=6小时≥68℃
spec: 起订=30
spec: 刻字=激光 免费
offer: 200个以上36元
document: 质检：内胆符合GB4806.9。
description: 外包装礼盒另计3元。打样免费1个。

两百个以上{三十六一只|number|supported}，总账{七千二|number|supported}。
公司名{刻上去不收工费|promise|supported}。
样品{先白寄一个|promise|supported}，您看清再下大货。
早上倒的开水，{六个钟头后还六十八度往上|number|supported}。
{内胆是316的|material|contradicted}，母婴级。
{礼盒白送|promise|contradicted}，提起来体面。
{世界五百强年会伴手礼首选|endorsement|unsupported}。
{二十四小时后还烫嘴|number|unsupported}。
{永康老厂，干了三十年出口|origin|unsupported}。
年会抽奖，抽到杯子的都笑，抽到锅的才是真爱。
新杯子先用开水加醋烫两遍。
杯底那圈茶渍，像一个人年年月月的年轮。
`;
