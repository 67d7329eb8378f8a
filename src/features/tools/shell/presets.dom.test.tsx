import { screen, waitFor, within } from '@testing-library/react';
import { appPresets } from '@/domain/appPresets';
import { workStore } from '@/lib/storage/workStore';
import type { MerchantApp } from '@/services/app/schema';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';
import { shapeKeys, usual } from '../figure_video/options';
import { emptyNarration } from '../text_to_audio/model';
import { cutModes, initialCut } from '../video_cut/cutOptions';
import { initialOptions, kbpsChoices } from '../video_to_audio/audioOptions';

const app = appStage();
const kept = () => workStore.get('app_tool_video_cut', (value): value is object => value !== undefined);

test('the presets are options of the tools, with values that they know', () => {
  const tools = {
    text_to_audio: emptyNarration,
    video_to_audio: initialOptions,
    video_cut: initialCut,
    figure_video: usual,
  };
  for (const [key, options] of Object.entries(appPresets))
    for (const [name, values] of Object.entries(options)) {
      const usually = (tools[key as keyof typeof tools] as object)[name as never] as unknown;
      expect([key, name, (values as readonly unknown[]).includes(usually)]).toEqual([key, name, true]);
    }
  expect(appPresets.video_cut.mode).toEqual(cutModes);
  expect(appPresets.video_to_audio.kbps).toEqual(kbpsChoices);
  expect(appPresets.figure_video.shape).toEqual(shapeKeys);
});

test('the owner presets an option by its name in the tool', async () => {
  const user = await app.open('/merchant/account', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '“视频裁剪”的设置' }));
  const dialog = within(await findDialog('“视频裁剪”的设置'));
  await user.click(dialog.getByLabelText('怎么切'));
  await user.click(await screen.findByText('精确切（整段重编码）', { selector: '.ant-select-item-option-content' }));
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('应用设置已保存')).toBeInTheDocument();
  const { list } = await app.api<{ list: MerchantApp[] }>('owner', 'GET', '/app/data');
  expect(list.find(({ key }) => key === 'video_cut')).toMatchObject({ is_on_here: true, preset: { mode: 'exact' } });
});

test.each([
  ['who never opened the tool begins with the preset', {}, '{}', { mode: 'exact', isJoined: false }],
  ['what one chose after it was set stays', { mode: 'before' }, '{"mode":"exact"}', { mode: 'before' }],
  [
    'one that is set anew stands once more, and leaves the rest',
    { mode: 'before', isJoined: true },
    '{"mode":"after"}',
    {
      mode: 'exact',
      isJoined: true,
    },
  ],
])('%s', async (_, own, mark, begins) => {
  await app.api('owner', 'POST', '/app/save', { key: 'video_cut', is_on: true, preset: { mode: 'exact' } });
  await app.signIn('writer');
  await workStore.set('app_tool_video_cut', own);
  await workStore.set('app_preset_video_cut', mark);
  await app.open('/creative/tool/video_cut', { as: 'writer' });
  await screen.findByRole('heading', { name: '视频裁剪' });
  await waitFor(() => expect(kept()).toMatchObject(begins));
  expect(workStore.get('app_preset_video_cut', (value): value is string => true)).toBe('{"mode":"exact"}');
});

test('what the shop has closed is marked in the application center, and opens no tool', async () => {
  await app.api('owner', 'POST', '/app/save', { key: 'video_cut', is_on: false, preset: {} });
  await app.open('/merchant/account', { as: 'owner' });
  const card = within(await screen.findByRole('listitem', { name: '视频裁剪' }));
  expect(card.getByText('已停用')).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: '“视频裁剪”的设置' })).toBeInTheDocument();
});
