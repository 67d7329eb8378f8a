/**
 * Data: sixteen goods of eight trades that none of the other sets know, each with four sentences that its record bears out
 * in other words, four that it does not, and two that say nothing of it; marked as in `sentences.data.ts`. Frozen before
 * the rules were bettered a second time: nobody looks at which of them go wrong.
 */
export const unseenCorpus = `
# beef_jerky
title: 草尖 风干牛肉干 原味/孜然/香辣 250g×2袋 内蒙古特产
category: 食品/肉干
price: 98.00
brand: 草尖
spec: 净含量=250g×2袋
spec: 配料=牛肉、食用盐、白砂糖、香辛料
spec: 产地=内蒙古锡林郭勒
spec: 口味=原味、孜然、香辣
spec: 保质期=180天
spec: 蛋白质=每100克含46克
point: 三斤鲜牛肉出一斤干
point: 独立小包装，一包约15克
offer: 买两份减15元
document: 出厂检验：菌落总数合格，未检出亚硝酸盐。

{一斤装分成两袋|number|supported}，一袋放家一袋放车里。
{总共仨味儿|number|supported}，孜然的总是最先吃完。
{能放半年|number|supported}，不用急着吃完。
{肉是锡林郭勒草原上来的|origin|supported}，嚼着有股奶香。
{五斤鲜肉才晒出一斤|number|contradicted}，舍得下料。
{一粒糖都没放|material|contradicted}，健身的人也能吃。
{德国世界食品大会上拿过金牌|award|unsupported}。
{邻居大哥一个月回购四次|testimonial|unsupported}，我都替他牙疼。
看球赛的时候，手里没点嚼头总觉得少点什么。
冰箱里翻出一袋不知哪年的零食，谁也不敢先吃。

# white_tea
title: 云麓 福鼎白茶 寿眉 2021年陈 茶饼 300g
category: 茶饮/白茶
price: 128.00
brand: 云麓
spec: 净重=300g
spec: 产地=福建福鼎磻溪
spec: 年份=2021年
spec: 工艺=日光萎凋、炭火烘干
spec: 冲泡=沸水100℃，耐泡10次以上
spec: 包装=棉纸+竹壳
point: 可煮可泡
point: 不炒不揉
offer: 满200元减20元；送茶刀一把
description: 饼直径约18厘米，一次掰5克够两个人喝一下午。

{六两一饼|number|supported}，够喝一阵子。
{存了五年的老寿眉|number|supported}，汤色已经转橙红。
{泡十来道还有味|number|supported}，懒得老换茶叶的人最省事。
{太阳底下晒、炭火慢慢烘出来的|material|supported}。
{云南的大树料|origin|contradicted}，茶气足。
{机器揉捻过|material|contradicted}，出汤快。
{茶多酚含量高出普通绿茶三成|comparison|unsupported}。
{宋代就是贡茶|award|unsupported}，皇帝喝的也是它。
下雨天不想出门，炉子上咕嘟咕嘟煮着水，挺好。
我爷爷喝茶用搪瓷缸，茶垢有半毫米厚。

# baby_wipes
title: 芽芽熊 婴儿手口湿巾 80抽×6包 加厚带盖
category: 母婴/湿巾
price: 36.90
brand: 芽芽熊
spec: 规格=80抽×6包
spec: 材质=水刺无纺布
spec: 尺寸=150×200mm
spec: 成分=纯化水、丙二醇、苯氧乙醇
spec: pH值=5.5
spec: 保质期=3年
point: 无酒精、无香精、无荧光剂
point: 克重60g，加厚不易破
offer: 拍2件再减6元
document: 检测结论：本品符合GB/T 27728要求，甲醛未检出。

{四百八十张|number|supported}才三十几块，用着不心疼。
{酒精香精荧光剂，三样都没有|material|supported}。
{二十公分长、十五公分宽|number|supported}，一张够擦一张小花脸。
{弱酸性，酸碱度五点五|number|supported}。
{一箱十包|number|contradicted}，囤到过年。
{天然竹纤维做的|material|contradicted}，软得像棉花。
{儿科主任都推荐给病人家属|testimonial|unsupported}。
{抑菌率九成九|number|unsupported}，擦完玩具直接往嘴里塞都行。
喂一顿饭，地上的米粒比碗里的还多。
宝宝抓到什么都往嘴里送，当妈的手就没停过。

# kids_bottle
title: 小鹿途 儿童保温吸管杯 两用 530ml 带背带
category: 母婴/水杯
price: 79.00
brand: 小鹿途
spec: 容量=530ml
spec: 内胆=316不锈钢
spec: 杯盖=吸管盖+直饮盖
spec: 保温=6小时≥50℃
spec: 保冷=12小时
spec: 重量=320g
spec: 吸管=食品级硅胶
spec: 适用年龄=3岁以上
point: 弹盖一按就开
point: 杯底带硅胶防摔垫
offer: 送备用吸管2根；30天内杯盖漏水包换
description: 可拆下的背带长约90厘米。

{一斤出头的水装得下|number|supported}，上半天学够喝。
{两个盖子换着用|number|supported}，吸着喝、直接喝都行。
{六钟头后还有五十来度|number|supported}，中午喝着正好。
{空杯六两多|number|supported}，小家伙自己背着走。
{内胆是304的|material|contradicted}，放心。
{一岁宝宝就能用|number|contradicted}。
{从十楼扔下去都不带漏的|material|unsupported}。
{盖子漏水一年内包换|promise|contradicted}。
早上出门三件事，喊起床、找袜子、灌水壶。
幼儿园门口，书包水壶永远挂在大人身上。

# body_lotion
title: 浅眠 香氛身体乳 樱花款 400ml 滋润保湿
category: 美妆/身体护理
price: 69.00
brand: 浅眠
spec: 净含量=400ml
spec: 主要成分=甘油、乳木果油、烟酰胺
spec: 香调=樱花、白桃、雪松
spec: 质地=乳液
spec: 保质期=3年
spec: 开盖后=12个月内用完
spec: 备案号=粤G妆网备字2025018882
point: 按压泵头，一次约2ml
point: 推开不粘，穿衣不沾
offer: 第2件半价
document: 斑贴试验：30名志愿者24小时，未见不良反应。

{八百毫升两瓶一百零三块五|number|supported}，姐妹俩正好分。
{里头有乳木果油跟烟酰胺|material|supported}。
{打开以后一年用完就行|number|supported}。
{按一下两毫升|number|supported}，一条胳膊一泵够了。
{味道前调是玫瑰|material|contradicted}，香得很高级。
{一瓶半斤|number|contradicted}，旅行带着也不重。
{擦四周白一个色号|number|unsupported}。
{法国格拉斯空运的香精|origin|unsupported}。
冬天脱毛衣，噼里啪啦跟放鞭炮似的。
小腿干得起皮，秋裤一脱像下雪。

# cleanser
title: 知初 氨基酸洁面乳 120g 温和 敏感肌适用
category: 美妆/洁面
price: 59.90
brand: 知初
spec: 净含量=120g
spec: 表活=椰油酰甘氨酸钾
spec: pH值=6.0±0.5
spec: 适合肤质=油皮、混合皮、敏感肌
spec: 产地=广东广州
spec: 限期使用=3年
point: 不含皂基、不含酒精、不含色素
point: 泡沫绵密，冲水十几秒就净
offer: 加1元换购起泡网

{酸碱值在六上下|number|supported}，跟皮肤差不多。
{皂基、酒精、色素统统不加|material|supported}。
{再添一块钱能带个起泡网走|number|supported}。
{广州工厂出的|origin|supported}，批号查得到。
{干皮专用|material|contradicted}，油皮别买。
{容量二百克|number|contradicted}，量大管饱。
{洗完黑头自己冒出来掉一地|material|unsupported}。
{比大牌洁面温和三倍|comparison|unsupported}。
晚上回家第一件事就是卸妆，眼睛都睁不开了。
洗脸水别太烫，温的就好。

# down_jacket
title: 北屿 轻薄羽绒服 男款 立领 2026秋冬
category: 服饰/羽绒服
price: 459.00
brand: 北屿
spec: 填充物=90%白鸭绒
spec: 充绒量=120g(L码)
spec: 蓬松度=700+
spec: 面料=锦纶100%
spec: 颜色=黑、藏青、军绿、卡其
spec: 尺码=M-3XL
spec: 重量=约380g(L码)
spec: 执行标准=GB/T 14272
point: 可收进自带收纳袋
point: 面料有防泼水处理
offer: 直播间下单立减60元；15天无理由退换

{含绒量九成|number|supported}，{里头填的白鸭绒|material|supported}。
{到手三百九十九|number|supported}，换季前拿下划算。
{四个色随你挑|number|supported}。
{整件不到八两|number|supported}，叠起来塞进小袋就走。
{里面装的是鹅绒|material|contradicted}。
{零下四十度也扛得住|number|unsupported}。
{充了二百克的绒|number|contradicted}，鼓鼓的。
{南极科考队同款|award|unsupported}。
早上被窝到卫生间那三米路，是冬天最远的距离。
我妈总说穿少了，其实是她觉得我冷。

# linen_shirt
title: 半夏 亚麻衬衫 女 宽松 长袖 纯色
category: 服饰/衬衫
price: 139.00
brand: 半夏
spec: 面料=亚麻55%、棉45%
spec: 颜色=米白、雾蓝、豆沙
spec: 尺码=S/M/L/XL
spec: 衣长=68cm(M码)
spec: 产地=浙江诸暨
spec: 纽扣=贝壳扣
point: 预缩处理，缩水率3%以内
point: 前短后长
offer: 两件9折；运费险
description: 建议冷水手洗，悬挂晾干。160cm/50kg的模特穿M码。

{一半多是亚麻，剩下是棉|material|supported}，不扎人。
{S到XL四个码|number|supported}。
{下过水顶多缩百分之三|number|supported}。
{扣子是贝壳磨的|material|supported}，带点光。
{百分百纯亚麻|material|contradicted}，透气没得挑。
{六个颜色里我最爱雾蓝|number|contradicted}。
{机洗烘干随便造都不变形|promise|contradicted}。
{意大利百年麻纺厂的料子|origin|unsupported}。
夏天穿黑色等于给太阳送货上门。
衣柜里永远少一件衬衫，明明上个月才买过。

# humidifier
title: 雾里 桌面加湿器 4L 静音 上加水
category: 家电/加湿器
price: 169.00
brand: 雾里
spec: 水箱容量=4L
spec: 加湿量=280ml/h
spec: 噪音=32dB以下
spec: 功率=25W
spec: 适用面积=10-20㎡
spec: 档位=3档
spec: 水箱材质=PP
spec: 质保=18个月
point: 缺水自动断电
point: 喷嘴360度可转
offer: 赠滤芯1个；晒图返8元

{八斤水一次灌满|number|supported}，够一整晚不用管。
{一年半的质保|number|supported}，坏了找店里。
{十五平的卧室正合适|number|supported}。
{没水了自己会停|material|supported}，不怕干烧。
{五档风量|number|contradicted}，想大想小随你拧。
{一小时能喷半升|number|contradicted}。
{加了银离子，能把空气里的病毒都杀掉|material|unsupported}。
{天猫类目连续三年卖得最好|award|unsupported}。
暖气一开，鼻子干得像含着砂纸。
半夜醒来嗓子冒烟，翻身都懒得去倒水。

# rice_cooker
title: 灶台记 电饭煲 3L 球釜内胆 家用2-5人
category: 家电/电饭煲
price: 239.00
brand: 灶台记
spec: 容量=3L
spec: 功率=700W
spec: 内胆=铝合金+陶瓷涂层
spec: 预约=24小时
spec: 菜单=柴火饭、快煮饭、煮粥、煲汤、蒸煮、蛋糕
spec: 内胆厚度=2.5mm
spec: 质保=整机1年，内胆3年
spec: 线长=1.2米
point: 快煮饭约28分钟
point: 可拆洗上盖
offer: 券后199元

{用券一百九十九拿走|number|supported}。
{六样菜单|number|supported}，蛋糕都能做。
{不到半个小时饭就得|number|supported}，着急上班选快煮。
{今晚定好，明天这个点吃现成的，最长能提前一天|number|supported}。
{内胆给保五年|number|contradicted}。
{铁釜内胆|material|contradicted}，传热均匀。
{低糖模式沥掉一半糖分|number|unsupported}。
{省电一半，比老式锅强太多|comparison|unsupported}。
饭糊了没关系，锅巴先给我留一块。
电饭煲里那层热气，是我对回家最深的印象。

# bedding_set
title: 棉里 四件套 60支长绒棉 1.8m床 素色
category: 家居/床品
price: 329.00
brand: 棉里
spec: 材质=100%棉(长绒棉)
spec: 支数=60支
spec: 被套=220×240cm
spec: 床单=245×270cm
spec: 枕套=48×74cm×2
spec: 适用床=1.8米/2米床
spec: 工艺=活性印染
point: 被套四角有系带
point: 隐形拉链
offer: 第二套减80元；30天无理由
document: 检测报告：甲醛含量未检出，pH值6.8，色牢度4级，达到GB 18401 A类。

{全是棉的，没掺别的|material|supported}。
{两米的大床也铺得下|number|supported}。
{婴幼儿能贴身的A类|award|supported}，{甲醛验过没有|material|supported}。
{睡一个月不喜欢还能退|promise|supported}。
{一百支的高密面料|number|contradicted}。
{真丝的手感，桑蚕丝混纺|material|contradicted}。
{洗两百次照样跟新的一样|number|unsupported}。
{五星酒店都在采购的那批货|testimonial|unsupported}。
换床单这件事，一个人干总是套到怀疑人生。
阳光晒过的被子，钻进去就不想出来。

# desk_lamp
title: 明隅 护眼台灯 学习专用 国AA级 可调色温
category: 家居/台灯
price: 199.00
brand: 明隅
spec: 照度=国AA级
spec: 色温=3000K-5000K
spec: 显色指数=Ra97
spec: 功率=15W
spec: 灯臂=双节铝合金
spec: 供电=Type-C
spec: 调光=无极调光
spec: 质保=3年
point: 45分钟提醒休息
point: 蓝光危害RG0豁免级
offer: 学生认证立减20元
document: CQC检测：频闪无显著影响，照度均匀度符合AA级。

{四千K的暖白光也能调出来|number|supported}。
{亮度想要多少拧多少，没有固定的档|material|supported}。
{坐够四十五分钟它会提醒歇眼|number|supported}。
{学生买一百七十九|number|supported}。
{三档调光|number|contradicted}。
{灯臂是塑料的，轻|material|contradicted}。
{用了它近视度数就不涨了|material|unsupported}。
{眼科医院同款|award|unsupported}，家长放心。
写作业写到十点半，孩子和我都想哭。
书桌靠窗放，白天不用开灯。

# cat_litter
title: 团团喵 豆腐混合猫砂 2.5kg×4包 原味
category: 宠物/猫砂
price: 72.80
brand: 团团喵
spec: 净含量=2.5kg×4包
spec: 成分=豌豆纤维、玉米淀粉、膨润土
spec: 颗粒直径=2mm
spec: 气味=原味
spec: 保质期=24个月
spec: 产地=山东临沂
point: 结团快，3秒成团
point: 可冲马桶，少量多次
offer: 破损补发；两箱再减12元

{四包二十斤|number|supported}，扛上楼费劲。
{不到两块钱就能养活主子一天？算下来一公斤七块多|number|supported}。
{两年都放不坏|number|supported}。
{山东发出来的货|origin|supported}，江浙沪一两天到。
{一箱六袋|number|contradicted}。
{百分百豆腐渣，别的什么都没掺|material|contradicted}。
{除臭九十九小时|number|unsupported}。
{宠物医院的护士自己家也用|testimonial|unsupported}。
铲屎五分钟，抬头一看它又进去了。
猫砂撒得满屋都是，脚底板最先知道。

# dog_food
title: 汪食光 成犬粮 鸡肉糙米配方 10kg 全犬种
category: 宠物/狗粮
price: 219.00
brand: 汪食光
spec: 净含量=10kg
spec: 粗蛋白=≥28%
spec: 粗脂肪=≥14%
spec: 前四位原料=鸡肉、糙米、鸡肉粉、鸡油
spec: 适用=1岁以上成犬
spec: 颗粒=三角形，约12mm
spec: 保质期=18个月
point: 不添加诱食剂和人工色素
point: 每公斤添加益生菌20亿
offer: 首单送500克试吃装；拆封不爱吃可退
document: 型式检验报告：粗蛋白实测29.4%，黄曲霉毒素B1未检出。

{蛋白二十八往上|number|supported}，{检测出来二十九点四|number|supported}。
{头一样原料就是鸡肉|material|supported}。
{小狗试了不肯吃能退|promise|supported}。
{二十斤一大袋|number|supported}，够吃俩月。
{三个月的奶狗也能吃|number|contradicted}。
{纯无谷|material|contradicted}，肠胃弱的也行。
{吃半个月泪痕全退|number|unsupported}。
{美国AAFCO认证|award|unsupported}。
带狗下楼，邻居先跟它打招呼，再跟我。
拆家的时候，它跟我说过对不起吗？没有。

# tent
title: 野途 自动速开帐篷 3-4人 露营防雨 涂银
category: 户外/帐篷
price: 269.00
brand: 野途
spec: 展开尺寸=210×200×135cm
spec: 收纳尺寸=78×18cm
spec: 重量=3.4kg
spec: 面料=210T涤纶涂银
spec: 防水指数=外帐PU2000mm，底布PU3000mm
spec: 杆材=玻璃纤维
spec: 门窗=两门两窗
spec: 颜色=卡其、墨绿
point: 3秒弹开
point: 双层防蚊纱网
offer: 送地钉8根、防潮垫1张；质保2年

{高一米三五|number|supported}，坐着不顶头。
{连包不到七斤|number|supported}，一个人拎得动。
{下雨不怕，底下那层防水三千|number|supported}。
{挤一挤睡四口人|number|supported}。
{全铝合金的杆子|material|contradicted}。
{能防十二级台风|number|unsupported}。
{质保五年，坏了免费修|number|contradicted}。
{登珠峰的队伍就背的它|testimonial|unsupported}。
露营最累的不是搭，是第二天早上收。
山里晚上冷，睡袋别带薄了。

# trekking_poles
title: 岩雀 碳纤维登山杖 一对装 折叠五节
category: 户外/登山杖
price: 188.00
brand: 岩雀
spec: 材质=碳纤维
spec: 单支重量=245g
spec: 长度=110-130cm可调
spec: 折叠长度=36cm
spec: 手柄=EVA
spec: 杖尖=钨钢
spec: 节数=5节
spec: 颜色=黑红、黑蓝
point: 外锁结构
point: 附泥托、雪托、橡胶头
offer: 断裂一年内换新；满2对包邮

{两根合一块不到一斤|number|supported}。
{一米二的身位也能锁住|number|supported}，高矮都能用。
{收起来三十多公分|number|supported}，塞背包侧袋刚好。
{一年里头断了给换根新的|promise|supported}。
{铝合金管身|material|contradicted}，皮实。
{最长能拉到一米五|number|contradicted}。
{膝盖压力减掉七成|number|unsupported}。
{国家登山队指定用杖|award|unsupported}。
下山比上山费腿，这话走过的都懂。
山顶的风一吹，什么烦心事都没了。
`;
