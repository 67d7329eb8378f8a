/** What phones, browsers and a platform's own converters surely play: 8-bit 4:2:0 of limited range, and no more than this. */
export interface PlaybackLimits {
  /** H.264's and H.265's number. */
  readonly level: number;
  readonly channels: number;
}

/** What is to be known of a file to tell whether it may be taken over as it is. */
export interface PlaybackFacts {
  /** As in a decoder's configuration, profile and level included; null = no image. */
  readonly codecString: string | null;
  readonly isFullRange: boolean;
  /** 0 = no sound. */
  readonly channels: number;
}

/**
 * What a file has beyond the limits, in the trade's own terms (`4:2:2`, `10 bit`, `5.1`), which need no translation;
 * empty where everything plays it.
 */
export function beyondLimits(facts: PlaybackFacts, limits: PlaybackLimits): readonly string[] {
  const { codecString, isFullRange, channels } = facts;
  const level = levelOf(codecString ?? '');
  return [
    ...(codecString === null ? [] : samplingOf(codecString)),
    ...(level > limits.level ? [`Level ${level}`] : []),
    ...(isFullRange ? ['Full Range'] : []),
    ...(channels > limits.channels ? [CHANNEL_NAMES[channels] ?? `${channels} ch`] : []),
  ];
}

const CHANNEL_NAMES: Readonly<Record<number, string>> = { 3: '2.1', 6: '5.1', 8: '7.1' };

/** Depth and chroma beyond 8-bit 4:2:0, by the profile. */
function samplingOf(codecString: string): readonly string[] {
  const [name = '', ...parts] = codecString.toLowerCase().split('.');
  switch (name) {
    case 'avc1':
    case 'avc3':
      return AVC_PROFILES[(parts[0] ?? '').slice(0, 2)] ?? ['H.264'];
    case 'hvc1':
    case 'hev1':
      return HEVC_PROFILES[parts[0] ?? ''] ?? ['H.265'];
    case 'vp09':
      return VP9_PROFILES[parts[0] ?? ''] ?? ['VP9'];
    case 'av01':
      return [...(AV1_PROFILES[parts[0] ?? ''] ?? ['AV1']), ...(parts[2] === '08' ? [] : [`${Number(parts[2])} bit`])];
    default:
      return [];
  }
}

type Sampling = Readonly<Record<string, readonly string[]>>;
/** By `profile_idc`: Baseline, Main, Extended and High; High 10, High 4:2:2 and High 4:4:4. */
const AVC_PROFILES: Sampling = {
  '42': [],
  '4d': [],
  '58': [],
  '64': [],
  '6e': ['10 bit'],
  '7a': ['4:2:2'],
  f4: ['4:4:4'],
};
/** Main, Main 10, Main Still Picture, the range extensions. */
const HEVC_PROFILES: Sampling = { '1': [], '2': ['10 bit'], '3': [], '4': ['4:2:2'] };
const VP9_PROFILES: Sampling = { '00': [], '01': ['4:4:4'], '02': ['10 bit'], '03': ['4:4:4', '10 bit'] };
const AV1_PROFILES: Sampling = { '0': [], '1': ['4:4:4'], '2': ['4:2:2'] };

/** 0 where the codec has none that would matter. */
function levelOf(codecString: string): number {
  const avc = /^avc[13]\.[\da-f]{4}([\da-f]{2})/i.exec(codecString)?.[1];
  if (avc) return Number.parseInt(avc, 16) / 10;
  const hevc = /^(?:hvc1|hev1)\..*\.[lh](\d+)/i.exec(codecString)?.[1];
  return hevc ? Number(hevc) / 30 : 0;
}
