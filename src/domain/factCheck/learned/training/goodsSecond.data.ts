/** Data: goods with sentences of another person who has seen neither the rules nor the other sets; marked as in corpus/sentences.data.ts. */
export const goodsSecond = `
# linen_shirt_women
title: 素禾 亚麻长袖衬衫女 宽松 九色可选
category: 服饰/女装
price: 169.00
brand: 素禾
spec: 面料=亚麻55% 棉45%
spec: 尺码=S/M/L/XL
spec: 衣长=M码68厘米
spec: 颜色=9色
point: 已做水洗预缩，缩水率≤3%
point: 贝壳扣7粒，另送备用扣1粒
offer: 两件减30元
description: 建议冷水手洗，阴干。亚麻易皱，属正常。

{麻占了一多半|material|supported}，摸着有点糙糙的筋骨。
掉了扣子别慌，{袋子里多缝了一颗备用的|count|supported}。
你跟闺蜜一人一件，{摊下来每件才一百五十四|number|supported}。
从米白到姜黄，{足足九个色|count|supported}，挑花眼了都。
{出门坐一天高铁都没一道褶|property|contradicted}，谁穿谁知道。
{料子是从法国诺曼底运来的|origin|unsupported}，人家那边种麻种了几百年。
我妈那辈人说，{穿它过三伏，后背不沾汗|testimonial|unsupported}。
{比优衣库那款厚实|comparison|unsupported}，光往窗户底下一举就看出来了。
{穿着不满意我们来回运费全包|promise|unsupported}，大胆拍。
入秋的第一阵凉风，总是从袖口钻进来的。
你衣柜里有几件衬衫是买来就没剪过吊牌的？
配条旧牛仔裤，下摆塞一半露一半，人就松快了。
# down_jacket_kids
title: 小雪豆儿童羽绒服 90%白鸭绒 连帽中长款
category: 母婴/童装
price: 329.00
brand: 小雪豆
spec: 填充物=白鸭绒，绒子含量90%
spec: 充绒量=120码98克
spec: 面料=100%聚酯纤维
spec: 适合身高=90-150厘米
spec: 帽子=可拆
document: 检测报告编号SX-2609：蓬松度实测18.2厘米，甲醛未检出，符合GB 31701 B类。
offer: 下单立减40元

{差不多二两的绒|number|supported}全灌在这么小一件衣裳里，一捏一个窝。
{到手两百八十九|number|supported}，我没多要你们一分。
进屋嫌热，{帽子摘下来塞书包|property|supported}就成。
{上幼儿园小班到五年级的个头|number|supported}，从九十到一米五，码都备着。
里头灌的可是{大白鹅的绒|material|contradicted}，不是鸭子。
{达到了婴幼儿A类|property|contradicted}，刚满月的娃贴身裹都行。
{零下三十度的漠河我们试穿过|number|unsupported}，孩子脸蛋儿红扑扑的。
{北京一位儿科主任给自己孙女挑的也是它|endorsement|unsupported}。
{洗上二十遍也不跑绒|property|unsupported}，我敢拍胸脯。
下雪那天，楼底下全是滚雪球的小人儿。
奶奶总觉得娃冷，妈妈总觉得娃热，你家听谁的？
收之前拿晾衣架轻轻拍两面，别使洗衣机硬甩。
# canvas_shoes
title: 回途 帆布鞋 男女同款 低帮 硫化底
category: 鞋靴/帆布鞋
price: 89.00
brand: 回途
spec: 鞋面=纯棉帆布
spec: 鞋底=橡胶（硫化工艺）
spec: 鞋码=35-44
spec: 单只重=约310克（40码）
spec: 产地=浙江温州
point: 送白色鞋带一副
description: 正常码。脚宽建议大一码。

{整双拎起来也就一斤二两多|number|supported}，踢毽子都不累腿。
{情侣能穿同一个款|property|supported}，她三十六你四十三。
{百元有找|number|supported}，学生党别犹豫。
脚背胖的兄弟，{往大了拿一号|property|supported}，店家自个儿都这么写。
{从福建晋江厂里直接发|origin|contradicted}，那地方一条街都是鞋。
{鞋带送了两副|count|contradicted}，换着系。
{底子用了三年没磨平的大有人在|testimonial|unsupported}。
{拿过红点设计奖的鞋头|award|unsupported}，弧度就是顺眼。
{雨天踩瓷砖不打滑|property|unsupported}，你踩踩看。
操场的塑胶味儿一飘，我就想起高二那年的八百米。
白边脏了？牙膏挤一点，旧牙刷转圈蹭。
哎呀昨天下播我倒头就睡，嗓子到现在还是哑的。
# leather_belt_men
title: 男士皮带 头层牛皮 自动扣 商务
category: 配饰/皮带
price: 78.00
spec: 材质=头层牛皮（面层），二层牛皮（底层）
spec: 宽度=3.5cm
spec: 长度=125cm，可自行裁剪
spec: 扣头=锌合金

腰围两尺四的也甭担心，{拿剪子自己就能铰短|property|supported}。
{三指来宽|number|supported}，西裤的裤袢刚好穿过去。
{面儿上是头层|material|supported}，{弯过来看不见死褶子|property|unsupported}。
{一米二五的身长|number|supported}，腰粗点的大哥够使。
{扣头是纯铜打的|material|contradicted}，沉甸甸压手。
{里外全是头层皮|material|contradicted}，一块二层都没掺。
{用的是意大利进口的皮胚|origin|unsupported}，你闻这味道。
{三年内断了给换新|promise|unsupported}，我话放这儿了。
{后台显示已经卖出去六万多条|count|unsupported}。
父亲节送什么，每年都是这个难题。
别老系那么紧，吃完席松一格舒坦舒坦。
男人的体面，一半在鞋，一半在腰上。
# silk_scarf
title: 澜绣 真丝小方巾 53×53cm 手工卷边 礼盒装
category: 配饰/丝巾
price: 218.00
brand: 澜绣
spec: 材质=100%桑蚕丝
spec: 规格=53×53厘米
spec: 姆米=14
spec: 产地=浙江杭州
spec: 花型=荷塘、鹤影、青花
point: 手工卷边，一条约需40分钟
offer: 附礼盒、手提袋

{一个边卷下来大半个钟头|number|supported}，全凭师傅指头。
{半米见方|number|supported}，扎包、系发、绕手腕都行。
{盒子袋子都给你配齐了|property|supported}，拎着就能去见未来婆婆。
{里头一根化纤丝都不掺|absence|supported}，{百分百是蚕吐的|material|supported}。
{这是苏州绣娘一针针做的|origin|contradicted}，苏州的水养丝。
{十九姆米的厚丝|number|contradicted}，拎着往下坠。
{花稿出自中国美院教授之手|endorsement|unsupported}，每一笔都讲究。
{同样的东西商场专柜要你八百|comparison|unsupported}。
{水里泡一宿不掉色|property|unsupported}，红的还是红。
西湖边上起雾的早晨，断桥上一个人没有。
姐妹，脖子上空落落的时候你会不会没安全感？
对角一折，再卷成条，绕两圈打个小结。
# thermal_underwear
title: 中老年保暖内衣套装 加绒加厚 男款女款
category: 服饰/内衣
price: 99.00
spec: 成分=聚酯纤维65%，粘纤30%，氨纶5%
spec: 尺码=165-195
spec: 件数=上衣1件+裤子1条
point: 裤腰双层加宽
point: 裆部做了加档设计
offer: 拍两套送棉袜3双

爹妈一人一套，{袜子白得三双|count|supported}。
{衣裳裤子是一身儿的|count|supported}，不用另配。
{腰那块儿给放宽了还是两层的|property|supported}，勒不着肚子。
带点弹，{里头有百分之五的氨纶|material|supported}，跟我念一遍。
{纯棉的，贴身不起静电|material|contradicted}，老人皮肤干也不怕。
{内含远红外磁石，护膝盖护腰|property|unsupported}，老寒腿有福了。
{我们村七十三的李婶，穿上就不肯脱了|testimonial|unsupported}。
{央视那个健康节目推荐过|endorsement|unsupported}，您上网搜搜。
{机洗五十回绒都不倒|property|unsupported}。
东北那嘎达一到十月就供暖了，咱南方全靠抖。
给爸打个电话吧，别老说忙。
头一水用淡盐水泡十分钟，反过来晾。
# running_shoes_pro
title: 疾野 R3 缓震跑鞋 男款 日常训练
category: 运动/跑鞋
price: 399.00
brand: 疾野
spec: 单只重量=248克（42码）
spec: 前后掌落差=8毫米
spec: 中底=EVA+TPU混合发泡
spec: 外底=橡胶
spec: 鞋面=工程网布
point: 后跟反光条
document: 第三方实验室耐磨测试：外底阿克隆磨耗0.12cm³，2026年5月
offer: 晒单返20元

{半斤来重的一只|number|supported}，抬腿不拖泥带水。
{跟比前头高八个毫米|number|supported}，后跟落地的跑者踏实。
夜跑的看这儿，{脚后跟那道条灯一照就亮|property|supported}。
{磨耗那栏白纸黑字零点一二|number|supported}，报告在详情页自己翻。
{中间夹了整块碳板|material|contradicted}，往前弹。
{一双能扛一千公里|number|unsupported}，省下来的钱够你报个半马。
{上海马拉松前一百名里有十来个穿它|count|unsupported}。
{回弹比耐克那双还高三个点|comparison|unsupported}，不吹。
跑团的老周，{膝盖疼了两年，换上它不疼了|testimonial|unsupported}。
凌晨五点半，江边只有钓鱼的和跑步的。
新手最容易犯的错，就是头一公里冲太猛。
哎，谁还没立过一个“从明天起跑步”的flag呢。
# yoga_mat
title: 禾木瑜伽垫 TPE 6mm 双面防滑 送绑带网袋
category: 运动/瑜伽
price: 79.00
brand: 禾木
spec: 材质=TPE
spec: 尺寸=183×61厘米
spec: 厚度=6毫米
spec: 重量=约0.9公斤
point: 体位线印刷，正反两面花纹不同
offer: 绑带+网袋
description: 初次打开有轻微气味，通风一两天即可。

{不到两斤|number|supported}，夹胳肢窝底下就去公园了。
{一米八的汉子躺得下|number|supported}，脚后跟不落地砖。
刚拆封{会有那么点儿味|property|supported}，阳台上晾两天。
{背着走的网兜和捆带一块儿给|property|supported}。
{天然橡胶割胶做的|material|contradicted}，树上流下来的那种。
{一点气味都没有|absence|contradicted}，孕妇都能凑上去闻。
{十二万瑜伽馆老师的共同选择|count|unsupported}。
{通过了欧盟REACH两百多项检测|endorsement|unsupported}，孩子趴上面放心。
{踩五年都不掉渣|property|unsupported}，五年后你再来找我。
下犬式的时候，我家狗总要在旁边学。
今天有没有人跟我一样，腰像灌了铅？
吸气抬头，呼气含胸，慢一点。
# camping_tent_auto
title: 野渡 自动帐篷 3-4人 防雨 公园露营
category: 户外/帐篷
price: 259.00
brand: 野渡
spec: 展开尺寸=240×210×140cm
spec: 外帐=210D牛津布，PU涂层
spec: 防水指数=2000mm
spec: 支杆=玻璃纤维
spec: 重量=3.8kg
spec: 收纳=80×16×16cm
point: 一拉一压撑开
offer: 送地钉8枚、防潮垫1张
description: 本品适合春夏秋三季，不建议大风（6级以上）使用。

{不到八斤沉|number|supported}，单手提得动，后备厢角落一塞。
{一家三口连上姥姥都睡得开|number|supported}。
{地上铺的那张垫子也送|property|supported}，别另花钱。
{冬天就别带它上山了|property|supported}，人家写明三季用。
{八级大风里稳得像块石头|property|contradicted}，你摇它都不动。
{杆子全是航空铝|material|contradicted}，我上手掂的。
{去年亚洲户外展上拿了金奖|award|unsupported}。
{防紫外线指数做到五十加|number|unsupported}。
{坏一根杆免费寄一根|promise|unsupported}，{终身有效|promise|unsupported}。
草坪上的风筝，比楼还高。
你们那儿的公园让不让搭？评论区说说。
地钉斜着往外砸，四十五度最吃劲。
# jade_bracelet
title: 和田玉手镯 青白玉 圆条 56圈口 附证书
category: 珠宝/玉石
price: 1980.00
spec: 材质=和田玉（青白玉）
spec: 圈口=56mm
spec: 条宽=10.2mm
spec: 重量=52.3g
document: 国检证书：名称“和田玉手镯”，总质量52.3g，密度2.95g/cm³，折射率1.61，未见处理痕迹。注：证书不表示产地。
description: 有一处米粒大的棉点，介意慎拍。

{一两多一点点的分量|number|supported}，腕子上沉得住。
跟大家交底，{里头有颗米粒大的棉|property|supported}，灯下打给你看。
{没注过胶没染过色，鉴定书写了没看着处理过|absence|supported}。
{圈口五十六|number|supported}，手偏小的姐姐正正好。
{通体无瑕，一丝棉絮都找不着|absence|contradicted}。
{新疆和田河里捞上来的籽料|origin|unsupported}，当地朋友收的。
{戴三个月油性就出来了|property|unsupported}，玉养人嘛。
{市面上这个品相没有五千块拿不下来|comparison|unsupported}。
我姨妈{戴了十几年，血压都稳了|testimonial|unsupported}。
老话讲，人养玉三年，玉养人一生。
第一次戴镯子，手上抹点护手霜，套个塑料袋往里滑。
姑娘出嫁那天，满屋子都是红。
# silver_earring
title: S925银耳钉 小雏菊 耳针防过敏
category: 饰品/耳饰
price: 39.90
spec: 材质=925银镀白金，锆石
spec: 尺寸=8mm
spec: 一对净重=1.6g
offer: 买二送擦银布

{四十块还找一毛|number|supported}，奶茶两杯钱。
{比黄豆大不了多少，八毫米|number|supported}，上班不招眼。
{一只才零点八克|number|supported}，耳洞不往下坠。
花芯那粒亮的{是锆石，不冒充钻|material|supported}。
{实打实的足银九九九|material|contradicted}，老银匠敲的。
{洗澡睡觉戴两年都不发黑|property|unsupported}。
{某剧女二号戴的同款|endorsement|unsupported}，截图我放最后一张了。
{设计师是中央圣马丁毕业的|endorsement|unsupported}。
{上架三天抢空四千对|count|unsupported}。
雏菊的花语，是藏在心里没说出口的那句。
打完耳洞第几天可以换？得听医生的。
我左耳比右耳低一点，照镜子老歪头。
# gold_pendant
title: 福临门金店 足金999 平安锁吊坠 3D硬金
category: 珠宝/黄金
price: 1568.00
brand: 福临门金店
spec: 含金量=足金999
spec: 金重=约1.18克（±0.05克）
spec: 计价方式=一口价（不按克重）
spec: 链子=不含，配红绳
point: 支持国检复检
description: 一口价商品不参与按克换购。

丑话说前头，{这是一口价，不是称着卖|property|supported}。
{绳子给的是红绳，金链子得另买|absence|supported}。
{合下来一克得一千三百多|number|supported}，您自己掂量着买。
{信不过就拿去国检再验一道|promise|supported}，我们不拦。
{拿来店里按克能换新款|promise|contradicted}，等于存着。
{老庙里的师父开过光|endorsement|unsupported}，保娃平安。
{硬度是普通足金的四倍|comparison|unsupported}，{宝宝咬都不留牙印|property|unsupported}。
{今天全网就数我家最低|comparison|unsupported}，{低过我补你|promise|unsupported}。
满月酒上，{一桌十个妈妈有六个送的它|count|unsupported}。
金价这两天跟坐过山车似的，你们盯盘没？
小孩子抓周抓了把算盘，全家都乐。
红绳沾了水，拿干毛巾按一按。
# lipstick_matte
title: 砚色 哑光口红 3.5g 12号枫糖
category: 美妆/口红
price: 69.00
brand: 砚色
spec: 净含量=3.5g
spec: 色号=12枫糖（棕红调）
spec: 限用日期=2029年3月
spec: 备案号=沪G妆网备字2026xxxxxx
point: 不含矿物油、不含酒精
point: 可替换内芯，内芯单卖39元
document: 消费者试用（32人，4小时）：29人认为不拔干。

{三十二个人抹了四钟头，二十九个说不干|count|supported}。
{用光了花三十九换个芯就行|number|supported}，壳子留着。
{配方里没搁酒精|absence|supported}，嘴角起皮的能试试。
这颜色吧，{红里头透着点棕|property|supported}，像熬过头的糖。
{一支五克的大容量|number|contradicted}，够你涂到后年。
{喝完火锅汤杯子上一点印儿都没|property|unsupported}。
{黄皮涂上白两个度|property|unsupported}，真事儿。
{李老师的直播间回购了七次|endorsement|unsupported}。
{孕期照用，零添加防腐剂|absence|unsupported}，全家都放心。
嘴唇是脸上最会撒谎的地方。
先用棉签把唇中间晕开，边上别画实。
等公交的时候，我对着站牌玻璃补了个妆。
# sunscreen
title: 荫下 清透防晒乳 SPF50+ PA+++ 50ml
category: 美妆/防晒
price: 88.00
brand: 荫下
spec: 净含量=50ml
spec: 防晒值=SPF50+ PA+++
spec: 特殊化妆品注册证号=国妆特字G2025xxxx
spec: 保质期=3年
point: 化学防晒，成膜约15分钟
point: 耐水40分钟（据人体测试）
description: 3岁以下婴幼儿不适用。眼周慎用。

{出门前一刻钟就得抹上|number|supported}，等它结成膜。
{下水四十分钟内扛得住|number|supported}，过了记得补。
算算{一毫升不到一块八|number|supported}，真不算贵。
{两岁的小宝先别给涂|property|supported}，人家标了三岁往下不行。
{纯物理防晒，敏感肌随便造|property|contradicted}。
{四个加号顶格的PA|number|contradicted}，{海边一天不带黑的|property|unsupported}。
{三甲医院皮肤科的护士人手一支|endorsement|unsupported}。
{比安热沙还清爽|comparison|unsupported}，闭眼入。
{不搓泥，后面叠什么粉底都行|property|unsupported}。
六月的柏油路，能煎鸡蛋。
你是打伞派还是帽子派？
脖子后头那一块，十个人有九个忘。
# face_cream_scanty
title: 老字号雪花膏 茉莉香 80g
category: 美妆/面霜
price: 15.80
spec: 净含量=80g

{十五块八一盒|number|supported}，现在买碗面都不止。
{闻着是茉莉味儿的|property|supported}，跟我姥姥柜子一个味。
抠一坨下来不心疼，{一克还合不到两毛|number|supported}。
{一盒一两六|number|supported}，够你从立冬抹到清明。
{桂花香的那款|property|contradicted}，开盖满屋甜。
{民国二十年上海滩就有它了|origin|unsupported}。
{手裂口子三天就合上|property|unsupported}，庄稼人最懂。
{国家非遗保护单位监制|endorsement|unsupported}，{盒底有钢印|property|unsupported}。
{香精色素一概没放|absence|unsupported}。
小时候冬天上学，脸上总被大人糊一层白。
诶你们那边管这叫啥？我们叫擦脸油。
窗户上结冰花了，哈口气，画个笑脸。
# facial_mask
title: 沁屿 玻尿酸补水面膜 25ml×10片
category: 美妆/面膜
price: 59.90
brand: 沁屿
spec: 规格=25ml×10片
spec: 膜布=天丝
spec: 主要成分=透明质酸钠、甘油、泛醇
spec: 香精=无添加
offer: 第2盒29.9元
document: 斑贴测试（30例）：1例出现轻微泛红，其余无不良反应。

{两盒拿走还不到九十|number|supported}，二十片啊姐妹们。
{单片算六块钱|number|supported}，一顿早饭。
{香精这东西它没加|absence|supported}，所以闻着就是水。
实话实说，{三十个试的人里有一个脸红了|count|supported}，先耳后试。
{里头还泡了烟酰胺和熊果苷|material|unsupported}，听着就贵。
{蚕丝膜布|material|contradicted}，薄得像没贴。
{试的人一个过敏的都没有|count|contradicted}。
{敷完锁水七十二小时|number|unsupported}。
{美容院里一片卖你四十|comparison|unsupported}。
加班到十一点，电梯里的镜子真残忍。
敷的时候别笑，一笑全是褶。
冰箱里放一会儿再拿，夏天跟开了空调一样。
# shampoo
title: 山茶籽洗发水 控油蓬松 500ml 无硅油
category: 个护/洗发
price: 49.00
brand: 木篦
spec: 净含量=500ml
spec: 硅油=不含
spec: 表活=氨基酸复配
spec: 适用=油性发质
spec: 产地=广西桂林
point: 含油茶籽提取物
description: 无硅油产品洗后略涩，可搭配护发素。

{洗完手上会有点涩|property|supported}，这不是没洗干净。
{一斤装的大瓶|number|supported}，一家子能用到年底。
{头一天洗第二天就塌的油脑壳|property|supported}，说的就是你。
{广西那边出的|origin|supported}，那儿满山油茶。
{专给干枯受损的头发配的|property|contradicted}。
{滑溜溜的，因为加了硅油|material|contradicted}。
{掉头发掉得少了一半|property|unsupported}，地漏都清静了。
{理发店的托尼老师偷偷用这个|endorsement|unsupported}。
{买回去用半瓶不喜欢也能退|promise|unsupported}。
桂林的米粉，卤水才是魂。
指肚打圈，别用指甲挠。
你上次剪刘海是什么时候后悔的？
# toothpaste
title: 齿白白 小苏打牙膏 120g×3支 薄荷
category: 个护/牙膏
price: 25.90
brand: 齿白白
spec: 净含量=120g×3
spec: 含氟=含氟0.11%
spec: 香型=薄荷
point: 摩擦剂为水合硅石+碳酸氢钠
offer: 送旅行装20g×1

{一支合八块多|number|supported}，姐妹们自己除。
{连出差用的那小管，总共四管|count|supported}。
{里面是带氟的|property|supported}，娃太小咱就别用这支。
{三管加一块儿七两出头|number|supported}，囤半年。
{无氟配方，吞下去也不打紧|absence|contradicted}。
{留兰香和橘子味随机发|property|contradicted}，开盲盒。
{七天白三个色阶|property|unsupported}，不信拿白纸比。
{口腔医院张大夫刷的就是它|endorsement|unsupported}。
{烟渍茶渍一刷就掉|property|unsupported}，{老烟枪亲口讲的|testimonial|unsupported}。
早上刷牙的时候，脑子总还在床上。
挤黄豆大一粒就够，别跟广告似的挤满。
您刷牙有没有刷满三分钟？
# baby_diapers
title: 软芽 婴儿纸尿裤 L码 54片 超薄
category: 母婴/尿裤
price: 89.00
brand: 软芽
spec: 尺码=L（9-14kg）
spec: 片数=54片
spec: 芯体厚度=2.6mm
spec: 有效期=3年
spec: 执行标准=GB/T 28004.1
document: 检测报告：吸水倍率38倍，pH值6.4，荧光增白剂未检出。
offer: 2包减15元

{一片一块六毛五上下|number|supported}，夜里换得起。
{快二十斤到二十八斤的娃|number|supported}拿这个码。
{没查出荧光粉|absence|supported}，报告摆这儿呢。
{两包一起一百六十三|number|supported}，能撑个把月。
{一包六十八片|count|contradicted}，多送十几片。
{日本进口的高分子|origin|unsupported}，人家做这个早。
{一整晚十二个小时不用起来换|number|unsupported}。
{红屁股穿两天就好|testimonial|unsupported}，群里妈妈说的。
{比花王的薄一半|comparison|unsupported}，{夏天不闷|property|unsupported}。
凌晨三点，整栋楼只有我家灯亮着。
爬得比扫地机还快，说的是不是你家那位？
先撕一边，手指绕腰走一圈，理平防漏边。
# baby_bottle
title: 贝宁 PPSU奶瓶 240ml 宽口 带重力球
category: 母婴/奶瓶
price: 75.00
brand: 贝宁
spec: 材质=瓶身PPSU，奶嘴液态硅胶
spec: 容量=240ml
spec: 奶嘴=M号（3-6个月）1个
spec: 耐温=-20℃~180℃
point: 双酚A未添加
point: 含吸管及重力球1套
description: 奶嘴建议2~3个月更换，瓶身建议6~8个月更换。

{半年多就该换新瓶身了|number|supported}，别舍不得。
{开水煮，蒸汽锅蒸，它都受得住|property|supported}，上限一百八。
{躺着歪着都能吸到，里面有个坠子球|property|supported}。
{奶嘴两三个月一换|number|supported}，咬破的当天就扔。
{玻璃的，摔了会碎，轻拿|material|contradicted}。
{刚出生第一天就能用配的这个嘴|property|contradicted}。
{防胀气率九成八|number|unsupported}，夜里不扭成麻花。
{月子中心用的都是这牌子|endorsement|unsupported}。
{模具从德国买的|origin|unsupported}。
奶粉先放还是水先放？婆婆和我各执一词。
小家伙喝完打个嗝，比中奖都高兴。
手背内侧滴两滴，不烫就行。
# baby_carrier
title: 抱抱熊 婴儿腰凳背带 四季款 3-36个月
category: 母婴/背带
price: 199.00
brand: 抱抱熊
spec: 承重=20kg以内
spec: 腰围=65-120cm
spec: 材质=聚酯纤维，EPP坐凳
spec: 自重=0.95kg
point: 前向、面对面、后背、横抱等6种背法
point: 坐凳面防滑硅胶颗粒
offer: 送口水巾2条

{四十斤以里的娃都驮得动|number|supported}。
{换着花样六种抱法|count|supported}，公公都学会了三种。
{腰粗到三尺六的爸爸也扣得上|number|supported}。
{口水巾白拿两条|count|supported}，磨牙期天天湿一大片。
{满月当天就能坐|number|contradicted}，越早越好。
{自己才重半斤|number|contradicted}，跟没戴一样。
{防O型腿，髋关节协会认证过|endorsement|unsupported}。
{背三个小时腰不酸|testimonial|unsupported}，我妯娌讲的。
{终身免费换卡扣|promise|unsupported}。
菜市场里，一手拎鱼一手抱娃，谁懂。
宝宝睡着那一刻，千万别动。
先扣腰，再抱娃，最后套肩。
# building_blocks
title: 童木匠 木质积木 100粒 桶装 榉木
category: 玩具/积木
price: 128.00
brand: 童木匠
spec: 材质=榉木
spec: 数量=100粒，12种形状
spec: 涂层=水性漆（彩色款）/无漆（原木款）
spec: 适用年龄=3岁以上
spec: 3C证书=2025012202xxxxxx
point: 桶盖可作形状配对盒
description: 含小零件，3岁以下禁用。

{一块木头一块三|number|supported}，丢两粒也不至于揍孩子。
🏷️标题：{盖子一翻就是认形状的玩具|property|supported}！奶爸的偷懒神器
{想要光身子不刷漆的，拍原木那款|property|supported}。
{圆的方的三角的拱桥的，拢共一打花样|count|supported}。
{周岁娃抓着啃都行|property|contradicted}，磨牙正合适。
{松木的，轻|material|contradicted}，砸脚不疼。
{北京某国际园的教具采购单里就有它|endorsement|unsupported}。
{每一粒都手工磨了七遍|number|unsupported}，倒角摸着跟鹅卵石一样。
{玩两个月空间感明显好了|testimonial|unsupported}，他班主任都问我。
搭得越高，塌的时候笑得越响。
别替他搭，手背后头，憋住。
我小时候的积木，是火柴盒和线轱辘。
# rc_car
title: 遥控越野车 1:16 四驱 充电 可开车灯
category: 玩具/遥控车
price: 139.00
spec: 比例=1:16
spec: 最高时速=约20km/h
spec: 电池=7.4V 1200mAh锂电×1
spec: 续航=约18分钟
spec: 充电=约2.5小时
spec: 遥控距离=约50米
spec: 遥控器用电=5号电池×2（不含）
offer: 加25元多一块电池

{骑电驴那么快|number|supported}，一钟头二十公里。
{控子的五号电池得自个儿备两节|absence|supported}。
{充两个半钟头，疯一刻来钟|number|supported}，这就是它的命。
{多掏二十五，电池就成双了|number|supported}。
{能连着跑一个小时|number|contradicted}。
{站六楼阳台，操控小区门口两百米外的它都听话|number|contradicted}。
{掉进水坑捞出来照跑|property|unsupported}，甩甩就干。
{摔坏一年内包修|promise|unsupported}，邮费算我的。
{同价位里唯一金属齿轮的|comparison|unsupported}。
我家猫以为来了只大耗子，追了它一下午。
爸爸买给儿子的玩具，一般爸爸玩得多。
过年回老家，晒谷场就是赛道。
# plush_toy
title: 趴趴水獭毛绒玩偶 60cm 抱枕 可机洗
category: 玩具/毛绒
price: 55.00
spec: 尺寸=60cm
spec: 面料=水晶超柔短绒（聚酯纤维）
spec: 填充=PP棉
spec: 重量=约650g
point: 可装洗衣袋机洗，低温晾干

{塞进网袋丢洗衣机就完事|property|supported}，别烘太热。
{肚子里是PP棉|material|supported}，揉吧随便揉。
{一斤三两的大家伙|number|supported}，压在肚子上有安全感。
{六十公分，跟我家刚满月的外甥差不多长|number|supported}。
{足足一米二，能当男朋友|number|contradicted}。
{正版授权的，吊牌上带编号|endorsement|unsupported}。
{塞了薰衣草，助眠|material|unsupported}。
{抱了半年的失眠姐妹说一觉到天亮|testimonial|unsupported}。
{掉毛？你拿胶带粘，一根都粘不下来|property|unsupported}。
水獭睡觉会手拉手，怕被水冲散。
宿舍的床那么窄，你偏要给它留半边。
今天也是不想上班、只想趴着的一天。
# jigsaw_puzzle
title: 1000片拼图 长安上元夜 厚卡纸 送胶水刮板
category: 玩具/拼图
price: 45.00
brand: 慢慢拼
spec: 片数=1000
spec: 成品尺寸=70×50cm
spec: 片厚=2.0mm
spec: 分区=背面字母A-H
point: 缺片免费补（收货90天内，提供片号）
offer: 送原图海报、胶水、刮板

{少了一片，三个月里跟客服报号就给补|promise|supported}。
{背后印着A到H八个区|count|supported}，先分堆再下手。
{粘它的胶和刮子都搁盒里了|property|supported}，拼完裱上墙。
{一千片，两毫米的厚板子|number|supported}，咔哒一声很解压。
{木头激光切的|material|contradicted}，有股烧焦的香。
{跟海报对着看，一丝色差都没有|property|unsupported}，我拿放大镜瞅的。
{画师是敦煌研究院退下来的|endorsement|unsupported}。
{平均一个人三十二小时能拼完|number|unsupported}。
{丢了片终身都给补|promise|contradicted}。
灯会那晚，人挤人，鞋都能挤掉。
先拼边框还是先拼人脸？门派之争了属于是。
疫情那年，我们一家四口就是这么熬过来的。
# balance_bike
title: 小飞轮 儿童平衡车 2-6岁 镁合金 12寸充气胎
category: 玩具/童车
price: 268.00
brand: 小飞轮
spec: 车架=镁合金一体
spec: 轮胎=12寸充气橡胶胎
spec: 整车重量=3.4kg
spec: 坐高=32-42cm可调
spec: 承重=50kg
point: 无脚踏、无刹车，请在平地使用并佩戴护具
document: 3C证书；检验报告：车把端部、静载、跌落均合格（2026年3月）

{不到七斤|number|supported}，娃耍赖不骑了你拎得回家。
{坐垫能上下挪十公分|number|supported}，幼儿园三年够用。
先讲清楚，{它没闸|absence|supported}，陡坡别放手。
{一百斤压上去都在承重里头|number|supported}，爸爸偷骑没事。
{发泡免充气胎，扎不破|material|contradicted}。
{碳钢架子，皮实|material|contradicted}。
{省队选材就看平衡车|endorsement|unsupported}，你别不信。
{骑三个月，感统评分涨了一截|testimonial|unsupported}。
{头盔护膝手套一整套白送|promise|unsupported}。
滨江步道上，一群小豆丁呼啦啦过去。
摔了先别扶，看他自己怎么爬。
孩子眼里的风，跟大人不一样。
# basketball
title: 7号篮球 室内外通用 PU吸湿
category: 运动/篮球
price: 99.00
brand: 街锋
spec: 规格=7号（周长74.9-78cm）
spec: 表皮=PU吸湿
spec: 内胆=丁基橡胶
spec: 重量=约600g
offer: 送气筒、气针2根、网兜

{打气筒不用借，盒里有|property|supported}。
{水泥地和木地板都拍得|property|supported}。
{一斤二两，成年男子用的七号|number|supported}。
{手汗大的兄弟有福，皮子吃汗|property|supported}。
{真牛皮的，越打越黏手|material|contradicted}。
{小学生用的五号球|number|contradicted}，手小也能抓。
{CUBA指定训练用球|endorsement|unsupported}，懂的都懂。
{弹一百万次不变形|number|unsupported}，机器在那儿拍了一个月。
{比斯伯丁便宜一半手感还好|comparison|unsupported}。
夏天的傍晚，场边的书包堆成山。
“再打最后一个球”是世界上最大的谎话。
打完擦一把，别扔后备厢里暴晒。
# fishing_rod
title: 碧江 5.4米鲫鱼竿 28调 超轻 送替换梢
category: 户外/垂钓
price: 186.00
brand: 碧江
spec: 长度=5.4米
spec: 节数=5节
spec: 自重=92克
spec: 材质=碳纤维（含量96%）
spec: 调性=28调
spec: 收缩长度=124cm
point: 送一节、二节各1
description: 雷雨天、高压线下严禁使用。空甩、死拔断节不在免费更换内。

{还没二两重|number|supported}，不信自个儿上秤。
{缩回去一米二多点|number|supported}，小车后座横着放。
老哥听好，{死拔硬拽断了的，人家可不白给你换|promise|supported}。
{头两节各饶你一根|count|supported}。
{怎么断都管换，闭着眼造|promise|contradicted}。
{玻璃钢的老料，抗造|material|contradicted}。
{去年有人拿它遛上来一条十八斤的青鱼|testimonial|unsupported}。
{日本东丽的布|origin|unsupported}，光这布就值一百。
{邓老师在野钓节目里甩过这根|endorsement|unsupported}。
鱼不开口的日子，就当看了一天水。
窝子打在芦苇边上，别心急。
老婆问多少钱，你就说抽奖中的。
# hiking_backpack
title: 登山包 50L+5L 男女户外大容量双肩
category: 户外/背包
price: 239.00
brand: 岭上
spec: 容量=50+5L
spec: 面料=尼龙420D
spec: 自重=1.65kg
spec: 背负=可调背长，铝合金支撑条
spec: 建议负重=15kg以内
point: 附防雨罩（底部暗袋）
point: 睡袋仓独立拉链
description: 主体面料不防水，雨天请使用防雨罩。

{兜底下藏着一件雨衣|property|supported}，抽出来套上。
{面料本身可不挡水|property|supported}，别听人瞎忽悠。
{最好别往里装过三十斤|number|supported}。
{睡袋单独有个门|property|supported}，不用翻箱倒柜。
{往河里一丢，里头衣服是干的|property|contradicted}。
{六十五升，能装下一个你|number|contradicted}。
{珠峰大本营的向导背了三季|testimonial|unsupported}。
{拉链用的YKK|material|unsupported}，顺得跟抹了油似的。
{背带开线五年内包缝|promise|unsupported}。
下撤的时候，膝盖比嘴诚实。
山顶那碗泡面，三十块也香。
重东西贴着背放，别搁最外头。
# swim_goggles
title: 近视泳镜 高清防雾 男女 可选度数 0-800度
category: 运动/游泳
price: 58.00
spec: 镜片=PC
spec: 度数=平光、150-800度（每50度一档）
spec: 密封圈=液态硅胶
spec: 鼻梁=大中小3个可换
spec: 赠品=镜盒、耳塞、鼻夹
point: 左右眼可配不同度数（备注）

{左眼三百右眼五百也能给你配|property|supported}，下单写清楚。
{鼻托三个号，塌的挺的都照顾到了|count|supported}。
{半百一跳，从一百五往上排|number|supported}。
{耳朵塞的鼻子夹的都搭给你|property|supported}。
{一千度的高度近视也有货|number|contradicted}。
{玻璃镜片|material|contradicted}，不怕划。
{国家队退役的王教练带学员都用它|endorsement|unsupported}。
{游俩小时不起一点雾|number|unsupported}，镜头前给你哈气。
{勒痕？十分钟就消|property|unsupported}。
更衣室里的水汽，熏得人看不清人。
你会换气吗，还是跟我一样游一口停一口？
下水前别往里头哈气，蘸点池水晃一晃。
# table_tennis_bat
title: 乒乓球拍 双拍 直横可选 初学 送6球
category: 运动/乒乓球
price: 46.00
spec: 底板=5层杨木
spec: 胶皮=正胶/反胶各一面
spec: 套装=球拍2只、球6只、拍套1个
description: 适合休闲娱乐，不适合专业比赛。

{俩人一块打，拍子是一对儿|count|supported}。
{五层板，杨木|material|supported}，初学够了。
{一面带颗粒一面光|property|supported}，转的不转的你都试试。
{正经比赛就别拿它了|property|supported}，店家说得明白。
{七层纯桧木，出球透|material|contradicted}。
{球给了一打|count|contradicted}，踩瘪几个不心疼。
{国际乒联盖过章的|endorsement|unsupported}，侧边看红标。
{我们院老头儿打了四年胶皮没换|testimonial|unsupported}。
{手柄是按亚洲人手型开的模|property|unsupported}。
单位走廊尽头那张桌子，午休抢破头。
“擦边！”“没擦！”每天都在吵。
发球抛高点，眼睛跟着球走。
# fountain_pen
title: 文澜 钢笔 0.5mm 明尖 铱金 送墨囊5支
category: 文具/钢笔
price: 35.00
brand: 文澜
spec: 笔尖=F尖，铱金，0.5mm
spec: 笔身=黄铜喷漆
spec: 上墨=墨囊/吸墨器两用
spec: 笔重=26克
offer: 送蓝黑墨囊5支；刻字免费（10字内）

{刻名字不要钱|promise|supported}，别超十个字就成。
{五管蓝黑跟着来|count|supported}，到手就能写。
{灌瓶装墨也行，塞墨囊也行|property|supported}。
{壳子是黄铜的，拿着有半两多|material|supported}。
{14K金尖，软弹|material|contradicted}。
{塑料杆，轻得没感觉|material|contradicted}。
{获过全国制笔行业的金奖|award|unsupported}。
{考研的学姐写秃了三本，笔尖没分叉|testimonial|unsupported}。
{倒插书包里一星期也不漏|property|unsupported}。
一个人把名字写好看了，就成了一半大人。
久不写，墨干在里头，温水泡半天。
如今谁还写信？可我收过一封，留了十九年。
# notebook_planner
title: 2027日程本 A5 一日一页 布面
category: 文具/本册
price: 52.00
brand: 有间纸铺
spec: 尺寸=A5
spec: 纸张=80g道林纸
spec: 页数=416页
spec: 封面=棉麻布面
spec: 装订=锁线，180度平摊
point: 周六日各占一页
offer: 现货，11月30日前下单送书签

{周末也没给你缩成半页|property|supported}，该写照写。
{摊得平平的，不用拿手压|property|supported}。
{四百来页|number|supported}，厚得像一块砖头豆腐。
{月底之前拍才有书签|promise|supported}，过了就没了。
{真皮封面，会养出包浆|material|contradicted}。
{一百二十克的纸，钢笔不透|number|contradicted}。
{用的日本巴川纸|origin|unsupported}。
{首印三千本，五天见底|count|unsupported}。
{豆瓣手帐组置顶推荐|endorsement|unsupported}，去搜。
十二月的风里，人人都想重新做人。
第一页写坏了，这一年还算数吗？
下班路上想到的那句好话，到家就忘。
# crayons
title: 可水洗蜡笔 24色 大粗杆 幼儿
category: 文具/画具
price: 29.90
brand: 涂涂
spec: 颜色=24色
spec: 杆径=14mm
spec: 适用=18个月以上
spec: 主要成分=食品级石蜡、颜料、滑石粉
document: 检测：GB 21027合格，可迁移元素8项未检出，2026年8月
point: 布料、皮肤可水洗；墙面需配合湿巾擦拭

{一岁半就能攥|number|supported}，粗得他掰不断。
{衣服上蹭的，水里搓搓就没了|property|supported}。
{一根才一块两毛多|number|supported}。
{墙上画的得拿湿巾去蹭|property|supported}，不是一冲就掉哈。
{三十六色大盒|count|contradicted}，连荧光的都有。
{吃下去也没事，都是蜂蜡|material|contradicted}。
{德国TÜV发过证|endorsement|unsupported}，印在盒底。
{浦东七家托育园在用|count|unsupported}。
{摔地上不断，我从二楼扔过|property|unsupported}。
孩子说，太阳是绿色的，因为它今天吃了菠菜。
家里那面白墙，你舍得吗？
铺张旧报纸，袖子撸高，随他。
# children_book_set
title: 写给孩子的二十四节气 全4册 精装 彩图注音
category: 图书/童书
price: 98.00
spec: 册数=4
spec: 开本=16开
spec: 页数=共256页
spec: 作者=乔木
spec: 绘者=何小满
spec: 出版社=青禾少儿出版社
spec: 适读=5-9岁
point: 全文注音；每个节气附1个小实验
offer: 满100减20不含本品

{每个字上头都顶着拼音|property|supported}，一年级自己就能啃。
{跟着做能做二十四个小实验|count|supported}。
{一本不到二十五|number|supported}，还是{硬壳的|property|supported}。
{满减那活动它不参加|promise|supported}，别凑了。
{六本一整套|count|contradicted}，春夏秋冬再加两本。
{教育部推荐书目里排第三|endorsement|unsupported}。
{卖了二十万套还在加印|count|unsupported}。
{环保大豆油墨印的|material|unsupported}，{没臭味儿|absence|unsupported}。
{看完的孩子作文提了十几分|testimonial|unsupported}。
立春那天，奶奶在门框上贴一张红纸。
你知道“小满”后面为啥没有“大满”？
睡前读一页就停，吊着他。
# novel_book
title: 《渡口往南》 长篇小说 江一苇 著
category: 图书/小说
price: 46.80
spec: 作者=江一苇
spec: 出版时间=2026年4月
spec: 页数=342
spec: 装帧=平装
spec: 字数=21万
description: 一个摆渡人家三代的故事，从1962年写到2008年。作者首部长篇。

{二十来万字|number|supported}，我一个周末翻完，眼睛肿成桃。
{这是他头一回写长的|property|supported}，笔力居然这么老。
{从六二年写到奥运那年，四十六个年头|number|supported}。
{爷爷、爹、孙子，一家三代都在水上讨生活|property|supported}。
{茅奖评委投了全票|award|unsupported}。
{余华给写的序|endorsement|unsupported}，就两页，够了。
{影视改编权已经卖出去了|property|unsupported}，选角都在谈。
{精装带护封|material|contradicted}，送人体面。
{豆瓣九点一分，三万人打过|count|unsupported}。
我外公也是撑船的，他从不讲水里的事。
合上书，窗外正好下雨。
有些人一辈子都在等对岸喊一声。
# school_bag
title: 学优仕 小学生书包 1-3年级 减负护脊
category: 箱包/书包
price: 159.00
brand: 学优仕
spec: 适合身高=110-135cm
spec: 容量=16L
spec: 自重=680g
spec: 面料=涤纶防泼水
spec: 肩带=S型，胸扣
spec: 隔层=主仓3层+侧袋2
point: 反光条4处
document: 检测：邻苯二甲酸酯未检出；背提带断裂强力符合QB/T 2858

{空包一斤三两多点|number|supported}，剩下的斤两是作业的错。
{走夜路四个地方会反光|count|supported}。
{小毛毛雨能扛一下|property|supported}。
{四年级往上就偏小了，这是给低年级的|property|supported}。
{二十八升，初中接着背|number|contradicted}。
{带拉杆，楼梯上能爬|property|contradicted}。
{背上它驼背三周就直溜|property|unsupported}。
{北大骨科的大夫参与设计|endorsement|unsupported}。
{隔壁班四十二个娃有十七个背它|count|unsupported}。
开学第一天，校门口的爸妈比孩子还多。
书包底下永远有半块橡皮和一张糖纸。
“妈，我红领巾呢？”——每天早上七点十分。
# suitcase
title: 拉杆箱 20寸登机 PC 万向轮 密码锁
category: 箱包/拉杆箱
price: 219.00
brand: 行云
spec: 尺寸=20寸（55×36×22cm）
spec: 材质=PC+ABS
spec: 自重=2.7kg
spec: 容量=34L
spec: 轮子=8轮（4组双轮）
spec: 锁=TSA海关锁
point: 箱体破裂3年免费换箱，轮子拉杆2年保修
description: 不同航司登机箱尺寸要求不同，请自行核对。

{壳子裂了，三年里头换个新的|promise|supported}。
{空箱五斤多|number|supported}，留给衣服的分量足。
{八个轱辘，一指头就溜走|count|supported}。
{过海关用专门钥匙能开的那种锁|property|supported}，不撬你箱子。
{轮子拉杆保你一辈子|promise|contradicted}。
{满大街出差的都拉这只，跑了四十个城没坏过轱辘|testimonial|unsupported}。
{哪家航空都能带上飞机|property|contradicted}，我打包票。
{空姐群里团了两百多只|count|unsupported}。
{从三楼踹下去只掉点漆|property|unsupported}，视频在上一条。
凌晨的机场，地板凉得像湖面。
卷起来塞比叠起来塞能多带两件，你信不信？
出门前再摸一遍身份证，这动作我做了十年。
# tote_bag
title: 帆布托特包 大号 通勤 可放15寸电脑
category: 箱包/女包
price: 69.00
spec: 材质=16安帆布
spec: 尺寸=42×33×14cm
spec: 内袋=1个拉链袋+2个插袋
spec: 扣=磁吸扣
description: 深色款首次清洗可能有浮色，请单独洗。

{十五寸的本子塞得进|number|supported}，横着放。
{黑的头回下水别跟白T一锅煮|property|supported}，会跑色。
{里头小兜三个|count|supported}，口红钥匙各回各家。
{一吸就合上|property|supported}，不用拉半天拉链。
{顶上一条大拉链，地铁里防小偷|property|contradicted}。
{牛皮手柄越拎越亮|material|unsupported}。
{独立插画师签的限量图|endorsement|unsupported}，印完就毁版。
{装二十斤西瓜，提手不带变形的|number|unsupported}。
{同款大牌卖两千四|comparison|unsupported}，差个logo而已。
打工人的包里，藏着半个家。
一把伞、半包纸、三张过期小票，是谁我不说。
周一早上的电梯，连呼吸都要排队。
# wallet_women
title: 女士短款钱包 PU 三折 零钱袋
category: 箱包/钱包
price: 32.00
spec: 材质=PU
spec: 尺寸=11×9×3cm
spec: 卡位=7个

{七张卡各有各的窝|count|supported}。
{硬币有单独的兜|property|supported}，坐公交不用翻。
{巴掌大|number|supported}，裤兜里鼓不出来。
{别当真皮买，PU的|material|supported}，这价你还想咋样。
{小羊皮的，像摸婴儿脸|material|contradicted}。
{长款，大钞不用折|property|contradicted}。
{防盗刷，内衬夹了一层屏蔽|property|unsupported}。
{边油上了三道|number|unsupported}，开裂你来找我。
{好多回头客一买就是五个送同事|testimonial|unsupported}。
现在谁还带现金？我奶奶。
夹层里那张一寸照，褪得只剩轮廓。
讨个彩头，新钱包里放张崭新的票子。
# sneakers_kids
title: 步步乐 儿童运动鞋 透气网面 魔术贴 26-37码
category: 鞋靴/童鞋
price: 109.00
brand: 步步乐
spec: 鞋面=网布+合成革
spec: 鞋底=MD+橡胶片
spec: 闭合=魔术贴
spec: 鞋垫=可拆洗
spec: 尺码=26-37
document: 检验：GB 30585合格；外底防滑（干态）0.58，湿态0.41

{撕拉一下就穿好|property|supported}，不用蹲地上系蝴蝶结。
{垫子抠出来能洗|property|supported}，臭脚丫有救了。
{干地上测出来零点五八，湿地掉到零点四一|number|supported}，下雨天还是慢点跑。
{从小班穿到四五年级都有码|number|supported}。
{系带的，锻炼手指|property|contradicted}。
{水里比旱地里还抓地|comparison|contradicted}。
{足弓支撑，三个月矫正扁平足|property|unsupported}。
{鞋底带芯片，丢了能定位|property|unsupported}。
{体育老师点名让全班买|endorsement|unsupported}。
踩水坑这事，不分年纪。
脚长得快，春天买的秋天就顶脚了。
你闺女还让你牵手过马路不？
# boots_women
title: 切尔西短靴 女 牛皮 粗跟5cm
category: 鞋靴/女靴
price: 359.00
brand: 陌步
spec: 鞋面=头层牛皮
spec: 内里=猪皮
spec: 鞋底=橡胶
spec: 跟高=5cm
spec: 筒高=14cm
spec: 颜色=黑、棕、酒红
point: 两侧松紧
description: 偏大半码，建议拍小一码或加垫。无加绒款。

{鞋偏大，往小里拍|property|supported}，不然走路趿拉。
{不带绒|absence|supported}，哈尔滨的姐妹慎重。
{里子是猪皮|material|supported}，{吸汗不闷脚|property|unsupported}。
一米五八的我穿上，{凭空窜了半个手掌那么高，五公分|number|supported}。
{加绒的，零下也光腿穿|property|contradicted}。
{偏小，脚宽的拿大一号|property|contradicted}。
{固特异手工沿条|property|unsupported}。
{明星机场图里那双就是它|endorsement|unsupported}。
{鞋跟磨偏了免费给换掌|promise|unsupported}。
踩在梧桐叶上的声音，是秋天的背景音乐。
裤脚塞进去还是盖下来？在线等。
皮面怕水，进门先擦再脱。
# slippers
title: 踩屎感拖鞋 EVA 厚底4cm 情侣浴室
category: 鞋靴/拖鞋
price: 19.90
spec: 材质=EVA
spec: 底厚=4cm
spec: 尺码=36-45（双码）
offer: 两双36.8元

{两口子一人一双三十六块八|number|supported}。
{穿上平白高四公分|number|supported}，够得着顶柜了。
{洗澡间里能穿|property|supported}。
{一双省下一块五的样子，凑俩更合适|number|supported}。
{橡胶底，压舱石似的沉|material|contradicted}。
{断了带终身换新|promise|unsupported}。
{瓷砖上倒洗洁精都不滑|property|unsupported}，别在家学。
{酒店集团一年订八万双|count|unsupported}。
{抗菌率百分之九十九|number|unsupported}，{不臭脚|property|unsupported}。
拖鞋的左右脚，总有一只在床底深处。
楼下买酱油，穿它最有底气。
“妈我拖鞋呢？”“你脚上呢。”
# socks
title: 男士中筒袜 10双装 四季 抗起球
category: 服饰/袜子
price: 29.90
spec: 成分=棉72%，聚酯纤维25%，氨纶3%
spec: 数量=10双
spec: 尺码=均码（39-44）
spec: 颜色=黑白灰随机

{一双不到三块|number|supported}，破了不补直接扔。
{颜色挑不了，黑的白的灰的碰着啥是啥|property|supported}。
{七成多的棉|material|supported}，剩下的是让它不松垮的。
{四五码的大脚就超了，最大四四|number|supported}。
{百分百新疆长绒棉|material|contradicted}，吸汗。
{一包二十双，一年的量|count|contradicted}。
{银离子防臭，连穿三天没味儿|property|unsupported}。
{工地上的大哥一回买十包|testimonial|unsupported}。
{袜口勒不出印子|property|unsupported}。
洗衣机里一定住着一个吃袜子的妖怪。
送男朋友袜子啥意思？送走？
脱下来翻个面再洗，听话。
# bra_no_wire
title: 无钢圈内衣 薄款 无痕 一片式
category: 服饰/内衣
price: 59.00
brand: 轻语
spec: 面料=锦纶78%，氨纶22%
spec: 杯垫=水滴形，固定不可拆
spec: 尺码=M/L/XL/XXL
spec: 肩带=不可调
spec: 适合罩杯=A-C
description: 大胸（D及以上）承托有限，不推荐。

{D往上的姐妹绕道，兜不住|property|supported}。
{没那根圈儿|absence|supported}，自在。
{垫子是死的，取不出来|property|supported}，洗的时候托着点。
{带子长短调不了|property|supported}，溜肩的先想想。
{垫片随便抽出来洗|property|contradicted}。
{纯棉的，贴着肉放心|material|contradicted}。
{穿俩月副乳都收回去了|testimonial|unsupported}。
{妇产科护士长推荐的|endorsement|unsupported}。
{比乌布拉斯还软一倍|comparison|unsupported}。
回家第一件事，懂的都懂。
夏天的衬衫，是一场小心翼翼的较量。
别拧，按干，平着晾。
# hanfu_skirt
title: 马面裙 织金 香云纱感 成人 4.5米摆
category: 服饰/汉服
price: 288.00
brand: 裁云记
spec: 面料=聚酯纤维（织金提花）
spec: 摆围=4.5米
spec: 裙长=S 95cm / M 99cm / L 103cm
spec: 工艺=机器织造
spec: 褶数=单侧14褶
point: 香云纱风格外观，非真丝香云纱
point: 预售15天发货

{香云纱只是长得像|material|supported}，{料子是化纤|material|supported}，别误会。
{左右各十四个褶|count|supported}，一转身全开了。
{得等半个月才发|number|supported}，赶婚期的掐好日子。
{摆子四米五|number|supported}，上台阶记得提一提。
{真丝的，过河泥晒三十天|material|contradicted}。
{今天拍今晚就走|promise|contradicted}。
{纹样照着明定陵出土那条复原的|origin|unsupported}。
{曹县最大的那家厂子做的|origin|unsupported}。
{金线水洗十次不断|property|unsupported}。
正月十五的桥头，全是穿裙子的姑娘。
上身配啥？我今天翻出我爸的白衬衫。
坐下前，先拢一把后摆。
# hat_bucket
title: 防晒渔夫帽 大檐 可折叠 女 春夏
category: 配饰/帽子
price: 45.00
spec: 面料=聚酯纤维，黑胶涂层
spec: 帽檐=9cm
spec: 头围=56-58cm，可调节绳
spec: 防晒=UPF50+（检测报告）
point: 空顶/全顶两款

{檐子三寸不到，遮到颧骨|number|supported}。
{报告上写着五十加的防晒|number|supported}。
{要扎丸子头的拍没顶的那款|property|supported}。
{松了里头有根绳，抽紧|property|supported}。
{草编的，拉菲草|material|contradicted}。
{帽檐十五公分的超大檐|number|contradicted}。
{戴着比外头凉快八度|number|unsupported}。
{骑车七十迈都吹不掉|property|unsupported}，我试了。
{小个子博主人手一顶|endorsement|unsupported}。
海风把人吹得像一面旗。
遮住半张脸，心情就好了一半。
折起来塞包里，别压电脑底下。
# sunglasses
title: 偏光太阳镜 男 开车 TAC镜片
category: 配饰/眼镜
price: 79.00
spec: 镜片=TAC偏光
spec: 镜架=TR90
spec: 重量=22g
spec: 防晒等级=UV400
spec: 透光分类=3类
offer: 送镜盒、镜布、偏光测试卡
description: 夜间驾驶请勿佩戴。

{四钱多一点|number|supported}，鼻梁上像没有东西。
{测偏光的小卡片附在里头|property|supported}，自己验。
{天黑了就摘，晚上开车不能戴|property|supported}。
{紫外线挡到四百|number|supported}，这是标着的。
{白天黑夜两用，远光灯都不怕|property|contradicted}。
{钛架子|material|contradicted}，{坐屁股底下都能弹回来|property|unsupported}。
{老司机跑川藏线戴了六年|testimonial|unsupported}。
{交警队集体采购款|endorsement|unsupported}。
{镜片防刮，钢丝球蹭都没事|property|unsupported}。
西晒那段高架，谁开谁骂娘。
戴上它，我妈说我像个摆摊算命的。
镜布要常洗，沙子蹭一下就是一道。
# perfume
title: 雾栖 淡香水 30ml 雪松无花果
category: 美妆/香水
price: 158.00
brand: 雾栖
spec: 净含量=30ml
spec: 香调=前调无花果叶，中调雪松，后调檀香
spec: 浓度=EDT
spec: 酒精=变性乙醇
point: 随单附1.5ml试管，正装未拆可退
offer: 会员9折

先闻小的，{不爱这味儿，大瓶没拆就退回来|promise|supported}，{有支一毫升半的小管给你试|property|supported}。
{有会员卡的算下来一百四十二|number|supported}。
《深秋的木头味》——{打底是檀香，开头像掐断一片无花果叶子|property|supported}
{一毫升五块出头|number|supported}，省着喷手腕。
{不含酒精，孩子也能闻|absence|contradicted}。
{五十毫升的正装|number|contradicted}，梳妆台上一摆真气派。
{早上喷，晚上散场还闻得见|number|unsupported}。
{调香师在格拉斯学过七年|endorsement|unsupported}。
{跟某大牌的无花果只差两个分子|comparison|unsupported}。
气味比照片更会记仇。
阿拉上海小囡，出门哪能可以没点香气。
喷完别搓，搓了就散架了。
# eyeliner
title: 极细眼线液笔 0.1mm 防水 黑/棕
category: 美妆/眼线
price: 36.00
spec: 笔尖=0.1mm
spec: 颜色=黑、深棕
spec: 净含量=0.5ml
spec: 卸除=需眼唇卸妆液
description: 内双、油眼皮建议先用散粉定妆。

{清水洗不掉，得上眼唇卸|property|supported}。
大油眼皮子听劝，{先压层粉再画|property|supported}。
{零点一的尖儿|number|supported}，睫毛缝里都能填。
{就俩色，一个黑一个深咖|count|supported}。
{温水一敷整条揭下来|property|contradicted}，懒人必备。
{汗蒸房里待了一钟头，一丝没晕|property|unsupported}。
{cosme大赏得主的同厂|award|unsupported}。
{植物墨，不伤眼|material|unsupported}。
{手残党三秒画好|testimonial|unsupported}，我室友录像为证。
右眼画得像天鹅，左眼画得像蚯蚓。
地铁上画眼线的姑娘，我敬你是条汉子。
手肘支在桌上，从眼尾往回拉。
# foundation_liquid
title: 柔雾粉底液 30ml 三色可选 持妆
category: 美妆/底妆
price: 109.00
brand: 未央
spec: 净含量=30ml
spec: 色号=N10、N20、W21
spec: 妆效=哑光
spec: 防晒=无防晒值
spec: 肤质=混油、油皮
point: 按压泵头
document: 人体功效评价（33人）：8小时后T区出油评分下降24%

{八个钟头后，油光那项少了差不多四分之一|number|supported}，三十几个人测的。
{它自己不防晒|absence|supported}，底下该涂还得涂。
{干皮别来，这是给油田配的|property|supported}。
{挤一泵出一泵|property|supported}，不会倒一脸。
{水光奶油肌，涂完反着光|property|contradicted}。
{自带三十倍防晒|number|contradicted}，省一道工序。
{遮瑕力堪比纹身膏|comparison|unsupported}，{雀斑痘印全没|property|unsupported}。
{化妆师给新娘上了四百多回|count|unsupported}。
{里头是养肤精华占了六成|material|unsupported}。
脖子跟脸两个色号，是谁我不点名。
海绵先打湿拧干，再拍，拍碎它。
口罩摘下来那一瞬，什么都藏不住。
# cleanser
title: 氨基酸洁面乳 100g 温和 男女
category: 美妆/洁面
price: 39.00
brand: 素颜研究室
spec: 净含量=100g
spec: 主表活=椰油酰甘氨酸钾
spec: pH=6.2
spec: 皂基=无
spec: 香精=微量
offer: 2支69元

{两支一道拿便宜九块|number|supported}。
{偏弱酸，六点二|number|supported}。
{不是皂做的|absence|supported}，{洗完脸不绷|property|unsupported}。
{有点儿香精，不多|property|supported}，鼻子挑的先知道。
{香精一滴没有|absence|contradicted}。
{能卸防水睫毛膏|property|unsupported}，一瓶顶俩。
{闭口十四天下去八成|testimonial|unsupported}。
{日本药妆店卖断货的那支|origin|unsupported}。
{医院皮肤科发的小样跟它一个配方|endorsement|unsupported}。
男生宿舍的洗脸，就是洗头的时候顺带。
额头、鼻翼、下巴，打转，别使劲。
水温多少合适？手背觉不出烫的那种。
# body_wash
title: 沐浴露 大瓶 1L 海盐 家庭装
category: 个护/沐浴
price: 33.00
spec: 净含量=1000ml
spec: 香型=海盐鼠尾草
spec: 适用=成人
spec: 有效期至=2028-11

{一升才三十三|number|supported}，一家四口造去吧。
{能放到后年底|number|supported}，趁打折多囤一瓶。
{大人用的，娃另买|property|supported}。
{海盐混着鼠尾草那股味|property|supported}，像站在礁石上。
{宝宝大人通用无泪配方|property|contradicted}。
{留香二十四小时|number|unsupported}，老公追着闻。
{除螨率九十九点九|number|unsupported}，{后背痘痘说拜拜|property|unsupported}。
{死海里捞的盐|origin|unsupported}。
{比舒肤佳洗得净还不干|comparison|unsupported}。
冲凉嗰阵唱歌，系成日最叻嘅时候。
水声哗哗的，谁也听不见你哭。
搓澡巾还是浴花？南北又要吵起来了。
# hand_cream
title: 护手霜礼盒 30g×5支 花香
category: 个护/护手
price: 49.00
spec: 规格=30g×5
spec: 香型=玫瑰、樱花、栀子、薰衣草、无香各1
spec: 主要成分=甘油、乳木果油
point: 送贺卡

{五支里头有一支不带味儿的|count|supported}，留给鼻炎的同事。
{九块八一支|number|supported}，送一个办公室刚好。
{乳木果和甘油打底|material|supported}，成分表我逐个念的。
{卡片附好了|property|supported}，写句话就行。
{五支全是玫瑰味|property|contradicted}。
{马油的，冻疮涂两天就软|material|unsupported}。
{洗五遍手还滑溜|number|unsupported}。
{教师节我们校长一口气订了一百盒|count|unsupported}。
{盒子是设计周得奖的包装|award|unsupported}。
粉笔灰吃手，当老师的都晓得。
手背对手背抹，手心不沾油。
妈的手像树皮，我握了一路没舍得松。
# electric_shaver
title: 朗客 电动剃须刀 三刀头 水洗 Type-C
category: 个护/剃须
price: 129.00
brand: 朗客
spec: 刀头=3个浮动
spec: 防水=IPX7
spec: 充电=1.5小时
spec: 续航=约60分钟
spec: 接口=Type-C
point: 附鬓角修剪头
description: 刀网建议12个月更换，配件另购。

{跟手机一根线就能充|property|supported}。
{冲个九十分钟电，能剃一钟头|number|supported}，你一天三分钟，自己除。
{网子一年一换，得另掏钱|promise|supported}。
{鬓角有专门的小推子|property|supported}。
{磁吸无线充，放底座上就行|property|contradicted}。
{刀头四个，贴着下巴走|count|contradicted}。
{飞利浦老工程师出来做的|endorsement|unsupported}。
{噪音比蚊子还小|comparison|unsupported}，媳妇没醒。
{刀片永不用磨，十年锋利|number|unsupported}。
我爸的剃须声，就是我小时候的闹钟。
相亲前刮干净，成不成另说。
逆着胡茬推，绷紧腮帮子。
# curling_iron
title: 卷发棒 32mm 负离子 大卷 不伤发温控
category: 个护/美发电器
price: 89.00
spec: 直径=32mm
spec: 温度=120-200℃ 五档
spec: 功率=45W
spec: 线长=2.2米
spec: 自动断电=60分钟
spec: 发热体=PTC，陶瓷釉面

{忘了关也别怕，一个小时它自己断|property|supported}。
{线两米多|number|supported}，插座在门边也够。
{温度给了五个台阶，最高两百|number|supported}。
{四十五瓦|number|supported}，宿舍不跳闸大概率（问宿管）。
{二十五毫米的羊毛小卷|number|contradicted}。
{充电款，包里带着走|property|contradicted}。
{卷一次挺三天|number|unsupported}，睡一觉更自然。
{烫不坏，头发断裂降了七成|number|unsupported}。
{横店跟妆的姐妹人手两根|endorsement|unsupported}。
谁的头发没被烧焦过一缕呢。
重庆妹儿的刘海，雾一来就塌喽。
从耳后那层开始，夹住，转一圈半，数八下。
# sanitary_pads
title: 卫生巾 日用240mm 纯棉表层 10片×6包
category: 个护/女性护理
price: 45.90
spec: 长度=240mm
spec: 规格=10片×6包
spec: 表层=100%棉
spec: 芯体=木浆+高吸收树脂
spec: 标准=GB/T 8939
spec: 荧光增白剂=未检出
point: 独立包装，无香

{六十片|count|supported}，{合一片七毛七|number|supported}。
{贴皮肤那层是全棉的|material|supported}，不是网面。
{闻不着香味|absence|supported}，鼻子和底下都清静。
{一片一个小封|property|supported}，揣牛仔裤兜不露怯。
{夜用四百二，翻身不漏|number|contradicted}。
{从里到外全是棉花，没有树脂颗粒|material|contradicted}。
{加了草本，痛经的那天暖暖的|material|unsupported}。
{乡村女校捐了一百箱|count|unsupported}，做好事的牌子。
{医用级洁净车间出来的|property|unsupported}。
肚子里像有人拧毛巾，你们懂吧。
体育课请假条，写“肚子疼”三个字就够。
红糖水热了没？我去端。
# nail_stickers
title: 美甲贴 法式 24片 附胶贴 可反复
category: 美妆/美甲
price: 16.90
spec: 数量=24片，12种尺寸
spec: 款式=法式白边、细闪
spec: 赠=果冻胶贴1张、小锉刀、酒精棉片
point: 果冻胶约可维持1-3天，胶水更久（胶水不含）

{每个号都有两片|count|supported}，小指头也有着落。
{果冻胶能挺个一两天，顶多三天|number|supported}，赴宴够使。
{想粘牢点，胶水自己买|absence|supported}。
{锉子、棉片搁里头了|property|supported}。
{贴一回管半个月，用果冻胶就成|number|contradicted}。
{日式凝胶手绘，一片一片画的|property|unsupported}。
{美甲店做一回要三百|comparison|unsupported}。
{孕妈妈抹了也放心，没甲醛|absence|unsupported}。
{冠军美甲师亲自选的型|endorsement|unsupported}。
洗碗的手也要漂亮一回。
先修甲皮，擦油，再比大小。
闺蜜结婚，我那十个指头比新娘还紧张。
# stroller
title: 轻旅 婴儿推车 可坐可躺 一键收 登机
category: 母婴/推车
price: 599.00
brand: 轻旅
spec: 整车重=6.2kg
spec: 折叠后=52×45×24cm
spec: 适用=6-36个月，15kg以内
spec: 靠背=105°-165°三档
spec: 车架=铝合金
spec: 安全带=五点式
spec: 3C编号=2026012201xxxxxx
description: 能否登机以航司为准。车轮小，碎石路不建议。
offer: 送凉席、蚊帐

{石子路就别推了，轱辘小|property|supported}。
{十二斤半不到|number|supported}，当妈的一手娃一手车上公交。
{靠背能放三个样，最平一百六十五|number|supported}。
{席子和蚊帐不另收|property|supported}。
{刚出月子平躺着推|property|contradicted}，零月龄就能用。
{四个大充气轮，山路照走|property|contradicted}。
{避震拿过德国专利|award|unsupported}，{杯里水不洒|property|unsupported}。
{小区遛娃的二十辆里有八辆是它|count|unsupported}。
{车架五年质保|promise|unsupported}，寄回来就修。
午后树影，推着推着娃就睡了。
进电梯先让轮子过坎，抬一下前头。
你家娃坐车里踢鞋吗？我家一路捡。
# baby_wipes
title: 婴儿手口湿巾 80抽×6包 带盖
category: 母婴/湿巾
price: 36.00
spec: 规格=80抽×6
spec: 尺寸=200×150mm
spec: 材质=水刺无纺布
spec: 水=EDI纯水
spec: 酒精/香精/荧光剂=不添加
spec: 防腐=苯氧乙醇（微量）

{四百八十张|count|supported}，{不到八分钱一抽|number|supported}。
{酒精香精都没往里放|absence|supported}。
{泡的是纯水|material|supported}，不是自来水。
{防腐的东西有，就那么一点苯氧乙醇|property|supported}，咱不藏着。
{零防腐剂|absence|contradicted}，吃手也不怕。
{抽纸那种大小，三百乘两百|number|contradicted}。
{可冲马桶，不堵|property|unsupported}。
{新西兰妈妈圈火了三年|origin|unsupported}。
我小姑子说{囤了它以后红屁屁再没犯过|testimonial|unsupported}。
吃一顿饭，脸上能种一亩米。
盖子随手扣紧，别让它干成纸板。
奶奶说，拿湿毛巾不一样吗？你怎么回？
# baby_bodysuit
title: 婴儿连体衣 包屁衣 夏 短袖 3件装
category: 母婴/婴儿服
price: 79.00
brand: 棉小满
spec: 面料=100%棉（罗纹）
spec: 类别=A类
spec: 尺码=59/66/73/80/90
spec: 件数=3件（花色随机）
point: 信封领，上下都能脱
point: 无骨缝
description: 纯棉首次水洗会缩3%-5%，建议拍大一码。

{拉粑粑了从脚底下往下褪|property|supported}，不糊脑袋。
{下水要缩一丢丢，往大里拍|property|supported}。
{三件，一件二十六块多|number|supported}。
{花样我可给你挑不了|property|supported}，抽到哪个是哪个。
{一点都不缩水，正码拍|property|contradicted}。
{竹纤维的，凉丝丝|material|contradicted}。
{有机棉，美国那边种的|origin|unsupported}。
{产院里发的就是这家|endorsement|unsupported}。
{穿过的起红疹的一个没有|testimonial|unsupported}。
胳膊像藕节，一节一节的。
胎毛贴在额头上，汗津津的夏天。
你第一次给娃穿衣服是不是也满头汗？
# breast_pump
title: 电动吸奶器 双边 静音 可充电
category: 母婴/哺乳
price: 239.00
brand: 乳沐
spec: 档位=按摩5档，吸乳9档
spec: 最大负压=-260mmHg
spec: 噪音=≤50dB
spec: 电池=1800mAh，约用6次
spec: 护罩=21/24/27mm各1对
point: 防回流硅胶膜
description: 个人卫生用品，拆封后非质量问题不退换。

{拆了封除非坏了，不给退|promise|supported}，量好尺寸再拆。
{充满一回能吸六趟|number|supported}，上班背奶一天够。
{罩子三个号都给一对|count|supported}。
{奶不会倒着流进管里|property|supported}，有片软膜挡着。
{拆开用过七天照样退|promise|contradicted}。
{单边的，一边一边来|property|contradicted}。
{医院级的机芯|property|unsupported}。
{追奶神器，一周涨了三百毫升|testimonial|unsupported}。
{国际泌乳顾问亲自培训客服|endorsement|unsupported}。
会议室隔壁那间小屋，是我的秘密车站。
涨到石头一样的夜里，谁都不敢碰我。
先热敷两分钟，再开最小的。
# badminton_racket
title: 羽毛球拍 单支 全碳素 4U 已穿线26磅
category: 运动/羽毛球
price: 178.00
brand: 掠影
spec: 材质=碳素一体
spec: 重量=4U（80-84g）
spec: 平衡点=292mm
spec: 出厂磅数=26磅
spec: 最高承受=30磅
point: 送手胶、拍套、护线管
description: 拍框撞击断裂不属质量问题。

{线给你拉好了，二十六磅|number|supported}，拆袋就能上场。
{不到一两七|number|supported}，手腕子轻松。
双打撞了队友的拍，{磕断不算质量毛病|promise|supported}，自己认。
{再往上拉，三十磅封顶|number|supported}。
{铝框的，摔不断|material|contradicted}。
{拉到三十五磅都不塌|number|contradicted}。
{林丹小时候的陪练说好|endorsement|unsupported}。
{同门师兄弟卖六百多|comparison|unsupported}，就差一层漆。
{俱乐部一年消耗三百支|count|unsupported}。
体育馆的灯，看球的时候总正对着眼睛。
腰不好的别学人家反手吊。
“再来一局？”“最后一局。”“行，最后三局。”
# skipping_rope
title: 中考跳绳 钢丝绳 计数 可调 轴承
category: 运动/健身小件
price: 22.00
spec: 绳长=3米可调
spec: 绳芯=钢丝包PVC
spec: 手柄=防滑EVA
spec: 计数=机械式（0-9999）
point: 送备用绳1根

{绳子断了还有一根垫底|count|supported}。
{里头是钢丝，外头裹了层胶皮|material|supported}。
{记到九千九百九十九才归零|number|supported}，你先跳到再说。
{三米，长了自己收|property|supported}。
{蓝牙连手机，屏幕上看卡路里|property|contradicted}。
{手柄是实木车的|material|contradicted}。
{我侄子一分钟从一百二涨到一百九|testimonial|unsupported}。
{省体测中心指定|endorsement|unsupported}，监考老师用的同款。
{抽腿上不疼|property|unsupported}，谁抽过谁知道。
楼下阿姨上来敲门，问是不是在拆家。
大臂夹紧，手腕画小圈，脚尖别抬高。
六月的操场，有人哭了，有人满分。
# dumbbell
title: 包胶哑铃 一对 20kg 可拆卸 变杠铃
category: 运动/健身
price: 149.00
brand: 铁友
spec: 总重=20kg（一对，含杆）
spec: 片=2.5kg×4、1.5kg×4、1.25kg×2
spec: 杆=40cm×2
spec: 连接杆=30cm
spec: 内芯=水泥铁砂混合
spec: 外层=PE包胶
description: 重量误差±5%。非纯铁，体积偏大。

{里头灌的水泥铁砂，不是纯铁，块头大点|material|supported}。
{两只加一块儿四十斤，别理解成一只四十斤|number|supported}。
{称出来差个半斤一斤的都在误差里|number|supported}。
{中间那截管子一接，就成杠铃了|property|supported}。
{电镀铸铁的，小巧|material|contradicted}。
{单只二十公斤|number|contradicted}，一对八十斤。
{摔地砖上地砖都不裂|property|unsupported}。
{健身房教练私下都囤这套|endorsement|unsupported}。
{练四十天胳膊粗两公分|testimonial|unsupported}。
哑铃最后的归宿，是门后头挡门。
吸气放下，呼气举起，别憋。
我昨天练完今天连牙刷都举不动，笑死。
# bike_helmet
title: 骑行头盔 一体成型 磁吸风镜 成人
category: 运动/骑行
price: 119.00
brand: 风隼
spec: 头围=57-62cm可调
spec: 重量=约310g
spec: 外壳=PC
spec: 内层=EPS
spec: 通风孔=18
spec: 风镜=磁吸，茶色+透明2片
document: GB 24429-2009 检验合格（2026年1月）
description: 受过撞击请更换，勿用于电动车、摩托车。

{骑电瓶车别戴这个|property|supported}，两码事。
{磕过一次就得换|property|supported}，别心疼。
{镜片两张，白天换茶的，晚上换透的|count|supported}。
{六两出头，窟窿眼十八个|number|supported}，后脑勺透风。
{摩托也能用，过了3C|property|contradicted}。
{碳纤维外壳|material|contradicted}。
{环法车队的备用盔|endorsement|unsupported}。
{撞了免费换一顶，拍照就行|promise|unsupported}。
{带MIPS防旋转|property|unsupported}，脖子少受罪。
环青海湖的第三天，屁股已经不是自己的了。
带子在下巴底下留一指宽。
公路车佬见面第一句：你这套多少钱？
# folding_chair_outdoor
title: 月亮椅 户外折叠椅 高背 带枕 承重
category: 户外/桌椅
price: 95.00
spec: 管材=7075铝合金
spec: 布料=600D牛津布+网布
spec: 展开=58×65×95cm
spec: 收纳=48×14×14cm
spec: 自重=1.5kg
spec: 静态承重=120kg
description: 沙地使用椅脚易陷，可另购防陷脚垫。

{二百四十斤以内的哥们儿随便瘫|number|supported}。
{收起来跟个长法棍似的，不到半米|number|supported}。
{海边坐会往沙里陷，垫子要另买|property|supported}。
{三斤|number|supported}，挎肩上走栈道没事。
{钢管的，稳当|material|contradicted}。
{自重才七两|number|contradicted}，塞通勤包。
{坐八小时屁股不麻|number|unsupported}。
{布面三年晒不脆|property|unsupported}。
{剧组导演椅一水儿换成这个|endorsement|unsupported}。
溪水从脚边过去，谁也没说话。
椅子一撑，人就长在上面了。
你露营是为了发呆还是为了拍照？
# headlamp
title: 头灯 强光 充电 夜钓 户外 感应
category: 户外/照明
price: 35.00
spec: 光源=LED（白光+红光）
spec: 电池=1200mAh内置
spec: 续航=强光3小时，弱光12小时
spec: 防水=IPX4
spec: 重量=68g
spec: 接口=Type-C
point: 挥手感应开关

{手一晃就亮，再晃就灭|property|supported}，满手鱼腥不用摸。
{最亮的挡能撑三个钟头，调暗了半天|number|supported}。
{一两三多点|number|supported}，脑门不累。
{溅点水没事，别泡着|property|supported}。
{潜水都能带，水下十米|property|contradicted}。
{装三节七号电池|property|contradicted}，山里小卖部都有。
{照五百米外的树杈看得清|number|unsupported}。
{蓝天救援队上回演练发的|endorsement|unsupported}。
{灯珠美国CREE的|origin|unsupported}。
山里的黑，是有重量的黑。
红光不招蚊子？懂的来讲讲。
我爷爷那会儿，点的是松明子。
# ski_gloves
title: 滑雪手套 加厚 触屏 防风 男女
category: 户外/手套
price: 69.00
brand: 雪线
spec: 外层=涤纶
spec: 掌面=PU
spec: 填充=3M新雪丽120g
spec: 尺码=S/M/L/XL
spec: 触屏=拇指、食指
point: 腕部防丢绳，手背拉链袋
description: 内膜防水，接缝未压胶，长时间浸雪可能渗水。

{大拇哥二拇哥能划手机|property|supported}。
{雪里埋久了缝儿会进水|property|supported}，我不骗你。
{有根绳套手脖子上，缆车上不怕掉|property|supported}。
{手背那小兜有拉链，塞张雪票|property|supported}。
{接缝全压了胶，泡水里都干的|property|contradicted}。
{掌心是羊皮|material|contradicted}，握杖跟手。
{崇礼教练冬天就戴它|endorsement|unsupported}。
{零下二十五度手心出汗|number|unsupported}。
{比两百多的那谁家还暖|comparison|unsupported}。
第一次上雪道，我是坐着下来的。
松花江上的冰，能跑大卡车嘞。
摘手套前先把雪拍干净。
# kite
title: 大型风筝 凤凰 2米 成人 带线轮
category: 玩具/户外玩具
price: 48.00
spec: 翼展=2米
spec: 布=格子布（涤纶）
spec: 骨架=玻璃纤维杆
spec: 线=200米，含线轮
spec: 适合风力=2-5级
spec: 产地=山东潍坊

{两百米的线跟轱辘都在里头|property|supported}，落地就放。
{二到五级的风最合适|number|supported}，再大就收。
{潍坊人做的|origin|supported}，那边就好这口。
{翅膀摊开两米|number|supported}，比我还高。
{竹篾子扎的|material|contradicted}，老法子。
{绢面手绘|material|contradicted}，一羽一笔。
{国际风筝节得过最佳造型|award|unsupported}。
{老艺人家传七代了|endorsement|unsupported}。
{挂树上硬拽都没破|testimonial|unsupported}。
线越放越长，人越站越小。
清明前后，河滩上的风是软的。
背着风站，别跑，松一松线它就上去了。
# board_game
title: 桌游 山海行商 2-5人 中文版 10岁+
category: 玩具/桌游
price: 138.00
brand: 半日闲
spec: 人数=2-5人
spec: 时长=45-60分钟
spec: 年龄=10岁以上
spec: 配件=卡牌120张、木制棋子50枚、版图1张、规则书
spec: 设计=陈渡
point: 附单人模式规则（扫码下载）
description: 配件缺损首发30天内免费补。

{一个人也能玩，规则扫码|property|supported}。
{不到一个钟头一局|number|supported}，饭后正好。
{少了件，头一个月报给店家给补齐|promise|supported}。
{一百二十张牌，五十个木头子儿|count|supported}。
{六到八个人的大场子也带得动|number|contradicted}。
{棋子塑料的|material|contradicted}，轻飘飘。
{BGG排进了前五百|award|unsupported}。
{国内桌游吧铺了上千家|count|unsupported}。
{德国埃森展上老外抢着试|origin|unsupported}。
牌桌上翻脸的朋友，才是真朋友。
讲规则的人最累，听规则的人最困。
周六下雨，门一关，谁也别看手机。
# slime_kit
title: 儿童粘土 36色 超轻 送工具模具
category: 玩具/手工
price: 19.80
spec: 颜色=36色
spec: 每包净重=约8克
spec: 工具=3件
spec: 模具=24枚
spec: 成分=聚乙烯醇、水、中空微球
spec: 年龄=3岁以上
document: 硼元素迁移量：78mg/kg（限值300mg/kg），2026年6月
description: 干后定型，不能还原。

{干透了就硬在那儿，揉不回来|property|supported}。
{硼那一项七十八，离三百的线还远|number|supported}。
{三十六包凑一块儿也就半斤多泥|number|supported}。
{小家什三样，印子二十四个|count|supported}。
{硼砂一丁点都没查到|absence|contradicted}。
{放一年还软和，加水又能捏|property|contradicted}。
{沾沙发布上一撕就下来|property|unsupported}。
{深圳六百所幼儿园手工课都用|count|unsupported}。
{央美附中老师配的色|endorsement|unsupported}。
地毯里那一坨，我抠了半个钟头。
你家娃捏的恐龙，是不是都像拖鞋？
剩下的拿保鲜膜裹严，别敞着。
# calligraphy_brush
title: 湖笔 兼毫 中楷 3支套 初学
category: 文具/毛笔
price: 42.00
brand: 善庐
spec: 笔毫=羊毫+狼毫（兼毫）
spec: 出锋=3.2cm
spec: 口径=0.8cm
spec: 笔杆=湘妃竹纹（贴皮）
spec: 产地=浙江湖州善琏
spec: 支数=3

{善琏出的|origin|supported}，那镇子家家做笔。
{杆子上的斑是贴上去的纹|material|supported}，别当真湘妃。
{一支十四块|number|supported}，写秃了不心疼。
{羊的和黄鼠狼的毛掺着|material|supported}，软硬都有。
{纯狼毫，弹得很|material|contradicted}。
{杆子是老湘妃竹，一竹一斑|material|contradicted}。
{中书协会员人人案头有|endorsement|unsupported}。
{写三年不掉毛|property|unsupported}。
{传承人一天只扎得出八支|number|unsupported}。
砚台里的墨，一冬天结了三回冰。
新笔先拿温水化开，别用开水烫。
写字的人，心里有没有事，一横就看出来了。
# gel_pens
title: 按动中性笔 0.5 黑 12支 速干
category: 文具/中性笔
price: 14.90
spec: 支数=12
spec: 粗细=0.5mm
spec: 墨色=黑
spec: 书写长度=约800米/支
spec: 替芯=G2通用

{十二支一块二出头一支|number|supported}。
{一支能写一里半路还多，八百米|number|supported}。
{芯写完换G2的就行|property|supported}，楼下小卖部有。
{按一下出来，再按一下回去|property|supported}，没帽可丢。
{红蓝黑各四支|count|contradicted}，改错题方便。
{零点三八的细头|number|contradicted}，写小字。
{德国进口墨|origin|unsupported}，不洇。
{衡水的娃一学期写空四十支|testimonial|unsupported}。
{左撇子写完手侧都是干净的|property|unsupported}。
考场里只剩翻卷子和按笔的声音。
借出去的笔，就像嫁出去的姑娘。
写不出来？橡皮上蹭两下试试。
# pencil_case
title: 笔袋 大容量 帆布 三层 初中生
category: 文具/笔袋
price: 25.80
spec: 面料=帆布
spec: 尺寸=21×10×7cm
spec: 层=3层翻盖
spec: 容量=约60支笔
spec: 颜色=墨绿、奶茶、雾蓝

{翻开来三层|count|supported}，尺子笔芯都分家。
{塞六十来支笔|number|supported}，谁上学带六十支啊哈哈。
{颜色三样，绿的、奶茶的、蓝灰的|count|supported}。
{长度二十一，二十的直尺放得下|number|supported}。
{铁皮的，摔了哐一声|material|contradicted}。
{带密码锁，日记也能藏|property|unsupported}。
{可以立起来当笔筒用|property|unsupported}。
{我们班七个人同款|count|unsupported}。
{机洗不掉色不变形|property|unsupported}。
晚自习的灯，照着一排低下去的后脑勺。
谁的笔袋里没几支没水的笔呢。
课间十分钟，够吵两架和好一次。
# picture_frame_album
title: 相册 插页式 6寸 600张 布面 家庭
category: 文具/相册
price: 65.00
spec: 容量=6寸600张
spec: 封面=亚麻布
spec: 内页=PP插袋，黑底
spec: 尺寸=34×27×7cm
spec: 重量=约2.1kg
offer: 送相角贴、金色笔

从满月到小学毕业都够塞，{整整六百张的位子|count|supported}。
{四斤多|number|supported}，搬它得两只手。
{金色的笔送一杆|property|supported}，黑底上写字好看。
{往袋里一插就行，不用胶|property|supported}。
{覆膜自粘的那种老款|property|contradicted}。
{白色内页|property|contradicted}，显干净。
{无酸纸，一百年不发黄|property|unsupported}。
{国图修古籍的老师推荐|endorsement|unsupported}。
{好几位奶奶买完又来给亲家订|testimonial|unsupported}。
照片背面那行铅笔字，是我爸年轻时的笔迹。
手机里两万张，你翻过几张？
搬家时最先包的是它，最后拆的也是它。
# reading_workbook
title: 小学语文阅读训练 三年级上 含答案
category: 图书/教辅
price: 32.80
spec: 页数=148
spec: 篇目=60篇
spec: 适配=统编版三年级上册
spec: 出版=2026年7月第2版
spec: 纸张=70g胶版纸
point: 答案单独成册
point: 每篇配朗读音频（扫码）

{答案另装一小本|property|supported}，大人收走就抄不着。
{六十篇，一礼拜三篇，二十周刷完|number|supported}。
{扫一下有人念给你听|property|supported}。
{今年七月刚改的第二版|number|supported}。
{上下册合订，一年都够|property|contradicted}。
{四年级的也对得上课文|property|contradicted}。
{人大附中的老师编的|endorsement|unsupported}。
{期末平均涨了九分|testimonial|unsupported}。
{去年卖出八十万册|count|unsupported}。
“作者表达了怎样的思想感情？”作者自己也不知道。
爸爸讲题，三分钟后隔壁关窗。
先读题，再读文，笔别停。
# wool_coat
title: 双面呢大衣 女 中长款 手工缝 羊毛
category: 服饰/女装
price: 899.00
brand: 知棠
spec: 面料=绵羊毛90%，羊绒10%
spec: 衣长=M码105cm
spec: 克重=约680g/㎡
spec: 里衬=无（双面呢）
spec: 版型=H型，落肩
spec: 清洗=仅干洗
document: 质检报告QT26-1183：羊绒含量10.4%，起球3-4级，色牢度4级
point: 双面呢手工缝制约11小时
offer: 定金50抵100
description: 手工线迹会有不完全均匀的情况。

它家写得实在：{针脚有宽有窄，手缝就这样|property|supported}。
抠掉吊牌我也敢说，{十成里有一成是山羊身上的绒|material|supported}。
{下不了水，得送店里干洗|property|supported}，每年多花这一笔要想好。
《没有里子的大衣，才是好大衣？》这件{翻过来真没衬布|absence|supported}。
{起球四到五级，毛衣蹭一冬也光溜溜|number|contradicted}。
{一半羊绒一半羊毛|material|contradicted}，怪不得软。
{内蒙鄂尔多斯的绒|origin|unsupported}，牧民一把一把梳下来。
{跟MaxMara同一个面料商|comparison|unsupported}。
{穿它去面试的读者，三个拿了offer|testimonial|unsupported}。
立冬以后，路灯亮得比下班早。
肩膀落下来，人也就不端着了。
你会为一件大衣减肥吗？我会，减到腊月。
# qipao_dress
title: 改良旗袍 日常款 提花 盘扣
category: 服饰/女装
price: 135.00

{一百三十五块的旗袍|number|supported}，够一顿火锅。
{盘扣的|property|supported}，一粒一粒系上去，人就静了。
{不是老派那种，改过的版|property|supported}，平时也穿得出门。
{布面上织着花|property|supported}，凑近了才看见暗纹。
{拉链代替了盘扣，三秒穿好|property|contradicted}。
{真丝重磅|material|unsupported}，垂得像水。
{苏州老裁缝一人一版|endorsement|unsupported}。
{腰里带弹，胖十斤也塞得进|property|unsupported}。
{开衩做了防走光|property|unsupported}。
外婆的樟木箱一打开，是整个民国的味道。
走路别跨大步，膝盖碰膝盖。
雨巷、油纸伞，俗是俗，可谁不吃这套。
# jeans_men
title: 男士牛仔裤 直筒 加绒可选 弹力
category: 服饰/男装
price: 79.00
spec: 面料=棉78% 聚酯纤维20% 氨纶2%
spec: 尺码=28-40
spec: 厚度=常规/加绒两种
spec: 颜色=深蓝、黑灰
offer: 加绒款+10元
document: 买家评价摘录（2026年10月）：“裤腿有点长，我一米七剪了三公分”——用户j***8

有位{买家自己写的，一米七的个子得剪三公分|testimonial|supported}。
{要带绒的多给十块，八十九|number|supported}。
瘦子胖子都别走，{码子从二十八一路排到四十|number|supported}。
{棉占了快八成|material|supported}，剩下的管弹。
{一米七穿正好，一寸不用裁|testimonial|contradicted}。
{五个颜色轮着穿|count|contradicted}。
{蹲下去裆不开线，我们蹲了五百回|number|unsupported}。
{洗到发白也不缩|property|unsupported}。
{膝盖那块做了立裁，久坐不鼓包|property|unsupported}。
男人的衣柜，一条裤子能扛一个冬天。
修车铺的老赵讲，油点子也是花纹。
反面朝外洗，凉水。
# scarf_cashmere
title: 山羊绒围巾 男女 素色 200×30 礼盒
category: 配饰/围巾
price: 268.00
brand: 牧歌
spec: 成分=山羊绒100%
spec: 规格=200×30cm（不含流苏）
spec: 重量=约110g
spec: 产地=内蒙古鄂尔多斯
document: 2025年内蒙古绒纺行业“优质产品”证书（编号NM-25-067）；纤维含量检验：山羊绒100%
point: 60天内起球免费修毛1次

去年{内蒙绒纺那个行业里评上过优质产品|award|supported}，编号都能查。
{俩月里头起了球，寄回去给你修一回|promise|supported}。
{两米长，绕两圈还能打结|number|supported}。
{二两多重|number|supported}，围上跟没围似的。
{里头掺了三成羊毛|material|contradicted}，所以才这个价。
{起球了终身给修，修几回都行|promise|contradicted}。
{巴黎那个买手店年年来下单|endorsement|unsupported}。
{十五点五微米的细度|number|unsupported}，{婴儿都不扎|property|unsupported}。
{专柜里同样一条挂两千|comparison|unsupported}。
风从贝加尔湖那边过来，一路没遇见人。
给我爸寄了一条，他说“乱花钱”，转头发了朋友圈。
叠着放，别挂，挂长了成面条。
# essence_serum
title: 二裂酵母精华 30ml 修护 敏肌可用
category: 美妆/精华
price: 139.00
brand: 屿安
spec: 净含量=30ml
spec: 主要成分=二裂酵母发酵产物溶胞物、神经酰胺NP、依克多因
spec: 酒精、香精、色素=无
spec: 适用=敏感肌、干皮
document: 人体功效评价（2026年4月，35人，28天）：经皮水分流失下降18%；未对淡斑、抗皱作评价
document: 用户回访（112人）：76%愿意复购
point: 开封后6个月内用完
offer: 首单立减30

{回访了百十来号人，四个里有三个说还买|testimonial|supported}。
{二十八天，水分跑掉的少了将近两成|number|supported}。
🍃空瓶记：{没酒精没香精也没色素|absence|supported}，我拿着放大镜对的。
{头一回下单才一百零九|number|supported}，{拆了半年内得用光|number|supported}。
{一个月斑淡了三成，报告有数|number|contradicted}。
{复购率九成五|number|contradicted}，谁用谁上瘾。
{孕期哺乳期都能涂|property|unsupported}。
{跟小棕瓶用的同一株菌|comparison|unsupported}。
{华西的皮肤科主任拿它给术后病人|endorsement|unsupported}。
换季的脸，像旧墙皮。
脸皮薄的人，心事都写在两颊上。
先精华还是先乳？从稀到稠，记住就完了。
# hair_dye
title: 植物盖白染发剂 一梳黑 栗棕/自然黑 家用
category: 个护/染发
price: 45.00
spec: 特证=国妆特字G2024xxxx
spec: 规格=50g×2剂×3次
spec: 时间=约30分钟
spec: 颜色=自然黑、栗棕
spec: 染料=对苯二胺类（氧化型），含何首乌提取物
description: 使用前48小时做皮试。孕妇、过敏体质禁用。

{用它前两天先在耳后试一试|property|supported}，这步别省。
{怀着娃的别碰|property|supported}。
{半个钟头|number|supported}，看完一集电视剧就冲。
{一盒够染三回，一回十五|number|supported}。
{纯植物，一点化学染料没有|absence|contradicted}。
{过敏的人也照染|property|contradicted}。
{三个月不褪|number|unsupported}，长出来的白根另说。
{楼上七十岁的张老师染完像五十|testimonial|unsupported}。
{比理发店用的药水不伤发|comparison|unsupported}。
爸的头发，是在我高考那年白的。
围条旧毛巾，耳朵抹点凡士林。
镜子前，娘俩你帮我我帮你，笑成一团。
# razor_women
title: 女士剃毛刀 五层刀片 1架3头
category: 个护/剃毛
price: 28.00
spec: 刀架=1
spec: 刀头=3个，五层
spec: 润滑条=芦荟提取物
spec: 材质=不锈钢刀片
offer: 刀头4只装24元另售

{后头单买头，六块一个|number|supported}。
{一把架子配仨头|count|supported}。
{五道刃|count|supported}，顺着小腿一刮到底。
{那条滑滑的里头有芦荟|material|supported}。
{陶瓷刀，划不破皮|material|contradicted}。
{充电的，嗡嗡响|property|contradicted}。
{刮完不长倒刺|property|unsupported}，我试了两个夏天。
{吉列的代工厂流出来的|origin|unsupported}。
{七天不满意退双倍|promise|unsupported}。
裙子季来得比春天还早。
打湿、抹沫、逆着刮，别干剃。
谁规定女生就得光溜溜，我乐意才刮。
# sandalwood_comb
title: 檀木梳 绿檀 整木 防静电 刻字
category: 个护/梳具
price: 36.00
brand: 老樟树下
spec: 木料=绿檀
spec: 尺寸=17×5.5cm
spec: 齿=疏齿/密齿
spec: 工艺=整木，无胶拼
spec: 气味=木材自带清香
point: 刻字8字内免费，刻字款不退
description: 遇湿可能变深绿，属正常。

{刻了名儿的就没法退喽|promise|supported}，错一个字也是你的。
{见了水颜色发沉，别当坏了|property|supported}。
{一整块木头锯的，没拿胶水粘|property|supported}。
{齿稀的齿密的随你选|property|supported}。
{黄杨木，黄黄的|material|contradicted}。
{好几片拼起来，不会裂|property|contradicted}。
{梳一百下掉发减半|testimonial|unsupported}。
{常州宫梳名篦传人压的花|endorsement|unsupported}。
{木头是委内瑞拉的老料|origin|unsupported}。
一梳梳到尾，二梳白发齐眉。
阿婆坐在门槛上，太阳正照着她的后脑勺。
头发打结从尾巴开始解。
# baby_playmat
title: 宝宝爬行垫 XPE 2cm 加厚 折叠 200×180
category: 母婴/爬行垫
price: 168.00
brand: 彩虹岛
spec: 材质=XPE（化学交联聚乙烯泡棉）
spec: 尺寸=200×180cm
spec: 厚度=2cm
spec: 折叠后=60×50×20cm
spec: 图案=双面不同
document: 检测：甲酰胺 52mg/kg（限值200），重金属未检出；2026年4月
document: 2026年某母婴展参展产品（非奖项）
point: 新垫气味，通风48小时后使用

{甲酰胺测了五十二，上限是二百|number|supported}。
{买回来先晾足两天|number|supported}，别急着铺。
{翻个面又是一张画|property|supported}。
{三平米六的地方，两公分厚|number|supported}。
{甲酰胺零检出|absence|contradicted}，报告打脸别家。
{今年母婴展上领了奖|award|contradicted}。
{同样这么厚的，商场里三百打不住|comparison|unsupported}。
{摔下床的娃都没起包|testimonial|unsupported}。
{物业说地暖上铺着也没事|property|unsupported}。
七个月的娃，爬出一道口水河。
楼下邻居敲门，这回是来送饺子的。
湿布拧干擦，别拖地那样泡。
# kid_thermos
title: 儿童保温杯 316 吸管杯 500ml 带背带
category: 母婴/水杯
price: 69.00
brand: 咕噜
spec: 内胆=316不锈钢
spec: 外壁=304不锈钢
spec: 容量=500ml
spec: 保温=6小时≥52℃，12小时≥38℃（室温20℃，95℃水）
spec: 空杯重=285g
spec: 吸嘴=硅胶
point: 两盖：吸管盖+直饮盖
description: 吸管盖勿装60℃以上热水，勿装碳酸饮料。

{早上七点灌开水，午饭后还五十来度|number|supported}。
{太烫的别用吸管那个盖，六十度是线|number|supported}。
{俩盖子换着使|count|supported}，大班换直饮。
{空着还不到六两|number|supported}。
{可乐雪碧随便装|property|contradicted}。
{里外都是316|material|contradicted}。
{奶泡一天不馊|property|unsupported}。
{摔过三层楼，底盖没瘪|testimonial|unsupported}。
{教育局采购名单上有这款|endorsement|unsupported}。
放学第一句话：妈，我渴。
背带勒在胸口，像个小邮差。
杯子里的枸杞，是奶奶偷偷放的。
# formula_box
title: 奶粉盒 便携 分装 三层 900ml 带勺
category: 母婴/奶粉储存
price: 25.00
spec: 材质=PP
spec: 层数=3
spec: 容量=3×300ml
spec: 密封=硅胶圈
spec: 勺=1
spec: 耐温=-20~110℃

{三层摞起来九百毫升|number|supported}，出门一天够喝。
{沸水烫过没问题，上限一百一|number|supported}。
{勺子自带一把|count|supported}，不用拿家里的。
{盖子缝里那圈软胶管着不透气|material|supported}。
{玻璃的，看着干净|material|contradicted}。
{四个格，一格一顿|count|contradicted}。
{潮天放十天粉不结块|number|unsupported}。
{日本妈妈群里转疯了|endorsement|unsupported}。
{倒着摇都不漏一粒|property|unsupported}。
凌晨两点半，灯没开，靠手感抓勺子。
装之前先擦干，一滴水都不能有。
你家是几勺配几毫升？我总记反。
# fire_truck_bricks
title: 拼装积木 城市消防车 412粒 可动
category: 玩具/拼装
price: 66.00
brand: 拼拼匠
spec: 颗粒=412
spec: 材质=ABS
spec: 成品尺寸=26×9×13cm
spec: 人仔=2个
spec: 可动=云梯升降、车门可开
spec: 兼容=与主流小颗粒积木兼容
spec: 年龄=6岁以上
point: 缺件补件：30天内免费
document: 2025年某市文创玩具设计赛三等奖（作者：吕安）

{三等奖，人家设计是吕安|award|supported}，我没说一等。
{缺了哪块，一个月内来补，不要钱|promise|supported}。
{梯子会升，门会开|property|supported}。
{两个消防员小人|count|supported}，{零件四百多|count|supported}，手慢的要一下午。
{设计金奖|award|contradicted}，外国评委投的。
{木头的|material|contradicted}，不扎手。
{说明书用了荧光字，夜里都看得清|property|unsupported}。
{拼过的爸爸里九成都说手感像乐高|testimonial|unsupported}。
{消防支队给站里的娃买过五十套|endorsement|unsupported}。
妈妈回来看见满地，一脚踩中一块，“嗷”。
一边拼一边讲救火的故事，火灭了饭也糊了。
拼到一半别收，拿块板端走。
# puppet_theater
title: 皮影戏手工材料包 西游记 5人物 幼儿园
category: 玩具/非遗手工
price: 29.00
brand: 影子匠
spec: 人物=5个（悟空、八戒、唐僧、沙僧、白龙马）
spec: 材料=PVC仿皮片（非牛皮）
spec: 附=竹签、连接扣、白布幕1块、剧本1页
spec: 年龄=5岁以上（需家长协助）
point: 未含灯，用手机手电筒即可

{灯是不给的，拿手机照着|absence|supported}。
{连马带人五个|count|supported}。
{不是真牛皮，仿的|material|supported}，小孩剪坏不心疼。
{幕布给了一块|property|supported}，绷在椅子背上就开戏。
{真驴皮，能透着烛光|material|contradicted}。
{三岁娃自己就能做完|property|contradicted}。
{娃演了一回，见人都敢说话了|testimonial|unsupported}。
{华县的非遗老艺人录的唱腔|endorsement|unsupported}。
{海淀三十二所园开了这门课|count|unsupported}。
黑下来的客厅，墙上住进一只猴子。
爷爷捏着嗓子学八戒，奶奶笑岔了气。
“悟空，你又调皮了”，谁家没讲过这句。
# tshirt_heavy
title: 重磅纯棉短袖T恤 男女同款 300g 不透
category: 服饰/T恤
price: 59.00
brand: 厚土
spec: 面料=100%棉
spec: 克重=300g/㎡（上一代为260g/㎡）
spec: 领口=双针罗纹，2.5cm
spec: 尺码=S-4XL
spec: 颜色=白、黑、灰、军绿、酒红
point: 白色款实测不透内衣色（深色内衣除外）
offer: 2件108元，3件150元
document: 水洗测试（5次）：长度缩1.8%，领口无明显变形

夏天怕露点的男同胞看过来，{它比去年那一版每平米又沉了四十克|comparison|supported}。
三兄弟凑一单，{每人摊五十整|number|supported}，省下的买可乐。
穿白的时候底下别套黑背心，{深色内衣还是会透出来|property|supported}，{其他颜色看不见|property|supported}。
店里丢洗衣机转了五轮，{衣长缩了不到百分之二|number|supported}，{领子没荷叶边|property|supported}。
我量过吊牌，{四百克，能当卫衣穿|number|contradicted}。
大块头朋友别失望，{最大只做到2XL|number|contradicted}，下回吧。
今年好几个{说唱歌手上台都披着它|endorsement|unsupported}，懂行的一眼认得。
搁太阳底下晒一个夏天，{黑的还是黑，不发红|property|unsupported}。
染整那道用的水，{厂里全部循环回收|property|unsupported}，良心活儿。
蝉叫得人发昏，冰西瓜切一半抱着挖。
衣服这东西，越简单越见人。
领口别拿手撑着套，卷起来从头上过。
# cardigan_elderly
title: 妈妈款针织开衫 春秋 薄 中老年 大码
category: 服饰/女装
price: 88.00
spec: 成分=腈纶60% 羊毛20% 锦纶20%
spec: 尺码=L-5XL（建议90-190斤）
spec: 扣=6粒
spec: 口袋=2
description: 机洗请放洗衣袋，30度以下。

给婆婆挑的时候她嫌我乱花钱，一看标签{才八十八|number|supported}，脸就松了。
跳广场舞的姐姐注意，{一百八十来斤也有你的号|number|supported}。
老年卡、钥匙、纸巾有地方搁，因为{前头缝了一对兜|count|supported}。
要是丢机器里洗，记得{套网袋、水别超三十度|property|supported}。
商标上写得清楚，{羊毛占八成|material|contradicted}，暖得很。
{是套头的|property|contradicted}，怕冷的老人一拉就穿上。
隔壁桂芳阿姨摸了一把，{当场给三个妹妹都订了|testimonial|unsupported}。
说是{濮院那边的厂子|origin|unsupported}出的货，毛衫窝子嘛。
{洗到第三年也不塌肩|property|unsupported}，我妈那件就是证据。
妈妈年轻的时候，也是厂里最会打扮的姑娘。
她总说不冷不冷，手一摸冰凉。
你上回陪她逛街，是哪年的事了？
# raincoat_kids
title: 儿童雨衣 带书包位 EVA 3-12岁 全身
category: 服饰/雨具
price: 39.90
spec: 材质=EVA
spec: 厚度=0.18mm
spec: 尺码=M/L/XL/XXL（身高95-155）
spec: 帽檐=透明PVC
spec: 反光条=背后1道
point: 背部拉链展开为书包位
point: 送收纳袋

背着书包的小蜗牛也能罩住，{后背拉链一拉就鼓出个包的位置|property|supported}。
帽子前边那一块{是透亮的|property|supported}，低头能看见水坑。
从托班到六年级，{一米五五以下的都有码|number|supported}。
晴天叠巴叠巴，{有个小袋子装它|property|supported}，挂书包边上。
前胸后背袖子上，{反光条一共贴了五道|count|contradicted}。
{加了绒里子|material|unsupported}，冬雨也不冷。
我当交警的表哥说，{路口的娃十个里六个穿这个|testimonial|unsupported}。
{撕不烂，我使了吃奶的劲|property|unsupported}。
颜色好看得要命，听说{插画是丹麦人画的|origin|unsupported}。
下雨天的小孩，是全城最快乐的人。
水花溅起来，妈妈的裤腿就完了。
回家抖三下，挂门把手上，别闷着。
# loafers_men
title: 豆豆鞋男 休闲 一脚蹬 牛皮 软底
category: 鞋靴/男鞋
price: 149.00
brand: 驰步
spec: 鞋面=牛皮
spec: 内里=猪皮+织物
spec: 底=橡胶颗粒
spec: 码=38-46
spec: 颜色=黑、棕、藏青、白
point: 支持7天无理由（鞋底未磨损）
document: 客服记录（9月）：退货率11%，主因“偏小”

老板自己晒的账，{一百个里头退了十一个，多半嫌挤脚|count|supported}。
脚丫子四十六的大汉，{这儿能买着|number|supported}，放心来试。
屋里试试可以，{底子磨花了就退不成|promise|supported}。
开春配卡其裤选白的，{一共四个色，黑棕藏青都在|count|supported}。
{鞋码偏大，往小了拿|property|contradicted}，客服说的。
里里外外{全羊皮|material|contradicted}，捏着像耳垂。
开长途脚不累，{跑运输的师傅回购到第四双|testimonial|unsupported}。
要论做工，{跟三百多那些牌子没两样|comparison|unsupported}。
{底子走一万步不发烫|number|unsupported}，夏天试出来的。
男人到了四十岁，弯腰系鞋带都算运动。
配白袜子还是船袜？别吵，光着。
我丈人进门换鞋那叫一个慢。
# pearl_necklace
title: 淡水珍珠项链 近圆 7-8mm 强光 送妈妈
category: 珠宝/珍珠
price: 298.00
brand: 珠湾
spec: 类型=淡水珍珠（无核）
spec: 直径=7-8mm
spec: 形状=近圆
spec: 长度=45cm
spec: 瑕疵=微瑕
spec: 扣=925银
spec: 产地=浙江诸暨
document: 珠宝鉴定证书：淡水养殖珍珠项链，未见染色
point: 收货15天无理由，180天内免费重新串线一次

线松了别自己瞎穿，{半年之内寄回来给你重串一回|promise|supported}。
凑近了瞧，{圆得差那么一点，还带些小毛病|property|supported}，天生的。
证书上那行小字我念给你们：{没看出染过颜色|absence|supported}。
{诸暨的水塘里养大的|origin|supported}，那地方叫山下湖。
朋友以为是{南海的海水珠|origin|contradicted}，哈哈。
{极光、正圆、无瑕，三样占全|property|contradicted}。
一串里{每一颗都是人工对光挑过三遍|number|unsupported}的。
戴着它去听讲座，{三位太太追着问链接|testimonial|unsupported}。
说起来还{拿过省里工艺美术的铜奖|award|unsupported}。
每一颗珠子，都是一粒沙子的委屈。
妈妈把它收在饼干盒里，一次也没戴出门。
喷香水在前，戴珠子在后，顺序别反。
# hair_clip
title: 鲨鱼夹 大号 抓夹 磨砂 3只装
category: 饰品/发饰
price: 12.90
spec: 长度=11cm
spec: 材质=树脂，弹簧为金属
spec: 数量=3（黑、咖、杏）
description: 发量多也夹得住。

一杯豆浆加俩包子的钱换仨，{一只四块三|number|supported}。
厚头发的福音，{头发再多它也咬得住|property|supported}——店家原话。
我们仨室友刚好分，{黑的咖的杏的一人一只|count|supported}。
比巴掌短一截，{十一公分|number|supported}，盘一个丸子刚刚好。
我以为是醋酸的，翻到底下写着{醋酸板材|material|contradicted}，赚到。
开车靠头枕{一点都不硌后脑勺|property|unsupported}。
大学城地摊上{同样的要八块一个|comparison|unsupported}。
{弹簧按一万下不松|number|unsupported}，我室友闲的。
那个韩剧里的女主，{第五集夹的就它|endorsement|unsupported}。
早上起晚了，一抓一夹，人模人样。
头发长见识也长，谁说短的。
洗脸时夹，吃面时夹，吵架时也夹。
# eye_shadow
title: 大地色眼影盘 九色 哑光+珠光 学生
category: 美妆/眼影
price: 49.90
brand: 拾光
spec: 色数=9（哑光5、珠光3、亮片1）
spec: 净含量=9×1.1g
spec: 附=双头刷、镜子
spec: 开封后=12个月
point: 亮片色请勿用于下眼睑内侧

新手别怕没工具，{盘里躺着把两头的小刷子|property|supported}，{盖子上还有镜|property|supported}。
五块来钱一格，{五块五多点，九个格|number|supported}。
笔记重点：{拆封一年就该换了|number|supported}，别跟我似的用到发霉。
闪得最狠那格{只给了一个，别的三格是细珠光|count|supported}。
怕显肿的放心，{九个全是哑光|count|contradicted}。
涂满卧蚕里侧也行，{亮片哪儿都能上|property|contradicted}。
粉细得{不飞一粒，白衬衫上都没落|property|unsupported}。
早八人测评：{上完课去跑步去吃饭，晚上九点还在|testimonial|unsupported}。
配色据说{请了故宫文创那个团队|endorsement|unsupported}。
秋天的大地，有十几种棕，哪种都不一样。
我画完室友问：你昨晚没睡好？
指腹点中间，刷子扫边，由浅到深。
# soap_handmade
title: 冷制手工皂 羊奶 100g 4块
category: 个护/香皂
price: 48.00
brand: 山居皂坊
spec: 规格=100g×4
spec: 油脂=橄榄油45%、椰子油25%、棕榈油20%、乳木果10%
spec: 羊奶=添加12%
spec: 熟成=45天
spec: 香味=无香2块、薰衣草2块
description: 手工切割，单块重量±5g。不作药用。

一炉皂要等{一个半月才肯拿出来卖|number|supported}，急性子做不了这行。
你切的我切的总归不一样，{差个三五克别计较|number|supported}。
四块里头{一半不加香|count|supported}，给爸爸留着。
里头倒得最多的是{橄榄油，快一半|material|supported}。
{是药皂，抹了治湿疹|property|contradicted}。
做皂用{牛奶打底|material|contradicted}，泡沫像奶盖。
奶是{呼伦贝尔牧民当天挤的|origin|unsupported}，冰着送过来。
{比超市三块钱那种耐用一倍|comparison|unsupported}，{不化汤|property|unsupported}。
{六年没涨过价|number|unsupported}，老客都晓得。
山里的日子慢，猫也慢。
拿沥水的架子托着，别泡在水里。
小时候洗手，总要闻一闻才肯吃饭。
# baby_nail_set
title: 婴儿指甲剪套装 防夹肉 新生儿 5件
category: 母婴/护理
price: 22.80
spec: 件数=5（弧口剪、指甲钳、锉、镊子、收纳盒）
spec: 材质=不锈钢+ABS
spec: 弧口剪=圆头
point: 指甲钳带放大镜（可拆）

老花眼的奶奶终于敢上手了，{钳子上架了个放大镜|property|supported}，不要还能拆。
连装东西的盒子算在内，{一套五件|count|supported}。
剪刀头{磨成圆的|property|supported}，不戳人。
掏鼻屎也有家什，{里面有把镊子|property|supported}。
我拿到手吓一跳，{电动的，磨一磨就短了|property|contradicted}。
{剪、钳、锉，总共就仨|count|contradicted}，盒子另买。
黑灯瞎火趁娃睡着剪，{带照明灯的|property|unsupported}。
{剪了四百多个娃没夹过一回肉|count|unsupported}，月嫂刘姐的口碑。
{钢口是阳江的|origin|unsupported}，刀具之乡。
小手像剥开的橘子瓣，五瓣。
你敢剪吗？第一次我手抖得像筛糠。
趁吃奶剪，两边留点白。
# baby_bathtub
title: 婴儿洗澡盆 可折叠 带温度计 浴网
category: 母婴/洗浴
price: 89.00
brand: 泡泡鸭
spec: 尺寸=82×50×22cm，折叠厚9cm
spec: 材质=PP+TPE
spec: 温度计=电子，内置纽扣电池1粒
spec: 适用=0-6岁
spec: 附=浴网、挂钩
description: 洗浴时成人须全程看护。温度显示误差±1℃。

墙角一靠，{折起来才一掌厚，九公分|number|supported}。
水热不热看数字，{上下差一度以内|number|supported}。
{网兜和钩子不用另配|property|supported}。
大人一步都别走开，{人家也写了全程盯着|property|supported}。
用到{三岁就塞不下了，标的就是三岁|number|contradicted}。
{折叠的？不，是一整块硬盆|property|contradicted}，省得漏。
{泡六十度热水也不发软|property|unsupported}。
{浙大儿院出院礼包里头那个盆|endorsement|unsupported}。
{排水口用三年没漏的我见了七八家|testimonial|unsupported}。
洗澡水溅湿半面墙，地上能养鱼。
一进水就笑，一出水就哭，跟我一个样。
先放凉的，再兑热的，胳膊肘试。
# trampoline
title: 家用儿童蹦床 1.2米 护网 室内 静音
category: 玩具/蹦床
price: 268.00
spec: 直径=120cm
spec: 高度=含网150cm
spec: 承重=80kg
spec: 弹力件=松紧绳36根（无弹簧）
spec: 腿=6
spec: 年龄=3岁以上
point: 需自行组装，约40分钟，附工具
document: 检验：GB 6675合格；护网拉力合格

楼下不会上来找你，{里面是松紧绳，没一根弹簧|material|supported}。
装起来{四十来分钟|number|supported}，扳手盒里有。
体重{一百六以下的爸爸可以陪跳|number|supported}。
绑带数过，{三十六根|count|supported}，一根松了还有三十五。
快递小哥{上门给你装好再走|promise|contradicted}。
{一岁半刚会走就能蹦|property|contradicted}。
跳半年{个头窜了六公分|testimonial|unsupported}，同班最高。
{早教中心撤店时清出来的同款|origin|unsupported}。
{绳子老化了免费补三年|promise|unsupported}。
蹦到天花板的灯都跟着晃。
小狗也要上去，四条腿不知先迈哪条。
穿袜子跳，别攥着玩具。
# magnetic_tiles
title: 磁力片 彩窗 72片 送收纳箱 3岁
category: 玩具/磁力
price: 119.00
brand: 磁小方
spec: 片数=72（三角28、正方30、其他14）
spec: 材质=ABS，内封磁铁
spec: 磁铁=铁氧体
spec: 年龄=3岁以上
spec: 边缘=超声波焊接+铆钉
document: 3C；检测：磁通量指数38kG²mm²（限值50），跌落后无磁铁脱落
description: 磁铁误食有危险，破损立即停用。

壳子裂了马上收走，{吞了磁铁要命，店家也这么写|property|supported}。
那个吓人的指数{三十八，没摸到五十的顶|number|supported}。
四方的{比三角的多俩|comparison|supported}，盖房子够墙。
边上{又焊又铆|property|supported}。
里头是{强力钕磁，吸得住铁锅|material|contradicted}。
{一百片整|count|contradicted}，能搭到柜子顶。
{踩一脚不碎|property|unsupported}，我一百四的体格。
听说{哈佛边上那所附小课堂里也摆着这个|endorsement|unsupported}。
{跟四百多那家一比，吸力更大|comparison|unsupported}。
阳光穿过来，地板上落了一块红一块绿。
城堡盖好了，妹妹是哥斯拉。
收的时候一摞一摞吸起来，省事。
# inflatable_pool
title: 充气泳池 家庭 2.1米 三环 加厚 送电泵
category: 户外/戏水
price: 148.00
spec: 尺寸=210×145×60cm
spec: 厚度=0.35mm
spec: 材质=PVC
spec: 蓄水=约750升
spec: 气室=3层独立
spec: 附=电动充气泵、修补片2
description: 需放平整地面。蓄水后约0.75吨，楼上阳台请评估承重。

灌满了{有一千五百来斤|number|supported}，阳台上的先想想。
打气不用脚踩，{电泵带着呢|property|supported}。
三圈各管各的，{漏一圈另外两圈还撑着|property|supported}。
{两个补丁片塞在说明书里|count|supported}。
{十五分钟自动充好，不用泵|property|contradicted}。
{单层的，一扎全瘪|property|contradicted}，小心猫爪子。
{大太阳晒三个夏天不脆|property|unsupported}。
{我们小区群里拼了三十六个|count|unsupported}，院子里一片蓝。
底下{带软垫，石子不硌|property|unsupported}。
三伏天的下午，水管子一开，全楼的孩子都下来了。
防晒抹了没？帽子呢？来，转过去。
奶奶坐在板凳上，把脚伸进来，说凉快。
# windbreaker
title: 冲锋衣 三合一 男女 可拆抓绒 硬壳
category: 户外/服装
price: 369.00
brand: 望岳
spec: 外层=涤纶，PTFE膜
spec: 内胆=抓绒（可单穿）
spec: 静水压=10000mm
spec: 透湿=8000g/㎡·24h
spec: 压胶=全压胶
spec: 重量=外层620g+内胆410g
spec: 帽=三向调节，可卷
document: 检测报告（2026年3月）：静水压11200mm，透湿8350
offer: 学生认证减30

报告上比标的还高，{标一万，测出来一万一千二|number|supported}。
{俩加起来两斤来重|number|supported}，背着爬坡嫌热就拆。
里头的绒{拽下来就是件外套|property|supported}。
学生证扫一下，{三百三十九|number|supported}。
里胆{灌的是羽绒|material|contradicted}，拍一拍就蓬。
只有{肩膀那块压了胶|property|contradicted}，别淋太久。
{用的GORE那家的膜|material|unsupported}，logo在袖子里。
{去年走鳌太的队里八个人六个穿这件|count|unsupported}。
{始祖鸟平替里的天花板|comparison|unsupported}。
垭口的风，把话吹回嗓子眼里。
去的时候雄赳赳，回来的时候一瘸一拐。
拉链头抹点蜡，冬天好拉。
# book_cookbook
title: 《一个人的灶台》 家常菜谱 72道 林小满
category: 图书/生活
price: 49.80
spec: 菜数=72道
spec: 开本=32开
spec: 页数=208
spec: 作者=林小满（自媒体作者）
spec: 出版=2025年11月
spec: 单菜时间=多数15-30分钟
point: 全部一人份用量；附购物清单
document: 某读书平台2026年春季“生活类新书榜”第7位

{在那个平台春天的新书榜上排到第七|award|supported}，不是我编的。
一个人吃饭最怕剩，{分量全按一张嘴算|property|supported}。
买菜不用想，{清单列好了|property|supported}，照着拎。
一道菜平均{不到七毛|number|supported}，划算得离谱。
{生活榜冠军，连坐八周|award|contradicted}。
{两百道硬菜|count|contradicted}，从鲍鱼到龙虾。
林老师{在蓝带学过三年|endorsement|unsupported}。
{韩国买了版权，首印两万|count|unsupported}。
{跟着做了一个月，体重掉了六斤|testimonial|unsupported}。
锅里咕嘟咕嘟，屋里就有了人气。
盐少许是多少？世纪难题。
一双筷子，一只碗，也算一桌饭。
# planner_stickers
title: 手账贴纸 复古 100张不重样 和纸
category: 文具/手账
price: 9.90
spec: 数量=100张（25款×4包）
spec: 材质=和纸
spec: 尺寸=约4-6cm
point: 可撕重贴1-2次

{一毛钱不到一张|number|supported}，撕得没负罪感。
贴歪了别哭，{揭下来还能再来一两回|property|supported}。
{四小包，一包二十五|count|supported}，分给同桌两包。
盖得住错字，也盖得住一整段牢骚，{小的四公分大的六公分|number|supported}。
{PET塑料的|material|contradicted}，{水杯上贴着洗都不掉|property|unsupported}。
{烫金的，夜里还发亮|property|unsupported}。
作者是{旅居京都的插画师|endorsement|unsupported}。
{小红薯上收藏破十万|count|unsupported}。
{大豆油墨，娃啃了没事|material|unsupported}。
雨天、收音机、一盏台灯，够了。
贴纸是大人的糖纸。
你本子写满过吗？我有十七本写到第三页。
# apron_kids_paint
title: 儿童罩衣 防水 长袖 画画吃饭
category: 母婴/罩衣
price: 19.90
spec: 面料=涤纶（背面PU涂层）
spec: 尺码=80-130
spec: 系法=背后魔术贴

我姐家的二宝开始自己舀饭那天，我塞给她这件，因为{汤泼上去不渗|property|supported}。
没有绳子，{后脊梁那儿一粘就妥|property|supported}。
{一岁上下到上小学的娃都有号|number|supported}，个头照八十到一米三挑。
{两张十块还找一毛|number|supported}，比洗一次地毯便宜。
{全棉双层纱的，吸汗|material|contradicted}。
背后{一排按扣，娃自己解不开|property|contradicted}。
托班老师讲，{全班统一换成了这种|endorsement|unsupported}。
{油彩丙烯拿湿巾一抹就干净|property|unsupported}，不用上手搓。
{袖口松紧是日本的橡筋|origin|unsupported}，不勒。
番茄酱能飞多远？答案是天花板。
让他脏吧，脏一次就多认识一样东西。
晾的时候里朝外，别暴晒。
# school_uniform_shoes
title: 小白鞋 女童 学生 校园 软底
category: 鞋靴/童鞋
price: 65.00
description: 超纤皮面，橡胶底。28-38码。有轻微胶味，散味两日。

升旗要穿白的，临时抓瞎的妈妈记一下，{六十五|number|supported}。
{刚拿出来有点儿胶水味，晾两天|property|supported}，这话店家自己说的。
面子{是超纤，不是牛皮|material|supported}，擦擦就亮。
姐妹俩一个二年级一个初一，{二八到三八的脚都套得下|number|supported}。
{真皮的，头层|material|contradicted}，你按一下有纹。
闻闻看，{一丁点味儿都没有|absence|contradicted}。
{教导主任发在家长群里让照着买|endorsement|unsupported}。
皮猴子们听着，{踢足球都踢不开胶|property|unsupported}。
{白到毕业都不发黄|property|unsupported}，我拿命担保。
六月一号的鼓号队，全是晒红的小脸。
白鞋刷完裹层卫生纸再晒，这招谁教我的来着。
“妈，别人的鞋都比我的白。”
# id_card_holder
title: 工牌卡套 真皮 挂绳 竖款 免费烫字
category: 箱包/卡套
price: 29.00
spec: 材质=头层牛皮（卡套）、涤纶（挂绳）
spec: 尺寸=11×7cm
spec: 卡位=2
spec: 颜色=黑、驼、墨绿
point: 烫字6字以内免费，48小时发货
offer: 企业满50个每个24元

公司行政看过来，{五十个起，一个便宜五块|number|supported}。
套子是皮子，可{脖子上那根绳是涤纶的|material|supported}，别弄混。
{名字烫上去不收钱，超六个字不行|promise|supported}。
一张门禁，一张饭卡，{刚好俩位|count|supported}。
{绳子也是手搓的牛皮条|material|contradicted}。
下单{一小时就出库|promise|contradicted}，急单放心。
互联网大厂{发新人礼包用的都是它|endorsement|unsupported}。
{挂三年皮不裂|property|unsupported}，反而更有样子。
{防消磁，跟手机贴一块儿也不怕|property|unsupported}。
离职那天，最后交上去的就是它。
电梯里低头一看，原来你也姓欧阳。
上班如上坟，工牌如灵牌，哈哈别打我。
# down_vest
title: 轻薄羽绒马甲 男 立领 内穿 可收纳
category: 服饰/男装
price: 189.00
brand: 北屿
spec: 填充=灰鸭绒，绒子含量85%
spec: 充绒量=M码62g
spec: 面料=尼龙20D
spec: 重量=M码约210g
spec: 口袋=外2内1
spec: 收纳=自带收纳袋
document: 检验：绒子含量86.3%，含绒量合格，异味0级
description: 20D面料较薄，避免尖锐物刮擦。

爸这个年纪怕沉，{连绒带布才四两多|number|supported}，套在夹克里看不出。
送检抽的那件，{绒子比标的还多出一点，八十六点三|number|supported}。
{前头俩兜，里面藏一个|count|supported}，身份证就搁里面。
面子薄，{钥匙别乱塞，容易划|property|supported}。
{填的是白鹅绒，九五绒|material|contradicted}，顶配。
{异味一级，能闻到一点点|number|contradicted}，正常。
出差的李工说{零下五度就靠它，外头加件西装够了|testimonial|unsupported}。
{同克重的优家卖三百九|comparison|unsupported}，翻倍。
{三防面料，红酒泼上去滚成珠|property|unsupported}。
早高峰的地铁，外面冬天里面夏天。
立冬的饺子你家蘸醋还是蘸蒜？
拍一拍，别拧，网兜里慢慢晾。
# incense_sachet
title: 端午香囊 手工 艾草 儿童驱蚊 挂件
category: 饰品/香囊
price: 12.00
spec: 填充=艾草、薄荷、藿香、白芷
spec: 尺寸=6×6cm
spec: 面料=棉布刺绣（机绣）
description: 传统节令饰品，不作驱蚊药使用。香味约1个月。

娃挂在书包上一走一股草香，{里头填了四味草|count|supported}。
绣花不是手绣，{机器上的|property|supported}，十二块钱你还想咋。
{味道顶一个来月|number|supported}，到小暑差不多淡了。
话要说明白，{它不是药，赶蚊子别全指望它|property|supported}。
{戴上十米以内蚊子不敢来|number|contradicted}，{比蚊香还灵|comparison|unsupported}。
{一针一针手绣的老虎|property|contradicted}。
{艾草是蕲春的五年陈|origin|unsupported}，药农亲收。
{县中医院配的方子|endorsement|unsupported}，老主任点过头。
{布是奶奶们用旧衣裳剪的|material|unsupported}，个个不同。
粽叶香飘到三楼，谁家在煮，一闻就知道。
孙女把它别在我衣襟上，说奶奶辟邪。
五色线系左手还是右手？男左女右。
# knee_pad
title: 运动护膝 一只 半月板 硅胶圈 弹簧支撑
category: 运动/护具
price: 59.00
brand: 护跃
spec: 数量=1只
spec: 材质=尼龙、氨纶、硅胶
spec: 支撑=侧边弹簧条2根
spec: 尺码=M/L/XL（按大腿围）
spec: 产品类别=运动护具（非医疗器械）
description: 有伤病请遵医嘱。建议连续佩戴不超过4小时。

拍之前看清，{是单只的，俩膝盖要拍两份|count|supported}。
{一回别戴超四个钟头|number|supported}，血要流得动。
{两侧各插了一根弹簧|property|supported}，起身有个托。
{它不算医疗器械|property|supported}，真疼去挂号。
{成对发，左右不分|count|contradicted}。
{二类械字号|property|contradicted}，{报销都能开|promise|unsupported}。
我丈母娘{爬泰山十八盘没喊一声疼|testimonial|unsupported}。
{国羽的队医也给队员套这个|endorsement|unsupported}。
{蹲跳一千次不往下滑|number|unsupported}。
下楼比上楼疼，你是不是也这样？
年轻时候不懂，膝盖是会记账的。
先量大腿再下单，坐着量。
# water_bottle_sport
title: 运动水壶 Tritan 1L 吨吨桶 刻度
category: 运动/水壶
price: 36.00
spec: 材质=Tritan
spec: 容量=1000ml
spec: 耐温=-10~96℃
spec: 盖=弹盖+提手
spec: 刻度=时间刻度（7:00-21:00）
spec: 空重=178g
point: 送杯刷

一天到晚想不起来喝的同事，买这个，{身上印着几点该喝到哪儿|property|supported}。
{一口气灌两斤水|number|supported}，健身包侧兜放不放得下另说。
刚烧开的一百度别倒，{顶多九十六|number|supported}。
{刷子给你配了|property|supported}，底下够得着。
{早上七点写到晚上十二点|number|contradicted}，夜猫子版。
{不锈钢的，保温一整天|material|contradicted}。
{双酚A没有，婴儿级|absence|unsupported}，闻都没味。
从二楼扔下去三次，{一条纹都没裂|testimonial|unsupported}。
{美国伊士曼的原粒|origin|unsupported}，袋子我见过。
健身房最响的声音，不是铁，是吹牛。
多喝热水这句话，我爸说了三十年。
渴了吗？放下手机，去接一杯。
# pacifier_clip_scanty
title: 宝宝安抚奶嘴链
category: 母婴/配件
price: 15.00
spec: 材质=食品级硅胶珠、榉木夹
spec: 长度=22cm

{十五块|number|supported}，省得一天洗八回奶嘴。
{二十来公分长|number|supported}，从领口垂下来正到手边。
{夹子那头是榉木的|material|supported}，不锈。
珠子捏着软，{硅胶的|material|supported}，咬两口不心慌。
{四十公分加长，车里也够|number|contradicted}。
{塑料珠串的|material|contradicted}，响当当。
{过了美国FDA|endorsement|unsupported}，包装上印着。
{线绳拉力八十牛不断|number|unsupported}。
{咬它的娃出牙不闹觉|testimonial|unsupported}，三个姐妹都这么说。
掉一次捡一次，妈妈的腰就是这么废的。
晚上睡觉要摘下来，安全第一，谁家都一样。
那天他把它挂在猫脖子上。
# poetry_gift_book
title: 唐诗三百首 线装 一函三册 宣纸 礼盒
category: 图书/古籍
price: 168.00
spec: 册数=3册一函
spec: 纸张=手工宣纸（安徽泾县）
spec: 印刷=雕版风格影印（非雕版印刷）
spec: 排版=繁体竖排，无注释
spec: 版本=清光绪刻本影印
spec: 函套=布面
document: 出版方：古籍影印丛刊第12种，限量印1200函，随书编号

{一共只印了一千二百函，每套有号|count|supported}，送老师拿得出手。
{竖着排的繁体字，旁边没有注|property|supported}，初学的先别碰。
它只是长得像刻板印的，{实际是影印|property|supported}。
{泾县的纸|origin|supported}，离黄山不远。
{白话译文逐首对照|property|contradicted}，小学生都看得懂。
{真刀真板，一页一页刷出来的|property|contradicted}。
{故宫的专家题了签|endorsement|unsupported}。
{拍卖行上回同样的落到六百|comparison|unsupported}。
{放二十年不生虫|number|unsupported}，{防蛀处理过|property|unsupported}。
床前明月光，想起的却是外婆的蒲扇。
翻书之前先洗手，老规矩。
你会背的第一首，是不是鹅鹅鹅？
# reading_glasses
title: 老花镜 男女 折叠 便携 防蓝光 100-400度
category: 配饰/眼镜
price: 29.90
spec: 度数=100、150、200、250、300、350、400
spec: 镜片=树脂
spec: 镜架=TR90
spec: 折叠后=5×4×2.5cm
spec: 重量=18g
spec: 防蓝光=415-455nm阻隔率约25%
point: 送小皮盒

爷爷读报的那副腿断了，换成这副，{折起来跟个火柴盒似的|number|supported}，揣兜里去公园。
{一百到四百，七个度|count|supported}，五十一跳。
{蓝光挡掉四分之一左右|number|supported}，别听谁说全挡住。
{盒子另外送|property|supported}，皮的小小一个。
{蓝光挡得干干净净，百分之百|number|contradicted}。
{六百度也有现货|number|contradicted}。
{鼻托戴一整天也压不出坑|property|unsupported}。
省{眼科协会给老年大学统一配的|endorsement|unsupported}。
{戴一年度数不涨|testimonial|unsupported}，老姐妹们都在说。
针眼越来越小，线越来越倔。
“离远点看，再远点”，一家人都笑。
左眼右眼不一样的，最好去店里验。
# portable_stove_camp
title: 户外卡式炉 便携 防风 2.1kW
category: 户外/炊具
price: 119.00
brand: 野火
spec: 功率=2.1kW
spec: 点火=脉冲电子
spec: 气罐=卡式丁烷（不含）
spec: 保护=过压自动断气
spec: 材质=冷轧钢板
spec: 重量=1.4kg
spec: 收纳=手提箱
description: 禁止在帐篷内及密闭车内使用。

烧水之前先想想，{罐子得你自己另备|absence|supported}。
{钻进帐篷关着门别点它|property|supported}，出过人命的。
拎着也就{不到三斤|number|supported}，{还装在一个小提箱里|property|supported}。
{压力大了它自己断气|property|supported}。
{气罐送两瓶，到手就开火|count|contradicted}。
{铝合金面板，轻快|material|contradicted}。
{五分钟烧开一锅面水|number|unsupported}，{秒杀别家|comparison|unsupported}。
{高原四千米也点得着|property|unsupported}，去年在那曲。
{徒步论坛年度装备榜榜眼|award|unsupported}。
火苗一跳，人就坐拢了。
煮泡面谁还放蛋？我，放俩。
灰蒙蒙的早晨，锅盖上升起白气。
# essay_books_scanty
title: 语文作文本 16开 10本
category: 文具/本册
price: 18.00
spec: 规格=16开
spec: 数量=10本

{一本一块八|number|supported}，{校门口那家要三块|comparison|unsupported}。
{十本一捆|count|supported}，用到学期末。
{大十六开|number|supported}，格子撑得开，老师不眯眼。
家长群里接龙，{十八块钱一份|number|supported}，谁先报谁先拿。
{三十二开的小本|number|contradicted}，书包轻。
{一捆二十|count|contradicted}，兄弟俩分。
{护眼米黄纸|material|unsupported}，{灯下不反光|property|unsupported}。
{钢笔写了背面不透|property|unsupported}，随便造。
{全市统考阅卷就用这种格|endorsement|unsupported}。
“我的妈妈”写了六年，妈妈换了六种发型。
作文开头写天气，是所有人的青春。
隔壁桌的橡皮屑吹过来，落在“因为”上。
`;
