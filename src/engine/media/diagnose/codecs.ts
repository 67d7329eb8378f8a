import type { ContainerName } from './sniff';
import { latin } from './sniff';

/** Names of codecs as people know them, by what containers call them. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(avc[1-4]|h264|x264|V_MPEG4\/ISO\/AVC)$/i, 'H.264'],
  [/^(hvc1|hev1|hevc|h265|V_MPEGH\/ISO\/HEVC|dvh[1e])$/i, 'HEVC / H.265'],
  [/^(ap(ch|cn|cs|co|4h|4x)|aprn|V_PRORES|prores)$/i, 'ProRes'],
  [/^(av01|V_AV1|av1)$/i, 'AV1'],
  [/^(vp09|V_VP9|vp9)$/i, 'VP9'],
  [/^(vp08|V_VP8|vp8)$/i, 'VP8'],
  [/^(mp4v|xvid|divx|dx50|fmp4|V_MPEG4\/ISO\/(SP|ASP|AP))$/i, 'MPEG-4 (Xvid / DivX)'],
  [/^(mpg2|mpeg2|m2v1|xdv.|hdv.|mx\dp|mx\dn|V_MPEG2)$/i, 'MPEG-2'],
  [/^(AVdn|AVdh|dnxhd)$/, 'DNxHD'],
  [/^(mjpg|jpeg|mjpa|mjpb|dmb1)$/i, 'Motion JPEG'],
  [/^(wmv[123]|wvc1|wmva)$/i, 'WMV'],
  [/^(ffv1|V_FFV1)$/i, 'FFV1'],
  [/^(theora|V_THEORA)$/i, 'Theora'],
  [/^ai(v|[15][pq2356])[1-9a-z]?$/i, 'AVC-Intra'],
  [/^(rv[1234]0)$/i, 'RealVideo'],
  [/^(cfhd)$/i, 'CineForm'],
  [/^(s263|h263|flv1)$/i, 'H.263'],
  [/^(vvc1|vvi1)$/i, 'H.266'],
  [/^(dv..)$/i, 'DV'],
  [/^(mp4a|aac|A_AAC.*)$/i, 'AAC'],
  [/^(ac-3|ac3|A_AC3)$/i, 'AC-3'],
  [/^(ec-3|eac3|A_EAC3)$/i, 'E-AC-3'],
  [/^(dts.|dts|A_DTS)$/i, 'DTS'],
  [/^(alac|A_ALAC)$/i, 'ALAC'],
  [/^(samr|sawb)$/i, 'AMR'],
  [/^(speex|A_SPEEX)$/i, 'Speex'],
  [/^(flac|fLaC|A_FLAC)$/i, 'FLAC'],
  [/^(mlpa|truehd|A_TRUEHD)$/i, 'TrueHD'],
];

/** What people call a codec; what is not known keeps its own name in capitals. */
export const codecTitle = (id: string): string =>
  names.find(([form]) => form.test(id.trim()))?.[1] ?? id.trim().toUpperCase();

const audioOnly =
  /^(mp4a|aac|alac|ac-3|ec-3|samr|sawb|dts.|mlpa|twos|sowt|lpcm|ipcm|fpcm|Opus|flac|\.mp3|raw |in24|enca|speex|A_.*)$/i;
const known = (id: string): boolean => names.some(([form]) => form.test(id.trim()));

/** The image's codec among names found in a container; null where there is none. */
export const imageCodec = (ids: readonly string[]): string | null =>
  ids.find((id) => !audioOnly.test(id) && known(id)) ??
  ids.find((id) => !audioOnly.test(id) && !/^(enc.|text|tx3g|tmcd|mebx|c608|wvtt|stpp|mett|rtp )$/.test(id)) ??
  null;

/** The sound's codec among them; null where there is none. */
export const audioCodec = (ids: readonly string[]): string | null =>
  ids.find((id) => audioOnly.test(id) && id !== 'enca') ?? null;

/** Names of codecs that a container other than MP4 tells in its head. */
export function codecsIn(container: ContainerName, head: Uint8Array): readonly string[] {
  const text = latin(head);
  if (container === 'avi') return matches(text, /strh.{4}vids(.{4})/gs);
  if (container === 'mkv' || container === 'webm') return mkvCodecs(text);
  if (container === 'ogg') return matches(text, /(theora|Speex|FLAC)/g);
  if (container === 'asf') return matches(text, /(WMV[123]|WVC1|WMVA|MP4[SV3])/g);
  if (container === 'rm') return matches(text, /VIDO(RV[1234]0)/g);
  if (container === 'flv') return flvCodec(head);
  return [];
}

const matches = (text: string, form: RegExp): readonly string[] => [...text.matchAll(form)].map(([, id]) => id ?? '');

/** What came from AVI keeps its name in a header of Windows, 16 bytes into the track's private data (`63 A2`, a size). */
const mkvCodecs = (text: string): readonly string[] =>
  matches(text, /([VA]_[A-Z0-9]+(?:\/[A-Z0-9]+)*)/g).map((id) => {
    if (id !== 'V_MS/VFW/FOURCC') return id;
    const [, name] =
      /V_MS\/VFW\/FOURCC.{0,64}?\x63\xa2(?:[\x80-\xff]|[\x40-\x7f].).{16}([\x20-\x7e]{4})/s.exec(text) ?? [];
    return name ?? id;
  });

/** Codec number in the first image tag (type 9). */
function flvCodec(head: Uint8Array): readonly string[] {
  for (let at = 13; at + 12 < head.length; ) {
    const size = ((head[at + 1] ?? 0) << 16) | ((head[at + 2] ?? 0) << 8) | (head[at + 3] ?? 0);
    if (head[at] === 9)
      return [
        ({ 2: 'flv1', 4: 'vp6', 7: 'avc1', 12: 'hvc1' } as Record<number, string>)[(head[at + 11] ?? 0) & 15] ?? 'FLV',
      ];
    at += size + 15;
  }
  return [];
}
