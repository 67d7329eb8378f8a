import { chinaToday, daysLater, ideasFor, occasionsBetween } from '../../src/domain/occasions';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { TopicRow } from '../_groups/topics';
import { demoMerchant, otherMerchant } from './identity';
import { oldTopics } from './oldTopics';
import { products } from './products';
import { aTopic, type TopicSeed } from './topicSeed';

/** Topics of the demo shop; the three oldest are those that its finished videos came from. */
const seeds: readonly TopicSeed[] = [
  [
    'thermos',
    'thermos',
    -23,
    ['idea', 'chosen', 'writing', 'produced', 'published'],
    '早上八点的热水，晚上下班还烫嘴？',
    'pain',
    '上班族一天喝不到热水的四个时刻，用一只杯子走完。',
    ['出门前灌一杯', '地铁里单手开盖', '下午四点再喝', '回家打开看看'],
  ],
  [
    'mask',
    'mask',
    -16,
    ['idea', 'chosen', 'writing', 'produced', 'published'],
    '换季脸干，敷完直接上妆行不行',
    'question',
    '同一张脸，敷与不敷，第二天早上的底妆对比。',
    ['起皮卡粉的早上', '前一晚敷十五分钟', '第二天同一个光线', '适合谁，不适合谁'],
  ],
  [
    'desk',
    'desk',
    -9,
    ['idea', 'chosen', 'writing', 'produced', 'published'],
    '坐了三年的人，站起来办公一周',
    'result',
    '七天真实记录，说好处也说不习惯的地方。',
    ['第一天腿酸', '第三天找到节奏', '第七天的桌面', '参数怎么看'],
  ],
  [
    'commute',
    'thermos',
    -4,
    ['idea', 'chosen'],
    '通勤包里只留3样，最后一样很多人想不到',
    'number',
    '清空通勤包再放回去，讲清每一样留下的理由。',
    ['倒出来一共几样', '先放钥匙和耳机', '留给水杯的位置', '一周后再看'],
  ],
  [
    'gift',
    'tea',
    -2,
    ['idea'],
    '我爸嘴上说不要，第三天自己泡上了',
    'conflict',
    '给长辈送茶的真实过程，拍反应不拍价格。',
    ['拆开时的表情', '第一泡怎么泡', '第三天的早上'],
  ],
  [
    'dropped',
    'mask',
    -6,
    ['idea', 'dropped'],
    '面膜怎么挑，看这5个数字',
    'number',
    '把包装背面的五个数字讲清楚。',
    ['片数', '克重', '成分表前三位'],
  ],
];

/** One for the next day on the calendar, given to the writer, so that the demo is never out of season. */
function nextOccasionTopic(mchno: string, productKey: string): TopicRow[] {
  const today = chinaToday(clock.now());
  const product = products.find((one) => one.key === productKey);
  const occasion = occasionsBetween(daysLater(today, 5), daysLater(today, 70)).find(({ ideas }) => ideas.length > 0);
  const [idea] = occasion ? ideasFor(occasion, { goods: '这份心意', industry: product?.category ?? '' }) : [];
  if (!occasion || !idea) return [];
  const base = aTopic(['next', productKey, -1, ['idea', 'chosen'], idea.title, idea.hook, `${idea.angle}。`, []]);
  const isMain = mchno === demoMerchant;
  return [
    {
      ...base,
      id: isMain ? base.id : `${base.id}_${mchno}`,
      mchno,
      occasion: occasion.name,
      occasion_date: occasion.date,
      planned_on: daysLater(occasion.date, -3),
      ...(isMain
        ? { assignee: { id: 'acc_writer', name: '林一笔' } }
        : { author: { id: 'acc_owner2', name: '周星野' } }),
    },
  ];
}

seedTable<TopicRow>('topic', () => [
  ...seeds.map(aTopic),
  ...oldTopics(),
  ...nextOccasionTopic(demoMerchant, 'tea'),
  ...nextOccasionTopic(otherMerchant, 'tea'),
]);
