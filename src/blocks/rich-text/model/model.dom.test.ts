import { Editor, getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocParser } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Transform } from '@tiptap/pm/transform';
import { cleanHtml } from '@/domain/articles/html';
import fc from '@/testing/property';
import { richTextExtensions } from '../extensions';
import { beginInText } from './beginInText';
import { cleanPaste, pastedAddress } from './cleanPaste';
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

/** A text box as Word puts it on the clipboard. */
const wordBox = (words: string): string =>
  `<!--[if gte vml 1]><v:shapetype id="_x0000_t202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/></v:shapetype><v:shape id="文本框_x0020_2" type="#_x0000_t202" style='position:absolute'><v:textbox style='mso-fit-shape-to-text:t'><![if !mso]><table cellpadding=0 cellspacing=0 width="100%"><tr><td><![endif]><div>${words}</div><![if !mso]></td></tr></table><![endif]></v:textbox></v:shape><![endif]--><![if !vml]><span style='mso-ignore:vglayout'><img width=251 height=98 src="file:///C:/clip_image001.png" v:shapes="文本框_x0020_2"></span><![endif]>`;

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
      '<p style="text-align: center"><strong><span style="color: red">中</span></strong></p>',
    ],
    [
      'a list of Word',
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>稳不稳</p>\n<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='font-family:Wingdings;mso-list:Ignore'>l<span>&nbsp;</span></span>桌腿</p>\n<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>静不静</p><p class=MsoNormal>完</p>",
      '<ol><li><p>稳不稳</p><ul><li><p>桌腿</p></li></ul></li><li><p>静不静</p></li></ol><p>完</p>',
    ],
    [
      'looks in styles',
      '<b style="font-weight:normal"><p><span style="font-weight:700;text-decoration:line-through;background:yellow;color:black">原价</span><span style="font-style:italic;text-decoration:underline">现价</span></p></b>',
      '<p><span style="background-color: yellow"><s><strong>原价</strong></s></span><u><em>现价</em></u></p>',
    ],
    [
      'headings of Word',
      "<p class=MsoTitle>总题</p><p class=MsoNormal style='mso-outline-level:2'><b>小题</b></p>",
      '<h1>总题</h1><h2><strong>小题</strong></h2>',
    ],
    [
      'lists that stand beside their item',
      '<ul><li>甲</li><ul><li>乙</li></ul><li>丙</li></ul>',
      '<ul><li><p>甲</p><ul><li><p>乙</p></li></ul></li><li><p>丙</p></li></ul>',
    ],
    [
      "a table of Word's",
      '<table class=MsoTable style="width:9cm"><colgroup><col></colgroup><tbody><tr onclick="x()"><td width=70 style="border:1pt"><p class=MsoNormal>容量</p></td><td>480ml</td></tr><tr><td>价格</td><td><b>129</b> 元</td></tr></tbody></table>',
      '<table data-kind="data"><tbody><tr><td><p>容量</p></td><td><p>480ml</p></td></tr><tr><td><p>价格</p></td><td><p><strong>129</strong> 元</p></td></tr></tbody></table>',
    ],
    [
      'a table with a head and a cell over two columns',
      '<table><caption>表一</caption><tr><th>型号</th><th colspan="2" rowspan="999">容量</th></tr><tr><td>A1</td><td></td><td>甲<br>乙</td></tr></table>',
      '<p>表一</p><table data-kind="data"><tbody><tr><th><p>型号</p></th><th colspan="2"><p>容量</p></th></tr><tr><td><p>A1</p></td><td><p></p></td><td><p>甲<br>乙</p></td></tr></tbody></table>',
    ],
    [
      'a table that only lays out',
      '<table><tr><td><h2>题</h2></td><td><img src="/a.png"></td></tr><tr><td>文</td></tr></table>',
      '<h2>题</h2><img src="/a.png" alt=""><p>文</p>',
    ],
    [
      'lists of Word with other numbers, going on where they were left',
      ['一、', '（二）', '③', 'c)', 'iv.', '1.2', '第三条', '十二、']
        .map((mark) => `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}</span>项</p><p>间</p>`)
        .join(''),
      ['', 2, 3, 3, 4, 2, 3, 12]
        .map((start) => `<ol${start ? ` start="${start}"` : ''}><li><p>项</p></li></ol><p>间</p>`)
        .join(''),
    ],
    [
      'a numbered heading of Word',
      "<h2 style='mso-list:l3 level2 lfo5'><span><span style='mso-list:Ignore'>1.1<span>&nbsp;&nbsp; </span></span></span>题</h2>",
      '<h2>1.1 题</h2>',
    ],
    [
      'numbered headings of Word in Chinese, one of them a paragraph with a level of the outline',
      "<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>第一章<span>&nbsp; </span></span><![endif]>总则</h1><p class=MsoNormal style='mso-outline-level:2;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>一、<span>&nbsp;</span></span>范围</p>",
      '<h1>第一章 总则</h1><h2>一、范围</h2>',
    ],
    [
      'a text box of Word, its image for browsers left out, behind the paragraph that it is anchored in',
      `<h2>${wordBox('<p class=MsoNormal>框里<b>第一行</b></p><p class=MsoNormal>第二行</p>')}题</h2><p>后</p>`,
      '<h2>题</h2><p>框里<strong>第一行</strong></p><p>第二行</p><p>后</p>',
    ],
    [
      'a text box of an older Word, whose words stand behind its drawing, and words that are drawn',
      `<p>前<!--[if gte vml 1]><v:shape id="_x0000_s1026"><v:textbox><p>框</p></v:textbox></v:shape><![endif]--><![if !vml]><span><table><tr><td><div v:shape="_x0000_s1026"><p>框</p></div></td></tr></table></span><![endif]></p><p><!--[if gte vml 1]><v:shape><v:textpath style='font-family:"宋体"' string="年中大促"/></v:shape><![endif]-->后</p>`,
      '<p>前</p><p>框</p><p>后</p><p>年中大促</p>',
    ],
    [
      'a reviewed text of Word, with a comment and hidden words',
      '<p>价<s><span style="color:red"><del cite="mailto:A" datetime="x">299</del></span></s><ins cite="mailto:A">199</ins><span class=MsoCommentReference>[U1]</span><span style="display:none;mso-hide:all">藏</span></p><div style="mso-element:comment-list"><hr><p>改</p></div>',
      '<p>价199</p>',
    ],
    [
      'a table of Word with merged cells and an image in one',
      '<table class=MsoTableGrid border=1><tr><td rowspan=2><p>型号</p></td><td><p align=center style="text-align:center">图</p></td></tr><tr><td><p class=MsoNormal><img src="/a.png" alt="杯"></p><p>杯</p></td></tr></table>',
      '<table data-kind="data"><tbody><tr><td rowspan="2"><p>型号</p></td><td><p style="text-align: center">图</p></td></tr><tr><td><img src="/a.png" alt="杯"><p>杯</p></td></tr></tbody></table>',
    ],
    [
      "a table of Google's, which frames its cells",
      '<table style="border:none"><tr><td style="border-left:solid #000000 1pt"><img src="/a.png"></td><td style="border-left:solid #000000 1pt"><ul><li>点</li></ul></td></tr></table>',
      '<table data-kind="data"><tbody><tr><td><img src="/a.png" alt=""></td><td><p>· 点</p></td></tr></tbody></table>',
    ],
    [
      'cells of Excel whose looks stand in classes',
      '<meta name=ProgId content=Excel.Sheet><style><!--.xl65\n\t{color:red;\n\ttext-decoration:line-through;}\n.xl66{background:#D9E1F2;}--></style><table><tr><td class=xl65>299</td><td class=xl66>199</td></tr></table>',
      '<table data-kind="data"><tbody><tr><td><p><s><span style="color: red">299</span></s></p></td><td><p>199</p></td></tr></tbody></table>',
    ],
    [
      'images of 公众号 that were not loaded yet, and what it hides',
      '<section><img data-src="https://a.test/640?wx_fmt=png" src="data:image/svg+xml,%3Csvg%3E"></section><img src="data:image/gif;base64,R0lGODlh" data-src="https://a.test/2"><p style="display: none;">x</p>',
      '<img src="https://a.test/640?wx_fmt=png" alt=""><img src="https://a.test/2" alt="">',
    ],
    [
      'lines that a page keeps',
      '<div style="white-space:pre-wrap">第一行\n第二行\n</div>\n<p>m<sup>2</sup>，CO<sub>2</sub>，注<sup>[1]</sup></p>',
      '<p>第一行<br>第二行</p><p>m²，CO₂，注[1]</p>',
    ],
    [
      'marks in the same marks and around nothing',
      '<b><span style="font-weight:700">粗</span></b><s><u></u></s>',
      '<p><strong>粗</strong></p>',
    ],
    ['a frame', '<iframe src="//evil"></iframe><p>文</p><form><input></form>', '<p>文</p>'],
  ])('of %s keeps its words and loses what could run', (_, given, wanted) => {
    expect(cleanPaste(given).html).toBe(wanted);
  });

  it('says how many images did not come along', () => {
    const given = '<p>文<img src="file:///c:/a.png"><img src="https://a.test/b.png"></p>';
    expect(cleanPaste(given)).toMatchObject({ lostImages: 1, lostFrames: 0 });
  });

  it('says how many players and frames of other pages did not come along', () => {
    const given = '<p>文</p><iframe src="https://a.test/"></iframe><video src="a.mp4"></video>';
    expect(cleanPaste(given)).toMatchObject({ html: '<p>文</p>', lostFrames: 2 });
  });

  it('takes an image that was put off by its address, not by its placeholder', () => {
    const given = '<img src="data:image/gif;base64,R0lGODlh" data-src="https://a.test/2">';
    expect(cleanPaste(given)).toMatchObject({ files: [], lostImages: 0 });
  });

  it("brings images that lie in the page itself or in Word's RTF, in their order", () => {
    const png = '89504e470d0a1a0a0000000d49484452';
    const rtf = `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop}\\pngblip\\picw10 ${png}}}{\\nonshppict{\\pict\\wmetafile8 ${'0'.repeat(40)}}}{\\pict\\wmetafile8 ${'1'.repeat(40)}}}`;
    const word =
      '<p>甲<!--[if gte vml 1]><v:imagedata src="file:///c:/1.png"/><![endif]--><img src="file:///c:/1.png"></p>';
    const given = `${word}<img src="file:///c:/2.wmf"><img src="data:image/gif;base64,R0lGODlh"><img src="data:text/html,x">`;
    const { html, files, lostImages } = cleanPaste(given, rtf);
    expect(html).toBe(`<p>甲</p><img src="${pastedAddress(0)}" alt=""><img src="${pastedAddress(1)}" alt="">`);
    expect(files.map(({ type, size }) => [type, size])).toEqual([
      ['image/png', png.length / 2],
      ['image/gif', 6],
    ]);
    expect(lostImages).toBe(2);
  });
});

it('an image behind a text box of Word is its own, and none is missed', () => {
  const png = '89504e470d0a1a0a0000000d49484452';
  const given = `<p>${wordBox('<p>框</p>')}甲</p><p><img src="file:///c:/2.png"></p>`;
  const { html, files, lostImages } = cleanPaste(given, `{\\rtf1{\\pict\\pngblip\\picw10 ${png}}}`);
  expect(html).toBe(`<p>甲</p><p>框</p><img src="${pastedAddress(0)}" alt="">`);
  expect([files.length, lostImages]).toEqual([1, 0]);
});

it('what the editor writes is what the allow-list keeps', () => {
  const html =
    '<h2>题</h2><p style="text-align: center"><span style="color: rgb(255, 0, 0)">红</span></p><img src="/a.png" alt="桌" data-size="half" data-align="right"><ol start="3"><li><p>三</p></li></ol><pre><code>x</code></pre><hr>' +
    '<table data-kind="data"><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>甲</p><img src="/a.png" alt=""><p>乙</p></td><td><p></p></td></tr></table>';
  expect(cleanHtml(htmlOf(docOf(html)))).toBe(cleanHtml(html));
});

test('the first letter typed does not take the place of an image that stands first', () => {
  const content = '<p><img src="/a.png" alt="杯子"></p><figure><img src="/a.png" alt="杯子"></figure><p>正文</p>';
  for (const html of [content, content.slice(content.indexOf('<figure'))]) {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: richTextExtensions(''),
      content: html,
    });
    const before = editor.getHTML().match(/<img/g)?.length;
    beginInText(editor);
    editor.commands.insertContent('字');
    expect(editor.getHTML().match(/<img/g)).toHaveLength(before ?? 0);
    editor.destroy();
  }
});
