import { render, screen } from '@testing-library/react';
import { Markdown } from './Markdown';

test('headings, lists, tables and emphasis are elements', () => {
  render(<Markdown text={'# 标题\n\n- 甲\n- **乙**\n\n| 名 | 价 |\n|---|--:|\n| 杯 | 129 |\n\n`码` ~~旧~~'} />);
  expect(screen.getByRole('heading', { name: '标题', level: 3 })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('乙').tagName).toBe('STRONG');
  expect(screen.getByRole('columnheader', { name: '价' })).toBeInTheDocument();
  expect(screen.getByText('129')).toHaveStyle({ textAlign: 'end' });
});

test('HTML stays text; scripts, foreign images and script addresses do nothing', () => {
  const { container } = render(
    <Markdown
      text={
        '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)> 字\n\n![图](https://evil.example/a.png)\n\n[点](javascript:alert(3)) [好](https://example.com/)'
      }
    />,
  );
  expect(container.querySelector('script, img, [onerror]')).toBeNull();
  expect(container).toHaveTextContent('<script>alert(1)</script>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://evil.example/a.png',
    'https://example.com/',
  ]);
  expect(screen.getByText('点').closest('a')).toBeNull();
});

test('signs that HTML would write as entities are shown as they are', () => {
  render(<Markdown text={'价格 < 100 & 质量 > 预期'} />);
  expect(screen.getByText('价格 < 100 & 质量 > 预期')).toBeInTheDocument();
});

test('a growing text keeps the elements that are settled', () => {
  const start = '# 一\n\n二\n\n三\n\n四\n\n五';
  const { rerender } = render(<Markdown text={start} />);
  const heading = screen.getByRole('heading');
  rerender(<Markdown text={`${start}\n\n六`} />);
  expect(screen.getByRole('heading')).toBe(heading);
  expect(screen.getByText('六')).toBeInTheDocument();
});
