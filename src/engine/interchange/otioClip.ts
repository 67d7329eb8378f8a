import type { Clip, MediaRef, Project } from '../project/schema';
import { mediaIdOf } from '../project/walk';
import type { FrameRate } from '../time/frameRate';
import * as otio from './otioParts';

export interface OtioContext {
  readonly project: Project;
  readonly fps: FrameRate;
  readonly urlOf: (media: MediaRef) => string;
}

const MEDIA_KEY = 'DEFAULT_MEDIA';

/**
 * A clip of `frames` on its track. As the format's own adapters do, `source_range` has the length on the track also where a
 * time warp uses up more or less of the source. For a reversed clip it begins at the stretch's head, the warp is negative.
 */
export function otioClip(context: OtioContext, clip: Clip, frames: number): otio.OtioObject {
  const { fps } = context;
  const start = 'trimStart' in clip ? otio.framesAt(clip.trimStart, fps) : 0;
  const text = textOf(clip);
  const named = clip.name || context.project.media[mediaIdOf(clip) ?? '']?.name || text || clip.type;
  const range = otio.timeRange(start, frames, fps);
  return {
    OTIO_SCHEMA: 'Clip.2',
    ...otio.item(named, {
      source_range: range,
      effects: effectsOf(clip),
      markers: text ? [otio.marker({ name: text, color: 'YELLOW', range })] : [],
      metadata: otio.own(restOf(clip)),
    }),
    media_references: { [MEDIA_KEY]: referenceOf(context, clip, text) },
    active_media_reference_key: MEDIA_KEY,
  };
}

/** What a text or caption says, its variables one under the other. */
function textOf(clip: Clip): string {
  if (clip.type === 'text') return clip.text;
  if (clip.type !== 'caption') return '';
  const { caption, ...others } = clip.texts;
  return [caption, ...Object.values(others)].filter(Boolean).join('\n');
}

function effectsOf(clip: Clip): readonly otio.OtioObject[] {
  const applied = clip.effects
    .filter(({ enabled }) => enabled)
    .map(({ type, params }) => otio.effect(type, otio.own({ params })));
  return 'speed' in clip ? [...warpOf(clip), ...applied] : applied;
}

function warpOf(clip: Extract<Clip, { speed: number }>): readonly otio.OtioObject[] {
  if (clip.type === 'video' && clip.frozen) return [otio.timeWarp(0)];
  const scalar = clip.reversed ? -clip.speed : clip.speed;
  return scalar === 1 ? [] : [otio.timeWarp(scalar)];
}

/** Everything of the clip that the format has no field for. */
function restOf(clip: Clip): otio.Metadata {
  const { start: _start, duration: _duration, name: _name, effects: _effects, ...rest } = clip;
  return rest;
}

function referenceOf({ project, fps, urlOf }: OtioContext, clip: Clip, text: string): otio.OtioObject {
  const media = project.media[mediaIdOf(clip) ?? ''];
  if (!media) return otio.missingReference(clip.type, otio.own(text ? { text } : {}));
  const range = media.duration > 0 ? otio.timeRange(0, otio.framesAt(media.duration, fps), fps) : null;
  return otio.externalReference(media.name || media.id, urlOf(media), range);
}
