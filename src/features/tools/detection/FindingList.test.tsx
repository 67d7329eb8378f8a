import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { checkText } from '@/domain/compliance';
import { FindingList } from './FindingList';

it('begins with the part that holds the gravest word', () => {
  const findings = ['闭眼入', '白菜价', '国家级品质'].map((text, id) => ({
    part: { id, place: `第 ${id + 1} 段`, text },
    marks: checkText(text),
  }));
  render(
    <RawIntlProvider value={getIntl()}>
      <FindingList findings={findings} onPart={() => undefined} />
    </RawIntlProvider>,
  );
  expect(screen.getAllByText(/^第 \d 段$/).map((place) => place.textContent)).toEqual([
    '第 3 段',
    '第 2 段',
    '第 1 段',
  ]);
});
