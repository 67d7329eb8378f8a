import { screen, waitFor, within } from '@testing-library/react';
import type { ProjectSummary } from '@/services/project/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const add = (title: string, kind: string, more: object = {}) =>
  app.api<ProjectSummary>('owner', 'POST', '/project/save', {
    title,
    kind,
    draft: { step: 1, saveId: title },
    ...more,
  });
const titles = async () =>
  (await app.api<{ list: ProjectSummary[] }>('owner', 'GET', '/project/data', { page_size: 100 })).list.map(
    ({ title }) => title,
  );
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('tr');
  if (!row) throw new Error(`no row ${title}`);
  return within(row);
};

test('every project opens on the screen that made it', async () => {
  const cut = await add('竹编剪辑', 'editor.timeline');
  const made = await add('保温杯成片', 'compose.post', { finished: true });
  const mixed = await add('混剪一号', 'creative.clip.creation');
  await app.open('/compose/editor', { as: 'owner' });
  for (const [title, screenName, id] of [
    ['竹编剪辑', 'editor/timeline', cut.id],
    ['保温杯成片', 'compose/post', made.id],
    ['混剪一号', 'creative/clip/creation', mixed.id],
  ] as const)
    expect((await rowOf(title)).getByRole('link', { name: /^(接着做|打开)$/ })).toHaveAttribute(
      'href',
      `/${screenName}?project=${id}`,
    );
  expect((await rowOf('保温杯成片')).getByText('已成片')).toBeInTheDocument();
});

test('a copy is a project of its own, and is opened', async () => {
  const first = await add('竹编剪辑', 'creative.clip.creation');
  const user = await app.open('/compose/editor', { as: 'owner' });
  await user.click((await rowOf('竹编剪辑')).getByRole('button', { name: '复制一份' }));
  await waitFor(() => expect(app.address()).toMatch(/^\/creative\/clip\/creation\?project=/));
  expect(app.address()).not.toContain(first.id);
  expect(await titles()).toEqual(expect.arrayContaining(['竹编剪辑', '竹编剪辑 副本']));
});

test('what is deleted can be taken back', async () => {
  await add('竹编剪辑', 'editor.timeline');
  const user = await app.open('/compose/editor', { as: 'owner' });
  await user.click((await rowOf('竹编剪辑')).getByRole('button', { name: /^删\s*除$/ }));
  await waitFor(async () => expect(await titles()).not.toContain('竹编剪辑'));
  await user.click(await screen.findByRole('button', { name: /^撤\s*销$/ }));
  await waitFor(async () => expect(await titles()).toContain('竹编剪辑'));
});
