import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { encodeGbk } from '../../mock/product-pages/encodeGbk';
import { aImage, undecodableClip } from './media';

/** A little web of shops, most of whose pages are hard to read or no good, for links to paste. */
interface LinkServer {
  /** As `EXTRACT_ALLOW_HOSTS` wants it: the server may be read by this name only. */
  readonly host: string;
  readonly port: number;
  /** A `host:port` at which nobody listens. */
  readonly deadHost: string;
  readonly url: (path: string) => string;
}

const html = (head: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** A product whose only clip is in a codec that no browser knows. */
const productPage = html(
  `<title>竹编果盘</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: '竹编果盘',
    description: '老师傅手编，一只要编四个小时，水果放着通风不闷。',
    image: ['/image.png'],
    video: { '@type': 'VideoObject', contentUrl: '/broken.mp4' },
    offers: { '@type': 'Offer', price: '59.00', priceCurrency: 'CNY' },
  })}</script>`,
  '<h1>竹编果盘</h1><ul><li>老师傅手编</li><li>通风不闷</li></ul>',
);

/** A page that is drawn by its script: the title is all it tells. */
const namePage = html('<title>【产地直发】蜂蜜柚子茶 500g - 山里小铺</title>', '<div id="root"></div>');

/** An old shop: GBK, yuan and cents in elements of their own, images behind elements. */
const oldPage = encodeGbk(
  `<html><head><meta charset="gbk"><title>手工牛轧糖 500克_甜蜜坊</title></head><body><h1>手工牛轧糖 500克</h1>
<div class="slide" style="background-image:url('/image.png')"></div><del>￥59.00</del><div class="price-box"><em>￥</em>
<span>36</span><span>.8</span></div><p>【现做现发】当天熬糖，当天寄出</p><p>【不粘牙】麦芽糖熬到火候，软而不粘</p></body></html>`,
);

/** What an OpenAI-compatible model streams. */
const modelAnswer = [
  { choices: [{ delta: { content: '早上倒进去的热水，' } }] },
  { choices: [{ delta: { content: '晚上回家还烫嘴。' } }] },
  { choices: [{ delta: {}, finish_reason: 'stop' }] },
]
  .map((event) => `data: ${JSON.stringify(event)}\n\n`)
  .join('');

/** What a model that speaks answers, whatever it is given to say. */
const spoken = readFileSync(join(__dirname, 'codecs', 'pcm.wav'));

let running: LinkServer | undefined;

/** The process's one server, on a free port; it ends with the process. */
export function linkServer(): LinkServer {
  running ??= startLinkServer();
  return running;
}

function startLinkServer(): LinkServer {
  const answer: RequestListener = (request, response) => {
    const send = (type: string, body: string | Buffer, status = 200): void => {
      response.writeHead(status, { 'content-type': type }).end(body);
    };
    const forKey = (answerIt: () => void): void =>
      request.headers.authorization === 'Bearer sk-journey-0123456789'
        ? answerIt()
        : send('application/json', '{"error":{"message":"invalid key"}}', 401);
    switch (request.url?.replace(/\?.*$/, '')) {
      case '/name-only':
        return send('text/html; charset=utf-8', namePage);
      case '/old':
        return send('text/html', oldPage);
      case '/slow':
        // Never answered; the reader gives up.
        return;
      case '/document.pdf':
        return send('application/pdf', '%PDF-1.4');
      case '/blog':
        return send('text/html', html('<title>今天的天气</title>', '<p>今天天气很好，适合出门走走。</p>'));
      case '/gone':
        return send('text/html', html('', '没有这一页'), 404);
      case '/to-private':
        response.writeHead(302, { location: `http://127.0.0.1:${port}/product` }).end();
        return;
      case '/product':
        return send('text/html; charset=utf-8', productPage);
      case '/v1/chat/completions':
        return forKey(() => send('text/event-stream', modelAnswer));
      case '/v1/audio/speech':
        return forKey(() => send('audio/wav', spoken));
      case '/v1/audio/transcriptions':
        return forKey(() => send('application/json', '{"text":"早上装的热水","duration":1}'));
      case '/image.png':
        return send('image/png', aImage('image.png').buffer);
      case '/broken.mp4':
        return send('video/mp4', undecodableClip('broken.mp4').buffer);
      default:
        return send('text/plain', '', 404);
    }
  };
  const listening = createServer(answer).listen(0);
  listening.unref();
  // Without a host name the port is there as soon as listen returns.
  const { port } = listening.address() as AddressInfo;
  const host = `localhost:${port}`;
  return { host, port, deadHost: 'localhost:1', url: (path) => `http://${host}${path}` };
}
