/**
 * Data: goods of thirteen trades that none of the other sets know, each with sentences that people would say of them; marked
 * as in `sentences.data.ts`. Frozen before the rules were bettered once; since `unseen.data.ts` took its place it is looked at.
 */
export const blindCorpus = `
# toothbrush
title: 沐齿 声波电动牙刷 成人款 软毛 含3支刷头
category: 个护/电动牙刷
price: 139.00
brand: 沐齿
spec: 震动频率=31000次/分钟
spec: 续航=60天
spec: 充电时间=4小时
spec: 防水等级=IPX7
spec: 刷毛=杜邦软毛
spec: 模式=3种(清洁/敏感/亮白)
spec: 质保=2年
spec: 噪音=65分贝
point: 每30秒提醒换区，2分钟自动停
point: 整机可水洗
offer: 下单送2支替换刷头；7天无理由退货
description: 整机重118克，出门塞进洗漱包就走。

闹钟响了三遍我才爬起来，闭着眼睛刷牙。
{充一次电用俩月|number|supported}，出差再也不带充电线。
{每分钟三万一千次|number|supported}震动，听着就跟小蜜蜂似的。
{两分钟自己就停|number|supported}，懒人都不用数数。
{充满只要一个半小时|number|contradicted}，洗个澡吃个饭就好了。
{牙医朋友家里人手一支|testimonial|unsupported}，他们最懂。
{拿过德国红点|award|unsupported}的造型，摆在台面上好看。
牙龈老出血的话，先去医院看看，别光换牙刷。
{比手动牙刷干净十倍|comparison|unsupported}，舌头舔一圈全是滑的。
{质保给到五年|number|contradicted}，坏了直接换新的。
你是不是也刷牙刷到一半就开始走神？
{刷一个礼拜牙就白了两个度|number|unsupported}。
买牙刷之前先想好自己要什么，牙齿敏感的就选软毛的。
{泡水里洗都没事，整机能水洗|material|supported}。
{全网卖了三百多万支|number|unsupported}，闭眼买。
小时候我妈规定每天刷三分钟，我能磨蹭出十分钟。
后槽牙里侧最难刷，手柄要竖过来一点。
去年补了两颗牙，花了我小半个月工资。
刷完牙别急着漱口，让牙膏多待一会儿。

# rice
title: 稻岸 响水石板稻花香大米 真空装 5kg 2026年新米
category: 粮油/大米
price: 79.90
brand: 稻岸
spec: 净含量=5kg
spec: 产地=黑龙江宁安响水
spec: 品种=稻花香2号
spec: 等级=一级
spec: 保质期=12个月
spec: 收割=2026年10月
point: 火山岩石板田，一年一季
point: 现碾现发，48小时内发货
point: 不抛光，不打蜡
offer: 两袋立减10元；破袋包赔
description: 稻子生长期约138天，煮粥会出一层米油。

天一冷，就想守着电饭锅等那一声“嘀”。
{黑龙江的米|origin|supported}，{一年就种一季|number|supported}。
{泰国原装进口|origin|contradicted}的香米，隔着袋子都能闻到。
{十斤才七十九块九|number|supported}，{一斤合八块不到|number|supported}。
{地里长足了一百八十天|number|contradicted}，能不香吗？
{蒸出来比泰国香米还软糯|comparison|unsupported}。
我奶奶那辈人，一粒米掉桌上都要捡起来吃掉。
{不抛光不打蜡|material|supported}，看着没那么亮，吃着踏实。
煮饭的水，一指节就够了，多了就成粥了。
{拿了全国稻米博览会金奖|award|unsupported}。
{有机认证|award|unsupported}的米，宝宝辅食也放心。
{吃惯了的老顾客一次拿二十袋|testimonial|unsupported}，给儿女都寄上。
中午食堂的饭硬得像石头子，我扒了两口就放下了。
{零农残|material|unsupported}，给孩子熬粥喝。
{独家的稻花香种源|award|unsupported}，别处你买不着。
淘米淘两遍就够，搓太狠营养都跑了。
我家四口人，一顿两杯米刚刚好。
东北的冬天，外面零下三十度，屋里吃雪糕。
剩饭第二天炒着吃，比刚煮的还香。

# schoolbag
title: 松果旅 小学生书包 1-3年级 护脊减负 男女童双肩包
category: 箱包/书包
price: 169.00
brand: 松果旅
spec: 重量=620g
spec: 容量=16L
spec: 面料=300D涤纶
spec: 适合身高=110-135cm
spec: 隔层=3层
spec: 反光条=正面及肩带
point: 背垫镂空透气
point: 胸扣一按就开
point: 底部加厚耐磨，可以站稳
offer: 一年内开线免费换新
description: 拉链头是大号的，小手好拉；侧袋能放500ml水杯。

一年级的小豆包背上书包，像只小乌龟。
{空包一斤二两多点|number|supported}，{比同款轻了三成|comparison|unsupported}。
{十六升的肚子|number|supported}，A4 的本子平着放。
{牛津布的面料|material|contradicted}，水一擦就干净。
送孩子上学的路上，他跟我讲了一路恐龙。
{教育部推荐的护脊书包|award|unsupported}，家长群里都在传。
{三层分开放|number|supported}，语文数学不打架。
{背了三年肩带没断过|testimonial|unsupported}，质量真没得说。
{全校有一半的孩子都背这个|testimonial|unsupported}。
{一年开线给换新的|number|supported}，这承诺够意思吧？
昨晚检查作业检查到十点，血压都上来了。
{自主研发的悬浮减压背板专利|award|unsupported}，压力卸掉一半。
孩子的东西，合身比好看要紧。
{一米四五的五年级也能背|number|contradicted}。
书包要不要每周洗？我的经验是两周一次就行。
开学第一周，全班都在比谁的铅笔盒层数多。
书包别超过孩子体重的十分之一，这是老师讲的。
他才七岁，已经学会跟我讲条件了。
我小时候的书包是外婆用碎花布缝的。

# yoga_mat
title: 伽岸 天然橡胶瑜伽垫 防滑 初学者健身垫 183×68cm
category: 运动/瑜伽垫
price: 218.00
brand: 伽岸
spec: 材质=天然橡胶底+PU面
spec: 尺寸=183×68cm
spec: 厚度=5mm
spec: 重量=2.6kg
spec: 颜色=墨绿/藕粉/深灰
spec: 产地=浙江台州
point: 手汗出来也抓得住
point: 正面有体位线
offer: 送绑带和收纳袋
description: 刚拆开有一点橡胶味，通风放两三天就散。
document: 检测报告：邻苯二甲酸酯未检出，多环芳烃未检出，依据GB/T 28488。

下班回家，鞋一踢，往垫子上一躺，今天总算结束了。
{五毫米厚|number|supported}，膝盖跪着不疼。
{TPE 的材质|material|contradicted}，轻得一只手能拎。
{底下是天然橡胶|material|supported}，{面上是 PU|material|supported}，贴着地不跑。
{手汗再多都不滑，防滑力是普通垫子的四倍|comparison|unsupported}。
{跟国外三千块的大牌一个代工厂|comparison|unsupported}。
{邻苯没检出，报告都有|award|supported}，孕期练也安心。
我练瑜伽三年了，到现在下犬式脚跟还是着不了地。
{一点味道都没有|material|contradicted}，拆开就能用。
{印度空运回来的垫子|origin|contradicted}。
周末早晨，太阳晒进来一半，猫占了我另一半垫子。
{宽有八十公分|number|contradicted}，翻身都不会掉出去。
{瑜伽馆的老师清一色都铺这个|testimonial|unsupported}。
做拜日式的时候，记得吸气抬头，呼气低头。
{练半个月腰就细一圈|number|unsupported}。
坚持比强度重要，一天十五分钟也算数。
今天教你三个开肩动作，办公室就能做。
我去印度旅行那年，第一次在河边看人练瑜伽。
膝盖有伤的朋友，跪姿动作先跳过。

# detergent
title: 云卷 酵素洗衣液 2L×3瓶 家庭装 柠檬草香
category: 日化/洗衣液
price: 49.90
brand: 云卷
spec: 净含量=2L×3瓶
spec: 成分=表面活性剂、蛋白酶、柠檬酸钠、香精
spec: 香型=柠檬草
spec: 酸碱度=中性
spec: 保质期=3年
point: 不加荧光剂，不加磷
point: 低泡，一次漂清
offer: 买二送一；拍下立减5元
description: 机洗手洗都能用，一桶衣服倒一盖约20ml。

衣服领子那一圈黄，是不是怎么搓都搓不掉？
{六升才四十九块九|number|supported}，{一升八块多|number|supported}。
{不加荧光剂|material|supported}，{也不含香精|material|contradicted}，小宝宝衣服都能洗。
{去污力是普通洗衣粉的五倍|comparison|unsupported}。
{留香七十二小时|number|unsupported}，隔天穿还是香的。
{一盖子二十毫升|number|supported}就洗一桶。
{杀菌率百分之九十九点九|number|unsupported}，贴身衣服也敢洗。
我妈洗衣服有三宝，搓板、肥皂和力气。
{妈妈群里投票排第一的洗衣液|award|unsupported}。
{法国调香师调的香|origin|unsupported}。
梅雨天衣服晾了三天还是潮的，一股馊味。
{买二送一|number|supported}，囤够半年的。
洗深色衣服，水别太热，反过来洗。
{明星家里用的也是它|testimonial|unsupported}。
{植物酵素百分百天然|material|unsupported}，一点化学的东西都没有。
白衬衫和牛仔裤一起洗，结果你懂的。
洗衣机半年没清过的，请举手。
阳台上晾满了床单，风一吹像小船。
奶渍要用冷水洗，热水一烫就定住了。

# leather_shoes
title: 步履 男士商务皮鞋 头层牛皮 德比鞋 系带
category: 鞋靴/男鞋
price: 399.00
brand: 步履
spec: 鞋面=头层牛皮
spec: 内里=猪皮
spec: 鞋底=橡胶
spec: 跟高=3cm
spec: 尺码=38-45
spec: 产地=广东东莞
spec: 工艺=固特异缝制
point: 鞋底可以换
point: 内里透气不闷脚
offer: 免费试穿7天；两年内免费换底一次
description: 新鞋略硬，穿一周左右就合脚；偏大半码。

面试那天，我爸把他的皮鞋擦得锃亮借给了我。
{头层牛皮的鞋面|material|supported}，{里头是羊皮|material|contradicted}。
{意大利师傅手工缝制|origin|unsupported}，一双要做四十个小时。
{试穿一个星期不满意随便退|number|supported}。
{跟高五厘米|number|contradicted}，悄悄显高。
{十年都穿不坏|number|unsupported}，传给儿子都行。
{穿起来比运动鞋还舒服|comparison|unsupported}。
走了一天客户，脚后跟磨出两个泡，坐地铁都想脱鞋。
{东莞做的|origin|supported}，跟很多大牌一个产区。
{鞋底坏了两年内免费换|number|supported}。
{固特异工艺|material|supported}，懂鞋的都知道。
鞋子这东西，合不合脚只有自己知道。
{专柜卖一千八|number|unsupported}，我这儿只要三百九十九。
{上过央视的匠心品牌|award|unsupported}。
鞋油一个月上一回就够，上多了反而堵毛孔。
第一双皮鞋是大学毕业那年买的，花了两百块。
下雨天穿皮鞋出门，等于跟自己过不去。
领带可以没有，鞋子一定要干净。
我爸穿四十二码，我穿四十三，从来借不了他的鞋。

# homestay
title: 溪上小院 莫干山民宿 两天一夜亲子套餐
category: 旅游/民宿
price: 888.00
brand: 溪上小院
spec: 房型=家庭房(一大床一小床)
spec: 面积=35㎡
spec: 房间数=9间
spec: 含餐=双早+一顿晚餐
spec: 入住时间=14:00
spec: 距高铁站=德清站约25分钟车程
point: 院子里有小泳池，5月到9月开放
point: 可以带小型犬
offer: 提前三天免费取消；周一到周四减100
description: 老板是本地人，会带孩子下溪抓鱼，柴火灶晚上现做土鸡煲。

城里的孩子，多久没有光着脚踩过泥巴了？
{整个院子就九间房|number|supported}，安安静静。
{房间有五十平|number|contradicted}，打滚都够。
{从高铁站过来二十五分钟|number|supported}，到了有人接。
{含两顿正餐|number|contradicted}，啥也不用操心。
{连着三年上了携程口碑榜|award|unsupported}。
{住过的客人都说下次还来|testimonial|unsupported}。
{风景不输瑞士|comparison|unsupported}，拍照随便一张都是壁纸。
早上六点被鸟叫醒，比闹钟温柔多了。
{恒温泳池四季都开|number|contradicted}，冬天也能游。
{提前三天取消一分钱不扣|number|supported}。
{周末来减一百|number|contradicted}，划算得很。
山里昼夜温差大，记得给孩子带件外套。
如果你只想睡到自然醒，那别跟我们去爬山。
{莫干山最早做亲子的民宿|award|unsupported}。
十一假期高速堵了六个小时，孩子把零食都吃完了。
你有多久没看过银河了？
民宿最怕的不是下雨，是隔壁打麻将到凌晨两点。
收拾行李教你一招，衣服卷着放最省地方。

# kids_english
title: 果核英语 少儿口语小班课 24课时 6-10岁
category: 教育/英语
price: 1980.00
brand: 果核英语
spec: 课时=24节
spec: 每节时长=45分钟
spec: 班型=1对4
spec: 适用年龄=6-10岁
spec: 老师=中教，持专业八级证书
spec: 教材=自编绘本12册
point: 每节课后有录音点评
point: 缺课可以补两次
offer: 首节免费试听；未开课可全额退
description: 一周两节，三个月上完。

孩子学了三年英语，见了外国人还是往我身后躲。
{一个班就四个娃|number|supported}，谁也别想偷懒。
{外教一对一|number|contradicted}，天天跟着老外说。
{四十五分钟一节|number|supported}，{一共二十四节|number|supported}。
{九成孩子三个月开口流利|number|unsupported}。
{老师全是牛津毕业|award|unsupported}的。
{折下来一节八十来块|number|supported}。
{没开课能全退|number|supported}，这点我喜欢。
昨天辅导单词，apple 读了二十遍，我嗓子先哑了。
{缺课无限次补|number|contradicted}。
{隔壁王妈妈家的孩子学完拿了全区第一|testimonial|unsupported}。
背单词别贪多，一天五个就挺好。
{教材是牛津原版引进|origin|contradicted}的。
{开班五年带过一万多个孩子|number|unsupported}。
四岁的弟弟在旁边也跟着哼，完全跑调。
孩子不肯开口，多半是怕说错被笑。
我英语四级考了三次才过，所以特别懂这种怕。
睡前读十分钟绘本，坚持下来比刷题有用。
要是孩子还不认字母，先别急着报班。

# earbuds
title: 鸣沙 M3 入耳式蓝牙耳机 主动降噪 白色
category: 数码/耳机
price: 259.00
brand: 鸣沙
spec: 蓝牙版本=5.3
spec: 单次续航=7小时
spec: 总续航=28小时(含充电盒)
spec: 降噪深度=42dB
spec: 单耳重量=4.6g
spec: 延迟=60ms
spec: 防水=IPX4
point: 充电10分钟听2小时
point: 两台设备一起连
offer: 领券减30；一年换新
description: 附三副硅胶耳塞，S/M/L。

地铁里那个大哥外放短剧，整节车厢都知道剧情了。
{加上盒子能听二十八个钟头|number|supported}。
{降噪做到五十分贝|number|contradicted}，世界一下安静。
{音质吊打千元耳机|comparison|unsupported}。
{充十分钟听俩小时|number|supported}，赶飞机前救急。
{一只才四克多|number|supported}，戴着跟没戴一样。
{格莱美录音师调的音|award|unsupported}。
{零延迟|number|contradicted}打游戏，听声辨位。
{单次能听十个小时|number|contradicted}，通勤一周不用充。
我上一副耳机，洗裤子的时候一起洗了。
{数码博主们都在安利|testimonial|unsupported}。
{领完券二百二十九|number|supported}。
{首创的骨声纹降噪|award|unsupported}，打电话风再大都清楚。
耳机别戴太久，一小时摘下来歇歇耳朵。
你们通勤一般听什么？我最近在听一档讲历史的。
下班路上一个半小时，全靠一首一首歌撑着。
前任送的耳机坏了，我居然松了口气。
挑耳机先看耳道大小，再看预算。
飞机起飞那几分钟，我总会把音乐开大一点。

# desk
title: 木里 白橡木书桌 1.4米 带抽屉 学生写字台
category: 家具/书桌
price: 1280.00
brand: 木里
spec: 主材=北美白橡木
spec: 尺寸=140×60×75cm
spec: 承重=80kg
spec: 抽屉=2个
spec: 表面=水性漆
spec: 甲醛释放量=0.02mg/m³
spec: 产地=江西赣州
point: 榫卯结构，不用钉子
point: 四角磨圆
offer: 包安装；三年质保
description: 到货后四十分钟左右能装好，师傅上门。
document: 检测报告编号W2026，甲醛释放量0.02mg/m³，低于国标限值0.124mg/m³。

孩子上小学之前，家里吃饭写作业全是一张桌子。
{一米四长|number|supported}，两个人并排也不挤。
{黑胡桃木的料|material|contradicted}，越用越有味道。
{甲醛才零点零二|number|supported}，{检测报告摆在这儿|award|supported}。
{能压一百五十公斤|number|contradicted}，大人坐上去也没事。
{桌面厚两公分半|number|unsupported}，敲着咚咚响。
{一根钉子都没用|material|supported}，全靠榫卯。
{保五年|number|contradicted}，五年里有问题随时找我。
{比板材的环保太多了|comparison|unsupported}。
写字台摆哪儿好？尽量靠窗，左边进光。
{故宫修复师傅同款榫卯|award|unsupported}。
{零甲醛|material|contradicted}，装完当天就能用。
搬了四次家，唯一舍不得扔的就是那张旧桌子。
{北美的白橡木|origin|supported}，纹路自己会说话。
{已经进了两万多户人家|number|unsupported}。
我在折叠桌上写完了三年的稿子。
椅子比桌子更要紧，坐姿不对什么桌子都白搭。
墙角那块空地刚好一米五，我量了三遍。
孩子在桌面上刻了个“早”字，我哭笑不得。

# pearl
title: 汐见 淡水珍珠项链 7-8mm 强光 近正圆
category: 珠宝/珍珠
price: 699.00
brand: 汐见
spec: 珍珠=淡水珍珠
spec: 直径=7-8mm
spec: 扣头=S925银
spec: 长度=42cm
spec: 产地=浙江诸暨
spec: 颜色=白色
point: 手工打结，断了不会散
point: 附首饰盒
offer: 终身免费换线
description: 天然生长，个别有细小生长纹，介意慎拍。
document: 随货附国检证书，一货一证。

结婚那年婆婆送我一串珍珠，我到现在都没舍得戴几回。
{诸暨的珠子|origin|supported}，{七到八个毫米|number|supported}。
{海水珠|material|contradicted}的光泽就是不一样。
{扣子是 18K 金|material|contradicted}的。
{每条都带国检证书|award|supported}。
{一点瑕疵都没有|material|contradicted}，颗颗无瑕。
{戴久了皮肤都变好|number|unsupported}。
{换线终身免费|number|supported}。
{日本 Akoya|origin|contradicted}，送妈妈有面子。
珍珠怕汗，夏天摘下来用软布擦擦。
{某位影后走红毯戴的就是这款|testimonial|unsupported}。
{同品质商场要卖三千多|comparison|unsupported}。
{十年老店|number|unsupported}，假一赔十。
一件白衬衫，一串珍珠，一年四季都不会出错。
女人过了四十，才懂什么叫少即是多。
耳环和项链别一次全戴上，留一样就好。
外婆的首饰盒里，最底下压着一张黑白照片。
见家长那天我紧张得换了五套衣服。
真假珍珠怎么看？对着牙齿轻轻蹭一下。

# birthday_cake
title: 麦田日记 生日蛋糕 动物奶油 6英寸 同城配送
category: 餐饮/烘焙
price: 128.00
brand: 麦田日记
spec: 尺寸=6英寸
spec: 重量=约650g
spec: 奶油=动物淡奶油
spec: 甜度=微甜
spec: 适合人数=2-4人
spec: 保存=冷藏24小时
point: 现点现做，提前4小时下单
point: 水果当天到店
offer: 送蜡烛和4份餐具；5公里内免配送费
description: 夹心有芒果和草莓两种，可以换字。

又长一岁了，许愿的时候我想的还是老样子，家人平安。
{动物奶油|material|supported}做的，{不加植物奶油|material|supported}。
{五公里以内送货不要钱|number|supported}。
{提前俩小时说一声就行|number|contradicted}，现给你做。
{够八个人吃|number|contradicted}，公司聚会带一个。
{糖减了一半|number|unsupported}，长辈也夸不腻。
{奶油是新西兰进口的|origin|unsupported}。
{冷藏能放三天|number|contradicted}，吃不完别浪费。
{大众点评烘焙热门榜第二|award|unsupported}。
去年我生日，自己给自己买了个四寸的，吃了两天。
{小区里过生日十家有八家订我们的|testimonial|unsupported}。
切蛋糕的刀先用热水烫一下，切面特别整齐。
{芒果草莓随便选|material|supported}，字也能换。
{低卡到一块才九十大卡|number|unsupported}。
{从业十二年的法式西点师傅|award|unsupported}亲手抹面。
三十岁以后，生日蜡烛都改插问号了。
儿子今年五岁，非要一个奥特曼踩着恐龙的。
你们过生日是吃面还是吃蛋糕？
那年在上海加班，同事凑钱给我买了个小蛋糕。

# car_vacuum
title: 疾风 车载无线吸尘器 便携 家车两用
category: 汽车用品/吸尘器
price: 159.00
brand: 疾风
spec: 吸力=12000Pa
spec: 续航=25分钟
spec: 重量=580g
spec: 集尘盒=0.3L
spec: 充电接口=Type-C
spec: 噪音=72dB
spec: 滤网=HEPA，可水洗
point: 三种吸头
point: 缝里能伸进去
offer: 半年只换不修；送两片滤网
description: 充满要3小时左右；二档吸力，低档能吸25分钟，高档约12分钟。

娃在后座吃完一包薯片，我的心情跟座椅缝一样碎。
{一万二的吸力|number|supported}，{米粒黄豆一口吞|number|unsupported}。
{高档能吸半个小时|number|contradicted}。
{五百八十克|number|supported}，女生单手拿。
{噪音低到四十分贝|number|contradicted}，孩子睡着都吵不醒。
{半年内坏了直接换|number|supported}。
{滤网能拿水冲|material|supported}，{送你两片|number|supported}备着。
{吸力是某某牌子的两倍|comparison|unsupported}。
{4S店的师傅都拿它收车|testimonial|unsupported}。
洗车店一次三十五，一个月下来也不少钱。
{航空级电机，转十年不坏|number|unsupported}。
{车载吸尘器销量第一|award|unsupported}。
{获得三项国家发明专利|award|unsupported}。
周末自驾，后备箱一开，全是上次露营的沙子。
开车的人都懂，脚垫底下那层灰永远清不干净。
夏天车里暴晒两小时，方向盘烫得握不住。
我的车开了八年，十二万公里，座椅缝里能种菜。
堵在高架上的四十分钟，我把后座看得清清楚楚。
孩子吐车上了别慌，先开窗，再铺纸巾。
`;
