import { knownPreset, presetOptions } from './appPresets';
import { goodsCategories } from './appPresets.data';
import { appKeys } from './apps';
import { goodsRules } from './compliance';

test('only what an application has, with values that it takes, is a preset of it', () => {
  const given = { format: 'wav', kbps: '64', speed: 1.1, rate: 2, constructor: true };
  expect(knownPreset('text_to_audio', given)).toEqual({ format: 'wav', speed: 1.1 });
  expect(knownPreset('video_to_audio', given)).toEqual({ format: 'wav' });
  expect(knownPreset('url_to_video', given)).toEqual({});
  expect(knownPreset('framework', given)).toEqual({});
});

test('each option has a choice', () => {
  for (const key of appKeys)
    for (const [name, values] of Object.entries(presetOptions(key)))
      expect([key, name, values.length > 1]).toEqual([key, name, true]);
});

test('there is one category for each rule of goods', () => {
  expect(goodsRules.map(({ cues }) => goodsCategories.filter((one) => cues.some((cue) => one.includes(cue))))).toEqual(
    goodsCategories.map((one) => [one]),
  );
});
