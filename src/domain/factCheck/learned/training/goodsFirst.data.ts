/** Data: goods with sentences of a person who has seen neither the rules nor the other sets; marked as in corpus/sentences.data.ts. */
export const goodsFirst = `
# wuchang_rice
title: 稻花香2号 五常大米 真空小包 2.5kg×2袋
category: 食品/粮油
price: 98.00
brand: 拉林河畔
spec: 净含量=5kg（2.5kg×2）
spec: 产地=黑龙江省五常市
spec: 保质期=12个月
point: 今年九月收割，十月脱壳
description: 米水比例1:1.1，提前泡二十分钟。

两块砖头似的包，{加一块儿十斤|number|supported}，快递小哥都说沉。
{折下来一斤不到十块|number|supported}，您自个儿掂量。
{打从黑土地五常来的|origin|supported}，锅盖一掀满屋子都是味儿。
{国庆后头才去的壳|property|supported}，新着呢。
{拿过省里优质米金奖|award|unsupported}的，奖状就挂在村委会墙上。
{比泰国香米还要糯三分|comparison|unsupported}，我家那口子吃了直点头。
{一粒陈米都没掺|absence|unsupported}，掺了您骂我。
{吃出虫子我赔十袋|promise|unsupported}！
{搁上三年照样能吃|number|contradicted}，甭担心囤多了。
小时候我奶奶总把锅巴铲下来，抹点酱塞我手里。
泡二十分钟再下锅，别嫌麻烦。
窗外头下着雪，屋里电饭锅咕嘟咕嘟的。
# soy_milk_powder
title: 永安早餐豆浆粉 原味 独立小袋 30g*12包
category: 食品/冲饮
price: 29.9
brand: 永安
spec: 净含量=360g
spec: 配料=黄豆、白砂糖、麦芽糊精
point: 每包30克冲200毫升热水
offer: 拍两件减5元

早上赶地铁的，撕一袋就走，{一盒够喝十二天|number|supported}呀。
{掰开算一杯两块五|number|supported}，楼下摊子都涨到四块了。
{带甜味的，里头搁了糖|material|supported}，阿公嫌淡的时候我也没再加。
{两盒一块带走便宜五块|number|supported}，自己去点。
{非转基因豆子磨的|material|unsupported}，给娃喝也不用提心吊胆。
{零蔗糖|absence|contradicted}，减脂的妹妹放心入。
{上个月光我们直播间就走了八千盒|count|unsupported}，客服手都点麻了。
{学校营养老师点名叫家长备的|endorsement|unsupported}。
{幼儿园门口的刘妈说她闺女一口气喝见底|testimonial|unsupported}，碗都舔了。
你们那边早饭是配油条还是配包子？
今儿个起晚了，头发都没梳，大家凑合看。
水别太满，留一指头宽，勺子才搅得开。
# hawthorn_strips
title: 山里红 山楂条 无添加 儿童零食 散装称重 500克
category: 食品/果干蜜饯
price: 16.80
brand: 青州老纪
spec: 配料=山楂、白砂糖、麦芽糖
spec: 产地=山东青州
spec: 包装=自封袋
spec: 保质期=9个月

酸得我一激灵，{足足一斤|number|supported}才十来块。
{连糖带果就三样东西|count|supported}，翻过来看背面。
{吃剩下封口一捏就行|property|supported}，不用找夹子。
{山东老乡种的红果子|origin|supported}，捎点儿回去给孩子甜甜嘴。
{中医院开胃门诊都推荐|endorsement|unsupported}，饭前来两根。
{一点糖都没搁|absence|contradicted}，纯果子味儿。
{同样的价，隔壁店只给六两|comparison|unsupported}。
{果核全是人工一个一个抠的|property|unsupported}，费老劲了。
{吃不惯退钱，运费我掏|promise|unsupported}。
冰糖葫芦的摊子又出来了，天一冷就馋这口。
看电视时候手里总得抓点什么，不然心慌。
谁家没个半夜翻零食柜的老公呢，哈哈。
# flaxseed_oil
title: 塞北田 冷榨亚麻籽油 一级 500ml 玻璃瓶
category: 食品/食用油
price: 45
brand: 塞北田
spec: 净含量=500ml
spec: 产地=内蒙古乌兰察布
spec: 工艺=冷榨
spec: 等级=一级
document: 检验报告（2026年5月）：酸价0.6mg/g，过氧化值1.1mmol/kg，α-亚麻酸54.3%。
description: 凉拌、拌酸奶。开封后冷藏，三个月内用完。

{亚麻酸占到一半还多|number|supported}，报告五月份刚出的。
{低温压出来的|property|supported}，闻着有股青草气。
{内蒙那头的籽|origin|supported}，草原上的太阳晒出来的。
{拧开以后顶多放三个月|number|supported}，记得塞冰箱。
{喝了半年血脂降下来的老姐妹有一百多位|testimonial|unsupported}，群里天天报喜。
{比橄榄油营养高两倍|comparison|unsupported}，价钱才一半。
{塑料瓶，摔不坏|material|contradicted}，老人拿着也稳当。
{协和的营养科大夫自己家就吃这个|endorsement|unsupported}。
{孕妇顿顿喝都没问题|promise|unsupported}，我怀老二那会儿就没断过。
周末拌了个洋葱木耳，老头子吃得满头汗。
拿勺子沿着碗边淋一圈就成。
你家厨房台面上摆几瓶油？我数了数我有五瓶。
# oolong_tea
title: 安溪铁观音 清香型 秋茶 125g*2罐礼盒
category: 食品/茶叶
price: 168.00
brand: 尧阳陈家
spec: 净含量=250g
spec: 产地=福建省泉州市安溪县
spec: 采摘=2026年10月
spec: 贮存=密封冷藏
spec: 香型=清香
offer: 赠手提袋一个

{两罐凑起来刚好半斤|number|supported}，送亲家拿得出手。
{今年十月才从树上掐下来|property|supported}，新茶，哥。
{袋子不用另外买，店家给配|property|supported}，拎了就走。
{买回去要放冰箱|property|supported}，别搁灶头边上。
{陈老爷子做茶做了五十二年|number|unsupported}，手指头都是黄的。
{茶王赛拿过头名|award|unsupported}，后生仔不懂去打听打听。
{炭火焙足的浓香口|property|contradicted}，胃寒的最对路。
{泡到第九道还有回甘|number|unsupported}，你讲值不值。
{农残一项都没查出来|absence|unsupported}，干净得很。
来来来，坐下，先呷一杯再讲生意。
我阿嬷以前拿大碗泡，一泡就是一下午。
雨落个不停，最适合窝在家里烧水。
# beef_jerky
title: 牧民巴图 风干牛肉干 原味/孜然 250g
category: 食品/肉干
price: 79.9
brand: 牧民巴图
spec: 净含量=250g
spec: 口味=原味、孜然
spec: 配料=牛肉、食用盐、白砂糖、香辛料
spec: 产地=内蒙古通辽市
point: 三斤鲜肉出一斤干
description: 偏硬，老人小孩慎重选择。

{一袋里头少说是一斤半鲜肉|number|supported}，你琢磨琢磨这账。
{俩味儿挑着来|count|supported}，撒孜然的我个人偏爱。
{嚼着挺费牙的，家里老人悠着点|property|supported}。
{通辽那边做的|origin|supported}，我大学室友就那儿人。
{草原散养三年的黄牛|property|unsupported}，天天吃沙葱长大的。
{软和得没牙都能抿化|property|contradicted}，给奶奶也来一包。
{抗生素残留压根没有|absence|unsupported}，我敢当着镜头讲。
{健身教练圈人手一包|endorsement|unsupported}，练完就啃它。
{超市里的肉干跟它一比全是面疙瘩|comparison|unsupported}。
坐绿皮车那会儿，对面大哥递过来一根，咱俩聊了一宿。
撕成丝丢进泡面里，香迷糊了。
啥时候能再去一趟呼伦贝尔啊，做梦都想。
# honey_acacia
title: 秦岭老蜂农洋槐蜜 1000g 大瓶 带挤压嘴
category: 食品/蜂蜜
price: 66.00
brand: 老蜂农
spec: 净含量=1000g
spec: 蜜种=洋槐
spec: 产地=陕西宝鸡
spec: 波美度=42
spec: 包装材质=PET
spec: 保质期=24个月

{一斤合三十三块|number|supported}，两斤的量可劲儿造。
{宝鸡山里蜂子采的|origin|supported}，额舅家离那达不远。
{浓度四十二度|number|supported}，挂在勺上拉丝呢。
{能搁两年不坏|number|supported}，慢慢喝。
{玻璃瓶装|material|contradicted}，摆桌上也体面。
{蜂场里一百二十箱全是自家的|count|unsupported}，你要来我管饭。
{咳嗽三天，喝完第二天就不咳了|testimonial|unsupported}，我家小子亲身试的。
{没兑过一滴糖浆|absence|unsupported}，兑了叫蜂蜇我。
{结晶了给你换新的|promise|unsupported}，不扯皮。
四月槐花开的时候，整条沟都是白的。
水太烫味道就跑了，放温了再调。
有人爱抹馍上吃没？评论区举个手。
# instant_oat
title: 大麦客 即食燕麦片 0添加蔗糖 1.5kg家庭装
category: 食品/麦片
price: 32.50
brand: 大麦客
spec: 净含量=1.5kg
spec: 配料=燕麦
spec: 原料产地=澳大利亚
spec: 蛋白质=每100g含12.6g
spec: 膳食纤维=每100g含9.8g
point: 一次40克，开水泡3分钟

{配料表短得只剩俩字|material|supported}，看着就舒坦。
{按每顿四十克，能对付三十七八顿|number|supported}，一个多月的早饭搞定。
{袋鼠老家的麦子|origin|supported}，漂洋过海来的。
{三分钟烫开就能喝|number|supported}，闹钟可以往后拨。
{灶上得熬半小时|number|contradicted}，没耐心的别碰。
{本人靠它两个月瘦了十一斤|testimonial|unsupported}，牛仔裤都松了。
{比桶装的那个大牌纤维高一截|comparison|unsupported}。
{营养师协会选的年度早餐|award|unsupported}，不是我吹的。
{糖尿病人敞开吃也不升糖|promise|unsupported}，姑父试过。
有时候懒得洗碗，直接在杯子里搅和。
我先声明啊，我讨厌香蕉，可我妈非让我切进去。
健身房今天停水，气死。
# dried_shrimp
title: 舟山开洋 淡干虾米 中号 200g
category: 食品/水产干货
price: 58
brand: 东极渔嫂
spec: 净含量=200g
spec: 产地=浙江舟山
spec: 规格=中号（约350只/斤）
spec: 配料=海虾
spec: 储存=零下18度冷冻
description: 冷水泡15分钟，泡虾的水别倒。

{一包数下来百来四十只|number|supported}，烧冬瓜够烧好几趟。
{舟山渔嫂自家晒的那片海|origin|supported}，阿拉宁波人懂的。
{除了虾啥也没往里放|material|supported}，你看背后写的。
{到手丢冷冻格|property|supported}，别摆外头。
{盐腌得重，烧菜不用再加盐|property|contradicted}了。
{一粒沙都吃不出|absence|unsupported}，牙齿不会咯噔。
{船上当天捞当天煮|property|unsupported}，不隔夜。
{隔壁饭店老板一趟拿三十包|count|unsupported}，他的馄饨汤就靠这个吊鲜。
{味道赛过广东货|comparison|unsupported}，我两头都吃过。
外婆煮面总要抓一小把，锅盖掀开眉毛都鲜掉。
泡的水留着蒸蛋，别舍得倒。
台风天没菜，翻冰箱翻出它来，谢天谢地。
# chili_sauce
title: 辣得跳 贵州糟辣椒 手工剁 280g*3瓶
category: 食品/调味
price: 27.0
brand: 辣得跳
spec: 净含量=840g
spec: 配料=鲜红辣椒、生姜、大蒜、食用盐、白酒
spec: 产地=贵州遵义
spec: 辣度=中辣
spec: 发酵=60天
offer: 破损补发

{坛子里闷够俩月|number|supported}，酸香酸香的。
{一瓶才九块钱|number|supported}，打发三个单身汉。
{路上磕破了给你重寄|promise|supported}，拍个照就得。
{里头有点酒味，开车的留心|material|supported}哈。
{微辣，小娃儿都能整两口|property|contradicted}。
{老干妈都没得它下饭|comparison|unsupported}，我敢拍胸口。
{坏椒烂椒一颗没进坛子|absence|unsupported}——哎呀你自己闻嘛。
{上过央视那个美食片子|endorsement|unsupported}，第四集。
{成都的陈姐一回买了十二瓶，说婆婆抢着吃|testimonial|unsupported}。
炒饭炒到一半邻居来敲门，问我整的啥子。
油烧热先下它，噼里啪啦一炸，再倒肉。
哪个地方的人最能吃辣？今天必须争个明白！
# protein_bar
title: 铁训 乳清蛋白棒 花生巧克力味 45g*6根
category: 健康食品/代餐
price: 49.90
brand: 铁训
spec: 净含量=270g
spec: 蛋白质=每根15g
spec: 能量=每根812kJ
spec: 配料=乳清蛋白粉、花生酱、代可可脂巧克力、低聚果糖、麦芽糖醇
spec: 过敏原=含乳、花生
description: 麦芽糖醇过量食用可能引起轻微腹泻。

{一根下肚，三分之一是蛋白|number|supported}，练完不用再啃鸡胸。
对花生过敏的哥们儿绕道，{里头真有|material|supported}。
{热量不到两百大卡|number|supported}，比一个肉包子心安。
{贪嘴多吃几根容易跑厕所|property|supported}，别怪我没提醒。
{外头裹的是纯可可脂|material|contradicted}，一口下去丝滑。
{国家举重队食堂在供|endorsement|unsupported}，你品品这分量。
{七个口味里它卖得最好|comparison|unsupported}。
{吃一条能顶四个钟头不饿|number|unsupported}，下午茶都省了。
{乳糖不耐受的人吃着也没事|property|unsupported}，我表弟就是。
深蹲一百公斤的时候脑子里只有一个念头：下课吃啥。
塞在书包侧兜，公交上掏出来就啃。
教练说我再偷懒就罚波比跳，呜呜呜。
# collagen_drink
title: 鱼胶原蛋白肽饮品 50ml*8瓶 白桃味
category: 健康食品/饮品
price: 128
brand: 澄肌
spec: 胶原蛋白肽含量=5000mg/瓶
spec: 配料=水、鱼胶原蛋白肽、浓缩白桃汁、赤藓糖醇、维生素C
spec: 产品类型=普通食品
spec: 不适宜人群=孕妇、哺乳期妇女、婴幼儿
spec: 保质期=18个月
offer: 买二赠一

{小小一瓶塞了五克的肽|number|supported}，一口闷。
{十六块钱一支|number|supported}，少买杯奶茶就出来了。
{怀着宝宝的先忍忍|property|supported}，等断了奶再说。
{带两盒回家，箱子里躺着三盒|number|supported}，姐妹拼单走起。
{有蓝帽子的保健品|property|contradicted}，正规军。
{二十八天法令纹淡一半|number|unsupported}，照片发群里了。
{深海鳕鱼皮提的|material|unsupported}，不是淡水鱼凑数。
{我婆婆五十三，喝完人家问她是不是我姐|testimonial|unsupported}。
{进口同款卖三百多，成分比它还少|comparison|unsupported}。
敷面膜的时候千万别笑，一笑就出纹。
冰一冰再开，插根吸管，仪式感懂伐？
闺蜜离婚那晚我俩坐在马路牙子上聊到天亮。
# probiotic_powder
title: 益小菌 益生菌冻干粉 成人 2g*30条
category: 健康食品/益生菌
price: 89.00
brand: 益小菌
spec: 净含量=60g
spec: 活菌数=出厂时每条300亿CFU
spec: 菌株=乳双歧杆菌、嗜酸乳杆菌、鼠李糖乳酪杆菌
spec: 服用=每日1条，不超过37度温水
spec: 贮存=阴凉干燥
point: 保质期内活菌数会逐渐降低
description: 本品不能代替药物

{照一天一条来，一盒顶一个月|number|supported}。
{菌子一共三种|count|supported}，名字绕口我就不念了。
{放久了活菌会越来越少|property|supported}，早买早喝别囤。
{三块钱一天不到|number|supported}，少抽两根烟。
{开水冲也不怕，菌照样活蹦乱跳|property|contradicted}。
{到您肚子里还剩三百亿|number|unsupported}，一个没死在半路。
{便秘十年的大姐，三天通了|testimonial|unsupported}，专门打电话来谢。
{消化科主任写进处方的|endorsement|unsupported}。
{非得搁冰箱里冻着才行|property|contradicted}，出门带不了。
早上蹲坑刷手机这毛病，我戒了八回没戒掉。
倒嘴里直接化也行，跟跳跳糖似的玩儿。
你们单位厕所有没有纸？说多了都是泪。
# goji_berry
title: 宁夏枸杞 头茬 特优 独立小包 8g×30袋
category: 食品/滋补
price: 56.8
brand: 杞乡
spec: 净含量=240g
spec: 产地=宁夏中宁县
spec: 等级=特优
spec: 采摘批次=头茬
spec: 采收=2026年6月
document: 检验报告（2026年7月）：二氧化硫未检出，水分11.8%，总糖48.6%。
description: 免洗。

{一天撕一包，整月不断|number|supported}，老板杯里天天红彤彤。
{没熏过硫，化验单上查不着|absence|supported}。
工位上那盆绿萝都比我精神，唉。
{不用过水，倒杯里拉倒|property|supported}，懒人福音呗。
{六月摘的，糖分快占到一半|number|supported}，难怪甜。
{青海高原的柴达木红果|origin|contradicted}，海拔三千米。
{颗颗手摘，机器没碰过|property|unsupported}。
{泡了仨月，老花镜度数都降了|testimonial|unsupported}，我大爷乐坏了。
{外贸单子剩的，专供日本|endorsement|unsupported}。
{药店里同等货贵一倍|comparison|unsupported}。
中年人的标配是啥？保温杯呗，哈哈哈哈。
搭两片红枣，熬粥临出锅撒一把。
# liquor_baijiu
title: 杏花古镇 清香型白酒 53度 500ml 单瓶装
category: 酒水/白酒
price: 118.00
brand: 醉杏坊
spec: 净含量=500ml
spec: 酒精度=53%vol
spec: 香型=清香型
spec: 原料=水、高粱、大麦、豌豆
spec: 产地=山西汾阳
spec: 执行标准=GB/T 10781.2 优级
spec: 生产日期=2024年3月

{一瓶整半升|number|supported}，哥儿仨正正好。
{酒精占了一半还拐个弯|number|supported}，悠着喝。
{灌瓶都两年多了|number|supported}，不是刚出锅的愣头青。
{高粱打底，掺了大麦豌豆|material|supported}，没有别的花活。
{跟茅台一个路数，酱香味儿冲|property|contradicted}。
{一九八七年就拿过部优|award|unsupported}，老辈人都知道。
{喝完第二天头不疼|property|unsupported}，我拿人格担保。
{三十年陈的老酒勾调|material|unsupported}，倒杯里挂壁。
{全晋中办喜事的桌上都摆它|count|unsupported}。
老丈人头回见我，一句话没说，先给我满了三杯。
开车的自觉点，咱只吃菜。
花生米、猪头肉、拍黄瓜，齐活！
# craft_beer
title: 海怪精酿 浑浊IPA 330ml*6听 顺丰冷链
category: 酒水/啤酒
price: 72.00
brand: 海怪
spec: 酒精度=6.2%vol
spec: 原麦汁浓度=15°P
spec: 苦度=45IBU
spec: 原料=水、大麦芽、小麦芽、燕麦、啤酒花、酵母
spec: 保质期=90天（2-8℃）
spec: 产地=山东青岛
spec: 包装=易拉罐

十二一听，{六听凑起来快两升了|number|supported}。
{只能搁三个月，还得冰着|number|supported}，别当存粮。
{度数比水啤高一大截，六度出头|number|supported}，喝慢点儿宝子。
{麦子燕麦都上了|material|supported}，难怪口感厚。
{一点苦味没有，跟汽水似的|property|contradicted}。
{玻璃瓶身，能留着插花|material|contradicted}。
{去年世界啤酒杯拿了银|award|unsupported}，酿酒师哭得像个傻子。
{用的是新西兰空运的酒花|origin|unsupported}。
{到手要是不凉，整箱免单|promise|unsupported}。
晚风、塑料凳、撸串，夏天不就这点事吗？
昨晚看球又输了，气得我把遥控器扔沙发缝里。
倒的时候杯子斜着，别起一脑袋沫子。
# rice_wine
title: 孝感米酒 农家酒酿 900g 桶装
category: 食品/甜酒酿
price: 15.5
brand: 孝婆婆
spec: 净含量=900g
spec: 固形物≥40%
spec: 酒精度=0.5-1.5%vol
spec: 配料=水、糯米、甜酒曲
spec: 保质期=120天
point: 收到请冷藏，开盖后五天内吃完

{里头米粒子少说有七两|number|supported}，不是光哄你喝汤。
{开了盖就五天的寿命|number|supported}，抓紧。
{不到两度的酒劲|number|supported}，我个伢都能陪两口。
{糯米加酒曲，没得别的|material|supported}，跟屋里做的一样。
{一桶整整两斤|number|contradicted}，拿回去一家人够吃。
{加了糖精才有这么甜|material|contradicted}，嘴刁的一尝便知。
{坐月子的嫂子喝了三天就下奶|testimonial|unsupported}。
{汉口老字号里的师傅亲手封坛|endorsement|unsupported}。
{泉水是从双峰山引下来的|origin|unsupported}，凉得扎牙。
锅里窝两个鸡蛋，再搁点枸杞，冬天的早上就活过来了。
我嘎嘎以前用棉被捂缸子，半夜还爬起来摸热不热。
下雪了冇？武汉的朋友报个到。
# sesame_paste
title: 石磨纯芝麻酱 350g 火锅拌面 老北京
category: 食品/调味酱
price: 22.9
brand: 刘记油坊
spec: 净含量=350g
spec: 配料=白芝麻
spec: 产地=河北大名
spec: 保质期=18个月
spec: 是否加盐=否
description: 静置出油属正常，搅匀食用。

{上头汪着一层油，那不叫坏|property|supported}，拿筷子搅开得了。
{连盐都没撒|absence|supported}，咸淡您自个儿找补。
{没掺花生，全是白芝麻|material|supported}，闻这味儿正不正？
{能摆一年半|number|supported}，这冬涮完下冬接着涮。
{北京胡同里现磨现装|origin|contradicted}，正儿八经京味儿。
{石磨转速压在每分钟三十圈|number|unsupported}，慢工出细活。
{东来顺后厨都上这儿拿货|endorsement|unsupported}。
{街坊张婶儿说拌凉面她孙子能造三碗|testimonial|unsupported}。
{超市卖的都兑花生，就它家不兑|comparison|unsupported}。
澥酱得顺一个方向，水一点一点加，急不得。
天一凉，铜锅子就该请出来了。
涮肉配糖蒜还是配烧饼？我全都要。
# dumplings_frozen
title: 手打鲅鱼水饺 480g/袋 24只 速冻
category: 食品/速冻
price: 39.8
brand: 海岸渔嫂
spec: 净含量=480g
spec: 数量=24只
spec: 配料=小麦粉、鲅鱼、猪肥膘、韭菜、饮用水、食用盐、植物油
spec: 产地=山东威海
spec: 保质期=12个月 零下18℃
point: 馅料占比≥50%
offer: 满3袋送保温袋

{一个饺子二十克上下|number|supported}，俺一口一个。
{馅儿起码占一半|number|supported}，不是面疙瘩。
{里头有猪膘，吃清真的别买|material|supported}。
{拿够三袋白饶个保温袋|number|supported}，装海鲜也中。
{纯鱼肉，一点猪油没有|absence|contradicted}。
{早上靠码头的船，中午就包上了|property|unsupported}。
{刺剔了四遍，小孩放心|number|unsupported}。
{村里十六个大嫂一天捏两万个|count|unsupported}，手都没停。
{煮破一个赔一袋|promise|unsupported}，您大胆下锅。
上车饺子下车面，俺娘每回都站在门口看着俺吃完。
点三回凉水，浮起来再等一分钟。
醋要不要加蒜末？情侣慎重考虑，哈哈。
# vinegar
title: 老陈醋 三年陈酿 6度 500mL*2壶
category: 食品/调味
price: 35.60
brand: 清徐二柱
spec: 净含量=1L
spec: 总酸≥6.0g/100mL
spec: 陈酿时间=3年
spec: 配料=水、高粱、麸皮、大麦、豌豆、食用盐
spec: 产地=山西清徐
spec: 保质期=长期（总酸≥6g可免标）

{缸里蹲过三个冬天|number|supported}，黑得发亮。
{不怕过期，越搁越香|property|supported}——额们山西人家里谁看日期。
{两壶正好一升|number|supported}，蘸饺子能蘸到正月十五。
我家那口缸让猫给扒拉翻了，一院子酸味三天没散。
{糯米酿的，跟镇江那个一个娘胎|material|contradicted}。
{软化血管，大夫让早晚各一盅|endorsement|unsupported}。
{省级老手艺，名录上排第九|award|unsupported}。
{焦糖色一滴没加|absence|supported}，瓶子后头写着呢。
{摔漏了半夜给你补|promise|unsupported}。
{我姑父喝了两年，鱼刺卡嗓子都没去过医院|testimonial|unsupported}。
吃刀削面没醋，那还叫吃面？
爸爸以前打醋拿军用水壶，路上总要偷着抿一嘴。
# toilet_paper
title: 竹喜 本色竹浆卷纸 4层 140g*27卷 整箱
category: 家清/卷纸
price: 49.9
brand: 竹喜
spec: 层数=4层
spec: 净重=3780g
spec: 材质=100%原生竹浆
spec: 有芯/无芯=无芯
spec: 执行标准=GB/T 20810
spec: 遇水=可溶解，可投马桶

{一箱二十七卷，摊下来一卷不到两块|number|supported}，堆床底下安心。
{整箱七斤半打个点|number|supported}，扛上六楼我喘了五分钟。
{当中没那个硬纸筒，实心的|property|supported}。
{擦完直接冲走，下水道不堵|property|supported}，省得垃圾桶招苍蝇。
{木头浆里掺了点竹子|material|contradicted}，颜色才发黄。
{漂白剂、荧光粉都没沾过|absence|unsupported}。
{一卷够我们娘俩用九天|number|unsupported}，掰着手指头算过。
{月子中心一次订了两百箱|count|unsupported}。
{比白纸还柔，鼻炎星人擦一天不破皮|comparison|unsupported}。
我爸上厕所能看完一部连续剧，谁懂？
当年疫情抢纸那阵仗，现在想起来还好笑。
猫祖宗又把一卷拆成了雪花，跪着收拾。
# laundry_detergent
title: 洁又净 酵素洗衣液 薰衣草 3kg+1kg补充袋
category: 家清/洗衣液
price: 36.8
brand: 洁又净
spec: 净含量=4kg
spec: 活性物含量≥15%
spec: 香型=薰衣草
spec: pH=7.5-9.0
spec: 适用=机洗、手洗；不适用于丝、毛
spec: 生产地=广东佛山
point: 一瓶盖约40mL，可洗8-10件

{拢共八斤|number|supported}，拎得胳膊酸。
{倒一盖子能搞定十来件|number|supported}，别贪多。
{羊毛衫真丝裙千万别扔进去|property|supported}，缩水了找我哭。
{紫色小花味儿的|property|supported}，收衣裳的时候闻着怪舒服。
{中性配方，给宝宝洗尿布都行|property|contradicted}。
{油点子泡三分钟自己跑光|number|unsupported}，连搓都不用。
{婴幼儿级无磷认证|award|unsupported}，检测机构盖过戳。
{同等价位里去污第一名|comparison|unsupported}。
{螨虫死光光|property|unsupported}，被子抱着都踏实。
梅雨天的衣服，晾三天还跟抹布似的，气人！
白的深的分开，袜子单独搓，这是我妈的家法。
谁家男人会主动洗衣服？出来领奖。
# dish_soap
title: 茶籽洗洁精 1.1kg*2瓶 食品用A类
category: 家清/洗洁精
price: 19.9
brand: 茶乡净
spec: 净含量=2.2kg
spec: 类别=A类（可洗果蔬）
spec: 主要成分=水、表面活性剂、茶籽提取物、食盐、防腐剂
spec: pH=6.5-7.5
spec: 产地=江西赣州

{水果也能拿它泡|property|supported}，洗葡萄省得剥皮。
{一瓶十块不到，还一公斤出头|number|supported}，赣南老表搞实惠的。
{酸碱都不沾，中间货|property|supported}，手不涩。
{配料里有防腐剂，这个我不瞒您|material|supported}。
{纯茶籽粉泡出来的，不加化学的|material|contradicted}。
{冲两遍一点泡都不剩|number|unsupported}。
{饭店洗碗工阿姨用了五年，手还是嫩的|testimonial|unsupported}。
挤多少全凭手感，我那口子一挤半瓶。
{幼儿园招标就选的它|endorsement|unsupported}，不是随便哪个牌子都行。
{兰州发货，西北人自己的厂|origin|contradicted}。
过年一大桌碗盘，谁输了谁刷，石头剪刀布！
先刮油再冲热水，那块丝瓜瓤该换了哈。
# trash_bags
title: 抽绳垃圾袋 加厚 45*50cm 5卷100只
category: 家清/垃圾袋
price: 13.5
brand: 小庄
spec: 数量=100只（20只/卷×5卷）
spec: 尺寸=45×50cm
spec: 厚度=1.6丝（单面）
spec: 材质=HDPE
spec: 颜色=黑色
spec: 款式=抽绳
description: 不适合装尖锐物、滚烫物。

{一只才合一毛三四|number|supported}，丢着不心疼。
{五卷齐上，一天一个能混三个多月|number|supported}。
{拉绳一收就封口|property|supported}，不用打死结。
{竹签螃蟹壳别往里捅|property|supported}，戳破了遭罪。
{透明的，小区督导员一眼看穿|property|contradicted}。
{能提二十斤西瓜皮不崩|number|unsupported}。
{玉米淀粉做的，半年化成土|material|contradicted}。
{别家一点六丝都是双面，它是单面|comparison|unsupported}，良心。
{物业保洁公司月月下单三千卷|count|unsupported}。
楼下大爷天天盯着我分类，怕他。
小龙虾季节，你懂的，一顿一大包。
垃圾桶里套俩，外头那个挡漏水，我发明的。
# steel_wool
title: 不锈钢丝球 20个装 带手柄1个 厨房刷锅
category: 家清/清洁球
price: 9.9
spec: 数量=20个
spec: 材质=410不锈钢
spec: 单个重量=15g
spec: 附件=手柄1个
description: 不可用于不粘锅、涂层锅。

{才五毛钱一个|number|supported}，用秃就扔。
{送个把儿，手不用泡油水|property|supported}。
{有涂层的锅躲它远点|property|supported}。
{一堆加起来六两重|number|supported}，实打实的铁疙瘩。
{304的料，永不生锈|material|contradicted}。
{掉渣扎手是没有的事|absence|unsupported}。
{锅底黑垢半分钟就下来|number|unsupported}，我婆婆看傻眼。
{工厂直供北京好几家火锅店|endorsement|unsupported}。
{日本海绵都刷不过它|comparison|unsupported}。
哎呦我这锅，去年炖肉烧糊的，留到今天。
倒点小苏打再蹭，白沫子冒得欢。
男生宿舍四年没刷过一口锅，佩服自己。
# face_tissue
title: 柔绵 婴儿抽纸 3层100抽*24包 乳霜保湿
category: 家清/纸巾
price: 42.9
brand: 柔绵
spec: 规格=3层×100抽×24包
spec: 单张尺寸=133×190mm
spec: 材质=原生木浆
spec: 添加=甘油、角鲨烷
spec: 香味=无香
spec: 执行标准=GB/T 20808 优等品
spec: 遇水=不可溶，请勿投入马桶

{一整箱抽出来两千四百张|number|supported}，擦鼻涕擦到明年。
{没有香精味儿，鼻子灵的放心|absence|supported}。
{上面抹了甘油的|material|supported}，摸着润润的。
{冲厕所可别，会堵|property|supported}。
车里一包，床头一包，马桶边还得一包。
{竹子做的本色纸|material|contradicted}。
{敏感肌宝宝红屁屁三天就好|testimonial|unsupported}。
{皮肤科测过，零刺激|award|unsupported}。
{同厂给日本品牌代工|endorsement|unsupported}。
{湿了水揉成团也不掉渣|property|unsupported}。
感冒了，纸篓里堆成小山，同事绕着我走。
看哭片必备，先说好今晚的片子狠虐。
# disinfectant
title: 84消毒液 500ml×6瓶 家用
category: 家清/消毒
price: 23.4
brand: 晴护
spec: 有效成分=次氯酸钠，有效氯4.0%-6.0%
spec: 净含量=3L
spec: 保质期=12个月
spec: 卫消证字=（略）
spec: 注意=不得与洁厕灵同用；有腐蚀性，戴手套
point: 地面按1:100稀释，作用30分钟

{跟洁厕灵凑一块儿要出人命|property|supported}，千万分开放。
{拖地兑一百倍的水|number|supported}，两瓶盖一大桶。
{半箱就是一升半|number|supported}。
{戴副手套再动手，蚀皮|property|supported}。
{能放三年，多囤几箱|number|contradicted}。
{给娃娃玩具直接喷原液都没事|property|contradicted}。
{三十秒杀灭流感病毒|number|unsupported}，喷完就能开门。
{疾控中心的采购名录上有它|endorsement|unsupported}。
{闻着比别家淡，不呛|comparison|unsupported}。
流感季又来了，班里请假的小孩一半。
窗户推开，通通风，人先出去遛个弯。
我家保姆姐姐姓周，四川人，拖地哼山歌。
# mop_spin
title: 旋转拖把 手压 双驱动 拖把桶套装 赠拖布4块
category: 家清/拖把
price: 79.0
brand: 净漩
spec: 杆材质=不锈钢
spec: 桶材质=PP
spec: 拖布材质=超细纤维
spec: 拖布数量=共6块（含赠4块）
spec: 总重=2.9kg
spec: 杆长=78-125cm可调
spec: 质保=杆1年
description: 桶内有两个区，洗和甩分开。

{桶里隔成俩格，一个涮一个甩|property|supported}，水不混。
{布头总共六片|number|supported}，换着洗，不用等干。
{杆子能抽长到一米二几|number|supported}，弯腰的毛病省了。
{杆断了，十二个月内管修|promise|supported}。
{桶是铁皮冲的，摔不裂|material|contradicted}。
{甩一次能脱九成水|number|unsupported}，地板十秒干。
{比平板拖省一半时间|comparison|unsupported}，我亲自比过。
{入选了今年居家好物榜|award|unsupported}。
{头发丝一根都不缠|absence|unsupported}。
老妈跪着擦地擦了三十年，膝盖阴雨天就疼。
小区水压太小，接一桶得半首歌。
拖完谁踩我跟谁急，光脚都不行！
# broom_set
title: 静扫 扫把簸箕套装 站立 一体梳齿
category: 家清/扫把
price: 25.9
brand: 静扫
spec: 刷毛材质=PET
spec: 簸箕材质=PP
spec: 杆长=88cm
spec: 颜色=灰白、奶绿
spec: 功能=簸箕带梳齿，可刮除头发
point: 免弯腰，可站立收纳

{簸箕沿儿上有一排牙，毛发一蹭就掉|property|supported}。
{不到一米的杆儿|number|supported}，个儿高的大哥试试再说。
{搁墙角自个儿站着|property|supported}，不倒。
{绿的灰的俩色|count|supported}，我挑了那个奶绿。
{猪鬃的毛，不起静电|material|contradicted}。
{掉毛？三年不掉|promise|unsupported}。
{卖得比吸尘器还快，昨晚就两千单|count|unsupported}。
{扫完地比吸尘器还干净|comparison|unsupported}。
{得过红点设计奖|award|unsupported}，样子是外国人画的。
娃把米糊洒了一地，我深呼吸，不发火。
大年初一不兴扫地，把财运扫没了怎么办。
踢门框那一脚现在还青着呢，呜。
# lint_roller
title: 粘毛器 16cm 1手柄+8卷 60撕/卷
category: 家清/粘毛
price: 15.80
brand: 撕撕乐
spec: 卷芯数量=8卷
spec: 每卷=60撕
spec: 宽度=16cm
spec: 胶=热熔胶
spec: 手柄=ABS，附盖

{四百八十张，一天撒欢撕一张也够一年多|number|supported}。
{外头有个罩子，扔包里不糊东西|property|supported}。
{一把把儿配八个芯|count|supported}，合适。
{摊到每撕三分多钱|number|supported}，心疼个啥。
{十厘米那么窄，只粘袖口|number|contradicted}。
{黏力大得能拎起拖鞋|property|unsupported}。
{丝袜羊绒统统不伤|property|unsupported}，我拿五千块的大衣试过。
{养猫达人一致投它第一|endorsement|unsupported}。
{手柄终身质保，断了寄新的|promise|unsupported}。
布偶一换季，沙发直接变成第二只猫。
进办公室前，得先在电梯里粘一遍自己。
斜着撕，一点点顺着来，急了就卷边。
# wok_iron
title: 章丘铁锅 手工锻打 32cm 无涂层 带木盖
category: 厨具/炒锅
price: 268.00
brand: 同锻
spec: 口径=32cm
spec: 材质=精铁
spec: 重量=约2.1kg（含柄）
spec: 涂层=无
spec: 适用=燃气、电陶炉
spec: 锅盖=杉木
spec: 产地=山东章丘
description: 首次使用需开锅，用后擦干，防止生锈。

{锅底没糊那层黑膜，光铁板一块|absence|supported}，放铲子刮。
{四斤来重|number|supported}，颠勺胳膊先练俩月。
{洗完不抹干要长锈|property|supported}，这是铁的脾气。
{木头盖子也给你带上|property|supported}，焖饭还添股杉木香。
{电磁炉上照样热得快|property|contradicted}，租房党闭眼入。
{三万六千锤一锤没少|number|unsupported}，师傅耳朵都震聋了。
{章丘老铁匠后人亲自砸的|endorsement|unsupported}。
{拿过中国好手艺金锤奖|award|unsupported}。
{比不锈钢锅炒菜香一倍|comparison|unsupported}。
我妈教我的，锅热了再下冷油，蛋就不沾。
楼下烧烤摊的铁板声一响，我就饿。
你家那口锅传了几代了？
# chef_knife
title: 大马士革纹 厨师刀 8寸 67层钢 VG10芯
category: 厨具/刀
price: 359
brand: 阳江刃家
spec: 刃长=203mm
spec: 刃材=VG10（芯材），67层夹钢
spec: 硬度=60±2HRC
spec: 刀柄=G10
spec: 总重=238g
spec: 产地=广东阳江
description: 不宜剁骨、不可进洗碗机。

{硬度六十上下|number|supported}，切番茄不用压。
{剁排骨别拿它|property|supported}，崩口我可不赔。
{半斤都不到的分量|number|supported}，手腕不酸。
{刃口二十公分出头|number|supported}，西瓜也对付。
{日本关市匠人打的|origin|contradicted}，刀背有暗刻。
{扔洗碗机里洗没问题|property|contradicted}。
{磨一回管两年|number|unsupported}，我上次磨还是前年。
{米其林主厨人手一把|endorsement|unsupported}。
{切洋葱不流眼泪|property|unsupported}，神了吧？
没结婚那会儿，家里就一把水果刀，啥都用它。
握刀姿势记住：拇指食指捏住刀根。
土豆丝切得跟薯条似的，老公还夸我，算他识相。
# cutting_board
title: 整竹菜板 大号 双面 40×30×2cm 送挂绳
category: 厨具/砧板
price: 29.90
brand: 竹师傅
spec: 尺寸=40×30×2cm
spec: 材质=毛竹
spec: 重量=1.6kg
spec: 表面=无漆
spec: 产地=浙江安吉
description: 首次使用请用盐水浸泡后擦干，竖放阴凉处。

{正反两边都能切|property|supported}，生的熟的分开。
{漆一点没刷|absence|supported}，闻着就是竹子。
{三斤多点儿|number|supported}，切肉不会满台跑。
{四十公分长，一条鱼横着躺得下|number|supported}。
{橡胶木的料，软和不伤刀|material|contradicted}。
{五年不裂|promise|unsupported}，裂了您拍图我退。
{抗菌率九十九个点|number|unsupported}。
{全是山里五年以上老竹|material|unsupported}。
{甲醛测出来是零|absence|unsupported}，闻都闻不着。
切完辣椒揉眼睛，这亏我吃第二遍了。
挂墙上晾着，别趴着闷。
嘟嘟嘟嘟，隔壁又在剁饺子馅，听着就过年。
# thermos_pot
title: 304不锈钢保温壶 2L 家用热水瓶
category: 厨具/保温壶
price: 89.00
brand: 暖岸
spec: 容量=2L
spec: 内胆材质=304不锈钢
spec: 外壳=304不锈钢
spec: 保温性能=24小时后约52℃（95℃满水起）
spec: 颜色=米白、墨绿
spec: 质保=内胆五年
spec: 重量=1.15kg

{昨晚灌满，今晚还有五十多度|number|supported}，泡脚都行。
{两升，四个人一人两杯|number|supported}。
{胆子坏了五年之内找他家|promise|supported}。
{里外一个料，三零四|material|supported}。
{玻璃内胆，烧水不串味|material|contradicted}。
{一天一夜过去还烫嘴，八十度往上|number|contradicted}。
{从桌上掉下来连个坑都没有|property|unsupported}。
{比虎牌的便宜一百多，保温还久|comparison|unsupported}。
{退休教师合唱团团购了六十只|count|unsupported}，颜色清一色墨绿。
姥姥总拿搪瓷缸子给我晾水，怕我烫着。
夜里喂奶，下床倒水都闭着眼。
天冷了，谁还喝凉的呀？
# lunch_box
title: 三层 饭盒 上班族 可微波 1.2L 附餐具
category: 厨具/饭盒
price: 39.90
spec: 容量=共1.2L（3层）
spec: 盒体=PP5
spec: 盖子=硅胶圈PP
spec: 微波=可（取下上盖）
spec: 是否保温=否
spec: 附件=勺、叉、筷

{摞三层，菜饭不打架|count|supported}。
{勺叉筷子一应俱全|property|supported}，别再偷食堂的。
{进炉子转之前先掀盖|property|supported}。
{均下来每层也就四百毫升|number|supported}，一碗米饭差不多的量。
{能保温六个钟头|number|contradicted}，不用找微波炉。
{倒过来晃也滴水不漏|property|unsupported}，汤面党放心。
{油渍冲一下就没|property|unsupported}，不用洗洁精。
{同事小李看见立马下单，说颜值能打十分|testimonial|unsupported}。
{食品级欧盟检测过关|award|unsupported}。
昨晚多煮了一碗红烧肉，今天装上，香得工位集体抬头。
早起十分钟带饭，一年省出张机票。
我妈总塞太满，盖都扣不上。
# chopsticks
title: 鸡翅木筷子 10双 家用 无漆无蜡
category: 厨具/筷子
price: 24.8
brand: 木语
spec: 数量=10双
spec: 材质=鸡翅木
spec: 长度=25cm
spec: 表面=无漆无蜡
spec: 产地=福建
spec: 建议=半年更换

{一双才两块四五|number|supported}，来客人不寒酸。
{没上漆也没打蜡|absence|supported}，放嘴里踏实。
{二十五公分长，捞火锅不烫手|number|supported}。
{用满半年就该换新|number|supported}，别省。
{合金做的，掉了不会断|material|contradicted}。
{一辈子不长毛|property|unsupported}，南方的雨季都扛住了。
{防滑的头，夹花生米一夹一个准|property|unsupported}。
{非遗工坊手打磨三十六道|number|unsupported}。
{泡一宿水也不变色|property|unsupported}，我外甥女试的。
吃饭不许拿筷子敲碗，我爷爷的规矩。
左撇子同学请报个数。
夹住了，别抖——哎呀，肉丸滚沙发底下去了！
# oven_mitt
title: 硅胶隔热手套 加厚 一对装 耐230℃
category: 厨具/手套
price: 19.9
brand: 焙友
spec: 数量=2只（左右通用）
spec: 材质=食品级硅胶+涤棉内衬
spec: 耐温=-40℃~230℃
spec: 长度=30cm
spec: 颜色=灰、粉
point: 内衬可拆洗

{烤到二百三也不怕|number|supported}，拿蛋挞底气十足。
{左手右手随便套|property|supported}，不分反正。
{里子能抽出来洗|property|supported}，油味去得掉。
{三十公分，能护到手腕上头|number|supported}。
{全棉的，吸汗又厚|material|contradicted}。
{直接端三百度的铁板也没事|number|contradicted}。
{烘焙学校统一给学生发这个|endorsement|unsupported}。
{捏着不打滑，鸡蛋都拿得起来|property|unsupported}。
{买过的人一半都回头买第二对|count|unsupported}。
我上一次烫的泡，印子还在虎口。
曲奇别烤过头，边上一变黄就出炉。
明天圣诞下午茶，谁带甜点？
# air_fryer
title: 空气炸锅 5L 可视窗 机械旋钮 1500W
category: 小家电/空气炸锅
price: 199
brand: 炸小主
spec: 容量=5L
spec: 额定功率=1500W
spec: 温控=80-200℃
spec: 定时=0-60分钟
spec: 控制=机械旋钮
spec: 炸篮=不粘涂层，可拆洗
spec: 线长=1.0m
spec: 保修=整机一年
description: 首次使用空烧10分钟去味。

{开满一小时一度半电|number|supported}，算算不心疼。
{透过小窗子瞧得见鸡翅上色|property|supported}。
{拧着用，老太太没学过智能机也会|property|supported}。
{线就一米长，插座离得近点|number|supported}。
{屏上一点就联手机，APP控温|property|contradicted}。
{最高能冲到二百三，披萨烤得脆|number|contradicted}。
{比油锅省油九成|number|unsupported}。
{西贝大厨夸过它|endorsement|unsupported}，说火候稳。
{噪音跟冰箱差不多|comparison|unsupported}，半夜偷吃没人听见。
我闺女第一次自己做薯条，烟雾报警器都响了，哈哈。
鸡翅划两刀，腌俩小时，一百八转十五分钟。
昨天减肥第一天，今天破功。
# rice_cooker
title: 迷你电饭煲 1.6L 1-2人 宿舍 不粘内胆
category: 小家电/电饭煲
price: 89.9
brand: 饭团子
spec: 容量=1.6L
spec: 额定功率=300W
spec: 内胆=不粘涂层铝胆
spec: 功能=煮饭、煮粥、蒸
spec: 预约=无
spec: 保修=一年
point: 附蒸笼、量杯、饭勺

{功率就三百瓦|number|supported}，宿舍不跳闸的可能性大点儿。
{一个人煮饭正合适，顶多俩|number|supported}，带男朋友回来就得省着吃。
{顺带送蒸屉和饭勺|property|supported}，包子馒头一块热。
{定不了时，睡醒再摁|absence|supported}。
{晚上设好，早上七点准时有粥|property|contradicted}。
{内胆是陶瓷的|material|contradicted}，铲子随便刮。
{宿管阿姨都说这款不收|testimonial|unsupported}。
{两年下来涂层没掉过一点|property|unsupported}。
{一锅饭只要二十分钟|number|unsupported}，比外卖快。
毕业三年了，还在怀念舍友半夜那锅方便面。
米别洗太多遍，两遍足够。
租房第一顿饭，眼泪拌着咽。
# humidifier
title: 桌面加湿器 350ml USB款 静音 小夜灯
category: 小家电/加湿器
price: 39.0
brand: 雾里
spec: 容量=350ml
spec: 雾量=约40ml/h
spec: 供电=USB 5V
spec: 功率=2W
spec: 噪音=≤36dB
spec: 灯光=三档暖光
spec: 附件=棉棒2支、数据线
description: 建议使用纯净水，水垢会堵雾片。

{灌满能喷八九个钟头|number|supported}，一觉到天亮。
{插充电宝就能使|property|supported}，火车上也行。
{自来水有碱，用纯净的才不堵|property|supported}。
{小灯能调三回亮度|count|supported}，起夜不抓瞎。
{内置电池，拔了线也能喷|property|contradicted}。
{出雾是热的，四十度|property|unsupported}，冬天脸不干。
{杀菌率百分之九十九点九|number|unsupported}，空气都消过毒。
{耳鼻喉科的同学送我当礼物，说他们科室都用|endorsement|unsupported}。
{出水口里一点白粉都不飘|absence|unsupported}。
暖气一开，鼻子里全是血痂，北方人的痛。
写论文写到凌晨，它比我还先睡。
猫蹲在边上伸爪子捞那股白烟，傻样。
# electric_kettle
title: 电热水壶 1.7L 304内胆 双层防烫 自动断电
category: 小家电/电水壶
price: 69.90
brand: 沸乐
spec: 容量=1.7L
spec: 额定功率=1800W
spec: 内胆=304不锈钢（壶底316）
spec: 外壳=PP
spec: 控制=Strix温控，干烧自停
spec: 保温=无
spec: 保修=两年
point: 满壶约6分钟烧开

{六分钟一壶开|number|supported}，泡面党等得起。
{水烧干了自己跳闸|property|supported}，忘了也不炸。
{外面一层塑料，手摸上不烫|property|supported}。
{保修俩年头|number|supported}，跟手机似的。
{喝不完能一直温着|property|contradicted}。
{玻璃壶身看得见水翻滚|material|contradicted}。
{壶嘴滤网挡掉八成水垢|number|unsupported}。
{央视抽检里排头一个|award|unsupported}。
{同事办公室里那把用了七年还没坏|testimonial|unsupported}。
壶里扔片柠檬，倒头晾着，明早接着喝。
学生时代热得快被收过三根，心疼。
早上第一口温白开，比早餐还要紧。
# soybean_machine
title: 破壁豆浆机 1.2L 免泡豆 预约 自清洗
category: 小家电/豆浆机
price: 329.00
brand: 早豆
spec: 容量=0.8-1.2L
spec: 转速=28000转/分
spec: 加热功率=800W
spec: 电机功率=500W
spec: 预约=最长12小时
spec: 自清洗=一键（约5分钟）
spec: 噪音=约75dB
spec: 刀头=304不锈钢6叶
description: 米糊、果汁、豆浆、辅食

{豆子直接下，不用头天晚上泡|property|supported}。
{早晨定的晚上十二点前都行|number|supported}，睡前按一下。
{刀有六片|count|supported}，渣都打没影。
{嗡嗡七十多分贝，邻居会敲墙的|number|supported}，别清早六点开。
{静得跟没开似的|property|contradicted}，娃睡旁边不醒。
{不带加热，打完还要回锅煮|property|contradicted}。
{出豆浆只用八分钟|number|unsupported}，赶早课足够。
{奥运冠军代言的|endorsement|unsupported}。
{营养保留比石磨高|comparison|unsupported}，检测单子在仓库。
外公卖了一辈子豆浆，凌晨两点起来烧柴。
撒一勺黑芝麻，香得能把人从被窝勾出来。
甜党咸党在哪儿，出来吵！
# fan_clip
title: 夹扇 充电 4000mAh 床头 可摇头
category: 小家电/风扇
price: 49.9
brand: 轻风
spec: 电池=4000mAh 锂电
spec: 风档=4档
spec: 续航=3-12小时（视档位）
spec: 扇叶=5叶
spec: 摇头=手动
spec: 充电口=Type-C
spec: 底座夹口=0-6cm
spec: 净重=360g

{最小那档能吹到半天|number|supported}。
{夹得住的厚度六公分以内|number|supported}，床栏杆差不多。
{脑袋得用手掰|property|supported}，它自己不会转。
{跟手机共用一个充电头|property|supported}。
{遥控一点就摇头|property|contradicted}。
{插上电就能吹，没有电池|property|contradicted}。
{风柔到宝宝吹一夜不着凉|property|unsupported}。
{扇叶做过动平衡，转十万小时不松|number|unsupported}。
{高考学生标配，班里四十个人有一半买|count|unsupported}。
宿舍限电那年，拿凉席铺走廊睡的有没有？
夏天的晚上就该听蝉鸣啃西瓜。
睡觉记得开窗，别光靠风吹。
# heater_ptc
title: 暖风机 桌面 1500W 倾倒断电 三秒速热
category: 小家电/取暖
price: 119
brand: 冬炉
spec: 额定功率=1500W
spec: 档位=冷风/低/高
spec: 加热=PTC陶瓷
spec: 功能=倾倒断电、过热保护、90度摆头
spec: 电源线=1.5m
spec: 净重=1.6kg
spec: 颜色=象牙白
description: 不可在浴室使用

{碰翻了自己停|property|supported}，家里有猫的放心。
{洗澡间里别用|property|supported}，这是真会触电。
{开满档一小时一度半电|number|supported}，跟吹风机也差不多。
{头能转小半圈，九十度|number|supported}。
{热丝发红的那种|material|contradicted}，看着怪吓人。
{没有冷风档，夏天只能收起来|property|contradicted}。
{二十平米十分钟就暖|number|unsupported}。
{东北的亲戚说零下二十也扛得住|testimonial|unsupported}。
{干燥不伤皮肤|property|unsupported}，脸上不起皮。
南方人的冬天，被窝就是全世界。
给脚底下垫个厚垫子，再裹条毯。
写作业写到手指头僵了，这日子真苦。
# electric_toothbrush
title: 声波电动牙刷 38000次/分 IPX7 4刷头
category: 小家电/个护
price: 79.9
brand: 齿白
spec: 振动频率=38000次/分钟
spec: 防水=IPX7
spec: 模式=清洁、亮白、敏感
spec: 刷头=4支（杜邦丝）
spec: 续航=约30天（每日2次，每次2分钟）
spec: 充电=感应式，充满约12小时
spec: 质保=一年
point: 建议3个月更换刷头

{四个头够用一年|number|supported}，不用再买。
{充一宿用一个月|number|supported}，出差不带线。
{掉洗脸池里捞起来照用|property|supported}。
{敏感、清洁、亮白三种挡|count|supported}，牙龈弱的挑第一种。
{每分钟抖两万下都不到|number|contradicted}。
{两小时就充饱|number|contradicted}，急性子福音。
{洗牙师都说可以一年少洗一次|endorsement|unsupported}。
{三周白八度|number|unsupported}，同事问我是不是做了贴面。
{牙渍比手动刷干净五倍|comparison|unsupported}。
小时候妈妈盯着我刷够三分钟，在旁边唱完一首歌。
牙膏挤一颗黄豆大就好。
你会边刷牙边刷手机吗，反正我会。
# shaver
title: 三刀头 电动剃须刀 水洗 充电一小时
category: 小家电/剃须
price: 108
brand: 锋行
spec: 刀头=3D浮动三刀头
spec: 充电时间=60分钟
spec: 使用时间=60分钟
spec: 防水=IPX7 可全身水洗
spec: 显示=LED电量
spec: 附件=清洁刷、旅行盖
spec: 产地=浙江宁波
spec: 保修=一年

{充一个钟头，用一个钟头|number|supported}，公平得很。
{开着龙头冲就行|property|supported}，不用抠胡渣。
{三个刀头跟着下巴走|property|supported}。
{带一块小刷子和出门的盖儿|property|supported}。
{要装五号电池|property|contradicted}，找便利店去。
{胡子硬得像鬃毛的哥们儿也能刮利索|property|unsupported}。
{刮完不起红疙瘩|property|unsupported}，敏感皮肤亲测。
{德国刀网，换一套管三年|number|unsupported}。
{送老丈人，比他那个几千的还顺手|comparison|unsupported}。
父亲节快到了，想给老头买点啥？
留胡子的帅哥麻烦出来走两步。
天天早上跟镜子大眼瞪小眼，胡茬比我精神。
# hair_dryer
title: 负离子吹风机 家用 1800W 恒温57℃ 冷热风
category: 小家电/吹风机
price: 89.00
brand: 岚羽
spec: 额定功率=1800W
spec: 恒温=57℃
spec: 档位=冷/热 × 强/弱
spec: 负离子=2000万
spec: 线长=1.8m
spec: 净重=520g
spec: 附件=集风嘴

{就一斤多一点|number|supported}，举一会儿不累。
{热风守着五十七度|number|supported}，不烫头皮。
{冷的热的都能吹|property|supported}。
{一米八的线，床头到梳妆台够得着|number|supported}。
{没有负离子，就是个吹风筒|absence|contradicted}。
{三分钟吹干齐腰长发|number|unsupported}。
{托尼老师店里全换成这款|endorsement|unsupported}。
{噪音不大，婴儿房里吹都行|property|unsupported}。
{戴森平替，效果一模一样|comparison|unsupported}。
头发没吹干就睡，第二天头疼的有几个？
头顶凉飕飕，是冬天还是加班，不知道。
别对着一个地方吹，手腕晃起来。
# cordless_drill
title: 12V锂电钻 双速 家用手电钻 双电池 32件套
category: 五金/电动工具
price: 189.00
brand: 老铁匠
spec: 电压=12V
spec: 电池=2.0Ah×2
spec: 扭矩=28N·m
spec: 转速=0-400/0-1500转
spec: 夹头=0.8-10mm
spec: 净重=0.98kg（含电池）
spec: 附件=钻头、批头共32件，收纳箱
spec: 用途=木材、塑料、薄铁板；不可打混凝土
spec: 保修=一年（电池半年）

{俩电池倒着用|count|supported}，不耽误工。
{承重墙水泥墙它钻不动|property|supported}，别难为它。
{连着电池才不到两斤|number|supported}，女同志也举得起。
{钻头批头三十二样，还配只箱子|count|supported}。
{电池也保一年|promise|contradicted}。
{钢筋水泥照打不误|property|contradicted}。
{无刷电机，寿命翻三倍|property|unsupported}。
{装修队老周用了两年，螺丝拧了上万颗|testimonial|unsupported}。
{同扭力段它最便宜|comparison|unsupported}。
墙上挂幅画，媳妇站后头喊左一点右一点。
反转开关记得拨，不然螺丝能给你拧秃。
我干木匠的舅舅啊，最讨厌别人动他的工具。
# screwdriver_set
title: 精修螺丝刀 58合1 手机电脑拆机
category: 五金/手工具
price: 35.5
brand: 拆哥
spec: 批头=50支
spec: 材质=S2合金钢
spec: 硬度=HRC58-60
spec: 手柄=铝合金，旋转帽
spec: 收纳=磁吸盒
spec: 其他=镊子、吸盘、撬片等共8件

{头儿五十个，别的零碎八样|count|supported}，齐齐整整。
{盒子带磁，倒过来也不撒|property|supported}。
{把儿是铝的，顶上能转|property|supported}。
{硬度奔六十了|number|supported}，拧死的小螺丝不容易滑牙。
{塑料柄，轻飘飘|material|contradicted}。
{手机维修协会的指定套装|endorsement|unsupported}。
{拧一千次头不秃|number|unsupported}。
{苹果安卓所有机型全覆盖|property|unsupported}。
{丢一支补一支，不收钱|promise|unsupported}。
我拆开键盘那天，抠出来的饼干渣能喂鸽子。
螺丝按顺序摆在纸巾上，回头不会多出两颗。
谁没干过拆完装不回去的糗事？
# tape_measure
title: 5米钢卷尺 耐摔 双面刻度 防锈
category: 五金/测量
price: 12.8
brand: 准杆
spec: 长度=5m
spec: 尺宽=19mm
spec: 外壳=ABS包胶
spec: 精度=二级
spec: 刻度=双面公制
spec: 功能=自锁、磁吸钩

{正反面都印着数|property|supported}，反着量也认得。
{勾头带吸力，铁门上自己贴住|property|supported}。
{拉出来不回弹，自己锁着|property|supported}。
{总共就五米，量大开间得接着来|number|supported}。
{英寸也标着，看老外图纸正好|property|contradicted}。
{二级精度里误差最小的牌子|comparison|unsupported}。
{摔一百回都弹得回来|number|unsupported}。
{质监所抽过，一毫米不差|award|unsupported}。
{尺条经过纳米镀层，泡水十年不锈|property|unsupported}。
我爸量啥都拿手拃，说一拃就是二十公分。
木匠师傅说：量三次，锯一次。
搬新家哪哪都要比一比，沙发就差那么一根手指进不了门。
# garden_hose
title: 花园水管 15米 伸缩 洗车浇花 带喷枪
category: 园艺/浇水
price: 66.9
brand: 绿洲
spec: 拉伸长度=15m（充水后）
spec: 收缩长度=5m
spec: 内层=TPE
spec: 外层=涤纶
spec: 水压=0.2-0.5MPa
spec: 接头=铜
spec: 喷枪=7种水型
description: 用后放空，避免冻裂。

{没水时缩成五米|number|supported}，通上水能伸三倍。
{喷法七种|count|supported}，洗车冲狗都有招。
{接头黄灿灿的铜|material|supported}，不是塑料片。
{冬天得把里头的水放干净|property|supported}，冻了可要裂。
{充水以后能跑出三十米|number|contradicted}。
{不怕踩不怕车压|property|unsupported}，三轮过去没事。
{五年不漏，漏了直接换|promise|unsupported}。
{比橡胶管轻一大半|comparison|unsupported}。
{园林局的洒水师傅爱用|endorsement|unsupported}。
我家楼顶那几盆番茄，靠它续命。
熊孩子一按喷枪，全家都湿了。
早上浇比中午浇好，太阳一晒水就烫根。
# potting_soil
title: 通用营养土 泥炭 12L×2 阳台种菜
category: 园艺/土
price: 19.90
spec: 容量=24L
spec: 重量=约8kg
spec: pH=5.5-6.5
spec: 成分=泥炭、椰糠、珍珠岩、缓释肥
spec: 用途=蔬菜、花卉
point: 可种植30厘米盆约3个

{微微偏酸|property|supported}，茶花杜鹃挺合适。
{一共二十四升|number|supported}，满满当当俩袋。
{种大花盆也能喂饱三个|number|supported}。
{拌了慢慢化的肥|material|supported}，头阵子不必再喂。
{纯东北黑土|material|contradicted}，油亮油亮。
{不带肥，要自己加鸡粪|property|contradicted}。
{蒸过的，一颗虫卵都没|absence|unsupported}。
{种了草莓，一株结了四十多个|testimonial|unsupported}。
{养花博主阿绿自留款|endorsement|unsupported}。
阳台种出第一根黄瓜，我拍了八十张照片。
倒一半袋子先晾晾，捏碎疙瘩。
土豆切开发芽那块埋下去，等春天。
# seeds_chili
title: 小米椒种子 20克 辣椒籽 四季播种
category: 园艺/种子
price: 6.9
brand: 菜园子
spec: 净含量=20g
spec: 发芽率≥85%
spec: 纯度≥95%
spec: 生产日期=2026年3月
spec: 适播温度=20-30℃
spec: 产地=山东寿光
description: 播种到采收约90-110天

{撒一百颗能冒出八十五颗上下|number|supported}。
{从土里到碗里得三个来月|number|supported}，急不得。
{二十到三十度下种|number|supported}，北方得等暖和。
{寿光那儿的种|origin|supported}，菜篮子大县。
{最快三十天就能摘|number|contradicted}。
{一棵能结三百多个|number|unsupported}。
{隔壁四婶种去年的，红得挂不住|testimonial|unsupported}。
{抗病毒，叶子一个斑都没有|absence|unsupported}。
{省农科院选育，获科技进步奖|award|unsupported}。
种菜是我爸退休后第一个爱好，第二个是骂我妈浇水太勤。
种子泡一宿，温水，盖上湿布。
辣椒开小白花的时候，蜜蜂来得可欢。
# pruning_shears
title: 修枝剪 SK5 弯口 果园剪刀 带保险扣
category: 园艺/剪刀
price: 38.00
brand: 果农哥
spec: 刀片=SK5高碳钢
spec: 最大剪径=25mm
spec: 手柄=铝合金+PVC套
spec: 全长=210mm
spec: 重量=240g
spec: 配件=备用弹簧1个
point: 带安全锁

{拇指粗细的枝子一剪就断|property|supported}，二十五毫米以内。
{多给一根弹簧|property|supported}，坏了自己换。
{才半斤|number|supported}，一天下来手不抽筋。
{不用的时候扣死|property|supported}，小孩够着也开不了。
{五公分的老桩也照样咬断|number|contradicted}。
{木头的把儿|material|contradicted}。
{刃口磨三年不用磨|number|unsupported}。
{我们村果园人手一把，一千多把都换了它|count|unsupported}。
{日本进口钢片，进口同款四百多|origin|unsupported}。
腊月剪枝，手冻得跟红萝卜似的。
斜四十五度下剪，芽点朝外。
去年苹果跌到八毛，叔叔坐地头抽了一下午烟。
# fertilizer_rose
title: 月季专用肥 缓释颗粒 1kg
category: 园艺/肥料
price: 25.80
brand: 绿手指
spec: 净含量=1kg
spec: 氮磷钾=14-14-14
spec: 肥效=约90天
spec: 施用量=每盆（直径20厘米）10克
spec: 形态=包膜颗粒

{三个数一样大，氮磷钾各十四|number|supported}。
{撒一次能顶三个来月|number|supported}。
{中号盆用十克，一袋能伺候一百盆|number|supported}。
{外面裹层膜，慢慢放出来|property|supported}，懒人种花正中下怀。
{液体的，兑水浇|property|contradicted}。
{一周黄叶变绿|number|unsupported}。
{一袋肥赢过了花展冠军|award|unsupported}。
{比有机肥快一倍|comparison|unsupported}。
{黑斑病也给治了|property|unsupported}。
谁偷了我阳台那支月季，老天爷看着呢。
埋浅土里，浇透水，别沾叶子。
春天的太阳、咖啡、花苞，一上午就过去了。
# apple_box
title: 烟台红富士 80mm以上 5斤装 现摘 产地直发
category: 生鲜/水果
price: 29.9
spec: 品种=红富士
spec: 规格=80mm以上，净重2.5kg
spec: 产地=山东烟台栖霞
spec: 采摘=下单后现摘
spec: 糖度=13-15
spec: 坏果=签收24小时内按重赔付
description: 表面可能有雨锈。偏远地区不发。

{直径起码八公分|number|supported}，一个顶一个。
{五斤摊下来不到六块一斤|number|supported}。
{皮上有点锈斑，正常|property|supported}。
{收到坏的，一天之内拍照|promise|supported}，按分量赔。
{新疆阿克苏的冰糖心|origin|contradicted}。
{新疆西藏也包邮|promise|contradicted}，全国都给送。
{没打过一滴药|absence|unsupported}，削都不用削。
{树龄都三十年往上|number|unsupported}。
{爷爷种苹果，县里评过劳模|award|unsupported}。
晚上下工，炉边烤俩苹果，暖得很。
俺娘切成八瓣，核上的肉她自己啃。
你们是先吃大的还是先吃小的？
# salted_duck_egg
title: 高邮咸鸭蛋 红心流油 70g*20枚 真空熟制
category: 农产品/蛋制品
price: 42.9
brand: 水乡
spec: 单枚=约70g
spec: 数量=20枚
spec: 产地=江苏高邮
spec: 状态=熟制即食
spec: 配料=鲜鸭蛋、食用盐、水
spec: 保质期=180天

{煮好的，剥壳就能吃|property|supported}。
{两块一毛多一个|number|supported}，比面馆便宜。
{二十个加一块两斤八|number|supported}。
{放半年没事|number|supported}，端午囤到中秋。
{微山湖麻鸭下的|origin|contradicted}。
{生的，到家还得蒸|property|contradicted}。
{苏丹红检测阴性|award|unsupported}。
{筷子一戳油就飙出来，十个里九个|number|unsupported}。
{比超市的淡一半|comparison|unsupported}。
汪曾祺写过高邮的鸭蛋，我小时候背过那一课。
空头那边敲一个洞，筷子掏着吃。
来碗白粥，别的啥也不要。
# bacon_sausage
title: 湖南腊肉 柴火烟熏 五花 500g 真空
category: 农产品/腊味
price: 45.00
brand: 湘里人家
spec: 净含量=500g
spec: 配料=猪五花肉、食用盐、白酒、香辛料
spec: 工艺=柴火烟熏15天
spec: 产地=湖南湘西
spec: 保质期=180天
description: 表皮发黑为烟熏所致，先用热水刷洗。

{熏了半个月|number|supported}，皮都是焦黑的。
{黑的外壳是烟火烤出来的|property|supported}，不是坏了。
{湘西那边的五花|origin|supported}，屋梁上吊着呢。
{一斤，一块实打实|number|supported}。
{拿烟熏液泡出来的|property|contradicted}。
{川西高原的猪|origin|contradicted}。
{养了十四个月的黑土猪|material|unsupported}。
{张家界景区的饭馆都点名要|endorsement|unsupported}。
{不齁，比隔壁家淡三分|comparison|unsupported}。
杀年猪那天，全寨子的狗都醒了。
先蒸二十分钟，切薄片，配蒜苗。
外婆灶台边，我偷吃过三片，挨了一筷头。
# millet
title: 沁州黄小米 2026新米 山西 2.5kg
category: 农产品/杂粮
price: 49.80
brand: 沁州源
spec: 净含量=2.5kg
spec: 产地=山西沁县
spec: 收获年份=2026年
spec: 保质期=12个月
spec: 蛋白质=每100g含9.7g
document: 检验报告（2026年11月）：水分12.1%，杂质0.1%。

{今年地里打下来的|property|supported}，金灿灿。
{一斤快十块钱|number|supported}，米油厚呀。
{杂质千分之一|number|supported}，淘两把就中。
{每百克差点儿十克蛋白|number|supported}。
{去年陈米抛了光|property|contradicted}。
{内蒙敖汉的谷子|origin|contradicted}。
{清朝的皇帝也是喝它|endorsement|unsupported}。
{月子里喝了奶水足，我们村三个媳妇都这样|testimonial|unsupported}。
{不洒化肥，羊粪喂大|absence|unsupported}。
谷子弯腰的时候，满山都是麻雀。
锅开了撇沫，再小火熬四十分钟。
粥皮归我，谁抢我跟谁急。
# sweet_potato
title: 烟薯25 沙地蜜薯 红薯 5kg 中果
category: 农产品/薯类
price: 25.8
spec: 品种=烟薯25
spec: 规格=150-300g/个
spec: 净重=5kg（含箱5.4kg）
spec: 产地=山东临沂
spec: 发货=现挖后晾晒3天
point: 放通风处，忌冷藏

{刨出来以后晾了三天|number|supported}，糖才出得来。
{除了箱子净剩十斤|number|supported}。
{不进冰箱，进了就坏|property|supported}。
{一个三两到六两|number|supported}，刚够一顿。
{海南沙滩上种的|origin|contradicted}。
{板栗薯，又面又干|property|contradicted}。
{烤四十分钟糖汁流一盘|number|unsupported}。
{农业部推广过这个品种|endorsement|unsupported}。
{一百斤里挑不出一个坏的|number|unsupported}。
炉子上放一圈，屋里香得像过年。
要是赶上下雪，蹲在门口啃一个，啥烦心事都没有了。
我儿子烫了嘴还舍不得松手。
# walnuts
title: 新疆185纸皮核桃 薄壳 1kg 手捏开
category: 农产品/干果
price: 39.90
brand: 和田巴扎
spec: 净含量=1kg
spec: 产地=新疆和田
spec: 品种=185
spec: 壳厚=0.8mm左右
spec: 出仁率≥60%
spec: 加工=未漂白
spec: 采收=2026年9月

{一千克里头六百克往上是仁|number|supported}。
{壳薄到不足一毫米|number|supported}，手一攥就碎。
{没用药水漂过，所以颜色土|absence|supported}。
{今年秋天下的树|property|supported}，还带着股生香。
{白净净的，漂过的干净|property|contradicted}。
{云南漾濞的老树核桃|origin|contradicted}。
{吃到一个哈喇的整袋退|promise|unsupported}。
{补脑，孩子期末提了二十名|testimonial|unsupported}。
{油分比山核桃高|comparison|unsupported}。
核桃夹子又找不着了，只好拿门缝夹。
剥一把放小碟里，爷爷喝茶配着。
小的时候染黑了十根手指，老师罚我站。
# red_dates
title: 若羌灰枣 一级 免洗 1kg 独立密封
category: 农产品/干果
price: 33.0
brand: 楼兰枣园
spec: 净含量=1kg
spec: 等级=一级
spec: 产地=新疆若羌
spec: 每斤=约120-140个
spec: 加工=免洗
spec: 糖度=约70%

{撕开就能送嘴里|property|supported}，不用过水。
{一袋数下来两百好几|number|supported}，够嚼一阵。
{甜得糖有七成|number|supported}，牙疼的少吃。
{若羌那边的戈壁滩来的|origin|supported}。
{一斤三十六块|number|contradicted}，贵是贵。
{特级大枣，一颗有核桃大|property|contradicted}。
{没核没渣，老人直接嚼|absence|unsupported}。
{吃一个月脸色红润|promise|unsupported}。
{中药铺老掌柜夸这枣肉厚|endorsement|unsupported}。
姥姥缝的枣香枕头，我枕到了上大学。
捅俩煮银耳，再搁冰糖。
月台上卖枣的大爷操一口河南话，特喜庆。
# yak_milk_powder
title: 青藏牦牛奶粉 全脂 400g罐 成人
category: 健康食品/奶粉
price: 198
brand: 雪域牧歌
spec: 净含量=400g
spec: 配料=生牦牛乳
spec: 蛋白质=每100g含25.4g
spec: 脂肪=每100g含28.9g
spec: 产地=青海
spec: 适用人群=成人
spec: 保质期=18个月
description: 每次25g冲180ml温水

{蛋白占四分之一|number|supported}，喝两口厚得挂杯。
{照着一勺二十五克来，一罐十六杯|number|supported}。
{就是牦牛奶，没掺第二样|material|supported}。
{大人喝的，别给小娃当主粮|property|supported}。
{脱脂款，怕胖的尽管|property|contradicted}。
{新疆伊犁产的|origin|contradicted}。
{钙含量是普通奶的三倍|comparison|unsupported}。
{阿佳挤奶时念经，牦牛吃的是虫草|material|unsupported}。
{高原登山队的随身补给|endorsement|unsupported}。
去西宁那次，高反把我撂倒在宾馆一天。
水别超过六十度，先倒粉还是先倒水，我每回都弄反。
经幡在风里哗啦啦响，远处是雪山。
# calcium_tablets
title: 液体钙软胶囊 含维D 90粒 成人
category: 健康食品/营养素
price: 68.00
brand: 骨元
spec: 净含量=90粒×1.2g
spec: 批准文号=国食健注G2024××××
spec: 钙=每粒200mg
spec: 维生素D=每粒2.5μg
spec: 食用方法=每日2粒
spec: 不适宜人群=婴幼儿、高钙血症患者
spec: 保质期=24个月
description: 本品不能代替药物。

{一天俩，吃一个半月|number|supported}。
{两粒下去四百毫克钙|number|supported}。
{带蓝帽子，正儿八经注册过|award|supported}。
{血钙高的人别碰|property|supported}。
{没有维生素D，要另外补|absence|contradicted}。
{一岁宝宝也能吃|property|contradicted}。
{阿姨腿抽筋二十年，三天好了|testimonial|unsupported}。
{中国骨协推荐|endorsement|unsupported}。
{进口钙吸收都比不过它|comparison|unsupported}。
早上公园打太极，风一吹，膝盖嘎吱嘎吱。
饭后吃最好，别跟茶一块儿。
妈，别再把药藏在橘子皮里了。
# lutein_gummies
title: 叶黄素软糖 儿童 蓝莓味 60粒
category: 健康食品/软糖
price: 56.9
brand: 亮睛
spec: 净含量=150g
spec: 数量=60粒
spec: 叶黄素=每粒1.5mg
spec: 配料=麦芽糖浆、白砂糖、蓝莓浓缩汁、叶黄素酯、果胶
spec: 食用=3岁以上每日1粒
spec: 产品类型=普通食品
description: 含糖，注意刷牙。

{一天一颗，能吃两月|number|supported}。
{里头是带糖的，睡前吃记得刷牙|material|supported}。
{三岁以下先别碰|property|supported}。
{一颗才九毛多|number|supported}，比一包辣条强。
{无糖，用木糖醇做的|absence|contradicted}。
{眼镜度数降了五十度|testimonial|unsupported}，医院验过光的。
{蓝帽认证的|award|contradicted}。
{近视小朋友六成都吃它|count|unsupported}。
{眼科主任闺女也在嚼|endorsement|unsupported}。
小孩写作业，眼睛离本子恨不得贴上去。
橘子汽水、跳跳糖、放学的铃。
你小时候偷配过同桌的眼镜没？
# cat_food
title: 全价猫粮 鸡肉鱼肉 无谷 成猫 10kg 袋装
category: 宠物/猫主粮
price: 259.00
brand: 喵夫子
spec: 净含量=10kg
spec: 粗蛋白≥40%
spec: 粗脂肪≥17%
spec: 粗灰分≤10%
spec: 主要原料=鸡肉粉、鸡肉、鳕鱼粉、豌豆、木薯、鸡油
spec: 适用=12月龄以上
spec: 保质期=18个月
document: 第三方检测（2026年8月）：黄曲霉毒素B1未检出，粗蛋白41.6%。
description: 换粮请用7天逐步过渡。

二十斤的大袋子扛回来那天，猫比我还激动，算算{一斤才十三块|number|supported}，养三只也养得起。
{霉菌毒素这项报告上写着查不到|absence|supported}，八月份新做的，我截了图放评论区。
想换口粮的别猛，{头一个礼拜新旧搀着喂|property|supported}。
没到一岁的小猫崽子先等等，{人家这是给大猫配的|property|supported}。
配料表我逐字念给你们：鸡、鱼、豌豆……{唯独没有一丝鱼粉|absence|contradicted}。
小奶猫断奶就能吃，{全阶段通吃|property|contradicted}，一袋养到老。
我家的挑食祖宗三年没正眼看过干粮，{这回连盆都舔亮了|testimonial|unsupported}。
{吃了半个月，软便没了，毛掉得也少|testimonial|unsupported}，梳子上都快薅不出来。
问：贵的和便宜的差在哪？答：{同样蛋白，进口那家要翻一番|comparison|unsupported}。
凌晨五点，一只爪子按在我鼻梁上，意思是开饭。
铲屎的今天加班，主子蹲在门口骂骂咧咧。
取名大赛：黄的叫橘座，黑的叫煤球，还有啥？
# dog_food
title: 小型犬粮 鸭肉梨 5斤 泰迪比熊 美毛
category: 宠物/狗主粮
price: 78
brand: 汪先森
spec: 净含量=2.5kg
spec: 粗蛋白≥26%
spec: 粗脂肪≥12%
spec: 主要原料=鸭肉粉、大米、玉米、鸡油、梨干
spec: 颗粒直径=约7mm
spec: 适用=小型成犬
spec: 产地=河北邢台
point: 体重5kg每日约80克

十斤的小狗一天八十克，{这么一袋够它嚼一个月|number|supported}，我拿秤约过账。
别听人瞎忽悠说无谷，{里头大米玉米都写着呢|material|supported}，肠胃硬的才行。
{粒儿就七毫米大|number|supported}，我家老比熊剩六颗牙也对付得过去。
{河北邢台的厂子|origin|supported}，我大姨就在那边上班，没见过，反正离得近。
标题党一回：{无谷、零玉米、纯肉！|absence|contradicted}救命啊泪痕都没了。
{金毛阿拉斯加照吃不误|property|contradicted}，大块头一口半斤。
{宠物医院前台摆着它|endorsement|unsupported}，护士姐姐还夸我有眼光。
遛狗碰上的大爷说，{他那条十六岁的京巴吃这个，眼睛都亮了|testimonial|unsupported}。
吃光一袋{还没掉毛发红，三个月包退|promise|unsupported}，你怕啥。
狗又叼走我的袜子，追了三条街。
下雨天不出门，它把沙发当操场。
请问为啥小狗都爱在人拖完地的时候回来？
# cat_litter
title: 豆腐猫砂 原味 6L*4包 可冲厕所 1.5mm
category: 宠物/猫砂
price: 75.90
brand: 喵净
spec: 规格=6L×4（约2.5kg/包）
spec: 主要原料=豌豆渣、玉米淀粉
spec: 颗粒直径=1.5mm
spec: 香型=原味
spec: 结团=约5秒
description: 每次少量冲厕，等泡散再冲。

尿上去{数五个数就抱团|number|supported}，铲起来整块不碎手。
铲出来的坨坨{可以进马桶，但一口气别倒太多|property|supported}，不然塞了别找我。
买这么一箱{加起来二十来斤|number|supported}，电梯房的福，步梯房的命。
没香的，{猫鼻子敏感的正合适|property|supported}。
{绿茶味一开盖，客厅都是茶园|property|contradicted}。
这猫砂{用膨润土烧的|material|contradicted}，沉手，猫扒不动。
{七天都没味儿|number|unsupported}，朋友来了没闻出我养仨。
{不带出猫砂盆外一粒|absence|unsupported}，我地毯都撤了扫地机。
去年测评博主盲选，{它排在二十个牌子里的头三|award|unsupported}。
铲屎铲到怀疑人生，谁懂这种清晨。
猫拉完屎要狂奔三圈，这是什么仪式。
盆大一点，砂厚一点，猫高兴一点。
# dog_leash
title: 反光牵引绳 P链 尼龙 1.5m 中大型犬
category: 宠物/牵引
price: 24.9
brand: 走起
spec: 长度=1.5m
spec: 宽度=2.5cm
spec: 材质=尼龙+反光丝
spec: 承重=80kg
spec: 五金=锌合金
spec: 颜色=黑、橙
spec: 可否调节=颈围35-55cm

晚上遛弯，{车灯一照绳子亮成一条线|property|supported}，老远就看见我俩。
{一米五的长度|number|supported}，人多的地方收着点。
脖子最细三十五、最粗五十五，{中不溜的都能套|number|supported}。
{扛得住一百六十斤的劲|number|supported}，除非你家养的是头牛犊。
{皮子做的，有股牛味儿|material|contradicted}，越用越亮。
{伸缩卷轴，按一下缩回盒子里|property|contradicted}，省事。
从二楼阳台拽下来的哈士奇，{拉了两百斤都没断|number|unsupported}。
{警犬基地在用同款|endorsement|unsupported}，退役犬认得。
{勒不出脖子印，戴一天毛不结团|property|unsupported}。
早上六点的公园，狗比人多，人比狗困。
它看见松鼠那一刻，我的肩膀就知道了。
见了陌生小朋友，先问能不能摸。
# pet_water
title: 宠物饮水机 2.5L 静音 猫狗 活水 滤芯
category: 宠物/饮水
price: 99.00
brand: 水滴
spec: 容量=2.5L
spec: 水泵噪音=<30dB
spec: 供电=5V 1A（不含适配器）
spec: 滤芯=活性炭+树脂，30天更换
spec: 材质=PP机身+304顶盖
spec: 断水=自动停泵
spec: 附件=滤芯2枚

{两枚芯子轮着用，够俩月|number|supported}。
没水了{自己歇着不烧泵|property|supported}，出差两天不慌。
盒子里{不送充电头|absence|supported}，找个旧手机的插上。
喝水的那一面是钢的，{旁边壳子是塑料的|material|supported}。
{陶瓷碗口，不长下巴黑点|material|contradicted}，贵气。
{自带插头，打开就能通电|property|contradicted}。
{从前一天喝两口的小猫，现在半碗下去|testimonial|unsupported}，喜死我了。
尿闭猫咪救星，{兽医让每家都备一台|endorsement|unsupported}。
静得只能听见心跳，{比冰箱轻三十倍|comparison|unsupported}。
养了猫以后，家里谁渴了都要先看看猫喝没喝。
猫爪子伸进去搅三圈，非得洒一地才罢休。
给它换水那会儿，它还在梦里追鸟。
# fish_food
title: 观赏鱼粮 锦鲤金鱼 浮水颗粒 1kg
category: 宠物/水族
price: 22.50
brand: 龙门
spec: 净含量=1kg
spec: 粗蛋白≥36%
spec: 颗粒=2mm
spec: 性状=浮水型
spec: 主要原料=鱼粉、豆粕、小麦、螺旋藻
spec: 保质期=24个月
point: 每日1-2次，3分钟吃完为宜

撒下去{漂着不沉|property|supported}，一缸鱼嘴冲天。
{蛋白起码三成半|number|supported}，长个儿够用。
{一餐喂到三分钟能抢光的量|number|supported}，多了糟水。
{一天两顿就成，别多|number|supported}。
{沉底的，鼠鱼趴着吃|property|contradicted}。
方子里{没放藻类|absence|contradicted}，颜色淡得很正常。
{二十天锦鲤红得跟灯笼似的|number|unsupported}。
鱼市老板说{这粮没毛病，养了四百条没死一条|testimonial|unsupported}。
{水不浑，换水次数减一半|comparison|unsupported}。
小时候把金鱼捞出来和猫认识，那天我挨了揍。
换水之前，先把新水晾上一宿。
办公室那缸鱼，大家的精神支柱。
# bird_seed
title: 鹦鹉饲料 带壳五谷 虎皮玄凤 2.5kg
category: 宠物/鸟
price: 19.8
spec: 净含量=2.5kg
spec: 配料=黄谷、白谷、红谷、燕麦、葵花籽、苏子
spec: 适用=虎皮、玄凤、牡丹
spec: 产地=山东
spec: 保质期=12个月

里头{带壳的五六种掺着|count|supported}，鸟自己磕。
{五斤还不到二十块|number|supported}，我家这位可比我会过日子。
{牡丹鹦鹉也能喂|property|supported}，不挑。
一年的保质期，{明年这时候前磕完|number|supported}就好。
{全部去壳的，省得扫|property|contradicted}。
{专供金刚大鹦鹉|property|contradicted}。
我这只笨鸟{吃了就会说恭喜发财|testimonial|unsupported}，你信不？
鸟市第一门面，{站着的七家都卖它|count|unsupported}。
{炒过杀了虫卵，三年不生蛾|property|unsupported}。
笼子掀开布，小祖宗一早开嗓子。
我说早上好，它说滚。
带它去阳台晒太阳，别忘了关窗。
# cat_scratcher
title: 猫抓板 瓦楞纸 贵妃榻 大号 60cm
category: 宠物/玩具
price: 36.00
brand: 挠挠
spec: 尺寸=60×25×20cm
spec: 材质=瓦楞纸+玉米胶
spec: 附赠=猫薄荷1包
spec: 可换芯=否
spec: 重量=1.1kg

长度{六十公分，十二斤的胖橘躺下还能翻身|number|supported}。
随箱给{一小包猫薄荷|property|supported}，头两天撒上去让它上瘾。
胶是{玉米粘的|material|supported}，啃两口也不怕。
挠烂了只能换整的，{芯子抽不出来|property|supported}。
{剑麻绳绑的，挠起来沙沙响|material|contradicted}。
用坏可以{单买替换芯，八块钱|property|contradicted}。
{掉屑不到一小撮|number|unsupported}，地板干净着呢。
{沙发从此再没遭过殃|testimonial|unsupported}，老婆笑了。
同城养猫群{三百来号人都下过单|count|unsupported}。
它在上面思考猫生，我在旁边思考房贷。
拆箱时猫先钻进箱子，板子反倒晾一边。
纸屑又飞一屋，扫地机都吃撑了。
# dog_bed
title: 宠物窝 四季 可拆洗 中型犬 L码 75cm
category: 宠物/窝
price: 69.90
brand: 窝里
spec: 尺寸=75×60×20cm
spec: 适用=15kg以内
spec: 面料=牛津布（正）/ 短毛绒（反）
spec: 填充=PP棉
spec: 拆洗=外套可拆
spec: 底部=防滑点

夏天翻凉面、冬天翻毛面，{两面能换着睡|property|supported}。
{套子拉链一拉就能洗|property|supported}，尿床不愁。
底下{有胶点，狗蹦上去不滑|property|supported}。
三十斤以里的狗睡得舒坦，{再大就得另挑|number|supported}。
{填的是记忆海绵|material|contradicted}，老狗关节舒服。
萨摩耶五十斤也{敞开睡没毛病|property|contradicted}。
{冬天睡着跟地暖似的|property|unsupported}，摸着都烫手。
{咬烂了赔只新的|promise|unsupported}，客服亲口应下的。
{跟几百块的一个手感|comparison|unsupported}，闭着眼摸不出来。
它把爪子搭在我脚上，雷声就没那么可怕了。
新窝买来，它依旧睡我的拖鞋。
冬天早晨最难的事：把狗从被窝里叫出来。
# coffee_beans
title: 云南保山小粒咖啡豆 中深烘 454g 单向排气阀
category: 食品/咖啡
price: 58.00
brand: 高黎贡庄园
spec: 净含量=454g
spec: 品种=卡蒂姆
spec: 处理法=水洗
spec: 烘焙度=中深
spec: 海拔=1300-1500米
spec: 烘焙日期=下单后3日内
spec: 产地=云南保山
offer: 备注可免费磨粉

一磅豆子五十八，按十五克一杯，{一杯两块不到|number|supported}，楼下连锁店的找零都不止。
家里没磨豆机？{留个言，店家替你打成粉|promise|supported}，不另收钱。
{长在一千三百米往上的山坡|number|supported}，早晚凉，豆子硬。
付了款才烘，{三天里头现炒的|property|supported}，刚到先养几天。
{埃塞俄比亚日晒，花果香炸裂|origin|contradicted}，懂的都懂。
{浅烘，酸得像柠檬水|property|contradicted}，怕酸的别入坑。
豆子铺在盘里，{瑕疵豆一粒没挑着|absence|unsupported}。
{杯测八十六分|number|unsupported}，评审打完分还多要了一包。
我店里{天天给客人喝它，没人尝出是国产|testimonial|unsupported}。
咖啡续命的打工人举手，周一谁还活着？
水九十二度，闷蒸三十秒，绕圈圈。
窗台的猫闻了闻杯口，一脸嫌弃走了。
# green_tea_jasmine
title: 横县茉莉花茶 浓香 七窨 250g 袋装
category: 食品/茶叶
price: 39.9
brand: 花都
spec: 净含量=250g
spec: 茶坯=绿茶
spec: 窨制=七次
spec: 产地=广西横州
spec: 等级=一级
spec: 保质期=18个月

{花和茶在一块儿焖了七回|number|supported}，盖子一揭香得隔壁科室都探头。
半斤四十块，{一斤不到八十|number|supported}，给单位接待备一袋不心疼。
茶底子{用的是绿茶|material|supported}，不是红的。
{能搁一年半|number|supported}，潮气别进袋就行。
{福州老厂窨的|origin|contradicted}，闽侯那边的花农供花。
{特级|property|contradicted}，袋子上写得明明白白。
{花瓣全挑干净了，杯里只见茶|absence|unsupported}。
{北京吴裕泰的师傅喝完直竖大拇指|endorsement|unsupported}。
{泡五遍还有香，隔夜都没散|number|unsupported}。
姥爷的搪瓷缸子里永远有厚厚一层茶垢，谁刷他骂谁。
来点大碗茶，听段单弦。
今儿胡同口修路，绕了一大圈才到家。
# milk_box
title: 草甸牧场 纯牛奶 全脂 250ml*16盒
category: 食品/乳品
price: 44.9
brand: 草甸
spec: 净含量=4L
spec: 配料=生牛乳
spec: 蛋白质=每100ml含3.6g
spec: 钙=每100ml含120mg
spec: 保质期=6个月（常温）
spec: 产地=内蒙古呼和浩特
description: 开盒后冷藏，24小时内喝完

一盒{九克蛋白打底|number|supported}，中学生早上一盒加个蛋就够劲。
{一盒不到三块钱|number|supported}，十六盒整箱搬走。
除了奶{没搁别的|absence|supported}，翻配料表只看到三个字。
拆了盒子{最多放到明天这时候|number|supported}，还得进冰箱。
{保质期就七天，得一直冷着|number|contradicted}，所以新鲜。
{脱脂|property|contradicted}，减脂的女生闭眼拿。
{A2奶源，肚子咕噜的喝了不拉|material|unsupported}。
六一那天{学校给全年级发的就是它|endorsement|unsupported}，孩子自己回来说。
{比新西兰进口的浓一倍|comparison|unsupported}，倒杯子里挂壁。
早上豆浆牛奶二选一，你站哪边？
我三岁那年把牛奶倒进鱼缸，鱼翻白肚，我哭了一下午。
热的时候别盖盖，免得溢一灶台。
# orange_juice
title: NFC橙汁 100%鲜榨 1L×4瓶 冷藏
category: 食品/饮料
price: 65.00
brand: 橙日
spec: 净含量=1L×4
spec: 配料=橙汁
spec: 工艺=NFC（非浓缩还原）
spec: 原料产地=西班牙
spec: 贮存=2-6℃
spec: 保质期=90天
spec: 产地=江苏苏州（灌装）
description: 开瓶后冷藏3天内饮用

橙子是{西班牙那边的，到苏州灌的瓶|origin|supported}。
{没加水没加糖，就是汁|absence|supported}，难怪一分钱一分货。
{拧开后只能挨三天|number|supported}，人少的家别一次开两瓶。
{一升十六块多|number|supported}，比门口鲜榨便宜。
{浓缩浆兑水还原的|property|contradicted}，怪不得甜。
放阳台上{常温能放一年|number|contradicted}，囤。
{一瓶里压了十四个橙子|number|unsupported}。
{鼻炎同学喝了一冬没感冒|testimonial|unsupported}，非说是维C起作用。
年会饮料抽签，{三百个同事全给它投票|count|unsupported}，抽到别的都来换。
夏天下课铃一响，全班往小卖部冲。
加块冰，插片薄荷，拍张照发圈。
我妈拿瓶子腌了咸菜，气得我。
# mineral_water
title: 长白山天然矿泉水 5L*4桶 家用
category: 食品/饮用水
price: 55.60
brand: 雪岭
spec: 净含量=5L×4
spec: 水源=吉林长白山
spec: pH=7.2-7.6
spec: 偏硅酸=35-60mg/L
spec: 钠=4-12mg/L
spec: 保质期=12个月
spec: 包装=一次性PET桶

{四桶加起来四十斤水|number|supported}，快递大哥骂骂咧咧送上五楼。
{水是吉林那边来的|origin|supported}，老家山里。
{一升不到三块钱|number|supported}，换算下来还行吧。
{桶用完就扔，不退押金|property|supported}，回收站大爷乐意收。
{酸性水，喝了软化水管|property|contradicted}。
{珠峰雪线融下来的|origin|contradicted}。
{泡奶粉无菌直饮|property|unsupported}，娃他姑推荐的。
{邻居家烧了一年，壶里一点垢都没有|testimonial|unsupported}。
{体检中心大厅放的就它|endorsement|unsupported}。
你家饮水机多久没清洗了？别看，看了喝不下。
妈妈总说多喝热水，结果我喝成了暖水袋。
拧盖拧不开，叫对象来，对象叫他妈来。
# luosifen
title: 柳州螺蛳粉 加臭加辣 300g*5包 含腐竹
category: 食品/方便食品
price: 45.0
brand: 侬记
spec: 净含量=1.5kg
spec: 每包=干米粉100g、料包200g
spec: 配料包=螺蛳汤料、酸笋、腐竹、花生、木耳、萝卜干、辣油、醋包
spec: 产地=广西柳州
spec: 煮粉时间=8-10分钟
spec: 保质期=180天

九块一包，{酸笋腐竹花生都单独成包|property|supported}，仪式感拉满。
先煮粉{八到十分钟|number|supported}，别急着捞。
{一包里粉才二两|number|supported}，胃口大的来两份。
{柳州发过来的|origin|supported}，不是本地厂糊弄人。
{清汤不臭，邻居不会报警|property|contradicted}。
{没有花生，过敏的敢嗦|absence|contradicted}。
{螺蛳熬了六小时，骨头汤打底|number|unsupported}。
{嗦粉大赛第一名那家的|award|unsupported}，牌子都不带换。
{越南来的朋友说比河内的好|testimonial|unsupported}。
隔壁宿舍来敲门，问是不是下水道炸了。
吃完去相亲，我妈在电话里喊我漱口八遍。
下雪，关灯，开一部老电影，嗦！
# hotpot_base
title: 重庆牛油火锅底料 特辣 500g 手工块 老火锅
category: 食品/调味
price: 19.8
brand: 解放碑老灶
spec: 净含量=500g
spec: 配料=牛油、辣椒、豆瓣酱、花椒、姜、蒜、食用盐、味精、香辛料
spec: 产地=重庆
spec: 辣度=特辣
spec: 适用=3-5人
spec: 保质期=12个月
description: 一块化2升水

一整块丢锅里{兑两升水刚刚好|number|supported}，再多就淡了。
{三五个人吃得安逸|number|supported}，少了吃不完。
{里头放了味精的|material|supported}，介意的自己掂量。
{特辣的，怕辣勿扰|property|supported}，我嘴巴已经成香肠。
{植物油熬的，凉了也不凝|material|contradicted}。
{清油不放一点牛身上的|absence|contradicted}。
{熬了一十二个小时|number|unsupported}，老板拿凳子坐灶边守的。
我家楼下三家火锅店，{有两家拿的是它|endorsement|unsupported}。
{德庄喝完都没它回味长|comparison|unsupported}。
黄喉毛肚鸭肠，七上八下。
外头打雷，屋里起锅，幸福得冒泡。
油碟放蒜还是放香油？打一架吧。
# seaweed_snack
title: 海苔夹心脆 芝麻 30g*8袋 儿童零食
category: 食品/零食
price: 32.9
brand: 海脆
spec: 净含量=240g
spec: 配料=紫菜、芝麻、白砂糖、麦芽糖浆、植物油、食用盐
spec: 工艺=烘烤
spec: 过敏原=含芝麻
spec: 产地=福建晋江
spec: 保质期=9个月

{四块出头一袋|number|supported}，课间一人两片就没了。
对芝麻过敏的小孩，{这里头真有|material|supported}，妈妈们瞧一眼。
{烤出来的，不是油锅里捞的|property|supported}。
{加糖了，所以甜丝丝|material|supported}。
{油炸的，放吸油纸上能印出一圈|property|contradicted}。
{无糖，糖友也能嚼|absence|contradicted}。
{韩国釜山直采紫菜|origin|unsupported}，潮水里头捞的。
{孩子不挑食以后，老师都问是不是换了零食|testimonial|unsupported}。
{同类里含盐最低的|comparison|unsupported}。
撕包装的声音能叫醒一屋娃，警报器都比不上。
夜里追剧，海苔渣掉一床，睡着像沙滩。
喝粥撒一片，泡软了有海的味。
# dried_shiitake
title: 庆元香菇 干货 冬菇 500g 剪脚
category: 农产品/菌菇
price: 55.00
brand: 菇山
spec: 净含量=500g
spec: 菌盖直径=3-5cm
spec: 产地=浙江庆元
spec: 采收季=冬季
spec: 脚长=≤1cm
spec: 水分≤13%
spec: 保质期=18个月

{腿儿都剪过，剩下不到一公分|property|supported}，你花的钱全在伞盖上。
{三到五公分的个头|number|supported}，炖鸡整朵下。
{大冷天摘的|property|supported}，肉头紧，泡开一股子山气。
{一斤五十五|number|supported}，没有二价，阿嫂你别砍了。
{春菇，薄得透光|property|contradicted}。
{带长把，回家自己剪|property|contradicted}。
{没熏硫，开袋子不呛|absence|unsupported}。
{椴木养了两年才出一茬|number|unsupported}。
城里那家私房菜{主理人每周订二十斤，炖鸡汤不用味精|endorsement|unsupported}。
泡菇水千万别倒，澄一澄留着烧肉。
阿婆晒香菇，鸡在簸箕底下偷看。
今年山里雾大，路都看不见。
# eggs_farm
title: 散养土鸡蛋 40枚 原色 农家 破损包赔
category: 生鲜/蛋
price: 59.9
spec: 数量=40枚
spec: 单枚=约45g
spec: 产地=安徽霍山
spec: 养殖=林下散养
spec: 喂养=玉米、豆粕、青草
spec: 保质期=常温30天
spec: 赔付=签收12小时内拍照赔

{一个一块五毛钱|number|supported}，给丈母娘捎一板，她笑得眼都没了。
路上碎了别嚎，{半天之内拍个照片就赔|promise|supported}。
{一枚不到一两|number|supported}，土鸡蛋嘛，天生个小。
{树林底下撒开养的|property|supported}，跟鸡场那种笼子两码事。
{喂的是剩饭虫子，一颗玉米都不吃|absence|contradicted}。
{冰柜里能放半年|number|contradicted}，甭着急吃。
{叶黄素比普通蛋多一倍|comparison|unsupported}，蛋黄橘红就是证据。
{公鸡母鸡同养，九成能孵出小鸡|number|unsupported}。
{月嫂上户必带这家的蛋|endorsement|unsupported}，雇主都不问牌子。
我奶奶把鸡蛋埋在米缸里，偷一个都能被发现。
水开之后下锅，七分钟溏心，十分钟全熟。
你吃荷包蛋放糖还是放盐？
# lamb_rolls
title: 锡盟羔羊肉卷 500g*4 涮锅 原切
category: 生鲜/羊肉
price: 178.00
brand: 草原哥俩
spec: 净含量=2kg
spec: 配料=羔羊肉
spec: 工艺=原切卷（非拼接、非注水）
spec: 产地=内蒙古锡林郭勒
spec: 贮存=-18℃
spec: 保质期=12个月

四斤卷儿才一百七十八，{合着四十四五一斤|number|supported}，过年涮两顿。
{一整块切的，不是碎肉粘的|property|supported}，下锅不散。
{锡盟那边的小羊|origin|supported}，那达慕上见过没？
放冷冻室{一年内吃都行|number|supported}。
{打了水的，化开一摊|property|contradicted}，所以看着大。
{新西兰进口羔羊|origin|contradicted}，乳香。
{吃沙葱长到六个月|number|unsupported}，牧民大哥讲的。
北京{有老字号每天定他们家两百卷|count|unsupported}。
涮三秒{不老不缩|property|unsupported}，跟雪花牛一个档。
我喝多了会唱蒙语歌，虽然一个词也不会。
麻酱里放韭花酱，绝绝子。
炭炉一着，窗户上一层汽，鼻尖冒汗。
# cookies_butter
title: 曲奇饼干礼盒 黄油 原味/抹茶 680g 年货
category: 食品/糕点
price: 69.9
brand: 脆脆家
spec: 净含量=680g
spec: 配料=小麦粉、黄油（新西兰）、白砂糖、全脂乳粉、鸡蛋、抹茶粉
spec: 口味=原味、抹茶
spec: 包装=马口铁罐
spec: 黄油添加量≥28%
spec: 保质期=10个月
spec: 产地=上海

{黄油打底近三成|number|supported}，咬一口渣都掉一地。
{盒子是铁的|material|supported}，吃完装针线，妈妈最爱。
{原味绿茶味混着装|count|supported}，一层一样。
{黄油是新西兰的|origin|supported}，其它都是上海做的。
{植物奶油，胆固醇低|material|contradicted}。
{不含蛋，蛋过敏宝宝能吃|absence|contradicted}。
{丹麦皇室送礼指定款|endorsement|unsupported}，拿去见家长。
{送礼用户回购率百分之六十|number|unsupported}。
{放在罐里开了两个月还酥|testimonial|unsupported}，我亲手掰的。
年三十晚上，一盒饼干被小孩翻得只剩隔纸。
配杯热红茶，找个晒太阳的角落，谁也别来。
铁盒里到底是饼干还是针线，这是个概率问题。
# mooncake
title: 苏式鲜肉月饼 礼盒 60g*12枚 短保
category: 食品/糕点
price: 69
brand: 采芝家
spec: 净含量=720g
spec: 配料=小麦粉、猪肉、猪油、白砂糖、酱油、芝麻
spec: 保质期=常温3天 冷藏7天
spec: 产地=江苏苏州
spec: 每枚=60g
point: 出炉24小时内发货

{冰箱里也就撑一礼拜|number|supported}，收到赶紧吃，别当摆设。
{做好一天之内就寄走|promise|supported}。
{每只六十克，一两多|number|supported}，一口气能干三只。
{酥皮里是猪油|material|supported}，忌口的朋友看清楚。
{广式莲蓉的|property|contradicted}，甜得掉牙。
{植物油做的皮，素的|material|contradicted}。
{观前街老师傅做了三十八年|number|unsupported}。
{去年中秋卖断货四次，排队排到街角|count|unsupported}。
{比杏花楼家肉多一圈|comparison|unsupported}，我掰开瞅过。
小辰光外公骑脚踏车去排队，风吹得鼻头通红。
烤箱一百八，五分钟，外壳又酥了。
今年月亮被云遮了，饼还是要吃的。
# peanut_butter
title: 无糖花生酱 颗粒 500g 纯花生
category: 食品/酱
price: 19.9
brand: 稻草人
spec: 净含量=500g
spec: 配料=花生（100%）
spec: 糖=未添加
spec: 类型=颗粒
spec: 产地=山东临沂
spec: 保质期=12个月

{里头是一粒粒的，不是抹得滑溜那种|property|supported}。
{只有花生一样|material|supported}，看得见摸得着。
{糖没搁|absence|supported}，要甜自己淋蜂蜜。
一斤不到二十，{两块钱一两|number|supported}，买二斤进口的零头。
{细腻无颗粒，宝宝抹嘴都不呛|property|contradicted}。
{加了棕榈油才不分层|material|contradicted}。
{黄曲霉毒素零检出|award|unsupported}，报告在详情页。
{撸铁室前台一人一罐，教练带的货|endorsement|unsupported}。
{涂一片吐司，饱到下午三点|number|unsupported}。
吐司烤过头，花生酱抹厚点，遮丑。
我抱着罐子拿勺子挖，对象说我像松鼠。
剥花生剥到指甲疼，童年过年味。
# canned_peach
title: 黄桃罐头 玻璃瓶 糖水 700g*4罐 丹东
category: 食品/罐头
price: 49.8
brand: 鸭绿江
spec: 净含量=700g（固形物≥55%）
spec: 配料=黄桃、水、白砂糖、柠檬酸
spec: 产地=辽宁丹东
spec: 包装=玻璃瓶
spec: 保质期=24个月
spec: 附赠=开瓶器

{一罐里果肉少说七两半|number|supported}，剩下的是甜水。
{送你起子，别拿菜刀磕|property|supported}。
{四罐五斤六|number|supported}，抱着都坠手。
{撂橱里俩冬天都不坏|number|supported}，停电也吃得着。
{铁皮罐，摔了不碎|material|contradicted}。
{零糖，木糖醇泡的|absence|contradicted}。
{跟城里超市那个老牌子一个厂出|comparison|unsupported}。
{感冒发烧孩子吃它就好|testimonial|unsupported}，东北人都懂。
{树上熟透那天早晨就下罐|property|unsupported}。
小时候发烧才能吃一罐，恨不得天天发烧。
打点滴的时候，我妈用勺一块块喂。
瓶底拍三下，盖子噗地开了。
# ladder_home
title: 家用折叠梯 铝合金 四步 加厚 承重150kg
category: 五金/梯子
price: 178.00
brand: 登高
spec: 步数=4步
spec: 材质=铝合金
spec: 承重=150kg
spec: 自重=5.6kg
spec: 踏板宽=22cm
spec: 折叠厚度=9cm
spec: 防滑=踏板胶垫+脚套
spec: 质保=三年
description: 仅限室内

{胖子踩上去也稳，三百斤都行|number|supported}。
{叠起来只有一掌厚，塞门后头|number|supported}。
{十一斤出头|number|supported}，大妈一只手就拎得动。
{脚套和踏板都有胶，打滑的几率小|property|supported}。
{铁的，生锈了刷漆|material|contradicted}。
{院子里摘柿子、刷外墙都成|property|contradicted}。
{十年不晃不变形|property|unsupported}。
{电工班的老曹一天上下五十趟，用了半年腿脚纹丝不动|testimonial|unsupported}。
{比木梯子贵一倍，但能传代|comparison|unsupported}。
换灯泡的任务，每次都落在我这个一米五五的头上。
老爸在下面扶着，嘴里念叨：慢点，慢点。
过年擦天花板，蜘蛛先搬家。
# waterproof_tape
title: 丁基防水胶带 5cm*5m 屋顶补漏 加厚
category: 五金/胶带
price: 14.8
brand: 贴牢
spec: 尺寸=5cm×5m
spec: 厚度=1.0mm
spec: 基材=丁基橡胶+铝箔
spec: 使用温度=-30℃~80℃
spec: 适用=彩钢瓦、PVC管、金属、水泥
description: 基面须干燥、清洁。

{三米不到的漏缝贴一卷绰绰有余，总长五米|number|supported}。
{外头是铝皮|material|supported}，太阳晒着反光。
{冷到零下三十度能用|number|supported}，哈尔滨的兄弟。
{贴之前面得擦干|property|supported}，水汪汪的粘不住。
{泡在水里也能直接贴|property|contradicted}。
{足足两毫米厚|number|contradicted}，撕都费劲。
{贴一次管十五年|number|unsupported}。
{邻居家的平房漏了七年，一卷解决|testimonial|unsupported}。
{同宽的里头粘得最死|comparison|unsupported}。
屋里接水的盆一字排开，滴答滴答跟交响乐似的。
天黑前要下雨，赶紧爬上去看看。
女儿说滴水声像有人敲门，吓一跳。
# led_bulb
title: LED灯泡 E27 9W 暖白 节能 5只装
category: 五金/照明
price: 19.5
brand: 亮堂
spec: 功率=9W
spec: 灯口=E27
spec: 色温=3000K（暖白）
spec: 光通量=900lm
spec: 显色指数=Ra80
spec: 寿命=15000小时
spec: 数量=5只
spec: 质保=一年

{一只不到四块|number|supported}，坏一只换一只不心疼。
{每天点五小时能撑八年|number|supported}，算算。
{普通大螺口|property|supported}，拧进去就亮。
{发黄的光|property|supported}，吃饭照着菜香。
{冷白，跟医院走廊似的|property|contradicted}。
{九十瓦的大功率|number|contradicted}，照篮球场。
{孩子写作业零蓝光|absence|unsupported}，老师点赞。
{三个屋全换完，电费省一半|testimonial|unsupported}。
{经过蚂蚁森林节能金奖认定|award|unsupported}。
灯泡坏的那晚，摸黑找手电，撞了膝盖。
楼道声控灯，我拍手拍得邻居都探头。
出租屋换一盏灯，就有了家的意思。
# camellia_oil
title: 常山山茶油 物理压榨 1.6L 礼盒 一级
category: 食品/食用油
price: 268.00
brand: 常山坞
spec: 净含量=1.6L
spec: 产地=浙江常山
spec: 工艺=物理压榨
spec: 等级=一级
spec: 保质期=18个月
document: 第九届浙江农业博览会 优质产品奖（2025年11月，证书号略）
document: 检验报告（2026年8月）：酸价0.9mg/g，苯并芘未检出，油酸79.6%。
offer: 下单送300ml小瓶一支

{去年省农博会上捧过优质奖|award|supported}，奖状我拍给大家。
油酸{快八成|number|supported}，炒青菜碧绿碧绿。
那个吓人的{苯并芘，一测没有|absence|supported}，放心点火。
买大的{再搭一小支|promise|supported}，上班带着拌面。
{浸出的，溶剂提的|property|contradicted}，便宜货才这么干。
{拿的是全国金奖|award|contradicted}，北京领的。
{三年老茶籽，晒足六十个日头|number|unsupported}才开榨。
我姨婆抹脸抹了一辈子，{八十岁没斑|testimonial|unsupported}，你服不服。
{同等分量比橄榄油抗氧化强四倍|comparison|unsupported}。
炒锅一冒烟就关小，别熏黑了抽油烟机。
十月山上捡茶籽，背篓比人高。
你家的油壶几天洗一回？扎心了吧。
# rice_noodle_vermicelli
title: 龙口粉丝 绿豆 500g*3 火锅凉拌
category: 食品/干货
price: 39.00
brand: 招远
spec: 净含量=1.5kg
spec: 配料=绿豆淀粉、水
spec: 产地=山东招远
spec: 执行标准=GB/T 19048
spec: 保质期=24个月
document: 龙口粉丝地理标志专用标志使用证明（2025年）
description: 温水泡10分钟即可下锅

{十三块钱一袋|number|supported}，三袋拎走，妈你看便宜不。
包装上盖着{地标的章，证明是去年的|award|supported}。
{除了绿豆粉就是水，连盐都不放|absence|supported}，你自己看嘛。
{泡个十分钟就软乎|number|supported}，别泡一晌午。
{红薯做的，黑里透紫|material|contradicted}。
{玉米淀粉里头掺了一点点|material|contradicted}，所以糊汤。
{央视《味道》拍过他们作坊|endorsement|unsupported}。
煮了半小时{一根没断|property|unsupported}，捞起来跟皮筋似的。
{国外唐人街十家店九家卖它|count|unsupported}。
蚂蚁上树，小时候我以为真有蚂蚁。
筷子挑起来，老长老长，跟我的头发一样打结。
冬天吸溜一碗热的，额头冒汗，鼻子也通。
# robot_vac
title: 扫地机器人 激光导航 扫拖一体 自动回充
category: 小家电/扫地机
price: 899
brand: 小拖
spec: 吸力=4000Pa
spec: 导航=LDS激光
spec: 电池=3200mAh 续航约110分钟
spec: 尘盒=400ml
spec: 水箱=180ml 电控
spec: 越障=2cm
spec: 噪音=约62dB（标准档）
spec: 高度=9.6cm
spec: 质保=整机一年，主机板两年
offer: 七天无理由，运费险已投
document: 用户评价摘要（2026年10月）：共2316条，好评98%；常见差评：毛发缠滚刷。

{缠头发这事买家自己提过|testimonial|supported}，长毛家庭多剪两回。
{两千多条评价里头差不多都满意|count|supported}，我才敢拿出来说。
{矮沙发底下，十公分的缝它钻得过|number|supported}。
{不喜欢七天退，退货的邮钱有保险扛|promise|supported}。
{吸力六千帕往上|number|contradicted}，瓷砖缝里的米都拽出来。
{两公分的门槛它爬不过|number|contradicted}，得人抱。
{拖布自己洗、自己烘|property|unsupported}，懒人福音。
{中消协横评里夺了头筹|award|unsupported}。
{比我妈擦得还干净，她老人家亲口说的|testimonial|unsupported}。
它给自己取名叫旺财，撞墙的时候我还会喊疼。
猫骑上去转了三圈，太君。
扫地归扫地，袜子得人先捡。
# air_purifier
title: 空气净化器 H13滤芯 除甲醛 卧室 30㎡
category: 小家电/净化器
price: 459
brand: 清一
spec: 适用面积=18-30㎡
spec: CADR(颗粒物)=260m³/h
spec: CADR(甲醛)=90m³/h
spec: 滤芯=H13+活性炭，6-9个月更换
spec: 噪音=28-58dB
spec: 功率=38W
spec: 功能=睡眠模式、童锁、PM2.5显示
document: 检测报告（2026年4月，报告号略）：颗粒物CADR 263m³/h；累积净化量P4。

{没日没夜开一天，还不到一度电|number|supported}，过冬也不怕。
{小孩乱摁，锁得住|property|supported}。
{最小声二十八分贝|number|supported}，睡浅的都能睡。
{芯子半年到九个月得换新的|number|supported}，钱预算好。
{滤芯终身不换，水洗就行|property|contradicted}。
{五十平的大客厅足够|number|contradicted}，一台全包。
{刚装修的屋子，三天甲醛就达标|number|unsupported}。
{呼吸科护士长家里摆两台|endorsement|unsupported}，她说的我信。
{国外同款滤芯卖八百|comparison|unsupported}，便宜还不用代购。
外头沙尘暴，黄得跟末日似的，先把窗缝拿毛巾堵了。
女儿过敏性鼻炎，打喷嚏连环十个，拍成视频好笑又心疼。
今天爆表，早操取消，孩子们欢呼。
# electric_blanket
title: 电热毯 双人双控 1.8*2.0m 除螨 定时
category: 小家电/电热毯
price: 149.00
brand: 暖巢
spec: 尺寸=1.8×2.0m
spec: 功率=2×60W
spec: 面料=短绒
spec: 控温=双控6档
spec: 定时=2/4/8小时
spec: 安全=过热断电
spec: 质保=三年
spec: 洗涤=可机洗（拆下控制器）
description: 孕妇、婴儿、不能自理者不宜使用

{一人管一边|property|supported}，谁也别嫌谁热。
洗衣机里搅得，{先把那俩疙瘩拔了|property|supported}。
{定时八小时最长|number|supported}，设好一觉不用爬起来。
{怀孕的嫂子和奶娃别睡|property|supported}，厂家都写了。
{两个人共一个开关|property|contradicted}，谁先上床谁说了算。
{水暖的，走的是水管|property|contradicted}，没电线。
{叠成豆腐块收一夏天，芯子也不折|property|unsupported}。
{螨虫三十分钟除干净|number|unsupported}，紫外灯底下看得见。
{用了六个冬天，线没烧过|testimonial|unsupported}，我姑妈家那条。
脚凉的人，被窝是漫长的冬天。
大伯睡前烫一壶老酒，再钻进去。
北方的同学别笑，南方的冷是魔法攻击。
# clothes_steamer
title: 挂烫机 手持 1500W 30秒出汽 250ml水箱
category: 小家电/挂烫
price: 139.0
brand: 轻熨
spec: 功率=1500W
spec: 预热=约30秒
spec: 蒸汽=25g/min
spec: 水箱=250ml
spec: 线长=2.0m
spec: 重量=0.9kg
spec: 附件=毛刷、手套
spec: 质保=18个月

{插上半分钟就喷气|number|supported}，赶会议来得及。
{满一缸烫十分钟差不多|number|supported}，再添水就是了。
{一年半内坏了给修|promise|supported}。
{还不到两斤|number|supported}，胳膊举着还行。
{无线，充电款|property|contradicted}，出差塞行李。
{两公斤的大家伙|number|contradicted}，只能平台使。
{真丝不烫伤、羊毛不缩|property|unsupported}。
{杀灭九成螨虫细菌|number|unsupported}。
{4S店里给司机大哥都配它|endorsement|unsupported}。
相亲前五分钟才发现衬衫皱得像咸菜。
烫完晾一会儿再挂，潮了要起印子。
同桌衣领永远笔直，一问，他妈给他熨的。
# egg_boiler
title: 蒸蛋器 7枚 双层 自动断电 350W
category: 小家电/蒸蛋
price: 39.9
brand: 蛋先生
spec: 单层容量=7枚
spec: 层数=双层（共14枚）
spec: 功率=350W
spec: 材质=PP罩+304发热盘
spec: 功能=水干断电
spec: 附件=量杯、蒸碗
spec: 质保=一年
document: 售后政策：质保期内非人为故障免费换新，双向运费商家承担。

{两层摞满能蒸十四个|number|supported}，早饭给一大家子。
{水没了自己停|property|supported}，忘了也炸不了。
{保修期里坏掉，来回邮费店家出|promise|supported}。
{顺带个蒸碗，能做水蛋羹|property|supported}。
{只能蒸俩|number|contradicted}，单身狗专用。
{保一个月|promise|contradicted}，过期概不认账。
{四分钟溏心、六分钟全熟，一秒不差|number|unsupported}。
{减脂博主圈一百多号人都晒过它|count|unsupported}。
{鸡蛋不破、壳好剥|property|unsupported}，新鲜的更好剥。
鸡蛋，酱油，香油，一勺米饭，童年。
你是先敲大头还是敲小头？
底座背面的水垢，拿白醋泡泡。
# mosquito_lamp
title: 灭蚊灯 卧室 紫外诱捕 静音 USB 物理灭
category: 小家电/灭蚊
price: 45.00
brand: 静夜
spec: 供电=USB 5V
spec: 功率=5W
spec: 光源=365nm LED
spec: 方式=吸入风干，无药
spec: 噪音=<26dB
spec: 覆盖=约20㎡
spec: 网罩=可拆洗
description: 使用时尽量关灯，避免对着人。

{不放药，就是吸进去吹干|property|supported}，我鼻子灵，最烦那股烟。
{二十来平的屋子合适|number|supported}。
{笼子能拽下来冲洗|property|supported}，里头那些小尸体别留到秋天。
{用的时候灯都关了才灵|property|supported}。
{一盏管一百平，院子都没蚊子|number|contradicted}。
{带香片，点一片闻着熏|property|contradicted}。
{一晚上抓了七十三只|count|unsupported}，我数到三更。
{同事家里装完，孩子腿上再没包|testimonial|unsupported}。
{比电蚊香液便宜还管用|comparison|unsupported}。
夏夜里最恐怖的声音，莫过于耳边那句“嗡——”。
拍死一只，墙上留个血印，拿湿巾擦。
老家院子里熏艾草，熏得人眼泪直流。
# sprayer_backpack
title: 电动喷雾器 16L 背负式 农用打药 锂电12V
category: 农资/农具
price: 198.00
brand: 田管家
spec: 容量=16L
spec: 电池=12V 8Ah 锂电
spec: 流量=2.5-3.5L/min
spec: 续航=约4小时
spec: 压力=0.15-0.45MPa
spec: 净重=5.4kg
spec: 喷头=4种
spec: 质保=整机一年 电池半年
document: 农机推广鉴定证书（2025年，部级，证书号略）

{空壳子奔十一斤，灌满水四十好几|number|supported}，叔你悠着。
{部里的农机鉴定过了|award|supported}，证我手机里有，翻给你看。
{喷头四个样|count|supported}，果树菜地各有各的。
充满了{能打四个小时上下|number|supported}，半晌地够了。
{电池也是一年的质保|promise|contradicted}。
{手压杆的，不用电|property|contradicted}，省事还健身。
{雾滴细得跟烟似的，省药三成|number|unsupported}。
{县里补贴一百二，买了就退|promise|unsupported}，拿身份证来。
{合作社老赵打了四百亩没修过|testimonial|unsupported}，你问他去。
日头毒，戴草帽，蛤蟆叫成片。
药兑好先搅，滤网里的渣子刮掉。
庄稼人图啥，风调雨顺呗。
# mulch_film
title: 黑色地膜 除草 0.8米*500米 加厚
category: 农资/农膜
price: 85.50
spec: 宽度=0.8m
spec: 长度=500m
spec: 厚度=0.015mm
spec: 材质=PE
spec: 颜色=黑
spec: 净重=约5.6kg
spec: 执行标准=GB 13735-2017

{一卷铺开四百个平方|number|supported}，自家地几分几厘你拿笔算算。
{一米不到两毛钱|number|supported}，薄利多销的买卖。
{国标的膜|property|supported}，质监站来查也不怵。
{黑的，草见不着光|property|supported}。
{白的透光，地温起得快|property|contradicted}。
{自己烂在地里，秋天不用揭|property|contradicted}。
{铺完草少了九成|number|unsupported}。
{辣椒一亩多收八百斤|number|unsupported}，隔壁村试过。
{农技站王站长田间开会说就该用这个|endorsement|unsupported}。
春天刮大风，膜飞得树梢上挂一排，像招魂。
压土的时候，一人踩一人撂，谁也别偷懒。
地头上吃个馒头，就着葱，美得很。
# chick_feed
title: 雏鸡配合饲料 1-21日龄 20kg
category: 农资/饲料
price: 92
brand: 禽旺
spec: 净重=20kg
spec: 粗蛋白≥20%
spec: 粗纤维≤6%
spec: 钙=0.8-1.3%
spec: 粗灰分≤8%
spec: 适用=1-21日龄
spec: 形状=破碎料
spec: 产地=河南周口

{头三个礼拜喂它|number|supported}，再大就该换料了。
{两块三一斤|number|supported}，比自己配玉米少操心。
{碎粒儿，小鸡嘴尖叼得住|property|supported}。
{蛋白顶着两成走|number|supported}。
{蛋鸡产蛋期也能喂|property|contradicted}。
{四十公斤一袋|number|contradicted}，两个壮汉抬。
{二十天长到一斤半|number|unsupported}。
{没有一粒发霉的玉米|absence|unsupported}。
{李庄养殖大户喂它，出栏没死几只|testimonial|unsupported}。
一箱叽叽喳喳的，半夜爬起来看灯泡烧没烧。
水要温的，别凉肚。
我妈摸小鸡，摸一个笑一个。
# fruit_bags
title: 套果袋 苹果 双层 155*185mm 1000个
category: 农资/套袋
price: 52.00
brand: 果保
spec: 数量=1000个
spec: 尺寸=155×185mm
spec: 层数=双层
spec: 外层=灰黑
spec: 内层=红蜡纸
spec: 扎丝=有
spec: 适用=苹果（富士等）

{五分多一个|number|supported}，三百棵树的主儿账好算。
{外头灰里头红|property|supported}，剥到第二层就看见。
{自带铁丝儿|property|supported}，一拧就紧。
{两层的|count|supported}，单层的晒不均匀你别跟我抬杠。
{单层报纸|material|contradicted}，雨一淋就化。
{葡萄专用|property|contradicted}，套串好看。
{套了之后果面没一个虫眼|absence|unsupported}。
{烟台客商只收套这个的|endorsement|unsupported}。
{去年我村里六十家都用它|count|unsupported}，没一家骂。
四月疏果，五月套袋，大姨们一边干活一边唱。
手指头被树枝划得跟地图似的。
晚上收工，院里一盆西瓜凉在井水里。
# pickled_vegetable
title: 涪陵榨菜丝 爽口 60g*20袋 下饭
category: 食品/酱菜
price: 26.80
brand: 涪江
spec: 净含量=1.2kg
spec: 配料=青菜头、水、食用盐、味精、辣椒、香辛料、植物油
spec: 钠=每100g含2100mg
spec: 产地=重庆涪陵
spec: 保质期=12个月

{一小袋一块三四|number|supported}，学生娃面包里夹一包。
{盐分高得很，高血压的长辈少夹|property|supported}。
{青菜头切的丝|material|supported}，不是萝卜。
{涪陵原产|origin|supported}，江边腌过的。
{萝卜条|material|contradicted}，脆口。
{不放味精，吃着鲜|absence|contradicted}。
{三腌三榨，泡足十一个月|number|unsupported}。
{飞机上发的那包就是他家代工|endorsement|unsupported}。
{比乌江的脆，还便宜一半|comparison|unsupported}。
高铁上一车厢的味儿，是泡面还是榨菜？
白粥，一碟，我妈说这就叫日子。
加香油葱花，拌半勺糖，化腐朽为神奇。
# soy_sauce
title: 特级酱油 180天日晒 500ml*2 非转基因
category: 食品/调味
price: 39.8
brand: 南缸
spec: 净含量=1L
spec: 氨基酸态氮≥1.2g/100ml
spec: 质量等级=特级
spec: 酿造=高盐稀态 180天日晒
spec: 配料=水、非转基因大豆、小麦、食用盐、白砂糖
spec: 产地=广东佛山
document: 检验报告（2026年6月）：氨基酸态氮1.28g/100ml。

{太阳底下晒了半年的|number|supported}，缸盖子天天揭。
{氨基酸态氮做到一点二八|number|supported}，六月的化验单。
{里头有一点白糖|material|supported}，舌头尖先甜。
{转基因的豆子没有用|absence|supported}。
{三个月晒成|number|contradicted}。
{一级酱油，便宜货|property|contradicted}。
{蒸鱼师傅说，点一滴就知道好坏|endorsement|unsupported}。
{开盖半年不长白毛|number|unsupported}。
{上海的何阿姨买了六回，老公再不说菜没味道|testimonial|unsupported}。
煲仔饭开盖沿锅边淋，那一声“刺啦”就是命。
妈，咱家酱油瓶子怎么又空啦，你喝的？
雨季晒酱人最愁，天气预报比彩票还重要。
# brown_sugar_ginger
title: 古法红糖姜茶 独立小包 12g*20 生理期
category: 健康食品/冲饮
price: 36.9
brand: 云上糖坊
spec: 净含量=240g
spec: 配料=红糖、老姜粉、红枣粉
spec: 产地=云南临沧
spec: 每包=12g
spec: 含糖量=约85%
spec: 保质期=18个月

{十二克一袋，糖就占去十来克|number|supported}，糖友别瞎来。
{红枣也打成粉搁里了|material|supported}，闻闻。
{一袋一块八|number|supported}，姨妈期那几天就当给自己发工资。
{云南那边熬的|origin|supported}，地里是甘蔗林。
{不带糖|absence|contradicted}，减脂期喝着也安心。
{四川出的，产量大|origin|contradicted}。
{痛经喝三天，止痛药都省了|testimonial|unsupported}。
{女中医给闺蜜群里发的链接|endorsement|unsupported}。
{柴火大铁锅熬了四个钟头|number|unsupported}。
冬天的早八，手捧一杯，谁也别跟我说话。
男朋友那句多喝热水，说了三年了。
泡脚的时候来一包，汗出得像洗澡。
# red_wine
title: 宁夏贺兰山 赤霞珠干红 750ml 橡木桶
category: 酒水/葡萄酒
price: 139
brand: 贺岭
spec: 净含量=750ml
spec: 酒精度=13.5%vol
spec: 葡萄品种=赤霞珠
spec: 类型=干红
spec: 橡木桶陈酿=12个月
spec: 采收=2022年
spec: 产地=宁夏银川
spec: 残糖≤4g/L
document: 奖状：2025年贺兰山东麓葡萄酒大赛 银奖

{桶里睡了一整年|number|supported}，开瓶先醒半小时。
{东麓大赛的银牌|award|supported}，去年评的，纸在我这儿。
{二二年的葡萄|number|supported}，那年我闺女刚上小学。
{几乎尝不出甜，干型的|property|supported}。
{拿的是金奖|award|contradicted}。
{波尔多进口的原瓶|origin|contradicted}。
{配牛排的时候，比八百的法国货还顺|comparison|unsupported}。
{葡萄藤龄二十五年|number|unsupported}。
{银川婚宴一半的桌上是它|count|unsupported}。
杯子捏柄，别捏肚，体温会把它捂热。
晚霞下，阳台上，两把椅子，一瓶酒，没有话说也行。
年会抽奖我抽到开瓶器，酒让主管抽走了。
# garlic_purple
title: 大理 独头蒜 紫皮 云南 2斤
category: 农产品/调味蔬菜
price: 18.8
spec: 净重=1kg
spec: 产地=云南大理
spec: 类型=独头
spec: 状态=干蒜
description: 通风处存放

家里吃火锅捣一臼，{都是独瓣，剥一个顶一头|property|supported}，省我半天功夫。
苍山洱海旁边{大理坝子里刨出来的|origin|supported}，泥都没洗。
{一斤九块四|number|supported}，你去菜场问问看。
别捂塑料袋，{挂起来透风|property|supported}。
刚起的{鲜蒜，还带青杆|property|contradicted}。
{山东金乡来的|origin|contradicted}，蒜都那边多。
{放到过年都不发芽|number|unsupported}。
{辣度比普通蒜高两倍|comparison|unsupported}，泪崩。
白族阿嬢说她{种了三十八年，种子都自家留|number|unsupported}。
包饺子没蒜，我爸会在桌边转三圈。
剥蒜用热水一泡，皮跟脱衣服似的。
嘴里有味儿，谁跟我接吻谁倒霉。
# ginger
title: 山东小黄姜 新鲜 生姜 5斤 带泥
category: 农产品/蔬菜
price: 29.9
spec: 净重=2.5kg
spec: 品种=小黄姜
spec: 产地=山东莱芜
spec: 状态=带泥 未清洗
spec: 单块=50-150g
spec: 采收=2026年10月
description: 可埋沙存放。

{一块一两到三两|number|supported}，掰一截刚好炒一顿。
{上个月才从地里起的|property|supported}，闻着冲鼻子。
{泥没洗，耐放|property|supported}——不是懒啊，洗了就烂。
想留到开春？{埋沙子里|property|supported}。
{云南罗平的姜，辣|origin|contradicted}。
{洗得白白净净|property|contradicted}，拿来就切。
{没用硫黄熏过一片|absence|unsupported}。
{驱寒一碗退烧|promise|unsupported}，我娘的土方。
{莱芜姜协的老会长发过话|endorsement|unsupported}。
切姜末我能切出一桌子的眼泪。
可乐姜片，咕嘟两分钟，感冒的人最懂。
老姜比我的前任还要辣。
# ham_jinhua
title: 金华火腿 切片礼盒 500g 10小包
category: 农产品/腌腊
price: 128
brand: 兰溪老廖
spec: 净含量=500g（50g×10）
spec: 配料=猪后腿、食用盐
spec: 产地=浙江金华
spec: 发酵=10个月
spec: 地理标志=金华火腿
spec: 保质期=12个月 常温
offer: 送锡箔礼袋

{十小包，一包五十克|number|supported}，炖汤一包不浪费。
{猪腿加盐，没第三样|material|supported}。
{闷了十个月才割|number|supported}，味道够重。
{不用进冰箱|property|supported}，橱里搁一年。
{三年陈|number|contradicted}，腿心里挂霜。
{云南宣威的腿|origin|contradicted}，个大。
{两头乌土猪，散养跑山|material|unsupported}。
{乾隆下江南吃过|endorsement|unsupported}，这典故我讲八百遍。
{绿色食品证也拿了|award|unsupported}。
外婆那只腿挂在梁上，老鼠都眼馋。
蒸冬瓜，先蒸火腿，再铺冬瓜。
包装的锡箔纸我叠了只千纸鹤。
# lotus_seeds
title: 湘莲 去芯 白莲子 250g 泡发炖汤
category: 农产品/干货
price: 26.00
brand: 莲池
spec: 净含量=250g
spec: 产地=湖南湘潭
spec: 加工=去芯 手工
spec: 漂白=否
spec: 保质期=12个月
document: 检验报告（2026年9月）：水分12.5%，二氧化硫未检出。

{苦心都挑掉了|property|supported}，不麻嘴。
{熏没熏硫，化验单说没有|absence|supported}，九月刚测过。
{半斤二十六|number|supported}，炖两锅没问题。
{湘潭的塘子里采的|origin|supported}。
{芯还在，败火用|property|contradicted}。
{建宁出的白莲|origin|contradicted}。
{煮十分钟就烂|number|unsupported}。
塘边的阿婆讲，{她吃了一夏天没上过火|testimonial|unsupported}。
{同仁堂去年从这拿货|endorsement|unsupported}。
夏天傍晚，蜻蜓停在荷叶上，划船的阿公唱了一嗓。
莲子心留着泡茶，苦得皱眉。
和银耳、红枣一起下，别催火。
# peanut_oil
title: 一级压榨 花生油 5L 大桶 浓香 团购
category: 食品/食用油
price: 99.9
brand: 麦地
spec: 净含量=5L
spec: 等级=一级
spec: 工艺=压榨
spec: 配料=花生
spec: 产地=山东
spec: 保质期=18个月
spec: 添加剂=不添加抗氧化剂
document: 检验报告（2026年3月）：黄曲霉毒素B1 1.2μg/kg，过氧化值0.07g/100g。

{一升二十块|number|supported}，大桶便宜。
{黄曲霉就一点二，报告写得清|number|supported}。
{抗氧化剂没加|absence|supported}，靠它自己撑。
{压的，不是浸的|property|supported}，香气冲。
{黄曲霉未检出|number|contradicted}，可以一勺一勺喝。
{花生调和油，掺了大豆|material|contradicted}。
{花生都是沙土地红皮的|material|unsupported}。
{食堂大姐说一桶顶别家一桶半|testimonial|unsupported}。
{开盖能吃两年|number|unsupported}，太阳底下也不哈喇。
炸花生米一定要冷油下锅，别信火急的人。
厨房灯坏了，我闭着眼炒菜。
老家榨油坊，牛拉着磨盘转，我坐在牛背上。
# vegetable_chips
title: 综合果蔬脆 秋葵香菇胡萝卜 250g 罐
category: 食品/零食
price: 29.9
brand: 脆园
spec: 净含量=250g
spec: 配料=秋葵、香菇、胡萝卜、紫薯、植物油、麦芽糖、食用盐
spec: 工艺=真空低温油浸脱水
spec: 脂肪=每100g含25g
spec: 钠=每100g含380mg
spec: 保质期=9个月

{四分之一是油，别当沙拉吃|number|supported}。
{秋葵香菇胡萝卜再加紫薯，四样|count|supported}。
{有麦芽糖|material|supported}，小朋友啃着带甜。
{不是晒干的，是真空里拿油抽掉的水|property|supported}。
{冻干的，零脂肪|property|contradicted}。
{纯天然一滴油没沾|absence|contradicted}。
{吃一把抵一顿青菜|comparison|unsupported}。
{营养美食节上评过创新奖|award|unsupported}。
{幼儿园加餐连订了三个学期|count|unsupported}，园长签的字。
看剧一集，罐子见底，我怀疑有老鼠。
秋葵脆得像过年放鞭炮。
健身房小哥问我吃啥，我说草。
# black_sesame_balls
title: 九蒸九晒 黑芝麻丸 独立装 9g*24 无蔗糖
category: 健康食品/糕点
price: 49.9
brand: 九制堂
spec: 净含量=216g
spec: 配料=黑芝麻、蜂蜜、黑豆、核桃
spec: 蔗糖=无添加
spec: 产地=安徽亳州
spec: 保质期=12个月
spec: 每颗=9g

{一颗九克，一天俩能吃十二天|number|supported}。
{蜂蜜捏的，不算完全没糖|material|supported}，糖友问大夫。
{四样东西碾一块儿|count|supported}。
{颗两块钱|number|supported}，嘴馋当零嘴。
{果胶加麦芽糖粘起来的|material|contradicted}。
{河南焦作那边的|origin|contradicted}。
{吃仨月白头发黑回来了|testimonial|unsupported}，我大舅子就是例子。
{中医药大学教授研发|endorsement|unsupported}。
晒一轮{要耗十二个时辰|number|unsupported}，急的人做不来。
晚上九点半，开一颗，配热水，电视剧正好到片尾曲。
牙缝黑黑的，别笑，照镜子先。
头发一把一把掉，枕头上能编个小辫儿。
# flour_dumpling
title: 高筋面粉 5kg 家庭装 饺子馒头面包通用
category: 食品/粮油
price: 29.90
brand: 中原麦香
spec: 净含量=5kg
spec: 蛋白质=每100g含13.5g
spec: 灰分=0.55%
spec: 产地=河南新乡
spec: 配料=小麦
spec: 保质期=12个月
spec: 添加剂=无
point: 一斤面粉约出饺子皮60张

{一袋能擀六百张饺子皮|number|supported}，亲戚来一桌都不慌。
{三块一斤差一分|number|supported}。
{筋道，蛋白到了十三点五|number|supported}，拉得老长。
{没有增白剂之类的|absence|supported}，颜色发黄点，别急着退。
{低筋的，烤蛋糕最松软|property|contradicted}。
{陕西关中的麦子|origin|contradicted}，秦川大地晒出来的。
{石磨磨的，胚芽一点不少|property|unsupported}。
{做的面包三天还软|number|unsupported}。
{小区面点群里三十多个姐妹都换成了它|count|unsupported}，说不粘手。
揉到手光盆光面光，我妈的三光政策。
擀皮的时候猫蹲在面案上，我严肃地请它下去。
过小年蒸花馍，把枣全按进去，别问我为什么。
# sponge_wipe
title: 百洁布 双面洗碗海绵 10片
category: 家清/清洁
price: 8.8

老板只写了一行字，我替他补：{一片八毛八|number|supported}，吉利。
{正反都能用，一头糙一头软乎嘛|property|supported}，别光蹭一边。
十张一沓，{一礼拜扔一张能换俩多月|number|supported}。
刷{碗的，名字里就叫洗碗海绵|property|supported}，你非拿它擦皮鞋我也拦不住。
{里头是椰丝编的，烂了能当花肥|material|unsupported}。
{不藏菌，泡水三天没味儿|property|unsupported}，我闻过。
{海底捞后厨就认这一款|endorsement|unsupported}，听跑堂的表弟讲的。
{挤两滴洗洁精能刷三十个盘子|number|unsupported}，你要不要打赌？
统共{才五片，一个月不够使|count|contradicted}。
饭后那堆碗，谁看谁叹气。
我公公洗碗像洗白菜，哗啦哗啦全是水。
周日大扫除，放首老歌，拖鞋踩着拍子。
# clothes_pegs
title: 防风晾衣夹 塑料 24个装 彩色
category: 家清/晾晒
price: 12.00
brand: 晴天
spec: 数量=24个
spec: 材质=PP塑料+弹簧钢
spec: 长度=6.5cm

五毛钱一只，{拢共两打|number|supported}，被子枕巾都有得夹。
{塑料壳配钢丝簧|material|supported}，海边风大的亲们记得收回来。
{六公分半长|number|supported}，夹羽绒服得用俩。
{花花绿绿好几样色|property|supported}，阳台像开联欢会。
{竹片削的|material|contradicted}，老手艺了。
晒在楼顶，{十级大风也吹不走|number|unsupported}，上回台风真事。
{太阳毒一整个夏天不脆|property|unsupported}，去年那批掰都掰不断。
{丝袜夹上去不留牙印儿|property|unsupported}。
邻居阿姨{借走五个没还，说比她家的好使|testimonial|unsupported}。
上海黄梅天，衣裳挂了一礼拜还能拧出水。
小时候拿它夹鼻子，谁先笑谁输。
窗外鸽子飞过，留下一件白T恤的遗憾。
# vacuum_bag
title: 真空压缩袋 免抽气 手卷 4大4中 收纳棉被
category: 家居/收纳
price: 36.0
brand: 压一压
spec: 数量=8只（大4、中4）
spec: 大号=80×100cm
spec: 中号=60×80cm
spec: 材质=PA+PE
spec: 使用=手卷排气，无需泵
description: 不宜收纳羽绒、皮草。

羽绒服别往里挤，{压坏了绒可鼓不回来|property|supported}，商家自己都劝你。
{大中各四个，正好八只|count|supported}，一家人的冬天都能塞进去。
{不用电泵，卷着挤气就行|property|supported}，我妈坐上去那一下最管用。
大的那种{一米高八十公分宽|number|supported}，双人被对折还有富余。
{配一个电动泵，插上就嗡嗡吸|property|contradicted}。
{皮草大衣压一夏天照样蓬松|property|contradicted}。
塞进床底{能瘪下去八成|number|unsupported}，空间一下子多出一柜子。
{三年不漏气|promise|unsupported}，漏了给您补。
{搬家公司每车标配三十个|endorsement|unsupported}。
出租屋的衣柜，像是给洋娃娃住的。
秋老虎走了，被子该拿出来见见太阳。
压完它鼓起来，我又坐一遍，循环，谁来教教我。
# lunch_bag
title: 保温饭盒袋 手提 铝箔 大容量 牛津布
category: 厨具/便当包
price: 15.9
spec: 尺寸=26×18×22cm
spec: 外层=牛津布
spec: 内层=铝箔
spec: 容量=约10L
spec: 颜色=藏青、粉格

{能装十升左右|number|supported}，两个盒一瓶水还塞得下橘子。
{里面亮闪闪的，是铝箔|material|supported}，汤洒了拿抹布一抹。
{藏青粉格两个色|count|supported}，女儿抢走了粉的。
{袋口宽二十六公分|number|supported}，横着放大号乐扣也行。
{帆布做的，能机洗|material|contradicted}。
冬天带热汤，{四个半小时还烫手|number|unsupported}，我拿筷子戳过。
{防泼水，下雨淋半小时里头干的|property|unsupported}。
{隔壁部门的小林看了两眼，回头下了三单|testimonial|unsupported}。
{同款外卖骑手人手一只|count|unsupported}。
早上忘带筷子，借同事的勺吃了一碗面，难忘。
妈妈给我夹了三块鸡腿，压在最底下，像藏宝。
你们办公室的微波炉门口，是不是也排成长龙？
# water_flask
title: 吨吨桶 2L 运动水壶 tritan 刻度 时间提示
category: 厨具/水壶
price: 39.90
brand: 大口
spec: 容量=2000ml
spec: 材质=Tritan
spec: 耐温=-20℃~96℃
spec: 颜色=蓝、灰
spec: 附件=吸管、提绳
spec: 重量=330g
spec: BPA=不含

{灌满四斤水|number|supported}，上班路上顺便练了胳膊。
{双酚A没有|absence|supported}，给孩子当水桶也不别扭。
{热水可以倒，九十多度扛得住|number|supported}。
壶身上有{刻度提醒几点该喝多少|property|supported}，像个管家婆。
{不锈钢保温的，冰块一晚不化|material|contradicted}。
{不带吸管|absence|contradicted}，直接对嘴。
{摔地上五次没裂|number|unsupported}，篮球场打工人认证。
{健身房前十名教练都换成它|endorsement|unsupported}。
{喝空一周胖子变瘦子|promise|unsupported}，信我。
上厕所上到主管问我是不是偷懒。
跑步的时候水在里面咣当咣当，像带了个小鼓。
下雨天懒得出门，瘫着，喝水，思考宇宙。
# knife_sharpener
title: 磨刀器 三段 粗磨细磨陶瓷 厨房家用
category: 厨具/工具
price: 18.9
spec: 段数=三（粗/中/细）
spec: 磨头=金刚石、碳化钨、陶瓷
spec: 底座=防滑硅胶
spec: 适用=普通直刃刀
description: 勿用于锯齿刀、陶瓷刀

面包锯刀{别伸进去|property|supported}，那牙一下就给它磨平。
{三个口，从狠到轻挨着来|count|supported}。
{底下胶垫咬住台面|property|supported}，不用一手按着。
{磨头是金刚石、钨钢跟瓷|material|supported}，三样不同的活。
{只有一道口，来回推俩下就好|count|contradicted}。
{陶瓷刀照样能开刃|property|contradicted}。
{磨完切纸不带毛边|property|unsupported}，老头子试了一张报纸。
{德国技术，日本砂轮|origin|unsupported}。
{一把刀磨四年不用找磨刀匠|number|unsupported}。
巷子口那位喊“磨剪子嘞戗菜刀”的大叔，好久没来了。
菜刀钝得像筷子，切肉如锯木头。
一推一拉，火星子没冒，我先冒汗。
# wrench_set
title: 棘轮扳手组套 46件 1/4 汽修套筒
category: 五金/手工具
price: 59.00
brand: 老螺丝
spec: 数量=46件
spec: 材质=铬钒钢
spec: 套筒=13只（4-14mm）
spec: 棘轮=72齿
spec: 收纳=吹塑盒
spec: 表面=镀铬

{两头四毫米到十四毫米都能套|number|supported}，自行车家具通吃，再大的没法。
四十六件，{合一件一块三不到|number|supported}，拿来拧书桌够阔气。
{七十二个齿|number|supported}，窄地方挪五度就咬得住。
{铬钒钢的胎子|material|supported}，镀过铬亮得照人。
{碳钢便宜货，生锈快|material|contradicted}。
{没盒子，一塑料袋塞给你|absence|contradicted}。
{车间师傅拧了上万颗螺栓没崩过齿|testimonial|unsupported}。
{保十年，折一个换俩|promise|unsupported}。
{同价位力臂最长|comparison|unsupported}。
丢一颗螺丝，趴地上找半个钟头，最后在裤脚里。
修车摊老爷子用了一辈子的扳手，磨得比镜子还亮。
开工前先数一遍，收工再数一遍，少一个今晚睡不着。
# glue_gun
title: 热熔胶枪 家用 手工 20W 送20根胶棒
category: 五金/工具
price: 19.9
spec: 功率=20W
spec: 胶棒直径=7mm
spec: 预热=3-5分钟
spec: 附赠=20根
spec: 插头=两脚
description: 枪嘴高温，请勿触碰

{插上等个三五分钟就冒胶|number|supported}。
{棒子七毫米粗|number|supported}，别买错。
{白送二十条|count|supported}，幼儿园作业做一学期。
{嘴子烫，别摸|property|supported}，我的指头还记着。
{无线，装电池|property|contradicted}。
{十一毫米大棒通用|number|contradicted}。
{粘完晾一夜，拽都拽不下来|property|unsupported}。
{手工博主梨子老师用的就是它|endorsement|unsupported}。
{待机一小时不流胶|property|unsupported}。
女儿的纸皮城堡，昨晚两点才竣工。
拉丝像蜘蛛网，挂得满桌子都是。
亲子手工之夜，其实是亲爹熬夜。
# bird_nest
title: 即食燕窝 冰糖 70g*6瓶 礼盒
category: 健康食品/滋补
price: 399.00
brand: 燕语
spec: 净含量=420g
spec: 固形物≥30%
spec: 燕窝干品添加量≥1.2g/瓶
spec: 配料=水、燕窝、冰糖
spec: 燕窝原产地=印度尼西亚
spec: 生产地=福建厦门
spec: 保质期=12个月
document: 燕窝溯源码：每瓶瓶底可扫（中国检验检疫科学研究院CAIQ，2026年批次）

瓶底的小方块拿手机一扫，{来路都查得着|property|supported}，婆婆看了不再念叨。
{一瓶里干货一克二起步|number|supported}，你对着价签自己除。
{燕子窝是印尼的，熬在厦门|origin|supported}，两头都写清楚了。
{就燕窝冰糖水|material|supported}，字少得让人踏实。
{马来西亚官燕|origin|contradicted}，洞里采的。
{木糖醇的，孕期糖高也能吃|material|contradicted}。
{坐月子吃完妊娠纹退了|testimonial|unsupported}，我弟媳掀衣裳给我看。
{年年春晚后台备着它|endorsement|unsupported}。
{唾液酸含量高过鲜炖的|comparison|unsupported}。
我妈总觉得补品越贵越有用，我觉得她抱着我就有用。
小勺子搅三圈，别咣咣敲瓶口。
送礼最怕送到一屋子人都送的，翻箱倒柜想新词。
# american_ginseng
title: 西洋参片 长白山 软枝 120g罐 切片含片
category: 健康食品/参茸
price: 168.00
brand: 参王沟
spec: 净含量=120g
spec: 产地=吉林集安
spec: 年份=4年
spec: 切片厚度=约1mm
spec: 加工=未添加蜂蜜
spec: 保质期=24个月
description: 每日3-5片，含服或泡水；孕妇及感冒发热者慎用。

地底下{长了四年才起的|number|supported}，横着一刀一刀片。
{一毫米薄，灯下照得见纹|number|supported}。
{发着烧的、怀着娃的先别含|property|supported}，我外甥医生也这么说。
{没拿蜜泡过|absence|supported}，入口先苦后回甘。
{加拿大威斯康星来的|origin|contradicted}，花旗参嘛，洋货。
{六年往上的老参|number|contradicted}，懂行的看芦头。
{嗓子哑的播音员含它开嗓|testimonial|unsupported}。
{皂苷含量测出来百分之六|number|unsupported}。
{药房柜台上贵一截，成色还不如它|comparison|unsupported}。
带高三的老师，一手粉笔一手保温杯，声音像砂纸。
两片含在舌底，加一小时班，心就静了。
晚上别含，精神得睡不着，数羊数到一千。
# boneless_chicken_feet
title: 泡椒凤爪 去骨 200g*5袋 无骨 香辣
category: 食品/卤味
price: 49.9
brand: 椒姐
spec: 净含量=1kg
spec: 配料=去骨鸡爪、泡椒、水、食用盐、白醋、味精、香辛料
spec: 防腐剂=山梨酸钾
spec: 产地=重庆
spec: 保质期=90天 冷藏

{骨头都抽掉了|absence|supported}，看剧嘴不用停。
{三个月的命，放冰箱|number|supported}。
{十块钱一包，二百克|number|supported}。
{里头有山梨酸钾，咱不藏着|material|supported}。
{不加防腐剂，小孩当饭吃|absence|contradicted}。
{整只带骨头，啃着才香|property|contradicted}。
{鸡爪只挑大号的，小的都退回去|property|unsupported}。
{重庆大学城门口小摊的，排队排到断|endorsement|unsupported}，老板就是那位椒姐。
{尿酸高的姐夫吃完也没犯|testimonial|unsupported}。
辣得我去开窗，窗外下着雨，正好。
一边啃一边剧透，挨了室友一枕头。
有啤酒的地方，就有人掰着爪子吹牛。
# daily_nuts
title: 每日坚果 混合 25g*30包 成人款
category: 食品/坚果
price: 99.00
brand: 禾果
spec: 净含量=750g
spec: 配料=扁桃仁、核桃仁、腰果仁、榛子仁、蔓越莓干、蓝莓干
spec: 每包坚果占比≥65%
spec: 过敏原=含坚果
spec: 产地=安徽宣城
spec: 保质期=8个月
spec: 蔓越莓=含白砂糖
description: 每日一包

{一月一盒，一天一包，日子掐得死|number|supported}。
{四种仁两样果干|count|supported}，颜色丰富得跟调色盘似的。
{每包三块三|number|supported}，少喝一瓶饮料。
{蔓越莓那部分蘸过糖|material|supported}，糖高的留心点。
{没有糖，从里到外只有果子本味|absence|contradicted}。
{榛子没有，换成了葵花籽|material|contradicted}。
{烘烤温度卡在一百一，油不走味|number|unsupported}。
{高三家长群里四十八个妈妈订了三轮|count|unsupported}。
{记忆力翻倍，老师说孩子能坐住了|testimonial|unsupported}。
写论文的夜里，我用坚果数字数，一页一颗。
蓝莓干掉进键盘缝，掏出来是一颗小石头。
过敏的小伙伴离我远点，别逞英雄。
# freeze_dried_fruit
title: 冻干草莓 整粒 60g 罐 无添加
category: 食品/果干
price: 29.9
brand: 莓日
spec: 净含量=60g
spec: 配料=草莓
spec: 工艺=真空冻干
spec: 原料鲜果用量=约600g
spec: 产地=辽宁丹东
spec: 保质期=12个月

{一斤多鲜草莓才冻得出这一小罐|number|supported}，轻得像羽毛。
{就一样草莓，其他没掺|absence|supported}。
{一两出头的分量|number|supported}，罐子看着倒挺唬人。
{果子是辽宁那片的|origin|supported}，我前室友老家，冬天大棚一眼望不到头。
{低温油炸，酥掉渣|property|contradicted}。
{切成片的，薄薄的|property|contradicted}。
{宝宝八个月就能抓着啃|property|unsupported}。
{草莓评鉴会上的金奖果园供的|award|unsupported}。
{放碗里泡牛奶，十分钟恢复鲜果口感|property|unsupported}。
咔哧一口，整条街都听见。
春天最好的事，是草莓便宜的那一礼拜。
蛋糕插三颗，儿子许的愿望是再来三颗。
# sunflower_seeds
title: 内蒙古 葵花籽 焦糖味 500g*2 大颗粒
category: 食品/炒货
price: 22.9
brand: 巴盟老郭
spec: 净含量=1kg
spec: 配料=葵花籽、白砂糖、食用盐、焦糖风味粉
spec: 口味=焦糖
spec: 产地=内蒙古巴彦淖尔
spec: 规格=每50克≤270粒
spec: 保质期=8个月

{十一块多一斤|number|supported}，过年摆一盘够嗑仨下午。
{一两不到二百七十粒|number|supported}，个头不算小。
{里头搁了糖和焦糖味的粉|material|supported}。
{巴盟那片河套来的|origin|supported}。
{原味，啥都没蘸|absence|contradicted}。
{三年的保质期|number|contradicted}，囤着。
{没一颗是空壳|absence|unsupported}，嗑完桌上数数。
{用柴火铁锅翻炒四十分钟|number|unsupported}。
{拍卖行的小哥一晚上嗑三斤|testimonial|unsupported}。
春晚十二点了，电视没看几眼，瓜子皮堆成小山。
牙齿上有颗小豁口，嗑瓜子嗑的，嫂子说像小老鼠。
打麻将三缺一，嗑瓜子顶上。
# laver_soup_base
title: 紫菜 坛紫菜 头水 50g*4 免洗无沙
category: 农产品/水产干货
price: 26.8
brand: 南日岛渔家
spec: 净含量=200g
spec: 产地=福建莆田
spec: 采收=头水
spec: 加工=免洗
spec: 含盐量=淡干
spec: 沙=已除沙

{一季里最先割的那一茬|property|supported}，嫩，泡水就散开。
{不用洗，下锅就是|property|supported}，懒人汤。
{没沙的，咬着不咯牙|absence|supported}。
{拢共四两|number|supported}，一小撮就发满一碗，我娘抓多了涨成一锅海。
{舟山渔场的|origin|contradicted}。
{二水三水掺着卖|property|contradicted}。
{甲状腺结节的姨婆吃它散了|testimonial|unsupported}。
{碘含量超过海带|comparison|unsupported}。
{出口日本的剩余订单|endorsement|unsupported}。
我妈海鲜汤，最后才下紫菜，关火焖一焖。
渔船早出晚归，码头狗认得每一条船。
台风来前，海上的云红得像灶膛。
# plant_pot
title: 加仑盆 控根 塑料花盆 5加仑 10个 带托
category: 园艺/盆器
price: 68.00
brand: 绿栽
spec: 口径=30cm
spec: 高=27cm
spec: 容量=约19L
spec: 材质=再生PP
spec: 托盘=10个
spec: 底孔=有
spec: 颜色=青灰

{带托盘，十个都有底座接水|count|supported}，阳台不滴湿楼下被子。
{回收料做的|material|supported}，不是全新塑料，颜色略暗。
{口子三十公分|number|supported}，栽棵绣球绰绰有余。
{底下留了眼|property|supported}，浇多了能漏。
{陶土烧的，透气|material|contradicted}。
{没有托盘，得另外买|absence|contradicted}。
{晒五年不脆，脆了我寄新的|promise|unsupported}。
{根长得比地栽快一倍|comparison|unsupported}。
{我家葡萄栽在里面，去年结了二十七串|testimonial|unsupported}。
土装到八分满，留个沿儿好浇水。
搬盆的时候，听见腰“嘎”地一声。
谁家阳台不是一座小小的城邦呢。
# insect_net
title: 防虫网 60目 果树菜园 2m*10m 白色
category: 园艺/防护
price: 38.00
spec: 目数=60目
spec: 尺寸=2×10m
spec: 材质=聚乙烯
spec: 颜色=白
spec: 边=包边 带扣眼

{展开二十个平方|number|supported}，罩一垄青菜正合适。
{四边锁好，带眼儿能穿绳|property|supported}。
{一寸长里织了六十个眼|number|supported}，对着太阳看像一层雾。
{白的|property|supported}，看着像蚊帐。
{黑色遮阴的|property|contradicted}。
{三十目，通风更好|number|contradicted}。
{用了它，不打药也没虫|absence|unsupported}。
{扛风八级|number|unsupported}，台风那天一角没飞。
{老胡家菜地第一年虫全没了|testimonial|unsupported}，媳妇改口叫他菜神。
夜里下冰雹，听着像有人往棚上撒豆子。
蝴蝶飞不进去，气呼呼在网外打转。
青菜一棵没舍得吃，被蜗牛先尝了鲜。
# flower_bulbs
title: 郁金香种球 14+ 荷兰 5度球 10个 混色
category: 园艺/种球
price: 36.5
brand: 春汛
spec: 周径=14cm以上
spec: 产地=荷兰
spec: 处理=5℃球（已冷藏）
spec: 数量=10个
spec: 颜色=混色
spec: 株高=30-45cm
spec: 开花=种植后约50-60天
spec: 发货时间=11月-次年1月

{种下去两个月上下就能开|number|supported}，赶得上立春？你算算。
{进过冷库，自己在家不用再冷|property|supported}。
{荷兰的球|origin|supported}，跟风车一个户口。
{三块六一个|number|supported}，给阳台添十把伞。
{全红，买了不出别的色|property|contradicted}。
{得在冰箱放俩月才能种|number|contradicted}。
{发芽九成五以上|number|unsupported}。
{荷兰女王花园同款供货商|endorsement|unsupported}。
{种完一年年自己复花|promise|unsupported}。
妈妈说葱怎么长这么大，我说那是郁金香。
喝咖啡的窗边，春天排着队来敲玻璃。
种之前剥掉那层皮，别问为什么，问就是它想透气。
# bonsai_pine
title: 罗汉松 小盆景 桌面 树龄约6年 送陶盆
category: 园艺/绿植
price: 128.00
brand: 山居盆景
spec: 树龄=约6年
spec: 高度=25-30cm
spec: 盆=紫砂陶盆（已上盆）
spec: 光照=散射光
spec: 浇水=见干见湿
spec: 赔付=签收24小时内死苗包赔
description: 偏远地区请咨询

{长了六个年头上下|number|supported}，跟我家上大班的丫头同岁。
{盆也给栽好了|property|supported}，不用自己弄一手泥。
{三十公分以里|number|supported}，搁书架第二层正好。
{一天之内死了就赔|promise|supported}，路上折腾坏了别吭声憋着。
{死了三个月也包赔|number|contradicted}，店里这条没谁有。
{大太阳直晒才长得壮|property|contradicted}。
{园林大师亲手蟠扎的|endorsement|unsupported}，树干那道弯有讲究。
{摆着招财旺运，开店的都买|promise|unsupported}。
{比花市同样大的便宜四成|comparison|unsupported}。
书桌上有棵树，打字都像在山里。
我爸浇水论盆，我妈浇水论心情。
午后那点光挪过来，叶子上像落了层金粉。
# fruit_tree_seedling
title: 阳光玫瑰葡萄苗 2年苗 裸根 3棵
category: 农资/苗木
price: 45.00
brand: 苗圃林
spec: 苗龄=2年
spec: 品种=阳光玫瑰
spec: 数量=3棵
spec: 高度=40-60cm
spec: 形态=裸根
spec: 包活=栽植后30天内死亡补发一次
spec: 产地=山东临沂
description: 次年挂果需管理得当

{一根十五块|number|supported}，三棵够搭个小棚子。
{栽了一个月没活，再寄你一回|promise|supported}。
{根上没泥没土，光着来|property|supported}，收到赶紧泡水。
{在圃里已经养了两年|number|supported}。
{死几回补几回，一直补|promise|contradicted}。
{带土球，一点不伤根|property|contradicted}。
{当年就结果，一棵十五串|number|unsupported}。
{果农协会评过优质苗圃|award|unsupported}。
{隔壁王庄种了三百亩都是他家的苗|count|unsupported}。
小院里搭个架子，等叶子长满，底下放张躺椅。
葡萄藤爬到二楼，邻居女孩问能不能摘。
清明前后，种瓜点豆，也种心事。
# hoe
title: 锄头 锰钢 锻打 花园菜地 带木柄
category: 农资/农具
price: 32.5
brand: 老铁铺
spec: 锄头材质=65锰钢
spec: 锄宽=16cm
spec: 柄材=白蜡木
spec: 柄长=110cm
spec: 总重=1.4kg
spec: 工艺=锻打

{把儿一米一|number|supported}，腰不那么折腾。
{杆子是白蜡木|material|supported}，手心磨一季就亮。
{头子十六公分宽|number|supported}，一下刨一沟。
{两斤八两|number|supported}，抡着顺手。
{铁管的杆|material|contradicted}，不怕蛀。
{铸的，一摔就断|property|contradicted}。
{刃口磨一次砍三亩地|number|unsupported}。
{全村二百户用的都是它|count|unsupported}，不信你进来看墙根。
{比河南那家的结实|comparison|unsupported}，我爹俩都使过。
晌午的日头下，锄头影子短得像一根葱。
俺爷说，锄把子不认懒汉，懒汉不认锄把子。
地头歇一歇，水壶晃一晃，还有半壶。
# poultry_waterer
title: 鸡用饮水碗 自动 12只 橙红
category: 农资/养殖
price: 18.8
spec: 数量=12只
spec: 材质=PE
spec: 接口=4分管/6mm软管
spec: 直径=8cm
spec: 颜色=橙红
point: 适用15日龄以上鸡

{半个月大往后才使得|number|supported}，小绒毛先喝盘子。
{十二个碗，一个一块五六|number|supported}。
{塑料的，橙红|material|supported}，鸡对红的上瘾。
{四分管能接上|property|supported}，自来水一连就成。
{铁皮的，鸡啄不坏|material|contradicted}。
{一出壳就能使|property|contradicted}。
{水自己补，半年不用洗|property|unsupported}。
{大学养殖系老师的课题里就用了它|endorsement|unsupported}。
{三百只鸡用一冬没漏一滴|testimonial|unsupported}。
天不亮，公鸡一嗓子，全村的狗都跟着骂。
母鸡们排队喝水，像开会。
下蛋的那只，得意地咯咯，像发了奖。
# cat_canned
title: 猫罐头 吞拿鱼白肉 85g*24罐 成猫零食罐
category: 宠物/零食
price: 96.00
brand: 喵滋
spec: 净含量=2040g
spec: 原料=吞拿鱼、鸡胸肉、水、瓜尔胶、牛磺酸
spec: 粗蛋白≥14%
spec: 水分≤83%
spec: 产品类型=补充性食品（非主食）
spec: 产地=泰国
spec: 保质期=36个月

泰国那边封的罐，{折合一罐四块钱|number|supported}，我加班它加餐，公平。
{当不了正餐，只能打打牙祭|property|supported}，别拿它换掉猫粮。
{八成多是水|number|supported}，不爱喝水的逆子终于湿了湿嗓子。
{鸡胸肉和鱼一块儿煮的|material|supported}，掀盖那股味儿把狗也招来了。
包装写着{全价主食罐，顿顿吃也不缺营养|property|contradicted}，懒得做饭的爹妈有救了。
{没添胶，纯肉冻|absence|contradicted}，拉环一掀颤巍巍。
肾不好的老猫{吃了俩月，肌酐掉回正常|testimonial|unsupported}，医生都纳闷。
{海钓的鱼，不是网捞的|property|unsupported}，海豚友好那种。
刷到好多人说{它家罐头比日系的还香，空碗率百分之百|comparison|unsupported}。
开罐声一响，楼上楼下的猫都醒了。
它盯着我吃饭的眼神，仿佛我欠了它三年工资。
快递盒归它，罐头归它，账单归我。
# dog_chew
title: 牛皮卷 磨牙棒 原味 10根 500g 大型犬
category: 宠物/零食
price: 33.00
brand: 啃啃
spec: 净含量=500g
spec: 数量=10根
spec: 原料=牛皮
spec: 单根长=20cm
spec: 适用=15kg以上成犬
spec: 保质期=24个月
description: 请在看护下食用，剩小块时收走，以防噎住。

拆家大王收服记：{一根二十厘米长|number|supported}，它能安静四十分钟的综艺……算了，我不保证。
{快啃完剩一小截就得抢走|property|supported}，不然卡嗓子。
{一根三块三|number|supported}，拖鞋可贵多了。
三十斤以上的{大狗才给，小不点别凑热闹|property|supported}。
{吉娃娃都能嚼|property|contradicted}，小型犬也友好。
{猪皮的|material|contradicted}，闻着有卤味。
{一根能啃整整三天|number|unsupported}，省钱神器。
{牙结石啃没了，洗牙钱省下八百|testimonial|unsupported}。
美国{兽医口腔协会盖过章|award|unsupported}的那种磨牙。
家里的桌腿，全被它啃成了波浪。
今天又来了快递，它以为是它的，我也以为是我的。
带它去河边，回来全身都是苍耳。
# rabbit_hay
title: 提摩西草 兔子 龙猫 一番 1kg
category: 宠物/小宠
price: 29.9
brand: 草兔
spec: 净含量=1kg
spec: 类型=一番割
spec: 原产地=美国
spec: 粗纤维≥30%
spec: 粗蛋白≥7%
spec: 保质期=18个月

{三成以上全是粗丝丝|number|supported}，兔子磨牙正好。
头一刀割的那茬，{梗多叶硬|property|supported}——我拿手搓着还扎。
{漂洋过海，美国地里长的|origin|supported}。
{一斤十五块|number|supported}，养三只也就奶茶钱。
{二番割，叶子多软|property|contradicted}，小奶兔爱吃。
{国内甘肃自产的|origin|contradicted}，省关税。
{晒干的，没有一点灰，鼻炎的人不打喷嚏|absence|unsupported}。
{软便的垂耳兔三天就圆了屎|testimonial|unsupported}。
宠物店{一半的兔子都吃它|count|unsupported}，老板娘拿笔写给我。
龙猫蹲在木架上，一口一口，像个老神仙。
三点钟起来喂草，月光照在它耳朵上，半透明的。
兔子打滚那刻，我原谅了它啃断的充电线。
# air_cooler
title: 空调扇 水冷 移动 遥控 10L 65W 冰晶盒
category: 小家电/冷风扇
price: 268.00
brand: 凉亭
spec: 水箱=10L
spec: 功率=65W
spec: 风档=3档
spec: 定时=1-12小时
spec: 控制=遥控+按键
spec: 摇摆=左右自动
spec: 冰晶盒=2个
spec: 噪音=≤60dB
spec: 净重=5.2kg
description: 不能替代空调降温，湿度高环境效果有限。

别指望它像空调，{商家自己写着替不了|property|supported}，南方梅雨天更白搭。
{六十五瓦，开一宿也就半度多电|number|supported}，电表转得比我心跳还慢。
{送俩冰盒，冻好塞进去|count|supported}，风里带点凉气。
沙发上躺着按遥控就行，{风头自己左右晃|property|supported}。
{二十平的屋子半小时降十度|number|unsupported}，赛过大空调。
{没有遥控，得爬起来按|absence|contradicted}。
{水箱就两升|number|contradicted}，一会儿一加。
{安静得和图书馆一个样|property|unsupported}，孩子午睡不吵。
{被一位格力的老工程师看中带回家|endorsement|unsupported}。
停空调的那个夏天，全家在地板上挤成一排鱼。
西瓜切一半，拿勺挖着吃，对着风扇喊“啊——”。
蝉叫到嗓子哑，夏天还没完没了。
# coffee_machine
title: 半自动意式咖啡机 20Bar 蒸汽奶泡 1.5L
category: 小家电/咖啡机
price: 599.00
brand: 摩卡角
spec: 泵压=20Bar
spec: 功率=1350W
spec: 水箱=1.5L 可拆
spec: 奶泡=手动蒸汽
spec: 手柄=51mm
spec: 预热=约40秒
spec: 磨豆=不含磨豆机
spec: 质保=整机一年
document: 实测说明：单杯约25秒萃取，38ml。

{磨豆那一步它管不了，你另外备机器|absence|supported}。
{热身四十秒就能拉花|number|supported}，迟到的人有救。
{水盒子抽出来能洗|property|supported}。
{一杯萃二十五秒|number|supported}，掐着表出三十八毫升。
豆仓连着刀盘，{自带磨，一键出咖啡|property|contradicted}。
{奶泡全自动，倒进牛奶自己打|property|contradicted}。
{油脂金棕，厚得压不破|property|unsupported}，我糖粒都沉了五秒。
{世界咖啡师冠军开箱打八分|endorsement|unsupported}。
{省下的咖啡钱三个月回本|number|unsupported}，办公室七个人凑份子买的。
早上八点，屋里先香了，人再醒。
拉花拉了一年，从团雾进化到葱花。
蒸汽管喷一下先空放，别对着手。
# juicer
title: 原汁机 低速慢榨 大口径 渣汁分离
category: 小家电/榨汁
price: 249
brand: 果汁汪
spec: 口径=80mm
spec: 转速=60转/分
spec: 功率=150W
spec: 汁杯=500ml
spec: 渣杯=600ml
spec: 材质=PC+ABS，螺旋Ultem
spec: 噪音=约50dB
spec: 附件=清洁刷
spec: 质保=两年

{整个儿小苹果扔得进去|property|supported}，八公分的口，不用切成丁。
{一分钟才转六十下|number|supported}，慢悠悠像老太太织毛衣。
{渣汁各走一边|property|supported}，剩渣拿去贴脸还是和面都随你。
{功率小，一百五十瓦|number|supported}，宿舍不敢说，厨房肯定没事。
{两万转破壁，连籽都成粉|number|contradicted}。
{渣和汁混在一块儿，要自己滤|property|contradicted}。
{出汁率高了三成|comparison|unsupported}，橙子挤得只剩一张皮。
{榨完放一天还不变色|number|unsupported}，冰箱里绿莹莹的。
{洗一次只要半分钟|number|unsupported}，懒癌患者流泪。
胡萝卜汁喝多了，我姑手掌黄得像柿子。
洗的时候，刷子总能找到最后那根西芹丝。
早餐一杯绿汁，朋友圈九张图，假装生活很自律。
# toilet_cleaner
title: 洁厕灵 500ml*6瓶 弯嘴 家用
category: 家清/洁厕
price: 22.5
brand: 净一
spec: 净含量=3L
spec: 主要成分=盐酸（约8%）、表面活性剂
spec: 香型=清香
spec: pH=1-2
spec: 瓶嘴=弯嘴
spec: 适用=陶瓷马桶
description: 不可用于大理石、铝合金，勿与含氯消毒剂同用。

{强酸的家伙|property|supported}，手套戴好，离脸远点。
{大理石台面沾上就完|property|supported}，我上回擦出一块白印。
{弯着脖子，够得着边沿底下|property|supported}。
{三块七八一瓶|number|supported}，楼上楼下各分一半。
{中性配方，洗手都行|property|contradicted}。
{跟84兑着杀毒力更猛|property|contradicted}，一步到位。
{十分钟尿碱全掉光|number|unsupported}，五年的黄垢直接见白。
{物业保洁阿姨用了七年，手都没破过|testimonial|unsupported}。
{同价位里头最好闻的一款|comparison|unsupported}。
厕所堵了那天，全家在门外排队骂我。
倒一圈，等等再刷，等的时候先去刷个手机。
猫对着马桶喵喵叫，仿佛里面有另一只猫。
# drain_cleaner
title: 管道疏通剂 强力 溶毛发 厨房下水 40g*20包
category: 家清/疏通
price: 18.8
brand: 通通
spec: 净含量=800g
spec: 主要成分=氢氧化钠、铝粒
spec: 用途=厨卫下水道；不适用于铝管、马桶
spec: 用量=每次1-2包
spec: 静置=30-60分钟
description: 强碱，避免接触皮肤眼睛，儿童远离

{一包九毛多|number|supported}，二十包够你折腾的。
{碱性的厉害货，别往手上碰|property|supported}。
{倒完得等半个多小时|number|supported}，趁这会儿炖个汤。
{马桶别使它|property|supported}，那是另一回事。
{铝管子照样放，一点事没有|property|contradicted}。
{一倒就通，不用等|property|contradicted}。
{头发团子化成水|property|unsupported}，我捞上来一看只剩色素。
{楼下修下水道的师傅说，他生意都被抢了|testimonial|unsupported}。
{不腐蚀橡胶圈，用十年不漏|number|unsupported}。
浴室水漫到脚踝，我站在水里思考人生。
头发越来越少，下水道越来越堵，守恒定律。
等它的时候，我学会了一首尤克里里。
# rice_selenium
title: 富硒大米 香软 10斤 恩施 团购装
category: 食品/粮油
price: 79.00
brand: 清江坪
spec: 净含量=5kg
spec: 产地=湖北恩施
spec: 硒含量=0.18mg/kg
spec: 品种=玉针香
spec: 收获=2026年9月
document: 合作证明：恩施州体育中心运动员食堂定点供应（2026年1月-12月）
document: 评价摘录：买家@山妹子 “我妈牙口不好，说这米煮出来她咬得动”。
document: 销售记录：2026年10月店铺售出4126袋。

州里{练体育的娃娃们食堂吃的就是它|endorsement|supported}，盖了章的一张纸，供到年底。
有个叫山妹子的讲，{老娘牙不行也嚼得烂|testimonial|supported}，我翻出来念给你们听。
{十月里走了四千多袋|count|supported}，打包的胶带用掉一箱。
{八块不到一斤|number|supported}，自家屋里吃不肉疼。
{跟体育中心签到了二八年年底|endorsement|contradicted}，日子还长着。
{光十月份卖出去四万袋|count|contradicted}！
{谷子长在海拔一千二的坡上|number|unsupported}，早晚温差大得穿棉袄。
{煮的时候不生米虫，梅雨天敞着袋也没事|property|unsupported}。
{稻田里一次除草剂没撒过|absence|unsupported}，全靠婆婆们弯腰薅。
清江边上有人唱歌，歌声绕着吊脚楼打转。
屋里火塘烤着土豆，皮焦了，香死个人。
妹娃儿，要过河，哪个来推我嘛——跑调了哈。
# cream_cheese_bar
title: 儿童奶酪棒 原味 100g*5袋 干酪51%
category: 食品/乳品
price: 59.9
brand: 小牛朵
spec: 净含量=500g（25支）
spec: 干酪含量=51%
spec: 钙=每100g含520mg
spec: 配料=干酪、水、稀奶油、白砂糖、明胶、柠檬酸钠
spec: 贮存=2-10℃
document: 自送对比检测（2026年7月，同批购入样品）：本品钙520mg/100g，样品甲360mg，样品乙410mg。

{送去跟另外两家一块儿测，它的钙排最前头|comparison|supported}，七月份的单子。
{一半以上是干酪|number|supported}，不是拿淀粉糊弄娃。
{一支两块四|number|supported}，比冰棍贵，可我认了。
{有糖，配料第四个就是|material|supported}，当妈的别假装没看见。
{比那两家的钙足足多一倍|comparison|contradicted}，吃一支顶人家两支。
{常温揣书包里一天没问题|property|contradicted}，春游带着走。
{澳洲牧场的奶源|origin|unsupported}，牛喝的都是雪水。
{娃三个月蹿了四公分|testimonial|unsupported}，裤脚全短了。
{儿保科护士见一个家长推一个|endorsement|unsupported}。
小的举着棍儿当指挥棒，大的在旁边当观众。
撕的时候从缺口拽，别上牙。
放学路上那段坡，母子俩一人一句背古诗。
# xo_sauce
title: 港式XO酱 干贝火腿 220g 瓶装
category: 食品/调味酱
price: 68
brand: 深井妈
spec: 净含量=220g
spec: 配料=植物油、干贝、虾米、火腿、红葱头、蒜、辣椒、白砂糖、食用盐
spec: 产地=广东江门
spec: 瑶柱添加量≥15%
document: 餐厅授权：广州“德叔小馆”2026年起使用本品，同意对外展示店名。
document: 差评汇总（2026年9月）：偏咸12条，油多9条。

{德叔那间小馆子今年起用的就是它|endorsement|supported}，人家许我们讲店名的。
{嫌咸的客人有十来个|testimonial|supported}，所以啊，捞面唔好再落豉油。
{一瓶里干贝少说三十三克|number|supported}，你估下菜市场几多钱。
{江门做的|origin|supported}，五邑人识食。
{正宗香港中环老铺现炒|origin|contradicted}，坐船过海来的。
{从来没人说过它咸|testimonial|contradicted}，口味淡淡的老少咸宜。
{广州塔上的旋转餐厅也摆它|endorsement|unsupported}，拍拖专用。
{开盖放到端午都不变味|number|unsupported}。
{味道赢晒李锦记|comparison|unsupported}，唔信你盲试。
阿妈炒萝卜糕，锅铲敲到叮叮响。
星期日饮茶，阿公排位，我哋补眠。
落雨收衫啦——楼下又有人嗌。
# thermos_cup_kids
title: 儿童保温杯 316 吸管直饮两用 500ml
category: 厨具/水杯
price: 99.00
brand: 小河马
spec: 容量=500ml
spec: 内胆=316不锈钢
spec: 盖子=两只（吸管盖、直饮盖）
spec: 保温=6小时后56℃
spec: 重量=290g
document: 第三方对比（2026年5月，本品与市售A、B杯）：6小时后温度 本品56℃，A杯58℃，B杯51℃。
document: 售后承诺：吸管、密封圈一年内各免费补寄一次。

实话实说，{跟另外俩杯子比，它保温排老二|comparison|supported}，头名高出两度。
{吸管咬烂了，头一年能白要一根|promise|supported}，密封圈同理。
{俩盖子换着拧|count|supported}，小的吸，大了直接喝。
{早上七点灌，午饭完还有五十来度|number|supported}，老师别嫌烫。
{三只杯里它最能存热|comparison|contradicted}，没有对手。
{吸管终身免费，要多少寄多少|promise|contradicted}。
{摔了十几回漆都没掉|testimonial|unsupported}，我家那位爱拿它当锤子。
{区里实验小学统一订的|endorsement|unsupported}，六百多只。
{钢材来自韩国浦项|origin|unsupported}，杯底打了钢印。
孩子上学忘带水壶，我追着校车跑了两站。
贴纸贴满一圈，哪吒、艾莎、奥特曼开大会。
放学回来，壶里的水一口没动，我深呼吸。
# cleaning_cloth
title: 鱼鳞抹布 擦玻璃 不留痕 30*40cm 8条
category: 家清/抹布
price: 16.8
brand: 亮家
spec: 数量=8条
spec: 尺寸=30×40cm
spec: 成分=80%涤纶 20%锦纶
spec: 洗涤=可机洗，勿用柔顺剂
document: 买家评价（精选三条）：“擦镜子是真亮”；“头一水掉了点蓝”；“比我想的薄”。

有位买家写{镜子擦得亮|testimonial|supported}，我照念，没添一个字。
也有人说{拿到手觉得薄|testimonial|supported}，介意的想好再拍。
{两块一一条|number|supported}，车里家里各分几条。
{涤纶锦纶八二开|material|supported}，不是棉的。
{没有一个人反映掉色|testimonial|contradicted}，蓝汪汪到底。
{纯棉纱布，越洗越软|material|contradicted}。
{高铁保洁大姐腰上别的就是这款|endorsement|unsupported}。
{擦一千遍不起球|number|unsupported}。
{不掉一根毛，相机镜头都敢擦|absence|unsupported}。
玻璃擦太干净，鸽子一头撞上来，我俩都愣住。
报纸、白酒、旧秋衣，我妈的擦窗三件套。
年底最后一个周日，全楼都在抖灰。
# biluochun
title: 碧螺春 明前 特级 100g 洞庭山 罐装
category: 食品/茶叶
price: 298.00
brand: 西山阿芳
spec: 净含量=100g
spec: 产地=江苏苏州西山
spec: 采摘=2026年3月22日-4月2日
spec: 等级=特级一等
spec: 每500克芽头=约6.5万个
document: 2026年苏州洞庭山碧螺春炒制比赛 三等奖（炒茶人：沈阿芳）

{阿芳今年炒茶比出个三等奖|award|supported}，回来她还说手生了。
{清明没到就收了篓|property|supported}，最后一天是四月二号。
{这一罐一万三千来个芽头|number|supported}，两只手不晓得要点多少下。
{太湖里西山岛上采的|origin|supported}，枇杷树底下的茶。
{炒茶大赛的头名状元|award|contradicted}，全岛都认得她。
{谷雨后的老叶，耐泡|property|contradicted}。
{枇杷树枝当柴，锅温一百八|number|unsupported}。
{冲到第七开汤还是绿的|number|unsupported}，伐骗侬。
{评弹团的老先生们只认她家|endorsement|unsupported}。
水先倒，茶后撒，看伊一根根沉下去。
小巷子里有人弹三弦，弹到一半落雨了。
外公的竹椅摇啊摇，吱呀吱呀一下午。
# steam_mop
title: 蒸汽拖把 高温 手持拆分 1300W
category: 小家电/清洁
price: 329.00
brand: 净蒸
spec: 功率=1300W
spec: 水箱=380ml
spec: 出汽=约20秒
spec: 汽温=约100℃
spec: 线长=5m
spec: 重量=2.4kg
spec: 适用=瓷砖、密封实木；不适用于打蜡地板
document: 抗菌试验报告（2026年2月）：瓷砖表面大肠杆菌，作用15秒，杀灭率99.2%。
document: 差评（2026年8月汇总）：线短3条、重18条。

{十五秒能把大肠杆菌干掉九成九|number|supported}，二月份做过试验的，限瓷砖。
{嫌沉的人有十八个|count|supported}，胳膊没劲的姐妹掂量下，快五斤。
{二十来秒就冒白汽|number|supported}，拧块抹布的工夫。
{打过蜡的地不能碰|property|supported}，一蒸一块白。
{有五十多条说线太短|count|contradicted}，你瞅瞅这线拖得……
{打蜡的红木地板正合适|property|contradicted}，蒸完锃亮。
{流感、诺如都一扫光|property|unsupported}，学校闹病那阵全靠它。
{月嫂公司培训教材里点了它的名|endorsement|unsupported}。
{干得比洗地机还快一半|comparison|unsupported}。
厨房那块油，陪了上一任房客三年，又陪我两年。
拖完光着脚走，像踩在温热的沙滩上。
孩子趴在地上看蚂蚁，我举着拖把不敢动。
# mini_tiller
title: 家用小型微耕机 四冲程汽油 170F 松土开沟
category: 农资/农机
price: 1680.00
brand: 耕乐
spec: 发动机=170F 四冲程 汽油
spec: 功率=4.0kW
spec: 耕幅=80-105cm
spec: 耕深=10-25cm
spec: 净重=62kg
spec: 启动=手拉
spec: 油耗=约1.2L/亩
spec: 质保=整机一年，发动机两年
document: 油耗对比（2026年4月，本厂试验田，同地块）：本机1.2L/亩，旧款1.6L/亩。
document: 售后：全国214个服务站，省内48小时内上门。

{比他们自己老款一亩省四两油|comparison|supported}，准确说是零点四升，厂里地头上比的。
{省里头报修，两天之内有人到家|promise|supported}，不用你推着走。
{修理点全国两百多个|count|supported}，哪个县报一下我查。
{一百二十多斤|number|supported}，抬下车得俩人。
{按一下按钮就着火|property|contradicted}，不用扯绳子。
{一千多个站，镇镇都有|count|contradicted}。
{石头地、树根地照啃不误|property|unsupported}。
{跟久保田的机子一个厂出的芯|origin|unsupported}。
{我二叔开它一年挣了四万，给人代耕|testimonial|unsupported}，盖了新厢房。
开春头一犁，土翻过来，蚯蚓扭着腰。
机油先看尺，油门先收小，拉绳别突然松手。
村口大喇叭喊了三遍，谁家的鸡又跑人家麦地里了。
# cat_tree
title: 猫爬架 通天柱 剑麻 顶天立地 2.4-2.8m
category: 宠物/家具
price: 268
brand: 跳跳
spec: 高度=2.4-2.8m可调
spec: 柱径=10cm
spec: 材质=剑麻绳+刨花板+绒布
spec: 平台=5层
spec: 单层承重=8kg
spec: 总重=17kg
document: 环保检测（2026年6月）：板材甲醛释放量0.031mg/m³（E0级）。
document: 店铺评价（2026年11月）：821条，差评14条，主要为“安装费劲”。

{装起来费手这毛病，给差评的自己讲的|testimonial|supported}，叫上你男人。
{十六斤往上的胖子别叫它蹲一层|number|supported}，塌了人家不赔。
{甲醛测出来零点零三|number|supported}，E0的板。
{五层楼|count|supported}，三只猫够打架分地盘。
{八百条里一个差评没有|count|contradicted}，我看傻了。
{实木的，原木锯成|material|contradicted}。
{一柱顶着，二十斤的缅因猛冲都不晃|property|unsupported}。
{猫舍老板十家有八家装这款|endorsement|unsupported}。
{剑麻绳三年不散|number|unsupported}，线头都没冒。
半夜三点，它从顶层跳到我肚子上，我看见了银河。
量天花板的时候，卷尺掉下来砸了我脑门。
客人来了只见架子不见猫，它在最高层睥睨众生。
# yogurt_starter
title: 酸奶发酵菌 家用 10小袋 原味
category: 食品/烘焙辅料
price: 12.5
brand: 酵乐
spec: 净含量=10g（1g×10）
spec: 菌种=保加利亚乳杆菌、嗜热链球菌
spec: 每袋=可做1L牛奶
spec: 发酵=42℃ 8-10小时
spec: 贮存=-18℃ 24个月；常温 3个月
offer: 未发酵成功可补发一袋，限一次

做失败了别骂街，{补你一小包，就一回|promise|supported}。
{十包对付十升奶|number|supported}，小两口喝到腊月。
{冷冻室能趴两年，外头只有一季|number|supported}，你看着办。
{焐上八到十个钟头|number|supported}，睡前弄好，起床吃现成的。
{失败几次赔几次，赔到你成功|promise|contradicted}。
{五种菌，其中还有双歧的|count|contradicted}。
{丹麦科汉森的母种|origin|unsupported}，跟欧洲超市一条线。
{做出来比老北京瓷罐的还稠|comparison|unsupported}，勺子立得住。
新疆的古丽姐{用它做了四年奶疙瘩，没失过手|testimonial|unsupported}。
半夜掀开盖子偷看三回，跟等小鸡出壳似的。
瓶子先拿开水烫，勺子别沾生水。
切个芒果，撒把麦片，阳台上吹吹风，日子就软下来了。
# wok_spatula
title: 硅胶锅铲汤勺 五件套 木柄 不粘锅专用
category: 厨具/铲勺
price: 45.9
brand: 巧手
spec: 件数=5件（铲、汤勺、漏勺、面勺、收纳桶）
spec: 头部=食品级硅胶（尼龙芯）
spec: 手柄=榉木
spec: 耐温=220℃
spec: 洗涤=不建议洗碗机
document: 欧盟LFGB检测（2026年1月，报告号略）：硅胶部位合格。

别数漏了，{桶也算一件，真下锅的就四把|count|supported}。
{硅胶头过了德国那套LFGB|award|supported}，一月份的纸，只验了胶的部分。
{木头把是榉木|material|supported}，洗完擦干，别泡。
{二百二十度封顶|number|supported}，热油里别搁着不管。
{五把铲勺，再另送一个桶|count|contradicted}。
{洗碗机随便扔|property|contradicted}，省得腰疼。
铲子敲锅沿当当两声，就是喊全家吃饭的号。
{炒三年菜头不掉渣|absence|unsupported}，涂层一道印没留。
{日料店老板娘看上了，把店里的全换掉|testimonial|unsupported}。
{家居展上拿过人气奖|award|unsupported}，奖杯摆在我背后。
我妈拿锅铲指着我爸说话，我爸就笑。
锅里咕嘟，窗外落叶，一铲子下去全是人间。
# aluminum_foil
title: 锡纸 烧烤烘焙 加厚 30cm*10m 2卷
category: 厨具/烘焙耗材
price: 17.6
spec: 宽=30cm
spec: 长=10m×2
spec: 厚度=18微米
spec: 材质=铝箔
spec: 切割=自带锯齿
description: 请勿用于微波炉

{两卷合二十米|number|supported}，烤到明年夏天的节奏。
{盒子边上带牙，一拽就断|property|supported}。
{微波炉里打火花，别试|property|supported}。
{三十公分宽|number|supported}，包条鲈鱼尾巴露一点点。
{放微波炉叮三分钟也行|property|contradicted}，我一直这么用。
{一卷就有三十米|number|contradicted}。
{食品级8011铝，航天那种|material|unsupported}。
{包红薯埋炭里，一张能反复用四回|number|unsupported}。
{烧烤摊老孟说，同价位就它不破|comparison|unsupported}。
孜然撒上去那一下，整条街的狗都坐直了。
亮的一面朝里还是朝外？我跟我哥吵了半小时。
串子烤糊了别扔，给我爸，他专爱那口焦。
# pet_shampoo
title: 宠物沐浴露 猫狗通用 燕麦 500ml
category: 宠物/洗护
price: 39.00
brand: 泡泡爪
spec: 净含量=500ml
spec: 主要成分=水、椰油酰胺丙基甜菜碱、燕麦提取物、香精
spec: pH=6.5-7.0
spec: 适用=3月龄以上猫狗
spec: 香型=婴儿粉香
document: 推荐声明：作者与“安安宠物医院”签订推广协议（2026年），该院收取推广费。

安安医院是推荐过，{不过人家收了推广钱的|endorsement|supported}，咱摊开说。
{燕麦打底的|material|supported}，搓起来糊糊的泡。
{不到三个月的奶娃娃先擦擦就行，别使这个|property|supported}。
{酸碱差不多站中间|property|supported}，六点五到七。
{医院义务推荐，一毛钱没拿|endorsement|contradicted}。
{无香精，狗鼻子不遭罪|absence|contradicted}。
{跳蚤洗一回死一片|property|unsupported}，水都黑了。
{英短妈妈群里三百人拼过团|count|unsupported}。
{留香一个礼拜|number|unsupported}，抱着睡都不嫌。
狗一进浴室就装死，四条腿像灌了铅。
水温先拿手背试，耳朵塞棉花。
洗完甩我一身，镜头都糊了，今天播到这儿吧。
# bird_feeder
title: 户外喂鸟器 挂式 防松鼠 金属网
category: 园艺/喂鸟
price: 55.00
brand: 林语
spec: 容量=约1.2kg葵花籽
spec: 材质=镀锌铁网+ABS顶盖
spec: 高=32cm
spec: 孔=6个取食口
spec: 防松鼠=承重30g以上下落关闭
spec: 质保=半年

{胖松鼠一趴上去门就落了|property|supported}，气得尾巴直抖。
{六个窟窿能同时开饭|count|supported}，山雀排队不打架。
{灌满瓜子两斤四|number|supported}，踩着板凳往里倒，哗啦啦。
{顶上是塑料，身子是镀锌铁丝|material|supported}。
{全铜的，越旧越好看|material|contradicted}。
{管换两年|promise|contradicted}，绳子断了也换。
{下大雨里头的籽不发霉|property|unsupported}。
{来过的鸟有二十三种|count|unsupported}，我记了一本子。
{观鸟协会的周老师送人都送它|endorsement|unsupported}。
早上六点，第一位客人是只愣头愣脑的麻雀。
把它挂远点，猫在窗台里看电视。
雪压弯了树枝，一团红肚皮飞下来，我忘了喝咖啡。
# electric_stew_pot
title: 隔水炖盅 陶瓷 1.8L 一锅三胆 预约
category: 小家电/炖盅
price: 169.00
brand: 慢慢炖
spec: 总容量=1.8L
spec: 内胆=陶瓷（1大2小）
spec: 功率=400W
spec: 预约=24小时
spec: 功能=燕窝、煲汤、BB粥、甜品、蒸蛋、保温
spec: 保修=一年
document: 对比说明（2026年9月，自测）：炖400g排骨，本机3小时，旧款2.5小时。

{新的反倒比旧款慢半个钟头|comparison|supported}，他们自己测的也没藏着。
{一个大的两个小的，三只碗|count|supported}，爸的汤妈的甜水一锅出。
{白瓷胆|material|supported}，洗的时候轻点磕。
{能提前一整天定好|number|supported}，加班到家就有汤饮。
{比老款快一个小时|comparison|contradicted}。
{紫砂的胆，养汤|material|contradicted}。
{炖出来的胶质多两成|number|unsupported}，凉了能切块。
{广东阿嫲用了十年还在用|testimonial|unsupported}，换了三个插座都没换它。
{燕窝行的师傅验货都使这只|endorsement|unsupported}。
落雨天，一窗水汽，猪骨在里头慢慢讲话。
先焯水，去血沫，葱别切，打个结。
我细个时，饮汤唔饮完唔准落枱。
# safety_gloves
title: 防割手套 5级 园艺厨房 杀鱼劳保
category: 五金/劳保
price: 15.8
spec: 等级=EN388 切割5级
spec: 材质=HPPE+钢丝
spec: 数量=1副
spec: 尺码=L
spec: 防刺=否
description: 不防电、不防针刺、不防化学品

{鱼刺和针照样扎得进，它只管刀刃|property|supported}。
{里头缠着钢丝|material|supported}，难怪有点硬。
{别拿去碰电线|property|supported}，不防的。
{就一个码，大号|count|supported}，小手的姐妹空一截指头。
{仙人掌一把抓，刺扎不透|property|contradicted}。
{绝缘的，电工也能用|property|contradicted}。
{武警训练用的同款|endorsement|unsupported}。
{拿锯子来回拉三十下，线头没断一根|number|unsupported}。
{鱼档的老林戴了一年，手上没添一道疤|testimonial|unsupported}。
杀鱼那天，鱼比我还淡定。
院子里的月季枝条，去年给我留了个纪念。
水龙头结冰的早上，手套都冻成了两块板。
# liquid_soap_hand
title: 泡沫洗手液 500ml*2 按压 儿童 西柚
category: 家清/洗手液
price: 26.9
brand: 小泡
spec: 净含量=1L
spec: 类别=普通型（非抑菌）
spec: 香型=西柚
spec: 压头=起泡泵
spec: pH=5.5
spec: 成分=水、氨基酸表活、甘油、柠檬酸

{不是杀菌那一类，就是普通洗手的|property|supported}，别指望它当消毒水。
{一压就出泡|property|supported}，娃搓着当奶油。
{五点五，偏一点酸|number|supported}。
{两瓶整一升|number|supported}，洗手台跟厨房各蹲一个。
{抑菌型，洗完不用再消毒|property|contradicted}。
{柠檬的香气|property|contradicted}，清凉。
{去掉九十九个百分点的细菌|number|unsupported}。
{幼儿园老师给全班家长群发了链接|endorsement|unsupported}。
{不伤手，冬天裂口子的姥姥用了两周全好|testimonial|unsupported}。
洗手歌唱两遍，手指缝都搓到了没？
泡沫堆到鼻子上，装圣诞老人。
饭前那声“洗手去”，是我家全天最高分贝。
# donkey_hide_cake
title: 东阿 阿胶糕 即食 红枣枸杞 15g*30块 礼盒
category: 健康食品/滋补
price: 239.00
brand: 胶城
spec: 净含量=450g
spec: 配料=黑芝麻、核桃仁、麦芽糖浆、黄酒、阿胶（8%）、红枣、枸杞、冰糖
spec: 产地=山东聊城东阿县
spec: 产品类型=普通食品
spec: 不适宜=孕妇、婴幼儿
spec: 保质期=10个月
description: 每日1-2块

阿胶{才占百分之八|number|supported}，{头一位的料是黑芝麻|material|supported}，嘴上别吹太满。
{一块八块钱上下|number|supported}，{三十块慢慢吃够一个月|number|supported}，闺女给娘买的孝心。
有喜的嫂子{先别动它|property|supported}。
{东阿县里熬的|origin|supported}，井水咸淡我可不晓得。
{阿胶放了三成|number|contradicted}，{一滴酒都不掺|absence|contradicted}，小孩随便抓。
{驴皮全是十八个月以上的黑驴|material|unsupported}，{熬胶的老把式是第七代传人|endorsement|unsupported}。
{我表姐脸上有了血色，同事追着问|testimonial|unsupported}。
{冬至那一周全县发出去六万盒|count|unsupported}，快递站都堆到路边。
{药监局备过案的保健食品|award|contradicted}，盒上有帽子。
冬天的被窝，早晨的霜，嘴里一块甜的。
掰的时候粘手，先放冰箱半刻钟。
娘总说不爱吃，回头盒子空了。
# craft_vinegar_drink
title: 苹果醋饮料 275ml*12瓶 玻璃瓶 佐餐
category: 食品/饮料
price: 48.00
brand: 红果坡
spec: 净含量=275ml×12
spec: 配料=水、浓缩苹果汁、果葡糖浆、苹果醋、苹果酸
spec: 糖=每100ml含9.2g
spec: 包装=玻璃瓶
spec: 产地=河南灵宝
spec: 保质期=12个月
offer: 满两箱赠开瓶器；瓶身破损一赔一

{四块钱一瓶|number|supported}，{碎一个赔一个|promise|supported}，老板娘嗓门大心眼实。
{一瓶喝下去二十五克糖|number|supported}，我妈听完默默把瓶子放下了。
{拿两箱才有起子|promise|supported}，一箱的自己拿牙——别，拿筷子撬。
{灵宝那边灌的|origin|supported}，寺河山我爬过。
{没放糖浆，全靠果子甜|absence|contradicted}，{还是易拉罐装，带爬山不怕碎|material|contradicted}。
{鲜苹果压的，一滴浓缩汁不用|material|contradicted}。
{解酒，喝一瓶能再战三轮|property|unsupported}。
{婚庆公司的老板娘摆了四百桌，回头客全点它|testimonial|unsupported}。
{醋是陈了两年的老底子|number|unsupported}，{比天地壹号酸得正|comparison|unsupported}。
村里办席，红布盖着箱子，小孩掀开就跑。
瓶底剩一口，舅舅非说那是精华。
太阳底下晒着的塑料凳，烫得人一蹦三尺高。
# buckwheat_noodles
title: 荞麦面条 0脂肪 挂面 粗粮 500g*4
category: 健康食品/主食
price: 36.00
brand: 燕麦坡
spec: 净含量=2kg
spec: 配料=小麦粉、荞麦粉（30%）、食用盐
spec: 脂肪=每100g含0.4g（按国标可标0）
spec: 蛋白质=每100g含12g
spec: 钠=每100g含620mg
spec: 产地=陕西榆林
spec: 煮制=6-7分钟

名叫荞麦面，{荞麦只占三成，大头还是白面|number|supported}，{里面还撒了盐|material|supported}。
{一斤九块|number|supported}，{煮六七分钟起锅|number|supported}，别煮成糨子。
{油脂少到国标让写零|property|supported}，实际零点四。
{陕北那旮旯的|origin|supported}，窑洞口晒过面。
{纯荞麦，小麦一粒没有|absence|contradicted}，{乳糜泻的人也能敞开吃|property|contradicted}。
{盐都没放，高血压专供|absence|contradicted}。
{老表吃了一月，腰围小两圈|testimonial|unsupported}，裤腰拿别针别着。
{血糖仪扎过手指，餐后只升了一丁点|number|unsupported}。
{国医馆食疗科的推荐单上排头一行|endorsement|unsupported}，{味道还胜过那个日本荞麦面|comparison|unsupported}。
蘸料：醋、蒜、芥末、花生碎，别的免谈。
减肥第三十一天，梦见自己抱着烧饼跑马拉松。
捞起来过两遍冷水，筷子一挑，筋道得跟弹弓似的。
# frozen_shrimp
title: 厄瓜多尔白虾 冷冻 大号 30-40 净重1.5kg
category: 生鲜/水产
price: 99.00
spec: 净重=1.5kg（去冰衣）
spec: 规格=30-40只/kg
spec: 原产地=厄瓜多尔
spec: 冻法=船冻 盐冻
spec: 保质期=24个月 -18℃
document: 入境货物检验检疫证明（2026年9月，编号略）

{去了冰壳还有三斤|number|supported}，{一盒数下来五十来只|number|supported}，够十个人抢。
{三十三块一斤|number|supported}，{海关检疫的纸九月份开的|award|supported}，我挂在店里头。
{南美那么远漂来的|origin|supported}。
{船上当场就冻住|property|supported}，不是运回来再冻。
{国内湛江塘子里养的|origin|contradicted}，{活蹦乱跳空运过来|property|contradicted}。
{三十六个月都新鲜|number|contradicted}。
{没打过保水药，解冻不缩|absence|unsupported}。
{五星酒店自助台用的就是这个档|endorsement|unsupported}，{个头还比超市同规格大一圈|comparison|unsupported}。
{我家孩子过敏体质，吃它从没起过疹|testimonial|unsupported}。
开背、去线、葱姜水里走一遭，五分钟的事。
码头上的海鸥叼走一只虾，飞起来还回头看我。
闺女剥好一只先递给我，自己舔手指头。
# charcoal_grill
title: 户外烧烤炉 折叠 不锈钢 木炭 3-5人 送烤网
category: 厨具/户外
price: 128.00
brand: 野餐日
spec: 材质=430不锈钢
spec: 展开尺寸=43×29×23cm
spec: 折叠厚度=7cm
spec: 重量=2.3kg
spec: 燃料=木炭
spec: 附件=烤网、炭夹、收纳袋
spec: 质保=半年
description: 使用后需完全冷却再收纳

{合起来七公分薄|number|supported}，{四斤六两|number|supported}，后备箱缝里一插。
{只认木炭，别往里灌酒精|property|supported}。
{夹子、网子、袋子都给齐了|count|supported}，就差五花肉。
{三五个朋友围一圈|number|supported}，再多就得排队。
{304的，沾海水也不锈|material|contradicted}，{保三年|promise|contradicted}，坏了砸我招牌。
{烧完立马塞袋子，包不烫|property|contradicted}。
{一斤炭能烤二十串|number|unsupported}，{比超市那种一次性炉省三倍炭|comparison|unsupported}。
{露营协会测评五颗星|award|unsupported}。
{隔壁帐篷的老大哥连夜加了三个|testimonial|unsupported}，说他家那个被风吹跑了。
湖边的月亮刚出来，烟往东边跑，人往西边躲。
第一串永远是烤糊的，给最爱逞能的那个。
半夜下雨，我们举着锅盖当伞。
# drying_rack
title: 落地晾衣架 折叠 铝合金 X型 1.5米
category: 家居/晾晒
price: 119.00
brand: 阳光房
spec: 材质=铝合金
spec: 展开=150×80×105cm
spec: 折叠后=宽10cm
spec: 承重=30kg
spec: 重量=3.1kg
spec: 杆数=晾杆12根
spec: 质保=一年
point: 免安装

到货{不用拧一颗螺丝|property|supported}，{撑开就有一米五长|number|supported}。
{挂得住六十斤湿衣裳|number|supported}，{自个儿才六斤来重|number|supported}，拎去楼顶轻飘飘。
{十二根横杆|count|supported}，袜子内裤各占山头。
{收起来十公分宽|number|supported}，门背后歇着。
{不锈钢的，沉甸甸|material|contradicted}，{得拿电钻往墙上打眼|property|contradicted}。
{保五年|promise|contradicted}，关节松了来换。
{晾羽绒服一天就干|number|unsupported}，{回潮天照样不长霉|property|unsupported}。
{宜家那把一模一样，价钱翻了两倍|comparison|unsupported}。
{小区新房装修群里七十多户都买了这把|count|unsupported}，阳台看过去齐刷刷。
妈妈的被单一甩，啪一声，像给夏天盖章。
鸽子停在横杆上晒背，我没舍得赶。
谁把校服晾在我的白裙边上，蓝了一块。
`;
