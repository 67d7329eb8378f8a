/** Goods with what their merchant would call them in speech, any of the names. */
interface NamedTitle {
  readonly title: string;
  readonly brand?: string;
  readonly category?: string;
  readonly names: readonly string[];
}

/** Looked at while the rules were written. */
export const openNames: readonly NamedTitle[] = [
  { title: '《小王子》精装彩绘本 圣埃克苏佩里', category: '图书/文学', names: ['《小王子》', '小王子'] },
  { title: '《你当像鸟飞往你的山》塔拉·韦斯特弗 中文版', category: '图书', names: ['《你当像鸟飞往你的山》'] },
  { title: '【套装3册】《狼王梦》沈石溪动物小说 小学生课外阅读', category: '图书/童书', names: ['《狼王梦》'] },
  {
    title: 'iPhone 16 Pro Max 手机壳 磁吸透明防摔',
    category: '数码配件',
    names: ['手机壳', '磁吸手机壳', '透明手机壳'],
  },
  { title: 'Apple Watch S10 表带 硅胶', category: '数码配件', names: ['表带', '硅胶表带'] },
  {
    title: 'Apple iPhone 16 Pro 256GB 黑色钛金属',
    brand: 'Apple',
    category: '手机通讯/手机',
    names: ['iPhone 16 Pro', 'iPhone', '手机'],
  },
  { title: '任天堂 Switch 2 游戏机 国行', brand: '任天堂', category: '数码', names: ['Switch 2', '游戏机'] },
  { title: '索尼 WH-1000XM5 头戴式降噪耳机', brand: '索尼', category: '数码', names: ['降噪耳机', 'WH-1000XM5'] },
  {
    title: '7喜 柠檬味汽水 330ml*24罐',
    brand: '7喜',
    category: '饮料',
    names: ['7喜', '柠檬味汽水', '7喜汽水', '汽水'],
  },
  { title: '元气森林 0糖0脂白桃味气泡水 480ml*12', brand: '元气森林', names: ['气泡水', '白桃味气泡水'] },
  { title: '100%NFC橙汁 300ml*10 冷藏', brand: '零度果坊', category: '饮料', names: ['NFC橙汁', '橙汁'] },
  { title: '361° 男鞋 跑步鞋 飞燃4', brand: '361°', category: '运动鞋', names: ['飞燃4', '跑步鞋', '跑鞋'] },
  { title: 'Nike Air Force 1 板鞋 白色', brand: 'Nike', category: '运动鞋', names: ['板鞋', 'Air Force 1'] },
  { title: 'YONEX 尤尼克斯 天斧100ZZ 羽毛球拍', brand: 'YONEX', names: ['天斧100ZZ', '羽毛球拍'] },
  { title: '3M胶带 遮蔽美纹纸', brand: '3M', category: '五金', names: ['美纹纸', '胶带', '3M胶带', '遮蔽美纹纸'] },
  { title: '502强力胶水 5支装', category: '五金', names: ['502胶水', '502强力胶水', '强力胶水', '胶水'] },
  { title: '999感冒灵颗粒 10g*9袋', brand: '999', category: '药品', names: ['感冒灵颗粒', '999感冒灵', '感冒灵'] },
  { title: '汤臣倍健 维生素C片 100片', brand: '汤臣倍健', names: ['维生素C片', '维C片', '维生素C'] },
  { title: '五粮液 52度 500ml', brand: '五粮液', category: '白酒', names: ['五粮液'] },
  { title: '国窖1573 52度 浓香型', brand: '泸州老窖', category: '白酒', names: ['国窖1573', '国窖'] },
  { title: 'SK-II 神仙水 230ml', brand: 'SK-II', category: '护肤', names: ['神仙水'] },
  { title: '兰蔻 196口红', brand: '兰蔻', category: '彩妆', names: ['196口红', '口红'] },
  { title: '乐高 42143 法拉利机械组 积木', brand: '乐高', names: ['法拉利积木', '积木', '法拉利机械组', '机械组积木'] },
  { title: 'LABUBU 3.0 前方高能 盲盒', brand: '泡泡玛特', category: '潮玩', names: ['LABUBU', 'LABUBU盲盒', '盲盒'] },
  { title: '1000片拼图 成人风景 梵高星空', category: '玩具', names: ['拼图', '1000片拼图', '星空拼图'] },
  { title: '话剧《茶馆》北京站 门票', category: '演出', names: ['《茶馆》', '话剧《茶馆》'] },
  { title: '电影《流浪地球3》双人票 兑换券', category: '演出票务', names: ['《流浪地球3》', '电影《流浪地球3》'] },
  { title: '戴森 V12 Detect Slim 吸尘器 无线', brand: '戴森', names: ['吸尘器', 'V12吸尘器', '无线吸尘器'] },
  { title: '米其林轮胎 205/55R16 浩悦4', brand: '米其林', category: '汽车用品', names: ['轮胎', '浩悦4'] },
  {
    title: '美孚1号 全合成机油 0W-40 4L',
    brand: '美孚',
    category: '汽车用品',
    names: ['机油', '全合成机油', '美孚1号'],
  },
];

/** Never looked at by whoever changes the rules: how well they do on what nobody has tried. */
export const frozenNames: readonly NamedTitle[] = [
  { title: '正版 三体全集（全3册）刘慈欣 科幻小说', category: '图书', names: ['三体全集', '三体', '《三体》'] },
  { title: '2026版 五年高考三年模拟 数学 人教版', category: '图书/教辅', names: ['五年高考三年模拟', '五三'] },
  { title: '适用华为Mate70Pro钢化膜 防窥', category: '数码配件', names: ['钢化膜', '防窥膜', '防窥钢化膜'] },
  { title: 'AirPods Pro 2 保护套 卡通', category: '数码配件', names: ['保护套', '耳机保护套'] },
  { title: '小米15 Ultra 摄影手柄套装', category: '数码配件', names: ['摄影手柄', '摄影手柄套装', '手柄套装'] },
  { title: 'DJI Osmo Pocket 3 口袋相机', brand: 'DJI', names: ['Pocket 3', 'Osmo Pocket 3', '口袋相机'] },
  { title: 'Kindle Paperwhite 5 电子书阅读器', names: ['Kindle', '电子书阅读器', '阅读器', 'Kindle Paperwhite 5'] },
  { title: '东方树叶 青柑普洱 500ml*15瓶', brand: '农夫山泉', category: '饮料', names: ['东方树叶', '青柑普洱'] },
  { title: '6个核桃 核桃乳 240ml×20', brand: '养元', category: '饮料', names: ['6个核桃', '六个核桃', '核桃乳'] },
  { title: '李宁 超轻22 跑鞋 男', brand: '李宁', names: ['超轻22', '跑鞋', '超轻22跑鞋'] },
  { title: '迪卡侬 MH100 登山鞋 女', brand: '迪卡侬', names: ['登山鞋', 'MH100登山鞋'] },
  { title: '3M 双面胶带 强力无痕 10米', brand: '3M', names: ['双面胶带', '双面胶'] },
  { title: 'WD-40 除锈润滑剂 400ml', brand: 'WD-40', names: ['除锈润滑剂', 'WD-40', '润滑剂'] },
  { title: '得力 33件 家用五金工具箱套装', brand: '得力', names: ['工具箱', '五金工具箱', '工具箱套装'] },
  { title: '三九胃泰颗粒 20g*6袋', brand: '999', category: '药品', names: ['三九胃泰', '三九胃泰颗粒', '胃泰颗粒'] },
  { title: '云南白药创可贴 轻巧护翼型 100片', brand: '云南白药', names: ['创可贴'] },
  { title: '善存 男士50+多维元素片 120片', brand: '善存', names: ['多维元素片', '多维片'] },
  { title: '飞天茅台 53度 500ml', brand: '贵州茅台', category: '白酒', names: ['飞天茅台', '茅台'] },
  {
    title: '奔富 Bin 407 赤霞珠干红葡萄酒',
    brand: '奔富',
    names: ['Bin 407', '干红葡萄酒', '葡萄酒', '红酒', '赤霞珠干红'],
  },
  { title: '1664白啤酒 500ml*12罐', brand: '1664', names: ['白啤酒', '1664白啤', '白啤', '1664白啤酒', '啤酒'] },
  { title: 'YSL 圣罗兰 小金条口红 1966', brand: 'YSL', names: ['小金条口红', '小金条', '口红'] },
  {
    title: 'The Ordinary 烟酰胺10%+锌1%精华液',
    brand: 'The Ordinary',
    names: ['烟酰胺精华液', '烟酰胺精华', '精华液'],
  },
  { title: '雅诗兰黛 小棕瓶精华 第七代 50ml', brand: '雅诗兰黛', names: ['小棕瓶精华', '小棕瓶'] },
  { title: '万代 RG 1/144 独角兽高达 拼装模型', brand: '万代', names: ['独角兽高达', '高达模型', '拼装模型'] },
  { title: '三阶魔方 GAN 356 磁力', brand: 'GAN', names: ['三阶魔方', '魔方'] },
  { title: '音乐剧《剧院魅影》中文版 上海', category: '演出', names: ['《剧院魅影》', '音乐剧《剧院魅影》'] },
  { title: '开心麻花《乌龙山伯爵》 演出票', brand: '开心麻花', category: '演出', names: ['《乌龙山伯爵》'] },
  { title: '798艺术区 莫奈沉浸展 双人票', category: '展览', names: ['莫奈沉浸展', '沉浸展'] },
  { title: '小米 米家扫地机器人 M40', brand: '小米', names: ['扫地机器人', '米家扫地机器人'] },
  { title: '九阳 DJ13B 破壁豆浆机', brand: '九阳', category: '厨房电器', names: ['豆浆机', '破壁豆浆机'] },
];
