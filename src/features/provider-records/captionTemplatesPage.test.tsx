import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type CaptionTemplate, captionTemplate } from '@/engine/project/captionTemplates';
import type { OwnCaptionTemplate } from '@/services/platform_caption_template/schema';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const stored = async (title: string) =>
  (await app.api<{ list: OwnCaptionTemplate[] }>('admin', 'GET', '/platform_caption_template/data')).list.find(
    (row) => row.title === title,
  );

test('a style begins as a built-in one, is set in the merchants’ fields, taken back and published', async () => {
  const user = await app.open('/template/caption?open=new', { as: 'admin' });
  const drawer = within(await findDialog('新建字幕模板'));
  fireEvent.mouseDown(await drawer.findByRole('combobox', { name: '从现成样式开始' }));
  await user.click(await screen.findByText('黑底白字', { selector: '.ant-select-item-option-content' }));
  expect(await drawer.findByDisplayValue('黑底白字')).toBeInTheDocument();
  const size = drawer.getByRole('spinbutton', { name: '字号' });
  fireEvent.change(size, { target: { value: '90' } });
  fireEvent.blur(size);
  await user.click(drawer.getByRole('switch', { name: '逐词高亮' }));
  await user.click(drawer.getByRole('button', { name: /撤销/ }));
  expect(drawer.getByRole('switch', { name: '逐词高亮' })).toBeChecked();
  expect(size).toHaveValue('90');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('黑底白字')).findByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“黑底白字”？'));
  await user.click(dialog.getByRole('button', { name: /发\s?布/ }));
  await waitFor(async () => expect((await stored('黑底白字'))?.state).toBe('published'));
  expect(JSON.stringify((await stored('黑底白字'))?.design)).toContain('"font_size":90');
});

test('a font that is missing is named in the editor and keeps it from the shelf', async () => {
  const bold = captionTemplate('bold') as CaptionTemplate;
  const elements = bold.elements.map((one) =>
    one.type === 'text' ? { ...one, style: { ...one.style, font: '没有体' } } : one,
  );
  await app.api('admin', 'POST', '/platform_caption_template/save', { title: '缺字体', design: { ...bold, elements } });
  const user = await app.open('/template/caption', { as: 'admin' });
  await user.click(await within(await rowOf('缺字体')).findByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“缺字体”？'));
  expect(dialog.getByText('没有字体“没有体”，请换一个字体')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /发\s?布/ })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /取\s?消/ }));
  await user.click(within(await rowOf('缺字体')).getByRole('button', { name: /编\s?辑/ }));
  expect(
    await within(await findDialog('编辑字幕模板')).findByText('没有字体“没有体”，请换一个字体'),
  ).toBeInTheDocument();
});
