import { type JudgedPage, noText } from './types';

/** Pages that tell their facts only in what a visitor reads. */
export const textPages: readonly JudgedPage[] = [
  {
    key: 'title only',
    html: '<html><head><meta charset="utf-8"><title>蜂蜜柚子茶 500g - 山里小铺</title></head><body><div id="root"></div><script src="/main.8c1f.js"></script></body></html>',
    facts: { ...noText, name: '蜂蜜柚子茶 500g' },
  },
  {
    key: 'price in a sentence',
    html: `<html><head><meta charset="utf-8"><title>真丝睡眠眼罩</title></head><body><div class="top-nav"><a>首页</a><a>我的</a></div><h1>真丝睡眠眼罩</h1>
<p><s>￥159.00</s></p><p>今晚8点开抢，到手价￥89.9，限量300件</p><img src="/eyemask/a.jpg"><img src="/eyemask/b.jpg"></body></html>`,
    facts: { ...noText, name: '真丝睡眠眼罩', price: '89.90', images: ['/eyemask/a.jpg', '/eyemask/b.jpg'] },
  },
  {
    key: 'price from',
    html: `<html><head><meta charset="utf-8"><title>可升降书桌 定制 - 木作工坊</title></head><body><h1>可升降书桌 定制</h1><div>¥ 1,299 起</div><img src="/desk.jpg">
<h2>为什么选它</h2><ul><li>双电机，升降不晃</li><li>记忆四个高度</li></ul></body></html>`,
    facts: {
      name: '可升降书桌 定制',
      price: '1299.00',
      images: ['/desk.jpg'],
      points: ['双电机，升降不晃', '记忆四个高度'],
      specs: {},
    },
  },
  {
    key: 'split price',
    html: `<html><head><meta charset="utf-8"><title>冷萃咖啡液 12颗装</title></head><body><div class="detail"><div class="name">冷萃咖啡液 12颗装</div>
<div class="price-box"><em>￥</em><span class="int">89</span><span class="dec">.9</span></div><img data-src="/coffee/1.jpg" src="/img/1x1.gif"></div></body></html>`,
    facts: { ...noText, name: '冷萃咖啡液 12颗装', price: '89.90', images: ['/coffee/1.jpg'] },
  },
  {
    key: 'background images',
    html: `<html><head><meta charset="utf-8"><title>陶瓷手冲壶 600ml</title></head><body><div class="banner-swiper"><div class="slide" style="background-image:url('/pot/1.jpg')"></div>
<div class="slide" style="background:#fff url(&quot;/pot/2.jpg&quot;) no-repeat center/cover"></div><div class="slide" style="background-image: url(/pot/3.jpg)"></div></div>
<h1>陶瓷手冲壶 600ml</h1><span>¥128.00</span></body></html>`,
    facts: { ...noText, name: '陶瓷手冲壶 600ml', price: '128.00', images: ['/pot/1.jpg', '/pot/2.jpg', '/pot/3.jpg'] },
  },
  {
    key: 'lazy images',
    html: `<html><head><meta charset="utf-8"><title>儿童防晒帽</title></head><body><h1>儿童防晒帽</h1><div class="sale">￥45</div>
<img class="lazy" src="/assets/loading.png" data-lazy="/hat/1.jpg"><img src="/assets/blank.png" data-echo="/hat/2.jpg"><img src="data:image/png;base64,AAAA" data-srcset="/hat/3-400.jpg 400w, /hat/3-1200.jpg 1200w">
<img src="/hat/4.jpg"></body></html>`,
    facts: {
      ...noText,
      name: '儿童防晒帽',
      price: '45.00',
      images: ['/hat/1.jpg', '/hat/2.jpg', '/hat/3-1200.jpg', '/hat/4.jpg'],
    },
  },
  {
    key: 'bracketed lines',
    html: `<html><head><meta charset="utf-8"><title>316不锈钢焖烧杯 500ml</title></head><body><h1>316不锈钢焖烧杯 500ml</h1><div class="price">¥79</div><img src="/cup/main.jpg">
<div class="detail-text"><p>【食品级内胆】316不锈钢一体成型，煮粥不挂底</p><p>【六小时焖熟】早上放米，中午喝粥</p><p>【防漏设计】双层硅胶圈，放包里不漏</p><p>【温馨提示】首次使用请用开水烫洗</p></div></body></html>`,
    facts: {
      name: '316不锈钢焖烧杯 500ml',
      price: '79.00',
      images: ['/cup/main.jpg'],
      points: [
        '食品级内胆：316不锈钢一体成型，煮粥不挂底',
        '六小时焖熟：早上放米，中午喝粥',
        '防漏设计：双层硅胶圈，放包里不漏',
      ],
      specs: {},
    },
  },
  {
    key: 'label before the name',
    html: `<html><head><meta charset="utf-8"><title>【顺丰空运】【坏果包赔】智利进口车厘子 2斤装-果然鲜</title></head><body><h1>【顺丰空运】【坏果包赔】智利进口车厘子 2斤装</h1>
<div class="price">￥118</div><img src="/cherry.jpg"></body></html>`,
    facts: {
      name: '智利进口车厘子 2斤装',
      price: '118.00',
      images: ['/cherry.jpg'],
      points: ['顺丰空运', '坏果包赔'],
      specs: {},
    },
  },
  {
    key: 'several prices',
    html: `<html><head><meta charset="utf-8"><title>羊毛羔绒毯 150×200</title></head><body class="single-product"><h1 class="product_title">羊毛羔绒毯 150×200</h1>
<p class="price"><del><span class="amount"><bdi>¥399.00</bdi></span></del> <ins><span class="amount"><bdi>¥259.00</bdi></span></ins></p>
<p>会员价 ¥239</p><p>定金 ¥50 可抵 100</p><p>券满 ¥200 可用</p><figure class="gallery"><img src="/blanket/1.jpg"><img src="/blanket/2.jpg"></figure>
<div class="related products"><p class="price">¥19.00</p><img src="/socks.jpg"></div></body></html>`,
    facts: {
      ...noText,
      name: '羊毛羔绒毯 150×200',
      price: '259.00',
      images: ['/blanket/1.jpg', '/blanket/2.jpg'],
    },
  },
  {
    key: 'images only',
    html: '<html><head><meta charset="utf-8"><title>冬季羊绒围巾</title></head><body><div class="rich"><img src="/scarf/1.jpg"><img src="/scarf/2.jpg"><img src="/scarf/3.jpg"></div></body></html>',
    facts: { ...noText, name: '冬季羊绒围巾', images: ['/scarf/1.jpg', '/scarf/2.jpg', '/scarf/3.jpg'] },
  },
];
