import { cleanHtml, readBody } from '@/domain/articles/html';
import { makeRichDocx, readDocument } from '@/lib/documents';
import fc from '@/testing/property';
import { richBlocksOf } from './wordFile';

Object.assign(globalThis, { window: { location: { origin: 'https://shop.test' } } });

/** A transparent pixel. */
const pixel = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
const images = new Map([['/a.gif', { bytes: pixel, type: 'gif', width: 800, height: 600 } as const]]);

/** What a body is after it went out as a Word file and was read again. */
async function throughWord(html: string, title = '') {
  const head = title ? [{ kind: 'title' as const, runs: [{ text: title }] }] : [];
  const blob = await makeRichDocx([...head, ...richBlocksOf(readBody(html), images)], title);
  const { rich, title: own } = await readDocument(new File([blob], '文.docx'), { isRich: true });
  let back = rich?.html ?? '';
  for (const { address } of rich?.images ?? []) back = back.replaceAll(`"${address}"`, '"/a.gif"');
  return { html: cleanHtml(back), title: rich?.title, own, images: rich?.images ?? [] };
}

test('headings, marks, colors, links, lists in lists, quotations, code and images come back as they went', async () => {
  const html = [
    '<h1>大标题</h1><h2>先说结论</h2><h3>小标题</h3><h4>更小</h4>',
    '<p>随时<strong>换</strong>一个<em>姿势</em>，<u>划线</u><s>原价 299</s>，',
    '<span style="color: #D4380D">红</span><span style="background-color: #FFF1B8">底</span>',
    '<strong><em><s><span style="color: #0958D9; background-color: #D9F7BE">都有</span></s></em></strong></p>',
    '<p style="text-align: center">居中<br>第二行</p><p style="text-align: right">右</p>',
    '<p>见<a href="https://a.test/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">这里</a>和<code>x &lt; 1</code></p>',
    '<ol start="3"><li><p>稳</p><ul><li><p>桌腿</p><ul><li><p>横梁</p></li></ul></li><li><p>桌面</p></li></ul></li>',
    '<li><p>静</p></li></ol><ul><li><p>另一列</p></li></ul>',
    '<blockquote><p>先用了三个月</p><p>再说</p></blockquote><pre><code>a\n  b</code></pre><hr>',
    '<img src="/a.gif" alt="桌子"><img src="/a.gif" alt="" data-size="half" data-align="right"><p>完</p>',
    '<table><tr><th>型号</th><th>容量</th></tr><tr><td><strong>A1</strong></td><td><p>480ml</p><p>约</p></td></tr>',
    '<tr><td colspan="2">两列</td></tr><tr><td><p style="text-align: center">居中</p><img src="/a.gif" alt="格中图"></td>',
    '<td><img src="/a.gif" alt="" data-size="half"><p>图下</p></td></tr></table>',
    '<table><tr><th rowspan="2">平台</th><th colspan="2">时间</th></tr><tr><th>平日</th><th>周末</th></tr>',
    '<tr><td rowspan="2" colspan="2">合并</td><td>1</td></tr><tr><td>2</td></tr></table>',
  ].join('');
  const back = await throughWord(html, '办公桌');
  expect(back.html).toBe(cleanHtml(html));
  expect(back).toMatchObject({ title: '办公桌', own: '办公桌' });
  expect(back.images.map(({ blob }) => [blob.type, blob.size])).toEqual([['image/gif', pixel.length]]);
});

type Parts = { readonly item: string; readonly inner: readonly Parts[]; readonly isOrdered: boolean };

test('whatever stands in a body comes back from Word', async () => {
  const words = fc
    .stringMatching(/^[甲乙丙丁a-z0-9&<>"，。]{1,8}$/)
    .map((text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  const marked = fc.oneof(
    words,
    fc.tuple(fc.constantFrom('strong', 'em', 'u', 's'), words).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    words.map((text) => `<span style="color: #D4380D">${text}</span>`),
  );
  const line = fc.array(marked, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
  const { list } = fc.letrec<{ list: Parts; item: Parts }>((tie) => ({
    list: fc.record({
      item: line,
      isOrdered: fc.boolean(),
      inner: fc.array(tie('list'), { maxLength: 1, depthIdentifier: 'lists' }),
    }),
    item: tie('list'),
  }));
  const listHtml = ({ item, inner, isOrdered }: Parts): string => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag}><li><p>${item}</p>${inner.map(listHtml).join('')}</li><li><p>末</p></li></${tag}>`;
  };
  const block = fc.oneof(
    line.map((text) => `<p>${text}</p>`),
    fc.tuple(fc.constantFrom('h1', 'h2', 'h3', 'h4'), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    list.map(listHtml),
    line.map((text) => `<blockquote><p>${text}</p></blockquote><p>隔</p>`),
    fc.constant('<hr><img src="/a.gif" alt="图">'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async (blocks) => {
      const html = blocks.join('');
      expect((await throughWord(html)).html).toBe(cleanHtml(html));
    }),
    { numRuns: 40 },
  );
});
