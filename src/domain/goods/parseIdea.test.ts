import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { type Idea, parseIdea } from './parseIdea';

const cases: readonly (readonly [string, Partial<Idea>])[] = [
  ['给我们家防晒衣拍一条，强调骑车不闷汗，89.9元', { name: '防晒衣', price: '89.9', points: ['骑车不闷汗'] }],
  [
    '帮我做一条重庆火锅底料的视频，30秒，小红书，卖点是牛油香、不上火',
    { name: '重庆火锅底料', seconds: 30, platform: 'xiaohongshu', points: ['牛油香', '不上火'] },
  ],
  ['防晒衣，骑车不闷汗，89.9元', { name: '防晒衣', price: '89.9', points: ['骑车不闷汗'] }],
  ['做个挂耳咖啡的带货视频，突出现烘现发，老板娘口吻', { name: '挂耳咖啡', points: ['现烘现发'], tone: '老板娘' }],
  [
    '我们卖手工牛肉干的，重点讲原切、不加淀粉，一斤68块，发抖音',
    { name: '手工牛肉干', price: '68', points: ['原切', '不加淀粉'], platform: 'douyin' },
  ],
  ['儿童保温杯 一分钟 视频号', { seconds: 60, platform: 'shipinhao' }],
  ['给店里的双人火锅套餐拍条视频，满200减30，128元', { name: '双人火锅套餐', price: '128', offer: '满200减30' }],
  ['写一条少儿编程课的短视频，语气专业一点', { name: '少儿编程课' }],
  ['蓝牙耳机，续航40小时，降噪，幽默一点', { name: '蓝牙耳机', points: ['续航40小时', '降噪'], tone: '幽默' }],
  [
    '来一条宠物自动喂食器，主打断电也能喂，￥199，45秒',
    { name: '宠物自动喂食器', price: '199', points: ['断电也能喂'], seconds: 45 },
  ],
  ['为我们家民宿拍一条，推窗就是海，第二晚半价', { name: '民宿', points: ['推窗就是海'], offer: '第二晚半价' }],
  ['口红，不沾杯，3秒成膜', { name: '口红', points: ['不沾杯', '3秒成膜'] }],
  ['给妈妈的按摩椅拍个视频，强调静音', { name: '妈妈的按摩椅', points: ['静音'] }],
  ['原价199，现在99元的瑜伽裤', { price: '99' }],
  [
    '想给新到的羊毛大衣拍个小红书视频，显瘦不臃肿，价格599',
    { name: '羊毛大衣', price: '599', platform: 'xiaohongshu', points: ['显瘦不臃肿'] },
  ],
  ['我家的糖醋排骨饭特别好吃，想拍条抖音，28.8元一份', { name: '糖醋排骨饭', price: '28.8', points: ['特别好吃'] }],
  [
    '新疆灰枣，核小肉厚，买二送一，到手39.9，语气像老板娘一样',
    { name: '新疆灰枣', price: '39.9', offer: '买二送一', tone: '老板娘' },
  ],
  [
    '帮忙写个空气炸锅的脚本，重点说好清洗和容量5L，面向租房的年轻人',
    { name: '空气炸锅', points: ['好清洗和容量5L', '面向租房的年轻人'] },
  ],
  [
    '美甲店开业，首单5折，想让附近的女生来',
    { name: '美甲店', offer: '美甲店开业，首单5折', points: ['想让附近的女生来'] },
  ],
  ['讲讲我们的考研政治冲刺班，60秒', { name: '考研政治冲刺班', seconds: 60 }],
  ['我想拍一条视频介绍我们厂的不锈钢锅，家用耐烧，工厂直供', { name: '不锈钢锅', points: ['家用耐烧', '工厂直供'] }],
  ['拍一条', { name: '' }],
  ['宠物殡葬服务，要真诚', { name: '宠物殡葬服务', tone: '真诚' }],
  [
    '一条30秒的快手视频：农家土鸡蛋，散养，30枚58元包邮',
    { name: '农家土鸡蛋', price: '58', seconds: 30, points: ['散养'] },
  ],
  [
    '618大促，电动牙刷，立减50，149元，主打静音和续航90天',
    { name: '电动牙刷', price: '149', offer: '618大促，立减50' },
  ],
];

test.each(cases)('%s', (text, expected) => {
  expect(parseIdea(text)).toMatchObject(expected);
});

test('nothing that was said is lost', () => {
  const text = '给我们家防晒衣拍一条，强调骑车不闷汗，89.9元，适合通勤，第二件半价，不要太夸张';
  const { name, price, offer, points, tone, rest } = parseIdea(text);
  const kept = [name, price, offer, ...points, tone, ...rest].join('|');
  for (const word of ['防晒衣', '骑车不闷汗', '89.9', '适合通勤', '第二件半价', '不要太夸张'])
    expect(kept).toContain(word);
});

test('any text is taken apart at once, within the limits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const idea = parseIdea(text);
      expect(idea.name.length).toBeLessThanOrEqual(20);
      expect(idea.price).toMatch(/^(?:\d{1,6}(?:\.\d{1,2})?)?$/);
    }),
  );
  const took = elapsed(() => {
    for (const letter of ['的', '一', '拍', '1', '¥', ' ', '，', '满1']) parseIdea(letter.repeat(5000));
  });
  expect(took).toBeLessThan(300);
});
