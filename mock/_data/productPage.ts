import { htmlPage, escapeHtml as text } from './html';
import type { DemoProduct } from './products';

const style = `<style>
:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;color:#26242e;background:#f6f5fa}
.top{background:#fff;border-bottom:1px solid #eceaf4;padding:12px 24px;font-weight:600;color:#5a46e0}
.crumb{max-width:1120px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#8a8799}.crumb a{color:inherit;text-decoration:none}
main{max-width:1120px;margin:16px auto 48px;padding:0 24px;display:grid;gap:32px;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.gallery{display:grid;gap:12px;grid-template-columns:repeat(4,1fr)}.gallery img{width:100%;height:auto;border-radius:12px;display:block}.gallery img:first-child{grid-column:1/-1}
video{width:100%;border-radius:12px;margin-top:12px;background:#000;max-height:520px}
h1{font-size:28px;line-height:1.35;margin:0 0 8px}.price{color:#d4380d;font-size:32px;font-weight:600}.price small{font-size:14px;color:#8a8799;font-weight:400}
.promo{display:inline-block;background:#fff1e8;color:#ad4a12;border-radius:8px;padding:4px 12px;margin:8px 0}
section{background:#fff;border-radius:16px;padding:24px;margin-top:24px}h2{font-size:18px;margin:0 0 12px}ul{margin:0;padding-left:20px}li{margin:6px 0}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:8px 0;border-bottom:1px solid #f0eef6}th{width:120px;color:#8a8799;font-weight:400}
footer{text-align:center;color:#8a8799;font-size:13px;padding:24px}
@media(max-width:760px){main{grid-template-columns:minmax(0,1fr)}h1{font-size:22px}}
</style>`;

/** JSON for a script element: no way out of it. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** A product page as a shop would serve it: JSON-LD, OpenGraph, gallery, selling points, specification table. */
export function productPage(product: DemoProduct, origin: string): string {
  const folder = `${origin}/api/demo/product/${product.key}`;
  const images = product.images.map((_, index) => `${folder}/${index + 1}.jpg`);
  const clip = product.clips?.length ? `${folder}/clip.mp4` : undefined;
  const structured = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: '山野集市', url: origin },
      {
        '@type': 'Product',
        name: product.title,
        brand: { '@type': 'Brand', name: product.brand },
        category: product.category,
        description: product.description,
        image: images,
        video: clip ? { '@type': 'VideoObject', name: product.title, contentUrl: clip } : undefined,
        additionalProperty: product.specs.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
        offers: [{ '@type': 'Offer', price: product.price, priceCurrency: 'CNY', description: product.offer }],
      },
    ],
  };
  const head = `<meta name="description" content="${text(product.description)}">
<meta property="og:type" content="product"><meta property="og:site_name" content="山野集市">
<meta property="og:title" content="${text(product.title)}"><meta property="og:image" content="${images[0]}">
<meta property="product:price:amount" content="${product.price}"><meta property="product:price:currency" content="CNY">
<script type="application/ld+json">${inScript(structured)}</script>${style}`;
  const body = `<div class="top">山野集市 · 演示商品页</div>
<div class="crumb"><a href="#">首页</a> / <a href="#">${text(product.category)}</a></div>
<main><div><div class="gallery">${images
    .map((url, index) => `<img src="${url}" alt="${text(product.title)} 图 ${index + 1}" width="1080" height="1350">`)
    .join(
      '',
    )}</div>${clip ? `<video src="${clip}" poster="${images[0]}" preload="metadata" controls muted playsinline></video>` : ''}</div>
<div><h1>${text(product.title)}</h1><div>${text(product.brand)}</div>
<p><span class="price">¥${product.price}</span></p><div class="promo">${text(product.offer)}</div><p>${text(product.description)}</p>
<section><h2>产品卖点</h2><ul class="features">${product.sellingPoints.map((point) => `<li>${text(point)}</li>`).join('')}</ul></section>
<section><h2>规格参数</h2><table>${product.specs
    .map(([name, value]) => `<tr><th>${text(name)}</th><td>${text(value)}</td></tr>`)
    .join('')}</table></section></div></main>
<footer>这是演示用的商品页，图片与文案均为原创。</footer>`;
  return htmlPage(`${product.title} - 山野集市`, head, body);
}
