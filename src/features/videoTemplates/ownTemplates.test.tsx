import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import type { ProjectRecord } from '@/services/project/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const second = 120_000;

const aDocument = () => ({
  ...createProject({ title: '保温杯样片', id: 'p' }),
  media: { a: { id: 'a', kind: 'image', name: '杯子.jpg', url: '/a.jpg' } },
  tracks: {
    overlay: [
      { id: 'texts', clips: [{ type: 'text', id: 't', name: '', start: 0, duration: second, text: '保温一整天' }] },
    ],
    main: { id: 'main', clips: [{ type: 'image', id: 'one', name: '', mediaId: 'a', start: 0, duration: 2 * second }] },
    audio: [],
  },
});
const keep = async (body: object) =>
  (await app.api<{ id: string }>('owner', 'POST', '/project/save', { title: '保温杯样片', ...body })).id;
const kept = async (kind: string) =>
  (await app.api<{ list: ProjectRecord[] }>('owner', 'GET', '/project/data', { kind, page_size: '100' })).list;

test('a project of the timeline is saved as an own template, with its shots and texts left open', async () => {
  await keep({ kind: 'editor.timeline', document: aDocument() });
  const user = await app.open('/compose/template_to_video?tab=own', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '把项目存为模板' }));
  const dialog = within(await findDialog('把项目存为模板'));
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name: '选择一个时间线项目' }));
  await user.click(await screen.findByText('保温杯样片', { selector: '.ant-select-item-option-content' }));
  await fill(user, await dialog.findByLabelText('模板名称'), '好物模板');
  await user.click(dialog.getByRole('button', { name: '保存模板' }));
  await waitFor(async () =>
    expect((await kept('compose.template_to_video')).map(({ title }) => title)).toEqual(['好物模板']),
  );
  expect(await screen.findByRole('group', { name: '好物模板' })).toBeInTheDocument();
});

test('a text over its limit stops it, a file with a wrong key is named, and what fits becomes a timeline', async () => {
  const document = aDocument();
  const [track] = document.tracks.overlay;
  const text = { ...track?.clips[0], name: '标题' };
  const open = { type: 'placeholder', id: 'one', name: '主图', start: 0, duration: 2 * second };
  const tracks = { ...document.tracks, overlay: [{ ...track, clips: [text] }], main: { id: 'main', clips: [open] } };
  const id = await keep({
    ...{ kind: 'compose.template_to_video', document: { ...document, media: {}, tracks } },
    draft: { fields: { t: { limit: 8 } } },
  });
  const user = await app.open(`/compose/template_to_video?project=${id}`, { as: 'owner' });
  expect(await screen.findByText('“主图”还没有画面')).toBeInTheDocument();
  await fill(user, screen.getByLabelText('标题'), '一二三四五六七八九');
  expect(await screen.findByText('“标题”有 9 字，最多 8 字')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '先生成，缺的到剪辑里补' })).toBeDisabled();
  const give = (content: string) =>
    user.upload(
      globalThis.document.querySelector<HTMLInputElement>('input[accept^=".json"]') as HTMLInputElement,
      new File([content], 'a.json', { type: 'application/json' }),
    );
  await give('{"副标题.text": "好"}');
  expect(await screen.findByText('模板里没有“副标题.text”')).toBeInTheDocument();
  await give('{"标题.text": "热一整天", "主图.media": "/x.jpg"}');
  await waitFor(() => expect(screen.getByLabelText('标题')).toHaveValue('热一整天'));
  await user.click(screen.getByRole('button', { name: '生成视频，去剪辑' }));
  await waitFor(async () => expect(JSON.stringify(await kept('editor.timeline'))).toContain('保温杯样片'));
  const [made] = await kept('editor.timeline');
  const record = await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id: made?.id ?? '' });
  expect(JSON.stringify(record.document)).toContain('热一整天');
  expect(record.source).toContainEqual({ type: 'project', id });
});
