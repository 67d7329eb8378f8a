import * as fc from 'fast-check';
import { elapsed } from '@/testing/elapsed';
import { matchesIn } from '../matchesIn';
import { checkFacts, correctionOf, type FactVerdict, type KnownGoods, sourcesOf } from './index';
import { chineseNumber, quantitiesIn } from './quantities';

const shirt: KnownGoods = {
  title: '轻云防晒衣',
  price: '89.90',
  brand: '轻云',
  description: '冰丝面料，骑车不闷汗。\n洗三十次后防晒指数不变。',
  selling_points: ['UPF50+ 防晒', '整件只有 120 克', '收纳成手机大小'],
  specs: [
    { name: '面料', value: '锦纶 85%，氨纶 15%' },
    { name: '产地', value: '浙江杭州' },
    { name: '颜色', value: '6色可选' },
  ],
  offer: '满 199 减 30，七天无理由退货',
};
const sources = sourcesOf(shirt);
const verdicts = (text: string): [string, FactVerdict][] =>
  checkFacts(text, sources).map(({ from, to, verdict }) => [text.slice(from, to), verdict]);

test.each([
  ['一百二十', 120],
  ['一百二', 120],
  ['两万三', 23_000],
  ['十五', 15],
  ['三百零五', 305],
  ['九九', 99],
  ['八十九点九', 89.9],
  ['半', 0.5],
])('%s is %d', (text, value) => expect(chineseNumber(text)).toBeCloseTo(value));

test('a value is read with its unit and with how exactly it is meant', () => {
  const read = (text: string) =>
    quantitiesIn(text).map(({ least, most, measures, sense }) => [least, most, measures, sense]);
  expect(read('一斤半')).toEqual([[750, 750, 'mass', 'about']]);
  // what comes after is another measure
  expect(read('5斤一箱')[0]).toEqual([2500, 2500, 'mass', 'exact']);
  expect(read('一斤半价')[0]).toEqual([500, 500, 'mass', 'exact']);
  expect(read('不到90块钱')).toEqual([[90, 90, 'money', 'below']]);
  expect(read('续航8-10小时')).toEqual([[28_800, 36_000, 'time', 'exact']]);
  // a price or a count is no year, and ten years are a span
  expect(read('1999元')).toEqual([[1999, 1999, 'money', 'exact']]);
  expect(read('质保10年')).toEqual([[315_360_000, 315_360_000, 'time', 'exact']]);
  expect(read('2026年的新米，2024款')).toEqual([]);
  expect(read('八八折')).toEqual([[8.8, 8.8, 'discount', 'exact']]);
  expect(read('销量突破3万单')).toEqual([[30_000, 30_000, 'piece:单', 'above']]);
  expect(read('2026年11月11日晚上八点，第三天，双十一')).toEqual([]);
});

test.each<[string, [string, FactVerdict][]]>([
  ['这件只要89.9元。', [['89.9元', 'supported']]],
  ['这件不到九十块。', [['不到九十块', 'supported']]],
  ['这件只要79元。', [['79元', 'contradicted']]],
  ['原价299，今天带走。', [['原价299', 'unsupported']]],
  ['满199减30，再送一件。', [['满199减30', 'supported']]],
  ['满 99 元减 20 元。', [['满 99 元减 20 元', 'contradicted']]],
  ['今天买二送一。', [['买二送一', 'unsupported']]],
  ['防晒做到了UPF100+。', [['UPF100+', 'contradicted']]],
  ['整件才120g。', [['120g', 'supported']]],
  ['面料是纯棉的，很舒服。', [['纯棉', 'contradicted']]],
  ['锦纶面料，凉凉的。', [['锦纶', 'supported']]],
  ['用过的姐妹都说凉快。', [['用过的姐妹都说凉快', 'unsupported']]],
  ['产自新疆的好料。', [['产自新疆', 'contradicted']]],
  ['拿过红点设计奖。', [['红点设计奖', 'unsupported']]],
  ['这碗摔不坏。', [['摔不坏', 'unsupported']]],
  ['一年只换不修。', [['一年只换不修', 'unsupported']]],
  ['比普通防晒衣凉3度。', [['比普通防晒衣凉3度', 'unsupported']]],
])('%s', (text, expected) => {
  expect(verdicts(text)).toEqual(expected);
});

const towels: KnownGoods = {
  title: '素绵 洗脸巾 80抽×6包',
  price: '36.00',
  description: '',
  selling_points: ['不含酒精、香精、荧光剂', '国检证书随货附'],
  specs: [
    { name: '口味', value: '原味、孜然、香辣' },
    { name: '尺寸', value: '150×200mm' },
    { name: '保质期', value: '180天' },
    { name: '重量', value: '320g' },
    { name: '甲醛释放量', value: '0.02mg/m³' },
    { name: '定时', value: '90分钟' },
    { name: '水箱', value: '4L' },
    { name: '年份', value: '2021年' },
  ],
  offer: '',
};
const towelSources = sourcesOf(towels);

test.each<[string, string, FactVerdict]>([
  ['一共四百八十张。', '四百八十张', 'supported'],
  ['一共五百二十张。', '五百二十张', 'contradicted'],
  ['十五公分宽。', '十五公分', 'supported'],
  ['能放半年。', '半年', 'supported'],
  ['整件六两多。', '六两多', 'supported'],
  ['整件八两多。', '八两多', 'contradicted'],
  ['定时一个半小时。', '一个半小时', 'supported'],
  ['装得下八斤水。', '八斤', 'supported'],
  ['总共三种口味。', '三种口味', 'supported'],
  ['口味有五种。', '口味有五种', 'contradicted'],
  ['酒精、香精统统不加。', '酒精、香精统统不加', 'supported'],
  ['零甲醛，放心。', '零甲醛', 'contradicted'],
  ['二一年的茶。', '二一年的茶', 'supported'],
  ['一九年的茶。', '一九年的茶', 'contradicted'],
])('reckons before it doubts: %s', (text, words, verdict) => {
  const marks = checkFacts(text, towelSources).map((mark) => [text.slice(mark.from, mark.to), mark.verdict]);
  expect(marks).toContainEqual([words, verdict]);
});

const ebike: KnownGoods = {
  title: '小步 折叠电动车 2018年款',
  price: '1999.00',
  description: '',
  selling_points: ['免安装', '电池可更换', '不自动续费'],
  specs: [
    { name: '车架', value: '铝合金' },
    { name: '洗涤', value: '机洗' },
    { name: '刹车', value: '无' },
    { name: '年份', value: '2018年' },
    { name: '保质期', value: '180天' },
    { name: '页数', value: '80张/本' },
    { name: '本数', value: '3本' },
    { name: '弦数', value: '4弦' },
    { name: '重量', value: '128g' },
    { name: '产地', value: '内蒙古锡林郭勒' },
    { name: '质保', value: '2年' },
    { name: '颜色', value: '白色、军绿' },
    { name: '服务范围', value: '杭州主城区' },
    { name: '面料', value: '羊毛50%、腈纶50%' },
    { name: '数量', value: '锂电池2块' },
  ],
  offer: '',
};
const ebikeSources = sourcesOf(ebike);

test.each<[string, FactVerdict]>([
  ['只能手洗。', 'contradicted'],
  ['扔洗衣机就行。', 'supported'],
  ['得自己照着图装。', 'contradicted'],
  ['电池换不了。', 'contradicted'],
  ['带手刹。', 'contradicted'],
  ['到期会自动扣钱续上。', 'contradicted'],
  ['存了八年的老货。', 'supported'],
  ['存了十五年的老货。', 'contradicted'],
  ['总共二百四十张。', 'supported'],
  ['六弦的。', 'contradicted'],
  ['才二两六。', 'supported'],
  ['小三两重。', 'supported'],
  ['锡林郭勒产的。', 'supported'],
  ['产自内蒙古。', 'supported'],
  ['正宗国产。', 'supported'],
  ['终身质保。', 'contradicted'],
  ['红色的最好看。', 'contradicted'],
  ['全国都能上门。', 'contradicted'],
  ['百分百羊毛。', 'contradicted'],
  ['给三块电池。', 'contradicted'],
  ['能放半年。', 'supported'],
  // the same figure of another property
  ['保修半年。', 'contradicted'],
])('holds a property against the line that states it: %s is %s', (text, verdict) => {
  const marks = checkFacts(text, ebikeSources, 2026);
  expect([text, marks.map((mark) => mark.verdict)]).toEqual([text, [verdict]]);
  expect(marks[0]?.source?.text).toBeTruthy();
});

test.each([
  ['七八条', 7, 8],
  ['三四百块', 300, 400],
  ['十七八个', 17, 18],
  ['一米三五', 1350, 1350],
  ['二两六', 130, 130],
  ['五十万回', 500_000, 500_000],
])('%s lies from %d to %d', (text, least, most) => {
  const [one] = quantitiesIn(text);
  expect(one?.least).toBeCloseTo(least);
  expect(one?.most).toBeCloseTo(most);
});

test('no figure is put in the place of one that was reckoned from it', () => {
  const corrections = (text: string) => checkFacts(text, towelSources).map((mark) => correctionOf(text, mark));
  expect(corrections('一共五百二十张。')).toEqual([undefined]);
  expect(corrections('算下来一包9元。')).toEqual([undefined]);
  expect(corrections('一共十包。')).toEqual(['6包']);
});

test('what people count in their own days is left alone', () => {
  for (const text of ['一只十二斤的猫踩上我的胸口。', '小时候外婆用碎花布缝的书包。', '我的车开了八年。'])
    expect([text, checkFacts(text, towelSources)]).toEqual([text, []]);
});

test('where goods are used hides nothing of what is said of them', () => {
  const fan = sourcesOf({ ...shirt, specs: [{ name: '续航', value: '3小时' }] });
  for (const text of ['客厅用，续航五小时。', '高铁上用也行，续航5小时。', '老家的奶奶也用，续航5小时。'])
    expect([text, checkFacts(text, fan).map(({ verdict }) => verdict)]).toEqual([text, ['contradicted']]);
});

test('what tells of a day, a method or a place of the reader is no statement about the goods', () => {
  for (const text of [
    '早上八点出门，通勤两个小时。',
    '三个技巧让你夏天不闷汗。',
    '38度的天，骑车十公里。',
    '第二步，把帽子拉上。',
    '一举两得，百看不厌。',
    '去云南旅游带上它。',
    '比想象中好看。',
    '这条只对天天通勤的朋友说话。',
    '你多久洗一次衣服？',
  ])
    expect([text, verdicts(text)]).toEqual([text, []]);
});

test('each verdict but "unsupported" names the line that says so', () => {
  const [mark] = checkFacts('只要79元。', sources);
  expect(mark?.source).toEqual({ field: 'price', label: '', text: '89.90元' });
  expect(checkFacts('拿过红点设计奖。', sources)[0]).not.toHaveProperty('source');
});

test('whatever is written, marks lie inside of the text, in order, apart', () => {
  const word = fc.constantFrom(
    '89',
    '元',
    '不到',
    '纯棉',
    '产自',
    '新疆',
    '比普通',
    '更',
    '红点奖',
    '都说',
    '回购',
    '%',
    '，',
    '三',
    '万',
    'UPF',
    '无',
    '蔗糖',
    '小时',
    '续航',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      let end = 0;
      for (const { from, to } of checkFacts(text, sources)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        end = to;
      }
    }),
  );
});

/** Every character or two a claim of its own, most of them in a clause without an end. */
const pieces = ['比', '纯棉', '来自新疆', '无添加、', '十年', '比别家', '1克', '认证'];

test('twenty thousand characters are checked in a moment, whatever they are', () => {
  for (const piece of pieces) {
    const text = piece.repeat(20_000 / piece.length);
    // a busy machine may hold up one reading, not three
    const isQuick = [1, 2, 3].some(() => elapsed(() => checkFacts(text, sources), 1) < 1500);
    expect([piece, isQuick]).toEqual([piece, true]);
  }
});

test('a claim is judged by what is near it where a text has no marks', () => {
  const far = '好'.repeat(200);
  expect(verdicts(`多少钱一件呢${far}只要79元`)).toEqual([['79元', 'contradicted']]);
});

test('a property whose name is no expression is read as it stands', () => {
  const named = sourcesOf({ ...shirt, specs: [{ name: '颜色(可选', value: '白、灰、蓝' }] });
  expect(checkFacts('颜色(可选有五种。', named).map(({ verdict }) => verdict)).toEqual(['contradicted']);
});

test('all matches are found in one reading as matchAll finds them', () => {
  for (const pattern of [/[一二]+/gu, /x*/gu, /(?<=二)三?/gu])
    for (const text of ['', '一二三一', '𠀀一xx二三', '三'])
      expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
});
