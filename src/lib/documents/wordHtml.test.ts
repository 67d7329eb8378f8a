import { strToU8, zipSync } from 'fflate';
import { readDocument } from '.';
import { wordHtml } from './wordHtml';

const styles = `<w:styles>
  <w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="21"><w:name w:val="我的标题"/><w:basedOn w:val="2"/></w:style>
  <w:style w:type="paragraph" w:styleId="a3"><w:name w:val="List Paragraph"/></w:style>
  <w:style w:type="paragraph" w:styleId="a5"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
</w:styles>`;
const level = (at: number, format: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">${level(0, 'chineseCountingThousand')}${level(1, 'bullet')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>
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
const read = (body: string) =>
  wordHtml({ document: `<w:document><w:body>${body}</w:body></w:document>`, styles, numbering, relations });

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
