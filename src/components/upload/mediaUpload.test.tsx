import { AccessContext } from '@@/plugin-access/context';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { useState } from 'react';
import { appStage } from '@/testing/app/appStage';
import { fakeImages, pngFile } from '@/testing/app/fakeImages';
import { MediaUpload, type MediaUploadProps } from './MediaUpload';
import type { MediaItem } from './types';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

const app = appStage();
fakeImages();

let kept: readonly MediaItem[] = [];

function Field(props: Pick<MediaUploadProps, 'max' | 'wayOut'>) {
  const [value, setValue] = useState<MediaItem[]>([]);
  kept = value;
  return <MediaUpload value={value} onChange={setValue} {...props} />;
}

async function open(max?: number, wayOut?: MediaUploadProps['wayOut']) {
  await app.signIn('owner');
  kept = [];
  const { container } = render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <AccessContext.Provider value={rights}>
        <App>
          <Field {...(max !== undefined && { max })} {...(wayOut && { wayOut })} />
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  return { user, choose: (...files: File[]) => user.upload(input, files) };
}

/** A file that says it is so large, without the bytes. */
function sized(name: string, type: string, size: number): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}
const limit = 50 * 1024 * 1024;

test('names each refused file with its rule, word for word, and takes the others', async () => {
  const { choose } = await open();
  await choose(
    sized('large.png', 'image/png', limit),
    sized('large.mp4', 'video/mp4', limit),
    new File(['x'], 'note.txt', { type: 'text/plain' }),
    new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }),
    new File([], 'empty.png', { type: 'image/png' }),
    new File(['not an image'], 'broken.png', { type: 'image/png' }),
    pngFile('good.png', 640, 480),
  );
  expect(await screen.findByText('有 6 个文件没有添加')).toBeInTheDocument();
  for (const line of [
    'large.png: 图片大小必须小于 50MB!',
    'large.mp4: 文件大小必须小于 50MB!',
    'note.txt: 不支持这种格式',
    'drawing.svg: 不支持这种格式',
    'empty.png: 文件是空的（0 字节）',
    'broken.png: 图片打不开，可能已损坏',
  ])
    expect(screen.getByText(line)).toBeInTheDocument();
  await waitFor(() => expect(kept).toMatchObject([{ kind: 'image', name: 'good.png', width: 640, height: 480 }]));
});

test('a video that is not decoded here has its way out, and what comes of it takes its place', async () => {
  // jsdom decodes no video: it only never says so.
  const src = jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  const { user, choose } = await open(1, (video, onMade) => (
    <button type="button" onClick={() => onMade(pngFile(`${video.name}.png`, 64, 48))}>
      换成能放的
    </button>
  ));
  await choose(new File(['x'], 'phone.mov', { type: 'video/quicktime' }));
  expect(await screen.findByText(/^phone\.mov: /)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '换成能放的' }));
  await waitFor(() => expect(kept).toMatchObject([{ name: 'phone.mov.png', width: 64 }]));
  expect(screen.queryByText(/phone\.mov: /)).toBeNull();
  src.mockRestore();
  load.mockRestore();
});

test('an image just under the limit passes', async () => {
  const { choose } = await open();
  const file = pngFile('just.png', 1, 1);
  Object.defineProperty(file, 'size', { value: limit - 1 });
  await choose(file);
  expect(await screen.findByRole('button', { name: '取消上传 just.png' })).toBeInTheDocument();
  expect(screen.queryByText(/没有添加/)).not.toBeInTheDocument();
});

test('what is too many is refused by name', async () => {
  const { choose } = await open(2);
  await choose(pngFile('a.png', 1, 1), pngFile('b.png', 1, 1), pngFile('c.png', 1, 1));
  expect(await screen.findByText('c.png: 最多添加 2 个')).toBeInTheDocument();
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['a.png', 'b.png']));
});

test('an order that somebody made by hand is known as his, the order of the files is not', async () => {
  const { user, choose } = await open();
  await choose(pngFile('a.png', 1, 1), pngFile('b.png', 2, 1));
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['a.png', 'b.png']));
  expect(kept.some((item) => item.is_placed)).toBe(false);
  await user.click(await screen.findByRole('button', { name: '前移 b.png' }));
  expect(kept.map(({ name, is_placed }) => [name, is_placed])).toEqual([
    ['b.png', true],
    ['a.png', undefined],
  ]);
});

test('four travel at once, the others wait, and all arrive in the order they were chosen in', async () => {
  const { choose } = await open();
  let most = 0;
  const watcher = new MutationObserver(() => {
    most = Math.max(most, screen.queryAllByRole('button', { name: /^暂停上传/ }).length);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await app.fault('delay:1500', '/oss', 4);
  const names = ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'];
  await choose(...names.map((name, index) => pngFile(name, index + 1, 1)));
  await waitFor(() => expect(screen.queryAllByText('等待上传')).toHaveLength(2));
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(names));
  watcher.disconnect();
  expect(most).toBe(4);
});

test('retries the failed ones and only those', async () => {
  const { user, choose } = await open();
  await choose(pngFile('first.png', 1, 1));
  await waitFor(() => expect(kept).toHaveLength(1));
  const before = kept[0];
  await app.fault('delay:3000', '/oss');
  await choose(pngFile('paused.png', 4, 1));
  await user.click(await screen.findByRole('button', { name: '暂停上传 paused.png' }));
  await app.fault('502', '/oss', 2);
  await choose(pngFile('second.png', 2, 1), pngFile('third.png', 3, 1));
  await user.click(await screen.findByRole('button', { name: '重试失败的 2 个' }));
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['first.png', 'second.png', 'third.png']));
  expect(kept[0]).toBe(before);
  expect(screen.getByRole('button', { name: '继续上传 paused.png' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /重试失败/ })).not.toBeInTheDocument();
});

test('a failed file says why in its tile and can be retried alone or given up', async () => {
  const { user, choose } = await open();
  await app.fault('502', '/oss', 2);
  await choose(pngFile('a.png', 1, 1), pngFile('b.png', 2, 1));
  const tile = (await screen.findByRole('button', { name: '重新上传 a.png' })).closest('li') as HTMLElement;
  expect(within(tile).getByText('文件没有存上，请重试')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消上传 b.png' }));
  await user.click(screen.getByRole('button', { name: '重新上传 a.png' }));
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['a.png']));
});
