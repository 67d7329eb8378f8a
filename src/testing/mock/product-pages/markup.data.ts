import { type JudgedPage, noText } from './types';

/** Pages that tell their facts by markup: JSON-LD, OpenGraph, microdata, tables, lists. */
export const markupPages: readonly JudgedPage[] = [
  {
    key: 'json-ld graph',
    html: `<!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"><title>云岭手工宣纸 四尺 100张 | 墨坊官方商城</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
{"@type":"Organization","name":"墨坊","logo":"/static/logo.png"},
{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"首页"},{"@type":"ListItem","position":2,"name":"文房四宝"}]},
{"@type":"Product","@id":"#p","name":"云岭手工宣纸 四尺 100张","sku":"YL-400","image":["//img.mofang.example/yl/1.jpg","//img.mofang.example/yl/2.jpg"],
"brand":{"@type":"Brand","name":"墨坊"},"additionalProperty":[{"@type":"PropertyValue","name":"规格","value":"69×138cm"},{"@type":"PropertyValue","name":"张数","value":"100"}],
"offers":[{"@type":"Offer","price":"168","priceCurrency":"CNY","availability":"https://schema.org/InStock"}]}]}</script></head>
<body><div id="root"><h1>云岭手工宣纸 四尺 100张</h1><h3>商品亮点</h3><ul><li>檀皮手工捞纸，墨色分五层</li><li>半生熟，书画两用</li><li>破损包换新</li></ul></div></body></html>`,
    facts: {
      name: '云岭手工宣纸 四尺 100张',
      price: '168.00',
      images: ['http://img.mofang.example/yl/1.jpg', 'http://img.mofang.example/yl/2.jpg'],
      points: ['檀皮手工捞纸，墨色分五层', '半生熟，书画两用', '破损包换新'],
      specs: { 规格: '69×138cm', 张数: '100' },
    },
  },
  {
    key: 'OpenGraph only',
    html: `<html><head><meta charset="utf-8"><meta property="og:site_name" content="阿花的小院"><meta property="og:title" content="桂花乌龙茶 250g | 阿花的小院">
<meta property="og:image" content="/goods/oolong-main.jpg"><meta property="product:price:amount" content="59"><meta property="product:price:currency" content="CNY">
<meta property="og:description" content="头采青心乌龙，与金桂窨制三道，冷泡也香。"></head><body><div id="app"></div><script src="/app.js"></script></body></html>`,
    facts: { ...noText, name: '桂花乌龙茶 250g', price: '59.00', images: ['/goods/oolong-main.jpg'] },
  },
  {
    key: 'microdata',
    html: `<html><head><meta charset="utf-8"><title>老张家具 - 胡桃木边几</title></head><body>
<div itemscope itemtype="http://schema.org/Product"><h2 itemprop="name">胡桃木边几 小圆桌</h2><img itemprop="image" src="images/side-table.jpg">
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="CNY"><span itemprop="price" content="429.00">￥429</span></div>
<div itemprop="description"><p>北美黑胡桃实木，榫卯结构，不用一颗钉子。</p></div>
<ul class="selling-points"><li>木蜡油涂装，孩子摸着也放心</li><li>三条腿，地不平也稳</li></ul></div></body></html>`,
    facts: {
      name: '胡桃木边几 小圆桌',
      price: '429.00',
      images: ['images/side-table.jpg'],
      points: ['木蜡油涂装，孩子摸着也放心', '三条腿，地不平也稳'],
      specs: {},
    },
  },
  {
    key: 'table of four columns',
    html: `<html><head><meta charset="utf-8"><title>静音循环扇 A8-电器城</title></head><body><h1>静音循环扇 A8</h1><div class="p-price">￥239.00</div>
<img src="/fan/a8.jpg" width="600"><table class="params"><tr><th colspan="4">主体参数</th></tr>
<tr><td>额定功率</td><td>32W</td><td>档位</td><td>12档</td></tr><tr><td>净重</td><td>2.6kg</td><td>噪音</td><td>≤38dB</td></tr></table></body></html>`,
    facts: {
      ...noText,
      name: '静音循环扇 A8',
      price: '239.00',
      images: ['/fan/a8.jpg'],
      specs: { 额定功率: '32W', 档位: '12档', 净重: '2.6kg', 噪音: '≤38dB' },
    },
  },
  {
    key: 'definition lists',
    html: `<html><head><meta charset="utf-8"><title>亚麻衬衫 男款 | 山止</title></head><body><header><img src="/brand.png" alt="logo"></header>
<h1>亚麻衬衫 男款</h1><p>售价：<b>¥ 268</b></p><img src="/shirt/front.jpg"><img src="/shirt/back.jpg">
<dl class="spec"><div><dt>面料</dt><dd>100%亚麻</dd></div><div><dt>版型</dt><dd>宽松</dd></div><div><dt>洗涤：</dt><dd>冷水手洗</dd></div></dl></body></html>`,
    facts: {
      ...noText,
      name: '亚麻衬衫 男款',
      price: '268.00',
      images: ['/shirt/front.jpg', '/shirt/back.jpg'],
      specs: { 面料: '100%亚麻', 版型: '宽松', 洗涤: '冷水手洗' },
    },
  },
  {
    key: 'pairs without a table',
    html: `<html><head><meta charset="utf-8"><title>高山红心猕猴桃 5斤</title></head><body><div class="goods-name">高山红心猕猴桃 5斤</div>
<div class="goods-price">49.90</div><div class="swiper"><img src="/kiwi1.jpg"><img src="/kiwi2.jpg"></div>
<div class="attr-list"><div class="attr"><div class="attr-name">产地：</div><div class="attr-value">四川蒲江</div></div>
<div class="attr"><div class="attr-name">单果重：</div><div class="attr-value">90-110g</div></div></div>
<ul class="params-list"><li>保质期：15天</li><li>储存方法：冷藏</li></ul></body></html>`,
    facts: {
      ...noText,
      name: '高山红心猕猴桃 5斤',
      price: '49.90',
      images: ['/kiwi1.jpg', '/kiwi2.jpg'],
      specs: { 产地: '四川蒲江', 单果重: '90-110g', 保质期: '15天', 储存方法: '冷藏' },
    },
  },
  {
    key: 'script data of a framework',
    html: `<html><head><meta charset="utf-8"><title>竹编灯罩 直径40cm</title></head><body><div id="__next"></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"shop":{"name":"竹里馆"},"product":{"id":8812,"name":"竹编灯罩 直径40cm","price":"136.00",
"images":["https://img.zhuli.example/lamp/1.jpg","https://img.zhuli.example/lamp/2.jpg"],"description":"老手艺人一根篾丝编三天。"}}},"page":"/p/[id]"}</script></body></html>`,
    facts: {
      ...noText,
      name: '竹编灯罩 直径40cm',
      price: '136.00',
      images: ['https://img.zhuli.example/lamp/1.jpg', 'https://img.zhuli.example/lamp/2.jpg'],
    },
  },
  {
    key: 'English shop in dollars',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas Tote Bag, 14L &ndash; Harbor Goods</title><meta property="og:site_name" content="Harbor Goods">
<meta property="og:title" content="Canvas Tote Bag, 14L"><meta property="og:type" content="product"><meta property="og:image" content="https://cdn.harbor.example/tote.jpg">
<meta property="og:price:amount" content="24.00"><meta property="og:price:currency" content="USD"></head><body><h1>Canvas Tote Bag, 14L</h1><span class="price-item">$24.00 USD</span>
<h3>Features</h3><ul><li>Heavy 16 oz cotton canvas</li><li>Inner pocket for phone and keys</li></ul>
<h3>Shipping</h3><ul><li>Ships in 2 business days</li><li>Free returns within 30 days</li></ul></body></html>`,
    facts: {
      name: 'Canvas Tote Bag, 14L',
      price: '',
      images: ['https://cdn.harbor.example/tote.jpg'],
      points: ['Heavy 16 oz cotton canvas', 'Inner pocket for phone and keys'],
      specs: {},
    },
  },
];
