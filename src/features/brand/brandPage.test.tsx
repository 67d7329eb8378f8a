import { screen, waitFor, within } from '@testing-library/react';
import type { BrandState } from '@/services/brand/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const stored = () => app.api<BrandState>('admin', 'GET', '/brand/info');

test('a draft is shown as a difference, goes live and is taken back', async () => {
  const user = await app.open('/platform/brand', { as: 'admin' });
  await fill(user, await screen.findByLabelText('品牌名称'), '新灵框');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText(/有修改还没有启用/)).toBeInTheDocument();
  expect((await stored()).live.name).toBe('灵框');

  await user.click(screen.getByRole('button', { name: /启\s*用/ }));
  const dialog = await findDialog('启用这些修改？');
  expect(within(dialog).getByText('新灵框')).toBeInTheDocument();
  expect(within(dialog).getByText('灵框')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /启\s*用/ }));
  await waitFor(async () => expect((await stored()).live.name).toBe('新灵框'));

  await user.click(await screen.findByRole('button', { name: /恢复上一版/ }));
  const back = await findDialog('恢复这个版本？');
  await user.click(within(back).getByRole('button', { name: /启\s*用/ }));
  await waitFor(() => expect(screen.getByLabelText('品牌名称')).toHaveValue('灵框'));
  expect((await stored()).live.name).toBe('灵框');
});

test('each version that was live is named with what differs, and can be gone back to', async () => {
  const { live } = await stored();
  for (const name of ['第二版', '第三版']) {
    await app.api('admin', 'POST', '/brand/save', { ...live, name });
    await app.api('admin', 'POST', '/brand/activate');
  }
  const user = await app.open('/platform/brand', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '历史版本（2）' }));
  const list = await findDialog('历史版本');
  expect(within(list).getAllByText('与现在不同：品牌名称')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: /恢复“灵框”/ }));
  const dialog = await findDialog('恢复这个版本？');
  await user.click(within(dialog).getByRole('button', { name: /启\s*用/ }));
  await waitFor(() => expect(screen.getByLabelText('品牌名称')).toHaveValue('灵框'));
  expect((await stored()).history.map(({ fields }) => fields.name)).toEqual(['第三版', '第二版']);
});

test('a faint color is named and mended at a click', async () => {
  const { live } = await stored();
  await app.api('admin', 'POST', '/brand/save', { ...live, color: '#13c2c2' });
  const user = await app.open('/platform/brand', { as: 'admin' });
  expect(await screen.findByText(/按钮上的白字.*2\.2/)).toBeInTheDocument();
  expect(screen.getByText(/^#13c2c2 的对比是 2\.2，页面上用 #/, { selector: 'li:first-child *' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /改用 #/ }));
  await waitFor(() => expect(screen.queryByText(/按钮上的白字在这个主色/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(async () => expect((await stored()).draft?.color).not.toBe('#13c2c2'));
});

test('a logo that is too large or runs scripts is refused with a sentence', async () => {
  const user = await app.open('/platform/brand', { as: 'admin' });
  await screen.findByLabelText('品牌名称');
  // antd puts a new input in place after each file.
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    return user.upload(input, file);
  };
  const large = new File([new Uint8Array(20 * 1024 * 1024)], 'logo.png', { type: 'image/png' });
  await choose(large);
  expect(await screen.findByText('图片不能超过 100 KB，请压缩后再上传')).toBeInTheDocument();
  await choose(new File(['<svg><script></script></svg>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(/这个 SVG 里带有脚本/)).toBeInTheDocument();
});

test('a logo whose head and end are whole, but which no browser can draw, is refused; one that it draws is taken', async () => {
  const bytes = (middle: string) => Uint8Array.from(`\u0089PNG\r\n\u001a\n${middle}IEND`, (one) => one.charCodeAt(0));
  const aLogo = (name: string) => new File([bytes(name)], name, { type: 'image/png' });
  // jsdom decodes nothing: here the browser fails on what is spoilt.
  const draw = jest.fn(async (file: File) => {
    if (file.name === 'spoilt.png') throw new DOMException('The source image could not be decoded.');
    return { close: () => undefined };
  });
  Object.assign(window, { createImageBitmap: draw });
  const user = await app.open('/platform/brand', { as: 'admin' });
  await screen.findByLabelText('品牌名称');
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await user.upload(input, file);
  };
  await choose(aLogo('spoilt.png'));
  expect(await screen.findByText('图片已损坏，打不开，请换一张')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await choose(aLogo('whole.png'));
  await waitFor(() => expect(screen.queryByText('图片已损坏，打不开，请换一张')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(async () => expect((await stored()).draft?.logo).toMatch(/^data:image\/png/));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a host of another brand is refused and named', async () => {
  const user = await app.open('/platform/brand', { as: 'admin' });
  await user.type(await screen.findByLabelText('域名'), '127.0.0.2{Enter}');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('域名“127.0.0.2”已被其他平台使用')).toBeInTheDocument();
  expect((await stored()).draft).toBeUndefined();
});

test('the accent of a brand that is live is worn by the page', async () => {
  const { live } = await stored();
  await app.api('admin', 'POST', '/brand/save', { ...live, secondary: '#112233' });
  await app.api('admin', 'POST', '/brand/activate');
  await app.open('/platform/brand', { as: 'admin' });
  await screen.findByLabelText('品牌名称');
  expect(document.documentElement.style.getPropertyValue('--app-accent')).toBe('#112233');
});

test('a draft of a colleague is not overwritten unasked', async () => {
  const user = await app.open('/platform/brand', { as: 'admin' });
  await fill(user, await screen.findByLabelText('品牌名称'), '我的名称');
  const { live, revision } = await stored();
  await app.api('admin', 'POST', '/brand/save', { ...live, name: '同事的名称', revision });
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  const compare = await screen.findByRole('button', { name: '比较两份' });
  expect((await stored()).draft?.name).toBe('同事的名称');
  await waitFor(() => expect(screen.getByRole('button', { name: '用服务器上的' })).toBeEnabled());
  await user.click(compare);
  expect(await screen.findByText('同事的名称')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '用服务器上的' }));
  await waitFor(() => expect(screen.getByLabelText('品牌名称')).toHaveValue('同事的名称'));
});

test('areas, contacts and a watermark are a draft like the rest; what is wrong is said at its field', async () => {
  const user = await app.open('/platform/brand', { as: 'admin' });
  await fill(user, await screen.findByLabelText('发件邮箱'), 'nobody');
  await user.click(screen.getByText('文字', { selector: '.ant-segmented-item-label' }));
  await user.click(screen.getByRole('checkbox', { name: '客户服务' }));
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('请填写正确的邮箱地址')).toBeInTheDocument();
  expect(await screen.findByText('请填写水印文字')).toBeInTheDocument();
  expect((await stored()).draft).toBeUndefined();
  await fill(user, screen.getByLabelText('发件邮箱'), 'no-reply@brand.example');
  await fill(user, screen.getByLabelText('水印文字'), '灵框出品');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(async () =>
    expect((await stored()).draft).toMatchObject({
      ...{ mail_address: 'no-reply@brand.example', closed_areas: ['service'] },
      ...{ watermark_kind: 'text', watermark_text: '灵框出品', watermark_place: 'topRight' },
    }),
  );
  await user.click(screen.getByRole('button', { name: /启\s*用/ }));
  const dialog = within(await findDialog('启用这些修改？'));
  expect(dialog.getByText('客户服务')).toBeInTheDocument();
  expect(dialog.getByText('不加')).toBeInTheDocument();
});
