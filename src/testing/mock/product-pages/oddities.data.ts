import { type JudgedPage, noText } from './types';

/** Five megabytes, most of them an image inside the page that stands behind the facts. */
const INLINE_BYTES = 5 * 1024 * 1024;

/** Pages that are hard for what they are made of: old encodings, sizes, walls, nothing at all. */
export const oddPages: readonly JudgedPage[] = [
  {
    key: 'GBK by meta tag',
    encoding: 'gbk',
    type: 'text/html',
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=gbk"><title>手工牛轧糖 500克_甜蜜坊</title></head><body><h1>手工牛轧糖 500克</h1>
<table><tr><td>口味</td><td>花生原味</td></tr><tr><td>产地</td><td>台州</td></tr></table><b>￥36.80</b><img src="/candy.jpg"></body></html>`,
    facts: {
      ...noText,
      name: '手工牛轧糖 500克',
      price: '36.80',
      images: ['/candy.jpg'],
      specs: { 口味: '花生原味', 产地: '台州' },
    },
  },
  {
    key: 'GB2312 by header',
    encoding: 'gbk',
    type: 'text/html; charset=GB2312',
    html: '<html><head><title>景德镇盖碗 青花</title></head><body><h1>景德镇盖碗 青花</h1><p class="price">价格：88元</p><img src="/gaiwan.jpg"></body></html>',
    facts: { ...noText, name: '景德镇盖碗 青花', price: '88.00', images: ['/gaiwan.jpg'] },
  },
  {
    key: 'GBK that says it is UTF-8',
    encoding: 'gbk',
    type: 'text/html; charset=utf-8',
    html: '<html><head><meta charset="gbk"><title>苗银手镯 实心</title></head><body><h1>苗银手镯 实心</h1><p class="price">￥520</p><img src="/bracelet.jpg"></body></html>',
    facts: { ...noText, name: '苗银手镯 实心', price: '520.00', images: ['/bracelet.jpg'] },
  },
  {
    key: 'five megabytes',
    html: `<html><head><meta charset="utf-8"><title>折叠露营车 承重150kg</title></head><body><h1>折叠露营车 承重150kg</h1><div class="price">¥199</div><img src="/wagon/1.jpg">
<ul class="features"><li>一拉就开，收起来像行李箱</li><li>加宽越野轮，沙地也拉得动</li></ul><img src="data:image/png;base64,${'A'.repeat(INLINE_BYTES)}"></body></html>`,
    facts: {
      name: '折叠露营车 承重150kg',
      price: '199.00',
      images: ['/wagon/1.jpg'],
      points: ['一拉就开，收起来像行李箱', '加宽越野轮，沙地也拉得动'],
      specs: {},
    },
  },
  {
    key: 'sign-in wall',
    html: `<html><head><meta charset="utf-8"><title>会员登录 - 优品汇</title></head><body><h2>请登录后查看商品</h2><form action="/login"><input name="mobile" placeholder="手机号"><input type="password" name="pwd"><button>登录</button></form></body></html>`,
    facts: { refusal: 'LINK_LOGIN' },
  },
  {
    key: 'gone, with status 200',
    html: `<html><head><meta charset="utf-8"><title>商品不存在 - 优品汇</title></head><body><div class="error-page"><h1>很抱歉，您查看的商品已下架</h1><a href="/">返回首页</a></div>
<h3>猜你喜欢</h3><ul><li><a href="/1"><img src="/rec/1.jpg"><span class="price">¥29.90</span></a></li><li><a href="/2"><img src="/rec/2.jpg"><span class="price">¥39.90</span></a></li></ul></body></html>`,
    facts: { refusal: 'LINK_NO_PRODUCT' },
  },
  {
    key: 'script only',
    html: '<!doctype html><html><head><meta charset="utf-8"><title></title></head><body><noscript>请开启JavaScript后访问</noscript><div id="app"></div><script src="/bundle.js"></script></body></html>',
    facts: { refusal: 'LINK_NO_PRODUCT' },
  },
];
