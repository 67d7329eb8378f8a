import { afterSale } from '../../../mock/_data/documents/afterSale';
import { brandTone } from '../../../mock/_data/documents/brandTone';
import { thermosManual } from '../../../mock/_data/documents/thermosManual';
import { cutPassages, PassageIndex } from '.';

/** Judged by hand: a question as people ask it, the document, and words that the right passage has. */
const judged: readonly (readonly [query: string, document: string, words: string])[] = [
  ['保温杯能装多少水', 'manual', '容量 480 毫升'],
  ['杯子多重', 'manual', '238 克'],
  ['内胆是什么材质', 'manual', '内胆为 316'],
  ['12小时后还有多少度', 'manual', '12 小时后不低于 58'],
  ['装冷水能保冷多久', 'manual', '不高于 11'],
  ['怎么让保温更久', 'manual', '水装得越满'],
  ['新杯子有金属味', 'manual', '金属味'],
  ['第一次使用要怎么洗', 'manual', '小苏打，静置'],
  ['可以放洗碗机吗', 'manual', '洗碗机'],
  ['茶垢怎么去掉', 'manual', '茶垢'],
  ['杯子有异味', 'manual', '柠檬'],
  ['密封圈多久换一次', 'manual', '半年换一次'],
  ['杯盖可以单独买吗', 'manual', '29 元一只'],
  ['能不能装可乐碳酸饮料', 'manual', '碳酸饮料'],
  ['微波炉加热', 'manual', '微波炉'],
  ['泡中药可以吗', 'manual', '中药'],
  ['放包里会漏水吗', 'manual', '倒放在包里'],
  ['单手怎么开盖', 'manual', '单手可以完成'],
  ['冰块放得下吗', 'manual', '标准冰块'],
  ['有没有送杯刷', 'manual', '杯刷头'],
  ['孩子能用吗', 'manual', '三岁以下'],
  ['车载杯架放得下吗', 'manual', '车载杯架'],
  ['品牌的客人是谁', 'tone', '25 到 40 岁'],
  ['文案一句话多长', 'tone', '不超过 20 个字'],
  ['哪些词不能用', 'tone', '最好'],
  ['能不能叫客人宝宝', 'tone', '家人们'],
  ['数字怎么写', 'tone', '量过的数字'],
  ['什么时候拍光线好', 'tone', '自然光'],
  ['配音语速', 'tone', '每分钟 240 字'],
  ['视频结尾怎么收', 'tone', '结尾只留一句话'],
  ['差评怎么回复', 'tone', '不删差评'],
  ['店开在哪里', 'tone', '良渚'],
  ['划线价的规定', 'tone', '划线价'],
  ['多久发货', 'faq', '当天发出'],
  ['能发顺丰吗', 'faq', '补 8 元'],
  ['新疆包邮吗', 'faq', '满 99 元包邮'],
  ['显示签收但没收到', 'faq', '快递柜和驿站'],
  ['七天无理由退货', 'faq', '七天内'],
  ['退货运费谁承担', 'faq', '上门取件'],
  ['退款什么时候到账', 'faq', '原路退回'],
  ['颜色拍错了换货', 'faq', '只换一次'],
  ['不保温了怎么处理', 'faq', '免费换新'],
  ['升降桌电机保修几年', 'faq', '电机五年'],
  ['收到杯身有凹痕', 'faq', '三张照片'],
  ['面膜过敏', 'faq', '停用'],
  ['怎么开专票', 'faq', '开票资料'],
  ['降价了补差价', 'faq', '补差价，赠品'],
  ['两只装优惠', 'faq', '立减 30 元'],
  ['客服电话', 'faq', '400-820-6677'],
  ['企业团购', 'faq', '企业团购'],
];

const documents = { manual: thermosManual, tone: brandTone, faq: afterSale };
const titles = { manual: '保温杯产品手册', tone: '品牌语气手册', faq: '售后常见问题' };

function anIndex(): PassageIndex {
  const index = new PassageIndex();
  for (const [id, text] of Object.entries(documents)) index.put(id, titles[id as 'manual'], cutPassages(text));
  return index;
}

test(`${judged.length} judged questions find their passage among the first three`, () => {
  const index = anIndex();
  const ranks = judged.map(([query, document, words]) => {
    const rank = index
      .search(query, { limit: 10 })
      .findIndex(({ documentId, passage }) => documentId === document && passage.text.includes(words));
    return { query, rank };
  });
  const recall = ranks.filter(({ rank }) => rank >= 0 && rank < 3).length / ranks.length;
  const mrr = ranks.reduce((sum, { rank }) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / ranks.length;
  const missed = ranks.filter(({ rank }) => rank < 0 || rank > 2).map(({ query, rank }) => `${query} ${rank}`);
  process.stdout.write(
    `knowledge: ${judged.length} queries, recall@3 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)} ${missed.join('; ')}\n`,
  );
  expect(judged.length).toBeGreaterThanOrEqual(40);
  expect(recall).toBeGreaterThanOrEqual(0.94);
  expect(mrr).toBeGreaterThanOrEqual(0.85);
});

test('the seeds are cut under their headings', () => {
  const paths = cutPassages(thermosManual).map(({ path }) => path.join(' › '));
  expect(paths).toContain('山野日常 便携保温杯 480ml 产品手册 › 日常清洗 › 每周');
  expect(cutPassages(afterSale).map(({ path }) => path.at(-1))).toContain('偏远地区包邮吗？');
});

test('questions of empty words find nothing', () => {
  expect(anIndex().search('怎么办呢？')).toEqual([]);
  expect(anIndex().search('  ')).toEqual([]);
});
