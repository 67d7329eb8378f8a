/**
 * Data: goods of ten further trades with sentences as in `sentences.data.ts`. The rules are bettered looking at these, after
 * `blind.data.ts` had been frozen.
 */
export const moreCorpus = `
# running_shoes
title: 追野 缓震跑鞋 男女同款 轻量透气 2026夏
category: 鞋靴/运动鞋
price: 289.00
brand: 追野
spec: 鞋面=工程网布
spec: 中底=EVA发泡
spec: 单只重量=215g(41码)
spec: 前后掌落差=8mm
spec: 尺码=36-45
spec: 产地=福建晋江
point: 鞋头加硬防踢
point: 后跟有反光条
offer: 晒单返10元；7天无理由
description: 适合日常慢跑和通勤，每周跑三四次的人可以穿一年左右。

五公里跑完，我整个人挂在栏杆上喘气。
{一只才二百来克|number|supported}，跟踩着拖鞋一样。
{中底用的是碳板|material|contradicted}，蹬地特别有劲。
{回弹率高达八成五|number|unsupported}，跑起来像有人推着你。
{马拉松冠军穿的也是这双|testimonial|unsupported}。
{美国进口的橡胶|origin|unsupported}，磨不坏。
{减震效果比上一代提升四成|comparison|unsupported}。
{晋江产的鞋|origin|supported}，老牌产区。
膝盖疼就别硬撑，先歇两个礼拜。
{穿上配速能快三十秒|number|unsupported}。
{跑友圈里人人都有一双|testimonial|unsupported}。
{业内首家把网布做成一体的|award|unsupported}。
第一次跑步别超过三公里，能说话的速度就够了。
{重量只有大牌的一半|comparison|unsupported}，价钱也是。
{落差八个毫米|number|supported}，前掌后掌都舒服。
我爸六十了，每天早上比我起得还早。
{跑了一千公里鞋底都没磨平|number|unsupported}。
跑步这件事，比坚持更难的是开始。
我同桌跑半马跑进了一小时四十。
去年冬天我一个人在操场跑圈，鞋带断了三次。
跑前热身十分钟，跑后拉伸十分钟。
教练说我落地太重，楼下邻居都来敲门。
三十岁以后，膝盖会跟你算账。
你是不是也办过健身卡，去了两回？
我跑得慢，比小区遛狗的大爷还慢。
全班就我一个人没跑完八百米。
买鞋要下午去试，脚会比早上大半码。
他一米八五，鞋码四十六，买鞋全靠缘分。
半程二十一公里，我跑了两个半小时。

# honey
title: 岭上蜂 秦岭土蜂蜜 500g 结晶蜜 农家自产
category: 食品/蜂蜜
price: 88.00
brand: 岭上蜂
spec: 净含量=500g
spec: 配料=蜂蜜
spec: 产地=陕西汉中
spec: 波美度=42度
spec: 保质期=24个月
spec: 取蜜=一年一次
point: 不加糖浆，不浓缩
point: 冬天会结晶，属正常
offer: 拍两瓶送木勺；漏液包赔
description: 蜂场在海拔1200米的山里，周围三公里没有农田。
document: 检验报告：碳-4植物糖含量为0，氯霉素未检出。

小时候咳嗽，外婆就用温水给我冲一勺。
{一年只割一回蜜|number|supported}，多一滴都没有。
{加了野生椴树花粉|material|unsupported}。
{海拔一千二的山里|number|supported}，{方圆三公里没有庄稼|number|supported}。
{新西兰的蜜源|origin|contradicted}，口感更细。
{波美度四十三以上|number|contradicted}，筷子挑起来能拉丝。
{氯霉素查不出来|award|supported}，{检验报告随时看|award|supported}。
{每天一勺，一个月便秘就好了|number|unsupported}。
{村里老人都活到九十多|testimonial|unsupported}，天天喝这个。
{连续三届拿下农博会金奖|award|unsupported}。
{比超市里的蜂蜜浓两倍|comparison|unsupported}。
{零添加|material|supported}，{一滴糖浆没兑|material|supported}。
水温别太高，四十度上下最合适。
山路弯弯绕绕，我晕车晕了一路。
{开瓶能放五年|number|contradicted}，放不坏。
{全国只有我们村有这种黑蜂|award|unsupported}。
秋天一到，早上起来嗓子总是干。
我外婆家在山里，走两个小时才到镇上。
蜜蜂一生只有几十天，大半都在飞。
泡柠檬水的时候，先放冰再倒水。
小时候我被蜂蜇过，肿了三天才消。
朋友从云南回来，给我带了两斤核桃。
天冷它会结块，隔水温一温就化了。
我和老公吵架，一吵就是半天。
爷爷养了四十年蜂，手背上全是老茧。
一斤糖两斤梨，小火熬一个钟头。
今年雨水多，花开得比往年晚半个月。
全村人都去镇上赶集了，就剩几条狗。
有人问蜂蜜能不能给婴儿吃，一岁以内千万别。

# robot_vacuum
title: 净行 X2 扫地机器人 扫拖一体 自动回充
category: 家电/扫地机器人
price: 1599.00
brand: 净行
spec: 吸力=6000Pa
spec: 续航=150分钟
spec: 尘盒容量=400ml
spec: 水箱容量=250ml
spec: 机身高度=9.6cm
spec: 导航=激光雷达
spec: 越障=2cm
spec: 质保=1年
point: 可以设禁区
point: 支持手机预约
offer: 国补后1359元；送一年耗材
description: 一次能扫约120㎡，没电了自己回去充，充满接着扫。

我家狗一年掉两季毛，一季半年。
{六千帕的吸力|number|supported}，猫砂也吸得走。
{一次能扫两百平|number|contradicted}，大平层随便跑。
{才九公分半高|number|supported}，床底钻得进去。
{三公分的门槛也翻得过去|number|contradicted}。
{大疆出来的工程师团队研发|award|unsupported}。
{避障比三千块的机器都灵|comparison|unsupported}。
{保修三年|number|contradicted}，坏了上门取。
{国补完一千三百五十九|number|supported}。
{清洁度媲美人工手擦|comparison|unsupported}。
{拖布自动用热水洗|material|unsupported}，洗完还烘干。
{好评率百分之九十九|number|unsupported}。
{连我那挑剔的婆婆用了都说香|testimonial|unsupported}。
出门前把电线收一收，省得它缠住叫你。
{续航两个半小时|number|supported}。
周六大扫除，一家三口，一人一块抹布。
{每三秒就卖出一台|number|unsupported}。
{静音到三十分贝|number|unsupported}，半夜扫都听不见。
懒，是人类进步的阶梯。
家里两只猫一条狗，地上从来没干净过。
拖地拖到一半水洒了，我站那儿发呆五分钟。
我们家一百二十平，三个人住，一个人打扫。
买之前先量一下沙发底有多高。
说真的，周末谁愿意花两个小时拖地？
扫地阿姨一小时四十，还得提前约。
老公扫地比机器还敷衍。
我们宿舍四个人，轮流值日，一人一周。
客厅三米八，沙发就占了两米六。
孩子把积木撒了一地，我光脚踩上去那一下。
搬进来那天，楼上装修吵了整整两个月。

# face_wash
title: 荻野 氨基酸洁面乳 120g 温和泡沫 敏感肌可用
category: 美妆/洁面
price: 69.00
brand: 荻野
spec: 净含量=120g
spec: 主要成分=椰油酰甘氨酸钾、甘油、积雪草提取物
spec: pH值=5.5-6.5
spec: 保质期=3年
spec: 备案编号=粤G妆网备字2026012345
point: 不含皂基
point: 不含酒精和色素
offer: 第二支半价
description: 按压一泵约黄豆大小就够，早晚各用一次。

我的脸一到换季就脱皮，化妆都卡粉。
{氨基酸配方|material|supported}，{不含皂基|material|supported}。
{里头有玻尿酸|material|contradicted}，洗完润润的。
{黑头三天全冒出来|number|unsupported}。
{皮肤科主任推荐|testimonial|unsupported}，敏感肌放心。
{酸碱度跟皮肤一样，五点五|number|supported}。
{日本原料|origin|unsupported}，泡泡细得像奶油。
{闺蜜团十个人九个回购|testimonial|unsupported}。
{清洁力是皂基的三倍|comparison|unsupported}。
{全脸毛孔缩小百分之四十二|number|unsupported}，有实验的。
{通过了敏感肌人体测试|award|unsupported}。
{一滴酒精都没有|material|supported}。
{小红书洁面榜第三名|award|unsupported}。
洗脸别用太热的水，也别使劲搓。
{第二支半价|number|supported}，跟室友分刚好。
昨晚又熬到一点，早上起来脸比锅底还油。
{香精没加|material|unsupported}，闻着就是淡淡的草味。
{某顶流小花的化妆包里常年放着|testimonial|unsupported}。
我高中的时候满脸痘，照片都不敢拍。
洗完脸别拿毛巾使劲擦，按两下就行。
同事问我是不是又熬夜了，我说没有，其实有。
油皮干皮，先分清楚再买东西。
三十八度的天，妆五分钟就花了。
护肤这事急不来，皮肤更新一轮要二十八天。
我妈一辈子就用一块香皂。
我闺蜜的皮肤是天生的，羡慕不来。
美容院的小妹劝我办卡，一张嘴就是八千八。
大学四年，我洗脸全靠清水。
早上只有十分钟，洗脸刷牙加扎头发。
网上的成分表，看得我一个头两个大。

# steak
title: 牧客 原切菲力牛排 150g×6片 送酱包
category: 生鲜/牛排
price: 168.00
brand: 牧客
spec: 规格=150g×6片
spec: 原料=牛里脊
spec: 产地=阿根廷
spec: 谷饲天数=120天
spec: 保质期=-18℃冷冻12个月
spec: 配料=牛肉
point: 原切，不是拼接
point: 每片独立真空
offer: 满2份减20；顺丰冷链
description: 下单后次日发货，偏远地区除外。

娃放学回来第一句话，今天有没有肉吃。
{一片三两|number|supported}，{一共六片|number|supported}。
{澳洲的牛|origin|contradicted}，{谷子喂了两百天|number|contradicted}。
{没加一点保水剂|material|unsupported}。
{原切的，不是碎肉拼的|material|supported}。
{米其林大厨点名要的货|testimonial|unsupported}。
{跟西餐厅三百块一份的没区别|comparison|unsupported}。
{折算下来一片二十八|number|supported}。
煎之前拿厨房纸把水吸干，这一步最要紧。
{M5 级别的雪花|award|unsupported}。
{配料就两样，牛肉和盐|material|contradicted}。
{双十一一晚上抢空八千份|number|unsupported}。
{老客都是三份五份地囤|testimonial|unsupported}。
铁锅烧到冒烟再下肉，一面一分半。
{第二天就发货|number|supported}。
{蛋白质是鸡胸的两倍|comparison|unsupported}。
结婚纪念日，我俩在家开了瓶三十八块的红酒。
{空运到家不超过二十四小时|number|unsupported}。
三分熟还是七分熟，我俩能争一晚上。
我第一次进西餐厅，左右手拿反了刀叉。
锅里放一块黄油，几瓣蒜，一枝迷迭香。
儿子说长大要当厨师，理由是可以偷吃。
煎好静置五分钟，比着急切开好吃。
法国人吃饭能吃三个小时。
减脂期也要吃肉，别饿着自己。
小时候一个月才吃得上一回肉。
超市的打折肉，我妈晚上九点准时去抢。
我弟一顿能吃三碗饭，比我爸还多。
意大利面煮八分钟，捞出来过一遍油。
老板请客那天，我一个人吃了两份。

# car_seat
title: 护苗 儿童安全座椅 0-7岁 360度旋转 ISOFIX
category: 母婴/安全座椅
price: 1299.00
brand: 护苗
spec: 适用年龄=0-7岁
spec: 适用体重=0-25kg
spec: 接口=ISOFIX+支撑腿
spec: 角度=5档躺角
spec: 座椅重量=13.5kg
spec: 认证=3C
spec: 面料=三明治网布，可拆洗
spec: 质保=1年
point: 侧面有缓冲块
point: 头枕11档可调
offer: 送隔脏垫；30天价保
description: 转到车门一侧抱孩子上下，不用弯腰。

我第一次带娃上高速，手心全是汗。
{从出生能坐到十二岁|number|contradicted}，一把到底。
{3C 认证的|award|supported}，{还有德国 ADAC 四星|award|unsupported}。
{五个角度能躺|number|supported}，{头枕十一档|number|supported}。
{撞击测试做了一千二百次|number|unsupported}。
{面料是羊毛的|material|contradicted}，冬天暖。
{沃尔沃同款安全带扣|comparison|unsupported}。
{交警大队都推荐|testimonial|unsupported}。
{军工级钢骨架|award|unsupported}，压不变形。
{十二公斤多|number|contradicted}，我一个人装上去的。
孩子哭闹的时候，先停到服务区再哄。
{当地每三个宝宝就有一个在坐|number|unsupported}。
{套子能拆下来洗|material|supported}。
{三十天里降价给你补差|number|supported}。
{侧撞防护强过普通座椅一大截|comparison|unsupported}。
他睡着的样子，口水流了一脖子。
{售出十八万台零事故|number|unsupported}。
孩子一上车就问，还有多久到。
高速上连着开两个小时一定要休息。
我第一次当爸爸，连奶瓶都不会拿。
交警叔叔敬了个礼，我还以为自己超速了。
小家伙今年三岁半，最爱说“不要”。
后排中间那个位置，到底安不安全？
回老家的路六百公里，全家睡了五百五。
孩子的姥姥从山东坐了十个小时火车过来。
后备箱塞了三个箱子两辆滑板车。
他才八个月，已经会自己把袜子脱掉。
高速服务区的泡面，十五块一桶。
幼儿园老师说他今天哭了两回。

# massage_shop
title: 松骨坊 肩颈调理60分钟 单人套餐
category: 生活服务/推拿
price: 98.00
brand: 松骨坊
spec: 时长=60分钟
spec: 项目=肩颈按揉+热敷
spec: 门店=3家
spec: 营业时间=10:00-23:00
spec: 成立=2019年
spec: 房间=独立单间
point: 不推销办卡
point: 可以提前一天预约
offer: 第一次到店68元；随时可退
description: 按摩师平均从业6年，地铁2号线出来走路5分钟。

天天对着电脑，脖子一转咔咔响。
{整整一个钟头|number|supported}，{不推销|material|supported}。
{头一回来只要六十八|number|supported}。
{一次见效，三次断根|number|unsupported}。
{全市十五家分店|number|contradicted}。
{师傅个个都有二十年手艺|number|contradicted}。
{非遗传承人的手法|award|unsupported}。
{一个人一间房|number|supported}，没人打扰。
{按完长高两公分|number|unsupported}，不骗你。
{附近写字楼里的白领一半都是我们会员|testimonial|unsupported}。
{不满意退双倍|number|unsupported}。
{中医药大学的博士坐诊|award|unsupported}。
{去年一年接待了四万人次|number|unsupported}。
低头一小时，抬头五分钟，记住这句话。
{美团推拿榜前五|award|unsupported}。
我妈总说我坐没坐相，现在报应来了。
{手法比泰式的还到位|comparison|unsupported}。
昨天加班到十一点，脖子像落枕一样。
久坐的人，每小时起来倒杯水。
我同事趴桌上睡着了，口水印在报表上。
做完记得喝温水，当天别冲冷水。
师傅问力度行不行，我咬着牙说行。
人到中年，保温杯里泡的都是自己。
医生朋友提醒，手麻要先去拍片子。
我爸的腰是年轻时候扛水泥扛坏的。
公司八楼，电梯坏了，我爬了三天楼梯。
同事都下班了，我还在改第七版方案。
睡前把手机放远一点，比什么都强。
我去泰国那次，被按得嗷嗷叫。

# hotpot_base
title: 巴渝记 牛油火锅底料 500g 微辣 手工炒制
category: 食品/调味
price: 25.80
brand: 巴渝记
spec: 净含量=500g
spec: 配料=牛油、辣椒、花椒、豆瓣酱、食用盐、白砂糖
spec: 辣度=微辣
spec: 产地=重庆涪陵
spec: 保质期=12个月
spec: 适合人数=4-6人
point: 小块分装，每块100g
point: 锅底炒足4小时
offer: 3袋69元；坏袋包赔
description: 一块够两个人，也能拿来炒菜拌面。

下雪天不吃火锅，等于白下。
{重庆涪陵的老味道|origin|supported}。
{五百克分成五小块|number|supported}。
{贵州的辣椒，汉源的花椒|origin|unsupported}。
{炒了足足八个钟头|number|contradicted}。
{变态辣|material|contradicted}，一口上头。
{三袋六十九|number|supported}，{一袋二十三|number|supported}。
{无糖|material|contradicted}，控糖的人也敢吃。
{央视美食节目都来拍过|award|unsupported}。
{正宗程度不亚于洪崖洞的老店|comparison|unsupported}。
{祖传三代的方子|award|unsupported}。
{不放一粒味精|material|unsupported}。
我男朋友吃微辣都要配两瓶豆奶。
{够十个人吃一顿|number|contradicted}。
{隔壁开火锅店的老板都偷偷来进货|testimonial|unsupported}。
毛肚七上八下，鸭肠提三提。
{卖遍全国三百个城市|number|unsupported}。
{这牛油没添加防腐剂|material|unsupported}。
四川人说微辣，那是对外地人最大的谎言。
一个人吃火锅，也可以点两份毛肚。
水开之后转小火，先下肉再下菜。
室友不吃香菜，我们差点绝交。
火锅局里总有一个人负责涮，一个人负责吃。
重庆的夏天，四十度也挡不住排队。
吃完身上一股味儿，大衣晾了两天。
我老家在四川，冬天屋里比屋外还冷。
一桌六个人，点了四个锅底，谁也不服谁。
孩子第一次吃辣，喝了两大杯牛奶。
火锅店门口排了八十桌，我们转身去吃了面。
菜市场王姐家的毛肚，每天十点就没了。

# desk_lamp
title: 明夜 国AA级护眼台灯 学生学习 触控调光
category: 家居/灯具
price: 199.00
brand: 明夜
spec: 照度=国AA级
spec: 功率=18W
spec: 色温=3000K-5000K
spec: 显色指数=Ra97
spec: 灯臂长=55cm
spec: 材质=铝合金+ABS
spec: 质保=3年
point: 无可视频闪
point: 45分钟提醒休息
offer: 一年内坏了换新；拍下减20
description: 灯头长38cm，照得到整张课桌。

写作业写到十点，当妈的比娃还累。
{国AA 级的照度|award|supported}，{显色指数九十七|number|supported}。
{防近视率百分之九十|number|unsupported}。
{央视曝光过的蓝光危害它一点都没有|award|unsupported}。
{灯罩是陶瓷的|material|contradicted}，散热好。
{四十五分钟自动提醒|number|supported}。
{用了它度数就没涨过|testimonial|unsupported}。
{飞利浦同厂出品|comparison|unsupported}。
{灯珠寿命五万小时|number|unsupported}。
{功率才九瓦|number|contradicted}，一个月一度电。
{保三年|number|supported}，{坏了一年内换新|number|supported}。
{教室里的灯都没它均匀|comparison|unsupported}。
关灯睡觉前，再检查一遍明天的红领巾。
{获了德国 iF 奖|award|unsupported}。
{拍下立减五十|number|contradicted}。
{眼科医院指定用灯|testimonial|unsupported}。
阅读的时候，房间里的大灯也要开着。
凌晨一点，对面楼还有三盏灯亮着。
我上学那会儿，停电就点蜡烛写作业。
看书的时候，眼睛离书本一尺远。
孩子说作业写完了，书包都没打开。
每天户外两小时，比什么都管用。
考试前一晚，早点睡比多看两页强。
我爸当年就着煤油灯考上的大学。
孩子班里一半人都戴上了眼镜。
我家书房朝北，冬天下午四点就黑了。
数学卷子八十分，他说比上次进步了两分。
姐姐房间的灯，是她自己画的灯罩。
学校要求九点半之前睡觉，没一天做到。

# baijiu
title: 溪沟坊 酱香型白酒 53度 500ml 坤沙工艺
category: 酒水/白酒
price: 268.00
brand: 溪沟坊
spec: 香型=酱香型
spec: 酒精度=53%vol
spec: 原料=水、高粱、小麦
spec: 净含量=500ml
spec: 产地=贵州仁怀
spec: 基酒年份=5年
spec: 执行标准=GB/T 26760
point: 一瓶一码可查
point: 固态发酵
offer: 整箱6瓶1488元；破损包赔
description: 一年一个生产周期，九次蒸煮，八次发酵，七次取酒。

老友三年没见，一坐下来话比酒多。
{五十三度|number|supported}，{仁怀的酒|origin|supported}。
{十五年的老基酒|number|contradicted}，闻着就厚。
{九蒸八酵七取酒|number|supported}，一年才出一回。
{茅台镇核心产区|origin|contradicted}。
{口感直逼两千块的那位|comparison|unsupported}。
{国家级品酒大师亲自勾调|award|unsupported}。
{只用高粱和小麦|material|supported}，{没勾一滴酒精|material|unsupported}。
{喝了第二天不上头|number|unsupported}。
{一箱六瓶一千四百八十八|number|supported}。
{巴拿马万国博览会金奖|award|unsupported}。
{糯米酿的|material|contradicted}，入口甜。
酒桌上别劝酒，喝到微醺正好。
{战友聚会只认这个|testimonial|unsupported}。
{每年限量三千瓶|number|unsupported}。
我爷爷一辈子就爱抿两口，一口花生一口酒。
{九八年就开始酿的老酒坊|number|unsupported}。
喝酒不开车，开车不喝酒。
老同学二十年没见，头发都白了。
爸爸的酒量，是被生意练出来的。
下酒菜不用多，花生米一碟就够。
他喝多了，抱着电线杆叫哥。
贵州的山一层一层，看不到头。
这辈子最好的酒，是毕业那晚的啤酒。
我岳父喝多了，就讲他当兵那三年。
婚礼摆了二十八桌，敬酒敬到腿软。
老张比我大三岁，看着比我年轻十岁。
八十年代的结婚证，只有巴掌那么大。
全家就我一个人不会喝酒。
`;
