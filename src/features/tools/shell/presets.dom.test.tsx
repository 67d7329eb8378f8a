import { screen, waitFor, within } from '@testing-library/react';
import { type AppPreset, appPresets } from '@/domain/appPresets';
import { goodsCategories } from '@/domain/appPresets.data';
import { platformIds } from '@/domain/platforms';
import { captionTemplate, captionTemplates, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { beginPage } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import type { MerchantApp } from '@/services/app/schema';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';
import { asrFormats } from '../asr/Asr';
import { shapeKeys, usual } from '../figure_video/options';
import { counts } from '../PromptToText';
import { aspects, methods, newRegion, startSettings } from '../subtitle_remover/eraseOptions';
import { emptyNarration } from '../text_to_audio/model';
import { lengths, speeds } from '../url_to_video/UrlToVideo';
import { emptyVideo } from '../url_to_video/video';
import { videoStore } from '../url_to_video/videoStore';
import { cutModes, initialCut } from '../video_cut/cutOptions';
import { initialOptions, kbpsChoices } from '../video_to_audio/audioOptions';

const app = appStage();
const kept = () => workStore.get('app_tool_video_cut', (value): value is object => value !== undefined);

test('the presets are options of the tools, with values that they know', () => {
  const tools: Record<keyof typeof appPresets, object> = {
    text_to_audio: emptyNarration,
    video_to_audio: initialOptions,
    video_cut: initialCut,
    figure_video: usual,
    asr: { format: 'all' },
    detection: { platform: 'douyin', category: goodsCategories[0] },
    subtitle_remover: { ...newRegion(0), cropAspect: startSettings().cropAspect },
    prompt_to_text: { count: 2 },
    url_to_video: { ...emptyVideo, templateKey: DEFAULT_TEMPLATE_KEY },
  };
  for (const [key, options] of Object.entries(appPresets))
    for (const [name, values] of Object.entries(options)) {
      const usually = tools[key as keyof typeof tools][name as never] as unknown;
      expect([key, name, (values as readonly unknown[]).includes(usually)]).toEqual([key, name, true]);
    }
  const sorted = (values: readonly string[]) => values.toSorted();
  expect(appPresets.video_cut.mode).toEqual(cutModes);
  expect(appPresets.video_to_audio.kbps).toEqual(kbpsChoices);
  expect(appPresets.figure_video.shape).toEqual(shapeKeys);
  expect(appPresets.asr.format).toEqual(asrFormats);
  expect(sorted(appPresets.detection.platform)).toEqual(sorted(platformIds));
  expect(appPresets.subtitle_remover).toMatchObject({ method: methods, cropAspect: aspects });
  expect(appPresets.prompt_to_text.count).toEqual(counts);
  expect(appPresets.url_to_video).toMatchObject({ seconds: lengths, speed: speeds });
  expect(sorted(appPresets.url_to_video.templateKey)).toEqual(sorted(captionTemplates.map(({ key }) => key)));
});

beforeAll(() => {
  // jsdom draws nothing; the presenter is drawn without a pen.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const keptIn = (key: string) => workStore.get(key, (value): value is object => value !== undefined);
// By their text: a query by role through the whole app takes seconds.
const checked = (name: string) => expect(screen.getByText(name).closest('label')?.querySelector('input')).toBeChecked();
const chosen = (name: string) => expect(screen.getByText(name, { selector: '[title]' })).toBeInTheDocument();
const inStore = (key: string, preset: object) => () => expect(keptIn(`app_tool_${key}`)).toMatchObject(preset);

test.each<[keyof typeof appPresets, AppPreset, readonly (() => void)[]]>([
  ['text_to_audio', { format: 'wav' }, [inStore('text_to_audio', { format: 'wav' })]],
  ['video_to_audio', { kbps: 96 }, [inStore('video_to_audio', { kbps: 96 })]],
  ['video_cut', { isJoined: true }, [inStore('video_cut', { isJoined: true })]],
  ['figure_video', { shape: 'square' }, [inStore('figure_video', { shape: 'square' })]],
  ['asr', { format: 'vtt' }, [() => checked('VTT')]],
  [
    'detection',
    { platform: 'kuaishou', category: '食品' },
    [() => chosen('快手'), () => expect(screen.getByLabelText('商品分类')).toHaveValue('食品')],
  ],
  ['subtitle_remover', { method: 'fill', cover: 'region' }, [() => checked('整块补平')]],
  ['prompt_to_text', { count: 3 }, [() => checked('3 版')]],
  [
    'url_to_video',
    { seconds: 45, speed: 1.3, templateKey: 'neon', aiLabel: false },
    [
      () => checked('45 秒'),
      () => chosen('1.3×'),
      () => chosen(captionTemplate('neon')?.name ?? ''),
      () => expect(screen.getByLabelText('画面上显示 AI 生成标识')).not.toBeChecked(),
    ],
  ],
])('what the owner presets of %s is what a member begins with', async (key, preset, shows) => {
  await app.api('owner', 'POST', '/app/save', { key, is_on: true, preset });
  await app.open(`/creative/tool/${key}`, { as: 'writer' });
  await waitFor(() => {
    for (const isShown of shows) isShown();
  });
});

test('a video that has begun keeps its own settings; the next one begins with the preset', async () => {
  await app.api('owner', 'POST', '/app/save', { key: 'url_to_video', is_on: true, preset: { seconds: 45 } });
  await app.signIn('writer');
  await videoStore.open();
  videoStore.edit({ link: 'https://shop.example/1', seconds: 20, facts: { title: '杯' } as never });
  const user = await app.open('/creative/tool/url_to_video', { as: 'writer' });
  await waitFor(() => checked('20 秒'));
  await user.click(screen.getByText('换一个链接'));
  expect(videoStore.get().facts).toBeUndefined();
  await waitFor(() => checked('45 秒'));
  videoStore.edit({ seconds: 30 });
  videoStore.restart();
  await waitFor(() => checked('30 秒'));
});

test('a tool that asks nothing says so in its settings', async () => {
  const user = await app.open('/merchant/account', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '“框架拆解”的设置' }));
  const dialog = within(await findDialog('“框架拆解”的设置'));
  expect(dialog.getByText(/没有可以预设的选项/)).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
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
  // The page before was the owner's: without one of his own nothing is kept for the writer.
  beginPage();
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
