/**
 * Data: twenty-four goods with ten sentences each, written by somebody who has never seen the rules; marked as in
 * `sentences.data.ts`. The first sixteen are looked at to better the rules, of the last eight only the figures are.
 */
export const foreignCorpus = `
# doubanjiang
title: 【罗二娘】红油豆瓣酱 1.1kg/罐 家用炒菜回锅肉麻婆豆腐 四川特产 包邮
category: 粮油调味/酱料
price: 23.9
brand: 罗二娘
spec: 净含量=1.1千克
spec: 配料=鲜辣椒（二荆条）62%、蚕豆、食用盐、菜籽油、小麦粉、山梨酸钾
spec: 产地=四川省成都市郫都区安德镇
spec: 保质期=18个月 参考批次喷码
point: 晒足400天 天天翻缸
point: 开盖后请放冰箱
offer: 2罐39.8
point: 不是火锅底料！老有人问

{晒了一年还多|number|supported}的酱，你想嘛，太阳都晒黑了好几个师傅。
回锅肉先下姜还是先下豆瓣，评论区的四川老乡吵起来嘛😂
{一颗防腐剂都没得|absence|contradicted}，娃娃拌面放心挖。
喊两罐走的话，{一罐算下来二十块都不到|number|supported}。
那片坝坝，{辣椒从栽到摘没打过一回农药|absence|unsupported}，书记带头薅的草。
罐罐里头{六成以上都是辣椒|material|supported}，
勺子一定要擦干了再伸进去哦。
{正儿八经郫都那边的厂做的|origin|supported}，不是外头贴个标就喊郫县。
一瓣一瓣那个{是黄豆酿的|material|contradicted}，莫认错了。
{比超市货架上那几个大牌子香出一大截|comparison|unsupported}！

# huangyu_frozen
title: 宁德大黄鱼 三去 真空 350-400g/条 5条装 顺丰冷链 生鲜海鲜
category: 水产
price: 129
brand: 
spec: 规格=单条350~400g（宰杀前）
spec: 养殖方式=深水网箱
spec: 储存=-18℃ 12个月
spec: 产地=福建宁德霞浦
point: 捕捞后4小时内急冻
point: 已去鳞去鳃去内脏
offer: 新疆西藏不发货；坏单包赔，签收24小时内拍照
document: 检测报告 氯霉素 孔雀石绿 未检出（2026.9.14 华测）
description: 单条独立真空，袋上有捕捞日期

到家剪开冲一下就能下锅，{鱼鳞鱼肚子厂里都替你弄干净了|effect|supported}
{纯野生的|origin|contradicted}大黄鱼，海边长大的应该都懂。
{平均一条二十五块八|number|supported}，食堂加个荤也就这样了嘛。
阿嬷说黄鱼要用酒糟蒸，我每次都偷懒，切两片姜完事。
{孔雀石绿送去查过，没有|absence|supported}，报告我贴在详情最下面了自己放大看。
家人们我昨天半夜三点还在码头，嗓子是哑的，多担待
{连着三年拿了宁德水产博览会的金奖|award|unsupported}，奖杯在老板桌上垫盒饭呢。
{上岸不到半天就冻硬了|number|supported}，船老大比我还急。
乌鲁木齐的姐姐别急，{你那边也照样发|effect|contradicted}。
{我们店里有个坐月子的宝妈，吃了两箱还回来要第三箱|testimonial|unsupported}。

# down_vest
title: 轻薄羽绒马甲女2026新款内搭立领背心 可收纳 显瘦百搭
category: 女装>羽绒服
price: ¥199.00
brand: 谷子家
spec: 面料=100%锦纶
spec: 里料=聚酯纤维
spec: 填充物：白鸭绒 绒子含量90% 充绒量58g(M)
spec: 颜色 燕麦 / 墨绿 / 黑
spec: 去年老款充绒65g(M) 今年减薄了
spec: 尺码 S M L XL XXL
spec: 蓬松度 700+
point: 送收纳袋 收起来差不多一瓶矿泉水大
point: 手洗 不可干洗
document: 吊牌 执行标准GB/T14272-2021 A类？（客服确认：B类）
description: 模特165/98 穿M 图片光线偏黄 以实物为准

M码{里头的绒才一两出头|number|supported}，塞大衣里头我妈都没看出来。
{用的是鹅绒|material|contradicted}，姐妹们
今天上海零下一度，我在门口等网约车等到怀疑人生
出差党看过来，{卷一卷跟个水瓶子那么大|number|supported}，丢包里走人。
{绒比去年那个老款塞得还足|comparison|contradicted}，钱没白涨
{穿上它比不穿整整暖和八度|effect|unsupported}，我拿温度计量的！
{一共三个色|number|supported}，我个黄黑皮选了墨绿
客服小妹手都回麻了，{这个月走了两万多件|number|unsupported}。
你们是喜欢内搭穿还是外头套着穿呀～
{外面那层全是尼龙的|material|supported}，不是棉布的别搞混咯。

# elder_shoes
title: 老人鞋男女同款 魔术贴 防滑软底 健步鞋 爸妈鞋 35-46码
spec: 鞋面 飞织网布
spec: 鞋底 橡胶+EVA
description: 评价区 沂水刘姐：俺妈穿俩月了 后跟没磨破 颜色有点老气
offer: 第二双半价 运费险
document: 防滑系数测试0.62 标准要求≥0.3（温岭市质检中心 报告号WL26-0871）
price: 89
spec: 鞋宽 3E
spec: 产地温岭
point: 后跟有硬托 不用弯腰 一脚蹬
spec: 单只重 约215克(40码)
spec: 闭合方式 魔术贴
point: 不防水 下雨别穿

俺爹那脚大拇指头往外撇，一般鞋穿不进去，后来他自己搁集上买了双大两码的，走道跟踩船似的。
{沂水有个大姐说她娘穿了六十来天，脚后跟好好的没破皮|testimonial|supported}，谢谢大姐替俺说话
测防滑那项，{比标准要的高了一倍还多|comparison|supported}，报告在最后一张图，字有点小凑合瞅。
{一双还不到一斤沉|number|supported}，四十码的我称的
下雨天出去遛弯儿，{鞋里一点水都不进|effect|contradicted}。
手伸进去摸摸，{鞋垫是乳胶的|material|unsupported}。
买两双的话{拢共一百三十三块五|number|supported}，老两口一人一双正好。
{晋江大厂里出来的|origin|contradicted}。
给爸妈买鞋别问他们要不要，问就是不要，直接寄！
{小区里跳广场舞的二十多个大妈有十八个穿它|testimonial|unsupported}，不信你来看。

# silver_bangle
title: 足银999 古法素圈手镯 女 推拉款 送妈妈送闺蜜 附证书
category: 珠宝首饰 / 银饰
price: 468
brand: 银小满
spec: 材质=足银（银含量≥999‰）
spec: 克重约30g ±0.5
spec: 圈口 54-62mm 推拉可调
spec: 工艺=手工锻打+磨砂
spec: 产地=云南鹤庆新华村
offer: 以旧换新抵 8元/g
document: 国检NGTC证书 一物一证
point: 银会氧化变黑属正常 送擦银布1块
description: 打镯子的是寸师傅，做了26年

{一千克里头杂的东西不超过一克|material|supported}，这就是那三个九的意思。
{云南匠人手上一锤一锤敲出来的|origin|supported}，寸师傅打的时候还爱哼歌
{戴一辈子都不会发黑|effect|contradicted}，放一百个心。
洗澡的时候你们会摘镯子吗？我反正懒，从来不摘。
老款想换新的，{三十克那只能抵两百四|number|supported}。
寸师傅说他这儿{十个客人七个是回头的|number|unsupported}，人低调，不爱讲这些。
{每一只单独配一张鉴定证书|endorsement|supported}，别给我弄丢了又来补。
这只{是机器一次压出来的|material|contradicted}哦
妈妈生日那天我没回去，寄了个盒子，她在电话里一直说浪费钱，声音是笑着的。
{戴银的人湿气会被它吸走，镯子发乌就是湿气重|effect|unsupported}。

# marble_run
title: 滚珠轨道积木 158粒 大颗粒 儿童益智玩具 3-6岁 生日礼物 可兼容
spec: 材质=ABS
document: 3C证书编号 2024012203******
description: 无需电池 ，弹珠大过吞咽测试筒
brand: 豆包山
offer: 收藏加购送贴纸一张
point: 图纸12种搭法
spec: 适用年龄=3岁以上
category: 玩具/积木拼插
document: 2025 德国iF设计奖 报名 初筛未过
price: 79.9元
point: 兼容市面大颗粒
spec: 包装=收纳桶
spec: 颗粒数=158（含弹珠10颗）
spec: 弹珠直径 4.5cm

救命，我家老二从六点醒了就开始往里丢球，邻居应该恨死我了……
{不用装电池|absence|supported}，靠的就是球自己往下滚
{两岁不到的宝宝也能玩|number|contradicted}，早买早开发。
除去那十个球，{能搭的块儿有一百四十八个|number|supported}。
家里之前买的大颗粒别丢，{跟它能拼到一块儿|effect|supported}。
说出来有点飘：{捧回过iF设计奖的轨道|award|contradicted}。
{双酚A什么的统统没有|absence|unsupported}，啃两口就啃两口吧
{玩过这个再看别的轨道积木，没有一个比它顺滑的|comparison|unsupported}。
照着册子搭，{一个礼拜换一种也够玩俩月多|number|supported}。
爸爸们晚上陪娃别光刷手机哈，坐地上来，搭一层算一层。

# recipe_book
title: 外婆的坛子 平装 家常泡菜腌菜书 128道 附视频二维码 川渝湘黔
category: 图书/美食/烹饪
price: 定价68 现价40.8
brand: 漓水文艺出版社
spec: 作者=吴桂枝 口述 / 田小满 整理
spec: 页数=272
spec: 出版时间=2025年10月 第3次印刷 2026年8月
spec: 开本 16开 平装 胶版纸
spec: ISBN 978-7-5xxx-xxxx-2
point: 128道，其中泡菜54 腌菜41 酱33
point: 每道都有扫码视频
description: 吴桂枝 1947年生，重庆涪陵人，腌了五十多年菜，本书是她第一本书
description: 2025年度美食图书榜 第17位

老人家{快八十了|number|supported}，念方子的时候不说克，说"一把""一抓"，小满拿秤在旁边追着称。
{打六折|number|supported}，差不多一碗面加一杯奶茶的钱。
{今年又被文化部门挑进了送到乡下书屋的书单|endorsement|unsupported}。
看不懂字也莫得事，{个个菜都能扫出片子来看|effect|supported}
想外婆了。就这么一句，没别的。
{去年的美食书榜单它排进了前三|award|contradicted}，
{泡菜那部分占了整本书的一大半|number|contradicted}，
蔡澜先生翻过样稿，{说这是他见过写腌菜写得最老实的一本|endorsement|unsupported}。
你家的泡菜坛子是玻璃的还是土陶的？拍来看看嘛
{上市不到一年就加印了|number|supported}，编辑部那天点了二十杯奶茶。

# desk_lamp
title: 国AA级护眼台灯 学生学习专用 LED 大路灯桌面款 6万lux？ 儿童写字灯
category: 家装灯饰 > 台灯
price: 269
brand: 见山
spec: 功率 14W
spec: 色温=3000K-5000K无级
spec: 显色指数Ra=97
spec: 照度等级 国AA
spec: 供电方式：插电 DC12V 线长1.5m
spec: 灯臂 铝合金 折叠
point: 久坐提醒 40min
point: 无频闪 RG0
offer: 以旧换新减30 ；质保3年 只换不修
document: CQC检测报告 CQC26-LED-7781 蓝光危害 RG0 无危险类

我家有个作业写到十点半的四年级"研究生"，当妈的先困了。
{读写照度够上国标里最高那一档|award|supported}，AA，两个A哦不是一个
{不插线也能亮一晚上|effect|contradicted}，停电照样写。
{一天开五个小时，一个月也就走两度电出头|number|supported}。
灯珠嘛，{点五万个小时不带暗的|number|unsupported}！！
{蓝光那项测出来是没危险的|absence|supported}，报告编号给你打屏幕上，自己去查。
{坏了寄回来给您修，修好为止|effect|contradicted}。
写完作业记得站起来望望窗户外头，大人也一样😂
{央视财经去年抽检台灯，点名表扬过|endorsement|unsupported}。
把家里的旧灯给我们，{二百三十九就抱走|number|supported}

# iron_pot
title: 手工铁锅 老式 无涂层 32cm 熟铁炒锅 电磁炉燃气通用
price: 158.0
brand: 铁三爷
spec: 口径=32cm
spec: 重量=1.55kg（含木柄）
spec: 材质=熟铁（含铁量99.5%）
spec: 厚度 1.6mm
spec: 产地 河北唐山
spec: 手柄 榉木
point: 出厂已开锅 到手洗洗就能炒
point: 平底 电磁炉可用
point: 洗完擦干 不然生锈
offer: 送锅盖+木铲 老客减10
description: 亲，电磁炉别大火干烧！！干烧变形不保 链接里别的锅不是这个材质 别看错

这锅{没有那层黑膜似的涂层|absence|supported}，铲子随便抡，铛铛铛。
俺娘说锅轻了炒菜飘，锅沉了手腕子疼，你说咋整
{三斤来沉|number|supported}，我一个手颠给你看哈，起！
{山东章丘老师傅打的|origin|contradicted}，老铁识货不
{到家不用自个儿开锅|absence|supported}，刷一遍就能上灶。
{贫血的人用它炒上俩月菜，脸色都红润了|effect|unsupported}，真的假的你自己琢磨。
{泡水池子里过夜也不带锈的|effect|contradicted}
老主顾回来买，{一百四十八|number|supported}，谁让咱熟呢。
{一口能使三十年|number|unsupported}，传给儿媳妇，儿媳妇再传给她儿媳妇。
今天炒个啥？公屏上打，谁打得快我炒谁的。

# tyre_205
title: 205/55R16 91V 静音轿车胎 适配朗逸速腾卡罗拉思域 包安装
spec: 规格=205/55R16
spec: 欧盟标签 湿地B 噪音 69dB
spec: 载重指数=91（615kg）
spec: 花纹=四季
spec: 速度级别=V（240km/h）
category: 汽车用品-轮胎
point: 不含缺气保用（不是防爆胎）
point: 质保5年 鼓包免费换
spec: 磨耗指数 420（上一代460，今年换软胶了）
spec: 生产日期=2026年第31周起
offer: 四条1180 含安装+动平衡 门店4200家
price: 319/条
brand: 骋途

换一套，{比一条一条买省九十六|number|supported}，拿去请媳妇吃顿好的不香么。
{四条胎加一块能扛两吨四还多|number|supported}，丈母娘加后备箱的大米，都坐好了啊。
{扎了钉子没气了还能跑八十公里|effect|contradicted}
{今年七月底往后才下线的新胎|number|supported}，胎壁上那四个数自己瞅。
我见过最离谱的是一哥们拿口香糖堵漏气，堵了一个礼拜。
跑得远，{比咱上一代那个还经磨|comparison|contradicted}。
里头{垫了两层芳纶|material|unsupported}，扛造
{刹车距离比进口那几个牌子短三米多|comparison|unsupported}，湿地哈。
你车胎几年没换了，蹲下去看一眼再来跟我唠。
{鼓了包，五年里头一分不要给你换新的|effect|supported}。

# used_phone
title: 95新 二手手机 国行 256G 骁龙8Gen3 双卡5G 学生备用机 质检
point: 门店自己收的 非官方翻新
spec: 屏幕=原装 微划痕（见图6）
spec: 维修 换过后盖，其余未拆
spec: 配件：裸机+线 无充电头
price: 1799
point: 7天无理由
document: 第三方质检报告 转转验机 38项 编号ZJ26110733
point: 店铺质保180天
spec: 上市时间 2024.1 首发价4299
spec: 型号 X14 Pro 
spec: 电池健康 91%
spec: 内存=12+256
brand: 
offer: 教育优惠？无

{首发那会儿得四千多，现在连一半都用不着|comparison|supported}。
这台呢，{是厂家官方认证过的翻新机|endorsement|contradicted}～
宿舍哥们问我备用机选啥，我说你先把你主力机那个碎屏换了再跟我谈备用
{屏没换过，就是出厂那块|material|supported}，细节自己翻图，别光看我嘴。
{从来没修过没动过|absence|contradicted}的机器，兄弟们
上一任机主佛系得很，{电一共才充过两百来回|number|unsupported}
{插得下两张卡|effect|supported}，外卖的一张，女朋友的一张，别接串了。
{打原神满画质两小时不掉一帧|effect|unsupported}，测过的。
{半年内有毛病找我|number|supported}，人为摔的泡水的那就别找了哈。
收到先别贴膜，先查查串号，好习惯。

# sheets
title: 60支长绒棉四件套 全棉贡缎 纯色简约 1.5/1.8/2.0m床 床单款床笠款
category: 家纺/床品套件
price: 358起
brand: 絮里
spec: 面料=100%新疆长绒棉
spec: 支数 60S 密度 173*120
spec: 工艺=贡缎 活性印染
spec: 1.8米款含：被套220x240一个 床单一条(床笠款是床笠) 枕套48*74两只
spec: 安全类别 A类
spec: 水洗缩率 ≤3%
point: 30度水洗 不要暴晒
point: 被套四角有绑带+隐形拉链
offer: 前100名送同色枕套一对 ；1.5m 358 1.8m 398 2.0m 428
document: OEKO-TEX STANDARD 100 证书 26.HCN.11872

昨晚十一点半躺上去的时候就一个念头，明天请假吧。
{一米八的比一米五的多四十块|comparison|supported}，别拍错床了，拍错了我也得给你退，怪麻烦的
{里里外外没掺一根化纤|absence|supported}。
{洗一百遍一毫米都不缩|effect|contradicted}，
{能达到给小宝宝贴身用的那个级别|endorsement|supported}，家里有月龄宝宝的可以瞄一眼吊牌。
{长在尼罗河边上的棉|origin|contradicted}，贵有贵的道理。
{我一个失眠十年的客户睡了它，药都停了|testimonial|unsupported}……
阿拉姆妈讲，新被套先落水汏一遍再上床
{希尔顿、万豪好几家酒店采购的就是这一款|endorsement|unsupported}呀！
手脚快点的，{枕套能凑到四只|number|supported}，两个人一人俩。

# wall_paint
title: 内墙乳胶漆 自刷 白色可调色 5L 低气味 旧墙翻新 出租屋
spec: 净含量=5L
spec: 耐洗刷≥6000次
point: 只用于内墙 别刷外墙和卫生间
category: 家装建材/涂料
spec: 光泽 哑光
spec: 表干2小时 重涂间隔4h
document: 中国环境标志（十环）证书有效期至2027-05
point: 兑水10%-20%
spec: 甲醛=未检出
price: 139/桶
spec: VOC=未检出（检出限2g/L）
offer: 送滚筒+羊毛刷+美纹纸+遮蔽膜
brand: 家和彩
spec: 理论涂刷面积 35-40㎡/桶（两遍）

{一桶两遍下来，一平米不到四块钱|number|supported}，房东看了想给你涨租（bushi
{甲醛那项是零检出|absence|supported}哈，装修群的姐妹们看这里。
千万莫学我老公，滚子蘸满往头顶上刷，滴得像只斑点狗🐶
{卫生间也能刷|effect|contradicted}，淋浴房那面墙我就刷的它。
{早上一遍，吃了午饭就能上第二遍|effect|supported}，
{刷完当晚搬进去住，我嫂子怀着孕一点事没有|testimonial|unsupported}。
{滚筒刷子得自己另外买|absence|contradicted}，五金店十来块一套。
{官方认的那个十个环的标它也有|award|supported}，就那个绿圈圈，诶镜头拉近点小王，再近点
墙角有裂的先拿腻子补平，晾干，砂纸蹭两下，再来说刷不刷的事。
重金属啊荧光剂啊，{这一桶里头一概没有|absence|unsupported}。

# veg_seeds
title: 小白菜种子 四季播 阳台盆栽 上海青/鸡毛菜/奶白菜 农家 约1500粒*3包
point: 撒播 覆土0.5cm 
category: 农资绿植>种子
spec: 收获期=25~45天
spec: 生产经营许可证 D(冀衡)农种许字(2023)第0016号
spec: 每包约1500粒 共3种各1包
description: 常规种 不是杂交种 可以自己留种
point: 种子带包衣 不能吃！
spec: 产地 河北邢台？ 河北衡水
offer: 满2件送小铲
spec: 播种期 南方全年 北方3-10月
spec: 发芽率≥85% 纯度≥96% 净度≥98% 水分≤7%
price: 9.9

俺婆婆把俺那绣球拔了，种上菜了，俺一句话没敢说。
{三毛钱不到能买一百颗籽儿|number|supported}，比蒜还便宜咧
{一百粒里头咋着也得出八十多棵苗|number|supported}，不出你找我。
{头一茬最快不到一个月就能掐着吃|number|supported}，
{山东寿光的种|origin|contradicted}，种菜的都知道寿光。
{籽儿掉嘴里没事，跟芝麻一样嚼了就行|effect|contradicted}。
广州的街坊，{你们几时落种都得|effect|supported}，唔使睇日历。
{农科院的专家选育的品种|endorsement|unsupported}，正经学问在里头。
籽儿太小，拌点细沙再撒，薄薄盖一层土，喷壶喷，别拿瓢泼啊大姐！
{俺们村小学食堂吃的就是这个籽种出来的菜，校长亲自来拉的|testimonial|unsupported}

# cat_food
title: 冻干双拼 全价成猫粮 鸡肉三文鱼 10kg 英短布偶 增肥发腮 流浪猫
spec: 产地：山东临沂
document: 第三方检测 黄曲霉毒素B1 <1μg/kg；沙门氏菌 未检出 2026/10
price: 289
point: 无谷 不含玉米小麦
spec: 原料组成：鸡肉粉32% 鲜鸡肉20% 三文鱼8% 木薯 豌豆 鸡油 冻干鸡肉粒5% 牛磺酸
spec: 净含量=10kg（2.5kg×4袋）
brand: 胖墩实验室
point: 换粮7天过渡
spec: 保质期 18个月
description: 晒单 合肥小满家 布偶 挑食 第三天才肯吃
spec: 适用阶段=成猫 12月龄以上
spec: 成分保证值 粗蛋白≥40% 粗脂肪≥17% 粗灰分≤10% 水分≤10%
offer: 不喜欢吃 拆一袋可退其余3袋
category: 宠物/猫主粮

不是，你们家猫半夜三点也在走廊跑酷吗
{两个月的小奶猫可以直接开吃|effect|contradicted}。
{沙门氏菌查过是没有的|absence|supported}，单子给恁——给你们贴上了
{十四块多一斤|number|supported}，养五只的我含泪算的账。
这粮{玉米渣子一粒都没掺|absence|supported}，
{吃了半个月，我家英短腮帮子肉眼可见地圆了一圈|testimonial|unsupported}，像两个小馒头。
{合肥那位晒单的，她家布偶头一顿就舔盆了|testimonial|contradicted}，挑食的家长看过来。
{猫不赏脸的话，没开的三袋还能退|effect|supported}，亏也就亏一袋。
{浙大动物医院的营养师配的方|endorsement|unsupported}。
大哥别光看猫，点个关注再看猫，行不行

# homestay
title: 莫干山 溪上民宿 loft家庭房 一大床+一榻榻米 含双早 可带狗
category: 酒店民宿
price: 平日468 周末(五、六)628
spec: 房型=45㎡ 复式
spec: 可住 2大2小
spec: 入住14:00后 退房12:00前
spec: 停车场 免费 8个车位
spec: 早餐 07:30-09:30 
spec: 离德清高铁站 23km 打车约40分钟
spec: 客房总数=11间
point: 无电梯 有楼梯 老人注意
point: 泳池6-9月开放
point: 宠物收清洁费80/只
offer: 连住2晚送一顿土灶晚餐(4菜1汤)
document: 德清县精品民宿 2025年授牌

{县里去年给挂了精品的牌子|award|supported}，就钉在大门口那棵柿子树边上。
什么都不干，坐一下午，听水，看我家那只老黄狗挪三次窝。
{带毛孩子来一分钱不多收|number|contradicted}🐕
{礼拜五礼拜六比平常贵一百六|comparison|supported}，能请年假的就请年假吧，真心话。
爸妈腿脚不方便？{从停车的地方到床边没有一级台阶|absence|contradicted}，
{整个院子总共就十来间房|number|supported}，早饭的时候大家基本都能混个脸熟
{李健在这儿住过一个礼拜写歌|endorsement|unsupported}，走的时候忘了一把伞。
住上两晚，{有一顿柴火饭，四个菜一个汤，不用掏钱|number|supported}。
{整个莫干山找不出第二家能躺床上看见竹海日出的|comparison|unsupported}。
你们城里人几点吃早饭我是真摸不准了，十点来敲门问有没有粥……

# calligraphy_course
title: 硬笔书法 成人零基础 行楷 30天 网课 送字帖 老师批改 录播
category: 教育培训/兴趣
price: 199
brand: 一横一竖书院
spec: 课时=36节录播 每节约18分钟
spec: 批改 每周2次作业点评 共8次
spec: 授课老师=孟庆霜 中国硬笔书法协会会员
spec: 老师获奖=2019全省职工硬笔大赛二等奖
spec: 有效期 1年 可回放
spec: 附赠 字帖2本 钢笔1支
spec: 学员数 截至2026.10 4312人
point: 开课7天内没看超过3节可全额退
point: 不含毛笔
description: 学员反馈（已授权）：@青岛老周 "签字总算不像大夫开药了" 

36节拉通看，{也就十一个钟头不到|number|supported}，比追一部剧短多啦！
{孟老师是全国那个硬笔书法协会里的人|endorsement|supported}，
{有位青岛的大哥说自己签名终于不像医生写处方了|testimonial|supported}，我看完笑到捶桌
{一节课摊下来五块五|number|supported}，一杯蜜雪加个蛋挞。
{电视台春节写福字那档节目请她当过评委|endorsement|unsupported}，她自己从来不提。
每次给快递签字，你是不是也画个圈就跑？
{老师一对一直播带着写|effect|contradicted}，写歪了当场喊停。
当年{省里比赛，孟老师捧的是头名|award|contradicted}
手酸就甩甩，喝口水，咱又不考状元。
{上过课的单位里有三位提了科长，领导就夸字漂亮|testimonial|unsupported}。

# interdental_brush
title: 牙缝刷 I型 0.7mm 200支 便携装 齿间刷 正畸牙套可用 家庭装
category: 口腔护理
price: 26.9
brand: 白屿
spec: 规格=0.7mm（另有0.6 / 0.8 / 1.0）
spec: 支数=10支×20盒
spec: 刷丝=杜邦尼龙
spec: 钢丝=304覆胶
spec: 手柄 PP
spec: 产地 江苏扬州杭集
point: 塞不进去别硬塞，换细一号
point: 单支建议用不超过7天
point: 不能代替刷牙
offer: 第2件0元？(仅会员) 
document: Q/BYKJ 003-2025 企业标准；消毒 环氧乙烷

{一支才一毛三|number|supported}，掉地上也不心疼，扔。
火锅店出来，你笑一下，闺蜜说等等，你左边有根金针菇
{细中粗一共四个号|number|supported}，头回买的先从细的试起
{有了它晚上可以不刷牙了|effect|contradicted}，懒人有救。
{戴着钢丝牙套也能捅|effect|supported}，托槽边上慢慢来哈。
包装上那串英文看不懂没关系，{日本那边产的|origin|contradicted}。
{那根铁丝外面裹了一层胶|material|supported}，
{我洗牙的那个牙科主任自己包里常年揣着它|endorsement|unsupported}！
去年{一口气卖掉六百万支|number|unsupported}，首尾接起来能绕……我没算，反正老长。
姐妹们，塞牙了别用指甲抠，求你们。

# folding_bike
title: 20寸折叠自行车 7速 铝合金 成人通勤 后备箱 地铁 超轻
offer: 送打气筒 锁 尾灯
category: 运动户外/骑行
point: 到货95%装好 自己装脚踏和车把
spec: 限重105kg 适合身高 150-185
spec: 刹车=前后机械碟刹
document: GB/T 3565 型式检验 振动试验通过 2026年3月
spec: 整车重11.8kg（不含脚撑）
spec: 变速：后7 禧玛诺Tourney
spec: 折叠尺寸 80×36×62cm
description: 买家秀 成都小罗 每天通勤16公里 四个月 说座垫硬 其他还行
price: 1099
spec: 车架=6061铝合金
spec: 轮胎=20×1.75 充气胎
brand: 风栗
point: 车架质保5年 易损件6个月

北京地铁早高峰扛它上车，旁边大爷问我是不是街头卖艺的
{二十三四斤|number|supported}，一只手提得动，另一只手还得刷码呢
{拨一圈总共七个挡|number|supported}，上桥那段够使了
有个成都的小罗，{骑了四个月，一个毛病没挑出来|testimonial|contradicted}！
{收到拆箱就能直接蹬走，一颗螺丝都不用拧|effect|contradicted}；
{体重两百斤的哥们也坐得住|number|supported}，我替你问过了，因为我就是那个哥们。
{坐垫里塞的记忆棉|material|unsupported}，屁股说谢谢
小罗{一天蹬三十多里地上下班|testimonial|supported}，换我我可起不来
{比同价位的大行轻了整三斤|comparison|unsupported}
下雨天骑车慢点，井盖绕着走，别学外卖小哥，人家是练过的。

# tea_set
title: 德化白瓷 羊脂玉 盖碗茶具套装 一盖碗六杯 送礼 礼盒装 轻奢
price: 239 礼盒+20
brand: 闽窑生
spec: 含 盖碗×1 公道杯×1 品茗杯×6 茶漏×1
spec: 盖碗容量=150ml 品茗杯=50ml
spec: 材质=高白泥 瓷
spec: 烧成温度=1310℃
spec: 工艺 手拉坯？→注浆成型 （客服更正2026.10）
spec: 产地 福建泉州德化
point: 薄胎 透光
point: 无描金 无落款 普通师傅做的 可进微波炉洗碗机
offer: 破损包赔 满400-40
document: GB 4806.4 铅 镉 未检出

{九个物件|number|supported}摆开来，小桌子刚刚好，别忘了给瓜子留个位置。
我阿公泡茶从来不计时，闻一下就知道好了，我学了七年，还是按手机倒计时。
{烧的时候上了一千三百度|number|supported}，比我青春期的脾气还高
{坯子是师傅一只一只手拉出来的|material|contradicted}！
{一窑就出四十套|number|unsupported}。
{铅啊镉啊都测不到|absence|supported}，老人家天天喝也要图个心安嘛。
翻过来看杯底，{有省工艺美术大师亲手落的款|endorsement|contradicted}，啧。
送领导送老丈人的，{加上盒子两百五十九|number|supported}，这数吉利不吉利你自己品哈哈哈
{厦门金砖会晤摆的就是这家窑的|endorsement|unsupported}，
有没有潮汕的朋友，进来先吃杯茶再走啦～

# home_printer
title: 家用喷墨打印机 连供墨仓 彩色 复印扫描 手机无线 学生作业错题 A4
category: 办公设备
price: 899
brand: 墨禾
spec: 型号 MH-T520
spec: 打印速度 黑白 11页/分 彩色 5.5页/分
spec: 对比上代T510 黑白13页/分（降速降噪）
spec: 墨水 黑1瓶 彩3瓶 随机
spec: 随机墨水可印 黑白约4500页 彩色约7500页
spec: 墨水补充装 39元/瓶（黑） 与随机瓶同容量
spec: 连接=WiFi / USB 
spec: 纸张=A4 A5 6寸照片纸
spec: 功能 打印/复印/扫描
spec: 双面打印 手动
point: 一个月至少打两张 防堵头
point: 不支持传真 
offer: 2年上门质保（注册后）晒单返20
document: 能效等级1级
description: 晒单 昆明李老师 随机那瓶黑的用了14个月才换

凌晨一点，家长群："明天每人带一份打印好的手抄报模板"。懂的都懂。
{按补的墨算，黑白一张连一分钱都不到|number|supported}，楼下文印店要我五毛。
{翻面它自己来，不用你动手|effect|contradicted}。
{二十多页的卷子两分钟出头就吐完了|number|supported}，够我去热杯奶
{出纸比老款T510还麻利|comparison|contradicted}，老用户可以换了。
{昆明有位老师一年多了才添第一回黑墨|testimonial|supported}，你品，你细品。
{我们学校三个年级组的老师人手一台|testimonial|unsupported}，教务处都眼红
{墨水是从德国原装进口的|origin|unsupported}，别灌杂牌的进去啊宝子们。
{省电那个标是顶格的一级|award|supported}。
纸别买太薄，别问我怎么知道的。

# camp_tent
title: 全自动帐篷 户外露营 加厚防雨 3-4人 黑胶防晒 速开 公园 野餐
spec: 抗风 ≤6级
document: 防水抽检报告 水压实测3260mm
description: 晒单 呼市小韩 锡盟住3晚 说搭很快 收的时候弄了半天
point: 帐内禁止明火
spec: 杆 玻璃纤维（8.5mm）
brand: 野菠萝
point: 单层 秋冬里面会有水珠
spec: 外帐 210D牛津布 黑胶 UPF50+ 防水PU3000mm
spec: 展开尺寸 240×240×150cm
price: 268
spec: 帐底 150D PU5000？ → PU4000mm
category: 户外/帐篷
spec: 收那长度95cm，，重5.6KG左右
offer: 送地钉8 风绳4 防潮垫1 两件9折
point: 一拉一按 老手10秒 

内蒙那会儿早上五点，拉开门，一只羊的脸，离我二十公分。我俩都愣住了。
{一家四口平躺，一人能摊上六十公分宽|number|supported}，胖子请自觉靠边
{布面送去压水，实际比标的还多出两百多毫米|comparison|supported}，
{铝合金的杆子|material|contradicted}。
{大冬天里头一点水珠不挂|absence|contradicted}，喝着奶茶看雪，想想都美。
{拉链全是YKK的|material|unsupported}，这话够硬了吧。
呼市的小韩{住了三宿回来说，搭着容易收着难|testimonial|supported}，我就喜欢这种说实话的！
喊两个朋友一起拼，{一顶两百四十一块二|number|supported}。
{重庆的王哥带它走完了整条川藏线，一根杆没断过|testimonial|unsupported}
露营完了垃圾带走哈，连烟头都莫留。

# face_cream
title: 神经酰胺面霜 50g 敏感肌可用？ 保湿滋润 秋冬 无香 学生党男女
category: 美妆/面部护理/乳霜
price: 79
brand: 素青
spec: 净含量=50g
spec: 主要成分 水 甘油 角鲨烷 神经酰胺NP(0.2%) 泛醇 乳木果油 苯氧乙醇
spec: 备案号 粤G妆网备字2026xxxxxx
spec: 备案功效：保湿
spec: 保质期 3年 开封后12个月 （开盖日期自己写瓶底
spec: 生产企业：广州素青生物
point: 不加香精 色素 酒精
point: 先在耳后试
point: 不是祛斑霜 没有美白功效
offer: 买1送10g小样×2 
document: 功效评价 30人 28天 角质层含水量平均+18.6%（保湿）；问卷 4人反馈偏油

在哈尔滨待过冬天的举个手，那风是不是带小刀片的
{没有香味，因为压根没搁香精|absence|supported}，闻着就像…像啥也没有。
{连赠的小样一块儿算，一克一块一毛多|number|supported}。
{用到第三周，暗黄退了，整张脸白了一个色号|effect|contradicted}。
{找了三十个人抹了四个礼拜，皮肤里的水平均多了快两成|effect|supported}，数据截图放最后
{三十个试用的里头没一个嫌它油|testimonial|contradicted}，油皮也能冲？自己想。
{我表姐过敏烂脸三个月，抹它一个星期就消停了|testimonial|unsupported}，哭了真的。
{激素送检过，一丁点都没有|absence|unsupported}……
脸洗完别等干透，半湿的时候薄薄来一层，别忘了脖子。
{厂子就在广州|origin|supported}，

# ac_repair
title: 空调维修 上门清洗 加氟 移机 挂机柜机 当天上门 苏州市区+园区
spec: 服务区域：姑苏 园区 虎丘 吴中（吴江 昆山 不去）
spec: 移机 同小区 180 跨区260 
point: 清洗=拆面板 滤网 蒸发器 风轮 高温蒸汽 约50分钟
spec: 维修质保 90天 同一故障免费返修
category: 本地生活>家电维修
spec: 加氟 R32 45元/压力  R410a 50
offer: 洗2台减20 三台减45
spec: 师傅=6人 持 制冷与空调作业 特种作业证
description: 微信先发视频 能看出来的不收上门费
document: 营业执照2014年注册
point: 换零件先报价 同意再换
price: 上门检测费30（修了就免） 挂机清洗89 柜机129
brand: 老顾家电
spec: 时间 8:00-20:00 

{一口气洗三台挂机，两百二十二|number|supported}，阿姨们跟邻居拼也算数的哦。
我妈说空调吹出来一股酸菜味，我还以为她又在腌萝卜
{干了十来年的老店|number|supported}，招牌掉过两回漆。
{六个师傅都是有证上岗的|award|supported}，出门进门给你看
修了三个月以内，{同个毛病又犯，不收你第二趟钱|effect|supported}。
{昆山花桥那边打个电话也过去|effect|contradicted}！
{柜机拆洗比挂机还便宜|comparison|contradicted}，大的反而好弄呀。
{一百个客人里九十九个给五星|number|unsupported}，
{洗过之后一个夏天电费少三成|effect|unsupported}
遥控器先换对电池试试，真的，别笑。
`;
