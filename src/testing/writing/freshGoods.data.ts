/** Goods as a merchant keyed them in, with what stands in his documents. */
export interface FreshGoods {
  readonly trade: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly price: string;
  readonly offer: string;
  readonly selling_points: readonly string[];
  readonly description: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  /** A document of the merchant's, paragraph by paragraph; empty = none. */
  readonly documents: readonly string[];
}

/**
 * Data: sixteen trades, a product or service of each, written before the writer was worked on and not changed since.
 * Names hold brand, model, measures and words of a sale as merchants put them; some tell much, some nearly nothing.
 */
export const freshGoods: readonly FreshGoods[] = [
  {
    trade: '食品',
    title: '【拍2发3】晒谷场 手工锅巴 五香味 400g*2袋 办公室零食',
    brand: '晒谷场',
    category: '食品饮料',
    price: '29.9',
    offer: '拍2件发3件',
    selling_points: [
      '糯米先泡六小时再蒸，口感是酥的不是硬的',
      '非油炸，烤箱180度烤25分钟',
      '配料只有糯米、菜籽油、食盐、五香粉',
      '每袋里面20小包，一包20克',
    ],
    description:
      '安徽宣城的糯米，自己的小作坊做的。做锅巴做了九年，一天只做三百袋。打开吃不完夹起来，放一个星期还是脆的。常温放120天。',
    specs: [
      { name: '净含量', value: '400g×2袋' },
      { name: '保质期', value: '120天' },
      { name: '产地', value: '安徽宣城' },
    ],
    documents: ['客服常见问题：辣不辣？五香味不辣，小孩能吃。开封以后怎么放？夹子夹紧，放阴凉处。'],
  },
  {
    trade: '餐饮到店',
    title: '码头老周海鲜大排档 4人套餐 到店吃',
    brand: '码头老周',
    category: '餐饮美食',
    price: '298',
    offer: '工作日送一份蛋炒饭',
    selling_points: [
      '每天下午四点船到岸，海鲜现捞现称',
      '套餐里九道菜：清蒸石斑鱼、椒盐皮皮虾、蒜蓉粉丝扇贝等',
      '临海的露台有十二张桌子',
      '不吃的海鲜可以当面换',
    ],
    description: '开了十六年，老板自己有两条船。五点半到八点人最多，建议提前打电话留桌。停车场在店后面，免费停。',
    specs: [{ name: '营业时间', value: '16:00-24:00' }],
    documents: [],
  },
  {
    trade: '服装',
    title: '2026秋季新款 简木JM-8812 女士高腰直筒牛仔裤 显瘦小个子 S-3XL',
    brand: '简木',
    category: '服饰鞋包',
    price: '159',
    offer: '2件8.5折',
    selling_points: [
      '后腰加了松紧，坐下不勒肚子',
      '裤长分三档，155/160/165都能选到不用改',
      '洗过三十次对比，颜色掉得很少',
      '面料含2%氨纶，蹲下去膝盖不紧',
    ],
    description:
      '12安的牛仔布，不是薄薄一层。门襟拉链是YKK的。口袋做了真的，能放进一部手机。建议反面洗，第一次洗用冷水。',
    specs: [
      { name: '面料成分', value: '棉98% 氨纶2%' },
      { name: '版型', value: '直筒' },
      { name: '货号', value: 'JM-8812' },
    ],
    documents: [],
  },
  {
    trade: '母婴',
    title: '芽芽象 婴儿恒温调奶器 1.2L 家用智能 A3升级款',
    brand: '芽芽象',
    category: '母婴用品',
    price: '189',
    offer: '收藏加购送奶瓶刷',
    selling_points: [
      '45度恒温24小时，半夜冲奶不用等',
      '玻璃壶身是高硼硅的，内壁能伸手进去擦',
      '夜灯只有一点微光',
      '按一下就出温度，面板只有三个键',
    ],
    description:
      '烧开以后自动降到设定的温度，从100度降到45度大概要四十分钟。工作的时候声音不超过40分贝。底座和壶可以分开。',
    specs: [
      { name: '容量', value: '1.2L' },
      { name: '功率', value: '800W' },
      { name: '温度范围', value: '35-100℃' },
      { name: '颜色', value: '奶白' },
    ],
    documents: ['使用说明：壶里水位不要超过1.2升的刻度线。换水建议每天一次。水垢用柠檬酸泡半小时。'],
  },
  {
    trade: '宠物',
    title: '毛团日记 豆腐猫砂 6L*4包 整箱 绿茶味 包邮',
    brand: '毛团日记',
    category: '宠物用品',
    price: '69',
    offer: '',
    selling_points: [
      '3秒结团，铲起来不散',
      '可以冲马桶，一次一小团',
      '2.0mm细颗粒，带出来的少',
      '粉尘少，倒的时候不呛',
    ],
    description: '原料是豌豆渣和玉米淀粉。一只猫一包大概用半个月。',
    specs: [
      { name: '规格', value: '6L×4包' },
      { name: '颗粒直径', value: '2.0mm' },
    ],
    documents: [],
  },
  {
    trade: '小家电',
    title: '沐格 MG-H20 桌面暖风机 速热 静音 迷你 宿舍办公室',
    brand: '沐格',
    category: '家用电器',
    price: '99',
    offer: '下单立减10元',
    selling_points: ['PTC陶瓷发热，3秒出热风', '倒了自动断电', '低档500W，宿舍不跳闸', '重0.9公斤，单手拿得动'],
    description: '两档可调，高档1000W。外壳是阻燃的。线长1.5米。后面的网可以拆下来吹灰。一年只换不修。',
    specs: [
      { name: '额定功率', value: '1000W' },
      { name: '尺寸', value: '11×9×18cm' },
      { name: '噪音', value: '42分贝' },
    ],
    documents: [],
  },
  {
    trade: '家具',
    title: '禾匠 实木餐桌 1.4米 白蜡木 小户型 可伸缩 送货到家',
    brand: '禾匠',
    category: '家具',
    price: '1680',
    offer: '包送货上楼和安装',
    selling_points: [
      '1.4米拉开变1.8米，平时坐四个人，来客坐八个',
      '北美白蜡木整板，桌面厚2.5厘米',
      '桌腿能自己微调高低，地不平也不晃',
      '桌角磨成圆的，小孩磕一下不疼',
    ],
    description:
      '厂在江西南康，做实木家具二十年。面上是水性漆，热锅还是要垫隔热垫。拉开用两根滑轨，一个人就能拉。五年质保。',
    specs: [
      { name: '尺寸', value: '140×80×75cm' },
      { name: '展开尺寸', value: '180×80×75cm' },
      { name: '材质', value: '白蜡木' },
    ],
    documents: ['保养：一年上一次木蜡油。不要放在暖气片旁边。有水渍当场擦干。'],
  },
  {
    trade: '化妆品',
    title: '小满 柔雾持妆气垫 15g+替换装15g 自然色 遮瑕控油',
    brand: '小满',
    category: '美妆护肤',
    price: '129',
    offer: '送替换装',
    selling_points: [
      '拍开是雾面，鼻翼不卡粉',
      '替换装一起给，一盒用两盒的量',
      '粉扑是水滴形，眼下也够得到',
      '不含酒精',
    ],
    description: '三个色号，自然色适合一般肤色。上妆前先涂好保湿，少量多次拍。盒子里有镜子。',
    specs: [
      { name: '净含量', value: '15g×2' },
      { name: '色号', value: '自然色/象牙白/小麦色' },
    ],
    documents: [],
  },
  {
    trade: '农产品',
    title: '现挖 阿坤家 沙地蜜薯 带箱5斤 烟薯25号 糖心流油',
    brand: '阿坤家',
    category: '生鲜果蔬',
    price: '19.8',
    offer: '坏果包赔',
    selling_points: [
      '当天挖当天发，箱子里垫了珍珠棉',
      '烟薯25号，烤出来流糖',
      '沙地里长的，皮薄好洗',
      '单个2到5两，一手拿得住',
    ],
    description: '福建漳浦的沙地，种了四十亩。烤箱200度烤一小时，空气炸锅180度四十分钟。收到先放三天再烤，更甜。',
    specs: [
      { name: '净重', value: '5斤' },
      { name: '产地', value: '福建漳浦' },
    ],
    documents: [],
  },
  {
    trade: '茶叶',
    title: '云上人家 2026年 头采 凤庆滇红 金芽 250g 罐装',
    brand: '云上人家',
    category: '茶叶',
    price: '168',
    offer: '第二罐减30元',
    selling_points: ['凤庆海拔2000米的茶园', '头采，一芽一叶', '蜜香，泡七道还有味', '罐装，一罐五克泡五十次'],
    description: '茶农自己收的鲜叶，三月下旬采的。用90度的水，第一泡十秒出汤。喝不惯苦的人也能喝。',
    specs: [
      { name: '净含量', value: '250g' },
      { name: '等级', value: '一级' },
    ],
    documents: ['泡法：盖碗五克茶，90度水。前三泡10秒，后面每泡加5秒。也可以闷杯，一克茶一百毫升水。'],
  },
  {
    trade: '工具',
    title: '匠手 12V锂电钻 手电钻 充电式 家用 双速 JD12 带25件套',
    brand: '匠手',
    category: '五金工具',
    price: '199',
    offer: '送25件批头',
    selling_points: [
      '18+1档扭力，拧螺丝不打滑',
      '一块电池能打六十个孔',
      '机身1.1公斤，举过头顶也不酸',
      '快充40分钟充满',
    ],
    description: '夹头10毫米，木头能钻20毫米，砖墙用冲击档。带LED灯，柜子里面看得见。盒子是硬塑的。',
    specs: [
      { name: '电压', value: '12V' },
      { name: '电池', value: '2.0Ah' },
      { name: '空载转速', value: '0-400/0-1500转' },
    ],
    documents: [],
  },
  {
    trade: '文具',
    title: '小格子 错题本 A5 活页 60张 初中高中 4本装',
    brand: '小格子',
    category: '文具用品',
    price: '25.8',
    offer: '',
    selling_points: ['一页分三栏：题目、错因、重做', '100克纸，钢笔写不洇', '活页能按科目重新排'],
    description: '',
    specs: [
      { name: '纸张', value: '100g道林纸' },
      { name: '规格', value: 'A5 60张' },
    ],
    documents: [],
  },
  {
    trade: '首饰',
    title: '月白银作 S999足银 古法手镯 素圈 女 约28g 送礼盒',
    brand: '月白银作',
    category: '珠宝首饰',
    price: '468',
    offer: '免费刻字',
    selling_points: [
      '足银999，附检测证书',
      '手工敲了三百多锤，每只纹路不一样',
      '开口款，53到60的圈口都能戴',
      '刻字八个字以内不要钱',
    ],
    description: '打镯子的是云南鹤庆的师傅，做了三十年。银子会氧化，发黑用擦银布擦。不戴的时候装进密封袋。',
    specs: [
      { name: '重量', value: '约28g' },
      { name: '材质', value: '足银999' },
    ],
    documents: [],
  },
  {
    trade: '家纺',
    title: '棉小铺 全棉四件套 60支 1.5/1.8米床 纯色 A类 秋冬新品',
    brand: '棉小铺',
    category: '家居家纺',
    price: '269',
    offer: '买即送两个枕套',
    selling_points: [
      '60支长绒棉，贴着睡不扎',
      '被套四个角有绑带，被子不跑',
      '拉链藏在里面，翻身碰不到',
      'A类，宝宝也能用',
    ],
    description: '床单做了35厘米高的松紧，垫子厚也包得住。机洗不起球，水温别超过40度。',
    specs: [
      { name: '面料', value: '100%棉' },
      { name: '适用床', value: '1.5米/1.8米' },
    ],
    documents: [],
  },
  {
    trade: '健身',
    title: '动起来 瑜伽垫 TPE 加厚8mm 185*68 防滑 送绑带网包',
    brand: '动起来',
    category: '运动户外',
    price: '79',
    offer: '',
    selling_points: ['8毫米厚，跪着膝盖不疼', '双面纹路，出汗也不滑', '1.1公斤，卷起来能提着走', '没有橡胶的冲味'],
    description: '宽68厘米，比一般61的宽一截。擦汗用湿布就行，不要暴晒。中间有一条体位线。',
    specs: [
      { name: '厚度', value: '8mm' },
      { name: '尺寸', value: '185×68cm' },
    ],
    documents: [],
  },
  {
    trade: '服务',
    title: '洁师傅 油烟机深度清洗 上门拆洗 98元/台 同城',
    brand: '洁师傅',
    category: '家政服务',
    price: '98',
    offer: '两台一起洗减20元',
    selling_points: [
      '风轮拆下来泡，不是只擦外面',
      '洗之前洗之后都拍照给你',
      '工具和药水自己带，不用你家的盆',
      '两个小时左右洗完',
    ],
    description: '师傅都是签了合同的，做了六年。洗完开机试给你看，噪音变小了才走。三天内漏油免费返工。拆坏照价赔。',
    specs: [{ name: '服务范围', value: '市区' }],
    documents: ['上门流程：先试机，再铺布保护台面，拆风轮，高温蒸汽，装回，试机，拍照。周末要提前两天约。'],
  },
];
