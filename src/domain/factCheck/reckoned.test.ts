import { reckonings } from '../writing/reckon';
import { checkFacts } from './checkFacts';
import { sourcesOf } from './sourcesOf';
import { isDoubtful } from './types';

const goodsOf = (title: string, price: string, offer = '', points: readonly string[] = [], description = '') => ({
  ...{ title, price, offer, description },
  selling_points: [...points],
  specs: [],
});
const honey = goodsOf('沙地蜜薯 带箱5斤', '19.8');
const verdictsOf = (text: string, goods: ReturnType<typeof goodsOf>): string[] =>
  checkFacts(text, sourcesOf(goods)).map(({ from, to, verdict }) => `${text.slice(from, to)} ${verdict}`);

describe('a figure that a sentence says to be reckoned is reckoned again', () => {
  it.each([
    goodsOf('锅巴 400g*2袋', '29.9', '拍2件发3件', ['每袋里面20小包']),
    honey,
    goodsOf('海鲜 4人套餐', '298'),
    goodsOf('滇红', '168', '第二罐减30元', ['罐装，一罐五克泡五十次']),
    goodsOf('猫砂 6L*4包', '69', '', [], '一只猫一包大概用半个月。'),
    goodsOf('错题本 4本装', '25.80'),
    goodsOf('牛仔裤', '159', '2件8.5折'),
    goodsOf('暖风机', '99', '下单立减10元'),
  ])('$title', (goods) => {
    const found = reckonings(goods);
    expect(found).not.toEqual([]);
    for (const text of found) expect(checkFacts(text, sourcesOf(goods)).filter(isDoubtful)).toEqual([]);
  });

  it('a wrong one is told, and one that nobody says to be reckoned is a price', () => {
    expect(verdictsOf('5斤19.8元，算下来一斤2.96元', honey)).toContain('2.96元 contradicted');
    expect(verdictsOf('到手3.96元。5斤一箱，算下来很划算。', honey)).toEqual(['3.96元 contradicted', '5斤 supported']);
  });
});
