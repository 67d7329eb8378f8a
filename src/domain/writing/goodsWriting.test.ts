import { corpus } from '../../testing/writing/corpus.data';
import { callFor, callKindOf } from './callKind';
import { causeAndResult, claimInForm } from './causeAndResult';
import { claimKindOf } from './claims';
import { coherenceBreaks, repairCoherence } from './coherence';
import { productName } from './productName';
import { readVoice } from './voice';

describe('the name of goods', () => {
  test('an offer that is had in the shop asks for a visit, whatever is sold', () => {
    expect(callFor('buy', '到店试拍送一卷胶卷')).toBe('visit');
    expect(callFor('buy', '送一卷胶卷')).toBe('buy');
    expect(callFor('message', '到店送礼')).toBe('message');
  });

  it.each(corpus.map((goods) => [goods.title, goods] as const))('%s', (_title, { title, brand, names }) => {
    expect(names).toContain(productName(title, brand));
  });

  it.each([
    ['净岩 硅藻土浴室吸水垫 40×60cm', '净岩', '吸水垫'],
    ['【爆款】喵喵屋 自动喂食器 3L', '喵喵屋', '自动喂食器'],
    ['山核桃仁脆 8 小包', '山野', '山核桃仁脆'],
    ['轻雾补水面膜 10 片装', '轻雾实验室', '补水面膜'],
    ['长绒棉浴巾两条装', '', '长绒棉浴巾'],
    ['木梳', '', '木梳'],
    ['林下 星空帐篷 含三餐', '林下营地', '星空帐篷'],
    ['绿岭 龟背竹大盆 1.2米', '绿岭园艺', '龟背竹'],
    ['山野 核桃酥礼盒装', '山野', '核桃酥'],
    ['小满 全脂奶粉袋装 400g', '小满', '全脂奶粉'],
    ['北谷 518升十字对开门冰箱', '北谷', '冰箱'],
  ])('%s of %s is %s', (title, brand, name) => expect(productName(title, brand)).toBe(name));
});

it.each(corpus.map((goods) => [goods.title, goods.ask, goods] as const))('%s asks to %s', (_title, ask, goods) => {
  expect(callKindOf(goods, productName(goods.title, goods.brand))).toBe(ask);
});

it.each([
  ['巷口手冲咖啡馆', 'visit'],
  ['山里的玻璃屋民宿', 'visit'],
  ['老街牛肉面馆', 'visit'],
  ['水城四日小团', 'message'],
  ['云南三日游', 'message'],
  ['家庭深度保洁', 'message'],
  ['星空露营帐篷', 'buy'],
  ['蓝月亮洗衣液官方旗舰店', 'buy'],
  ['店铺货架', 'buy'],
])('without a category %s asks to %s by its name', (title, ask) => {
  expect(callKindOf({ title, price: '28' }, productName(title))).toBe(ask);
});

it.each([
  ['当天捡当天发，不压仓', true, 'origin'],
  ['入口有坚果香', true, 'taste'],
  ['不带香味，用勺子挖着干净', false, 'use'],
  ['65W 输出', false, 'number'],
  ['绳面织了反光线，夜里一照就亮', false, 'time'],
  ['老师固定，不来回换', false, 'teaching'],
  ['店在地铁口走五分钟', true, 'place'],
  ['做完给复测', false, 'service'],
  ['可以机洗，晾一晚就干', false, 'care'],
  ['两只装 99 元', false, 'price'],
  ['品种是烟薯25，烤着流油', false, 'use'],
  ['握位有三个面，握笔姿势不跑偏', false, 'use'],
  ['死了三十天内补一棵', false, 'service'],
] as const)('%s speaks of %s', (claim, isFood, kind) => expect(claimKindOf(claim, isFood)).toBe(kind));

it.each([
  ['车辆服务', '钣金喷漆'],
  ['宠物服务', '狗狗洗澡'],
  ['茶饮加盟', '奶茶店加盟'],
])('a talk comes before %s', (category, title) => {
  expect(callKindOf({ title, category, price: '68.00' }, title)).toBe('message');
});

it.each([
  ['手作体验', '陶艺体验课'],
  ['农庄采摘', '草莓采摘'],
])('people come to the spot for %s', (category, title) => {
  expect(callKindOf({ title, category, price: '68.00' }, title)).toBe('visit');
});

describe('a statement in other words', () => {
  it('a span of years is no cause', () => {
    expect(causeAndResult('开了十二年，老板没换过')).toBeUndefined();
    expect(claimInForm('开了十二年，老板没换过', 'joined')).toBeUndefined();
  });

  it('turns a cause with its result', () => {
    expect(claimInForm('用完竖着晾干就好', 'resultFirst')).toBeUndefined();
    expect(claimInForm('边角磨圆了，光脚踩着不硌', 'resultFirst')).toBe('光脚踩着不硌，靠的是边角磨圆了');
    expect(claimInForm('边角磨圆了，光脚踩着不硌', 'joined')).toBe('边角磨圆了，所以光脚踩着不硌');
  });

  it.each([
    ['躺在床上就能看星星，顶是透明的', '顶是透明的，躺在床上就能看星星'],
    ['孩子能自己拿，把手是软的', '把手是软的，孩子能自己拿'],
    ['一只手就拿得动，杆是碳纤维的', '杆是碳纤维的，一只手就拿得动'],
    ['冬天穿着也不冷，里面是绒的', '里面是绒的，冬天穿着也不冷'],
    ['不怕摔，外壳是硅胶的', '外壳是硅胶的，不怕摔'],
    ['放包里也不占地方，整机只有巴掌大', '整机只有巴掌大，放包里也不占地方'],
  ])('gives the effect never as the cause: %s', (claim, swapped) => {
    expect(claimInForm(claim, 'joined')).toBeUndefined();
    expect(claimInForm(claim, 'soThat')).toBeUndefined();
    expect(claimInForm(claim, 'because')).toBe(claim.replace('，', '，因为'));
    expect(claimInForm(claim, 'swapped')).toBe(swapped);
  });

  it.each([
    '耳针0.8毫米，睡觉不用摘',
    '卡扣固定，踩油门不打滑',
    '背面没贴亮漆，声音更闷一点更暖',
    '品种是烟薯25，烤着流油',
    '工具箱里一样一个槽，缺了一眼看出来',
    '店在三楼，有母婴室',
    '底片全送，不加价',
    '一节50分钟，中午也有课',
    '一局十五分钟，饭前刚好',
    '插USB就能用，一个月不到一度电',
    '保湿型配方，洗完澡趁皮肤没干透抹',
    '店在城南老粮站，门口能停二十辆车',
  ])('leaves the order and the comma of %s', (claim) => {
    for (const form of ['joined', 'soThat', 'swapped'] as const) expect(claimInForm(claim, form)).toBeUndefined();
  });

  it('gives no bare noun as a cause', () => {
    expect(claimInForm('圆角，不划手', 'because')).toBeUndefined();
    expect(claimInForm('圆角，不划手', 'resultFirst')).toBeUndefined();
  });

  it.each([
    '薄涂像天生唇色，厚涂也不显老',
    '做完给复测，不达标再来',
    '拆到风轮才洗，不是擦表面',
    '牛骨熬六个钟头，汤里不放味精',
    '店里有猫，不上床',
    '用完竖着晾干就好',
  ])('sees no cause in %s', (claim) => expect(causeAndResult(claim)).toBeUndefined());
});

describe('neighboring lines', () => {
  it.each([
    [['杯子不重。', '所以带着出门也行。'], 'cause'],
    [['颜色有三种。', '但是口感偏软。'], 'contrast'],
    [['这款杯子好洗。', '这款杯子能保温。'], 'subject'],
    [['你会怎么选？', '点下方购物车看看。'], 'question'],
    [['另外，杯口够宽。', '好洗。'], 'beginning'],
  ] as const)('%j: %s', (lines, kind) => {
    expect(coherenceBreaks(lines, ['这款杯子'])[0]?.kind).toBe(kind);
    if (kind === 'question') return;
    const repaired = repairCoherence(lines, ['这款杯子']);
    expect(coherenceBreaks(repaired, ['这款杯子'])).toEqual([]);
  });

  it('leaves what hangs together', () => {
    const lines = ['怎么选杯子？', '先看杯口，够宽才好洗。', '因为天天要洗，麻烦不得。', '所以杯口宽一点要紧。'];
    expect(coherenceBreaks(lines, ['这款杯子'])).toEqual([]);
  });
});

it.each([
  ['用老板娘的口气', 'owner', ''],
  ['像闺蜜聊天', 'friend', ''],
  ['专业一点', 'expert', ''],
  ['幽默，别太长', 'humor', ''],
  ['用四川话写', undefined, '四川话'],
  ['写成押韵的', undefined, '押韵'],
  ['不要提价格', undefined, ''],
] as const)('the wish %s', (wish, voice, beyondRules) => {
  expect(readVoice(wish)).toMatchObject({ ...(voice ? { voice } : {}), beyondRules });
});
