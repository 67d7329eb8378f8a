/**
 * Data: sixteen goods with ten sentences each, by somebody who has never seen the rules nor the other sets; marked as in
 * `sentences.data.ts`. Nobody looks at which of them go wrong, only at the sums.
 */
export const strangersCorpus = `
# lotus_root_powder
title: 荷塘人家 手工纯藕粉 500g罐装 不另加糖 附木勺
category: 食品/冲饮
price: 59.00
brand: 荷塘人家
spec: 净含量=500g
spec: 配料=莲藕
spec: 产地=湖北省洪湖市
spec: 保质期=18个月
point: 约十斤鲜藕出一斤粉
point: 木勺一勺约12克
offer: 第二罐半价
document: 检验报告（2026年9月）：水分13.2%，二氧化硫未检出。
description: 先用少量凉水化开，再冲开水。

{罐子翻过来，配料那栏就写了个莲藕|material|supported}，别的字没有。
一顿舀一勺，{一罐能舀四十回出头|number|supported}，吃到开春没问题。
颜色有点灰粉，不白，{硫那一项压根没测着|absence|supported}。
姐俩拼一单吧，{两罐加起来八十八块五|number|supported}。
{西湖边上挖的藕|origin|contradicted}，淤泥都比别处香。
奶奶那辈的规矩，{五斤藕磨一斤粉|number|contradicted}，一点不掺水。
{教我们晒粉的是县里的非遗传承人|endorsement|unsupported}，老爷子今年七十九。
{隔壁单元王姨拿它当早饭，说一上午都不饿|testimonial|unsupported}。
小时候得生病了才有的喝，喝完还要把碗底舔一圈。
水要滚的，手别停，顺着一个方向搅。

# body_lotion
title: 屿白 乳木果身体乳 300ml 秋冬 雪松香 按压瓶
category: 美妆个护/身体护理
price: 79.00
brand: 屿白
spec: 净含量=300ml
spec: 乳木果油含量=5%
spec: 香型=雪松
spec: 生产地=上海市奉贤区
point: 配方不含酒精、不含矿物油
point: 泵头每按一次约2ml
offer: 每瓶赠50ml旅行装
document: 第三方人体测试（32人，2025年11月）：连续使用4周，皮肤水分含量平均提高18.6%。

{一整瓶大概能按一百五十下|number|supported}，我闲得慌真算过。
找了三十来个人试，{抹足一个月，皮肤里的水多了快两成|effect|supported}。
{酒精没往里搁|absence|supported}，你凑近闻，冲鼻子的那股没有。
拍一瓶，{到你手里其实是三百五十毫升|number|supported}，小的扔行李箱。
{乳木果足足占了一成|number|contradicted}，所以才这么稠。
{广州的厂子灌的|origin|contradicted}，我去看过他们车间。
{去年还捧了个美妆大赏的身体护理奖回来|award|unsupported}。
用惯了再摸别家的，{没有一个润得比它久|comparison|unsupported}。
洗完澡，镜子上的雾还没散，就这会儿抹。
东北暖气一烧，我这小腿跟老榆树皮似的。

# stroller
title: 小步舟 轻便婴儿推车 可登机 单手收车 6-36个月
category: 母婴/童车
price: 699.00
brand: 小步舟
spec: 整车重量=5.9kg
spec: 折叠尺寸=52×45×18cm
spec: 承重=18kg
spec: 车架材质=铝合金
spec: 篷布=涤纶，UPF50+
spec: 适用月龄=6-36个月
point: 单手收车约2秒
offer: 赠凉席垫、雨罩
document: 整车质保2年；CCC认证证书在有效期内。
description: 浙江平湖工厂生产。

{整个车不到十二斤|number|supported}，左手抱娃右手拎它，过闸机不求人。
外甥女刚上小班，还往里钻，{三岁以内都坐得下|number|supported}。
{骨架是铝的|material|supported}，你敲敲，声儿脆。
{浙江那边厂里出来的|origin|supported}，车间主任是我表姐夫。
{满月就能躺平了推出门|number|contradicted}，当妈的早点解放。
轱辘掉了找我，{整车给你保五年|number|contradicted}。
{在德国拿过设计奖的那一款|award|unsupported}，就长这样。
{儿科大夫都让家长挑这种靠背|endorsement|unsupported}，别图便宜。
高铁站那段没电梯的楼梯，带过娃的谁不记得啊。
下雨天推回来，记得拿干布把轮子抹一把。

# floor_washer
title: 净叔 无线洗地机 J5 热风烘干 双水箱
category: 家电/清洁电器
price: 1599.00
brand: 净叔
spec: 续航=35分钟
spec: 清水箱=800ml
spec: 污水箱=700ml
spec: 整机重量=4.6kg
spec: 烘干=60℃热风，30分钟
point: 比上一代J4轻0.8kg
offer: 以旧换新减200元
document: 保修卡：整机2年，电池1年。

装清水的那个箱子，{比装脏水的大一百毫升|comparison|supported}，看仔细别装反。
{跟自家前一代比，轻了一斤六两|comparison|supported}，我丈母娘都推得动。
旧机器别卖破烂，抵给我们，{一千三百九十九抱新的走|number|supported}。
拖完插回底座，{它自己吹半个钟头六十度的热风|number|supported}，不用你动手。
{充满一次能拖一个多小时|number|contradicted}，复式楼都够。
怕电池不耐用？{电池也给你保两年|number|contradicted}。
地上抹一遍，{细菌去掉99.9%|effect|unsupported}。
{楼下开理发店的小马一天拖三遍，一年了没坏过|testimonial|unsupported}，头发渣子你想想。
我家那狗掉毛掉得，攒攒能再织一条狗。
光脚踩上去走两步，心里才算踏实。

# cardigan
title: 南桥 女士羊毛桑蚕丝开衫 V领 秋冬 四色
category: 服饰/针织衫
price: 329.00
brand: 南桥
spec: 面料=美利奴羊毛70% 桑蚕丝30%
spec: 颜色=燕麦/藏青/酒红/墨绿
spec: 尺码=S/M/L/XL
spec: 产地=浙江桐乡
point: 贝壳扣，共7粒
point: 可机洗，选羊毛程序并装洗衣袋
offer: 两件9折
document: 检测报告：起球4级，纤维含量与标签相符。

摸着滑，{里头有三成是蚕丝|material|supported}，所以有点垂。
娘俩一人一件呗，{拢共五百九十二块二|number|supported}。
{扣子是贝壳磨的|material|supported}，每一颗的光都不太一样。
{色儿有四个能挑|number|supported}，墨绿拍出来偏黑，我先说了。
{百分之百羊毛，一点别的没掺|material|contradicted}。
{上海的老厂织的|origin|contradicted}，我妈一看针脚就说像。
{毛是澳洲一个家族牧场直供的|origin|unsupported}，羊都有名字。
{穿身上比我那件羊绒的还暖和|comparison|unsupported}。
早上七度，中午二十二，这种天最会折腾人。
藏青那件我穿去面过试，没录上，不怪衣服。

# pearl_necklace
title: 蚌娘 淡水珍珠项链 6-7mm 近圆 925银扣 42+3cm
category: 珠宝/珍珠
price: 268.00
brand: 蚌娘
spec: 珍珠种类=淡水养殖珍珠
spec: 直径=6-7mm
spec: 长度=42cm，另有3cm延长链
spec: 扣头=925银镀金
spec: 产地=浙江诸暨
point: 颗颗打结串线
offer: 送绒布盒与擦珠布
document: 鉴定证书一物一证，扫码可查。
description: 珠面有天然生长纹和微瑕。

脖子粗点的别怕，{放到头有四十五公分|number|supported}。
{扣子底下是银，外头那层金是镀的|material|supported}，我不瞒你。
{诸暨塘里养出来的|origin|supported}，我姑父家就守着那片水。
{每一条都配着自己那张证|endorsement|supported}，扫一下就出来。
{正经海水珠|material|contradicted}，两百多你上哪儿找去。
拿灯怼着照，{一颗有瑕疵的都找不见|absence|contradicted}。
{一戴上，脸色能亮一个度|effect|unsupported}，黄皮听我的。
{商场柜台同样的一条标八百多|comparison|unsupported}，我刚逛回来。
我妈年轻时候有一串，搬家搬丢了，念叨了二十年。
喷香水放它前头，出了汗拿布擦擦再收。

# calligraphy_course
title: 墨间 硬笔书法网课 成人零基础 24节 楷书
category: 教育培训/兴趣课
price: 199.00
brand: 墨间
spec: 课时=24节，每节约15分钟
spec: 主讲=李砚秋
spec: 有效期=购买后365天，期内不限次回看
spec: 作业点评=每周1次，共8次
point: 从握笔讲起，只讲楷书
offer: 开课7天内未观看可全额退款
document: 主讲人证件：中国硬笔书法协会会员证。

你别看节数多，{从头听到尾也就六个钟头|number|supported}。
算下来{一节课八块三|number|supported}，你自己拿计算器摁。
{主讲的李老师是硬笔书协的会员|endorsement|supported}，证挂课程页里了。
写了没人看最难受，{这里头有八回是真有人给你批的|number|supported}。
{买一次，看一辈子|number|contradicted}，退休了接着听。
{天天都有老师给你改作业|number|contradicted}，想偷懒都难。
{学完的人里头八成敢给亲戚写请柬了|effect|unsupported}。
{李老师的字拿过全国一等奖|award|unsupported}，你细品那一捺。
去派出所填表，窗口小姑娘看着我的字，抿了下嘴。
买不买另说，先把你手里那支笔往后挪一公分。

# bp_monitor
title: 衡安 上臂式电子血压计 HA-30 大屏 语音播报
category: 医疗器械/血压计
price: 159.00
brand: 衡安
spec: 注册证号=苏械注准20252070318
spec: 记忆=双人各99组
spec: 袖带适用臂围=22-42cm
spec: 供电=4节5号电池或Type-C
spec: 压力测量误差=±3mmHg以内
spec: 屏幕=4.5英寸
point: 语音播报可关闭
offer: 赠Type-C电源线
document: 保修卡：整机保修3年。说明书：孕妇及心律失常者请咨询医生。

老两口一人一个档，{合起来能存一百九十八条|number|supported}。
我爸膀子粗，{四十公分的胳膊也绑得上|number|supported}。
{械字号的，江苏那边批的|endorsement|supported}，号码你自己上网对。
有人问准不准，单子上写的，{误差不出三个毫米汞柱|number|supported}。
{屏幕六寸多|number|contradicted}，不戴花镜也看得见。
坏了寄回来，{五年之内都归我们修|number|contradicted}。
{市里三甲医院的病房摆的都是它|endorsement|unsupported}。
{比水银柱的量得还准|comparison|unsupported}，我特意两个都试了。
量之前坐五分钟，别刚爬完楼就往胳膊上套。
我妈现在每天报数跟报菜名似的，发家族群里。

# mattress
title: 眠仓 乳胶独立袋装弹簧床垫 1.8×2.0m 厚22cm 偏硬
category: 家居/床垫
price: 2380.00
brand: 眠仓
spec: 乳胶层=3cm 泰国进口天然乳胶
spec: 弹簧=独立袋装
spec: 厚度=22cm
spec: 软硬=偏硬
spec: 产地=广东佛山
point: 外套带拉链，可拆洗
offer: 100晚试睡，不合适上门取回全额退
document: 甲醛释放量检测：0.012mg/(㎡·h)，标准限值0.050mg/(㎡·h)。

单子在这儿，{甲醛连限值的四分之一都没到|number|supported}。
{最上头三公分的胶是泰国来的|origin|supported}，按按看。
{睡足三个月嫌不好，照样上门拉走退钱|number|supported}。
床头矮的当心，{立起来一量二十二公分厚|number|supported}。
{一躺下去整个人往里陷|effect|contradicted}，棉花糖见过吧。
{弹簧是一整张网连着的|material|contradicted}，你翻身他跟着晃。
{腰不好的老客户都说早上起来轻省|testimonial|unsupported}。
{跟那几家五星级酒店一个供货商|endorsement|unsupported}，你住过就知道。
结婚那张床垫我睡了十四年，中间那个坑能养鱼。
下单前先拿卷尺量量你家门洞和电梯。

# cat_food
title: 圆毛 全价成猫粮 鸡肉三文鱼 无谷 2kg
category: 宠物/猫粮
price: 128.00
brand: 圆毛
spec: 净含量=2kg
spec: 粗蛋白质=≥40%
spec: 粗脂肪=≥16%
spec: 原料=鸡肉、鸡肉粉、三文鱼、豌豆、鸡油
spec: 适用=12月龄以上成猫
point: 无谷物配方
point: 自封拉链袋
offer: 三袋立减60元
document: 出厂检测：水分7.8%，沙门氏菌未检出。
description: 山东临沂工厂生产。

{合六十四块钱一公斤|number|supported}，你家主子一个月吃多少自己按计算器。
小麦、玉米、大米，{一粒都没放|absence|supported}。
囤货的看这儿，{三袋三百二十四|number|supported}，下回活动不知道啥时候。
{沙门氏菌那项是没查出来的|absence|supported}，纸贴在袋子背面。
{刚断奶的小奶猫也能直接啃|number|contradicted}。
闻着就香，{打头的原料是牛肉|material|contradicted}。
{吃上半个月，毛就油光水滑的|effect|unsupported}。
{开猫舍的阿静自己先囤了四十袋|testimonial|unsupported}，她那儿三十多张嘴呢。
凌晨四点半，它坐我胸口上，盯着我。
开了袋把气挤一挤再封，放阴凉地方。

# tomato_seed
title: 田秀 粉果番茄种子 粉棠9号 20粒×3袋 需搭架
category: 农资/蔬菜种子
price: 12.90
brand: 田秀
spec: 规格=20粒/袋×3袋
spec: 发芽率=≥85%
spec: 纯度=≥95%
spec: 果色=粉红
spec: 产地=山东寿光
spec: 生产年月=2026年8月
point: 无限生长型，需搭架
point: 单果约180克
offer: 两件包邮
document: 种子检验结果（2026年9月）：发芽率91%。

{里头统共六十粒|number|supported}，阳台种是种不完的，分邻居点。
九月份验的，{一百粒里头冒芽的有九十一粒|number|supported}。
果子不算小，{仨就一斤出头|number|supported}。
{种子是寿光那边出的|origin|supported}，种大棚的都知道那地方。
{矮棵儿，用不着插杆子|absence|contradicted}，懒人专属。
{果皮是黄澄澄的|material|contradicted}，拍照好看得很。
{一棵秧子能摘三十斤|number|unsupported}，摘到你手软。
{农科院的老师来我们地头站过台|endorsement|unsupported}。
我爷种了一辈子地，就是不让我碰锄头。
苗出来四片真叶再挪盆，早了容易趴。

# homestay
title: 听橹小院 绍兴安昌古镇 河景大床房 1晚含双早
category: 旅游/民宿
price: 288.00
brand: 听橹小院
spec: 面积=24㎡
spec: 床型=1.8米大床1张
spec: 早餐=2份
spec: 入住时间=14:00以后
spec: 退房时间=12:00以前
spec: 全院房间数=7间
point: 临河小阳台
point: 可带10kg以内宠物
offer: 周日至周四立减40元
document: 旅馆业特种行业许可证有效期至2028年3月。
description: 2021年由一座民国老宅改建。

要清静你礼拜三来，{一晚上二百四十八|number|supported}。
{俩人的早饭房费里带着了|number|supported}，别再去外头花钱。
{七八公斤的小柯基能跟着你进屋|number|supported}，别上床就成。
{整个院子拢共七间房|number|supported}，热闹不到哪儿去。
我们这儿规矩大，{早上九点前得把房退了|number|contradicted}。
{前年新起的小楼|number|contradicted}，墙还白着呢。
{去年评上了市里的示范民宿|award|unsupported}，牌子在路上。
{有个演古装的演员拍戏那阵就包在我家|endorsement|unsupported}，名字不能讲。
腊月里满镇子挂腊肠，走着走着能撞一头油。
摇船的大爷五点就下水了，睡得浅的带副耳塞。

# hotpot_deal
title: 老灶房 鸳鸯锅四人餐 团购券 沙坪坝店
category: 餐饮/团购
price: 218.00
brand: 老灶房
spec: 门市价=356元
spec: 荤菜=鲜毛肚、嫩牛肉、虾滑、黄喉各1份
spec: 素菜=4份
spec: 饮品=酸梅汤4杯
spec: 使用时间=周一至周日11:00-22:00，节假日通用
spec: 预约=无需预约
point: 牛油锅底当天现炒
offer: 生日当天凭身份证送长寿面
document: 食品经营许可证在有效期内。

照着菜单一样样点，{你得多掏一百三十八|number|supported}。
四个人平摊，{一人五十四块五|number|supported}，火锅哦，不是麻辣烫。
{荤的四盘，素的也是四盘|number|supported}，小鸟胃够了。
{元旦那天拿来也能用|number|supported}，就是要排队。
{得提前一天打电话占座|number|contradicted}，不然白跑。
锅底嘛，{厂里拉来的料包一撕一倒|material|contradicted}，方便。
{重庆十大火锅里头有我们一个|award|unsupported}。
{昨天那桌东北来的，吃完当场又买了三张|testimonial|unsupported}。
毛肚七上八下，莫要跟我讲你要煮十分钟。
吃完出来一身味道，坐轻轨别个都晓得你干了啥子。

# dashcam
title: 守途 行车记录仪 D2 前后双录 停车监控 含64G卡
category: 汽车用品/行车记录仪
price: 329.00
brand: 守途
spec: 前摄=2K（2560×1440）
spec: 后摄=1080P
spec: 视角=140°
spec: 存储=含64GB卡，最大支持256GB
spec: 供电=超级电容，无内置电池
spec: 工作温度=-20℃至70℃
offer: 赠降压线
document: 保修卡：一年内非人为损坏换新。

{肚子里没装锂电池|absence|supported}，夏天搁挡风玻璃后头我不担心鼓包。
{卡都给你插好了，六十四个G|number|supported}，开机就录。
车里闷到六十五度，{它说明书上还扛得住|number|supported}。
实话讲，{后头那颗头比前头的低一档|comparison|supported}，看个车距够使。
{前后两颗都是4K|number|contradicted}，插上就知道。
嫌小自己换卡，{五百一十二G的也认|number|contradicted}。
{我们市出租公司整批上的就是它|endorsement|unsupported}。
{夜里拍车牌，两千块的都没它清楚|comparison|unsupported}。
上个月让个电动三轮蹭了，人家掉头就跑，我干瞪眼。
线从A柱胶条里塞，别横在气囊前边。

# tent
title: 野篷 自动速开帐篷 3-4人 双层 防晒
category: 户外/帐篷
price: 269.00
brand: 野篷
spec: 展开尺寸=240×210×135cm
spec: 收纳长度=82cm
spec: 重量=4.2kg
spec: 结构=双层
spec: 帐杆=玻璃纤维
spec: 外帐防水=PU2000mm
point: 撑开约60秒
point: 配8个地钉、4根风绳
offer: 加29元换购防潮垫
document: 防晒检测：UPF50+。

卷起来{八十来公分一根|number|supported}，我那小两厢斜着放得进。
{撑杆是玻纤的|material|supported}，轻不轻你自己拎。
地上潮，{连垫子一起拿，二百九十八|number|supported}。
上礼拜教我外甥，{一分钟上下就站起来了|number|supported}，我说的是帐篷。
{一米七五的爷们儿在里头能站直了换裤子|number|contradicted}。
抠门的地方也有，{地钉风绳一样不给|absence|contradicted}。
{八级风吹着纹丝不动|effect|unsupported}，海边放心扎。
{我们这片的领队人手一顶|endorsement|unsupported}。
露营这事儿吧，三分钟看风景，三小时收东西。
地钉往外斜着打，绳子才吃得住劲。

# ac_cleaning
title: 亮邻 空调深度清洗 挂机1台 上门服务
category: 家政/家电清洗
price: 99.00
brand: 亮邻
spec: 服务时长=约60分钟
spec: 服务范围=绕城高速以内
spec: 清洗部位=蒸发器、滤网、风轮、外壳
spec: 不包含=室外机
spec: 质保=7天
point: 使用中性清洗剂
point: 师傅上门自备鞋套
offer: 两台起每台89元
document: 公众责任险，单次保额50万元。

客厅卧室一块儿弄，{两台一百七十八|number|supported}。
磕了碰了有保险公司兜着，{一回最多赔到五十万|number|supported}。
喷的那个水{不酸也不碱|material|supported}，就有点像洗洁精的味。
从里到外{给你弄四个地方|number|supported}，黑汤子我拍给你看。
时间不耽误，{二十分钟就拾掇完一台|number|contradicted}。
放心，{一个月里头不凉了、漏水了都归我们|number|contradicted}。
洗完这一趟，{一个夏天省两成电费|effect|unsupported}。
{街道给我们送过锦旗|award|unsupported}，红底黄字那种。
一开机那股子霉味，我以为谁把袜子塞里头了。
师傅来之前把床罩一罩，猫关好。
`;
