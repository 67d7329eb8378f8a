import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { TextsDifference } from './TextsDifference';

const version = (n: number, ...texts: string[]) => ({ version: n, texts: texts.map((text, at) => ({ at, text })) });

function show(before: ReturnType<typeof version>, after: ReturnType<typeof version>) {
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <TextsDifference before={before} after={after} onSeek={() => undefined} />
    </RawIntlProvider>,
  );
}

test('a version whose texts are not known is named, instead of all sentences being told as taken out', () => {
  show(version(1, '先量三个数', '再看稳不稳'), version(2));
  expect(screen.getByText('不知道版本 2 里说了什么，比不出文案的差异。')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('sentences that went and came are told', () => {
  show(version(1, '先量三个数'), version(2, '先看稳不稳'));
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('先量三个数');
});
