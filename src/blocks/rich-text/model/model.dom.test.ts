import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocParser } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Transform } from '@tiptap/pm/transform';
import { cleanHtml } from '@/domain/articles/html';
import fc from '@/testing/property';
import { richTextExtensions } from '../extensions';
import { cleanPaste } from './cleanPaste';
import { findText } from './findText';
import { replaceRange, rewriteRange } from './replaceText';
import { textIndexOf } from './textIndex';

const schema = getSchema(richTextExtensions(''));
const docOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return DocParser.fromSchema(schema).parse(box);
};
const htmlOf = (doc: ReturnType<typeof docOf>): string => {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return box.innerHTML;
};
const edit = (html: string, run: (tr: Transaction) => unknown): string => {
  const tr = new Transform(docOf(html)) as Transaction;
  // The one act of a transaction that a bare transform lacks.
  Object.assign(tr, {
    insertText(text: string, from: number, to: number) {
      const marks = tr.doc.resolve(from).marks();
      return tr.replaceWith(from, to, schema.text(text, marks));
    },
  });
  run(tr);
  return htmlOf(tr.doc);
};

const body = '<p>早上<strong>装的热水</strong></p><ul><li><p>晚上还烫</p></li></ul><p>喝<br>吧</p>';

it('reads a line a block, and knows where each character stands', () => {
  const doc = docOf(body);
  const { text, posAt, endAt } = textIndexOf(doc);
  expect(text).toBe('早上装的热水\n晚上还烫\n喝\n吧');
  for (const [index, character] of [...text].entries())
    if (character !== '\n') expect(doc.textBetween(posAt(index), endAt(index + 1))).toBe(character);
});

it('changes only what differs: bold words and lists stay', () => {
  const html = edit(body, (tr) => rewriteRange(tr, 0, tr.doc.content.size, '早晨装的热水\n晚上还很烫\n喝\n吧'));
  expect(html).toBe('<p>早晨<strong>装的热水</strong></p><ul><li><p>晚上还很烫</p></li></ul><p>喝<br>吧</p>');
});

it('a line break in what comes begins a paragraph', () => {
  expect(edit('<p>甲乙</p>', (tr) => replaceRange(tr, 2, 2, '一\n二'))).toBe('<p>甲一</p><p>二乙</p>');
});

it('leaves exactly the words that were accepted, whatever they are', () => {
  const line = fc.stringMatching(/^[甲乙丙丁ab，。]{1,12}$/).filter((text) => text.trim() === text && text !== '');
  const lines = fc.array(line, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const html = before.map((text) => `<p>${text}</p>`).join('');
      const result = edit(html, (tr) => rewriteRange(tr, 0, tr.doc.content.size, after.join('\n')));
      expect(textIndexOf(docOf(result)).text).toBe(after.join('\n'));
    }),
  );
});

it('finds words as they are written, never as a pattern', () => {
  expect(findText('a.b A.B axb', { text: 'a.b', isCaseSensitive: false })).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 7 },
  ]);
  expect(findText('a.b A.B', { text: 'a.b', isCaseSensitive: true })).toHaveLength(1);
  expect(findText('甲', { text: '', isCaseSensitive: false })).toEqual([]);
});

describe('what is pasted', () => {
  it.each([
    [
      'a page',
      '<div class="x"><h2 style="color:red">题</h2><p onclick="a()">文<script>1</script></p></div>',
      '<h2>题</h2><p>文</p>',
    ],
    [
      'Word',
      '<!--StartFragment--><p class=MsoNormal><span style="mso-fareast-font-family:宋体;color:#C00000">红</span><o:p></o:p></p>',
      '<p><span style="color: #C00000">红</span></p>',
    ],
    [
      'WPS',
      '<p style="text-align:center;text-indent:21pt"><b><font color="red">中</font></b></p>',
      '<p style="text-align: center"><strong>中</strong></p>',
    ],
    ['a frame', '<iframe src="//evil"></iframe><p>文</p><form><input></form>', '<p>文</p>'],
  ])('of %s keeps its words and loses what could run', (_, given, wanted) => {
    expect(cleanPaste(given).html).toBe(wanted);
  });

  it('says how many images did not come along', () => {
    const given = '<p>文<img src="file:///c:/a.png"><img src="https://a.test/b.png"></p>';
    expect(cleanPaste(given)).toMatchObject({ lostImages: 1 });
  });
});

it('what the editor writes is what the allow-list keeps', () => {
  const html =
    '<h2>题</h2><p style="text-align: center"><span style="color: rgb(255, 0, 0)">红</span></p><img src="/a.png" alt="桌" data-size="half" data-align="right"><ol start="3"><li><p>三</p></li></ol><pre><code>x</code></pre><hr>';
  expect(cleanHtml(htmlOf(docOf(html)))).toBe(cleanHtml(html));
});
