import { bodySize, type PdfRun, pageText } from './pdfLayout';

const run = (text: string, x: number, y: number, size = 11): PdfRun => ({
  text,
  x,
  y,
  size,
  width: [...text].length * size,
});
const column = (words: string, x: number, from = 0): PdfRun[] =>
  Array.from({ length: 8 }, (_, row) => run(`${words}第${row + 1}行写满这一栏`, x, 120 + (row + from) * 18));

test('two columns are read one after the other, below the title that spans both', () => {
  const title = run('山野日常产品目录与使用说明总览二十六版', 80, 60, 20);
  const left = column('左边', 40);
  const right = column('右边', 320);
  const shuffled = [...right, title, ...left].reverse();
  const text = pageText(shuffled, 842, 11);
  expect(text.startsWith('# 山野日常')).toBe(true);
  expect(text.indexOf('左边第8行')).toBeLessThan(text.indexOf('右边第1行'));
  expect(text.indexOf('左边第1行')).toBeLessThan(text.indexOf('左边第2行'));
});

test('a table stays row by row, its cells apart', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [
    run(`规格${row}`, 60, 100 + row * 20),
    run(`四百八十毫升的容量说明${row}`, 330, 100 + row * 20),
  ]);
  const lines = pageText(rows.flat(), 842, 11).split('\n');
  expect(lines[0]).toBe('规格0\t四百八十毫升的容量说明0');
});

test('wrapped lines become a paragraph, short ones stay apart, page numbers go', () => {
  const text = pageText(
    [
      run('内胆为不锈钢，外壳也是不锈钢，杯盖', 60, 100),
      run('为食品级塑料。', 60, 118),
      run('容量四百八十毫升', 60, 160),
      run('- 3 -', 290, 810),
    ],
    842,
    11,
  );
  expect(text).toBe('内胆为不锈钢，外壳也是不锈钢，杯盖为食品级塑料。\n容量四百八十毫升');
});

test('the running text gives the size that headings are measured by', () => {
  expect(bodySize([[run('标题', 0, 0, 20), run('很长的正文很长的正文', 0, 30, 10.4)]])).toBe(10.5);
});
