import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { styledHtml, themeOf } from '../layout';
import {
  bodyText,
  cleanHtml,
  countCharacters,
  describeImage,
  htmlToMarkdown,
  htmlToNoteHtml,
  imagesWithoutAlt,
  losesLooks,
  markdownToHtml,
  markdownToNoteHtml,
  pastedLines,
  readBody,
  readSheetText,
  splitTitle,
} from './index';

describe('cleanHtml', () => {
  it.each([
    ['a plain paragraph', '<p>早上好</p>', '<p>早上好</p>'],
    ['loose text', '早上好', '<p>早上好</p>'],
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals that never ends', '<p>a</p><SCRIPT>alert(1)', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image with a handler', '<img src="/a.png" onerror=alert(1)>', '<img src="/a.png" alt="">'],
    ['a script address', '<a href="java\nscript:alert(1)">a</a>', '<p>a</p>'],
    ['an encoded script address', '<a href="&#106;avascript:alert(1)">a</a>', '<p>a</p>'],
    ['a data image', '<p>a<img src="data:text/html,x"></p>', '<p>a</p>'],
    ['an address of another origin without scheme', '<img src="//evil.test/a.png">', ''],
    ['an svg', '<svg><script>1</script></svg><p>b</p>', '<p>b</p>'],
    [
      'an expression in a style',
      '<p style="color:red;width:expression(alert(1));text-align:center">a</p>',
      '<p style="text-align: center">a</p>',
    ],
    [
      'a color',
      '<p><span style="color: #ff0000; position: fixed">a</span></p>',
      '<p><span style="color: #ff0000">a</span></p>',
    ],
    ['a foreign address in a style', '<p><span style="background-color:url(//x)">a</span></p>', '<p>a</p>'],
    [
      'a Word paragraph',
      '<p class=MsoNormal style="mso-x:1"><o:p>甲</o:p><b>乙</b></p>',
      '<p>甲<strong>乙</strong></p>',
    ],
    ['a conditional comment', '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>a</p>', '<p>a</p>'],
    ['a block in bold', '<b><p>甲</p><p>乙</p></b>', '<p>甲</p><p>乙</p>'],
    ['an image in a paragraph', '<p>甲<img src="/a.png">乙</p>', '<p>甲</p><img src="/a.png" alt=""><p>乙</p>'],
    ['a list', '<ul><li>甲<li>乙</ul>', '<ul><li><p>甲</p></li><li><p>乙</p></li></ul>'],
    ['a comparison', '<p>1 < 2 && 3 > 2</p>', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
    [
      'a link',
      '<p><a href="https://a.test/?a=1&amp;b=2">a</a></p>',
      '<p><a href="https://a.test/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">a</a></p>',
    ],
  ])('%s', (_, given, wanted) => {
    expect(cleanHtml(given)).toBe(wanted);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<p',
      ' onload="x"',
      '>',
      '"',
      "'",
      '<svg/onload=1>',
      '&lt;script&gt;',
      '<a href="javascript:1">',
      '</a>',
      '<!--',
      '-->',
      '<b>',
      '</b>',
      '<ul><li>',
      '<style>',
      '<iframe src=//x>',
      '&#x3c;',
      '`',
      '<math><mi//xlink:href="data:x">',
      '<p style="color:red">',
      '</p>',
      '<blockquote>',
      '<textarea>',
      '<span style="color:#fff">',
      '</span>',
      '<pre>',
      '<table><tr><td>',
      '</td><th>',
      '</tr></table>',
      '<p style="mso-list:l0 level2 lfo1">',
      '<span style="mso-list:Ignore">1.',
      '<font color=red style="text-decoration:line-through">',
      '<h2 style="font-weight:bold">',
    ),
    fc.string({ maxLength: 6 }),
  );

  it('leaves one space where a tag between two spaces is left out', () => {
    expect(cleanHtml('a </span> b')).toBe('<p>a b</p>');
  });

  it('lets nothing run, whatever it is given, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        const page = new DOMParser().parseFromString(clean, 'text/html');
        expect(page.querySelectorAll('script,style,iframe,svg,math,object,textarea,[src^="data:"]')).toHaveLength(0);
        for (const element of page.body.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            expect(['src', 'alt', 'href', 'rel', 'target', 'style', 'start', 'data-size', 'data-align']).toContain(
              name,
            );
            expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|data|vbscript):/i);
          }
        }
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('reads 400 000 characters in a moment, also of what is meant to take long', () => {
    const took = elapsed(() => {
      for (const unit of [
        '<p>早上好，今天也要喝热水。</p>',
        '<div><b>',
        '<!--',
        '<a href="',
        "<p '",
        '&amp;',
        '<',
        '</p>',
        '<li>',
      ])
        cleanHtml(unit.repeat(Math.floor(400_000 / unit.length)));
    }, 1);
    expect(took).toBeLessThan(15_000);
  });
});

describe('text and Markdown', () => {
  const html =
    '<h2>先说结论</h2><p>随时<strong>换</strong>一个<em>姿势</em></p><ol><li><p>稳</p></li><li><p>静</p></li></ol><blockquote><p>先用了三个月</p></blockquote><img src="/a.png" alt="桌子"><hr>';

  it('gives the words with the marks of lists', () => {
    expect(bodyText(html)).toBe('先说结论\n随时换一个姿势\n1. 稳\n2. 静\n先用了三个月');
  });

  it('goes to Markdown and comes back the same', () => {
    expect(htmlToMarkdown(html)).toBe(
      '## 先说结论\n\n随时**换**一个*姿势*\n\n1. 稳\n2. 静\n\n> 先用了三个月\n\n![桌子](/a.png)\n\n---\n',
    );
    expect(markdownToHtml(htmlToMarkdown(html))).toBe(html);
  });

  it.each([
    ['*未完', '<p>*未完</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[点](javascript:alert(1))', '<p>点</p>'],
    ['`<b>`', '<p><code>&lt;b&gt;</code></p>'],
    ['1. 甲\n2. 乙', '<ol><li><p>甲</p></li><li><p>乙</p></li></ol>'],
    ['第一行\n第二行', '<p>第一行<br>第二行</p>'],
    ['3 * 4 * 5', '<p>3 * 4 * 5</p>'],
  ])('reads %j', (markdown, wanted) => {
    expect(markdownToHtml(markdown)).toBe(wanted);
  });

  it.each([
    [
      'lists in lists',
      '<ol start="3"><li><p>甲</p><ul><li><p>子</p><ol><li><p>孙</p></li></ol></li></ul></li><li><p>乙</p><p>续</p></li></ol>',
    ],
    [
      'lists beside each other',
      '<ol><li><p>甲</p></li><li><p>乙</p></li></ol><ol><li><p>丙</p></li></ol><ul><li><p>丁</p></li></ul><ul><li><p>戊</p></li></ul>',
    ],
    ['code in an item', '<ul><li><p>甲</p><pre><code>a\n  b</code></pre></li></ul>'],
    ['signs in code and words', '<p><code>a*b</code>和&lt;b&gt;、2*3、3.5mm</p><p>3.5mm 接口</p>'],
    ['underlined words', '<p>甲<u>乙<strong>丙</strong></u>丁</p><h2><u>题</u></h2>'],
    ['bold words that end with a sign', '<p><strong>注意：</strong>请看<s>“旧”</s>价 <strong>粗</strong> 后</p>'],
    [
      'a table without a head, with an image',
      '<table data-kind="data"><tr><td><p>甲</p></td><td><img src="/a.png" alt="杯"></td></tr><tr><td><p>乙</p></td><td><p></p></td></tr></table>',
    ],
  ])('brings %s back from Markdown', (_, html) => {
    expect(markdownToHtml(htmlToMarkdown(html))).toBe(html);
  });

  it('writes Markdown that other programs read alike', () => {
    expect(htmlToMarkdown('<p><strong>注意：</strong>请看</p>')).toBe('<strong>注意：</strong>请看\n');
    expect(htmlToMarkdown('<ul><li><p>甲</p><ul><li><p>子</p></li></ul></li></ul>')).toBe('- 甲\n  - 子\n');
    expect(htmlToMarkdown('<ol><li><p>甲</p></li></ol><ol><li><p>乙</p></li></ol>')).toBe('1. 甲\n\n1) 乙\n');
  });

  it('tells whether looks are lost that Markdown has no signs for', () => {
    expect(losesLooks('<p><u>甲</u><strong>乙</strong></p><img src="/a.png" data-size="half">')).toBe(false);
    expect(losesLooks('<ul><li><p><span style="color: #D4380D">红</span></p></li></ul>')).toBe(true);
    expect(losesLooks('<p style="text-align: center">中</p>')).toBe(true);
  });

  it('reads lists however deep and long in a moment', () => {
    const deep = Array.from({ length: 2000 }, (_, at) => `${'  '.repeat(at % 400)}- 项`).join('\n');
    const took = elapsed(() => {
      markdownToHtml(deep);
      markdownToHtml('- a\n\n'.repeat(20_000));
      markdownToHtml(`- a${'\n'.repeat(100_000)}b`);
    }, 1);
    expect(took).toBeLessThan(15_000);
  });

  it('leaves an empty line between the paragraphs of a note', () => {
    expect(markdownToNoteHtml('**甲**\n乙\n\n- 丙\n- 丁')).toBe('<p>甲</p><p>乙</p><p></p><p>· 丙</p><p>· 丁</p>');
    expect(bodyText(markdownToNoteHtml('甲\n\n乙'))).toBe('甲\n\n乙');
    expect(markdownToNoteHtml(' ')).toBe('');
  });

  it('takes the first heading as the title', () => {
    expect(splitTitle('# 标题\n\n正文')).toEqual({ title: '标题', body: '\n正文' });
    expect(splitTitle('正文')).toEqual({ title: '', body: '正文' });
  });
});

describe('descriptions of images', () => {
  const html =
    '<p>甲</p><img src="/a.png" alt=""><ul><li><img src="/b.png" alt="杯"></li><li><img src="/a.png"></li></ul>';

  it('are missed where there are none, and written at their place alone', () => {
    const [first, second, ...rest] = imagesWithoutAlt(readBody(html));
    expect([first, second, rest]).toEqual([{ index: 0, src: '/a.png' }, { index: 2, src: '/a.png' }, []]);
    const described = describeImage(html, { index: 2, src: '/a.png' }, ' "盖" ');
    expect(described).toBe(cleanHtml(html.replace('<img src="/a.png">', '<img src="/a.png" alt="&quot;盖&quot;">')));
    expect(htmlToMarkdown(described)).toContain('![](/a.png)');
    expect(htmlToMarkdown(described)).toContain('!["盖"](/a.png)');
  });

  it('do not go to another image that stands there by now', () => {
    expect(describeImage(html, { index: 1, src: '/a.png' }, '盖')).toBe(cleanHtml(html));
  });
});

describe('a table', () => {
  const wide =
    '<table><tr><th>型号</th><th>容量</th><th>价格</th></tr><tr><td>A1</td><td>480ml</td><td>129</td></tr><tr><td>A2</td><td></td><td>1|59</td></tr></table>';

  it('stays one however often it is cleaned, also with long cells of its own', () => {
    const own = cleanHtml(wide).replace('480ml', '字'.repeat(500));
    expect(cleanHtml(own)).toBe(own);
    expect(own).toContain('<table data-kind="data">');
  });

  it.each([
    ['with a head', wide, '<p>型号 A1：容量 480ml；价格 129</p><p>型号 A2：价格 1|59</p>'],
    ['of two columns', '<table><tr><td>容量</td><td>480ml</td></tr></table>', '<p>容量：480ml</p>'],
    [
      'without a head',
      '<table><tr><td>周一</td><td>选题</td><td>写稿</td></tr></table>',
      '<p>周一 ｜ 选题 ｜ 写稿</p>',
    ],
  ])('%s becomes readable lines where no table is shown', (_, given, wanted) => {
    expect(htmlToNoteHtml(given).replaceAll('<p></p>', '')).toBe(wanted);
  });

  const inner = '<table border="1"><tr><td>A1</td><td>480ml</td></tr></table>';
  const innerRows = '<tr><td><p>A1</p></td><td><p>480ml</p></td></tr>';
  const own = (rows: string): string => `<table data-kind="data">${rows}</table>`;

  it.each([
    [
      'stands behind the one whose cell holds it, the words around it stay in the cell',
      `<table><tr><td style="border:solid 1pt">款式</td><td style="border:solid 1pt"><p>两款</p>${inner}<p>可选</p></td></tr><tr><td>价格</td><td>129</td></tr></table>`,
      `${own('<tr><td><p>款式</p></td><td><p>两款</p><p>可选</p></td></tr><tr><td><p>价格</p></td><td><p>129</p></td></tr>')}${own(innerRows)}`,
    ],
    [
      'comes out of one cell around everything, and of several, with what stands beside it',
      `<table border="1"><tr><td><p>前</p><table border="1"><tr><td>${inner}</td></tr></table><p>后</p></td></tr></table>`,
      `<p>前</p>${own(innerRows)}<p>后</p>`,
    ],
    [
      'is not put beside another for its place alone',
      `<table border="1"><tr><td>${inner}</td><td>${inner.replace('A1', 'A2')}</td></tr><tr><td></td><td>注</td></tr></table>`,
      `${own(innerRows)}${own(innerRows.replace('A1', 'A2'))}<p>注</p>`,
    ],
    [
      'of one cell is no table: its words stay in the cell',
      '<table border="1"><tr><td><table border="1"><tr><td><p>甲</p><p>乙</p></td></tr></table></td><td><blockquote><p>丙</p><p>丁</p></blockquote></td></tr></table>',
      own('<tr><td><p>甲</p><p>乙</p></td><td><p>丙</p><p>丁</p></td></tr>'),
    ],
    [
      'keeps its order over three levels',
      `<table border="1"><tr><td>一</td><td>二<table border="1"><tr><td>三</td><td>四${inner}</td></tr></table></td></tr><tr><td>五</td><td>${inner.replace('A1', 'A2')}</td></tr></table>`,
      `${own('<tr><td><p>一</p></td><td><p>二</p></td></tr><tr><td><p>五</p></td><td><p></p></td></tr>')}${own('<tr><td><p>三</p></td><td><p>四</p></td></tr>')}${own(innerRows)}${own(innerRows.replace('A1', 'A2'))}`,
    ],
  ])('in a table %s', (_, given, wanted) => {
    expect(cleanHtml(given)).toBe(wanted);
    expect(cleanHtml(wanted)).toBe(wanted);
  });

  it('in tables however deep is read in a moment', () => {
    const deep = `${'<table border="1"><tr><td>a</td><td>b'.repeat(3000)}${'</td></tr></table>'.repeat(3000)}`;
    expect(elapsed(() => cleanHtml(deep), 1)).toBeLessThan(15_000);
  });

  it('counts its words once and is read row by row', () => {
    expect(bodyText(wide)).toBe('型号\t容量\t价格\nA1\t480ml\t129\nA2\t\t1|59');
    expect(countCharacters(bodyText(wide))).toBe(22);
  });

  it('comes back from Markdown as it went', () => {
    const markdown = htmlToMarkdown(wide);
    expect(markdown).toContain('| 型号 | 容量 | 价格 |\n| --- | --- | --- |\n| A1 | 480ml | 129 |');
    expect(markdownToHtml(markdown)).toBe(cleanHtml(wide));
  });

  const merged =
    '<table><tr><th rowspan="2">平台</th><th colspan="2">时间</th></tr><tr><th>平日</th><th>周末</th></tr><tr><td rowspan="2">抖音</td><td>12</td><td>10</td></tr><tr><td colspan="2">不发</td></tr></table>';

  it('with merged cells reads row by row in Markdown, says its words once as text, keeps its spans as HTML', () => {
    expect(htmlToMarkdown(merged)).toBe(
      '| 平台 | 时间 平日 | 时间 周末 |\n| --- | --- | --- |\n| 抖音 | 12 | 10 |\n| 抖音 | 不发 |  |\n',
    );
    expect(bodyText(merged)).toBe('平台\t时间\n\t平日\t周末\n抖音\t12\t10\n\t不发');
    const styled = styledHtml(merged, themeOf('plain'));
    expect(styled.match(/(?:col|row)span="2"/g)).toEqual(['rowspan="2"', 'colspan="2"', 'rowspan="2"', 'colspan="2"']);
  });

  it.each([
    ['spans that reach out of the table', '<table><tr><td rowspan="9">甲</td><td>1</td></tr></table>', ['甲', '1']],
    [
      'rows that are too short',
      '<table><tr><td>甲</td><td>1</td></tr><tr><td>乙</td></tr></table>',
      ['甲', '1', '乙', ''],
    ],
  ])('is made whole: %s', (_, given, cells) => {
    const own = cleanHtml(given);
    expect(own).not.toContain('span');
    expect([...own.matchAll(/<td><p>(.*?)<\/p><\/td>/g)].map(([, words]) => words)).toEqual(cells);
    expect(cleanHtml(own)).toBe(own);
  });

  it.each([
    ['code', 'if (a)\n\treturn 1\n\treturn 2'],
    ['a list with tabs behind its marks', '1.\t稳\n2.\t静'],
    ['bullets', '•\t稳\n•\t静'],
    ['a stray tab', '价格\t129'],
    ['rows of different widths', '甲\t乙\n丙\t丁\t戊'],
  ])('is not seen in %s', (_, text) => {
    expect(readSheetText(text)).toBeUndefined();
    expect(pastedLines('', text)).toBeUndefined();
  });

  it('of many cells takes time in proportion to their number', () => {
    const rows = Array.from({ length: 2000 }, () => '<tr><td rowspan="99" colspan="99">x</td><td>y</td></tr>').join('');
    expect(bodyText(`<table>${rows}</table>`).length).toBeGreaterThan(4000);
  });

  it('goes out with its lines inline, in a frame that scrolls', () => {
    const styled = styledHtml(
      '<table><tr><td colspan="2">甲</td></tr><tr><td>乙</td><td>丙</td></tr></table>',
      themeOf('plain'),
    );
    expect(styled).toMatch(/<section style="overflow-x: auto[^"]*"><table style="border-collapse/);
    expect(styled).toMatch(/<td colspan="2" style="border: 1px solid/);
    expect(styled).not.toContain('data-kind');
  });
});
