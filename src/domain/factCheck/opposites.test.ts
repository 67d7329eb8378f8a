import { checkFacts, type FactVerdict, type KnownGoods, sourcesOf } from './index';

/** One record of which each line answers another question; goods that are all of it at once exist nowhere. */
const goods: KnownGoods = {
  title: '样品 手持机',
  price: '199.00',
  description: '',
  selling_points: ['1岁以下婴儿不宜', '2025 德国iF设计奖 报名 初筛未过'],
  specs: [
    { name: '洗涤方式', value: '仅可干洗' },
    { name: '防水', value: '不防水' },
    { name: '供电', value: '插电，无内置电池' },
    { name: '桌面调节', value: '手摇升降' },
    { name: '操作', value: '旋钮式' },
    { name: '控制', value: 'APP、遥控器' },
    { name: '支架', value: '不含' },
    { name: '锅盖', value: '钢化玻璃盖' },
    { name: '适用灶具', value: '燃气灶，不可用电磁炉' },
    { name: '兼容', value: '安卓、苹果' },
    { name: '套装', value: '枕套2个、被套1个' },
    { name: '质保', value: '整机1年 电机3年' },
    { name: '配料', value: '辣椒、食用盐、山梨酸钾' },
    { name: '颜色', value: '黑、白' },
    { name: '越障', value: '2cm' },
    { name: '产地 河北唐山', value: '' },
  ],
  offer: '送收纳袋',
};
const sources = sourcesOf(goods);

/** What a text is told of its one statement, and by which line. */
const told = (text: string): [FactVerdict | undefined, string | undefined] => {
  const [mark] = checkFacts(text, sources, 2026);
  return [mark?.verdict, mark?.source?.label || mark?.source?.text];
};

test.each([
  ['a question with yes and no', '直接丢洗衣机转一圈。', '洗涤方式'],
  ['what it stands', '下大雨淋着用也没事。', '防水'],
  ['how it is driven', '不插电也能吹。', '供电'],
  ['one way of several', '按一下自己就升上去。', '桌面调节'],
  ['alternatives in spoken words', '触屏的，一划就好。', '操作'],
  ['the only way of a list', '只能手机控制。', '控制'],
  ['a gift that is none', '支架一块儿发给你。', '支架'],
  ['a part that is there', '没锅盖。', '锅盖'],
  ['what it is not for', '电磁炉也能用。', '适用灶具'],
  ['what it does work with', '苹果手机连不上。', '兼容'],
  ['how many of a part', '枕套只给一个。', '套装'],
  ['the value of the named part', '整机坏了三年内都管。', '质保'],
  ['a member of what it is free of', '不加防腐剂。', '配料'],
  ['a color beside a closed list', '有红色。', '颜色'],
  ['another value of the same property', '三公分的门槛也翻得过去。', '越障'],
  ['a value that stands in the name of its property', '广州货。', '产地'],
  ['who is too young', '半岁的娃也能用。', '1岁以下婴儿不宜'],
  ['a prize that was not won', '拿过iF设计奖。', '2025 德国iF设计奖 报名 初筛未过'],
  ['what a gift costs', '收纳袋要另外花钱买。', '送收纳袋'],
])('%s: %s is contradicted', (_name, text, line) => {
  expect(told(text)).toEqual(['contradicted', line]);
});

test.each([
  '得拿去干洗店。',
  '不防水。',
  '得找插座。',
  '用手摇着升。',
  '拧旋钮就行。',
  '遥控器和手机都能控制。',
  '支架要自己另买。',
  '玻璃锅盖。',
  '电磁炉用不了。',
  '苹果手机也能连。',
  '枕套给了两个。',
  '电机三年内坏了都管。',
  '黑的白的都有。',
  '两公分的门槛也翻得过去。',
  '河北产的。',
  '一岁以内的宝宝先别给。',
  '还送收纳袋。',
  '洗衣机坏了好几天，衣服堆成山。',
  '昨天下雨没带伞。',
])('%s is not', (text) => {
  expect(checkFacts(text, sources, 2026).map(({ verdict }) => verdict)).not.toContain('contradicted');
});
