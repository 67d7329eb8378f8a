/**
 * Data: goods of everyday trades with sentences in which words, units and figures differ from the record's; marked as in
 * `sentences.data.ts`. The rules are bettered looking at these.
 */
export const everydayCorpus = `
# dried_beef
title: 牧野 手撕风干羊肉 原味/麻辣 200g×3袋
price: 86.00
spec: 净含量=200g×3袋
spec: 配料=羊肉、食用盐、白砂糖、花椒
spec: 产地=宁夏盐池
spec: 保质期=9个月
spec: 口味=原味、麻辣
spec: 脂肪=每100克含5克
point: 四斤鲜肉出一斤干
offer: 买三份减20元

{一共一斤二两|number|supported}，分三袋装。
{俩口味|number|supported}，怕辣的吃原味。
{能放大半年|number|supported}。
{宁夏的羊|origin|supported}，膻味小。
{花椒和盐腌的|material|supported}。
{放一年没问题|number|contradicted}。
{六斤肉才出一斤|number|contradicted}。
{糖盐一概不加|material|contradicted}。
{新疆的羊肉|origin|contradicted}。
{脂肪才百分之二|number|contradicted}。
{五香味最好卖|number|contradicted}。
{进了米其林餐厅的菜单|award|unsupported}。
我爸出门从来不带零食，就带一壶水。

# dark_tea
title: 雨林里 六堡茶 2018年陈 熟茶 250g罐装
price: 128.00
spec: 净含量=250g
spec: 年份=2018年
spec: 产地=广西梧州
spec: 原料等级=一级
spec: 工艺=渥堆发酵
spec: 储存=常温避光
point: 耐泡，一泡能冲12次
point: 干仓存放
offer: 两罐8.5折

{一八年的茶|promise|supported}。
{半斤一罐|number|supported}。
{冲个十来回还有味|number|supported}。
{广西那边的老茶|origin|supported}。
{两罐打八五折|number|supported}。
{存了十五年的老茶|promise|contradicted}。
{云南产的|origin|contradicted}。
{泡二十次都不淡|number|contradicted}。
{得放冰箱冷藏|promise|contradicted}。
{特级的料|award|contradicted}。
{喝一个月血脂就降|promise|unsupported}。
老师傅说喝茶别贪浓，一壶五克就够。

# cotton_wipes
title: 绵绵 棉柔巾 干湿两用 100抽×8包
price: 49.90
spec: 规格=100抽×8包
spec: 材质=100%棉
spec: 单张尺寸=200×200mm
spec: 克重=70gsm
spec: 执行标准=GB/T 40276
point: 不加荧光剂、酒精
point: 沾水不破
offer: 拍2份送便携装1包

{一箱八百抽|number|supported}。
{方方正正二十公分|number|supported}。
{酒精荧光剂都没有|material|supported}。
{全是棉|material|supported}，不掺化纤。
{六块多一包|number|supported}。
{一包才八十张|number|contradicted}。
{粘胶的料子|material|contradicted}。
{五块钱一包|number|contradicted}。
{有点酒精消毒|material|contradicted}。
{妇产科护士都推荐|testimonial|unsupported}。
洗脸先把手洗干净，不然白搭。

# thermos
title: 暖山 儿童吸管杯 480ml 316不锈钢 两用
price: 79.00
spec: 容量=480ml
spec: 内胆=316不锈钢
spec: 吸嘴=食品级硅胶
spec: 保温=6小时
spec: 保冷=12小时
spec: 重量=260g
spec: 适用年龄=3岁以上
spec: 颜色=奶油白、雾粉、海盐蓝
spec: 盖子=2个(吸管盖+直饮盖)
point: 一键弹盖，单手能开
point: 不含双酚A

{快半升|number|supported}，够喝一上午。
{半斤多点|number|supported}，书包里不压肩。
{俩盖子换着用|number|supported}。
{冰的能撑半天|number|supported}。
{三岁往上都能用|number|supported}。
{早上灌的开水下午放学还烫，十个小时|number|contradicted}。
{304的内胆|material|contradicted}。
{一岁宝宝就能用|number|contradicted}。
{就一个盖子|number|contradicted}。
{绿色的最抢手|number|contradicted}。
{幼儿园园长给全班订的|testimonial|unsupported}。
孩子喝水别催，渴了他自己会喝。

# serum
title: 净颜 烟酰胺身体乳 400ml 秋冬滋润
price: 69.00
spec: 净含量=400ml
spec: 主要成分=烟酰胺5%、神经酰胺、甘油
spec: 香型=白茶香
spec: 保质期=3年
spec: 开封后=12个月内用完
spec: 适用肤质=干性、中性
spec: 质地=乳液
point: 不含酒精、矿物油
point: 泵头设计
offer: 第二瓶半价
document: 功效报告：30名受试者使用28天，皮肤水分提升22%。

{烟酰胺加到五个点|number|supported}。
{开了盖一年内抹完|number|supported}。
{一瓶八两|number|supported}，够抹俩月。
{三十个人试了四个礼拜|number|supported}。
{没有酒精|material|supported}，不刺激。
{玫瑰味的|number|contradicted}。
{烟酰胺浓度百分之十|number|contradicted}。
{油皮最合适|promise|contradicted}。
{放五年不坏|number|contradicted}。
{两个礼拜水分涨五成|number|contradicted}。
{挤不出来得拧盖子挖|promise|contradicted}。
{比大牌的还滋润|comparison|unsupported}。
洗完澡三分钟内抹，别等身上干透。

# sweater
title: 棉里 羊毛针织衫 圆领 男女同款
price: 199.00
spec: 成分=羊毛70%、锦纶30%
spec: 领型=圆领
spec: 版型=宽松
spec: 厚度=加厚
spec: 颜色=驼色、深灰、酒红、墨绿
spec: 尺码=S-XXL
spec: 洗涤=手洗，不可烘干
spec: 袖长=长袖
spec: 产地=浙江桐乡
point: 抗起球3-4级
offer: 两件9折

{七成羊毛|number|supported}。
{四个颜色|number|supported}。
{只能手洗|property|supported}，别进烘干机。
{桐乡织的|origin|supported}。
{男的女的都能穿|promise|supported}。
{纯羊毛的|material|contradicted}。
{高领的|property|contradicted}，护脖子。
{修身的|property|contradicted}，显瘦。
{扔洗衣机转就行|property|contradicted}。
{可以进烘干机|promise|contradicted}。
{薄薄一层|promise|contradicted}，春天穿。
{穿十年不变形|promise|unsupported}。
衣服叠着放，别挂，肩膀会鼓包。

# humid
title: 润物 无雾加湿器 6L 上加水 卧室静音
price: 269.00
spec: 水箱=6L
spec: 加湿量=400ml/h
spec: 噪音=28分贝
spec: 适用面积=30㎡
spec: 功率=25W
spec: 定时=1-12小时
spec: 滤芯寿命=6个月
spec: 线长=1.5米
spec: 控制=触摸按键、遥控器
spec: 保修=2年
point: 缺水自动断电
point: 水箱可拆洗

{一箱水能加湿十五个小时|number|supported}。
{声音不到三十分贝|number|supported}。
{滤芯半年换一回|number|supported}。
{带个遥控|promise|supported}，躺床上就能调。
{十二斤水|number|supported}灌一回。
{没水自己停|promise|supported}。
{五十平的客厅也够|number|contradicted}。
{滤芯用两年不换|number|contradicted}。
{遥控得另外买|promise|contradicted}。
{水箱拆不下来|promise|contradicted}。
{一小时吐半斤水都不止，足有六百毫升|number|contradicted}。
{能连手机APP|promise|unsupported}。
北方十一月一来暖气，嘴唇就起皮。

# dog_food
title: 汪野 鸡肉冻干双拼狗粮 10kg 成犬
price: 239.00
spec: 净含量=10kg
spec: 粗蛋白=≥28%
spec: 适用=成犬 全犬种
spec: 主要原料=鸡肉、鸭肉、糙米、鸡肉冻干
spec: 冻干含量=8%
spec: 颗粒=直径12mm
spec: 保质期=18个月
point: 不加谷物诱食剂
point: 分装2袋，每袋5kg
offer: 送试吃装200g

{二十斤分两袋|number|supported}。
{蛋白将近三成|number|supported}。
{一年半的保质期|number|supported}。
{大狗小狗都能吃|promise|supported}。
{一斤十二块不到|number|supported}。
{幼犬也能吃|property|contradicted}。
{牛肉做的|material|contradicted}。
{冻干占了两成|number|contradicted}。
{一大袋二十斤不分装|promise|contradicted}。
{粗蛋白四十|number|contradicted}。
{宠物医院都用它|testimonial|unsupported}。
换粮要慢慢来，头三天掺四分之一。

# camp_tent
title: 山行 全自动帐篷 3-4人 防暴雨 双层
price: 329.00
spec: 展开尺寸=240×210×135cm
spec: 收纳尺寸=80×18cm
spec: 重量=3.6kg
spec: 防水指数=PU3000mm
spec: 帐杆=玻璃纤维
spec: 层数=双层
spec: 门数=2门2窗
spec: 面料=210T涤纶
spec: 适合人数=3-4人
point: 3秒速开，不用搭
point: 配8根地钉

{七斤出头|number|supported}。
{仨人睡宽敞|number|supported}，四个也行。
{两层布|number|supported}，不结露。
{一米三五高|number|supported}，坐着不碰头。
{前后俩门|number|supported}。
{铝合金的杆子|material|contradicted}。
{单层的|property|contradicted}，轻便。
{六个人睡都够|number|contradicted}。
{得自己一根根穿杆|promise|contradicted}。
{五千毫米防水|number|contradicted}。
{地钉十二根|number|contradicted}。
{登山队指定用帐|testimonial|unsupported}。
露营垃圾带走，别给后来的人添堵。

# pillow
title: 眠里 泰国乳胶枕 成人 低枕8cm
price: 159.00
spec: 材质=天然乳胶
spec: 乳胶含量=93%
spec: 高度=8cm
spec: 尺寸=60×40cm
spec: 原产国=泰国
spec: 枕套=可拆洗
spec: 密度=85D
spec: 适用=成人
point: 送一个内套
offer: 买一对减40元

{泰国原装进口|origin|supported}。
{八公分高|number|supported}，脖子不窝。
{外套能摘下来洗|promise|supported}。
{九成三是乳胶|number|supported}。
{买俩省四十|number|supported}。
{国产的|origin|contradicted}。
{十二公分的高枕|number|contradicted}。
{记忆棉的芯|material|contradicted}。
{套子缝死了|promise|contradicted}。
{小孩也能枕|promise|contradicted}。
{睡一周颈椎病就好了|promise|unsupported}。
枕头两三年换一个，别心疼。

# rice_pot
title: 灶边 电饭煲 4L 预约 不粘内胆 家用
price: 259.00
spec: 容量=4L
spec: 功率=860W
spec: 内胆=铝合金+陶瓷涂层
spec: 内胆厚度=2.5mm
spec: 预约=24小时
spec: 菜单=12种
spec: 适合人数=3-6人
spec: 线长=1.2米
spec: 保修=整机1年
point: 快煮饭28分钟
point: 蒸汽阀可拆洗
offer: 送蒸笼和饭勺

{四升的肚子|number|supported}，一家五口管饱。
{十二个菜单|number|supported}，煲汤煮粥都有。
{头天晚上定好，能约二十四小时|number|supported}。
{不到半小时就能吃上饭|number|supported}。
{蒸笼饭勺都给|promise|supported}。
{一千多瓦|number|contradicted}，火力猛。
{不锈钢的内胆|material|contradicted}。
{整机保三年|number|contradicted}。
{蒸笼得自己另买|promise|contradicted}。
{只能煮两个人的饭|number|contradicted}。
{煮出来的饭比别家香一倍|comparison|unsupported}。
淘米别搓，转两圈倒掉就行。

# bed_set
title: 眠里 纯棉四件套 60支 1.8米床
price: 399.00
spec: 面料=100%棉
spec: 支数=60支
spec: 被套尺寸=220×240cm
spec: 床单尺寸=245×250cm
spec: 枕套尺寸=48×74cm
spec: 件数=被套1、床单1、枕套2
spec: 花色=素色
spec: 安全等级=A类
spec: 工艺=活性印染
point: 可机洗，不易起球
offer: 下单减40元

{一套四样|number|supported}，枕头套给俩。
{被套两米二宽|number|supported}。
{六十支|number|supported}，摸着滑。
{宝宝都能睡的A类|award|supported}。
{减完三百五十九|number|supported}。
{一米八的床正合适|number|supported}。
{带棉的涤纶|material|contradicted}，好打理。
{就一个枕套|number|contradicted}。
{一百支的长绒棉|number|contradicted}。
{不能机洗|promise|contradicted}。
{印花的|promise|contradicted}，热闹。
{五星酒店同款|comparison|unsupported}。
洗床单别跟毛巾一块儿转，全是毛。

# cat_litter
title: 喵山 豆腐猫砂 绿茶味 2.5kg×4包
price: 65.00
spec: 净含量=2.5kg×4包
spec: 主要成分=豌豆渣、玉米淀粉
spec: 颗粒=2mm
spec: 香型=绿茶
spec: 保质期=24个月
spec: 吸水=3秒结团
point: 可冲厕所，一次冲一小团
point: 粉尘少
offer: 两份减12元

{总共二十斤|number|supported}，分四袋。
{三秒就抱团|number|supported}。
{豆渣做的|material|supported}。
{能直接倒马桶冲走|promise|supported}。
{十六块多一包|number|supported}。
{放两年也不坏|number|supported}。
{膨润土的|material|contradicted}。
{牛奶味的|number|contradicted}。
{不能冲厕所|promise|contradicted}。
{一包五斤，六包一箱|number|contradicted}。
{半年就过期|number|contradicted}。
{一袋能用三个月|number|unsupported}。
猫砂盆要放在安静的角落。

# pole
title: 山行 碳纤维登山杖 三节 外锁 一对
price: 158.00
spec: 材质=碳纤维
spec: 数量=2支
spec: 长度=65-135cm可调
spec: 单支重量=210g
spec: 节数=3节
spec: 手柄=EVA
spec: 锁扣=外锁
spec: 杖尖=钨钢
spec: 承重=90kg
spec: 配件=泥托、雪托、杖尖套
point: 收起来65cm，可塞进背包侧袋
offer: 满199减20

{一根四两出头|number|supported}。
{一副两支|number|supported}，左右手都有。
{拉到最长一米三五|number|supported}。
{能扛一百八十斤|number|supported}。
{三节的|number|supported}，收得短。
{收好六十五公分|number|supported}。
{铝杆的|material|contradicted}。
{内锁的|promise|contradicted}。
{木头手柄|material|contradicted}。
{两节的|number|contradicted}。
{只有一根|number|contradicted}，另一根单买。
{登山协会认证|award|unsupported}。
下山膝盖疼的，步子迈小点。
`;
