import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { FactSources } from '@/blocks/facts';
import { TitleVerdict } from './TitleVerdict';

const cup = {
  title: '便携保温杯',
  brand: '',
  category: '保温杯',
  price: '129.00',
  offer: '',
  selling_points: ['六小时保温', '单手开盖'],
  specs: [],
  description: '',
};

function verdictOf(text: string, { hasGoods = true, points = undefined as number | undefined } = {}): string {
  const row = <TitleVerdict text={text} platform="douyin" points={points} />;
  const { unmount } = render(
    <RawIntlProvider value={getIntl()}>
      <output>{hasGoods ? <FactSources goods={cup}>{row}</FactSources> : row}</output>
    </RawIntlProvider>,
  );
  const told = screen.getByRole('status').textContent ?? '';
  unmount();
  return told;
}

test.each([
  ['便携保温杯怎么挑？先看六小时保温', '合规'],
  ['129元的便携保温杯，先看这2点', '合规'],
  ['全国第一的便携保温杯', '1 处要留意'],
  ['99元的便携保温杯', '1 处要留意'],
  ['朋友都说便携保温杯好用', '1 处要留意'],
])('%s: %s', (text, wanted) => expect(verdictOf(text)).toBe(wanted));

test('a title that counts more than the goods have to say is not 合规', () => {
  expect(verdictOf('5个理由看懂便携保温杯', { points: 2 })).toBe('1 处要留意');
});

test('where no goods are known a title that states something is not called 合规', () => {
  expect(verdictOf('朋友都说便携保温杯好用', { hasGoods: false })).toBe('');
  expect(verdictOf('便携保温杯怎么挑', { hasGoods: false })).toBe('合规');
});
