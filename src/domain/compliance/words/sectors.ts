import { tonics } from '../rules/terms.data';
import type { WordCategory } from '../types';

/** Data: sector rules. Own list, compiled from our reference notes of 2026-11-20. */
export const sectors: readonly WordCategory[] = [
  {
    id: 'medical',
    name: '医疗功效',
    level: 'high',
    reason: '非医疗、药品、医疗器械不得涉及疾病治疗功能',
    basis: '《广告法》第十七条：不得涉及疾病治疗功能，不得使用医疗用语',
    groups: [
      {
        words: '治疗 根治 治愈 痊愈 药到病除 包治 彻底治愈 康复 主治 医治 调理百病 永不复发',
        suggestions: ['日常护理', '日常使用'],
      },
      { words: '疗效 疗程 临床验证 临床试验 有效率高达 治愈率', suggestions: ['使用感受', '使用周期'] },
      {
        words: '排毒 解毒 清热解毒 祛湿排毒 活血化瘀 祛风除湿 疏通经络 化痰止咳 通便 清肠排毒 排毒养颜 祛湿气 化瘀',
        suggestions: ['清爽', '轻松一点'],
      },
      {
        words: '速效 特效药 消炎药 神药 老方子 土方子 偏方 祖传秘方 宫廷秘方 灵丹妙药 秘制膏方',
        suggestions: ['用心调配'],
      },
      {
        words: '降血压 降血糖 降血脂 降三高 降尿酸 软化血管 养肝护肝 护肝 补肾 壮阳 滋阴 固本培元 调节血糖 调节血压',
        suggestions: ['搭配日常饮食'],
      },
      {
        words:
          '抗癌 防癌 夫妻生活 房事 性生活 抗肿瘤 抗病毒 杀灭病毒 增强免疫力 提高免疫力 提升免疫力 抗炎 消炎 止痛 镇痛 杀菌消炎 消肿止痛',
        suggestions: ['日常呵护'],
      },
      {
        words: '改善睡眠 治失眠 安神助眠 缓解疲劳 抗疲劳 延缓衰老 延年益寿 返老还童 助眠 调节内分泌 改善记忆 改善便秘',
        suggestions: ['放松一下', '舒服一点'],
        level: 'mid',
        reason: '属于保健功能声称，需要批准的保健食品才可以使用',
        basis: '《广告法》第十七条、第十八条；《食品安全法》第七十三条',
      },
      {
        words: '减肥 瘦身 燃脂 刷脂 月瘦 躺瘦 甩脂 快速减肥 不反弹 掉秤 暴瘦 溶脂',
        suggestions: ['轻负担', '搭配运动'],
        level: 'mid',
      },
      {
        words: tonics,
        suggestions: [],
        level: 'mid',
        reason: '说对身体有调养作用，只有药品和批准的保健食品可以',
        basis: '《广告法》第十七条、第十八条；《食品安全法》第七十三条',
      },
      {
        words: '矫正视力 恢复视力 治疗近视 近视克星 增高 长高 丰胸 生发 防脱生发 治脱发 治秃',
        suggestions: ['日常护理'],
      },
    ],
  },
  {
    id: 'cosmetic',
    name: '化妆品功效',
    level: 'high',
    reason: '化妆品不得宣称医疗作用，功效宣称要有评价依据',
    basis: '《化妆品监督管理条例》第二十二条、第三十七条、第四十三条',
    groups: [
      {
        words: '祛疤 去疤 除疤 祛斑 去斑 祛痘 去痘 去痘印 祛痘印 除皱 去皱 祛皱 去眼袋 祛眼袋 去黑头 祛黄',
        suggestions: ['提亮观感', '柔润肌肤'],
        reason: '属于特殊功效或医疗作用宣称，需要注册和功效评价',
      },
      {
        words: '高效美白 速效美白 一夜美白 三天美白 7天美白 七天美白 瞬间美白 美白针 一周变白 秒白 一抹就白',
        suggestions: ['提亮观感', '透亮'],
      },
      { words: '特效 强效', suggestions: ['温和'] },
      {
        words: '药妆 医学护肤品 医美级 械字号面膜 妆字号药膏 EGF 干细胞',
        suggestions: ['护肤品'],
        basis: '国家药监局化妆品监管常见问题解答：不得使用“药妆”“医学护肤品”等',
      },
      {
        words: '换肤 重生肌肤 肌肤重生 再生 修复受损细胞 激活细胞 细胞修护 细胞再生 修复基因',
        suggestions: ['呵护肌肤', '滋润'],
      },
      {
        words: '抗敏 防过敏 脱敏 抗过敏 零刺激 敏感肌放心用 孕妇可用 婴儿可用 孕妇放心用',
        suggestions: ['温和', '请先局部试用'],
        level: 'mid',
      },
      { words: '瘦脸 提拉紧致 淋巴排毒', suggestions: ['按摩放松'], level: 'mid' },
      { words: '毛孔隐形 毛孔消失 零毛孔', suggestions: ['细腻观感'], level: 'mid' },
    ],
  },
  {
    id: 'investment',
    name: '投资与招商承诺',
    level: 'high',
    reason: '不得对未来收益作出保证性承诺',
    basis: '《广告法》第二十五条：招商等有投资回报预期的广告不得对收益作出保证性承诺',
    groups: [
      {
        words: '保本 保本保息 保本保收益 稳赚 稳赚不赔 稳赢 只赚不赔 无风险投资 零风险投资 包赚 稳赚钱 保底收益',
        suggestions: [],
      },
      {
        words:
          '财务自由 管道收入 被动收入 拉人头 翻本 零投入高回报 高回报 高收益 暴利 暴富 一夜暴富 轻松赚钱 躺赚 躺着赚钱 一本万利 睡后收入',
        suggestions: ['请了解风险'],
      },
      {
        words: '日入过千 月入过万 年入百万 日赚千元 月赚十万 财富自由 回本快 三个月回本 一个月回本 年赚百万 日进斗金',
        suggestions: ['收入因人而异'],
      },
      { words: '稳定回报 固定收益 预期收益 必涨 翻倍收益 内幕消息 保证收益 年化收益', suggestions: [] },
    ],
  },
  {
    id: 'education',
    name: '教育培训承诺',
    level: 'high',
    reason: '不得对升学、考试、证书和效果作出保证',
    basis: '《广告法》第二十四条：教育培训广告不得作出保证性承诺',
    groups: [
      {
        words: '包过 保过 不过退款 包拿证 保录取 包录取 包就业 包分配 保就业 包上岸 保上岸 签约保过',
        suggestions: ['认真备考'],
      },
      { words: '名师押题 押题 命题老师 命题人 内部题库 考题预测 押中原题 原题命中', suggestions: ['系统讲解'] },
      { words: '提分神器 快速提分 三天提分 必考 状元推荐 清北保送 百分百通过 保证提分', suggestions: ['跟着练习'] },
      { words: '零基础速成 速成 一学就会 七天学会 天才培养 三天学会', suggestions: ['从基础学起'], level: 'mid' },
    ],
  },
  {
    id: 'realEstate',
    name: '房产承诺',
    level: 'high',
    reason: '房产广告不得承诺升值、回报，不得用时间表示距离',
    basis: '《广告法》第二十六条',
    groups: [
      {
        words: '升值回报 升值潜力 投资回报 稳定升值 升值空间巨大 买到就是赚到 房价必涨 升值空间 坐等升值',
        suggestions: ['以合同约定为准'],
      },
      { words: '分钟到地铁 分钟直达地铁 分钟到地铁站', suggestions: ['靠近地铁'] },
      { words: '分钟到学校 分钟到机场 分钟到高铁站', suggestions: ['交通方便'] },
      { words: '分钟到市中心 分钟直达市中心', suggestions: ['去市中心方便'] },
      { words: '学区房 包落户 送学位 学位房 名校学区 买房送户口', suggestions: ['教育配套以政策为准'] },
      { words: '风水宝地 龙脉 零首付 首付分期 内部认购', suggestions: [] },
    ],
  },
  {
    id: 'superstition',
    name: '封建迷信',
    level: 'mid',
    reason: '广告不得含有迷信内容',
    basis: '《广告法》第九条第八项：不得含有淫秽、色情、赌博、迷信、恐怖、暴力的内容',
    groups: [
      {
        words: '转运 招财 辟邪 旺财 旺夫 旺运 改运 开运 化煞 挡灾 镇宅 招财进宝 避邪',
        suggestions: ['寓意美好', '好看'],
      },
      {
        words: '开光 算命 占卜 风水 风水大师 灵验 神灵保佑 逢凶化吉 消灾解难 大仙 看相 改命',
        suggestions: ['寓意美好'],
      },
      { words: '招桃花 旺桃花 斩小人 通灵 驱邪 护身符 带来好运 招财进宝符 防小人 转运珠', suggestions: ['心意之选'] },
    ],
  },
];
