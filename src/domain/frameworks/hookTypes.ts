/** Data: ways to open a video (ai_video_publishing §6). */
interface HookType {
  readonly id: string;
  readonly name: string;
  readonly pattern: string;
}

export const hookTypes: readonly HookType[] = [
  { id: 'suspense', name: '悬念', pattern: '先别划走，{结果}就在后面' },
  { id: 'pain', name: '痛点直击', pattern: '还在{麻烦}？' },
  { id: 'promise', name: '利益承诺', pattern: '{时间}，让你{利益}' },
  { id: 'conflict', name: '冲突', pattern: '{甲}说好，{乙}说没用，到底听谁的' },
  { id: 'trend', name: '热点借势', pattern: '{节点}到了，{商品}该安排上了' },
  { id: 'counter', name: '反常识', pattern: '别再{常见做法}了' },
  { id: 'number', name: '数字', pattern: '{n}个细节，看懂{商品}' },
  { id: 'contrast', name: '视觉反差', pattern: '左边{之前}，右边{之后}' },
  { id: 'negative', name: '否定式', pattern: '不是所有{品类}都{卖点}' },
  { id: 'identity', name: '身份点名', pattern: '{人群}看过来' },
  { id: 'question', name: '提问', pattern: '{问题}，你知道吗' },
  { id: 'result', name: '结果前置', pattern: '先看结果：{结果}' },
  { id: 'loss', name: '损失警示', pattern: '{做法}，等于白白{损失}' },
  { id: 'scene', name: '场景代入', pattern: '{时间}，{地点}，{正在发生的事}' },
  { id: 'dialogue', name: '对话开场', pattern: '{人物}：{一句话}' },
];
