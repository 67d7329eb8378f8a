/** Words before a colon that say what a line is. */
export const lineLabels = {
  hint: ['画面', '镜头', '分镜', '运镜', '动作', '场景'],
  screen: ['字幕', '花字', '屏幕字', '贴纸'],
  speech: ['旁白', '口播', '台词', '文案', '主播', '配音', '解说'],
} as const;

/** Column heads of a shooting table. */
export const columnLabels = {
  role: ['角色', '作用', '环节', '段落', '结构', '人物'],
  text: ['台词', '文案', '口播', '旁白', '解说', '内容', '配音', '对白'],
  hint: ['画面', '镜头', '分镜', '运镜', '场景', '拍摄'],
  screen: ['字幕', '花字', '屏幕'],
  seconds: ['时长', '秒数', '时间'],
  shot: ['景别', '镜头类型'],
} as const;

/** How the lines of a sentence's image and screen text begin when a script is written out. */
export const written = { hint: '画面', screen: '字幕', open: '【', close: '】' } as const;

export const shotNames = {
  strongest: '最抓人的画面',
  person: '人物',
  scene: '场景',
  product: '商品全貌',
  detail: '细节特写',
  demo: '使用演示',
  compare: '对比',
  proof: '凭证',
  offer: '优惠信息',
} as const;
