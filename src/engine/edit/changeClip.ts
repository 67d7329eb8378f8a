import { captionTemplate } from '../project/captionTemplates';
import { animatedEffectParam, effectDefinition, isValidEffectParam } from '../project/effects';
import { isValidParam, paramsFor } from '../project/params';
import { type Keyframe, type Project, placeholderClip, type VisualClip } from '../project/schema';
import { usedSource } from '../project/sourceTime';
import { ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { editableClip, mapTracks, withClip } from './document';
import { EditError } from './errors';

export function setParam(project: Project, { clipId, param, value }: ActionOf<'setParam'>): Project {
  const place = editableClip(project, clipId);
  const definition = paramsFor(place.clip.type).get(param);
  if (!definition || (value !== undefined && !isValidParam(definition, value)))
    throw new EditError('bad-param', { param });
  const { [param]: old, ...rest } = place.clip.params;
  if (old === value) return project;
  return withClip(project, place, { ...place.clip, params: value === undefined ? rest : { ...rest, [param]: value } });
}

export function setKeyframe(project: Project, { clipId, param, keyframe }: ActionOf<'setKeyframe'>): Project {
  const place = editableClip(project, clipId);
  const definition = paramsFor(place.clip.type).get(param);
  const ofEffect = animatedEffectParam(place.clip, param);
  const isValid = ofEffect
    ? isValidEffectParam(ofEffect, keyframe.value)
    : definition?.keyframable && isValidParam(definition, keyframe.value);
  if (!isValid) throw new EditError('bad-param', { param });
  const others = (place.clip.keyframes[param] ?? []).filter(({ at }) => at !== keyframe.at);
  return withKeyframes(
    project,
    clipId,
    param,
    [...others, keyframe].toSorted((a, b) => a.at - b.at),
  );
}

export function removeKeyframe(project: Project, { clipId, param, at }: ActionOf<'removeKeyframe'>): Project {
  const frames = editableClip(project, clipId).clip.keyframes[param] ?? [];
  const kept = frames.filter((frame) => frame.at !== at);
  return kept.length === frames.length ? project : withKeyframes(project, clipId, param, kept);
}

function withKeyframes(project: Project, clipId: string, param: string, frames: readonly Keyframe[]): Project {
  const place = editableClip(project, clipId);
  const { [param]: _, ...rest } = place.clip.keyframes;
  return withClip(project, place, {
    ...place.clip,
    keyframes: frames.length > 0 ? { ...rest, [param]: frames } : rest,
  });
}

export function setEffects(project: Project, { clipId, effects }: ActionOf<'setEffects'>): Project {
  const unknown = effects.find(({ type }) => !effectDefinition(type));
  if (unknown || effects.length > 20) throw new EditError('bad-param', { param: unknown?.type ?? 'effects' });
  const place = editableClip(project, clipId);
  return withClip(project, place, { ...place.clip, effects });
}

export function setAudio(project: Project, { clipId, patch }: ActionOf<'setAudio'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  if (clip.type !== 'video' && clip.type !== 'audio') throw new EditError('wrong-type', { clipId });
  const { volume = clip.volume, fadeIn = clip.fadeIn, fadeOut = clip.fadeOut } = patch;
  if (!(volume >= 0 && volume <= 2)) throw new EditError('bad-param', { param: 'volume' });
  if (!(fadeIn >= 0 && fadeOut >= 0)) throw new EditError('bad-time', { clipId });
  return withClip(project, place, { ...clip, ...patch });
}

export function setName(project: Project, { clipId, name }: ActionOf<'setName'>): Project {
  const place = editableClip(project, clipId);
  return withClip(project, place, { ...place.clip, name: name.slice(0, 200) });
}

export function setText(project: Project, { clipId, text }: ActionOf<'setText'>): Project {
  const place = editableClip(project, clipId);
  if (place.clip.type !== 'text') throw new EditError('wrong-type', { clipId });
  return withClip(project, place, { ...place.clip, text: text.slice(0, 2000) });
}

/** New words also drop word times that belonged to the old ones, unless new times come with them. */
export function setCaption(project: Project, { clipId, texts, words }: ActionOf<'setCaption'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  if (clip.type !== 'caption') throw new EditError('wrong-type', { clipId });
  const isNew = texts !== undefined && texts.caption !== clip.texts.caption;
  return withClip(project, place, {
    ...clip,
    texts: texts ? { ...clip.texts, ...texts } : clip.texts,
    words: words ?? (isNew ? [] : clip.words),
  });
}

export function setTemplate(project: Project, { clipId, templateKey }: ActionOf<'setTemplate'>): Project {
  if (!Object.hasOwn(project.templates, templateKey) && !captionTemplate(templateKey))
    throw new EditError('no-template', { templateKey });
  if (clipId !== undefined) {
    const place = editableClip(project, clipId);
    if (place.clip.type !== 'caption') throw new EditError('wrong-type', { clipId });
    return withClip(project, place, { ...place.clip, templateKey });
  }
  return mapTracks(project, (clips, { track }) => {
    const isChanged = clips.some((clip) => clip.type === 'caption' && clip.templateKey !== templateKey);
    if (track.locked || !isChanged) return clips;
    return clips.map((clip) => (clip.type === 'caption' ? { ...clip, templateKey } : clip));
  });
}

/**
 * Shows another image or clip in the same place and time: how variants and "change shot" work. Params, keyframes and
 * effects stay. Throws EditError `source-too-short` when a video cannot fill the time.
 */
export function replaceMedia(
  project: Project,
  { clipId, mediaId, trimStart = ZERO }: ActionOf<'replaceMedia'>,
): Project {
  const place = editableClip(project, clipId);
  const media = project.media[mediaId];
  if (!media) throw new EditError('no-media', { mediaId });
  const { clip } = place;
  const ensure = (span: { readonly speed: number; readonly frozen?: boolean }): void => {
    const need = trimStart + usedSource({ ...span, duration: clip.duration, trimStart });
    if (trimStart < 0 || (media.duration > 0 && need > media.duration)) {
      throw new EditError('source-too-short', { mediaId });
    }
  };
  if (clip.type === 'audio') {
    if (media.kind === 'image') throw new EditError('wrong-type', { mediaId });
    ensure(clip);
    return withClip(project, place, { ...clip, mediaId, trimStart });
  }
  if (clip.type === 'sticker' && media.kind === 'image') return withClip(project, place, { ...clip, mediaId });
  if (media.kind === 'audio' || (clip.type !== 'video' && clip.type !== 'image' && clip.type !== 'placeholder')) {
    throw new EditError('wrong-type', { mediaId });
  }
  if (media.kind === 'image') return withClip(project, place, { ...common(clip), type: 'image', mediaId });
  if (clip.type === 'video') {
    ensure(clip);
    return withClip(project, place, { ...clip, mediaId, trimStart });
  }
  ensure({ speed: 1 });
  const audio = { volume: 1, fadeIn: ZERO, fadeOut: ZERO, muted: true };
  return withClip(project, place, {
    ...common(clip),
    ...audio,
    type: 'video',
    mediaId,
    trimStart,
    speed: 1,
    reversed: false,
    frozen: false,
    pitchKept: true,
  });
}

/** Leaves the place, its time and its params; what stood there can be put back (`mediaId`). */
export function emptyPlace(project: Project, { clipId }: ActionOf<'emptyPlace'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  if (clip.type !== 'video' && clip.type !== 'image') throw new EditError('wrong-type', { clipId });
  return withClip(
    project,
    place,
    placeholderClip.parse({ ...common(clip), type: 'placeholder', mediaId: clip.mediaId }),
  );
}

export function setPlaceholder(project: Project, { clipId, patch }: ActionOf<'setPlaceholder'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  if (clip.type !== 'placeholder') throw new EditError('wrong-type', { clipId });
  const { accepts = clip.accepts ?? null, ...sides } = patch;
  const changed = placeholderClip.safeParse({ ...clip, ...sides });
  if (!changed.success) throw new EditError('bad-param', { param: changed.error.issues[0]?.path.join('.') ?? '' });
  const { accepts: _, ...rest } = clip;
  const { width, height } = changed.data;
  return withClip(project, place, { ...rest, width, height, ...(accepts ? { accepts } : {}) });
}

/** Says what may be written in a text or a caption that whoever uses the video fills. */
export function setTextRule(project: Project, { clipId, rule }: ActionOf<'setTextRule'>): Project {
  const { clip } = editableClip(project, clipId);
  if (clip.type !== 'text' && clip.type !== 'caption') throw new EditError('wrong-type', { clipId });
  return { ...project, textRules: { ...project.textRules, [clipId]: rule } };
}

/** What every kind of clip has. */
const common = ({ id, name, start, duration, params, keyframes, effects, linkId, groupId }: VisualClip) => ({
  id,
  name,
  start,
  duration,
  params,
  keyframes,
  effects,
  ...(linkId === undefined ? {} : { linkId }),
  ...(groupId === undefined ? {} : { groupId }),
});
