import { linkKey } from './linkKey';
import { parseGoodsText } from './parseGoodsText';
import { parseShareText } from './parseShareText';
import { priceIn } from './priceIn';
import { signInShopOf } from './signInShops';
import { splitTitle } from './splitTitle';

test.each([
  ['【顺丰空运】【坏果包赔】智利车厘子 2斤', '智利车厘子 2斤', ['顺丰空运', '坏果包赔']],
  ['【正品】【官方旗舰店】手冲壶', '手冲壶', []],
  ['[食品级316] 焖烧杯', '焖烧杯', ['食品级316']],
  ['手冲壶【细口防烫】', '手冲壶', ['细口防烫']],
  ['【手冲壶】', '手冲壶', []],
  ['【新品】【手冲壶套装】', '手冲壶套装', []],
  ['木柄【加厚】手冲壶', '木柄【加厚】手冲壶', []],
  ['', '', []],
])('the title %j names %j, with labels %j', (title, name, labels) => {
  expect(splitTitle(title)).toEqual({ name, labels });
});

test.each([
  ['到手价￥89.9，原价￥159', '89.90'],
  ['¥ 1,299 起', '1299.00'],
  ['￥ 89 .9', '89.90'],
  ['￥１２９．００', '129.00'],
  ['原价 ¥299 现价 ¥159', '159.00'],
  ['¥159 券后 ¥139', '159.00'],
  ['券后价 ¥139', '139.00'],
  ['定金 ¥50 可抵 100', undefined],
  ['满 ¥200 减 ¥30', undefined],
  ['运费 ¥8', undefined],
  ['特价 49', '49.00'],
  ['特价 5 折', undefined],
  ['容量 480ml，月销 2000', undefined],
  ['只要 36.8元一斤', '36.80'],
  ['¥2026113000112233', undefined],
])('the price of %j is %j', (line, price) => {
  expect(priceIn([line])).toBe(price);
});

test.each([
  ['https://item.taobao.com/item.htm?id=1', 'taobao'],
  ['https://m.tb.cn/h.5abc', 'taobao'],
  ['https://detail.tmall.com/item.htm?id=2', 'tmall'],
  ['https://item.jd.com/100.html', 'jd'],
  ['https://mobile.yangkeduo.com/goods.html?goods_id=3', 'pinduoduo'],
  ['https://haohuo.jinritemai.com/ecommerce/trade/detail?id=4', 'douyin'],
  ['https://www.xiaohongshu.com/goods-detail/5', 'xiaohongshu'],
  ['https://app.kwaixiaodian.com/merchant/shop/detail?id=6', 'kuaishou'],
  ['https://detail.1688.com/offer/7.html', 'alibaba'],
  ['https://notjd.com/1', undefined],
  ['https://jd.com.shop.example/1', undefined],
  ['https://shop.example/jd.com', undefined],
  ['no address', undefined],
])('%s needs an account of %s', (address, shop) => {
  expect(signInShopOf(address)).toBe(shop);
});

test.each([
  [
    '【淘宝】https://m.tb.cn/h.5xyZ?tk=a1b2 CZ0001 「手冲壶 细口 600ml」点击链接直接打开 或者 淘宝搜索直接打开',
    { link: 'https://m.tb.cn/h.5xyZ?tk=a1b2', title: '手冲壶 细口 600ml', price: '' },
  ],
  [
    '【京东】https://3.cn/20abCd?jkl=@x@ MF1234 「【顺丰】挂耳咖啡 30包」点击链接直接打开',
    { link: 'https://3.cn/20abCd?jkl=@x@', title: '挂耳咖啡 30包', price: '' },
  ],
  [
    '【抖音商城】https://v.douyin.com/abc/ 竹编灯罩 直径40cm 长按复制此条消息，打开抖音搜索，查看商品详情！',
    { link: 'https://v.douyin.com/abc/', title: '竹编灯罩 直径40cm', price: '' },
  ],
  [
    '【手冲入门三件套 - 小鹿 | 小红书 - 你的生活指南】 https://www.xiaohongshu.com/discovery/item/1',
    { link: 'https://www.xiaohongshu.com/discovery/item/1', title: '手冲入门三件套', price: '' },
  ],
  ['https://shop.example/1', { link: 'https://shop.example/1', title: '', price: '' }],
  ['「手冲壶」没有链接', undefined],
])('the share text %j is taken apart', (text, told) => {
  expect(parseShareText(text)).toEqual(told);
});

test('a pasted product text fills what it tells, each line in one place', () => {
  const text = `【新品】316不锈钢焖烧杯 500ml
到手价￥79  原价￥159
卖点：
【六小时焖熟】早上放米，中午喝粥
1. 双层硅胶圈，放包里不漏
材质：316不锈钢
净重：380g
品牌：山野日常
两件立减20元，全国包邮
早上出门前把米和热水放进去，到公司正好是一杯软糯的粥，不用排队也不用等微波炉，中午再来一碗热汤，胃里一整天都是暖的。`;
  expect(parseGoodsText(text)).toEqual({
    title: '316不锈钢焖烧杯 500ml',
    price: '79.00',
    offer: '两件立减20元，全国包邮',
    brand: '山野日常',
    sellingPoints: ['六小时焖熟：早上放米，中午喝粥', '双层硅胶圈，放包里不漏'],
    specs: [
      { name: '材质', value: '316不锈钢' },
      { name: '净重', value: '380g' },
    ],
    description: expect.stringMatching(/^早上出门前/),
  });
});

test('one sentence is read as the user says it', () => {
  expect(parseGoodsText('手冲壶，89.9元，细口出水稳')).toMatchObject({
    title: '手冲壶',
    price: '89.9',
    sellingPoints: ['细口出水稳'],
  });
  expect(parseGoodsText('')).toMatchObject({ title: '', price: '', sellingPoints: [] });
});

test.each([
  ['https://www.shop.example/p/1/?utm_source=a&id=7&spm=x#top', 'http://shop.example/p/1?id=7', true],
  ['https://shop.example/p?id=7&color=2', 'https://shop.example/p?color=2&id=7', true],
  ['https://shop.example/p?id=7', 'https://shop.example/p?id=8', false],
  ['https://shop.example/P/1', 'https://shop.example/p/1', false],
  ['https://shop.example/#/goods/1', 'https://shop.example/#/goods/2', false],
  ['https://a.example/p', 'https://b.example/p', false],
])('%s and %s are the same page: %s', (left, right, isSame) => {
  expect(linkKey(left) === linkKey(right)).toBe(isSame);
});

test('what is no web address is known by nothing', () => {
  expect(linkKey('javascript:alert(1)')).toBe('');
  expect(linkKey('手冲壶')).toBe('');
});
