/**
 * Data: forty-four goods of fifteen trades, each with four sentences that say the opposite of its data and four about the
 * same properties that are true or innocent; marked as in `sentences.data.ts`. Every second one is held out: of it only
 * the figures are looked at.
 */
export const oppositesCorpus = `
# wool_coat
title: 织野 双面羊毛大衣女中长款 秋冬新款
price: 899.00
brand: 织野
spec: 面料=羊毛70% 聚酯纤维30%
spec: 里料=无内衬
spec: 颜色=驼色、黑色、燕麦
spec: 尺码=S、M、L
spec: 洗涤方式=仅可干洗
spec: 产地=江苏常熟
point: 手工双面缝制
offer: 7天无理由，运费自理

{一百分羊毛没掺别的|material|contradicted}，放心贴身穿。
脏了{直接丢洗衣机转一圈|care|contradicted}就行。
{里头还有一层缎面内衬|property|contradicted}，套毛衣一点不卡。
想要{藏青的也有|color|contradicted}，备注一下就发。
{七成是羊毛|material|supported}，剩下的混了点聚酯更挺。
{得送干洗店|care|supported}，麻烦是麻烦点，版型能保住。
{驼色黑色燕麦三个颜色|color|supported}，我自己留了燕麦。
大衣挂衣柜里记得套个防尘袋，别和羽绒服挤一块儿。

# kids_thermos
title: 暖象 儿童保温杯 316不锈钢 吸管两用 480ml
price: 129.00
brand: 暖象
spec: 内胆=316不锈钢
spec: 容量=480ml
spec: 保温=6小时≥50℃
spec: 适用年龄=3岁以上
spec: 杯盖=吸管盖+直饮盖
spec: 重量=310g
spec: 产地=浙江永康
spec: 清洗=不可进洗碗机
point: 附赠杯套一个
offer: 质保1年

{周岁宝宝就能抱着喝|age|contradicted}，小手刚好握住。
{里面是304的|material|contradicted}，大家都用这个。
晚上懒得刷，{放洗碗机里一起洗了|care|contradicted}就完事。
{杯套要另外花钱买|gift|contradicted}，想好再下单。
{上幼儿园那么大就可以用|age|supported}，三岁往上。
{换个盖子就能直接喝|property|supported}，大一点也不浪费。
{送了个杯套|gift|supported}，摔地上也不心疼。
孩子不爱喝水，我就跟他比谁先喝完，比着比着就空了。

# electric_toothbrush
title: 净齿 声波电动牙刷 成人 情侣款
price: 159.00
brand: 净齿
spec: 充电方式=磁吸底座充电
spec: 续航=约30天
spec: 防水等级=IPX7
spec: 刷头=标配2支
spec: 清洁模式=3种
spec: 刷毛=杜邦软毛
spec: 质保=2年
spec: 颜色=白色、薄荷绿
point: 不带旅行盒

{换两节五号电池就能接着刷|power|contradicted}，出差也方便。
{刷毛偏硬|property|contradicted}，刷完特别带劲。
盒子里{刷头只有一个|number|contradicted}，用完得自己买。
{还配了个旅行盒|gift|contradicted}，塞行李箱正好。
{一个月充一回|number|supported}，我都忘了充电线在哪。
{洗澡的时候冲着用也没事|property|supported}。
{软毛的|property|supported}，牙龈容易出血的不用怕。
牙刷三个月一换，日历上画个圈提醒自己。

# rice_5kg
title: 稻香湾 五常大米 5kg 当季新米 真空装
price: 69.90
brand: 稻香湾
spec: 品种=稻花香2号
spec: 净含量=5kg
spec: 产地=黑龙江五常
spec: 包装=真空砖 10块×500g
spec: 保质期=12个月
spec: 等级=一级
point: 不抛光 不打蜡
offer: 48小时内发货，新疆西藏不包邮

{江苏那边的粳米|origin|contradicted}，煮粥一绝。
{一大袋十斤敞口装|property|contradicted}，自己找桶倒。
{米粒抛过光的|process|contradicted}，白得发亮。
{新疆的朋友也包邮|delivery|contradicted}，放心拍。
{十块砖，一块一斤|number|supported}，吃一块拆一块。
{东北五常的米|origin|supported}，蒸出来满屋子香。
{两天之内发走|delivery|supported}，着急的别催。
煮饭前泡二十分钟，水没过手指第一节就行。

# robot_vacuum
title: 扫宝 X3 扫拖一体机器人 激光导航
price: 1899.00
brand: 扫宝
spec: 续航=150分钟
spec: 水箱=300ml
spec: 尘盒=450ml
spec: 噪音=≤65dB
spec: 导航=激光雷达
spec: 越障=2cm
spec: 自动集尘=不支持
spec: 控制=APP、遥控器
spec: 质保=整机1年 电机3年
point: 断点续扫
point: 不支持5G WiFi，仅2.4G

{垃圾自己倒进基站|property|contradicted}，两个月不用管。
{靠摄像头认路|property|contradicted}，黑灯瞎火也走不丢。
{整机坏了三年内都管|warranty|contradicted}，买个踏实。
{只能手机控制|property|contradicted}，老人用不了。
{没电了自己回去充，充完接着扫|property|supported}。
{遥控器也给了|property|supported}，爸妈不用学手机。
{两公分的门槛能爬过去|number|supported}。
先把地上的袜子捡起来，不然再贵的机器也得卡住。

# face_cream
title: 微澜 神经酰胺修护面霜 50g 敏感肌可用
price: 168.00
brand: 微澜
spec: 净含量=50g
spec: 成分=神经酰胺、角鲨烷、甘油、苯氧乙醇
spec: 适用肤质=干性、敏感肌
spec: 质地=膏霜
spec: 保质期=3年
spec: 开封后使用=6个月
spec: 备案=国妆备进字 法国原装进口
point: 无香精 无酒精 无色素

{淡淡的香精味|absence|contradicted}很高级。
{大油皮闭眼入|skin|contradicted}，不闷痘。
{国内代工厂做的|origin|contradicted}，所以便宜。
{开了盖能用两年|number|contradicted}，慢慢抹。
{没放香精也没放酒精|absence|supported}，烂脸期我都敢用。
{法国进来的|origin|supported}，有备案号可查。
{打开以后半年内用完|number|supported}。
换季脸干得起皮，我先停了所有刷酸的东西。

# camping_tent
title: 野行 全自动速开帐篷 3-4人 防雨
price: 299.00
brand: 野行
spec: 搭建方式=液压自动速开
spec: 适用人数=3-4人
spec: 外帐=210T涤纶格
spec: 防水指数=PU2000mm
spec: 帐杆=玻璃纤维
spec: 层数=双层
spec: 重量=3.6kg
spec: 展开尺寸=240×210×135cm
point: 含地钉8根 防风绳4根
offer: 送防潮垫

{杆子要一节一节穿|setup|contradicted}，男朋友不在搭不起来。
{单层的|property|contradicted}，夏天凉快。
{铝合金帐杆|material|contradicted}，轻得很。
{防潮垫得自己另配|gift|contradicted}。
{一拉就开|setup|supported}，连五岁小孩都会。
{地钉绳子都在袋子里|property|supported}，不用再买。
{七斤出头|number|supported}，后备箱一扔。
营地晚上别把吃的放帐外，野猫比你还会拉拉链。

# yoga_mat
title: 伸展 天然橡胶瑜伽垫 5mm 防滑 女
price: 139.00
brand: 伸展
spec: 材质=天然橡胶+PU面
spec: 厚度=5mm
spec: 尺寸=183×68cm
spec: 重量=2.8kg
spec: 颜色=雾紫、墨绿、曜石黑
spec: 清洁=湿布擦拭，不可暴晒
spec: 产地=福建
point: 附绑带，无收纳袋

{TPE发泡的|material|contradicted}，又轻又软。
洗完{放太阳底下晒|care|contradicted}一下午就干。
{收纳包是送的|gift|contradicted}，背着就去上课。
{加厚到一公分|number|contradicted}，跪着膝盖不疼。
{上面一层是PU的|material|supported}，手心出汗也不打滑。
{拿湿布擦擦就干净|care|supported}。
{五毫米厚|number|supported}，初学够了。
早上起来先做十分钟猫式，腰一天都舒服。

# dog_food
title: 汪记 全价成犬粮 鸡肉味 10kg
price: 189.00
brand: 汪记
spec: 适用=1岁以上成犬
spec: 净含量=10kg
spec: 主要原料=鸡肉粉、糙米、玉米、鸡油
spec: 粗蛋白=≥24%
spec: 保质期=18个月
spec: 颗粒=小圆粒
point: 不含诱食剂
spec: 产地=山东临沂

{刚断奶的小狗也能喂|age|contradicted}。
{无谷配方|absence|contradicted}，肠胃敏感的狗也行。
{牛肉做的粮|material|contradicted}，我家狗抢着吃。
{里面加了诱食剂|absence|contradicted}所以香。
{一岁往上的狗吃|age|supported}。
{蛋白有二十四个点|number|supported}，够日常的了。
{山东的厂出的|origin|supported}。
换粮要七天慢慢掺，别一下子全换，容易拉稀。

# study_desk
title: 木与孩 儿童学习桌 可升降 1.2米
price: 699.00
brand: 木与孩
spec: 桌面材质=橡胶木实木
spec: 桌面尺寸=120×60cm
spec: 升降方式=手摇升降
spec: 高度=55-78cm
spec: 是否带椅子=否
spec: 承重=75kg
spec: 安装=需自行组装，附工具
spec: 颜色=原木、粉色、蓝色
offer: 质保5年

{按一下按钮自己就升上去|property|contradicted}，电动的省心。
{桌面是密度板贴皮|material|contradicted}，味道大。
{椅子也是一套的|gift|contradicted}，不用再买。
{师傅送上门给装好|setup|contradicted}，你在旁边看着就行。
{用手摇着升|property|supported}，没电机反而不容易坏。
{实木的桌面|material|supported}，没味儿。
{螺丝刀都配了|property|supported}，照着图纸自己装。
孩子写作业老趴着，我每天得念叨八百遍。

# fountain_pen
title: 墨舟 学生钢笔 EF尖 可换墨囊
price: 29.90
brand: 墨舟
spec: 笔尖=EF尖0.38mm
spec: 笔身=塑料
spec: 上墨方式=墨囊、吸墨器两用
spec: 套装=钢笔1支+墨囊5支
spec: 墨色=蓝黑可擦
spec: 适用=小学3年级以上
point: 不含吸墨器

{金属笔杆沉甸甸的|material|contradicted}，有分量。
{送一个吸墨器|gift|contradicted}，自己灌墨也行。
{写上去擦不掉|property|contradicted}，签合同用它。
{一盒给了十支墨囊|number|contradicted}。
{写错了能擦掉|property|supported}，老师不骂。
{三年级刚开始练字用|age|supported}正好。
{墨囊五支|number|supported}，能写一学期。
练字先练横竖，别着急写自己名字。

# power_bank
title: 小电侠 充电宝 20000mAh 22.5W 自带线
price: 119.00
brand: 小电侠
spec: 容量=20000mAh
spec: 输出功率=22.5W
spec: 接口=Type-C、USB-A
spec: 自带线=Type-C
spec: 无线充电=不支持
spec: 重量=420g
spec: 3C认证=有
spec: 颜色=黑色、白色
point: 74Wh 可带上飞机
offer: 一年换新

{手机往上一贴就充|property|contradicted}，线都省了。
{苹果的扁口线也给你装好了|compat|contradicted}。
{飞机上不让带|property|contradicted}，坐火车用吧。
{没过3C|award|contradicted}，介意勿拍。
{登机能带|property|supported}，七十四瓦时没超。
{线就长在它身上|property|supported}，不用翻包。
{一年里坏了给换新的|warranty|supported}。
手机剩百分之五的时候，人是会慌的。

# hotel_room
title: 云栖民宿 湖景大床房 一晚
price: 458.00
brand: 云栖
spec: 房型=湖景大床房
spec: 床=1.8米大床1张
spec: 入住人数=2人
spec: 早餐=含双早
spec: 取消=入住前1天可免费取消
spec: 宠物=不可携带
spec: 停车=免费
spec: 入住时间=14:00后
spec: 加床=不可加床
spec: 吸烟=全屋禁烟

{早饭得自己出去找|gift|contradicted}，楼下有面馆。
{带狗来完全没问题|property|contradicted}，院子大随便跑。
{车停门口一天二十|property|contradicted}。
{带娃可以加张小床|property|contradicted}，跟前台说一声。
{两个人的早餐都包了|gift|supported}。
{停车不要钱|property|supported}，自驾来的放心。
{提前一天退都不扣钱|policy|supported}。
早上五点半起来看湖，雾还没散，值了。

# nuts_box
title: 果语 每日坚果 25g×30包 混合装
price: 99.00
brand: 果语
spec: 规格=25g×30包
spec: 配料=巴旦木、腰果、核桃、蔓越莓干、蓝莓干
spec: 储存=阴凉干燥处
spec: 保质期=240天
spec: 致敏原=含坚果
spec: 工艺=烘烤
spec: 添加=不添加盐
point: 独立小包装

{油炸的|process|contradicted}，越嚼越香。
{盐焗口|absence|contradicted}，咸香咸香的。
{里面还有夏威夷果|material|contradicted}，一颗顶三颗。
{一盒只有十五小包|number|contradicted}，半个月的量。
{一天一包刚好一个月|number|supported}。
{烤出来的|process|supported}，没油。
{没放盐|absence|supported}，我妈血压高也吃。
追剧的时候手停不下来，一抬头袋子空了。

# linen_bedding
title: 棉渡 全棉四件套 1.8m床 60支贡缎
price: 399.00
brand: 棉渡
spec: 面料=100%棉
spec: 支数=60支
spec: 件数=被套1、床单1、枕套2
spec: 适用床=1.8m
spec: 被套尺寸=220×240cm
spec: 款式=床单款
spec: 工艺=活性印染
spec: 洗涤=可机洗，水温30℃以下
point: A类标准

{床笠款的|property|contradicted}，四角一套不跑边。
{棉里掺了点涤纶|material|contradicted}，不容易皱。
{只能手搓，洗衣机一搅就起球|care|contradicted}。
{枕套只给一个|number|contradicted}。
{A类的|award|supported}，宝宝直接睡。
{洗衣机随便洗|care|supported}，水别太烫。
{枕套是一对|number|supported}。
换新床单那天晚上，谁能不多赖一会儿床。

# car_cam
title: 路眼 行车记录仪 4K 前后双录
price: 369.00
brand: 路眼
spec: 分辨率=前4K 后1080P
spec: 供电=车充取电
spec: 内存卡=不含
spec: 屏幕=3英寸
spec: 夜视=星光夜视
spec: 停车监控=需另购降压线
spec: 联网=WiFi直连
spec: 安装=粘贴式
offer: 2年换新

{卡都插好了|gift|contradicted}，到手就能录。
{只拍前头不拍后头|property|contradicted}。
{熄火停车照样盯着，啥也不用加|property|contradicted}。
{自带电池能撑一天|power|contradicted}。
{储存卡要自己买|gift|supported}，买张高速的。
{前后都录|property|supported}，追尾也有证据。
{不用打孔，一粘就行|setup|supported}。
上个月被人加塞，要不是有录像真说不清。

# sneakers
title: 跃步 网面跑步鞋 男 透气减震
price: 219.00
brand: 跃步
spec: 鞋面=飞织网布
spec: 鞋底=EVA+橡胶
spec: 单只重量=245g
spec: 闭合方式=系带
spec: 尺码=39-45
spec: 适用=公路慢跑
spec: 防水=不防水
spec: 颜色=黑白、全黑、荧光绿
point: 正码
offer: 30天无理由退换

{皮面的|material|contradicted}，擦擦就亮。
{一脚蹬不用系鞋带|property|contradicted}。
{下大雨踩水坑脚都是干的|property|contradicted}。
{偏小一码，买大一号|property|contradicted}。
{系鞋带的|property|supported}，跟脚。
{一只还不到五两|number|supported}。
{平时穿多大拍多大|property|supported}。
跑完别马上坐下，走两圈再拉伸。

# honey
title: 蜂语 洋槐蜜 500g 玻璃瓶
price: 58.00
brand: 蜂语
spec: 净含量=500g
spec: 配料=洋槐蜂蜜
spec: 产地=陕西延安
spec: 保质期=24个月
spec: 波美度=42度
spec: 包装=玻璃瓶
spec: 执行标准=GB 14963
point: 1岁以下婴儿不宜食用
point: 成熟蜜，不浓缩

{半岁的娃冲水喝|age|contradicted}，通便。
{枣花采的|material|contradicted}，颜色深。
{塑料挤压瓶|material|contradicted}，倒着放也不漏。
{加热浓缩过的|process|contradicted}，所以稠。
{一岁以内的宝宝先别给|age|supported}。
{陕北那边的槐花|origin|supported}。
{玻璃瓶装的|material|supported}，快递包得像粽子。
泡蜂蜜水的水别太烫，手摸着温就行。

# hair_dryer
title: 风语 高速负离子吹风机 1600W
price: 299.00
brand: 风语
spec: 功率=1600W
spec: 档位=冷热4档 风速3档
spec: 重量=390g
spec: 电源线长=1.8m
spec: 风嘴=磁吸风嘴2个
spec: 折叠=不可折叠
spec: 电机=无刷电机
spec: 质保=2年
point: 非充电款 需插电使用

{充满电拎着就走，没插座也能吹|power|contradicted}。
{把手能折过来|property|contradicted}，塞包里不占地儿。
{就一个风嘴|number|contradicted}。
{线短得要命，一米都没有|number|contradicted}。
{要插着电用|power|supported}。
{风嘴给了俩|number|supported}，一吸就上。
{线有一米八|number|supported}，站哪儿都够得着。
头发半干的时候抹精油，别等全干了。

# cat_litter
title: 喵净 豆腐猫砂 6L×4包 绿茶味
price: 79.00
brand: 喵净
spec: 材质=豌豆渣
spec: 规格=6L×4包
spec: 香型=绿茶
spec: 可冲厕所=是
spec: 粉尘=低尘
spec: 直径=2mm
spec: 产地=山东
offer: 满2件送猫砂铲

{千万别倒马桶|property|contradicted}，会堵死。
{没有味道的原味款|property|contradicted}。
{膨润土的|material|contradicted}，结团特别硬。
{一箱六包|number|contradicted}。
{铲完直接冲掉|property|supported}。
{绿茶香的|property|supported}，淡淡的不呛。
{四包二十四升|number|supported}，一只猫俩月。
猫蹲完坑疯跑半小时，有没有同款。

# air_fryer
title: 炸乐 空气炸锅 5L 可视窗
price: 259.00
brand: 炸乐
spec: 容量=5L
spec: 功率=1500W
spec: 操作=旋钮式
spec: 可视窗=有
spec: 内胆=不粘涂层
spec: 预约=不支持
spec: 炸篮=可拆洗
spec: 温度=80-200℃
spec: 颜色=奶白、墨绿
offer: 送食谱和油纸50张

{触屏的，手指一划就设好|property|contradicted}。
{看不见里头啥样|property|contradicted}，得老拉开瞅。
{头天晚上设好，早上起来就熟了|property|contradicted}。
{炸篮焊死拿不下来|property|contradicted}，不好洗。
{拧旋钮就行|property|supported}，我妈一看就会。
{透过窗子看着它变金黄|property|supported}。
{篮子拆下来冲一冲|care|supported}。
鸡翅先划两刀，不然里面不入味。

# sunscreen
title: 晴屿 防晒乳 SPF50+ PA++++ 60ml
price: 89.00
brand: 晴屿
spec: 防晒值=SPF50+ PA++++
spec: 净含量=60ml
spec: 类型=物化结合
spec: 防水=80分钟抗水
spec: 卸妆=需卸妆
spec: 适用人群=成人，孕妇慎用
spec: 质地=乳液
spec: 产地=韩国
point: 不含酒精

{纯物理的|property|contradicted}，孕妇都能抹。
{洗面奶一洗就掉|care|contradicted}，不用卸。
{一沾水就没了|property|contradicted}，游泳白涂。
{广州的厂生产的|origin|contradicted}。
{晚上得好好卸|care|supported}。
{下水一个多小时还顶得住|number|supported}。
{韩国产的|origin|supported}。
阴天也要涂，紫外线不看天气脸色。

# kids_bike
title: 童驰 儿童自行车 16寸 带辅助轮
price: 359.00
brand: 童驰
spec: 轮径=16寸
spec: 车架=高碳钢
spec: 适用身高=100-125cm
spec: 轮胎=充气胎
spec: 刹车=前后双刹
spec: 辅助轮=含，可拆
spec: 承重=60kg
spec: 安装=需安装车把和脚踏
spec: 后座=无

{实心胎不用打气|property|contradicted}。
{铝合金车架|material|contradicted}，一只手提溜。
{后头还能坐个小的|property|contradicted}。
{箱子打开就能骑，啥也不用拧|setup|contradicted}。
{前后都有刹车|property|supported}，下坡稳当。
{会骑了把两个小轮子拆掉|property|supported}。
{车胎要打气|property|supported}。
第一天学车摔了三回，第二天自己就溜起来了。

# gym_card
title: 燃点健身 季卡 单店
price: 699.00
brand: 燃点
spec: 有效期=3个月
spec: 使用范围=仅限人民路店
spec: 团课=免费
spec: 私教=不含
spec: 淋浴=有
spec: 营业时间=7:00-22:00
spec: 转让=不可转让
spec: 暂停=可暂停1次，最长15天
spec: 年龄=16-60周岁

{全市哪家店都能刷|range|contradicted}。
{送你四节私教|gift|contradicted}。
{练不动了转给朋友也行|policy|contradicted}。
{二十四小时开着|number|contradicted}，半夜来都行。
{团课随便上不加钱|property|supported}。
{练完能洗澡|property|supported}。
{出差能停半个月|policy|supported}。
三分练七分吃，我就卡在那个七上。

# laptop_stand
title: 桌搭 笔记本支架 铝合金 可折叠
price: 79.00
brand: 桌搭
spec: 材质=铝合金
spec: 适配=10-17英寸
spec: 调节=6档
spec: 重量=520g
spec: 折叠=可折叠
spec: 散热风扇=无
spec: 承重=8kg
spec: 颜色=银色、深空灰
offer: 送收纳袋

{底下带俩小风扇|property|contradicted}呼呼吹。
{塑料的，轻是真轻|material|contradicted}。
{固定高度不能调|property|contradicted}。
{一体的收不起来|property|contradicted}，只能摆桌上。
{六个高度随便换|number|supported}。
{收起来就一本书那么薄|property|supported}。
{袋子也送|gift|supported}。
脖子疼的打工人，先把屏幕抬到眼睛那么高。

# tea_white
title: 福叶 福鼎白茶 寿眉饼 2019年 350g
price: 268.00
brand: 福叶
spec: 产地=福建福鼎
spec: 年份=2019年
spec: 净含量=350g
spec: 形态=饼茶
spec: 等级=一级
spec: 原料=寿眉
spec: 储存=避光防潮，无需冷藏
point: 日晒萎凋
point: 可煮可泡

{散的，一抓一把|property|contradicted}。
{今年刚下来的新茶|number|contradicted}。
{白毫银针压的|material|contradicted}，全是芽头。
{买回来得放冰箱|storage|contradicted}。
{压成饼的|property|supported}，撬一块泡一天。
{太阳底下晒出来的|process|supported}。
{煮着喝也行|property|supported}，枣香出来了。
冬天围炉，一壶茶能聊到后半夜。

# baby_wipes
title: 绵朵 婴儿湿巾 80抽×8包 带盖
price: 45.90
brand: 绵朵
spec: 规格=80抽×8包
spec: 材质=水刺无纺布
spec: 成分=EDI纯水、甘油
spec: 添加=无酒精、无荧光剂
spec: 盖子=带盖
spec: 尺寸=200×150mm
spec: 可冲马桶=否
spec: 保质期=3年

{用完扔马桶一冲|property|contradicted}就没了。
{酒精味有点冲|absence|contradicted}，消毒嘛。
{抽纸口就贴了张膜，没盖|property|contradicted}。
{一共四包|number|contradicted}。
{有盖子，不容易干|property|supported}。
{纯水的|material|supported}，擦嘴都行。
{加起来六百四十抽|number|supported}。
出门忘带湿巾的妈妈，是一种什么心情。

# projector
title: 影森 家用投影仪 1080P 自动对焦
price: 1299.00
brand: 影森
spec: 分辨率=1080P
spec: 亮度=800ANSI流明
spec: 对焦=自动对焦
spec: 系统=内置安卓
spec: 供电=插电，无内置电池
spec: 音响=双5W
spec: 侧投=支持
spec: 接口=HDMI×1、USB×2
spec: 支架=不含
offer: 30天无理由

{露营不接电也能看两部电影|power|contradicted}。
{每次都得拧半天才清楚|property|contradicted}。
{支架一块儿发给你|gift|contradicted}。
{必须正对着墙放|property|contradicted}，歪一点都不行。
{歪着放画面也是正的|property|supported}。
{开机自己就对好焦|property|supported}。
{得找插座|power|supported}。
周五晚上关灯，一家人挤沙发上，比电影院舒服。

# ladies_bag
title: 简匠 头层牛皮托特包 大容量
price: 459.00
brand: 简匠
spec: 材质=头层牛皮
spec: 内里=棉麻布
spec: 尺寸=32×28×14cm
spec: 闭合方式=磁扣
spec: 肩带=不可拆
spec: 颜色=焦糖、黑
spec: 产地=河北白沟
spec: 可放=13寸笔记本
point: 内有拉链袋1个

{人造革的|material|contradicted}，下雨随便淋。
{拉链封口|property|contradicted}，挤地铁不怕偷。
{带子能取下来|property|contradicted}当手拿包。
{广州货|origin|contradicted}。
{磁扣一吸|property|supported}，开合顺手。
{十三寸的电脑塞得下|number|supported}。
{里头有个带拉链的小兜|property|supported}。
包里永远找不到钥匙，是不是全天下女生都这样。

# english_course
title: 说吧英语 成人口语课 48节 真人外教
price: 2999.00
brand: 说吧
spec: 课时=48节
spec: 时长=每节25分钟
spec: 上课方式=线上一对一
spec: 老师=菲律宾外教
spec: 有效期=12个月
spec: 退费=开课前可全额退，开课后不退
spec: 回放=支持
spec: 教材=免费电子版
spec: 适用=成人，零基础可学

{学到一半不想学了也给退|policy|contradicted}。
{小班课六个人一起上|property|contradicted}。
{教材要另外掏钱|gift|contradicted}。
{得有四级底子才能听懂|property|contradicted}。
{一节二十五分钟|number|supported}，午休就上完了。
{没上明白还能看回放|property|supported}。
{没基础也能学|property|supported}。
单词背了忘忘了背，谁不是这么过来的。

# pillow
title: 眠山 天然乳胶枕 泰国进口 波浪型
price: 199.00
brand: 眠山
spec: 填充物=93%天然乳胶
spec: 产地=泰国
spec: 尺寸=60×40×10/12cm
spec: 枕套=可拆洗
spec: 枕芯清洗=不可水洗
spec: 适用=成人
spec: 枕套材质=天丝
offer: 送枕套一个 100天试睡

{枕芯也能扔水里洗|care|contradicted}。
{记忆棉的|material|contradicted}，慢慢回弹。
{国产乳胶|origin|contradicted}，性价比高。
{小学生枕着正好|age|contradicted}。
{套子拉开就能洗|care|supported}。
{泰国那边的乳胶|origin|supported}。
{睡一百天不喜欢能退|policy|supported}。
落枕三天，左边的人叫我我得整个人转过去。

# electric_scooter
title: 行侠 折叠电动滑板车 成人
price: 1499.00
brand: 行侠
spec: 续航=25km
spec: 最高时速=20km/h
spec: 充电时间=4小时
spec: 电池=不可拆卸
spec: 轮胎=8寸实心胎
spec: 承重=100kg
spec: 减震=前后双减震
spec: 车灯=前大灯+尾灯
spec: 防水=IPX4
spec: 重量=12.5kg

{电池抠下来拎上楼充|power|contradicted}。
{最快能跑四十迈|number|contradicted}。
{轮胎要打气|property|contradicted}，备个气筒。
{没灯，夜里别骑|property|contradicted}。
{充四个钟头就满|number|supported}。
{前后都带减震|property|supported}。
{晚上有大灯照着|property|supported}。
地铁口到公司那一公里半，是我一天里最远的路。

# down_quilt
title: 暖窝 95白鹅绒被 冬被 220×240cm
price: 1599.00
brand: 暖窝
spec: 填充物=95%白鹅绒
spec: 充绒量=1200g
spec: 面料=100支纯棉
spec: 尺寸=220×240cm
spec: 季节=冬季
spec: 产地=安徽六安
spec: 洗涤=专业干洗
spec: 颜色=白色
offer: 送真丝眼罩

{鸭绒的|material|contradicted}，有一点点味。
{夏天开空调盖它刚好|season|contradicted}。
{放浴缸里拿脚踩着洗|care|contradicted}。
{灰色粉色都有现货|color|contradicted}。
{里头塞了两斤四两绒|number|supported}。
{得拿去干洗店|care|supported}。
{还送个眼罩|gift|supported}，真丝的。
南方没暖气的冬天，起床靠的是毅力。

# steak
title: 牧原 原切西冷牛排 150g×10片 澳洲进口
price: 269.00
brand: 牧原
spec: 规格=150g×10片
spec: 产地=澳大利亚
spec: 配料=牛肉
spec: 工艺=原切，非合成，未腌制
spec: 储存=-18℃冷冻
spec: 保质期=12个月
spec: 等级=谷饲150天
point: 附黄油和黑胡椒酱各10包
offer: 顺丰冷链包邮

{腌好了的|process|contradicted}，下锅就有味。
{酱料得自己准备|gift|contradicted}。
{草饲的|property|contradicted}，肉更瘦。
{碎肉拼的|process|contradicted}，便宜。
{整块切的没拼接|process|supported}。
{黄油酱包都配好了|gift|supported}。
{走顺丰冷链|delivery|supported}，到了还硬邦邦。
煎之前用厨房纸把水吸干，不然出不来那层壳。

# smart_lock
title: 守家 智能门锁 指纹密码 全自动
price: 899.00
brand: 守家
spec: 开锁方式=指纹、密码、卡、钥匙、手机
spec: 供电=4节5号干电池
spec: 猫眼=无
spec: 适用门=木门、防盗门
spec: 安装=免费上门安装
spec: 锁体=304不锈钢
spec: 人脸识别=不支持
spec: 质保=3年
spec: 颜色=黑色

{刷个脸就进门|property|contradicted}。
{充一次电用一年|power|contradicted}。
{装锁师傅要收一百五|setup|contradicted}。
{自带猫眼能看门外|property|contradicted}。
{塞四节五号电池|power|supported}。
{上门装不收钱|setup|supported}。
{手机也能开|property|supported}，给快递员发个临时密码。
有一回忘带钥匙，在楼道里坐了两个小时。

# puzzle
title: 拼一下 木质拼图 1000片 风景
price: 49.00
brand: 拼一下
spec: 片数=1000片
spec: 材质=椴木
spec: 成品尺寸=75×50cm
spec: 适用年龄=8岁以上
spec: 背面=有分区编号
spec: 参考图=含
spec: 胶水=不含
spec: 相框=需另购

{纸板做的|material|contradicted}，软塌塌。
{框也在盒子里|gift|contradicted}，拼完就能挂。
{两三岁的小朋友自己就能拼|age|contradicted}。
{背面啥标记没有|property|contradicted}，纯靠眼力。
{八岁以上玩的|age|supported}。
{后面有字母分区|property|supported}，新手不慌。
{相框要单买|gift|supported}。
拼到最后少一片，找了半宿，在猫肚子底下。

# facial_device
title: 光颜 家用射频美容仪
price: 1680.00
brand: 光颜
spec: 供电=锂电池，Type-C充电
spec: 档位=3档
spec: 使用频率=每周3次
spec: 搭配=需配合凝胶使用
spec: 禁忌=孕妇及心脏起搏器使用者禁用
spec: 附件=凝胶1支、收纳袋
spec: 质保=1年
spec: 产地=深圳
spec: 防水=主机不防水

{怀孕了也能照着用|age|contradicted}。
{每天都得做|number|contradicted}，一天不能落。
{干着脸直接推，什么都不用抹|property|contradicted}。
{边泡澡边用，掉水里也不怕|property|contradicted}。
{要先涂凝胶|property|supported}。
{一礼拜三回|number|supported}。
{凝胶送了一支|gift|supported}。
三十岁以后，熬一次夜脸要还三天。

# soy_milk
title: 豆日子 原味豆浆粉 30g×20条
price: 39.90
brand: 豆日子
spec: 规格=30g×20条
spec: 配料=非转基因大豆、白砂糖
spec: 冲泡=热水冲泡
spec: 蛋白质=18g/100g
spec: 产地=黑龙江
spec: 保质期=12个月
spec: 口味=原味、黑芝麻
point: 不含奶精植脂末

{无糖的|absence|contradicted}，糖尿病也能喝。
{冷水一摇就化|property|contradicted}。
{加了植脂末所以滑|absence|contradicted}。
{红枣味卖得最好|flavor|contradicted}。
{热水冲就行|property|supported}。
{没有奶精|absence|supported}，喝着是豆子味。
{东北大豆磨的|origin|supported}。
早上来不及做饭，一碗热的下去人就活了。

# curtain
title: 拾光 全遮光窗帘 挂钩式 定制
price: 128.00
brand: 拾光
spec: 遮光率=95%
spec: 面料=聚酯纤维
spec: 安装方式=挂钩
spec: 工艺=打褶
spec: 颜色=雾灰、米白、墨蓝
spec: 定制=定制尺寸不退换
spec: 发货=7天内
spec: 洗涤=可机洗
spec: 轨道=不含

{打孔圈的款|property|contradicted}，穿罗马杆。
{尺寸不对随时退|policy|contradicted}。
{当天下单当天就发|delivery|contradicted}。
{轨道也一起寄|gift|contradicted}。
{挂钩的|property|supported}，一个个扣上去。
{一个礼拜之内发|delivery|supported}，要现裁。
{拆下来扔洗衣机|care|supported}。
量窗户一定要量三遍，别问我怎么知道的。

# moving_service
title: 快搬家 居民搬家 金杯车一趟
price: 298.00
brand: 快搬家
spec: 车型=金杯车1辆
spec: 搬运工=2名
spec: 里程=含15公里
spec: 楼层费=电梯房免费，步梯每层20元
spec: 打包=不含打包
spec: 保险=货损最高赔2000元
spec: 服务时间=8:00-20:00
spec: 服务范围=仅限市内
spec: 预约=需提前1天预约
spec: 钢琴=不搬

{跨省也能拉|range|contradicted}。
{打包也给你弄|gift|contradicted}，人坐着就行。
{钢琴也抬得动|property|contradicted}。
{打个电话马上就到|policy|contradicted}，不用约。
{两个师傅来|number|supported}。
{头天约好|policy|supported}，第二天准时到。
{坏了东西赔，最多两千|number|supported}。
搬家才知道，自己攒了多少没用的东西。

# ceramic_pan
title: 灶语 麦饭石不粘炒锅 32cm 带盖
price: 169.00
brand: 灶语
spec: 直径=32cm
spec: 锅体=铝合金
spec: 涂层=麦饭石色不粘
spec: 适用灶具=燃气灶，不可用电磁炉
spec: 锅盖=钢化玻璃盖
spec: 手柄=防烫胶木
spec: 铲子=禁用铁铲
spec: 重量=1.7kg
offer: 送木铲

{电磁炉也能用|compat|contradicted}，火力更匀。
{铁铲子随便刮|property|contradicted}。
{没锅盖|gift|contradicted}，炖菜得另找。
{生铁铸的|material|contradicted}，越用越润。
{只能用明火|compat|supported}。
{玻璃盖看得见里面|property|supported}。
{别拿铁铲刮|property|supported}，送的木铲就够。
炒土豆丝先泡水，把粉洗掉才脆。

# milk_powder
title: 牧初 幼儿配方奶粉 3段 800g
price: 218.00
brand: 牧初
spec: 适用年龄=12-36个月
spec: 净含量=800g
spec: 奶源=新西兰
spec: 配料=生牛乳、乳清蛋白、乳糖、DHA
spec: 蔗糖=不添加
spec: 冲调=50℃温水
spec: 开罐后=4周内用完
spec: 保质期=24个月
spec: 包装=罐装

{刚出生就能喝|age|contradicted}。
{羊奶的|material|contradicted}，好吸收。
{开了罐放三个月没事|number|contradicted}。
{滚开的水直接冲|property|contradicted}。
{一岁到三岁喝的|age|supported}。
{没另外加蔗糖|absence|supported}。
{开罐一个月内喝完|number|supported}。
转奶那几天夜里醒三回，眼睛都睁不开。

# bluetooth_earphone
title: 听野 真无线降噪耳机 入耳式
price: 239.00
brand: 听野
spec: 佩戴=入耳式
spec: 降噪=主动降噪42dB
spec: 单次续航=7小时
spec: 总续航=30小时
spec: 防水=IPX5
spec: 蓝牙=5.3
spec: 充电口=Type-C
spec: 兼容=安卓、苹果
spec: 附件=耳塞3副
spec: 质保=1年

{苹果手机连不上|compat|contradicted}。
{半入耳的不堵耳朵|property|contradicted}。
{圆口的老安卓线充|power|contradicted}。
{流点汗就坏|property|contradicted}，别戴着跑步。
{安卓苹果都能连|compat|supported}。
{大小号耳塞给了三副|number|supported}。
{戴着跑步出汗没事|property|supported}。
地铁上戴耳机，坐过站不是一次两次了。

# wall_sticker_paint
title: 净墙 水性内墙乳胶漆 5L 白色
price: 159.00
brand: 净墙
spec: 净含量=5L
spec: 类型=水性
spec: 涂刷面积=约35㎡/两遍
spec: 干燥时间=表干2小时
spec: 适用=室内墙面，不适用于卫生间
spec: 光泽=哑光
spec: 颜色=白色，不可调色
spec: VOC=≤10g/L
spec: 稀释=加水10%
offer: 送滚筒刷

{外墙也能刷|range|contradicted}。
{想要什么颜色给你调|color|contradicted}。
{刷出来亮晶晶反光|property|contradicted}。
{开桶就刷，一滴水不能加|property|contradicted}。
{兑一成水再刷|number|supported}。
{不反光，看着柔和|property|supported}。
{送滚筒|gift|supported}，自己就能干。
刷墙那天穿最旧的衣服，头上戴个浴帽。
`;
