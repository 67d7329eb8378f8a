/**
 * Data: goods of twelve trades, each with sentences that people would say of them. What can be held against the data is
 * marked `{words|kind|verdict}`. Written before the rules were seen to work, by somebody who did not know them; the
 * goods from the seventh on are never looked at to better the rules.
 */
export const corpus = `
# down_jacket
title: 拾棠 90白鸭绒轻薄羽绒服女短款2026新款
category: 女装/羽绒服
price: 329.00
brand: 拾棠
spec: 面料=100%锦纶(20D)
spec: 里料=100%聚酯纤维
spec: 填充物=白鸭绒
spec: 绒子含量=90%
spec: 充绒量=86g(M码)
spec: 整件重量=265g(M码)
spec: 蓬松度=650+
spec: 颜色=燕麦白/雾蓝/黑色
spec: 尺码=S/M/L/XL
spec: 产地=浙江平湖
point: 面料防泼水，小雨不渗
point: 附收纳袋，可折叠成水杯大小
point: 两侧拉链口袋加一个内袋
offer: 领券立减30元，到手299元；支持7天无理由退换
description: 短款利落版型，秋冬和早春通勤都能穿，领口加了一圈抓绒，不扎脖子。
document: 检测报告：经浙江省内第三方纺织检测机构检测，绒子含量实测91.2%，符合GB/T 14272-2021要求。

早上七点出门，风直接往脖子里灌，你们那儿也这样吗？
我说真的，{整件才半斤多一点|number|supported}，拎在手里跟没拿似的。
{里面填的是白鸭绒|material|supported}，捏一把松开，自己就鼓回来了。
{领完券不到三百|number|supported}，省下的钱够我喝好几杯奶茶。
好多姐妹问尺码，我一米六二、105 斤，拿的 M，给你们参考下。
{95% 绒子含量|number|contradicted}，摸着就是软乎乎一团云。
{比我去年那件轻了一半|comparison|unsupported}，坐地铁热了脱下来塞包里就行。
别三心二意了，喜欢哪个颜色就拿哪个，衣服嘛，穿着开心最要紧。
听好了啊，{这里头装的可是鹅绒|material|contradicted}。
零下五度的早晨，我只想在被窝里再赖十分钟。
{检测报告也出了|award|supported}，{绒子含量实测九成一|number|supported}，不放心的可以找客服要来看。
今天教大家三个叠穿小技巧，第二个最适合小个子。
{办公室六个同事都跟我买了同款|testimonial|unsupported}，现在一进门跟穿工服一样。
{面料是百分百锦纶|material|supported}，{拉链还是日本进口的|origin|unsupported}，来回拉特别顺。
如果你家在海南，那这条视频可以直接划走了，哈哈。
版型{拿过红点设计奖|award|unsupported}，短款显腿长这事儿我就不多吹了。
{M 码充了足足 120 克绒|number|contradicted}，东北的朋友也扛得住。
一件衣服好不好，我一般看两点：袖口漏不漏风，领口扎不扎脸。
你上次一口气逛三个小时商场，最后空手回家，是不是也气得不行？
2026 年了，谁还愿意为了好看冻得直哆嗦呀。
三下五除二收拾好行李，走，看雪去！
{平湖做出来的|origin|supported}衣服，{零下二十度也顶得住|number|unsupported}，里面套件毛衣就够。

# mango
title: 攀枝花凯特芒果 5斤装 当季现摘大果
category: 生鲜/水果
price: 39.90
brand: 金沙果园
spec: 净重=2.5kg
spec: 单果重=400-600g
spec: 每箱个数=5-6个
spec: 产地=四川攀枝花
spec: 糖度=15-17
spec: 储存=常温3-5天，变软后冷藏
point: 树上长到八成熟才采摘
point: 不打蜡，不泡催熟剂
point: 果核薄，果肉纤维少
offer: 第二件半价；坏果包赔，签收后24小时内联系客服
description: 果园海拔1300米，年日照2700小时，昼夜温差大，每年8月下旬开始采摘，产地直发。
document: 农残检测：2025年8月送检，42项农药残留均未检出。

{攀枝花的凯特芒|origin|supported}到季了，一刀下去汁水顺着手腕流。
三伏天谁还有胃口吃饭啊，我一天三顿都想抱着水果啃。
{五斤才三十九块九|number|supported}，{折下来一斤不到八块|number|supported}，自己算算嘛。
{一个差不多就有一斤|number|supported}，{比去年那批还要大一圈|comparison|unsupported}，拿在手上沉甸甸的。
你小时候是不是也干过一口气吃六个芒果、第二天嘴巴肿起来的事？
爱吃甜的别错过，{糖度能到 22|number|contradicted}。
{海南空运过来的|origin|contradicted}，箱子打开还有一股叶子香。
收到以后别着急切，先找个通风的地方放着，等它变软再说。
{比菜场的小台芒甜两倍|comparison|unsupported}，切完盘子我都想舔。
第一步洗手，第二步擦干，第三步沿着核切两刀，就这么简单。
{不打蜡|material|supported}，{也没泡过催熟剂|material|supported}，皮上有点小黑斑别大惊小怪。
外面三十八度，走到小区门口我就后悔了。
我家娃 3 岁，最近只认黄色的东西，鸭子是黄的，饭碗也得是黄的。
{送检的农残四十二项全没检出|award|supported}，切给孩子吃我也踏实。
{广东的李姐一次囤了 8 箱|testimonial|unsupported}，说要分给整层楼的邻居。
要是你对芒果过敏，听我一句，别逞强。
{上个月走了三万多箱|number|unsupported}，{园子还有有机认证|award|unsupported}，手慢的今年真就没了。
{买一箱第二箱免费|number|contradicted}，宿舍拼一拼刚刚好。
人生得意须尽欢，夏天嘛，冰箱里得有点甜的。
坏了别不好意思开口，{四十八小时内拍照都给赔|number|contradicted}。
晚上十点半，刷到这条视频的你，是不是已经饿了？
说句心里话，卖水果的最怕下雨天，一下雨整宿睡不着。

# drip_coffee
title: 山屿 云南保山小粒咖啡 挂耳咖啡 中深烘 10g×20包
category: 食品/咖啡
price: 59.00
brand: 山屿咖啡
spec: 净含量=200g(10g×20包)
spec: 配料=咖啡豆(阿拉比卡)
spec: 产地=云南保山潞江坝
spec: 烘焙度=中深烘
spec: 处理法=水洗
spec: 保质期=12个月
point: 每包单独充氮密封
point: 不添加蔗糖、植脂末、香精
point: 坚果和黑巧风味，酸度低
offer: 两盒99元；新客首单减5元
description: 豆子种在海拔1400到1600米的山坡，下单后48小时内发货。
document: 冲泡说明：90-93℃热水180ml，先闷蒸30秒，再分三次注水，全程约2分钟。

周一早上八点的地铁，十个人里九个在打哈欠。
{配料干干净净就咖啡豆一样|material|supported}，多一个字都没有。
{一盒二十包|number|supported}，{摊下来一杯三块不到|number|supported}，钱包终于松了口气。
你喝咖啡是图提神，还是图手里有个杯子比较有安全感？
{埃塞俄比亚的豆子|origin|contradicted}，一撕开就是花果香。
先{闷蒸半分钟|number|supported}，再慢慢画圈倒水，手残党也能学会。
{比连锁店的美式提神三倍|comparison|unsupported}，下午开会我眼睛瞪得像铜铃。
我以前加班到凌晨两点，全靠意志力，现在想想真傻。
{保质期有两年|number|contradicted}，囤在抽屉里慢慢喝呗。
山里的清晨我只在短视频里见过，六点半的闹钟倒是天天见。
咖啡这种东西，喜欢就是喜欢，别被那些术语吓住了。
{隔壁组小张都回购第五盒了|testimonial|unsupported}，他原来可是个奶茶脑袋。
{糖一粒没加|material|supported}，{植脂末也没有|material|supported}，怕胖的放心泡。
如果你一喝就心慌，那下午四点以后就别碰了。
{烘豆师拿过全国大赛金奖|award|unsupported}，火候拿捏得死死的。
{两盒带走 89|number|contradicted}，和同桌拼一下正好。
第一口苦，第二口香，第三口就想起外婆家的老院子。
{百分百罗布斯塔|material|contradicted}，油脂厚得能托住一颗糖。
1 月 1 号立的早起目标，你坚持到第几天了？
{咖啡因只有 30 毫克|number|unsupported}，晚上来一杯也睡得着，{喝过的人都说不酸不涩|testimonial|unsupported}。
趁水烧开的工夫伸个懒腰，这是我一天里唯一不看手机的五分钟。
百闻不如一喝，链接给你们挂左下角了。

# hotpot_deal
title: 渝灶老火锅 3-4人餐团购 牛油锅底+12道菜
category: 本地生活/火锅
price: 198.00
brand: 渝灶老火锅(春熙路店)
spec: 适用人数=3-4人
spec: 门市价=368元
spec: 锅底=牛油红锅/番茄鸳鸯二选一
spec: 荤菜=鲜毛肚、黄喉、嫩牛肉、鲜鸭血、虾滑、午餐肉
spec: 素菜=6份任选
spec: 营业时间=11:00-次日02:00
spec: 有效期=购买后90天
point: 毛肚每天早上从屠场直送
point: 锅底油一次性使用，不回收
point: 小料、冰粉、酸梅汤免费自取
offer: 周末、节假日通用；每桌限用2张
description: 春熙路地铁站C口步行5分钟，店里32张桌，2016年开业至今。
document: 锅底选用四川广汉牛油，配贵州辣椒与汉源花椒，由师傅炒制4小时。

下班六点，天又阴又冷，除了火锅我想不到第二个答案。
{四个人不到两百|number|supported}，{平时点下来得三百六十八|number|supported}，这账谁都会算。
毛肚七上八下这四个字，成都小孩三岁就会背。
{花椒用的是汉源的|origin|supported}，麻得嘴皮子跳舞。
{锅底炒足八个钟头|number|contradicted}，香到隔壁桌扭头看。
{连续三年上了必吃榜|award|unsupported}，周末不早点来只能坐门口嗑瓜子。
你们吃火锅是香油碟派还是干碟派？评论区吵一架。
{楼上写字楼的上班族每周都要来报到|testimonial|unsupported}，服务员都认得人了。
{凌晨两点才打烊|number|supported}，看完夜场电影来刚好。
上个礼拜失恋的那位朋友，今天已经能吃下两碗米饭了。
{二十道菜|number|contradicted}摆得满满当当，筷子都不知道先伸哪边。
{锅底的油只用一次、绝不回收|material|supported}，吃完喉咙不糊。
{比同一条街的人均便宜一半|comparison|unsupported}，学生党狠狠心动了。
减肥这件事嘛，吃饱了才有力气从明天开始。
不着急，{买完半年内都能用|number|contradicted}。
如果你一点辣都沾不得，那也别为难自己，朋友之间讲究个你情我愿。
{出 C 口走五分钟就到|number|supported}，路痴也丢不了。
{牛油是内蒙古运来的|origin|contradicted}，冻起来像块白玉。
一锅红汤咕嘟咕嘟冒泡，天大的事也等吃完再讲。
双十一剁完手，还剩多少钱够请兄弟伙吃顿好的？
{虾滑含虾量九成五|number|unsupported}，{一点淀粉没放|material|unsupported}，下锅就浮起来。
定位发给那个欠你一顿饭的人，他懂的。

# face_cream
title: 沐粒 神经酰胺修护面霜 50g 敏感肌保湿
category: 美妆/面霜
price: 128.00
brand: 沐粒
spec: 净含量=50g
spec: 主要成分=神经酰胺NP、泛醇(维生素B5)、角鲨烷、积雪草提取物
spec: 泛醇含量=5%
spec: 适用肤质=干皮、敏感肌
spec: 保质期=3年，开封后12个月
spec: 产地=广东广州
point: 无酒精、无香精、无色素
point: 质地像酸奶，推开化水
point: 早晚都能用
offer: 下单立减20元，到手108元，另送15g小样2支
description: 换季泛红、起皮时厚涂当晚霜，平时薄涂打底不搓泥。
document: 人体功效评价：33名受试者连续使用28天，皮肤含水量提升31.6%，经皮失水率下降18.4%。

换季那几天，我的脸就像十一月的墙皮，一笑就掉渣。
脸上起皮还要化妆上班的日子，真的是度日如年。
{酒精香精色素一样没放|material|supported}，凑近闻只有淡淡的膏体味。
洗完脸三秒钟之内你会干嘛？我反正是在找毛巾。
{三十三个人连着用了四个礼拜|number|supported}，{皮肤含水量涨了三成多|number|supported}，数据都摆在详情页了。
{还悄悄塞了烟酰胺|material|unsupported}，气色透出来那种白，很自然。
护肤最怕的就是三天打鱼两天晒网。
{到手只要八十八|number|contradicted}，{小样还送三支|number|contradicted}，老板今天是喝多了吧。
{我自己空了四罐|testimonial|unsupported}，梳妆台上这瓶又快见底了。
{法国原装进口|origin|contradicted}，包装拿在手里就很高级。
要是脸上正在破皮流水，先去医院，别指望任何瓶瓶罐罐。
{我认识的皮肤科医生也在用|testimonial|unsupported}，问她要推荐她就甩给我这个。
{保湿力是普通面霜的 5 倍|comparison|unsupported}，空调房坐一天脸还是软的。
我妈那代人一瓶雪花膏能从脸抹到脚后跟，你家也是吧？
{配方有国家发明专利|award|unsupported}，可不是随便兑兑水。
今晚十点，我在直播间等你们，一起聊聊烂脸那些年。
{开了盖一年内用完就行|number|supported}，不用急吼吼往脸上糊。
冷知识：皮肤大概二十八天换一轮，急不得。
{一罐一百克|number|contradicted}，顺手涂脖子也不心疼。
有没有人跟我一样，口红买了几十支，天天涂的就那一支？
{角鲨烷|material|supported}和{积雪草|material|supported}这俩老朋友都在，干皮看到应该会笑。
三分靠涂，七分靠睡，熬夜冠军请自觉关灯。

# health_kettle
title: 禾小厨 养生壶 1.5L 多功能煮茶器 家用办公室
category: 厨房小电/养生壶
price: 149.00
brand: 禾小厨
spec: 容量=1.5L
spec: 额定功率=800W
spec: 壶身材质=高硼硅玻璃
spec: 发热盘材质=316L不锈钢
spec: 预设功能=12种
spec: 保温=最长8小时
spec: 预约=24小时
spec: 电源线长=0.8m
spec: 重量=1.7kg
point: 低音煮水，运行噪音不超过45分贝
point: 防干烧、防溢
point: 附赠滤网和炖盅
offer: 活动价129元，晒图返5元；整机质保2年
description: 满壶常温水烧开约9分钟，广东中山生产，旋钮操作，老人也会用。
document: 本产品已通过国家强制性产品认证(3C)，食品接触部分符合GB 4806系列标准。

每天下午三点，工位上准时飘来隔壁桌的螺蛳粉味。
{一千五百毫升|number|supported}的肚子，一家人围着喝刚刚好。
{壶身是高硼硅玻璃的|material|supported}，看着红枣在里面翻跟头，特别解压。
{十八种功能|number|contradicted}一个旋钮搞定，{发热盘用的 304|material|contradicted}，刷起来不费劲。
多喝热水这四个字，直男说了十年，没想到是真理。
我爸退休以后的一天：五点起床，六点打太极，七点开始念叨我。
{电源线足足一米五|number|contradicted}，插座远也够得着，{最长还能保温八个钟头|number|supported}。
先放什么后放什么？记住：硬的先下，花瓣最后。
{比我妈那台老式壶快一倍|comparison|unsupported}，她嘴上不说，眼睛一直瞟。
{一壶水九分钟左右就开|number|supported}，刚够我把头发吹干。
感冒第三天，嗓子像吞了把沙子，话都不想说。
颜值没得挑，{拿过 iF 设计奖|award|unsupported}的，摆哪儿都像样板间。
你家厨房里有几件吃灰的小电器？我先自首，五件。
{宝妈群里天天有人晒它|testimonial|unsupported}，我是被硬生生种草的。
如果早上只有十分钟，我选择多睡九分钟。
{3C 认证|award|supported}是有的，宿舍能不能用你得问宿管阿姨。
{活动期间一百三不到|number|supported}，{声音比图书馆翻书还轻|comparison|unsupported}，还犹豫啥呢。
秋天喝什么？梨。冬天喝什么？还是梨。
{玻璃是从德国进口的|origin|unsupported}，{煮一壶才花三分钱电费|number|unsupported}，怎么算都不亏。
煮茶有什么难的，水加料，剩下交给时间。
{坏了三年内都给保|number|contradicted}，客服小姐姐态度也好。
十全十美的东西不存在，能让我愿意天天洗它就算赢。

# diaper
title: 软芽 云薄拉拉裤 XL码 36片 男女宝通用
category: 母婴/纸尿裤
price: 79.00
brand: 软芽
spec: 尺码=XL(12-17kg)
spec: 片数=36片
spec: 厚度=2.3mm
spec: 单片吸收量=780ml
spec: 表层材质=ES纤维无纺布
spec: 吸收芯体=日本进口高分子吸水树脂
spec: 产地=福建泉州
spec: 保质期=3年
point: 不添加荧光增白剂、香精
point: 双层立体防漏侧边
point: 尿显条变色提示
offer: 3包219元；签收30天内红屁屁包退
description: 360度弹力腰围，跑跳不掉裆，透气底膜，夏天也能穿。
document: 经第三方机构按GB/T 28004.2-2021检测合格，pH值6.1，甲醛未检出。

凌晨三点半，娃醒了，我也醒了，只有他爸睡得像块石头。
{算下来一片两块二|number|supported}，{三包打包才 199|number|contradicted}，趁有货赶紧囤。
{薄得只有两毫米多|number|supported}，大热天不像背了个沙袋。
我家老二 14 个月，走路像喝醉的企鹅。
{表层是纯棉的|material|contradicted}，贴着脸蹭都舒服。
{芯子里的吸水树脂是日本来的|origin|supported}，尿完一摸，表面还是干爽的。
当妈以后才懂什么叫一心二用，左手冲奶右手拍嗝。
{荧光剂香精都没加|material|supported}，{第三方检测也过了|award|supported}，奶奶那关总算说得通。
{一片能吸一千五百毫升|number|contradicted}，倒两瓶矿泉水进去给你们看。
{比上一代薄了四成|comparison|unsupported}，{连着十二个钟头不用换|number|unsupported}，一觉到天亮。
出门前检查三样：奶瓶、口水巾、备用裤子，缺一样都要命。
{月子中心的护士长都推荐|testimonial|unsupported}，我是听了她的才下的单。
{二十四斤到三十四斤的宝|number|supported}拿这个码就对了。
如果宝宝屁屁已经破皮了，先晾着，再去看医生。
孩子睡了不等于下班，水槽里还有六个奶瓶等着我。
人家可是{拿了德国皮肤测试五星认证|award|unsupported}的，敏感宝也敢上。
你们家孩子第一次叫妈妈是几个月？我等得花儿都谢了。
带娃这事没有标准答案，别拿别人家的进度条吓自己。
{荷兰原装进口|origin|contradicted}，难怪摸着跟超市货架上的不一样。
周末去公园，三步一停五步一坐，遛的到底是他还是我？
{我家双胞胎穿到现在一次没红过|testimonial|unsupported}，{还加了芦荟精华|material|unsupported}，小屁股嫩嫩的。
感谢每一个深夜还在线的妈妈，你们都是超人。

# cat_food
title: 喵野 鲜鸡肉无谷全价猫粮 成猫 2kg
category: 宠物/猫主粮
price: 138.00
brand: 喵野
spec: 净含量=2kg
spec: 粗蛋白=≥40%
spec: 粗脂肪=≥16%
spec: 水分=≤10%
spec: 原料=鲜鸡肉(45%)、鸡肉粉、鸡油、木薯淀粉、鱼油、鸡蛋粉
spec: 适用=12月龄以上成猫
spec: 颗粒直径=8mm
spec: 保质期=18个月
spec: 产地=山东临沂
point: 无谷物、无诱食剂
point: 牛磺酸含量0.2%
point: 自封条加充氮包装
offer: 首单赠100g试吃装；2袋259元
description: 低温烘焙，颗粒小而酥，挑嘴猫先喂试吃装，不爱吃正装未拆可退。
document: 每批次送检，黄曲霉毒素B1未检出，符合GB/T 31217-2014；生产工厂通过HACCP认证。

早上六点，一只十二斤的猫踩上我的胸口，准时开饭铃。
{蛋白四成起步|number|supported}，{鲜鸡肉将近一半|number|supported}，翻到背面自己看成分表。
养猫第一年我买了七个窝，它最爱的还是快递纸箱。
{一颗谷物都没有|material|supported}，{诱食剂也没放|material|supported}，便便终于成型了。
猫是不会骗人的，它不想理你，三天都不会看你一眼。
{里头拌了冻干三文鱼|material|unsupported}，倒进碗里那个香啊。
{一袋五斤|number|contradicted}，扛上六楼我喘了半天。
换粮要慢慢来，第一天掺一点点，别一口气全换。
{我家三只吃了半年，毛都能反光|testimonial|unsupported}，撸一下午不舍得撒手。
{新西兰进口|origin|contradicted}，草饲长大的肉就是不一样。
你给猫取名字是认真的吗？我邻居家的叫“房贷”。
{厂子过了 HACCP|award|supported}，{黄曲霉毒素也没检出来|award|supported}，吃进嘴的东西这点很要紧。
{两袋只要 239|number|contradicted}，{比进口大牌便宜三分之一|comparison|unsupported}，多猫家庭看过来。
如果猫连着两天不吃不喝，别上网搜，赶紧抱去医院。
铲屎官的尊严，从每天弯腰三次开始。
{宠物医院的大夫自己也喂这个|testimonial|unsupported}，这话是她打疫苗的时候跟我讲的。
它一个后空翻跳上冰箱，九条命大概是真的。
{两个月的小奶猫也能吃|number|contradicted}，不用再单买一袋了。
{颗粒八毫米|number|supported}，小嘴巴咬得嘎嘣脆。
{去年宠物展上拿了金奖|award|unsupported}，{百分之九十八的猫第一口就光盘|number|unsupported}。
人均月光，猫均罐头，这届年轻人就是这么过的。
上班八小时，想猫七个半小时，剩下半小时在看监控。

# bedding
title: 棉与眠 60支长绒棉四件套 1.8m床 纯色
category: 家纺/四件套
price: 399.00
brand: 棉与眠
spec: 材质=100%棉(长绒棉)
spec: 纱支=60支
spec: 工艺=贡缎
spec: 被套尺寸=220×240cm
spec: 床单尺寸=245×250cm
spec: 枕套=48×74cm，2只
spec: 颜色=6色可选
spec: 安全类别=GB 18401 A类(婴幼儿可用)
spec: 产地=江苏南通
point: 原料为新疆长绒棉
point: 活性印染，不易掉色
point: 可机洗，水温不超过30℃
offer: 满399减60，到手339元
description: 缎面光泽柔和，被套隐形拉链，四角带绑带，被芯不跑位。
document: 检测结果：水洗尺寸变化率-2.5%，耐摩擦色牢度4级，甲醛含量未检出。

一天二十四小时，躺在床上的时候我最像个人。
{棉花是新疆来的|origin|supported}，{在南通织的|origin|supported}，懂家纺的人听到这俩地名就点头了。
{六十支|number|supported}、{全棉|material|supported}，手伸进去滑得像剥了壳的鸡蛋。
整理床单有个小窍门：先对角，再拉边，两下搞定。
失眠的时候数羊，数到三百多只我开始心疼牧羊人。
{一百支的纱|number|contradicted}，灯光一打自带柔光，{颜色足足十二个|number|contradicted}，选到眼花。
{掺了一半天丝|material|contradicted}，垂坠感一下子就出来了。
上一次换床单是什么时候？别躲，说的就是你。
{我家那套睡了快两年还没起球|testimonial|unsupported}，所以这次又来补一套灰的。
{比酒店那种床单滑多了|comparison|unsupported}，出差回来更离不开自己的床。
四季更替，唯一不变的是闹钟响了我还想再睡五分钟。
{A 类的|award|supported}，宝宝趴上面啃都行，{抗菌率还有 99%|number|unsupported}。
{减完三百四都不到|number|supported}，换季了给自己换个心情。
乔迁、结婚、孩子上大学，中国人的大日子总绕不开一床新被子。
{被套两米二乘两米四|number|supported}，抢被子的夫妻有救了。
{缩水率不到 1%|number|contradicted}，洗衣机随便造。
如果你爱裸睡，冬天记得先让被窝暖五分钟。
{拿过家纺设计大赛的奖|award|unsupported}，配色确实有两把刷子。
关灯，拉窗帘，手机扔远，晚安三连。
床铺整齐，心也跟着安静，屋子小点又怎样呢。
{已经卖出去十几万套|number|unsupported}，{婆婆来住一晚，走的时候非要带一套|testimonial|unsupported}。
周六不出门，窝着追完整整十二集，谁劝都不好使。

# power_bank
title: 电小鹿 磁吸充电宝 10000mAh 适用iPhone 自带支架
category: 手机配件/移动电源
price: 139.00
brand: 电小鹿
spec: 电池容量=10000mAh/37Wh
spec: 额定容量=5800mAh
spec: 无线输出=15W
spec: 有线输出=USB-C 22.5W
spec: 重量=198g
spec: 厚度=14.8mm
spec: 外壳材质=铝合金+PC
spec: 电芯=聚合物锂电池
spec: 颜色=钛灰/白色/浅紫
point: 背面自带折叠支架
point: 数字屏显示剩余电量
point: 37Wh低于民航100Wh限制，可随身带上飞机
offer: 限时价119元；18个月质保，只换不修
description: 有线给iPhone 15充30分钟可到约50%，吸附后不挡摄像头。
document: 产品已取得3C认证，内置过充、过放、短路、过温等9重保护。

手机电量掉到 20% 的那一刻，人比电池还慌。
{一万毫安|number|supported}，{还不到四两重|number|supported}，揣牛仔裤口袋里不坠。
导航、扫码、回老板消息，现代人出门全靠一块屏。
{外壳是铝合金拼 PC 的|material|supported}，冬天摸着有点冰手，夏天倒是舒服。
高铁五个小时，没信号没座位，全靠单机麻将续命。
{无线能跑到 25 瓦|number|contradicted}，吸上去就蹭蹭往上涨。
插上线{半小时给 15 灌进一半电|number|supported}，洗个澡出来就能出门。
借共享充电宝走遍了三条街，还的时候发现扣了 40 块，谁懂？
{厚度才八毫米|number|contradicted}，贴在手机后面单手也握得住。
{磁力是普通款的三倍|comparison|unsupported}，倒过来使劲甩都不掉。
{九重保护|number|supported}，{3C 也过了|award|supported}，安检小哥看一眼就放行。
数据线这种东西，买的时候三根，用的时候一根都找不着。
{电芯是韩国进口的|origin|unsupported}，{发热比上一代低了六度|comparison|unsupported}。
{跑外卖的表弟用了小半年，说没掉过链子|testimonial|unsupported}。
如果你一天看手机超过十小时，该休息的是你，不是它。
{限时 99|number|contradicted}，{两年内坏了直接换新|number|contradicted}，这种好事不常有。
人家还{过了德国莱茵的认证|award|unsupported}，不是小作坊出来的东西。
拍日落拍到关机，这种遗憾一辈子一次就够了。
11 月 11 日零点，你的手速准备好了吗？
第一排看演唱会是什么体验？手举酸了，嗓子哑了，值了。
{循环充一千次还剩八成|number|unsupported}，{外面那层是液态硅胶|material|contradicted}，捏着软软的。
点赞过 1 万，我就去楼下公园给大家表演倒立。

# white_tea
title: 茗溪里 2021年福鼎白茶 寿眉 老白茶饼 300g
category: 茶叶/白茶
price: 168.00
brand: 茗溪里
spec: 净含量=300g
spec: 生产年份=2021年
spec: 产地=福建福鼎磻溪
spec: 等级=一级
spec: 配料=福鼎大白茶鲜叶
spec: 工艺=日光萎凋
spec: 包装=棉纸+礼盒
point: 可泡可煮，耐泡10道以上
point: 干仓存放，无异味
point: 汤色橙黄，带枣香
offer: 拍2饼减40元；赠茶刀1把
description: 茶园在海拔700米左右，秋后采的寿眉，叶大梗壮，越存越醇。
document: 福鼎白茶制作技艺为国家级非物质文化遗产，本饼由市级非遗传承人林师傅监制。

下雨天，屋檐滴答，最适合什么都不干，发一下午呆。
{磻溪的料|origin|supported}，{二一年的饼|number|supported}，放到今天正是好喝的时候。
学茶第一课：别急着评价，先闭嘴喝三口。
{一饼六两|number|supported}，撬一小块就够泡一壶。
老话说茶七饭八酒满，倒茶倒太满是要赶客的。
{陈了整整十年|number|contradicted}，一掰开就是药香。
{云南勐海的大树料|origin|contradicted}，茶气足得后背冒汗。
喝茶一定要讲究吗？我外公拿搪瓷缸泡了一辈子。
{泡个十来道没问题|number|supported}，最后丢壶里煮还有枣甜。
刮风的夜里九点，壶嘴冒白气，猫蹲在脚边打呼。
水开三遍，话过五巡，天也黑了，客也不想走。
{非遗传承人盯着做的|award|supported}，{原料就一样，福鼎大白的鲜叶|material|supported}。
{斗茶赛上拿过茶王|award|unsupported}，{比同价位的白茶厚实一大截|comparison|unsupported}，不信你找一款对着喝。
世上没有一杯茶解决不了的烦恼，如果有，就再续一壶。
要是空着肚子，浓茶就先放放，胃会抗议的。
{茶多酚占到 28%|number|unsupported}，{一年只压五百饼|number|unsupported}，喝一饼少一饼。
{我爸喝了半个月，说夜里睡得踏实|testimonial|unsupported}，现在天天催我续货。
三十岁以前嫌它苦，三十岁以后嫌自己话多。
今天活动力度大，{两饼立减六十|number|contradicted}。
{跟新会陈皮压在一块儿的|material|contradicted}，煮出来满屋子橘香。
送礼送什么都不如送一份惦记，今年中秋你打算回家吗？
{店里的老茶客一囤就是一整件|testimonial|unsupported}，我想给自己留点都难。

# hair_salon
title: 朵剪造型 女士烫染套餐 烫/染二选一+护理
category: 本地生活/美发
price: 268.00
brand: 朵剪造型(望京店)
spec: 门市价=680元
spec: 服务时长=约150分钟
spec: 适用=不限发长
spec: 染膏=意大利进口染膏，低氨配方
spec: 发型师=总监级，从业8年以上
spec: 营业时间=10:00-21:30
spec: 有效期=购买后60天
point: 含洗剪吹
point: 不推销办卡
point: 不满意7天内免费修改一次
offer: 新客专享，需提前1天预约；到店送头皮检测1次
description: 望京一期商场二层，店内9个工位，2018年开业，一客一围布一消毒。
document: 所用染膏为低氨配方，不含对苯二胺(PPD)，已完成进口特殊化妆品注册。

女人换发型一般有三种情况：分手、跳槽、照镜子。
{门市价六百八|number|supported}的套餐，{现在两百七不到|number|supported}，我反复确认了一下没标错。
从坐下到拍照，{两个半钟头搞定|number|supported}。
剪短一厘米，托尼老师听到的是十厘米。
{染膏是意大利来的|origin|supported}，{没有对苯二胺|material|supported}，味道不冲鼻子。
{韩国进口的染膏|origin|contradicted}，{一点氨都不含|material|contradicted}，头皮不会刺刺的。
你上一次对着镜子觉得自己真好看，是哪一天？
{给你做头的都干了八年往上|number|supported}，手里有没有活儿，剪两下就看出来了。
{店长拿过亚洲发型大赛冠军|award|unsupported}，墙上那奖杯我摸过。
下辈子要做一棵树，三百六十五天都不用洗头。
赶时间的看这里，{一小时就能烫完走人|number|contradicted}。
{做过的姐妹十个有九个会再来|testimonial|unsupported}，前台小妹都记得我的狗叫什么。
{半年都不掉色|number|unsupported}，{比隔壁连锁店便宜一半还多|comparison|unsupported}。
头发软塌的别急着哭，吹头发的时候低下头，从后往前吹。
别问我锡纸烫好不好看，问就是看脸。
{晚上十一点才关门|number|contradicted}，加完班也赶得上。
如果你怀孕了，染头发的事就往后放一放吧。
{一个礼拜之内不喜欢，免费给你改|number|supported}，这点就很敞亮。
一头乱发也能出门，帽子是人类第二伟大的发明，第一是外卖。
{我做完第二天被三个同事追着要地址|testimonial|unsupported}，{护理用的是摩洛哥坚果油|material|unsupported}，摸着跟绸子似的。
周五下班别回家了，找个地方给自己放空两个小时。
改头换面从头开始，这句话就是字面意思。
`;
