import type { FrameRate } from '../time/frameRate';
import { TICKS_PER_SECOND, type Ticks } from '../time/ticks';

/** Under this key stands what the format has no words for; other programs keep it and ignore it. */
const NAMESPACE = 'framework-studio';

export type OtioObject = { readonly OTIO_SCHEMA: string } & Readonly<Record<string, unknown>>;
export type Metadata = Readonly<Record<string, unknown>>;

/** Nearest frame border of a time. Frames, not ticks: other programs cut at frames only. */
export const framesAt = (time: Ticks, fps: FrameRate): number =>
  Math.round((time * fps.num) / (TICKS_PER_SECOND * fps.den));

export const rationalTime = (frames: number, fps: FrameRate): OtioObject => ({
  OTIO_SCHEMA: 'RationalTime.1',
  rate: fps.num / fps.den,
  value: frames,
});

export const timeRange = (start: number, duration: number, fps: FrameRate): OtioObject => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: rationalTime(start, fps),
  duration: rationalTime(duration, fps),
});

export const own = (values: Metadata): Metadata => ({ [NAMESPACE]: values });

/** What Clip, Gap, Track and Stack have in common. */
export const item = (name: string, more: Metadata = {}): Metadata => ({
  name,
  enabled: true,
  source_range: null,
  effects: [],
  markers: [],
  metadata: {},
  ...more,
});

export const gap = (frames: number, fps: FrameRate): OtioObject => ({
  OTIO_SCHEMA: 'Gap.1',
  ...item('', { source_range: timeRange(0, frames, fps) }),
});

export const track = (name: string, kind: 'Video' | 'Audio', more: Metadata): OtioObject => ({
  OTIO_SCHEMA: 'Track.1',
  ...item(name, more),
  kind,
});

export const stack = (name: string, children: readonly OtioObject[], markers: readonly OtioObject[]): OtioObject => ({
  OTIO_SCHEMA: 'Stack.1',
  ...item(name, { markers }),
  children,
});

export interface OtioMarker {
  readonly name: string;
  readonly color: 'GREEN' | 'PURPLE' | 'YELLOW';
  readonly range: OtioObject;
  readonly metadata?: Metadata;
}

export const marker = ({ name, color, range, metadata = {} }: OtioMarker): OtioObject => ({
  OTIO_SCHEMA: 'Marker.2',
  name,
  color,
  comment: name,
  marked_range: range,
  metadata,
});

export const externalReference = (name: string, url: string, range: OtioObject | null): OtioObject => ({
  OTIO_SCHEMA: 'ExternalReference.1',
  name,
  target_url: url,
  available_range: range,
  available_image_bounds: null,
  metadata: {},
});

/** Texts and shapes have no media; the format knows no titles. */
export const missingReference = (name: string, metadata: Metadata): OtioObject => ({
  OTIO_SCHEMA: 'MissingReference.1',
  name,
  available_range: null,
  available_image_bounds: null,
  metadata,
});

/** `scalar` 0 = a freeze frame, negative = backwards. */
export const timeWarp = (scalar: number): OtioObject => ({
  OTIO_SCHEMA: scalar === 0 ? 'FreezeFrame.1' : 'LinearTimeWarp.1',
  name: '',
  effect_name: scalar === 0 ? 'FreezeFrame' : 'LinearTimeWarp',
  time_scalar: scalar,
  metadata: {},
});

export const effect = (name: string, metadata: Metadata): OtioObject => ({
  OTIO_SCHEMA: 'Effect.1',
  name,
  effect_name: name,
  metadata,
});

export const transition = (
  type: string,
  offsets: { readonly in: number; readonly out: number },
  fps: FrameRate,
): OtioObject => ({
  OTIO_SCHEMA: 'Transition.1',
  name: type,
  transition_type: type === 'dissolve' ? 'SMPTE_Dissolve' : 'Custom_Transition',
  in_offset: rationalTime(offsets.in, fps),
  out_offset: rationalTime(offsets.out, fps),
  metadata: own({ type }),
});
