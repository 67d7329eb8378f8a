import { strToU8, zipSync } from 'fflate';
import { readDocument } from '.';
import { wordHtml } from './wordHtml';
import { wordNumbers } from './wordNumbers';

const styles = `<w:styles>
  <w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="21"><w:name w:val="我的标题"/><w:basedOn w:val="2"/></w:style>
  <w:style w:type="paragraph" w:styleId="a3"><w:name w:val="List Paragraph"/></w:style>
  <w:style w:type="character" w:styleId="s1"><w:name w:val="Strong"/><w:rPr><w:b/><w:color w:val="C00000"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="c1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="c2"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="7"/></w:numPr></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="c3"><w:name w:val="heading 3"/><w:basedOn w:val="c2"/><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="a5"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
</w:styles>`;
const level = (at: number, format: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
const numbered = (at: number, format: string, text: string, rest = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${rest}</w:lvl>`;
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">${level(0, 'chineseCountingThousand')}${level(1, 'bullet')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="5"><w:numStyleLink w:val="多级"/></w:abstractNum>
  <w:abstractNum w:abstractNumId="6"><w:styleLink w:val="多级"/>
    ${numbered(0, 'chineseCountingThousand', '第%1章')}${numbered(1, 'decimal', '%1.%2', '<w:isLgl/>')}
    ${numbered(2, 'chineseCounting', '%3、', '<w:pStyle w:val="c3"/><w:suff w:val="nothing"/>')}
    ${numbered(3, 'lowerRoman', '（%4）', '<w:lvlRestart w:val="1"/>')}
  </w:abstractNum>
  <w:num w:numId="7"><w:abstractNumId w:val="5"/></w:num>
  <w:num w:numId="8"><w:abstractNumId w:val="6"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="12"/></w:lvlOverride></w:num>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
</w:numbering>`;
const relations = `<Relationships>
  <Relationship Id="rId1" Target="media/image1.png"/><Relationship Id="rId2" Target="https://a.test/?a=1&amp;b=2"/>
  <Relationship Id="rId3" Target="media/image2.emf"/><Relationship Id="rId4" Target="file:///c:/x.png" TargetMode="External"/>
</Relationships>`;

const run = (text: string, looks = '') => `<w:r><w:rPr>${looks}</w:rPr><w:t>${text}</w:t></w:r>`;
const p = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const item = (list: number, at: number) => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`;
const footnotes = `<w:footnotes><w:footnote w:id="2">${'<w:p><w:r><w:footnoteRef/></w:r><w:r><w:t>统计局</w:t></w:r></w:p>'}</w:footnote></w:footnotes>`;
const read = (body: string) => {
  const document = `<w:document><w:body>${body}</w:body></w:document>`;
  return wordHtml({ document, styles, numbering, relations, footnotes, endnotes: '' });
};

test.each([
  ['a style built on a heading', p(run('题'), style('21')), '<h1>题</h1>'],
  ['an outline level', p(run('题'), '<w:outlineLvl w:val="2"/>'), '<h3>题</h3>'],
  [
    'Chinese numbers with bullets below, going on after a paragraph',
    p(run('一'), item(1, 0)) +
      p(run('甲'), item(1, 1)) +
      p(run('二'), item(1, 0)) +
      p(run('间')) +
      p(run('三'), item(1, 0)),
    '<ol><li><p>一</p><ul><li><p>甲</p></li></ul></li><li><p>二</p></li></ol><p>间</p><ol start="3"><li><p>三</p></li></ol>',
  ],
  [
    'numbers of headings over levels and behind each chapter anew, their list given by the style',
    p(run('总则'), style('c1')) +
      p(run('范围'), style('c2')) +
      p(run('定义'), style('c2')) +
      p(run('店铺'), style('c3')) +
      p(run('商品'), style('c3')) +
      p(run('空'), style('2')) +
      p(run('售后'), style('c1')) +
      p(run('退货'), style('c2')),
    '<h1>第一章 总则</h1><h2>1.1 范围</h2><h2>1.2 定义</h2><h3>一、店铺</h3><h3>二、商品</h3><h1>空</h1><h1>第二章 售后</h1><h2>2.1 退货</h2>',
  ],
  [
    'a level that is skipped, a number that begins elsewhere, a heading taken out of its list',
    p(run('甲'), style('c1')) +
      p(run('乙'), style('c3')) +
      p(run('丙'), style('c2')) +
      p(run('丁'), style('c1') + item(8, 0)) +
      p(run('戊'), style('c1') + item(0, 0)) +
      p(run('己'), style('c2')) +
      p(run('庚'), style('c1')),
    '<h1>第一章 甲</h1><h3>一、乙</h3><h2>1.2 丙</h2><h1>第十二章 丁</h1><h1>戊</h1><h2>12.1 己</h2><h1>第十三章 庚</h1>',
  ],
  [
    'a level that begins anew only behind the first one, in a list that headings and items share',
    p(run('甲'), style('c1')) +
      p(run('乙'), item(7, 3)) +
      p(run('丙'), style('c2')) +
      p(run('丁'), `<w:outlineLvl w:val="3"/>${item(7, 3)}`) +
      p(run('戊'), style('c1')) +
      p(run('己'), `<w:outlineLvl w:val="3"/>${item(7, 3)}`),
    '<h1>第一章 甲</h1><ol><li><p>乙</p></li></ol><h2>1.2 丙</h2><h4>（ii）丁</h4><h1>第二章 戊</h1><h4>（i）己</h4>',
  ],
  [
    'a list by its style, and a paragraph that goes on',
    p(run('甲'), style('a5')) + p(run('再说'), style('a3')) + p(run('乙'), style('a5')),
    '<ul><li><p>甲</p><p>再说</p></li><li><p>乙</p></li></ul>',
  ],
  [
    'looks that are on and off',
    p(
      run('粗', '<w:b/><w:strike w:val="0"/>') +
        run('划', '<w:dstrike/><w:color w:val="auto"/>') +
        run('亮', '<w:highlight w:val="yellow"/>'),
    ),
    '<p><strong>粗</strong><s>划</s><span style="background-color: #FFFF00">亮</span></p>',
  ],
  [
    'what review took out, and a link',
    p(
      `<w:del>${run('删')}</w:del><w:ins>${run('留')}</w:ins><w:hyperlink r:id="rId2">${run('链', '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>`,
    ),
    '<p>留<a href="https://a.test/?a=1&amp;b=2">链</a></p>',
  ],
  [
    'a table',
    `<w:tbl><w:tr><w:tc>${p(run('容量'))}</w:tc><w:tc>${p(run('480ml'))}</w:tc></w:tr></w:tbl>`,
    '<table border="1"><tr><td><p>容量</p></td><td><p>480ml</p></td></tr></table>',
  ],
  [
    'cells merged across and downwards, as Word says it',
    '<w:tbl>' +
      `<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p(run('平台'))}</w:tc><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p(run('时间'))}</w:tc></w:tr>` +
      `<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p('')}</w:tc><w:tc>${p(run('平日'))}</w:tc><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p(run('周末'))}</w:tc></w:tr>` +
      `<w:tr><w:tc>${p(run('抖音'))}</w:tc><w:tc>${p(run('12'))}</w:tc><w:tc><w:tcPr><w:vMerge w:val="continue"/></w:tcPr>${p('')}</w:tc></w:tr></w:tbl>`,
    '<table border="1"><tr><th rowspan="2"><p>平台</p></th><th colspan="2"><p>时间</p></th></tr><tr><td><p>平日</p></td><td rowspan="2"><p>周末</p></td></tr><tr><td><p>抖音</p></td><td><p>12</p></td></tr></table>',
  ],
  [
    'a text box',
    p(
      `${run('前')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${p(run('框'))}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${p(run('框'))}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    '<p>前</p><p>框</p>',
  ],
  [
    'text boxes that only an older copy shows, words that are drawn, and those of a shape from another program',
    p(
      `${run('前')}<w:r><mc:AlternateContent><mc:Choice Requires="wpi"><w:drawing/></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${p(run('旧框'))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r><w:r><w:pict><v:shape><v:textpath string="大促"/></v:shape></w:pict></w:r><w:r><w:drawing><lc:lockedCanvas><a:txSp><a:txBody><a:p><a:r><a:t>画布</a:t></a:r><a:r><a:t>里</a:t></a:r></a:p></a:txBody></a:txSp></lc:lockedCanvas></w:drawing></w:r>`,
    ) + p(run('后')),
    '<p>前</p><p>旧框</p><p>大促</p><p>画布里</p><p>后</p>',
  ],
  [
    'a text box with an image, which stands there once',
    p(
      `<w:r><w:drawing><w:txbxContent>${p('<w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r>')}</w:txbxContent></w:drawing></w:r>`,
    ),
    '<p></p><img src="/word-image/word%2Fmedia%2Fimage1.png" alt="">',
  ],
  [
    'a style of words, digits above and below the line, hidden words, a reading, a formula and a sign',
    p(
      `${run('强', '<w:rStyle w:val="s1"/>')}${run('m')}${run('2', '<w:vertAlign w:val="superscript"/>')}${run('藏', '<w:vanish/>')}<w:r><w:ruby><w:rt>${run('pin')}</w:rt><w:rubyBase>${run('拼')}</w:rubyBase></w:ruby></w:r><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`,
    ),
    '<p><strong><span style="color: #C00000">强</span></strong>m²拼a+b✓</p>',
  ],
  [
    'links as fields, and a field of another kind',
    p(
      `${['HYPERLINK "https://b.test/"', 'PAGE']
        .map(
          (field) =>
            `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${field} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('域')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
        )
        .join('')}<w:fldSimple w:instr=' HYPERLINK "https://c.test/" '>${run('简')}</w:fldSimple>`,
    ),
    '<p><a href="https://b.test/">域</a>域<a href="https://c.test/">简</a></p>',
  ],
  [
    'the end of a page within a paragraph and behind it',
    p(`${run('前')}<w:r><w:br w:type="page"/></w:r>${run('后')}<w:r><w:br w:type="page"/></w:r>`),
    '<p>前<br>后</p>',
  ],
  [
    'a note at the foot of the page',
    p(`${run('数据')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + p(run('后')),
    '<p>数据[1]</p><p>后</p><hr><p>[1] 统计局</p>',
  ],
  [
    'a row that review took out',
    `<w:tbl><w:tr><w:tc>${p(run('留'))}</w:tc></w:tr><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(run('删'))}</w:tc></w:tr></w:tbl>`,
    '<table border="1"><tr><td><p>留</p></td></tr></table>',
  ],
  ['a line', p('', '<w:pBdr><w:bottom w:val="single"/></w:pBdr>'), '<hr>'],
  ['signs of HTML', p(run('1 &lt; 2 &amp; "3"')), '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
])('%s', (_, body, wanted) => {
  expect(read(body).html).toBe(wanted);
});

test('images of the file come along, in new and in old drawings; others are counted', async () => {
  const drawing = (id: string) =>
    p(
      `<w:r><w:drawing><wp:extent cx="2000000" cy="1"/><wp:docPr descr="杯子"/><a:blip r:embed="${id}"/></w:drawing></w:r>`,
    );
  const body = drawing('rId1') + p('<w:r><w:pict><v:imagedata r:id="rId3"/></w:pict></w:r>') + drawing('rId4');
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(relations),
    'word/media/image1.png': new Uint8Array([1, 2, 3]),
    'word/media/image2.emf': new Uint8Array([4]),
  });
  const { rich } = await readDocument(new File([bytes as Uint8Array<ArrayBuffer>], '图.docx'), { isRich: true });
  expect(rich?.html).toContain('alt="杯子" data-size="small"');
  expect(rich?.lostImages).toBe(1);
  expect(rich?.images.map(({ name, blob }) => [name, blob.type, blob.size])).toEqual([['image1.png', 'image/png', 3]]);
});

test.each([
  ['chineseCounting', '一 十 十一 二十 二十一 一百零一 一百一十'],
  ['chineseLegalSimplified', '壹 壹拾 壹拾壹 贰拾 贰拾壹 壹佰零壹 壹佰壹拾'],
  ['ideographTraditional', '甲 癸 11 20 21 101 110'],
  ['ideographDigital', '一 一〇 一一 二〇 二一 一〇一 一一〇'],
  ['upperRoman', 'I X XI XX XXI CI CX'],
  ['lowerLetter', 'a j k t u wwww fffff'],
  ['decimalZero', '01 10 11 20 21 101 110'],
  ['decimalEnclosedCircleChinese', '① ⑩ ⑪ ⑳ 21 101 110'],
  ['ordinal', '1st 10th 11th 20th 21st 101st 110th'],
])('numbers as %s', (format, wanted) => {
  const found = [1, 10, 11, 20, 21, 101, 110].map((start) => {
    const list = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum>`;
    return wordNumbers(`${list}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`).next('1', 0)?.label;
  });
  expect(found.join(' ')).toBe(wanted);
});
