/**
 * Data: goods of twenty-one trades that none of the other sets know, each with sentences in everyday words; marked as in
 * `sentences.data.ts`. The rules are bettered looking at the first fourteen; the goods from the fifteenth on are never
 * looked at.
 */
export const tradesCorpus = `
# wiper
title: 驭驰 无骨雨刮器 静音款 26+16英寸 一对装
category: 汽配/雨刮
price: 59.00
brand: 驭驰
spec: 刮条材质=天然橡胶+石墨涂层
spec: 尺寸=26英寸+16英寸
spec: 数量=2支
spec: 接口=U型勾(赠转接头)
spec: 耐温=-40℃至80℃
spec: 刮拭寿命=50万次
spec: 质保=12个月
spec: 产地=浙江瑞安
point: 三分钟徒手可装，不用工具
offer: 两对立减10元

{一对两根|number|supported}，左边长右边短。
{刮五十万回也不坏|number|supported}，比我换车都勤。
{坏了一年之内给换|number|supported}，找客服就行。
{零下四十度也冻不硬|number|supported}，北方哥们放心。
{硅胶的刮条|material|contradicted}，贴得那叫一个紧。
{装的时候得找把螺丝刀|promise|contradicted}。
{质保给足三年|number|contradicted}，比原厂还长。
{修车的老周自己也换的这个|testimonial|unsupported}。
昨天暴雨，我在高架上堵了两个钟头。
玻璃上要是有油膜，换啥雨刮都白搭。
下雪天早上先把雪扫掉，别急着开雨刮。
我爸开了二十年车，从来不自己加玻璃水。
你们那儿今年雨也这么多吗？

# seedling
title: 南坡园艺 蓝莓苗 三年苗 带土球 盆栽地栽均可
category: 园艺/果苗
price: 35.80
brand: 南坡园艺
spec: 品种=奥尼尔
spec: 苗龄=3年
spec: 株高=60-80cm
spec: 花盆口径=18cm
spec: 适宜土壤pH=4.5-5.5
spec: 耐寒=-15℃
spec: 发货方式=带盆带土
spec: 产地=山东日照
point: 当年即可挂果
point: 死苗30天内包补发
offer: 3棵9折；满99元包邮

{三年的老苗|number|supported}，拿回去今年就能见果子。
{个头能到七八十公分|number|supported}，比我家小孩还高一截。
{一个月里头死了给补|number|supported}。
{山东发过来的|origin|supported}，路上走三天。
{苗才养了一年|number|contradicted}，所以便宜。
{光杆子裸根发货|promise|contradicted}，回去自己配土。
{三棵打八折|number|contradicted}，凑一排好看。
{一棵树一年能摘二十斤|number|unsupported}。
种花这事急不来，先把土弄明白。
我奶奶的院子里以前有棵枣树，每年打下来两大筐。
头一年先别让它多结，摘掉几个花苞。
楼下大爷种了三盆茉莉，香得整个单元都闻得见。

# ukulele
title: 木言 23寸尤克里里 桃花心木单板 新手入门
category: 乐器/尤克里里
price: 269.00
brand: 木言
spec: 面板=桃花心木单板
spec: 背侧板=沙比利合板
spec: 指板=玫瑰木
spec: 琴弦=碳素弦
spec: 弦数=4弦
spec: 品数=18品
spec: 重量=620g
spec: 配件=琴包、调音器、拨片、背带、备用弦
spec: 产地=广东惠州
point: 手工打磨品丝，不割手
offer: 晒图返15元

{面板整块桃花心木|material|supported}，声音暖。
{四根弦|number|supported}，比吉他少两根，好按。
{连一斤半都不到|number|supported}，背着不累。
{琴包背带调音器都送|promise|supported}，一样不用另买。
{随琴给五样小东西|number|supported}，打开就能弹。
{合板的面|material|contradicted}，耐造。
{尼龙弦|material|contradicted}，软和不疼。
{六弦的|number|contradicted}，跟吉他一个弹法。
{音乐学院的老师挑给学生的就是它|testimonial|unsupported}。
我练了一下午，手指头按得通红。
四个和弦就能弹几十首歌，先别贪多。
室友半夜十二点还在唱，我真想拔了他的弦。

# fishing_rod
title: 江湖客 碳素手竿 5.4米 28调 超轻超硬
category: 渔具/鱼竿
price: 168.00
brand: 江湖客
spec: 材质=高碳布
spec: 长度=5.4米
spec: 自重=128g
spec: 收缩长度=1.18米
spec: 节数=5节
spec: 调性=28调
spec: 拉力=6斤
spec: 配件=竿套、备用竿稍2节
point: 断竿稍一年内免费补一节
offer: 第二根减30元

{展开五米四|number|supported}，够得着草窝子。
{收起来一米二不到|number|supported}，后备厢横着一放。
{竿子才二两六|number|supported}，举一天胳膊不酸。
{一共五节|number|supported}，抽出来很顺。
{多给两节稍子|number|supported}，断了有得换。
{玻璃钢的竿身|material|contradicted}，便宜皮实。
{三两多重|number|contradicted}，压手才有感觉。
{钓友老李拿它拉上来一条三十斤的青鱼|testimonial|unsupported}。
{日本东丽的碳布|origin|unsupported}。
夜钓记得带驱蚊水，我上回被咬了十几个包。
早上四点起来，到水边天才蒙蒙亮。
我老丈人钓了一辈子鱼，家里冰箱从来不空。

# photo_software
title: 光影修图 Pro 个人版 年度授权 Win/Mac 双平台
category: 软件/图像
price: 128.00
brand: 光影
spec: 授权时长=365天
spec: 可用设备=3台
spec: 系统=Windows 10及以上、macOS 12及以上
spec: 云空间=100GB
spec: 语言=简体中文、英文、日文
spec: 发货方式=在线发激活码
spec: 离线使用=支持
point: 付款后10分钟内自动发码
point: 到期不自动续费
offer: 学生认证立减40元

{管一年|number|supported}，到日子自己决定续不续。
{仨电脑都能装|number|supported}，公司家里各一台还富余。
{苹果电脑也能用|promise|supported}。
{没网也照样修|promise|supported}，飞机上都能干活。
{三种语言随便切|number|supported}。
{一次买断终身用|number|contradicted}，以后再不花钱。
{最多五台机器一块儿登|number|contradicted}。
{到期会自动扣钱续上|promise|contradicted}，省心。
{四百万摄影师在用|number|unsupported}。
修图别上来就拉饱和度，先看看直方图。
拍了三百张，能用的就两张，大家都这样吧。
老板让我把人瘦二十斤，我说那得换个人。

# swim_course
title: 碧波游泳馆 成人蛙泳小班课 10节 一对四
category: 教培/游泳
price: 880.00
brand: 碧波
spec: 课时=10节
spec: 单节时长=60分钟
spec: 班型=1对4
spec: 水温=28℃
spec: 泳道=8条
spec: 有效期=90天
spec: 停车=免费2小时
point: 教练持国家职业资格证
point: 学不会免费加2节
offer: 两人同报每人减100元
description: 深水区1.8米，浅水区1.2米，儿童池单独隔开。

{十堂课一堂一个钟头|number|supported}，下班来正好。
{一个教练带四个人|number|supported}，顾得过来。
{三个月里上完就行|number|supported}，不催你。
{浅的那头才一米二|number|supported}，站得住。
{没学会再送两堂|number|supported}。
{一对一单独教|number|contradicted}，全程盯着你。
{水温恒在三十二度|number|contradicted}，冬天也不冷。
{停车全天不要钱|number|contradicted}。
{去年教会了三千多个旱鸭子|number|unsupported}。
我第一次下水喝了一肚子，鼻子酸了一天。
下水前先热身五分钟，抽筋不是闹着玩的。
我同事游了半年还只会狗刨。

# aircon_cleaning
title: 净到家 空调深度清洗 挂机 上门服务
category: 家政/家电清洗
price: 79.00
brand: 净到家
spec: 服务时长=约60分钟/台
spec: 服务范围=杭州主城区
spec: 温度=95℃高温蒸汽
spec: 清洁剂=食品级中性
spec: 预约=提前1天
spec: 质保=15天
point: 师傅自带工具和垫布，不用您动手
point: 不满意免费返工
offer: 2台139元；3台199元
document: 上岗师傅均经过40小时培训并购买百万意外险。

{一台差不多洗一个小时|number|supported}。
{两台一百三九|number|supported}，挂机柜机搭着洗。
{头一天约好就来|number|supported}。
{半个月内有毛病再来一趟|number|supported}，不收钱。
{工具垫子师傅全带着|promise|supported}。
{用冷水冲|promise|contradicted}，不伤机器。
{全国都能上门|promise|contradicted}，报地址就行。
{质保三个月|number|contradicted}。
{洗完电费省三成|number|unsupported}。
空调一开一股味儿，谁闻谁皱眉。
夏天一天开十几个小时，滤网早就糊住了。
空调要是老滴水，先看看排水管。

# fabric
title: 织里人家 纯亚麻布料 按米卖 门幅140cm 素色
category: 布艺/面料
price: 32.00
brand: 织里人家
spec: 成分=亚麻100%
spec: 门幅=140cm
spec: 克重=180g/㎡
spec: 颜色=米白、燕麦、藏青、墨绿、砖红
spec: 缩水率=3%以内
spec: 起订=1米
spec: 产地=浙江湖州
point: 已做缩水和柔软处理
point: 可机洗，水温30度以下
offer: 满10米9折
description: 按米裁剪，数量填2就是连着的2米，不剪断。

{一米四的幅宽|number|supported}，做被罩不用拼。
{五个颜色可以挑|number|supported}，藏青卖得最好。
{一米三十二块|number|supported}，一米起卖。
{全是麻|material|supported}，一点化纤没掺。
{扔洗衣机里就行|promise|supported}，水别太烫。
{只能手洗|promise|contradicted}，娇贵着呢。
{棉麻混纺|material|contradicted}，不容易皱。
{缩水得有一成|number|contradicted}，买的时候多扯点。
{大牌设计师也从我们这拿布|testimonial|unsupported}。
做窗帘先量窗户，两边各放出二十公分。
裁布前先下水泡一晚上，心里有数。
我外婆那台缝纫机踩了四十年还转得动。

# glasses
title: 明框 近视眼镜 钛架 配1.60防蓝光镜片
category: 眼镜/镜框
price: 199.00
brand: 明框
spec: 框架材质=β钛
spec: 镜片折射率=1.60
spec: 镜框重量=9.8g
spec: 镜宽=52mm
spec: 适合度数=0-600度
spec: 颜色=黑、枪灰、金
spec: 镜片类型=单光非球面
spec: 产地=江苏丹阳
spec: 发货=48小时内
point: 鼻托可调节
point: 30天不适应免费重配
offer: 第二副半价

{框子不到十克|number|supported}，戴着跟没戴似的。
{六百度以内都能配|number|supported}。
{戴一个月不习惯给重做|number|supported}。
{仨颜色|number|supported}，金的显白。
{丹阳的眼镜|origin|supported}，老产地了。
{架子是板材的|material|contradicted}，厚实。
{八百度也做得了|number|contradicted}。
{第二副直接白送|number|contradicted}。
{眼科主任都给自家孩子配这副|testimonial|unsupported}。
我高二那年近视一下子涨了两百度。
看书隔二十分钟抬头望望远处。
上礼拜把眼镜坐断了，眯着眼过了三天。

# camera
title: 拾光 数码相机 复古CCD 学生入门 4000万像素
category: 数码/相机
price: 459.00
brand: 拾光
spec: 有效像素=4000万
spec: 屏幕=2.8英寸
spec: 变焦=16倍数码变焦
spec: 存储=最大支持64GB(标配32GB)
spec: 电池=可拆卸锂电池2块
spec: 单块续航=约90分钟
spec: 视频=1080P
spec: 重量=135g
spec: 防水=不支持
spec: 接口=Type-C
point: 免费质保1年
offer: 晒单送相机包

{四千万像素|number|supported}，放大看也清楚。
{送俩电池|number|supported}，换着用。
{一块能拍一个半小时|number|supported}。
{小三两|number|supported}，塞牛仔裤兜里都行。
{卡标配三十二个G|number|supported}，够存一阵子。
{能带下水拍|promise|contradicted}，夏天去海边正好。
{视频能拍4K|number|contradicted}。
{电池是焊死的|promise|contradicted}，用完只能充。
{某博主靠它涨了五十万粉|testimonial|unsupported}。
拍照别总站着拍，蹲下来试试。
早上六七点的光最好看，别睡懒觉。
我妈拍照永远把我拍成一米五。

# aquarium
title: 小水界 超白玻璃鱼缸 40cm 小型 带盖
category: 水族/鱼缸
price: 118.00
brand: 小水界
spec: 材质=5mm超白玻璃
spec: 尺寸=40×25×28cm
spec: 容量=约28L
spec: 重量=5.6kg
spec: 胶水=环保硅酮胶
spec: 包装=泡沫箱+木架
spec: 配件=玻璃盖、防震垫
spec: 灯具=不含
point: 破损包赔，签收24小时内拍照
offer: 下单减8元
description: 适合养6到8条小型鱼，放办公桌上占地不大。

{长四十公分宽二十五|number|supported}，桌角就能放。
{空缸十一斤多|number|supported}，一个人端得动。
{装得下五十来斤水|number|supported}。
{养个七八条小鱼没问题|number|supported}。
{自带盖子和垫子|promise|supported}。
{亚克力的缸|material|contradicted}，不怕磕。
{一公分厚的玻璃|number|contradicted}。
{灯也一起配好了|promise|contradicted}，插电就亮。
{水放半年都不用换|number|unsupported}。
换水别一次换光，留一半老水。
新缸先养水，一个星期以后再放鱼。
我第一次养鱼，三天死了两条，难过得吃不下饭。

# drill
title: 匠力 充电式电钻 12V 双电 家用套装
category: 五金/电动工具
price: 189.00
brand: 匠力
spec: 电压=12V
spec: 电池=2000mAh×2块
spec: 扭矩=28N·m
spec: 最大转速=1450转/分
spec: 档位=18+1档
spec: 整机重量=1.05kg
spec: 充电时间=60分钟
spec: 套装=38件
spec: 电机=有刷电机
spec: 保修=24个月
point: 正反转可切换，带LED照明
offer: 立减20元

{两块电池轮着来|number|supported}，活儿不断。
{机子两斤出头|number|supported}，举过头顶也行。
{充满一个钟头|number|supported}。
{保修给两年|number|supported}。
{一箱三十八个件|number|supported}，钻头批头全有。
{无刷的电机|promise|contradicted}，安静。
{就给一块电池|number|contradicted}，想要再买。
{带线的|promise|contradicted}，插上就用。
{装修队老板一口气拿走十台|testimonial|unsupported}。
打孔之前先看看墙里有没有电线。
打瓷砖先用慢速，别一上来就冲。
楼上装修了仨月，我听电钻声都听出调来了。

# thermometer
title: 康测 电子体温计 软头 防水 家用
category: 医疗器械/体温计
price: 19.90
brand: 康测
spec: 测量时间=30秒
spec: 测量范围=32.0-42.9℃
spec: 精度=±0.1℃
spec: 电池=1节纽扣电池(可更换)
spec: 记忆=最近1次
spec: 防水等级=IPX7
spec: 重量=12g
spec: 管理类别=第二类医疗器械
point: 测完蜂鸣提醒，10分钟自动关机
point: 不含水银
offer: 2支34元

{半分钟出数|number|supported}。
{没有水银|material|supported}，摔了不怕。
{放那儿十分钟自己关|number|supported}。
{误差就零点一度|number|supported}。
{两支三十四|number|supported}，大人小孩分开使。
{五秒就测完|number|contradicted}，孩子坐得住。
{能存三十组数|number|contradicted}，翻着看。
{电池换不了|promise|contradicted}，用没了就扔。
{儿科护士长自己家也备着|testimonial|unsupported}。
孩子烧到三十九度，我一夜没合眼。
刚运动完别量，歇上半小时再说。
半夜两点抱着孩子往医院跑，鞋都穿反了。

# notebook
title: 纸屿 线圈笔记本 A5 加厚100克 3本装
category: 文具/本册
price: 29.90
brand: 纸屿
spec: 规格=A5
spec: 纸张=100g道林纸
spec: 页数=80张/本
spec: 本数=3本
spec: 内页=方格
spec: 装订=双线圈
spec: 封面=PP磨砂
spec: 颜色=雾蓝、杏色、烟粉
point: 180度平摊，不卡手
point: 钢笔不洇墨
offer: 满2套送中性笔3支

{一套三本|number|supported}，颜色各不一样。
{总共二百四十张纸|number|supported}，能写一学期。
{合下来不到十块一本|number|supported}。
{能完全摊平|promise|supported}，写到缝里也顺手。
{钢笔写不透|promise|supported}。
{横线的|promise|contradicted}，写字整齐。
{一本一百页都没有，就六十张|number|contradicted}。
{胶装的本子|promise|contradicted}。
{清华学霸人手一本|testimonial|unsupported}。
我的日记从三年级写到现在，攒了一箱子。
每天写三件开心的事，一个月后翻翻看。
我上学那会儿一支笔能用半年，现在一星期丢两支。

# hotel
title: 云栖里 莫干山山景房 双床 含双早 周末不加价
category: 旅行/酒店
price: 528.00
brand: 云栖里
spec: 房型=双床房
spec: 床宽=1.35米×2张
spec: 面积=38㎡
spec: 含餐=双人早餐
spec: 可住=2大1小
spec: 楼层=2-4层
spec: 入住=14:00后
spec: 退房=12:00前
spec: 宠物=不可携带
spec: 停车=免费
spec: 窗户=有窗
point: 入住前1天18点前可免费取消
point: 步行8分钟到竹林步道
offer: 连住2晚减100元

{俩人的早饭都算在里头|number|supported}。
{停车不花钱|promise|supported}。
{带个小孩也住得下|number|supported}。
{快四十平|number|supported}，行李摊开也不挤。
{走几步，不到十分钟就进竹林|number|supported}。
{一张大床|promise|contradicted}，情侣来正好。
{狗也能带|promise|contradicted}，院子里撒欢。
{早饭另外掏钱|promise|contradicted}。
{去年十一一房难求，提前三个月就订光|number|unsupported}。
山里信号不好，我干脆把手机扔一边睡到中午。
上山那段路弯多，晕车的提前半小时吃药。
朋友一家五口开了六个钟头的车才到。
出来玩嘛，别把行程排太满。

# concert_ticket
title: 城南剧场 民谣专场 双人票 连座
category: 演出/门票
price: 360.00
brand: 城南剧场
spec: 票数=2张
spec: 座位=A区1-8排 连座
spec: 演出时长=约120分钟(含中场休息15分钟)
spec: 入场=提前60分钟
spec: 票种=电子票
spec: 退票=演出前7天可退
spec: 儿童=1.2米以下谢绝入场
spec: 拍摄=禁止录像
point: 每票送饮品1杯
offer: 老会员9折

{两张票挨着坐|number|supported}。
{唱足两个钟头|number|supported}，中间歇一刻钟。
{提前一周还能退|number|supported}。
{一人一杯喝的|number|supported}，进门领。
{前八排|number|supported}，看得清手指头。
{纸质票快递到家|promise|contradicted}，留着纪念。
{随便录随便拍|promise|contradicted}。
{演出当天还能退|number|contradicted}。
{半个文艺圈都来捧过场|testimonial|unsupported}。
散场那会儿地铁已经停了，我走了四站路。
想要好位置就早点到，别踩着点来。
我跟他认识十年，头一回一起看演出。

# helmet
title: 骑安 电动车头盔 四季款 双镜片
category: 骑行/头盔
price: 89.00
brand: 骑安
spec: 外壳=ABS
spec: 内衬=可拆洗海绵
spec: 镜片=内茶外透 2片
spec: 头围=54-60cm
spec: 重量=780g
spec: 执行标准=GB 811-2022
spec: 颜色=白、黑、军绿、樱粉
spec: 适用季节=四季
point: 通过3C认证
point: 卡扣单手可解
offer: 2顶减10元

{一斤半多一点|number|supported}，脖子不累。
{里子能拆下来洗|promise|supported}，夏天不臭。
{两层镜片|number|supported}，晴天拉里面那层。
{四个色|number|supported}，女生都选粉的。
{头围五十八的能戴|number|supported}。
{内衬粘死的|promise|contradicted}，洗不了。
{碳纤维的壳|material|contradicted}，轻一半。
{只适合夏天戴|promise|contradicted}。
{交警队统一采购的就是这批|testimonial|unsupported}。
我邻居嫌热不戴，上个月罚了五十。
头盔摔过一次就别再戴了。
每天骑四十分钟上班，冬天脸都吹木了。

# tea_table
title: 木间 可折叠茶几 橡胶木 免安装 小户型
category: 家具/茶几
price: 219.00
brand: 木间
spec: 材质=橡胶木(实木)
spec: 展开尺寸=80×50×42cm
spec: 折叠厚度=7cm
spec: 承重=60kg
spec: 重量=6.5kg
spec: 油漆=水性漆
spec: 安装=免安装
spec: 颜色=原木色、胡桃色
spec: 甲醛释放量=0.02mg/m³
point: 倒角打磨，不磕孩子
offer: 减15元

{十三斤重|number|supported}，一只手拎得走。
{收起来就七公分厚|number|supported}，塞沙发缝。
{扛得住一百二十斤|number|supported}，坐个人没事。
{拿到手打开就能用|promise|supported}，螺丝都不用拧。
{刷的水性漆|material|supported}。
{密度板贴皮|material|contradicted}，便宜好看。
{得自己照着图装|promise|contradicted}，半小时搞定。
{一米二长|number|contradicted}，摆得下火锅。
{老木匠用榫卯一件件敲出来|award|unsupported}。
客厅小就别买大沙发，转个身都费劲。
小户型先把动线想明白，再去挑家具。
我家猫一天能把杯子推下去三回。

# power_strip
title: 插得稳 排插 6位 2米线 带USB 独立开关
category: 五金/插座
price: 49.00
brand: 插得稳
spec: 插孔=6位五孔
spec: USB口=3个(2A1C)
spec: 线长=1.8米
spec: 额定功率=2500W
spec: 外壳=阻燃PC
spec: 开关=独立分控
spec: 儿童保护门=有
spec: 快充=20W
spec: 质保=5年
point: 过载自动断电
offer: 拍2件减8元

{六个插口|number|supported}，一排全占上都行。
{一个口一个开关|promise|supported}，不用的单独关。
{三个充电口|number|supported}，俩扁的一个圆的。
{保五年|number|supported}。
{孩子手指头捅不进去|promise|supported}，有门挡着。
{一个总开关管全部|promise|contradicted}。
{线有三米长|number|contradicted}，够到阳台。
{没有USB口|promise|contradicted}，就是老式的。
{插一万回都不松|number|unsupported}。
插线板别串着插，我们楼去年就出过事。
手湿的时候别碰插头。
出租屋就俩插座，床头一个都没有。

# yarn
title: 毛线团子 羊毛混纺毛线 中粗 手工编织 5团装
category: 手工/毛线
price: 45.00
brand: 毛线团子
spec: 成分=羊毛50%、腈纶50%
spec: 单团重量=100g
spec: 单团长度=约200米
spec: 团数=5团
spec: 适合棒针=4.0mm
spec: 颜色=32色可选
spec: 洗涤=手洗
spec: 用量=一件成人毛衣约5-6团
point: 送教程视频
offer: 满3份送棒针1副

{一份五团一斤整|number|supported}。
{毛和腈纶对半|material|supported}。
{算下来九块一团|number|supported}。
{全拉开得有一公里|number|supported}。
{教程也给|promise|supported}，跟着织就行。
{百分百羊毛|material|contradicted}，贴身不扎。
{洗衣机随便搅|promise|contradicted}。
{织件毛衣两团就够|number|contradicted}。
{织过的姐妹都回来补货|testimonial|unsupported}。
我妈织了半辈子毛衣，到现在还数错针。
起针别太紧，不然第二圈就挑不动了。
我织的第一条围巾有两米多，绕脖子四圈。

# baby_walker
title: 小步伐 儿童平衡车 2-6岁 无脚踏 铝合金
category: 母婴/童车
price: 259.00
brand: 小步伐
spec: 车架=铝合金
spec: 车胎=免充气发泡胎
spec: 轮径=12寸
spec: 车重=2.9kg
spec: 承重=30kg
spec: 座高=32-42cm可调
spec: 适用年龄=2-6岁
spec: 刹车=无
spec: 产地=河北平乡
point: 安装只需拧2颗螺丝
offer: 送铃铛和车篮

{五斤八两|number|supported}，妈妈一手拎上楼。
{两岁骑到六岁|number|supported}，一辆顶好几年。
{轮胎不用打气|promise|supported}。
{六十斤以内的娃都驮得动|number|supported}。
{河北产的|origin|supported}，童车之乡。
{车架是铁的|material|contradicted}，沉但结实。
{得隔三差五打气|promise|contradicted}。
{带手刹|promise|contradicted}，下坡不慌。
{小区里七八个娃都骑这款|testimonial|unsupported}。
第一次骑别扶车把，扶孩子腋下。
孩子不想骑就别硬来，隔两天再试。
我闺女三岁才敢自己滑滑梯。
`;
