import type { ComplianceCategory } from '../types';

/** Data: what a learned kind of claim falls under, what it is about, and which law minds it. */
interface JudgeKind {
  readonly category: ComplianceCategory;
  readonly reason: string;
  readonly basis: string;
}

const fair = '《广告法》第二十八条：以虚假或者引人误解的内容欺骗、误导消费者的，构成虚假广告';

export const judgeKinds: Readonly<Record<string, JudgeKind>> = {
  cure: {
    category: 'medical',
    reason: '可能涉及治病或者症状好转，请核实：除药品、医疗器械外，不得宣传治疗功效，亲友的经历也不行',
    basis: '《广告法》第十七条；《食品安全法》第七十三条',
  },
  vigor: {
    category: 'medical',
    reason: '可能涉及保健功能（睡眠、体重、身高、精力、免疫等），请核实：没有批准的功能不能写',
    basis: '《广告法》第十七条、第十八条；《食品安全法》第七十三条',
  },
  looks: {
    category: 'cosmetic',
    reason: '可能涉及皮肤、头发或容貌的变化，请核实：功效要有评价依据，写明因人而异',
    basis: '《化妆品监督管理条例》第二十二条、第四十三条',
  },
  study: {
    category: 'education',
    reason: '可能涉及对升学、考试或学习效果的保证，请核实：不得承诺结果，也不得用学员的成绩作证明',
    basis: '《广告法》第二十四条',
  },
  income: {
    category: 'investment',
    reason: '可能涉及对收入、收益或放款的保证，请核实：要提示风险，不得承诺结果',
    basis: '《广告法》第二十五条',
  },
  estate: {
    category: 'realEstate',
    reason: '可能涉及对升值、上学、落户、时间距离的承诺，请核实：以批准文件和合同为准',
    basis: '《广告法》第二十六条',
  },
  rank: {
    category: 'superlative',
    reason: '可能涉及“没有谁比得上”的说法，请核实：和最高级用语一样看待，换成看得见的事实',
    basis: '《广告法》第九条第三项；《广告绝对化用语执法指南》',
  },
  rival: {
    category: 'comparison',
    reason: '可能涉及贬低别人的商品，请核实：比较要有依据，不说别家不好',
    basis: '《广告法》第十三条',
  },
  authority: {
    category: 'endorsement',
    reason: '可能涉及借机关、专家、医院、名人的名义，请核实：没有授权和证明的不能写',
    basis: '《广告法》第九条第二项、第十一条、第十六条',
  },
  urgency: {
    category: 'pressure',
    reason: '可能涉及虚构的紧迫或者价格，请核实：写真实的时间、数量和原价',
    basis: '《明码标价和禁止价格欺诈规定》第十九条；《广告法》第二十八条',
  },
  sure: {
    category: 'falsehood',
    reason: '可能涉及没有限度的保证，请核实：写明条件、期限和检测依据',
    basis: fair,
  },
  luck: {
    category: 'superstition',
    reason: '可能涉及运势、避灾一类的迷信说法，请核实：可以讲寓意，不能讲灵验',
    basis: '《广告法》第九条第八项',
  },
  away: {
    category: 'diversion',
    reason: '可能涉及把人引到平台之外，请核实：用平台自己的购买、客服入口',
    basis: '各平台导流规则',
  },
};
