import { screen, waitFor, within } from '@testing-library/react';
import type { PlatformApp } from '@/services/platform_app/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const settingOf = async (key: string) =>
  (await app.api<{ list: PlatformApp[] }>('admin', 'GET', '/platform_app/data')).list.find((one) => one.key === key);

test('the other address of the applications leads to them', async () => {
  await app.open('/platform/app', { as: 'admin' });
  expect(await screen.findByRole('heading', { name: '应用管理' })).toBeInTheDocument();
  expect(app.address()).toBe('/template/app');
});

test('an application gets a name of its own and is switched off; none can be added', async () => {
  const user = await app.open('/template/app', { as: 'admin' });
  const row = within(await rowOf('语音识别'));
  expect(screen.queryByRole('button', { name: /新建|添加/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '设置' }));
  const drawer = within(await findDialog('设置应用'));
  await fill(user, drawer.getByLabelText('显示名称'), '字幕助手');
  await user.click(drawer.getByRole('switch', { name: /对商家开放/ }));
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(within(await rowOf('字幕助手')).getByText('已关闭')).toBeInTheDocument();
  expect(await settingOf('asr')).toMatchObject({ is_on: false, name: '字幕助手' });
  await user.click(screen.getByRole('button', { name: '上移应用“字幕助手”' }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: PlatformApp[] }>('admin', 'GET', '/platform_app/data');
    expect(list.findIndex(({ key }) => key === 'asr')).toBe(2);
  });
});

test('a merchant’s app center shows what the provider has settled, and why an application is closed to his plan', async () => {
  const asr = await settingOf('asr');
  await app.api('admin', 'POST', '/platform_app/save', { ...asr, name: '字幕助手', is_recommended: true });
  await app.api('admin', 'POST', '/platform_app/save', { ...(await settingOf('video_cut')), is_on: false });
  await app.api('admin', 'POST', '/platform_app/save', { ...(await settingOf('figure_video')), plans: ['旗舰版'] });
  await app.open('/merchant/account', { as: 'owner' });
  const own = within(await screen.findByRole('listitem', { name: '字幕助手' }));
  expect(own.getByText('推荐')).toBeInTheDocument();
  expect(own.getByRole('link')).toHaveAttribute('href', '/creative/tool/asr');
  const locked = within(screen.getByRole('listitem', { name: '数字人视频' }));
  expect(locked.getByText('旗舰版可用')).toBeInTheDocument();
  expect(locked.queryByRole('button', { name: /打\s?开/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: '视频裁剪' })).not.toBeInTheDocument();
});

test('a page of an application that is switched off is not opened by its address', async () => {
  await app.api('admin', 'POST', '/platform_app/save', { ...(await settingOf('video_cut')), is_on: false });
  await app.open('/creative/tool/video_cut', { as: 'owner' });
  expect(await screen.findByText('没有访问这个页面的权限')).toBeInTheDocument();
});
