/** The demo shop's products: seeds of the goods list, and the three product pages to paste (thermos, mask, desk). */
export interface DemoProduct {
  readonly key: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly price: string;
  readonly description: string;
  readonly sellingPoints: readonly string[];
  readonly specs: readonly (readonly [name: string, value: string])[];
  readonly offer: string;
  /** Names in mock/_data/assets. */
  readonly images: readonly string[];
  readonly clips?: readonly string[];
}

export const products: readonly DemoProduct[] = [
  {
    key: 'thermos',
    title: '山野日常 便携保温杯 480ml',
    brand: '山野日常',
    category: '家居百货',
    price: '129.00',
    description:
      '早上八点装的热水，晚上下班打开还烫嘴。316 不锈钢内胆不串味，一只手就能开盖，放进电脑包倒着也不漏。我们自己先用了三个月，才敢拿出来卖。',
    sellingPoints: [
      '316 不锈钢内胆，泡茶泡咖啡不串味',
      '一键弹盖，单手就能喝到水',
      '双重密封圈，倒放包里不漏',
      '整杯只有 238 克，像一部手机',
      '杯口加宽，冰块和茶包都放得下',
    ],
    specs: [
      ['容量', '480 ml'],
      ['内胆材质', '316 不锈钢'],
      ['净重', '238 克'],
      ['保温时间', '12 小时后不低于 58℃'],
      ['颜色', '雾松绿 / 奶盐白 / 岩灰'],
    ],
    offer: '两只装立减 30 元',
    images: ['thermos-1.jpg', 'thermos-2.jpg', 'thermos-3.jpg', 'thermos-4.jpg', 'thermos-5.jpg'],
    clips: ['thermos-clip.mp4'],
  },
  {
    key: 'mask',
    title: '轻雾补水面膜 10 片装',
    brand: '轻雾实验室',
    category: '美妆护肤',
    price: '89.00',
    description:
      '换季脸颊起皮、上妆卡粉，多半是缺水。这款面膜用三种分子量的玻尿酸，膜布薄到能看清指纹，敷十五分钟取下来脸不黏，直接可以上妆。',
    sellingPoints: [
      '三种分子量玻尿酸，一层一层补水',
      '天丝膜布薄而服帖，说话走路都不掉',
      '无香精无酒精，换季也能用',
      '敷完不用洗，可以直接上妆',
    ],
    specs: [
      ['规格', '25 ml × 10 片'],
      ['主要成分', '透明质酸钠、泛醇、神经酰胺 NP'],
      ['膜布', '天丝 384'],
      ['保质期', '3 年'],
      ['适用', '干性、混合性皮肤'],
    ],
    offer: '买一盒送三片旅行装',
    images: ['mask-1.jpg', 'mask-2.jpg', 'mask-3.jpg', 'mask-4.jpg'],
    clips: ['mask-clip.mp4'],
  },
  {
    key: 'desk',
    title: '静升电动升降桌 1.4 米',
    brand: '静升家具',
    category: '家具',
    price: '1699.00',
    description:
      '久坐腰酸的人，先别急着换椅子。这张桌子按一下就升到站立高度，四组记忆键记住全家人的身高，升降时杯子里的水几乎不晃。',
    sellingPoints: [
      '双电机升降，站坐切换只要十秒',
      '四组高度记忆，一键回到自己的位置',
      '升降声音低于 45 分贝，夜里也不吵',
      '遇阻回退，下面有孩子或椅子会自己停',
      '1.4 米桌面放得下两块显示器',
    ],
    specs: [
      ['桌面尺寸', '140 × 70 厘米'],
      ['升降范围', '62–127 厘米'],
      ['承重', '120 千克'],
      ['噪音', '低于 45 分贝'],
      ['质保', '电机 5 年'],
    ],
    offer: '限时立减 200 元，送理线槽',
    images: ['desk-1.jpg', 'desk-2.jpg', 'desk-3.jpg', 'desk-4.jpg', 'desk-5.jpg'],
  },
  {
    key: 'tea',
    title: '高山白茶 2023 春茶饼 300 克',
    brand: '星野茶铺',
    category: '食品饮料',
    price: '168.00',
    description: '福鼎磻溪海拔 800 米的春茶，日晒萎凋，压成小饼好撬好存。第一泡有枣香，喝到第六泡还甜。',
    sellingPoints: [
      '海拔 800 米茶园，一年只采春天一季',
      '日晒萎凋，汤色杏黄透亮',
      '小饼压得松，徒手就能撬开',
      '耐泡，六泡之后还有甜味',
    ],
    specs: [
      ['净含量', '300 克'],
      ['产地', '福建福鼎磻溪'],
      ['年份', '2023 年春'],
      ['保存', '阴凉干燥避光'],
    ],
    offer: '两饼包邮，送茶刀',
    images: ['tea-1.jpg', 'tea-2.jpg'],
  },
  {
    key: 'lamp',
    title: '月影护眼台灯',
    brand: '月影',
    category: '家居百货',
    price: '239.00',
    description: '孩子写作业、自己加班都用得上。光打在桌面上没有重影，色温跟着天色走，关灯还有三十秒延时。',
    sellingPoints: ['全光谱光源，桌面看不到重影', '色温 2700K 到 5000K 无级调', '关灯延时三十秒，走到床边再黑'],
    specs: [
      ['功率', '12 W'],
      ['色温', '2700–5000 K'],
      ['显色指数', 'Ra 97'],
      ['供电', 'USB-C'],
    ],
    offer: '开学季立减 40 元',
    images: ['lamp-1.jpg', 'lamp-2.jpg'],
  },
  {
    key: 'snack',
    title: '山核桃仁脆 8 小包',
    brand: '山野日常',
    category: '食品饮料',
    price: '59.90',
    description: '临安山核桃手剥取仁，低温慢烤，不放防腐剂。一包 20 克，开会前垫一口刚好。',
    sellingPoints: ['临安当年新果，手剥整仁', '低温慢烤四十分钟，不油不焦', '独立小包，一包 20 克不回潮'],
    specs: [
      ['净含量', '20 克 × 8 包'],
      ['产地', '浙江临安'],
      ['保质期', '180 天'],
      ['配料', '山核桃仁、海盐、麦芽糖'],
    ],
    offer: '第二盒半价',
    images: ['snack-1.jpg', 'snack-2.jpg'],
  },
  {
    key: 'coffee',
    title: '早安手冲挂耳咖啡 12 包',
    brand: '半日咖啡',
    category: '食品饮料',
    price: '49.00',
    description: '云南保山的中烘豆子，磨好封氮，撕开就有坚果和红糖的味道。一杯四块钱，赶地铁也来得及。',
    sellingPoints: ['云南保山单一产区，中度烘焙', '充氮锁鲜，撕开还是刚磨的香', '三分钟一杯，办公室也能手冲'],
    specs: [
      ['规格', '10 克 × 12 包'],
      ['烘焙度', '中度'],
      ['风味', '坚果、红糖、柑橘'],
      ['保质期', '12 个月'],
    ],
    offer: '满 99 减 15',
    images: ['coffee-1.jpg', 'coffee-2.jpg'],
  },
  {
    key: 'backpack',
    title: '通勤防泼水双肩包 20L',
    brand: '行里',
    category: '服饰鞋包',
    price: '219.00',
    description: '电脑、雨伞、水杯各有各的位置，拉链朝着背。下雨天从地铁口走到公司，里面的书还是干的。',
    sellingPoints: ['防泼水面料，小雨走十分钟不湿', '拉链朝背，人多的地方也安心', '16 寸电脑独立夹层，桌角不磕'],
    specs: [
      ['容量', '20 升'],
      ['重量', '0.82 千克'],
      ['面料', '再生涤纶 600D'],
      ['尺寸', '30 × 14 × 44 厘米'],
    ],
    offer: '送同色收纳包',
    images: ['backpack-1.jpg', 'backpack-2.jpg'],
  },
  {
    key: 'candle',
    title: '雨后松林香薰蜡烛',
    brand: '山野日常',
    category: '家居百货',
    price: '79.00',
    description: '大豆蜡加松针精油，点着像下过雨的林子。棉芯不冒黑烟，一杯能陪你三十个晚上。',
    sellingPoints: ['大豆蜡配松针精油，味道清不腻', '无铅棉芯，点着不冒黑烟', '燃烧约 45 小时，杯子还能种多肉'],
    specs: [
      ['净含量', '180 克'],
      ['燃烧时间', '约 45 小时'],
      ['蜡基', '大豆蜡'],
      ['香调', '松针、雪松、湿土'],
    ],
    offer: '',
    images: ['candle-1.jpg'],
  },
  {
    key: 'earbuds',
    title: '轻响开放式蓝牙耳机',
    brand: '轻响',
    category: '数码电器',
    price: '299.00',
    description: '不塞进耳朵的耳机，跑步能听见车，上班能听见人叫你。一边 6 克，戴一天不疼。',
    sellingPoints: ['不入耳设计，跑步听得见车声', '单只 6 克，戴眼镜也不夹', '充一次听 9 小时，盒子再补三次'],
    specs: [
      ['单只重量', '6 克'],
      ['续航', '9 小时 + 27 小时'],
      ['蓝牙', '5.4'],
      ['防水', 'IPX5'],
    ],
    offer: '晒图返 20 元',
    images: ['earbuds-1.jpg', 'earbuds-2.jpg'],
  },
  {
    key: 'towel',
    title: '长绒棉浴巾两条装',
    brand: '山野日常',
    category: '家纺',
    price: '119.00',
    description: '新疆长绒棉织的，吸水快，洗三十次还软。厚度刚好，阳台半天就干。',
    sellingPoints: ['新疆长绒棉，越洗越软', '一擦就干，不掉毛', '厚薄适中，半天晾干'],
    specs: [
      ['尺寸', '70 × 140 厘米'],
      ['克重', '480 克 / 条'],
      ['材质', '100% 棉'],
    ],
    offer: '两条装省 29 元',
    images: ['towel-1.jpg'],
  },
  {
    key: 'pot',
    title: '小宅珐琅铸铁锅 22cm',
    brand: '灶间',
    category: '厨房用品',
    price: '359.00',
    description: '一锅能炖能烤能煮粥，锅盖里的凸点会把水汽滴回肉里。三个人吃刚好，端上桌也好看。',
    sellingPoints: ['锅盖自循环，炖肉不加水也不干', '蓄热好，关火还能再焖二十分钟', '电磁炉、燃气、烤箱都能用'],
    specs: [
      ['直径', '22 厘米'],
      ['容量', '3.2 升'],
      ['重量', '3.9 千克'],
      ['适用', '2–4 人'],
    ],
    offer: '送隔热手套一副',
    images: ['pot-1.jpg', 'pot-2.jpg'],
  },
];

export const productByKey = (key: string): DemoProduct | undefined => products.find((product) => product.key === key);
