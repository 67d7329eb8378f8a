import { isOwnHevc } from '../hevcUnits';
import type { MediaDetails } from '../probe';
import { audioCodec, codecsIn, codecTitle, imageCodec } from './codecs';
import { type IsoFacts, readIso } from './isoBoxes';
import { type ContainerName, HEAD_BYTES, sniff } from './sniff';
import type { Convertible, MediaReason, MediaReasonCode, WayOutCode } from './types';

const videos: readonly WayOutCode[] = ['export-capcut', 'mac-quicktime', 'windows-clipchamp', 'desktop-handbrake'];

const audios: readonly WayOutCode[] = ['save-as-mp3', 'choose-another'];

const ways: Readonly<Record<MediaReasonCode, readonly WayOutCode[]>> = {
  empty: ['download-again', 'choose-another'],
  'not-media': ['choose-another', 'download-again'],
  playlist: ['get-original', 'choose-another'],
  'old-container': videos,
  'no-decoder': [...videos, 'other-browser'],
  'no-audio-decoder': ['save-as-mp3', ...videos],
  'audio-lost': videos,
  encrypted: ['get-original', 'choose-another'],
  'no-index': ['repair-recording', 'record-again', 'download-again'],
  broken: ['download-again', 'export-capcut'],
  truncated: ['use-what-is-there', 'download-again'],
  'audio-only': ['use-audio-tools', 'choose-another'],
  silent: ['choose-another'],
  'animated-image': ['use-as-image', 'export-capcut'],
  'still-image': ['use-as-image', 'choose-another'],
  'image-format': ['save-as-jpeg', 'choose-another'],
};

/** Whether a text that was stored once is a code that is still known. */
export const isReasonCode = (code: string | undefined): code is MediaReasonCode =>
  code !== undefined && Object.hasOwn(ways, code);

const groups = {
  old: new Set<ContainerName>(['avi', 'asf', 'flv', 'rm', 'mpeg-ps', 'mxf', 'midi']),
  oldAudio: new Set<ContainerName>(['wma', 'aiff', 'caf', 'ac3', 'dts', 'ape', 'amr']),
  foreign: new Set<ContainerName>(['pdf', 'html', 'text', 'program', 'zip', 'rar', '7z']),
  packed: new Set<ContainerName>(['zip', 'rar', '7z']),
  animated: new Set<ContainerName>(['gif', 'apng', 'webp-animated', 'avif-sequence']),
  still: new Set<ContainerName>(['png', 'jpeg', 'webp', 'avif', 'bmp']),
  unseen: new Set<ContainerName>(['heic', 'tiff', 'raw', 'psd', 'eps', 'svg', 'ico', 'jp2', 'jxl']),
} as const;

/** What the file is wanted for. */
export type WantedMedia = 'video' | 'audio' | 'any';

/** Cameras' raw images are TIFF files with more in them. */
const rawEnding = /\.(cr2|nef|arw|dng|rw2|orf|raf|pef)$/i;

/** Files that an app has locked are known by their ending only. */
const lockedEnding = /\.(qlv|kux|qsv|ncm|kgm|kgma|qmc0|qmc3|qmcflac|mflac|mgg|vpr|ifox|tm[023])$/i;

/**
 * Says why a file cannot be used for something and what to do about it, from its bytes and from what {@link probe} found;
 * null where nothing is wrong. Reads a few kilobytes and an MP4's index, never the video.
 *
 * @param facts What `probe` told, null where it threw.
 */
export async function diagnose(
  file: Blob & { readonly name?: string },
  facts: MediaDetails | null,
  wanted: WantedMedia = 'any',
): Promise<MediaReason | null> {
  if (file.size === 0) return reason('empty', null, null);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const name = file.name ?? '';
  const found = sniff(head);
  const container = found === 'tiff' && rawEnding.test(name) ? 'raw' : found;
  const isIso = container === 'mp4' || container === 'mov';
  const iso = isIso ? await readIso(file) : null;
  const ids = iso ? iso.entries : container ? codecsIn(container, head) : [];
  const codecs = namedCodecs(ids, facts);
  const byFacts = facts ? factsReason(facts, wanted, container) : null;
  const code = byFacts ?? (facts ? (iso?.isEncrypted ? 'encrypted' : null) : unread(container, iso, codecs, name));
  if (!code) return null;
  const locked = code === 'no-decoder' && iso?.isEncrypted ? 'encrypted' : code;
  const isAboutAudio = code === 'no-audio-decoder' || code === 'audio-lost' || facts?.kind === 'audio';
  const convertible = locked === 'no-decoder' && facts ? convertibleOf(facts) : null;
  const told = reason(locked, container, isAboutAudio ? codecs.audio : codecs.image);
  return convertible ? { ...told, ...convertible, isConvertible: true } : told;
}

type ConvertibleFacts = Pick<MediaDetails, 'kind' | 'canDecodeVideo' | 'hasAudio' | 'canDecodeAudio' | 'audioCodec'> &
  Partial<Pick<MediaDetails, 'codecString'>>;

/** Whether a video that this browser has no decoder for is decoded by one of ours, which makes an H.264 video of it; null = no. */
export function convertibleOf(facts: ConvertibleFacts): Convertible | null {
  const { kind, canDecodeVideo, codecString, hasAudio, canDecodeAudio, audioCodec } = facts;
  if (kind !== 'video' || canDecodeVideo || !isOwnHevc(codecString ?? null)) return null;
  return hasAudio && !canDecodeAudio ? { lostAudio: codecTitle(audioCodec ?? '') } : {};
}

interface NamedCodecs {
  readonly image: string | null;
  readonly audio: string | null;
}

/** What people call the codecs of a file, by its own index and else by what could be read of it. */
function namedCodecs(ids: readonly string[], facts: MediaDetails | null): NamedCodecs {
  const title = (id: string | null | undefined) => (id ? codecTitle(id) : null);
  return {
    image: title(imageCodec(ids) ?? facts?.videoCodec),
    audio: title(facts?.audioCodec ?? audioCodec(ids)),
  };
}

/** What is wrong with a file that could be opened. */
function factsReason(
  facts: MediaDetails,
  wanted: WantedMedia,
  container: ContainerName | null,
): MediaReasonCode | null {
  const isMoving = container !== null && groups.animated.has(container);
  if (facts.kind === 'image' && wanted !== 'any') return isMoving ? 'animated-image' : 'still-image';
  if (facts.kind === 'audio' && wanted === 'video') return 'audio-only';
  if (facts.kind === 'video' && wanted === 'audio' && !facts.hasAudio) return 'silent';
  if (facts.kind === 'video' && !facts.canDecodeVideo && wanted !== 'audio') return 'no-decoder';
  if (facts.hasAudio && !facts.canDecodeAudio && (facts.kind === 'audio' || wanted === 'audio'))
    return 'no-audio-decoder';
  if (facts.kind !== 'image' && facts.duration <= 0) return 'broken';
  if (facts.isTruncated) return 'truncated';
  return facts.kind === 'video' && facts.hasAudio && !facts.canDecodeAudio ? 'audio-lost' : null;
}

/** Why a file could not be opened. */
function unread(
  container: ContainerName | null,
  iso: IsoFacts | null,
  codecs: NamedCodecs,
  name: string,
): MediaReasonCode {
  if (container === 'locked' || (container === null && lockedEnding.test(name))) return 'encrypted';
  if (container === 'playlist') return 'playlist';
  if (container === null || groups.foreign.has(container))
    return container === null && /\.(mp4|mov|m4v|mkv|webm|avi|mp3|m4a|wav)$/i.test(name) ? 'broken' : 'not-media';
  if (groups.old.has(container) || groups.oldAudio.has(container)) return 'old-container';
  if (groups.unseen.has(container)) return 'image-format';
  if (container === 'ogg' && codecs.image) return 'no-decoder';
  if (container === 'ogg' && codecs.audio) return 'no-audio-decoder';
  if (!iso) return 'broken';
  if (iso.isEncrypted) return 'encrypted';
  if (!iso.hasIndex) return iso.isFragmented ? 'broken' : 'no-index';
  return codecs.image && !iso.isCut && codecs.image !== 'H.264' ? 'no-decoder' : 'broken';
}

function reason(code: MediaReasonCode, container: ContainerName | null, codec: string | null): MediaReason {
  const isPacked = container !== null && groups.packed.has(container);
  const isPhone = code === 'no-decoder' && codec === 'HEVC / H.265';
  const isAudio = container !== null && groups.oldAudio.has(container);
  const usual = isAudio && code === 'old-container' ? audios : ways[code];
  const first = isPacked ? 'unpack' : isPhone ? 'iphone-compatible' : null;
  const isUsable = code === 'truncated' || code === 'audio-lost';
  return { code, container, codec, ways: first ? [first, ...usual] : usual, isUsable, isConvertible: false };
}

/** What a container is called in a sentence: MP4, AVI, RMVB … */
export const containerTitle = (container: ContainerName): string => titles[container] ?? container.toUpperCase();

const titles: Partial<Record<ContainerName, string>> = {
  asf: 'WMV',
  ac3: 'AC-3',
  jp2: 'JPEG 2000',
  jxl: 'JPEG XL',
  raw: 'RAW',
  rm: 'RMVB / RM',
  'mpeg-ps': 'MPG / VOB',
  'mpeg-ts': 'TS',
  'webp-animated': 'WebP',
  'avif-sequence': 'AVIF',
  webm: 'WebM',
  playlist: 'M3U8',
};
