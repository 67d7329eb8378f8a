import type { WordCategory } from '../types';

/** Data: goods and services that may not be advertised, and what only a state body may do. Own list. */
export const goods: readonly WordCategory[] = [
  {
    id: 'comparison',
    name: '贬低与对比',
    level: 'mid',
    reason: '不得贬低其他经营者，和别家比较要有同条件的测试依据',
    basis: '《广告法》第十三条：广告不得贬低其他生产经营者的商品或者服务',
    groups: [
      { words: '智商税 割韭菜', suggestions: [], level: 'mid' },
      { words: '大牌平替', suggestions: ['平价之选'] },
    ],
  },
  {
    id: 'banned',
    name: '禁止或限制推广的商品',
    level: 'high',
    reason: '这类商品或服务不能这样推广，平台会直接下架',
    basis: '《广告法》第十五条、第二十条、第二十二条；各平台禁售商品规则',
    groups: [
      {
        words: '万宝路 芙蓉王 红塔山 煊赫门 悦刻 relx iqos 水烟 烟草 口含烟 香烟 卷烟 电子烟 烟弹 雪茄 烟油 整条烟',
        suggestions: [],
        basis: '《广告法》第二十二条：禁止发布烟草广告',
      },
      {
        words:
          '处方药 阿莫西林 头孢 布洛芬 安眠药 安定片 西地那非 伟哥 他达拉非 奥司他韦 司美格鲁肽 减肥药 打胎药 止疼药 地西泮 激素药 迷药 听话水',
        suggestions: [],
        basis: '《广告法》第十五条、第十六条：处方药只能在指定的医学、药学专业刊物上作广告',
      },
      {
        words: '肉毒素 肉毒杆菌 水光针 溶脂针 瘦脸针 玻尿酸针 童颜针 少女针',
        suggestions: [],
        basis: '《医疗美容广告执法指南》；《广告法》第十五条、第十六条',
      },
      {
        words: '婴儿配方奶粉 一段奶粉 1段奶粉 婴儿配方乳粉 代母乳',
        suggestions: [],
        basis:
          '《广告法》第二十条：禁止发布声称全部或者部分替代母乳的婴儿乳制品广告；0 到 12 个月婴儿配方食品不得做广告',
      },
      {
        words: '高仿 超a 1:1复刻 一比一复刻 原单正品 精仿 复刻鞋 复刻表 复刻包 仿牌 莆田鞋 水货手机',
        suggestions: [],
        basis: '《商标法》第五十七条；《电子商务法》第四十二条',
      },
      {
        words: '象牙 犀牛角 犀角 穿山甲 虎骨 熊胆 玳瑁 砗磲 盔犀鸟 麝香粉',
        suggestions: [],
        basis: '《野生动物保护法》第三十二条：禁止为违法出售、利用野生动物制品发布广告',
      },
      {
        words:
          '代开发票 办假证 代办证件 代写论文 论文代写 代考 替考 代写作业 刷单 刷信誉 刷好评 买粉丝 假币 银行卡出租',
        suggestions: [],
        basis: '《广告法》第九条；各平台禁售商品规则',
      },
      {
        words:
          '针孔摄像头 窃听器 偷拍神器 跟踪器 信号屏蔽器 翻墙软件 翻墙 仿真枪 枪支 电击棍 管制刀具 博彩 赌博 赌场 彩票预测 内部彩票 百家乐 外挂 破解版',
        suggestions: [],
        basis: '《广告法》第九条第八项；各平台禁售商品规则',
      },
    ],
  },
];
