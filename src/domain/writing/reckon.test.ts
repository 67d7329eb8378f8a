import { countOf, reckonings } from './reckon';

describe('what a price comes to is reckoned from what the record says, and said so', () => {
  test.each([
    [
      { title: '锅巴 400g*2袋', price: '29.9', offer: '拍2件发3件', selling_points: ['每袋里面20小包'] },
      ['29.9元40小包，算下来一小包约0.75元', '拍2件发3件，算下来一共59.8元，平均19.93元'],
    ],
    [{ title: '蜜薯 带箱5斤', price: '19.8' }, ['5斤19.8元，算下来一斤3.96元']],
    [{ title: '海鲜 4人套餐', price: '298' }, ['4人份298元，算下来一个人74.5元']],
    [
      { title: '滇红', price: '168', offer: '第二罐减30元', selling_points: ['罐装，一罐五克泡五十次'] },
      ['168元的价格，按50次算下来，一次约3.36元', '第二罐减30元，算下来一共306元，平均153元'],
    ],
    [
      { title: '猫砂 6L*4包', price: '69', description: '一只猫一包大概用半个月。' },
      ['4包每包按用半个月算下来，69元合一天约1.15元'],
    ],
    [{ title: '猫砂 6L', price: '18', description: '一包大概用半个月。' }, ['一包按用半个月算下来，18元合一天约1.2元']],
    [{ title: '错题本 4本装', price: '25.80' }, ['25.8元4本，算下来一本约6.45元']],
    [{ title: '牛仔裤', price: '159', offer: '2件8.5折' }, ['2件8.5折，算下来一共270.3元，平均135.15元']],
    [{ title: '暖风机', price: '99', offer: '下单立减10元' }, ['99元减10元，算下来付89元']],
  ])('%j', (goods, told) => expect(reckonings(goods)).toEqual(told));

  it('says nothing where the record does not tell how much there is', () => {
    expect(reckonings({ title: '保温杯 500ml', price: '129', offer: '送杯刷' })).toEqual([]);
    expect(reckonings({ title: '锅巴 400g*2袋', price: '' })).toEqual([]);
    // a brew is no use of the whole
    expect(reckonings({ title: '滇红', price: '168', selling_points: ['蜜香，泡七道还有味'] })).toEqual([]);
  });

  test.each([
    ['五十', 50],
    ['十二', 12],
    ['两', 2],
    ['60', 60],
    ['半', 0],
  ])('%s is %i', (text, count) => expect(countOf(text)).toBe(count));
});
