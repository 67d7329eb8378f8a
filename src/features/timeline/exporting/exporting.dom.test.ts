import { sourceChainOf } from '@/blocks/exports/sourceChain';
import { subtitleFile } from '@/blocks/exports/subtitles';
import { applyAction } from '@/engine/edit/applyAction';
import { createProject } from '@/engine/project/createProject';
import { captionClip, type Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { canStore, firstChoice, optionsOf, withFormat, withPreset } from './choice';
import { type KeptFile, storedFiles } from './room';

describe('the choice of the dialog', () => {
  test('a platform gives its own settings; a change of format leaves it again', () => {
    const platform = withPreset({ ...firstChoice, format: 'webm', codec: 'vp9' }, 'douyin');
    expect(optionsOf(platform, undefined)).toEqual({ preset: 'douyin' });
    const own = withFormat(platform, 'webm');
    expect(optionsOf(own, undefined)).toMatchObject({ format: 'webm' });
    expect(optionsOf(own, undefined)).not.toHaveProperty('preset');
  });

  test('a codec that the new format cannot hold is let go of', () => {
    const chosen = { ...firstChoice, codec: 'avc' } as const;
    expect(withFormat(chosen, 'mov').codec).toBe('avc');
    expect(withFormat(chosen, 'webm').codec).toBeUndefined();
  });

  test('the range counts only where it is chosen', () => {
    const range = { start: fromSeconds(1), end: fromSeconds(2) };
    expect(optionsOf(firstChoice, range)).not.toHaveProperty('range');
    expect(optionsOf({ ...firstChoice, isRange: true }, range)).toMatchObject({ range });
  });

  test('audio and still images do not become finished videos', () => {
    expect((['mp4', 'webm', 'mov'] as const).every((format) => canStore({ format }))).toBe(true);
    expect((['gif', 'png', 'mp3', 'wav', 'm4a'] as const).some((format) => canStore({ format }))).toBe(false);
  });
});

describe('subtitles beside the video', () => {
  const spoken = (): Project => {
    const empty = createProject({ title: 'test', id: 'test' });
    const clip = (id: string, start: number) =>
      captionClip.parse({
        type: 'caption',
        id,
        start: fromSeconds(start),
        duration: fromSeconds(2),
        templateKey: 'bold',
        texts: { caption: id },
      });
    return applyAction(empty, {
      type: 'batch',
      actions: [
        { type: 'addTrack', kind: 'overlay', id: 't' },
        { type: 'insertClip', trackId: 't', clip: clip('one', 0) },
        { type: 'insertClip', trackId: 't', clip: clip('two', 4) },
      ],
    });
  };
  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((done) => {
      // jsdom's Blob has no text().
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.readAsText(blob ?? new Blob());
    });

  test('stand in the time of the exported range', async () => {
    const range = { start: fromSeconds(5), end: fromSeconds(9) };
    const text = await textOf(subtitleFile(spoken(), 'srt', range));
    expect(text).toContain('00:00:00,000 --> 00:00:01,000\ntwo');
    expect(text).not.toContain('one');
  });

  test('a range in which nothing is said gives no file', () => {
    expect(subtitleFile(spoken(), 'vtt', { start: fromSeconds(20), end: fromSeconds(30) })).toBeUndefined();
  });
});

test('the chain keeps what the records know, with the project at its end once', () => {
  const source = [
    { type: 'goods', id: 'g1' },
    { type: 'dream', id: 'x' },
    { type: 'project', id: 'p1' },
  ];
  expect(sourceChainOf(source, 'p1')).toEqual([
    { type: 'goods', id: 'g1' },
    { type: 'project', id: 'p1' },
  ]);
  expect(sourceChainOf(source, 'p2').at(-1)).toEqual({ type: 'project', id: 'p2' });
});

test('only what the library has and the open project does not need may be cleared without a question', () => {
  const file = (hash: string, isStored: boolean, isOpen: boolean): KeptFile => ({
    hash,
    size: 1,
    name: hash,
    type: '',
    lastUsed: 0,
    projects: [],
    isOwn: true,
    isOpen,
    isStored,
  });
  const files = [file('a', true, false), file('b', false, false), file('c', true, true)];
  expect(storedFiles(files).map(({ hash }) => hash)).toEqual(['a']);
});
