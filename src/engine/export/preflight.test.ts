import { MediaError } from '../media/errors';
import type { MediaFacts } from '../media/probe';
import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import type { Project } from '../project/schema';
import { TICKS_PER_SECOND } from '../time/ticks';
import { type PreflightDeps, preflight } from './preflight';

const image: MediaFacts = {
  kind: 'image',
  width: 100,
  height: 100,
  duration: 0,
  rotation: 0,
  hasAudio: false,
  videoCodec: null,
  audioCodec: null,
  canDecodeVideo: false,
  canDecodeAudio: false,
};
const deps: PreflightDeps = {
  capabilities: async () => ({
    video: ['avc', 'vp9', 'vp8'],
    aac: 'native',
    opus: true,
    mp3: true,
    worker: true,
    offscreenCanvas: true,
  }),
  probe: async () => image,
  freeBytes: async () => 1e12,
  missingFonts: async () => [],
};

interface Extra {
  readonly aiLabel?: object;
  readonly canvas?: object;
  readonly voice?: boolean;
  /** The image is a generated one. */
  readonly isAi?: boolean;
}

function aProject({ aiLabel, canvas, voice, isAi }: Extra = {}): Project {
  const base = createProject({ title: 't', id: 'p' });
  const second = TICKS_PER_SECOND;
  return parseProject({
    ...base,
    ...(aiLabel ? { aiLabel } : {}),
    canvas: { ...base.canvas, ...canvas },
    media: {
      shot: { id: 'shot', kind: 'image', name: 'cup.jpg', url: '/cup.jpg', width: 100, height: 100, isAi },
      say: { id: 'say', kind: 'audio', name: 'say.wav', url: '/say.wav', duration: second, hasAudio: true },
    },
    tracks: {
      overlay: [],
      main: { id: 'main', clips: [{ type: 'image', id: 'a', mediaId: 'shot', start: 0, duration: second }] },
      audio: voice
        ? [{ id: 'v', clips: [{ type: 'audio', id: 's', mediaId: 'say', start: 0, duration: second, role: 'voice' }] }]
        : [],
    },
  });
}

const codes = async (project: Project, given: Partial<PreflightDeps> = {}, options = {}) =>
  (await preflight(project, options, { ...deps, ...given })).map(({ severity, code }) => `${severity} ${code}`);

test('a healthy project only says what will be made', async () => {
  expect(await codes(aProject())).toEqual(['info plan']);
});

test('places without an image are named by time and name, the first five of them', async () => {
  const place = (index: number) => ({
    type: 'placeholder',
    id: `p${index}`,
    start: index * TICKS_PER_SECOND,
    duration: TICKS_PER_SECOND,
  });
  const project = aProject();
  const filled = (count: number, rest: object = {}) =>
    parseProject({
      ...project,
      tracks: {
        ...project.tracks,
        overlay: [{ id: 'o', clips: Array.from({ length: count }, (_, index) => ({ ...place(index), ...rest })) }],
      },
    });
  const found = async (given: Project) =>
    (await preflight(given, {}, deps)).find(({ code }) => code === 'placeholder-left');
  expect((await found(filled(1, { name: '封面图', mediaId: 'gone' })))?.values).toEqual({
    count: 1,
    places: '00:00 封面图',
  });
  expect((await found(filled(6)))?.values.places).toBe('00:00 · 00:01 · 00:02 · 00:03 · 00:04 · …');
  expect(await found(filled(1, { params: { opacity: 0 } }))).toBeUndefined();
  expect(await codes(filled(1, { mediaId: 'gone' }))).not.toContain('error media-missing');
});

test('a video that is mostly sound without an image says so, as sound it does not', async () => {
  const project = aProject({ voice: true });
  const bare = { ...project, tracks: { ...project.tracks, main: { ...project.tracks.main, clips: [] } } };
  const deaf = { probe: async () => ({ ...image, kind: 'audio' as const, hasAudio: true, canDecodeAudio: true }) };
  const found = await preflight(bare, {}, { ...deps, ...deaf });
  expect(found.find(({ code }) => code === 'image-empty')?.values).toEqual({ percent: 100 });
  expect(await codes(bare, deaf, { format: 'm4a' })).not.toContain('warning image-empty');
});

test('an empty project cannot be exported', async () => {
  expect(await codes(createProject({ title: '' }))).toEqual(['error no-clips']);
});

test.each([
  ['missing', 'replace-media'],
  ['network', 'retry'],
  ['empty', 'replace-media'],
  ['undecodable', 'replace-media'],
] as const)('a file that is %s is an error with the way out %s, and names the clip', async (code, fix) => {
  const probe = async (): Promise<MediaFacts> => {
    throw new MediaError(code);
  };
  const findings = await preflight(aProject(), {}, { ...deps, probe });
  expect(findings[0]).toMatchObject({
    severity: 'error',
    code: `media-${code}`,
    fix,
    values: { clipId: 'a', name: 'cup.jpg' },
  });
});

test('HEVC that this browser cannot decode is found beforehand', async () => {
  const probe = async (): Promise<MediaFacts> => ({ ...image, kind: 'video', videoCodec: 'hevc' });
  expect(await codes(aProject(), { probe })).toContain('error media-undecodable');
});

test('HEVC that a decoder of ours reads can be converted, and what that costs is said', async () => {
  const facts = { ...image, kind: 'video', videoCodec: 'hevc', codecString: 'hvc1.1.6.L93.B0' } as const;
  const found = async (more: Partial<MediaFacts> = {}) =>
    (await preflight(aProject(), {}, { ...deps, probe: async () => ({ ...facts, ...more }) }))[0];
  expect(await found()).toMatchObject({
    ...{ severity: 'error', code: 'media-convertible', fix: 'convert-media' },
    values: { mediaId: 'shot', name: 'cup.jpg' },
  });
  expect(await found({ hasAudio: true, audioCodec: 'dtsc' })).toMatchObject({
    ...{ code: 'media-convertible-silent', fix: 'convert-media' },
    values: { mediaId: 'shot', codec: 'DTS' },
  });
});

test('what a platform’s players do not take is named, and only where a platform is chosen', async () => {
  const facts = { codecString: 'avc1.7a000c', isFullRange: true, channels: 6 };
  const probe = async () => ({ ...image, kind: 'video' as const, canDecodeVideo: true, ...facts });
  const found = async (preset?: string) =>
    (await preflight(aProject(), preset ? { preset } : {}, { ...deps, probe })).find(
      ({ code }) => code === 'media-converted',
    );
  expect((await found('douyin'))?.values).toMatchObject({ name: 'cup.jpg', what: '4:2:2 · Full Range · 5.1' });
  expect(await found()).toBeUndefined();
});

test('HDR that is encoded anew becomes SDR, and that is said', async () => {
  const probe = async () => ({ ...image, kind: 'video' as const, canDecodeVideo: true, isHdr: true });
  const findings = await preflight(aProject(), {}, { ...deps, probe });
  expect(findings.find(({ code }) => code === 'media-hdr')).toMatchObject({
    severity: 'info',
    values: { name: 'cup.jpg' },
  });
});

test('a video whose sound nothing here decodes goes out without it, and that is said', async () => {
  const facts = {
    kind: 'video',
    canDecodeVideo: true,
    hasAudio: true,
    canDecodeAudio: false,
    audioCodec: 'ac3',
  } as const;
  const findings = await preflight(aProject(), {}, { ...deps, probe: async () => ({ ...image, ...facts }) });
  expect(findings.find(({ code }) => code === 'media-audio-lost')).toMatchObject({
    severity: 'warning',
    values: { name: 'cup.jpg', codec: 'AC-3' },
  });
});

test('sound that only our own decoder reads goes out, and that is said', async () => {
  const facts = {
    kind: 'video',
    canDecodeVideo: true,
    hasAudio: true,
    canDecodeAudio: true,
    audioCodec: 'eac3',
  } as const;
  const findings = await preflight(aProject(), {}, { ...deps, probe: async () => ({ ...image, ...facts }) });
  expect(findings.find(({ code }) => code === 'media-own-decoder')).toMatchObject({
    severity: 'info',
    values: { name: 'cup.jpg', codec: 'E-AC-3' },
  });
  expect(findings.some(({ code }) => code === 'media-audio-lost')).toBe(false);
});

test('a voice file without audio is a warning, audio that nothing can encode an error', async () => {
  expect(await codes(aProject({ voice: true }))).toContain('warning media-silent');
  const capabilities = async () => ({ ...(await deps.capabilities(0, 0)), aac: null, opus: false });
  expect(await codes(aProject({ voice: true }), { capabilities })).toContain('error no-audio-encoder');
});

test('a browser without H.264 is told about WebM, without any encoder about another browser', async () => {
  const with_ = (video: readonly ('vp9' | 'avc')[]) => async () => ({ ...(await deps.capabilities(0, 0)), video });
  expect(await codes(aProject(), { capabilities: with_(['vp9']) })).toContain('warning other-container');
  expect(await codes(aProject(), { capabilities: with_([]) })).toContain('error no-video-encoder');
});

test('the AI label switched off, a full disk, a lost font, an odd size: each is said', async () => {
  const aiLabel = { visible: false, metadata: true, text: 'AI' };
  expect(await codes(aProject({ aiLabel, isAi: true }))).toContain('warning label-off');
  expect(await codes(aProject({ aiLabel }))).toEqual(['info plan']);
  expect(await codes(aProject(), { freeBytes: async () => 1000 })).toContain('error disk-room');
  expect(await codes(aProject(), { freeBytes: async () => null })).toEqual(['info plan']);
  expect(await codes(aProject(), { missingFonts: async () => ['ZCOOL KuaiLe'] })).toContain('warning font-missing');
  expect(await codes(aProject({ canvas: { width: 101 } }))).toContain('info size-odd');
});

test('bytes that are already here are looked into instead of the URL', async () => {
  const seen: unknown[] = [];
  const probe = async (media: Blob | string): Promise<MediaFacts> => {
    seen.push(media);
    return image;
  };
  const blob = new Blob(['x']);
  await preflight(aProject(), { blobs: new Map([['shot', blob]]) }, { ...deps, probe });
  expect(seen).toEqual([blob]);
});

test('a video that is longer or larger than its platform takes says so by the limits it is given', async () => {
  const found = async (fileLimits?: { maxBytes: number; maxSeconds: number }) =>
    (await preflight(aProject(), fileLimits ? { fileLimits } : {}, deps))
      .filter(({ code }) => code.startsWith('platform-'))
      .map(({ code }) => code);
  expect(await found()).toEqual([]);
  expect(await found({ maxBytes: 1024 ** 3, maxSeconds: 3600 })).toEqual([]);
  expect(await found({ maxBytes: 1, maxSeconds: 0.5 })).toEqual(['platform-length', 'platform-size']);
});

test('more pixels or frames than the platform states is said, with both numbers', async () => {
  const fileLimits = { maxBytes: 1024 ** 3, maxSeconds: 3600, stated: { maxSide: 4096, maxFps: 120 } };
  const found = async (options: { readonly shortSide?: number; readonly fps?: number }) =>
    (await preflight(aProject(), { fileLimits, ...options }, deps))
      .filter(({ code }) => code.startsWith('platform-'))
      .map(({ code, values }) => [code, values.limit]);
  expect(await found({ fps: 120 })).toEqual([]);
  expect(await found({ fps: 144 })).toEqual([['platform-rate', 120]]);
  expect(await found({ shortSide: 4096 })).toEqual([['platform-side', 4096]]);
});
