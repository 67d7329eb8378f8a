import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ExportResult, LostAudio } from '@/engine/export/types';
import type { ExportJobRecord } from './exportJobs';
import { RenderState } from './RenderState';

function show(lostAudio: readonly LostAudio[]) {
  const output = { result: { lostAudio } as Partial<ExportResult> };
  const job = { id: 'r1', title: '第 1 条', state: { name: 'succeeded' }, output } as unknown as ExportJobRecord;
  return render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <RenderState job={job} videoId={undefined} />
    </RawIntlProvider>,
  );
}

test('a rendered video of a batch names the files whose sound it has not', () => {
  show([
    { name: '采访.mkv', codec: 'DTS' },
    { name: '店门.mov', codec: '' },
  ]);
  const note = screen.getByText('这些素材的声音浏览器放不出来，成片里没有：“采访.mkv”、“店门.mov”');
  expect(note).toHaveAttribute('title', '技术名称：DTS');
});

test('one that has them all says nothing of it', () => {
  show([]);
  expect(screen.queryByText(/声音/)).not.toBeInTheDocument();
});
