/**
 * Scripts whose alignment is measured: written before the method was tried, and frozen. Each is spoken by the embedded
 * voices at other paces than the one it is compared with.
 */
export const alignScripts: readonly (readonly string[])[] = [
  [
    '很多人不知道，防晒衣洗错了就不防晒了。',
    '第一，水温不要超过三十度。',
    '第二，千万别用柔顺剂，它会堵住面料的孔。',
    '第三，晾的时候放在阴凉的地方。',
    '这一件洗五十次，防晒值还在。',
    '今天到手价八十九，喜欢的点下方。',
  ],
  [
    '开店三年，我最怕客人问这一句。',
    '你家的豆子，是不是新鲜的？',
    '我们每天早上六点开始烘，当天卖不完就自己喝。',
    '袋子背面有日期，你可以自己看。',
    '有人说贵，可是一杯算下来不到四块钱。',
  ],
  [
    '孩子写作业的时候，灯光比你想的重要。',
    '太亮了刺眼，太暗了伤眼。',
    '这盏灯会自己调，你不用管它。',
    '我家孩子用了半年，没有再喊眼睛累。',
    '包装里有灯、底座和一根两米的线。',
    '有问题找客服，一年只换不修。',
  ],
  ['这口锅我用了两年。', '煎鱼不粘，炒菜少油。', '洗的时候用清水冲一冲就行。', '别用钢丝球，其他的都可以。'],
];

/** How the recordings sound: voice and words a minute of espeak-ng, and what lies under them. */
export const alignRecordings = [
  { voice: 'cmn+m3', pace: 150, under: 'nothing' },
  { voice: 'cmn+f5', pace: 210, under: 'nothing' },
  { voice: 'cmn+m7', pace: 175, under: 'noise' },
  { voice: 'cmn+f2', pace: 230, under: 'music' },
] as const;

/** The voice that they are compared with. */
export const alignReference = { voice: 'cmn+f4', pace: 178 } as const;

/**
 * Recordings by somebody who stumbles: what is said, in order; `sentence` where it is a whole take of the script's
 * sentence. Parts without it are broken off, or said to somebody else.
 */
export const retakeRecordings: readonly {
  readonly script: number;
  readonly voice: string;
  readonly pace: number;
  readonly said: readonly { readonly text: string; readonly sentence?: number }[];
}[] = [
  {
    script: 0,
    voice: 'cmn+m3',
    pace: 165,
    said: [
      { text: '很多人不知道，防晒衣' },
      { text: '很多人不知道，防晒衣洗错了就不防晒了。', sentence: 0 },
      { text: '第一，水温不要超过三十度。', sentence: 1 },
      { text: '第二，千万别用柔顺剂，它会堵住面料的孔。', sentence: 2 },
      { text: '不好意思我再说一遍。' },
      { text: '第二，千万别用柔顺剂，它会堵住面料的孔。', sentence: 2 },
      { text: '第三，晾的时候放在阴凉的地方。', sentence: 3 },
      { text: '这一件洗五十次，防晒值还在。', sentence: 4 },
      { text: '今天到手价' },
      { text: '今天到手价八十九，喜欢的点下方。', sentence: 5 },
    ],
  },
  {
    script: 2,
    voice: 'cmn+f2',
    pace: 200,
    said: [
      { text: '孩子写作业的时候，灯光比你想的重要。', sentence: 0 },
      { text: '太亮了刺眼，太暗了伤眼。', sentence: 1 },
      { text: '太亮了刺眼，太暗了伤眼。', sentence: 1 },
      { text: '这盏灯会自己调，你不用' },
      { text: '这盏灯会自己调，你不用管它。', sentence: 2 },
      { text: '我家孩子用了半年，没有再喊眼睛累。', sentence: 3 },
      { text: '包装里有灯、底座和一根两米的线。', sentence: 4 },
      { text: '有问题找客服，一年只换不修。', sentence: 5 },
    ],
  },
];
