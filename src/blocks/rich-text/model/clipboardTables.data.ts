/** What a program puts on the clipboard when cells or a document with a table are copied, and what it should become. */
interface ClipboardTable {
  readonly name: string;
  /** '' where there is plain text alone. */
  readonly html: string;
  readonly text: string;
  /** Blocks: a paragraph's words, or rows of cells; `#` before a head, `{columns,rows}` behind a merged cell. */
  readonly blocks: readonly (string | readonly (readonly string[])[])[];
  /** The same where no table is shown. */
  readonly lines: readonly string[];
}

const excelHead =
  '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><link id=Main-File rel=Main-File href="file:///C:/clip.htm"><style><!--table{mso-displayed-decimal-separator:"\\.";}.xl65{text-align:center;}--></style></head><body link="#0563C1" vlink="#954F72"><!--StartFragment-->';
const wpsHead =
  '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/><meta name="ProgId" content="Excel.Sheet"/><meta name="Generator" content="WPS Office ET"/><style><!-- tr {mso-height-source:auto;} .et2 {font-weight:700;} --></style></head><body><!--StartFragment-->';

/**
 * Ten clipboards as Excel, WPS, Word, Google Sheets, 飞书, 腾讯文档 and web pages write them, set down from how these
 * programs write before the reading of tables was last worked on. Frozen: what fails is mended in the reader.
 */
export const clipboardTables: readonly ClipboardTable[] = [
  {
    name: 'Excel: a merged title, numbers, the row of widths at the end',
    html: `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse:collapse;width:162pt'><col width=72 span=3 style='width:54pt'><tr height=19 style='height:14.25pt'><td colspan=3 height=19 class=xl65 width=216 style='height:14.25pt;width:162pt'>保温杯价目</td></tr><tr height=19><td height=19>型号</td><td>容量</td><td>价格</td></tr><tr height=19><td height=19>A1</td><td>480ml</td><td align=right x:num="129">129</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72 style='width:54pt'></td><td width=72 style='width:54pt'></td><td width=72 style='width:54pt'></td></tr><![endif]></table><!--EndFragment--></body></html>`,
    text: '保温杯价目\t\t\r\n型号\t容量\t价格\r\nA1\t480ml\t129\r\n',
    blocks: [[['保温杯价目{3,1}'], ['型号', '容量', '价格'], ['A1', '480ml', '129']]],
    lines: ['保温杯价目', '型号 ｜ 容量 ｜ 价格', 'A1 ｜ 480ml ｜ 129'],
  },
  {
    name: 'Excel: cells merged downwards, a bold head, a line break in a cell',
    html: `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=288><col width=72><col width=72><col width=72><tr><td style='font-weight:700'>系列</td><td style='font-weight:700'>型号</td><td style='font-weight:700'>说明</td></tr><tr><td rowspan=2 class=xl65>轻量</td><td>A1</td><td>杯盖<br style='mso-data-placement:same-cell;'>可拆</td></tr><tr><td>A2</td><td><span style='mso-spacerun:yes'>&nbsp;</span>带茶隔</td></tr></table><!--EndFragment--></body></html>`,
    text: '系列\t型号\t说明\r\n轻量\tA1\t"杯盖\n可拆"\r\n\tA2\t 带茶隔\r\n',
    blocks: [
      [
        ['系列', '型号', '说明'],
        ['轻量{1,2}', 'A1', '杯盖\n可拆'],
        ['A2', '带茶隔'],
      ],
    ],
    lines: ['系列 轻量：型号 A1；说明 杯盖 可拆', '系列 轻量：型号 A2；说明 带茶隔'],
  },
  {
    name: 'Excel: long remarks, and words that run over into the next cell',
    html: `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=640><col width=72><col width=568><tr><td colspan=2 style='mso-ignore:colspan'>以下为内部口径</td></tr><tr><td>售后</td><td>${'签收七天内不满意可退，运费由店铺承担；'.repeat(13)}</td></tr></table><!--EndFragment--></body></html>`,
    text: '',
    blocks: [
      [
        ['以下为内部口径', ''],
        ['售后', '签收七天内不满意可退，运费由店铺承担；'.repeat(13)],
      ],
    ],
    lines: ['以下为内部口径', `售后：${'签收七天内不满意可退，运费由店铺承担；'.repeat(13)}`],
  },
  {
    name: 'WPS: a head over two rows',
    html: `${wpsHead}<table width="288.00" border="0" cellpadding="0" cellspacing="0" style='width:216.00pt;border-collapse:collapse;table-layout:fixed;'><col width="72.00" style='width:54.00pt;'/><col width="72.00" span="2"/><tr height="18.00" class="et2"><td class="et2" rowspan="2" style='font-weight:bold' x:str>平台</td><td class="et2" colspan="2" style='font-weight:bold' x:str>发布时间</td></tr><tr height="18.00"><td style='font-weight:bold' x:str>工作日</td><td style='font-weight:bold' x:str>周末</td></tr><tr><td x:str>抖音</td><td x:str>12:00</td><td x:str>10:00</td></tr></table><!--EndFragment--></body></html>`,
    text: '平台\t发布时间\t\r\n\t工作日\t周末\r\n抖音\t12:00\t10:00\r\n',
    blocks: [
      [
        ['平台{1,2}', '发布时间{2,1}'],
        ['工作日', '周末'],
        ['抖音', '12:00', '10:00'],
      ],
    ],
    lines: ['平台 抖音：发布时间 工作日 12:00；发布时间 周末 10:00'],
  },
  {
    name: 'Word: a table with a repeated head, lists in a cell',
    html: "<html xmlns:w=\"urn:schemas-microsoft-com:office:word\"><head><meta name=ProgId content=Word.Document></head><body><!--StartFragment--><p class=MsoNormal>清洗步骤</p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><thead><tr><td width=277 valign=top style='width:207.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'><b>部位<o:p></o:p></b></p></td><td width=277><p class=MsoNormal><b>做法<o:p></o:p></b></p></td></tr></thead><tr><td width=277><p class=MsoNormal>杯盖</p></td><td width=277><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>拆下胶圈</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>温水冲洗</p></td></tr></table><p class=MsoNormal>晾干即可</p><!--EndFragment--></body></html>",
    text: '清洗步骤\r\n部位\t做法\r\n杯盖\t1. 拆下胶圈\r\n2. 温水冲洗\r\n晾干即可\r\n',
    blocks: [
      '清洗步骤',
      [
        ['#部位', '#做法'],
        ['杯盖', '1. 拆下胶圈\n2. 温水冲洗'],
      ],
      '晾干即可',
    ],
    lines: ['清洗步骤', '部位：做法', '杯盖：1. 拆下胶圈 2. 温水冲洗', '晾干即可'],
  },
  {
    name: 'Google Sheets: a head in bold, empty columns behind',
    html: '<meta charset=\'utf-8\'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;城市&quot;}">城市</td><td style="font-weight:bold;">订单</td><td></td></tr><tr style="height:21px;"><td>杭州</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:42}">42</td><td></td></tr><tr style="height:21px;"><td></td><td></td><td></td></tr></tbody></table></google-sheets-html-origin>',
    text: '城市\t订单\t\n杭州\t42\t\n\t\t',
    blocks: [
      [
        ['城市', '订单'],
        ['杭州', '42'],
      ],
    ],
    lines: ['城市：订单', '杭州：42'],
  },
  {
    name: '飞书: a document table, each cell in frames, a row that is merged whole',
    html: '<meta charset=\'utf-8\'><div data-page-id="A" data-docx-has-block-data="true"><div class="ace-line ace-line old-record-id-1">排期如下</div><table class="ace-table author-7" data-ace-table-col-widths="100;100;" style="border-collapse: collapse;"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr><td colspan="1" rowspan="1" style="border: 1px solid #ddd"><div><div class="ace-line"><strong>日期</strong></div></div></td><td colspan="1" rowspan="1"><div><div class="ace-line"><strong>内容</strong></div></div></td></tr><tr><td colspan="2" rowspan="2"><div><div class="ace-line">十月休整</div></div></td></tr><tr></tr><tr><td><div><div class="ace-line">11 月 3 日</div></div></td><td><div><div class="ace-line">新品短片</div></div><div><div class="ace-line">两条</div></div></td></tr></tbody></table></div>',
    text: '排期如下\n日期\t内容\n十月休整\n11 月 3 日\t新品短片\n两条',
    blocks: ['排期如下', [['日期', '内容'], ['十月休整{2,1}'], ['11 月 3 日', '新品短片\n两条']]],
    lines: ['排期如下', '日期：内容', '十月休整', '11 月 3 日：新品短片 两条'],
  },
  {
    name: '腾讯文档: a wide sheet with columns that are never closed',
    html: `<meta charset='utf-8'><table cellspacing="0" cellpadding="0" style="border-collapse:collapse">${'<col width="80">'.repeat(44)}<tbody><tr>${Array.from({ length: 44 }, (_, at) => `<td style="vertical-align:middle">${at + 1} 周</td>`).join('')}</tr><tr>${Array.from({ length: 44 }, (_, at) => `<td style="vertical-align:middle">${at * 3}</td>`).join('')}</tr></tbody></table>`,
    text: '',
    blocks: [
      [Array.from({ length: 44 }, (_, at) => `${at + 1} 周`), Array.from({ length: 44 }, (_, at) => String(at * 3))],
    ],
    lines: [
      Array.from({ length: 44 }, (_, at) => `${at + 1} 周`).join(' ｜ '),
      Array.from({ length: 44 }, (_, at) => String(at * 3)).join(' ｜ '),
    ],
  },
  {
    name: 'a web page: cells without their ends, a hidden column of the page',
    html: '<table class="wikitable"><tbody><tr><th>材质<th>重量<td style="display: none">排序键<tr><th>钛<td>180 g<td style="display:none">0180<tr><th>钢<td>320 g<td style="display:none">0320</table>',
    text: '材质\t重量\n钛\t180 g\n钢\t320 g',
    blocks: [
      [
        ['#材质', '#重量'],
        ['#钛', '180 g'],
        ['#钢', '320 g'],
      ],
    ],
    lines: ['材质：重量', '钛：180 g', '钢：320 g'],
  },
  {
    name: 'plain text of a sheet: tabs, a quoted cell with a line break',
    html: '',
    text: '问题\t回答\r\n会漏吗\t"倒放一夜，\n没有漏"\r\n"多""重"\t300 克\r\n',
    blocks: [
      [
        ['问题', '回答'],
        ['会漏吗', '倒放一夜，\n没有漏'],
        ['多"重', '300 克'],
      ],
    ],
    lines: ['问题：回答', '会漏吗：倒放一夜， 没有漏', '多"重：300 克'],
  },
];
