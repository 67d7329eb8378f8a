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
