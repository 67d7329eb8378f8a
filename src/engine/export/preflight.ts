import { formatDuration } from '../../utils/formatDuration';
import { planAudio } from '../audio/audioPlan';
import { codecTitle, convertibleOf } from '../media/diagnose';
import { type MediaErrorCode, toMediaError } from '../media/errors';
import { isAc3 } from '../media/ownAc3';
import type { MediaDetails, MediaFacts } from '../media/probe';
import { hasAiParts } from '../project/aiParts';
import { projectDuration } from '../project/projectDuration';
import type { Clip, MediaRef, Project } from '../project/schema';
import { allClips, mediaIdsOf } from '../project/walk';
import type { Layer } from '../resolve/frame';
import { resolve } from '../resolve/resolve';
import { addTicks, ticks, toSeconds } from '../time/ticks';
import type { Capabilities } from './capabilities';
import { choosePlan, type ExportPlan } from './choosePlan';
import { ExportError } from './errors';
import { estimateSize } from './estimateSize';
import type { Finding, FindingCode } from './findings';
import type { CopyForecast } from './forecast';
import { formats } from './formats';
import { beyondLimits, type PlaybackFacts, type PlaybackLimits } from './playbackLimits';
import { exportPreset } from './presets.data';
import { exportSettings, frameTime } from './settings';
import type { ExportOptions } from './types';

/** What preflight asks the world; tests bring their own. */
export interface PreflightDeps {
  readonly capabilities: (width: number, height: number) => Promise<Capabilities>;
  /** @throws MediaError */
  readonly probe: (media: Blob | string) => Promise<MediaFacts & Partial<MediaDetails>>;
  /** Free bytes on disk; null = not known. */
  readonly freeBytes: () => Promise<number | null>;
  /** Families out of these that cannot be had. */
  readonly missingFonts: (fonts: readonly FontUse[]) => Promise<readonly string[]>;
}

interface FontUse {
  readonly family: string;
  readonly weight: number;
}

/** Files looked into at a time. */
const PARALLEL = 4;

interface PreflightOptions extends ExportOptions {
  /** What will be copied, where it is known: such a file is as large as its sources. */
  readonly copy?: CopyForecast | undefined;
  /** What the place where it shall be shown takes at most; absent = anything. */
  readonly fileLimits?: {
    readonly maxBytes: number;
    readonly maxSeconds: number;
    /** Where the place states it: pixels of the longer side, images a second. */
    readonly stated?: { readonly maxSide: number; readonly maxFps: number };
  };
}

/**
 * Everything that would spoil an export, or that its maker should know, before it starts; errors first. Reads every
 * used file's head; takes about as long as fetching those.
 *
 * @param given What to ask instead of the browser.
 */
export async function preflight(
  project: Project,
  options: PreflightOptions = {},
  given?: PreflightDeps,
): Promise<readonly Finding[]> {
  if (projectDuration(project) <= 0) return [{ severity: 'error', code: 'no-clips', values: {}, fix: 'add-clips' }];
  const deps = given ?? (await import('./preflightDeps')).browserDeps;
  const { width, height } = exportSettings(project, options);
  const can = await deps.capabilities(width, height);
  const planned = planFindings(project, options, can);
  const found = await Promise.all([
    mediaFindings(project, options, deps),
    fontFindings(project, deps),
    roomFindings(project, options, planned.plan, deps),
  ]);
  const all = [...planned.findings, ...documentFindings(project), ...lengthFindings(project, options), ...found.flat()];
  const rank = { error: 0, warning: 1, info: 2 } as const;
  return all.sort((a, b) => rank[a.severity] - rank[b.severity]);
}

function planFindings(
  project: Project,
  options: ExportOptions,
  can: Capabilities,
): { readonly plan: ExportPlan | null; readonly findings: readonly Finding[] } {
  const { format: wish, videoCodec: wishedCodec } = exportSettings(project, options);
  const findings: Finding[] = [];
  if (!can.worker || !can.offscreenCanvas) findings.push({ severity: 'warning', code: 'main-thread', values: {} });
  try {
    const plan = choosePlan({ format: wish, videoCodec: wishedCodec }, can, planAudio(project).segments.length > 0);
    const { container, videoCodec, audioCodec } = plan;
    const values = { container, videoCodec: videoCodec ?? '', audioCodec: audioCodec ?? '' };
    if (wishedCodec && videoCodec && videoCodec !== wishedCodec && container === wish)
      findings.push({ severity: 'warning', code: 'other-codec', values });
    if (container !== wish) findings.push({ severity: 'warning', code: 'other-container', values });
    if (plan.needsAacEncoder) findings.push({ severity: 'info', code: 'aac-loaded', values: {} });
    return { plan, findings: [...findings, { severity: 'info', code: 'plan', values }] };
  } catch (error) {
    const code =
      error instanceof ExportError && error.code === 'no-audio-encoder' ? 'no-audio-encoder' : 'no-video-encoder';
    return { plan: null, findings: [...findings, { severity: 'error', code, values: {}, fix: 'other-browser' }] };
  }
}

function documentFindings(project: Project): readonly Finding[] {
  const { width, height } = project.canvas;
  const findings: Finding[] = [];
  if (width % 2 || height % 2) {
    const values = { width: width + (width % 2), height: height + (height % 2) };
    findings.push({ severity: 'info', code: 'size-odd', values });
  }
  if ((!project.aiLabel.visible || !project.aiLabel.metadata) && hasAiParts(project)) {
    findings.push({ severity: 'warning', code: 'label-off', values: {}, fix: 'turn-label-on' });
  }
  // One that cannot be seen is only a gap behind something that is drawn.
  const left = allClips(project).filter(({ type, params }) => type === 'placeholder' && params.opacity !== 0);
  if (left.length > 0) {
    findings.push({
      severity: 'warning',
      code: 'placeholder-left',
      values: { count: left.length, places: namedPlaces(left) },
      fix: 'replace-media',
    });
  }
  return findings;
}

const MOST_NAMED = 5;

/** When each begins and what it is called, the first of them; without words, so that it serves every language. */
function namedPlaces(clips: readonly Clip[]): string {
  const named = clips
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST_NAMED)
    .map(({ start, name }) => `${formatDuration(toSeconds(start))} ${name}`.trim());
  return [...named, ...(clips.length > MOST_NAMED ? ['…'] : [])].join(' · ');
}

/** Seconds from which an export is a matter of planning. */
const LONG = 2 * 60 * 60;
/** A GIF of this many seconds weighs tens of megabytes. */
const LONG_GIF = 30;

/** From this share on an empty image is hardly meant. */
const MOSTLY = 0.5;
const MOMENTS = 100;

/** How much of a moving image shows nothing but the background, 0–1; 0 for what has no moving image. */
function emptyShare(project: Project, options: ExportOptions): number {
  const settings = exportSettings(project, options);
  const { kind } = formats[settings.format];
  if (kind !== 'video' && kind !== 'animation') return 0;
  const count = Math.min(MOMENTS, settings.frames);
  // The mark of AI-made parts lies over nothing as well.
  const unmarked = { ...project, aiLabel: { ...project.aiLabel, visible: false } };
  let empty = 0;
  for (let index = 0; index < count; index += 1) {
    const time = frameTime(settings, Math.floor((index * settings.frames) / count));
    if (resolve(unmarked, time).layers.length === 0) empty += 1;
  }
  return count > 0 ? empty / count : 0;
}

function lengthFindings(project: Project, options: PreflightOptions): readonly Finding[] {
  const { duration, format, width, height, fps } = exportSettings(project, options);
  const seconds = Math.round(toSeconds(duration));
  const limits = options.fileLimits;
  const { bytes } = estimateSize(project, options, { copy: options.copy });
  const findings: Finding[] = [];
  const warn = (code: FindingCode, values: Finding['values']): void => {
    findings.push({ severity: 'warning', code, values });
  };
  const empty = emptyShare(project, options);
  if (empty >= MOSTLY) warn('image-empty', { percent: Math.floor(empty * 100) });
  if (seconds >= LONG) warn('video-long', { hours: Math.round(seconds / 360) / 10 });
  if (format === 'gif' && seconds > LONG_GIF) warn('gif-long', { seconds, size: bytes });
  if (limits && seconds > limits.maxSeconds) warn('platform-length', { minutes: Math.floor(limits.maxSeconds / 60) });
  const { maxSide = Number.POSITIVE_INFINITY, maxFps = Number.POSITIVE_INFINITY } = limits?.stated ?? {};
  if (Math.max(width, height) > maxSide) warn('platform-side', { width, height, limit: maxSide });
  if (fps.num / fps.den > maxFps) warn('platform-rate', { fps: Math.round(fps.num / fps.den), limit: maxFps });
  if (limits && bytes > limits.maxBytes) warn('platform-size', { size: bytes, most: limits.maxBytes });
  return findings;
}

async function mediaFindings(
  project: Project,
  options: ExportOptions,
  deps: PreflightDeps,
): Promise<readonly Finding[]> {
  const users = new Map<string, Clip>();
  for (const clip of allClips(project)) {
    for (const id of mediaIdsOf(project, clip)) if (!users.has(id)) users.set(id, clip);
  }
  const waiting = [...users];
  const findings: Finding[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      findings.push(...(await checkMedia(project.media[next[0]], next, options, deps)));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return findings;
}

async function checkMedia(
  ref: MediaRef | undefined,
  [mediaId, clip]: readonly [string, Clip],
  options: ExportOptions,
  deps: PreflightDeps,
): Promise<readonly Finding[]> {
  const values = { mediaId, clipId: clip.id, name: ref?.name ?? '' };
  const broken = (code: MediaErrorCode): Finding => ({
    severity: 'error',
    code: `media-${code}`,
    values,
    fix: code === 'network' ? 'retry' : 'replace-media',
  });
  const bytes = options.blobs?.get(mediaId) ?? ref?.url;
  if (!bytes) return [broken('missing')];
  try {
    const facts = await deps.probe(bytes);
    const notes = notesOn(facts, clip, values, exportPreset(options.preset)?.limits);
    if (clip.type === 'audio') {
      if (!facts.hasAudio) return [{ severity: 'warning', code: 'media-silent', values, fix: 'replace-media' }];
      return facts.canDecodeAudio ? notes : [broken('undecodable')];
    }
    if (facts.kind === 'audio') return [broken('unsupported')];
    if (facts.kind === 'video' && !facts.canDecodeVideo) {
      const convertible = convertibleOf(facts);
      if (!convertible) return [broken('undecodable')];
      const { lostAudio } = convertible;
      const code = lostAudio === undefined ? 'media-convertible' : 'media-convertible-silent';
      const told = lostAudio === undefined ? values : { ...values, codec: lostAudio };
      return [{ severity: 'error', code, values: told, fix: 'convert-media' }];
    }
    return facts.hasAudio && ref?.hasAudio && !facts.canDecodeAudio ? [broken('undecodable')] : notes;
  } catch (error) {
    return [broken(toMediaError(error, 'undecodable').code)];
  }
}

/** What does not hinder, but may surprise. */
function notesOn(
  facts: Partial<MediaDetails>,
  clip: Clip,
  values: Finding['values'],
  limits: PlaybackLimits | undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  const what = limits ? beyondLimits(playbackFactsOf(facts), limits) : [];
  if (what.length > 0)
    findings.push({ severity: 'info', code: 'media-converted', values: { ...values, what: what.join(' · ') } });
  if (facts.kind === 'video' && facts.hasAudio && !facts.canDecodeAudio) {
    const codec = codecTitle(facts.audioCodec ?? '');
    findings.push({
      severity: 'warning',
      code: 'media-audio-lost',
      values: { ...values, codec },
      fix: 'replace-media',
    });
  }
  if (facts.canDecodeAudio && isAc3(facts.audioCodec ?? null)) {
    const codec = codecTitle(facts.audioCodec ?? '');
    findings.push({ severity: 'info', code: 'media-own-decoder', values: { ...values, codec } });
  }
  if (facts.isTruncated) findings.push({ severity: 'warning', code: 'media-truncated', values, fix: 'replace-media' });
  if (facts.isHdr) findings.push({ severity: 'info', code: 'media-hdr', values });
  if (facts.isVfr && clip.type === 'video') findings.push({ severity: 'info', code: 'media-vfr', values });
  const count = facts.audioTracks ?? 0;
  if (count > 1) findings.push({ severity: 'info', code: 'media-tracks', values: { ...values, count } });
  return findings;
}

async function fontFindings(project: Project, deps: PreflightDeps): Promise<readonly Finding[]> {
  const uses = new Map<string, FontUse>();
  for (const clip of allClips(project)) {
    if (clip.type !== 'text' && clip.type !== 'caption') continue;
    const middle = addTicks(clip.start, ticks(clip.duration / 2));
    for (const use of resolve(project, middle).layers.flatMap(fontsOf)) uses.set(`${use.weight} ${use.family}`, use);
  }
  const missing = await deps.missingFonts([...uses.values()]);
  return missing.map((font) => ({ severity: 'warning', code: 'font-missing', values: { font } }));
}

const fontsOf = (layer: Layer): readonly FontUse[] =>
  layer.kind === 'raster'
    ? layer.items.flatMap((item) =>
        item.type === 'text' ? [{ family: item.style.font, weight: item.style.weight }] : [],
      )
    : [];

const playbackFactsOf = ({ codecString, isFullRange, channels }: Partial<MediaDetails>): PlaybackFacts => ({
  codecString: codecString ?? null,
  isFullRange: isFullRange ?? false,
  channels: channels ?? 0,
});

/** The index and the odd overshoot of the encoder. */
const HEADROOM = 1.15;

async function roomFindings(
  project: Project,
  options: PreflightOptions,
  plan: ExportPlan | null,
  deps: PreflightDeps,
): Promise<readonly Finding[]> {
  const free = await deps.freeBytes();
  if (free === null || !plan) return [];
  const needed = Math.ceil(
    estimateSize(project, { ...options, format: plan.container }, { copy: options.copy }).bound * HEADROOM,
  );
  if (needed <= free) return [];
  return [{ severity: 'error', code: 'disk-room', values: { needed, free }, fix: 'free-space' }];
}
