import type { RoleKey } from '../../frameworks/types';

interface Purpose {
  readonly purpose: string;
  /** Blanks that the writer fills with the goods' own facts. */
  readonly pattern: string;
  readonly shotHint: string;
}

/** Data: what a part of an own framework is for, and what is seen meanwhile. */
export const purposes: Readonly<Partial<Record<RoleKey, Purpose>>> = {
  hook: { purpose: '三秒内给出停下来的理由', pattern: '{人群}，{反常识或提问}', shotHint: '最有冲击力的一个画面' },
  context: {
    purpose: '接住好奇，交代接下来讲什么',
    pattern: '{问题}的原因，其实是{解释}',
    shotHint: '人物正面，场景带到',
  },
  pain: { purpose: '点出一个具体的麻烦', pattern: '{人群}是不是也{麻烦}', shotHint: '麻烦发生的一刻' },
  agitate: { purpose: '说出不解决会怎样', pattern: '更烦的是{后果}', shotHint: '糟糕的对比画面' },
  question: { purpose: '问出观众心里的话', pattern: '那到底{疑问}？', shotHint: '人物正面提问' },
  solution: { purpose: '给出办法，让商品登场', pattern: '{商品}{卖点}，{利益}', shotHint: '商品登场与使用动作' },
  feature: { purpose: '说清它有什么', pattern: '{规格}：{数值}', shotHint: '材质与结构特写' },
  advantage: { purpose: '比一般的好在哪', pattern: '和普通的比，{优势}', shotHint: '同框对比演示' },
  benefit: { purpose: '对用的人意味着什么', pattern: '也就是说，{利益}', shotHint: '使用者的日常场景' },
  evidence: { purpose: '拿出看得见的证明', pattern: '{卖点}，{看得见的证明}', shotHint: '演示、实测、数字上屏' },
  testimony: { purpose: '让用过的人替你说', pattern: '{事实或细节}', shotHint: '真实使用与评价画面' },
  trust: { purpose: '说明为什么可以信你', pattern: '{细节与事实}', shotHint: '工作现场与细节' },
  twist: { purpose: '给一个没想到的转折', pattern: '你以为{旧印象}，其实{新事实}', shotHint: '节奏停一拍，特写' },
  before: { purpose: '之前的样子', pattern: '以前{麻烦}', shotHint: '使用前，画面略乱' },
  after: { purpose: '之后的样子', pattern: '现在{变化}', shotHint: '使用后，干净明亮' },
  why: { purpose: '说出为什么要做这件事', pattern: '我们做{商品}，是因为{麻烦}', shotHint: '主理人或制作现场' },
  how: { purpose: '一步一步怎么做', pattern: '{卖点}', shotHint: '过程镜头，一步一个' },
  what: { purpose: '说出它是什么', pattern: '这就是{商品}，{利益}', shotHint: '商品完整亮相' },
  setup: { purpose: '铺垫一个有画面的开场', pattern: '{日常的麻烦}', shotHint: '环境与人物动作' },
  point: { purpose: '一条一个要点', pattern: '第{n}，{卖点}', shotHint: '每条换一个镜头' },
  summary: { purpose: '一句话收拢要点', pattern: '总的来说，{利益}', shotHint: '要点全部上屏' },
  save: { purpose: '给一个收藏或转发的理由', pattern: '先收藏，{动作}', shotHint: '清单总览' },
  action: { purpose: '说清楚下一步做什么', pattern: '{优惠}，{动作}', shotHint: '商品与优惠信息同框' },
  punchline: { purpose: '用一句话让人记住', pattern: '{一句话}', shotHint: '定格画面加大字' },
};
