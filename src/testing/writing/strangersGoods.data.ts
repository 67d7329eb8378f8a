/**
 * Data: thirty goods and services of thirty trades as merchants really key them in, written by somebody who has seen
 * neither the writer nor its other goods. The first twenty may be looked at; of the last ten only sums are.
 */
export const strangersGoods = `
# bath_slippers
title: 2026新款踩屎感拖鞋女夏浴室洗澡防滑不臭脚家居家用情侣室内厚底EVA凉拖男外穿静音ins风
category: 鞋靴>拖鞋>居家拖
brand: other/其他
price: 9.9
spec: 尺码=36-37（35码也拍这个） 38-39 40-41 42-43 44-45
spec: 颜色分类=奶白,燕麦,雾蓝,牛油果绿【断货】,黑
spec: 鞋底厚度3.5cm
spec: 材质=EVA
spec: 货号=TX-2209
spec: 上市年份季节=
point: 厚底3.5公分 踩下去软的回弹 不是硬泡沫
point: 底下有漏水孔，冲完澡提起来甩两下就干
point: 脚背高脚胖的拍大一码
point: 一体成型没胶水 不存在开胶
point: 刚拆袋有点味 放阳台吹一两天 介意勿拍
point: 不要暴晒不要开水烫 EVA会缩
offer: 两双减3 三双减6 可混码混色
description: 亲亲看清尺码再拍哦~~~
description: 买家秀：“给我公公买的44码 老人家说比医院门口25块的还软”
description: 买家秀：“走路真的没声音，楼下再也没上来敲门了哈哈”

# chongqing_hotpot_for_two
price: 原价218 抖音价128 周末+10
offer: 收藏店铺送现炸酥肉半份（堂食 1桌1份）
category: 美食 火锅 代金券/团购
description: 双人餐：锅底(红锅/鸳鸯二选一) 鲜毛肚 嫩牛肉 老肉片 贡菜 鸭血 红薯粉 油碟2 茶位免
description: 地址 南岸区上新街 轻轨站1出口下坡走180米 看到黄葛树右手边
description: 营业 11:00-凌晨2:00 等位多 建议5点半前来
title: 坡坎边老灶火锅 双人套餐
point: 底料自己炒的，牛油按斤下，当天用完不回锅
point: 毛肚每天早上6点去菜市拿 水盆货 不是碱发
point: 微辣也是辣 吃不得辣的外地朋友请点鸳鸯
point: 坐露台看得到江景和索道 先到先坐
point: 锅气味大 衣服有罩子 找嬢嬢拿
spec: 适用人数=2人
spec: 使用时间=周一至周日 法定节假日不可用
spec: 预约=免预约
document: 菜品成本卡 牛油锅底 每锅：牛油1.2kg 干辣椒（石柱红+印度椒）280g 花椒35g

# driving_school_c1c2
title: 驾校报名C1 C2 自动档 学车 全包班 一人一车 接送 拿证快 拿证快 拿证快
category: 本地服务
price: C1 2680 C2 3080 学生凭证-200
description: 本校自有考场!! 科二科三都在自己场地考 不用跑外地
description: 包过 不过全额退 100%拿证 全市通过率第一名
description: 教练不抽烟不骂人 骂人你打校长电话 换教练
description: 训练场 城东大道汽贸城后面 还有个分点在师院南门
offer: 两人同行各减150 三人各减300
offer: 年底前报的 送科一科四题库VIP
point: 一人一车约课 手机上约 早6点到晚9点
point: 最快45天 一般2-3个月 看你有没有时间练
point: 补考费自理（科二150 科三200 这个是交车管所的）
point: 体检请带身份证原件 近视的戴上眼镜再来
spec: 车型=C1捷达 C2朗逸/比亚迪秦
spec: 学员年龄18-70

# gannan_navel_orange
title: 赣南脐橙 自家山上的
price: 10斤 39.8 / 5斤 23.8 / 烂的不要
point: 11月中才开始剪 之前市面上黄的都是催的
point: 不打蜡不泡药 皮上有灰有叶斑 洗洗就好
point: 中果65-75 大果75-85 大小不一样甜是一样甜
point: 收到先别急着放冰箱 摊开通风放 能放半个月
point: 有坏果24小时内拍照跟快递单一起 按个赔
description: 我是信丰的 老公种了二十来年橙子 今年天干 果子小一点但是甜得很 我拿测糖那个东西测的13到14度 不是每个都有
description: 每天下午4点前下单当天发 下雨天剪不了果就晚一天 不催哈
description: 偏远（新疆西藏内蒙）不发 发了也是亏
description: 客人讲 比去年那家水分足 小孩一次吃三个
spec: 净重10斤（带箱11斤左右）
spec: 产地=江西赣州信丰
offer: 两箱一起拍少5块

# used_iphone_14_pro
description: 自用一手国行，女生用，一直带壳贴膜，换了17所以出。电池没换过，效率86%，中框右下角有一个芝麻大磕点（图7），屏幕无划痕，面容原彩都正常，没进过水没拆过机，支持验机。充电头没有，线送一根副厂的。
title: iPhone 14 Pro 256G 暗紫 国行 自用出 不议价勿扰
category: 二手/手机
brand: Apple
price: 2850包顺丰
spec: 型号=A2892
spec: 电池健康 86% 循环 511次
spec: 系统=iOS 26.1
point: 全原无拆无修 爱思全绿 截图在最后一张
point: 二手东西售出不退不换 想清楚再拍
point: 86%的电池 重度用一天要充一次 介意的别拍
offer: 送2个壳（一个Magsafe的）

# camera_lens_rental
title: 索尼A7M4/A7C2/FX3 大三元 出租 租赁 演唱会 毕业 旅拍 免押
category: 生活服务-租赁-数码
brand: SONY
price: A7M4 单机身 88/天 3天起70/天；24-70GM二代 60/天；70-200GM2 70/天；演唱会套餐A7M4+100-400 158/天
spec: 机身=ILCE-7M4 快门数<4万
spec: 镜头=FE 24-70mm F2.8 GM II ‖ FE 70-200mm F2.8 GM OSS II ‖ FE 100-400 GM
spec: 押金=芝麻650以上免押 / 学生证+身份证押3000
spec: 取还方式 杭州自提(文三路) 或顺丰到付
point: 电池x2 64G卡 充电器 读卡器 全部配齐不另收
point: 路上的时间不算租期 收到第二天开始算
point: 不会用？送一份参数卡 内场外场看台分别怎么设都写了
point: 出货前都清过CMOS 拍视频给你看
point: 进水 摔 进沙 按索尼售后报价赔 请买9.9碎险
point: 海边沙漠音乐节泼水 请提前讲 不讲不赔付险
offer: 周一到周四 租2送1
document: 《设备租赁协议》第4条 承租方逾期归还的，按日租金1.5倍计收，逾期超过3日视为购买

# crosstalk_tickets
title: 后街相声 12月周末专场 天津小剧场 听相声 成人票
price: 80 / 120 / 180(含茶歇) 儿童1.2米以下谢绝入场
category: 演出票务
spec: 时间=12.5 12.6 12.12 12.13 12.19 12.20 每晚19:30
spec: 场地 天津 河北区 民主道 小剧场2楼
spec: 时长=约100分钟无中场
spec: 座位数=142
description: 五场活儿 一个半小时 开场是俩00后 底是师父攒的
description: 没电梯 二楼 腿脚不好的提前言语一声 我们下来搀您
description: 观众原话：“本来是陪媳妇儿来的，结果她玩手机，我乐岔气儿了”
point: 142个座 最后一排离台口11米
point: 180的票给一壶茉莉花一碟瓜子一碟药糖
point: 演出过程禁止录音录像
point: 迟到的等返场间隙再进 别从台前过
offer: 4张连坐9折 老观众拿旧票根减10块
document: 营业性演出准许证 演出名称：后街相声周末专场 演员人数：11人

# excel_stock_template
title: 进销存表格excel出入库管理库存台账自动统计应收应付小店铺仓库模板wps可用 永久
category: 虚拟>办公模板
price: 6.8
spec: 格式=.xlsx
spec: 软件版本=Excel2016以上 / WPS2019以上
spec: 发货方式=自动发货(网盘)
point: 1、录一次单 库存 毛利 欠款 三张表自己跳
point: 2、低于安全库存那一行会变红
point: 3、没有宏 没有VBA 老板电脑禁宏也打得开
point: 4、商品上限5000行，超过会卡
point: 苹果手机上只能看 编辑请用电脑
point: 虚拟商品 发出不退
description: 有问题先看压缩包里的【先看我.mp4】4分半钟
description: 不是软件！不是软件！就是表格！不联网不收年费
description: 评：开五金店的，终于不用拿本子记谁欠我钱了
description: 评：客服教了我半小时，我妈60也会用了
offer: 拍2份不同模板打包10块

# flange_304_b2b
title: 304/316L不锈钢平焊法兰 带颈对焊法兰 WN SO BL PN10 PN16 PN25 DN15-DN600 非标定做
brand: 沧瑞管件
category: 工业品/管道/法兰
price: 面议（DN50 PN16 SO 304 参考 23.5元/片 含13%票，100片起）
spec: 标准=HG/T20592-2009  GB/T9124.1-2019  ASME B16.5
spec: 材质=304 304L 316L 321 2205
spec: 密封面=RF FF M FM T G
spec: DN15~DN600
spec: 压力等级 PN6 PN10 PN16 PN25 PN40 / CL150 CL300
spec: 表面处理=车光
spec: 起订量=
point: 光谱仪在车间，每炉抽检，随货MTC 3.1；DN25-DN300现货约400吨，当天装车；来图来样非标7-10天；熏蒸木箱可出口
point: 316L料钢厂价一天一变 报价24小时有效
document: 材质证明书 炉号 H26-0917 C 0.021 Si 0.42 Mn 1.12 P 0.031 S 0.002 Cr 18.15 Ni 8.06
description: 盐山工厂 2008年建厂 带料加工可谈 月结需审核

# aircon_cleaning
title: 空调清洗上门 挂机柜机中央空调深度清洗 洗空调
price: 挂机89 柜机129 风管机单个出风口150 全拆洗+60
spec: 服务时长=挂机约40分钟
spec: 服务范围=武汉三镇 (新洲 江夏远的加30)
spec: 品牌=不限
point: 拆下来的脏水拿桶给您看，看完您再付钱
point: 师傅穿鞋套，床和地板铺布，弄湿一块我们擦
point: 蒸汽120度+清洗剂，蒸发器翅片正反都冲
point: 洗之前先开机试给您看 坏的先讲清楚免得扯皮
point: 机龄超过10年的塑料件脆 拆有可能裂 先签字
point: 洗完请开窗通风吹半小时再关门睡觉
offer: 3台起每台-10，邻居拼单再-5
description: 冬天开制热前洗一哈蛮好 一开机一股霉味的就是该洗了
description: 杀菌率99.99% 治鼻炎咳嗽 我家客户小孩过敏洗完就好了
description: 微信约，报小区+几台+挂还是柜，当天约当天来（下雨照来）

# freeze_dried_cat_food
title: 冻干生骨肉猫粮全价无谷幼猫成猫增肥发腮美毛500g桶装猫咪零食鸡肉鹌鹑布偶英短加菲专用
category: 宠物/猫主粮/冻干
brand: MEOWKIN 喵近
price: 券后109 日常149
spec: 净含量500g±5g
spec: 配方=鸡胸肉 鸭心 鸡肝 鹌鹑(带骨) 鸡蛋黄 三文鱼油 牛磺酸
spec: 粗蛋白≥52%
spec: 粗脂肪≥22% 
spec: 水分=≤6
spec: 适用阶段=2月龄以上
point: 肉含量96% 剩下是蛋黄鱼油和维矿 配料表就这几行
point: 一颗约2g 手一捏就碎 挑嘴的拌在粮上
point: 罐底打了批次号 扫码看这批的检测报告
point: 换粮请7天过渡 一次换完要拉肚子
point: 吃冻干一定要多放水 或者泡温水
point: 开桶后45天吃完 盖子拧紧 别放冰箱
description: 全网最高肉含量 吃了不生病 猫瘟猫鼻支都能预防！！
description: 铲屎官反馈：美短十二岁，牙掉了三颗，泡水吃得呼噜呼噜
description: 铲屎官反馈：狗子也来偷吃（狗子没事 就是我钱包有事）
offer: 2桶送喂食勺+试吃30g×3
document: 检验报告 NO.WT26083117 粗蛋白质 53.4% 水溶性氯化物 0.61% 沙门氏菌 未检出

# child_car_seat
title: 0-7岁儿童安全座椅 i-Size认证 360°旋转
category: 母婴用品 / 安全出行 / 安全座椅
brand: 贝途 BETOO
price: 1399
spec: 型号=R360 Pro
spec: 适用身高=40-125cm
spec: 安装方式=ISOFIX + 支撑腿
spec: 认证=ECE R129/03；CCC
spec: 座椅净重=13.6kg
spec: 头枕档位=11
spec: 面料=可拆洗
point: 单手360°旋转，抱娃上下车座椅朝向车门。
point: 反向可坐至105cm，约4岁。
point: 支撑腿与ISOFIX均有红绿指示，装没装到位一眼可见。
point: 15个月以下必须反向安装。
point: 请勿安装在有前方安全气囊的副驾驶座。
point: 面套30℃轻柔机洗，不可烘干。
offer: 以旧换新抵200元；晒单返30元
document: 使用说明书 P14：支撑腿须与车辆地板完全接触，地板下有储物盒的车辆请先查阅适配车型表。

# damp_removing_tea
title: 红豆薏米祛湿茶去湿气重排毒养生茶男女性调理脾胃芡实茯苓大麦茶包湿胖瘦肚子
category: 茶/代用茶/花草茶
brand: 沁元堂
price: 19.9/30包 拍2发3
spec: 规格=5g*30包
spec: 保质期18个月
spec: 配料表=炒薏苡仁、赤小豆、芡实、茯苓、大麦、橘皮、栀子、决明子
spec: 生产许可证编号SC114（后面见包装）
point: 七天一个周期 湿气从尿里排出来 大肚子没了
point: 老中医祖传方子 根治湿疹口臭大便粘马桶
point: 独立三角包 看得见料 泡三泡还有颜色
point: 薏米炒过的 不寒
point: 孕妇 经期 哺乳期 不要喝
point: 凉了会有沉淀 正常的 摇一摇
description: 喝前喝后对比图在下面 无效退款
description: 顾客：喝了半个月 早上起来嘴巴不苦了
description: 顾客：大麦香味 当水喝的 我们办公室六个人团购
offer: 拍2发3 拍3发5送玻璃杯

# spring_mattress
title: 慕云 护脊床垫1.8米2米 独立袋装弹簧 乳胶 偏硬 老人小孩 厚24cm 压缩卷包
price: 1.5m 1180｜1.8m 1380｜其他尺寸问客服｜定做+10%
category: 家具-床垫
spec: 厚度=24
spec: 弹簧=独立袋装 1.8m约1020个
spec: 乳胶=2cm 泰国进口 含量(天然乳胶)93%
spec: 面料=针织 可拆? 不可拆
spec: 软硬=两面 A中软 B偏硬
spec: 甲醛释放量0.018mg/m²·h
brand: 慕云
point: 一个翻身另一个没感觉 老公两百斤也亲测
point: 正反两面软硬不一样 不喜欢翻个面就行
point: 边上加了一圈硬海绵 坐床边穿袜子不塌
point: 卷包进电梯 一个女生能拖进卧室
point: 拆开要放满48小时才回弹到24公分 别急着给差评
point: 三个月调头一次 半年翻面一次
point: 不要让小孩在上面蹦
offer: 100晚试睡 不好睡上门拉走（收运费120）
offer: 双12 再送两个乳胶枕
description: 可治疗腰间盘突出，医院推荐，睡一个月腰就不痛。
document: 检测报告 样品名称：弹簧软床垫 检验依据 QB/T 1952.2-2023 耐久性 30000次 合格

# nanning_e_bike
title: 小电驴 新国标电动车 上牌 南宁现货 72V 石墨烯 长跑王 外卖车 代步
category: 电动车
brand: 绿源/台铃/杂牌都有 这个是 骑悦
price: 2499 落地（含牌 含雨棚 含头盔）
spec: 电池=48V24Ah 铅酸石墨烯
spec: 电机400W
spec: 续航=标65km 实跑50左右
spec: 刹车 前碟后鼓
spec: 颜色=灰 白 红 奶茶色
point: 座位低 72公分 嬢嬢矮仔都踩得着地
point: 后尾架焊死的 搭一袋米加个崽都稳
point: 坐垫下面放得落一个头盔一件雨衣
point: 坏在半路 打电话 我们拖 城区内不收钱
point: 新电池前三次充够8个钟
point: 莫在楼道充电 莫飞线 抓到罚款
point: 涉水不要过轮子一半
description: 续航全国第一 全南宁最便宜 哪家便宜我补差价
description: 店在江南区 淡村市场斜对面 老友粉店隔壁 得闲来试骑
offer: 旧车抵300起 坏的都要

# vitamin_c_serum
title: VC精华液 15%原型VC 提亮肤色 抗氧化 早C晚A 30ml
category: 美妆护肤·面部精华
brand: LUMÉA 露弥
price: 169（第二支0.5折？？活动还没定）
spec: 净含量=30ml
spec: 备案编号 粤G妆网备字2026xxxxxx
spec: 主要成分=抗坏血酸15% 阿魏酸0.5% 维E1%
spec: PH 3.2
spec: 适用肤质=油皮 混油 耐受皮
point: 氮气灌装+棕色滴管瓶，开封前不变黄
point: 水感的，不搓泥，后面可以直接上防晒
point: 敏感肌先在耳后试24小时，刺痛就停
point: 白天用完必须涂防晒
point: 开封后冷藏，2个月内用完，变橙色就别用了
point: 3天美白7天淡斑28天逆龄 医学级
description: 我们是小牌子，没请明星，钱花在料上。
description: 小红书@桃子不逃：第一次用15%没爆痘，就是味道像火腿肠……
description: 小红书@Momo：涂上去有一点点热，两分钟就没了
offer: 首单立减20 送5ml×2 (库存800套 送完止)
document: 人体功效评价报告摘要：31名受试者使用28天，皮肤亮度L*值均值由63.2升至64.9

# locksmith
title: 开锁换锁
price: 50起
description: 24h 城关镇 打电话 有备案

# pla_filament_caps
title: PLA+ 3D PRINTER FILAMENT 1.75MM 1KG SPOOL HIGH SPEED MATTE
brand: KUNFIL
category: 3C DIGITAL / 3D PRINTING / CONSUMABLES
price: RMB 49 / ROLL, 10 ROLLS RMB 43, FCL ASK
spec: DIAMETER=1.75MM ±0.02
spec: NOZZLE 190-230C
spec: BED=45-60C
spec: SPEED=UP TO 300MM/S
spec: SPOOL=CARDBOARD, OD 200MM, FITS AMS
spec: COLORS=BONE WHITE, COAL BLACK, CLAY, SAGE, NAVY, LAVA RED (NEW)
spec: NET WEIGHT 1KG
point: MATTE FINISH HIDES LAYER LINES, NO SANDING
point: FITS BAMBU AMS, NO ADAPTER RING
point: VACUUM BAG + DESICCANT, MOISTURE CARD INSIDE
point: TANGLE FREE, BEST IN THE WORLD
point: DRY 55C 6H IF BAG IS OPEN OVER 2 WEEKS
point: NOT FOR FOOD CONTACT
offer: BUY 4 GET 1 (COLOR RANDOM)
description: SHIP FROM DONGGUAN, SF OR YTO. INVOICE OK.
description: CUSTOMER SAY "PRINTED 7 HELMETS, ZERO CLOG ON P1S"

# climbing_rose_seedling
title: 月季苗爬藤月季大苗龙沙宝石藤本四季开花阳台庭院爬墙玫瑰花苗盆栽带花苞浓香耐寒
category: 鲜花绿植/绿植/月季
price: 2加仑38 5加仑棒棒糖128 裸根苗16.8
spec: 品种=龙沙宝石 / 自由精神 / 黄金庆典 / 莫奈(不是爬藤的，写错的别拍)
spec: 苗龄=2加仑约两年
spec: 株高50-80cm(发货修剪到40)
spec: 发货=带土带盆
point: 自己的大棚 南阳 不是拿货的 根给你看
point: 扦插苗 不会退化成野蔷薇
point: 第二年春天能爬满一米五宽的花架
point: 收到先放阴凉缓3天 不要马上换盆不要施肥
point: 浇水见干见湿 盆底流出水为止
point: 黑斑病红蜘蛛 是月季都会得 药我教你买
point: 冬天发货是秃杆子 没叶子 是休眠不是死了!!!
offer: 3棵送花肥一包 5棵送枝剪
description: 30天包活 死了发图补发（运费自付8块）
description: 花友：“四月开了一百多朵，邻居拍照要收门票”

# carp_rod
title: 鱼竿手竿28调台钓竿超轻超硬碳素鲫鲤竿4.5米5.4米6.3米十大名牌正品
price: 3.9m 148  4.5m 168  5.4m 198  6.3m 238
brand: 泽钓
category: 户外>垂钓>手竿
spec: 长度=3.9/4.5/5.4/6.3/7.2(缺)
spec: 自重=5.4米 136g
spec: 调性 28偏19
spec: 碳布=46T+40T
spec: 先径1.1mm 元径23
spec: 附件=备用竿稍2节 竿袋
point: 5.4的136克 单手抛一天膀子不酸
point: 腰力硬 三斤多的鲤鱼照飞
point: 断哪节补哪节 第一二节一年免费，自己出邮费
point: 收竿从后往前 别拧 泡了水擦干晾干再收
point: 高压线底下 打雷 别钓！碳素导电
description: 野钓黑坑都行 黑坑三四斤往上建议用6H的那款
description: 老张钓友群反馈：挂底硬拽把线拽断了竿没断
offer: 收货好评图 送子线盒
document: 检测数据表 5.4m 静态挂重 1/3节 3.2kg 未断裂

# dental_implant_clinic
title: 种植牙 单颗 全包价 含牙冠 德国/韩国
category: 医疗健康 口腔
brand: 德康口腔门诊部(湖滨店)
price: 韩系2980/颗起 德系5980/颗起（种植体+基台+冠+手术）
spec: 种植体=登腾 / 奥齿泰 / ICX
spec: 营业时间 8:30-20:00 周末不休
spec: 医师=主任1 主治4
point: 拍CT看骨头 当场讲能不能种 不收挂号费
point: 报多少就是多少 手术台上不加钱
point: 终身不坏 无痛 零风险 当天种当天吃排骨
point: 可以刷医保个人账户
point: 高血压糖尿病病人须先控制达标，心脏支架半年内不做
point: 术后24小时不漱口不喝热的 一周不抽烟
offer: 集采价＋老人65岁以上再减500
description: 李阿姨(71岁)：我三颗 前后跑了四趟 现在花生米能嚼
document: 医疗广告审查证明 第2026-0388号 发布内容仅限：机构名称、地址、诊疗科目、电话

# guzheng_lessons_kids
title: 古筝一对一 少儿 成人零基础 体验课
price: 体验29.9（45分钟）正课 一对一180/节 一对二120/节 40节起9折
spec: 年龄=5岁以上
spec: 老师=武音毕业3位 另有兼职
spec: 教材 《少儿古筝教程》+自编
category: 培训-音乐
description: 在光谷步行街附近一个小区里 二楼 门口有个石狮子的那栋
description: 琴房5间 每间隔音 家长可以隔着玻璃看
description: 体验课上完 会弹《小星星》的前两句 手机录了带回去
description: 寒假班1月18开 一三五上午还剩4个位子
point: ①第一节就戴甲弹②琴先不用买 来教室练 不收钱③老师固定 换人先问你
point: 请假提前一天说 当天不来算一节
offer: 老生带新生 两人各送2节

# flower_bouquet_emoji
title: 🌹520同款🌹 33朵卡罗拉红玫瑰花束 同城速递 🚚 生日 表白 纪念日
price: 💰33朵 168 / 52朵 258 / 99朵 458
brand: 小鹿花房🦌
category: 🌷鲜花速递
spec: 📍配送=合肥三环内免费
spec: ⏰最快2小时
spec: 玫瑰=云南A级 卡罗拉 / 艾莎 / 曼塔
point: 🌹花头一样大 当天打刺当天包
point: 📸包好先拍照给你看 不满意重包
point: ✍️卡片代写 你说一句 我们手写 字好看
point: 💧到家剪根45° 深水醒4小时 2天换一次水
point: ❗花艺是手工的 和图片有八九成像 不是一模一样
offer: 🎁+9.9 升级灯串 ／ 提前3天订 -20
description: 🥰“女朋友哭了 不是因为花 是因为卡片 哈哈”
description: 😭“堵车晚了20分钟，老板退了我20块，讲究”
description: 🙏圣诞前后三天不接急单

# erhai_homestay
title: 洱海边民宿 海景大床房 落地窗 日出 可带宠
category: 酒店民宿 / 大理
brand: 阿洱小院
price: 平日388 周末458 元旦另算 连住3晚减100
spec: 房型=海景大床 28㎡ 1.8床
spec: 入住14点后 退房12点前
spec: 停车=院门口3个车位 先到先得
spec: 早餐 含（饵丝 / 乳扇 / 咖啡）
spec: 离海=穿过一条生态廊道 步行2分钟
point: 躺床上看日出 闹钟都不用 窗帘别拉就行
point: 晚上院里生炭火，烤茶、烤乳扇。
point: 冬天早晚5度上下 屋里有地暖 外套还是要带
point: 海拔近2000 刚到别喝酒别跑步
description: 接机80一趟 古城站接免费(8:00-20:00)
description: 住客留言：第二天下雨没看到日出 老板请我们吃了菌子火锅 反而更好
description: 狗猫免费住 给垫子给碗 大狗先问一声 / 没电梯 三楼 箱子我们帮提
description: 双廊古镇开车25分钟，喜洲20分钟
offer: 周日到周四 住2送下午茶
document: 特种行业许可证 核定房间数 9间

# chaoshan_beef_by_weight
title: 潮汕鲜切牛肉 吊龙 匙柄 嫩肉 胸口朥 牛肉丸 冷链到家
price: 吊龙68/斤 匙柄75/斤 五花趾88/斤 胸口朥78/斤 牛肉丸55/斤 牛筋丸52/斤
category: 生鲜/牛羊肉
description: 凌晨三点宰，六点出档，当日顺丰冷链走，广东省内隔日到，江浙沪第二日晏昼到
description: 唔系冰鲜唔系合成，一刀一刀手切，厚薄唔匀见谅
description: 胶己人都识 淘箩筛住 清水锅 8秒起 沾沙茶
description: 老顾客讲：比我们这边潮汕店堂食便宜一半都不止
spec: 部位=见标价
spec: 起订2斤
spec: 保存=0-4℃ 2日 / -18℃ 一个月(口感差)
point: 一只牛就出三四斤匙柄 天天都要抢
point: 牛肉丸手打的 掉地下会弹 你试下
point: 收货即刻打开包装 有血水是正常的
point: 吊龙切开 冻过再涮会韧 尽量当日食
point: 嫩肉买了就涮 别煲汤
offer: 满199包邮 冰袋送 沙茶酱80g送

# confinement_nanny
title: 月嫂 住家 26天 金牌 武汉/长沙/南昌
category: 家政 母婴护理
price: 初级8800 中级11800 金牌15800 26天 定金2000
description: 公司直营签约 不是中介转手 三证齐(母婴护理证 健康证 身份证核验) 先视频面试 再定人
description: 服务：宝宝洗澡抚触黄疸观察 夜里带睡 产妇月子餐五餐 通乳师另外约
description: 我们的月嫂没有一个投诉 全国排名前三
description: 王女士（二胎）：阿姨姓涂，鄱阳的，做菜咸了一点，说了以后就改了，夜里都是她带，我睡了整觉
spec: 工作时长=24h住家 每周不休 下户后休
spec: 年龄段42-52
spec: 从业
point: 试工三天 不合适 免费换 换到满意
point: 定了不来 定金双倍退
point: 宝宝有情况先看医生 月嫂不诊断不喂药
point: 预产期提前三个月订 过年前后要加800
point: 不做全家饭 不洗大人衣服以外的活（合同写清楚）
offer: 老客户介绍返500
document: 《母婴护理服务合同》 第六条 甲方应为乙方提供独立床铺及正常休息时间每日不少于6小时

# winter_tyre
title: 轮胎225/45R17 91W 静音舒适 包安装 大众速腾 思域 卡罗拉 17寸 雪地胎 
brand: 米其林 / 马牌 / 玲珑
price: 玲珑 318/条 马牌UC7 535 米其林 浩悦4 628 雪胎X-ICE 799 工时30/条 动平衡已含
category: 汽车用品-轮胎
spec: 规格=225/45R17
spec: 载重指数91 速度级别=W
spec: 生产日期=2026年第20周以后
spec: 花纹深度=7.9mm
point: 装的时候你站旁边看 DOT日期当面验
description: 三年鼓包免费换，马路牙子磕的也管一次。旧胎花纹还深的抵30一条
point: 扎钉补胎 我们店买的终身免费
point: 新胎头200公里不要急刹急弯
point: 雪胎气温7度以上磨得快 开春记得换回来
offer: 换4条送四轮定位 (价值180)
description: 长春 高新 硅谷大街 汽配城B区11号 开车直接进院 不用等
description: 冬天排队多 周一到周三来 半小时完事

# jadeite_bangle
title: 【孤品】飘花正圈手镯 56.5圈口 冰糯种 A货 附证书
category: 珠宝玉石
price: 6800（可小刀 问）
spec: 圈口=56.5
spec: 条宽12.8 厚7.6
spec: 种水 冰糯
spec: 重=52.3g
spec: 证书=NGTC 国检
point: 打灯自然光两段视频都拍了 不修图
point: 内圈有一小段石纹 指甲刮不到 视频2分10秒指给你看
point: 手周长没量过的 先买圈口尺 8块钱 不合适不好退
point: 碰磕硬物会裂 做家务取下来
description: 主播自己留的 涨价潮 保值升值 三年翻倍 传家宝
description: 客:收到比视频里润 老公讲像假的因为太好看了
document: 鉴定证书 结论：翡翠(A货)手镯 折射率1.66(点测) 密度3.33 备注：未检测内部微裂隙
offer: 刷我直播间灯牌的减200

# corrugated_carton_custom
title: 纸箱定制 快递箱 飞机盒 三层五层 印logo 小批量 彩盒 厂家直销 
category: 包装B2B
price: 看尺寸 看数量 加微信报 （参考：飞机盒 20*14*6 0.78/个 500起）
spec: 坑型=E B C BC
spec: 纸质 K=K 牛皮 国产A A=A
spec: 最小起订=100
spec: 印刷=单色 / 四色柔印 / 彩印裱坑
spec: 打样 1-2天 50元 下单返
spec: 产能=日6万
description: 刀模免费，同规格返单不再收。抗压给数据，不是靠手按。急单昨天下今天走的做过（要加急费）
description: 大红满版会掉色 手汗一摸就红 建议过油。 纸怕潮 垫托盘离墙30公分
description: 客户有做燕窝的做跨境的做猫砂的 猫砂建议五层BC 三层肯定爆
description: 佛山 顺德 杏坛 自己有货车 送佛山广州中山不收钱
document: 送货单 2026-11-03 五层BC K=K 600*400*300 2000只 边压强度 8600N/m

# mini_excavator_hire
title: 小挖机出租 微挖 15 20 35 60 带师傅 成都周边
category: 工程机械租赁
price: 15的 台班900(8小时) 60的 1400 包月单谈 半天起租600
spec: 机型=卡特301.7CR / 久保田U35 / 三一SY60C
spec: 挖斗宽30 40 60
spec: 带破碎锤+200/台班
spec: 能进=门宽1米以上
spec: 机手=有证
point: 院坝头 屋里头 拆墙 挖鱼塘 埋管子 都整过/1米的门开得进去 履带能收/师傅油钱都是我们的
point: 地下有管线 光缆 气管 一定先讲 挖断了你赔哈
description: 下雨泥巴深了 要垫钢板 或者改天
description: 郫都 温江 新都 崇州 运费200起 远了另算
description: 打电话就来 早上七点到位 不得放你鸽子
offer: 包三天 打九折
`;

/** For each, by the same hand: what one calls it; what a video's end asks for; its points that are no reasons to buy. */
export const strangersWishes = `
bath_slippers｜拖鞋/凉拖/浴室拖｜buy｜脚背高脚胖的拍大一码；刚拆袋有点味 放阳台吹一两天 介意勿拍；不要暴晒不要开水烫 EVA会缩
chongqing_hotpot_for_two｜火锅/老火锅/双人餐/火锅套餐｜visit｜微辣也是辣 吃不得辣的外地朋友请点鸳鸯；锅气味大 衣服有罩子 找嬢嬢拿
driving_school_c1c2｜驾校/学车/考驾照｜message｜补考费自理（科二150 科三200 这个是交车管所的）；体检请带身份证原件 近视的戴上眼镜再来
gannan_navel_orange｜脐橙/橙子/赣南脐橙｜buy｜收到先别急着放冰箱 摊开通风放 能放半个月
used_iphone_14_pro｜手机/苹果手机/二手手机/二手苹果｜buy｜二手东西售出不退不换 想清楚再拍；86%的电池 重度用一天要充一次 介意的别拍
camera_lens_rental｜相机/租相机/相机出租/镜头｜message｜进水 摔 进沙 按索尼售后报价赔 请买9.9碎险；海边沙漠音乐节泼水 请提前讲 不讲不赔付险
crosstalk_tickets｜相声/相声票/相声专场｜buy｜演出过程禁止录音录像；迟到的等返场间隙再进 别从台前过
excel_stock_template｜表格/进销存表格/库存表/模板｜buy｜4、商品上限5000行，超过会卡；苹果手机上只能看 编辑请用电脑；虚拟商品 发出不退
flange_304_b2b｜法兰/不锈钢法兰｜message｜316L料钢厂价一天一变 报价24小时有效
aircon_cleaning｜洗空调/空调清洗｜message｜机龄超过10年的塑料件脆 拆有可能裂 先签字；洗完请开窗通风吹半小时再关门睡觉
freeze_dried_cat_food｜猫粮/冻干/冻干猫粮｜buy｜换粮请7天过渡 一次换完要拉肚子；吃冻干一定要多放水 或者泡温水；开桶后45天吃完 盖子拧紧 别放冰箱
child_car_seat｜安全座椅/儿童座椅/座椅｜buy｜15个月以下必须反向安装。；请勿安装在有前方安全气囊的副驾驶座。；面套30℃轻柔机洗，不可烘干。
damp_removing_tea｜茶包/薏米茶/红豆薏米茶/花草茶｜buy｜孕妇 经期 哺乳期 不要喝；凉了会有沉淀 正常的 摇一摇
spring_mattress｜床垫/弹簧床垫｜buy｜拆开要放满48小时才回弹到24公分 别急着给差评；三个月调头一次 半年翻面一次；不要让小孩在上面蹦
nanning_e_bike｜小电驴/电动车/电车｜visit｜新电池前三次充够8个钟；莫在楼道充电 莫飞线 抓到罚款；涉水不要过轮子一半
vitamin_c_serum｜精华/精华液/VC精华｜buy｜敏感肌先在耳后试24小时，刺痛就停；白天用完必须涂防晒；开封后冷藏，2个月内用完，变橙色就别用了
locksmith｜开锁/换锁/开锁换锁｜message｜none
pla_filament_caps｜耗材/打印耗材/打印丝/线材｜buy｜DRY 55C 6H IF BAG IS OPEN OVER 2 WEEKS；NOT FOR FOOD CONTACT
climbing_rose_seedling｜月季/月季苗/花苗/藤月｜buy｜收到先放阴凉缓3天 不要马上换盆不要施肥；浇水见干见湿 盆底流出水为止；黑斑病红蜘蛛 是月季都会得 药我教你买；冬天发货是秃杆子 没叶子 是休眠不是死了!!!
carp_rod｜鱼竿/手竿/钓竿｜buy｜收竿从后往前 别拧 泡了水擦干晾干再收；高压线底下 打雷 别钓！碳素导电
dental_implant_clinic｜种植牙/种牙｜visit｜高血压糖尿病病人须先控制达标，心脏支架半年内不做；术后24小时不漱口不喝热的 一周不抽烟
guzheng_lessons_kids｜古筝/古筝课/学古筝/体验课｜visit｜请假提前一天说 当天不来算一节
flower_bouquet_emoji｜花束/玫瑰/鲜花/红玫瑰｜buy｜💧到家剪根45° 深水醒4小时 2天换一次水；❗花艺是手工的 和图片有八九成像 不是一模一样
erhai_homestay｜民宿/海景房/大床房｜buy｜冬天早晚5度上下 屋里有地暖 外套还是要带；海拔近2000 刚到别喝酒别跑步
chaoshan_beef_by_weight｜牛肉/鲜牛肉/潮汕牛肉｜buy｜收货即刻打开包装 有血水是正常的；吊龙切开 冻过再涮会韧 尽量当日食；嫩肉买了就涮 别煲汤
confinement_nanny｜月嫂/阿姨/住家月嫂｜message｜宝宝有情况先看医生 月嫂不诊断不喂药；预产期提前三个月订 过年前后要加800；不做全家饭 不洗大人衣服以外的活（合同写清楚）
winter_tyre｜轮胎/换轮胎/雪地胎/雪胎｜visit｜新胎头200公里不要急刹急弯；雪胎气温7度以上磨得快 开春记得换回来
jadeite_bangle｜手镯/镯子/翡翠手镯｜buy｜内圈有一小段石纹 指甲刮不到 视频2分10秒指给你看；手周长没量过的 先买圈口尺 8块钱 不合适不好退；碰磕硬物会裂 做家务取下来
corrugated_carton_custom｜纸箱/飞机盒/快递箱｜message｜none
mini_excavator_hire｜小挖机/挖机/微挖｜message｜地下有管线 光缆 气管 一定先讲 挖断了你赔哈
`;
