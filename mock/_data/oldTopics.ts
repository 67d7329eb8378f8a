import type { TopicRow } from '../_groups/topics';
import { aTopic, type TopicSeed } from './topicSeed';

/** Ideas of earlier weeks; each led to the videos of the product in these frameworks. The others came without a topic. */
const seeds: readonly (readonly [seed: TopicSeed, frameworks: readonly string[]])[] = [
  [
    [
      'old_leak',
      'thermos',
      -76,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '杯子在包里漏了一次，我就再也不敢带了',
      'pain',
      '把漏水这件事拍到底：倒放、摇晃、塞进包里。',
      ['电脑包湿过一次', '倒着放一夜', '换了杯盖以后'],
    ],
    ['pain-proof', 'compare-test'],
  ],
  [
    [
      'old_hot',
      'thermos',
      -78,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '冬天的第一口热水，能留到几点',
      'question',
      '从早到晚隔两小时拍一次温度计，不剪辑。',
      ['早上八点灌满', '中午打开一次', '下班再量一次'],
    ],
    ['golden3', 'listicle'],
  ],
  [
    [
      'old_peel',
      'mask',
      -77,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '换季脱皮的那几天，怎么出门',
      'pain',
      '起皮、卡粉、补妆，三个尴尬时刻各给一个办法。',
      ['早上起皮', '中午卡粉', '晚上补水'],
    ],
    ['golden3', 'pain-proof'],
  ],
  [
    [
      'old_halfface',
      'mask',
      -74,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '左脸敷右脸不敷，第二天差多少',
      'result',
      '同一张脸做对比，同一个窗边，同一个时间拍。',
      ['洗脸之后分两边', '十五分钟', '第二天同一束光'],
    ],
    ['compare-test', 'story4'],
  ],
  [
    [
      'old_back',
      'desk',
      -75,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '下午三点腰开始酸，是椅子的事吗',
      'question',
      '先排除椅子和坐姿，再说为什么要站一会儿。',
      ['三点钟的办公室', '换过两把椅子', '站十五分钟'],
    ],
    ['golden3', 'pain-proof'],
  ],
  [
    [
      'old_measure',
      'desk',
      -72,
      ['idea', 'chosen', 'writing', 'produced', 'published'],
      '买升降桌前，先量家里这三个数',
      'number',
      '身高、桌深、插座位置，量完再下单。',
      ['量身高', '量墙到椅背', '看插座在哪'],
    ],
    ['listicle', 'why-how-what'],
  ],
];

/** The topic that an earlier video came from, if it came from one. */
export const oldTopicOf = (product: string, framework: string): string | undefined => {
  const found = seeds.find(([[, of], frameworks]) => of === product && frameworks.includes(framework));
  return found && `top_seed_${found[0][0]}`;
};

export const oldTopics = (): TopicRow[] => seeds.map(([seed]) => aTopic(seed));
