import { hasAiParts } from '../project/aiParts';
import { captionTemplateSchema } from '../project/captionTemplates';
import type { Clip, Project } from '../project/schema';
import { allClips } from '../project/walk';
import type { Action, ActionOf } from './actions';
import * as clips from './changeClip';
import * as documents from './changeDocument';
import * as markers from './changeMarkers';
import * as media from './changeMedia';
import { editableClip, mapTracks, replaceClips } from './document';
import { EditError } from './errors';
import type { History, StepOptions } from './history';
import { type Bond, withBond } from './links';
import { magnetized, movedIntoMain, packed, setMagnetic } from './magnetic';
import { moveClip, moveClips } from './moveClips';
import { closeGaps, insertClip, insertClips, removeClip, removeClips } from './placeClips';
import { setPitchKept, setReversed, setSpeed, slipClip } from './retime';
import { settle } from './settle';
import { joinClips, splitClip } from './splitClip';
import { detachAudio, freezeFrame } from './takeOut';
import { rollEdit, slideClip, trimClip } from './trimClip';

const MOST_TEMPLATES = 200;

function setOwnTemplate(project: Project, { template }: ActionOf<'setOwnTemplate'>): Project {
  const parsed = captionTemplateSchema.safeParse(template);
  if (!parsed.success)
    throw new EditError('bad-param', { param: parsed.error.issues[0]?.path.join('.') ?? 'template' });
  const templates = { ...project.templates, [template.key]: template };
  if (Object.keys(templates).length > MOST_TEMPLATES) throw new EditError('too-many', { limit: MOST_TEMPLATES });
  return { ...project, templates };
}

function removeOwnTemplate(project: Project, { key }: ActionOf<'removeOwnTemplate'>): Project {
  if (!Object.hasOwn(project.templates, key)) return project;
  if (allClips(project).some((clip) => clip.type === 'caption' && clip.templateKey === key)) {
    throw new EditError('template-in-use', { key });
  }
  const { [key]: _, ...templates } = project.templates;
  return { ...project, templates };
}

function bind(project: Project, clipIds: readonly string[], change: (clip: Clip) => Clip): Project {
  if (new Set(clipIds).size < 2) throw new EditError('bad-param', { param: 'clipIds' });
  return replaceClips(
    project,
    clipIds.map((id) => change(editableClip(project, id).clip)),
  );
}

/** From all that share the bond with a named clip: one that stays alone is bound to nothing. */
function unbind(project: Project, clipIds: readonly string[], bond: Bond): Project {
  const bonds = new Set(clipIds.flatMap((id) => editableClip(project, id).clip[bond] ?? []));
  const isBound = (clip: Clip): boolean => clip[bond] !== undefined && bonds.has(clip[bond]);
  return mapTracks(project, (clips, { track }) => {
    if (!clips.some(isBound)) return clips;
    if (track.locked) throw new EditError('locked', { trackId: track.id });
    return clips.map((clip) => (isBound(clip) ? withBond(clip, bond, undefined) : clip));
  });
}

const linkClips = (project: Project, { clipIds, linkId }: ActionOf<'linkClips'>): Project =>
  bind(project, clipIds, (clip) => withBond(clip, 'linkId', linkId));
const unlinkClips = (project: Project, { clipIds }: ActionOf<'unlinkClips'>): Project =>
  unbind(project, clipIds, 'linkId');
const groupClips = (project: Project, { clipIds, groupId }: ActionOf<'groupClips'>): Project =>
  bind(project, clipIds, (clip) => withBond(clip, 'groupId', groupId));
const ungroupClips = (project: Project, { clipIds }: ActionOf<'ungroupClips'>): Project =>
  unbind(project, clipIds, 'groupId');

/**
 * The only way to change a project: mouse, keyboard, scripts and tests all come through here. Pure; the same project is
 * returned when nothing changes. Throws EditError when the action cannot be done; a batch is done whole or not at all.
 */
export function applyAction(project: Project, action: Action): Project {
  if (action.type === 'batch') return action.actions.reduce(applyAction, project);
  const changed = project.magnetic
    ? (movedIntoMain(project, action) ?? reduce(project, magnetized(project, action)))
    : reduce(project, action);
  if (changed === project) return project;
  const settled = settle(project, changed);
  return labelNewAi(project, project.magnetic ? packed(project, settled) : settled);
}

/** The first AI-made part turns the label on; who turns it off then is not overruled by the next one. */
function labelNewAi(before: Project, after: Project): Project {
  const { visible, metadata } = after.aiLabel;
  const mayHaveCome = before.tracks !== after.tracks || before.media !== after.media;
  if (visible || metadata || !mayHaveCome || !hasAiParts(after) || hasAiParts(before)) return after;
  return { ...after, aiLabel: { ...after.aiLabel, visible: true, metadata: true } };
}

function reduce(project: Project, action: Exclude<Action, { type: 'batch' }>): Project {
  switch (action.type) {
    case 'addMedia':
      return media.addMedia(project, action);
    case 'removeMedia':
      return media.removeMedia(project, action);
    case 'setMedia':
      return media.setMedia(project, action);
    case 'insertClip':
      return insertClip(project, action);
    case 'insertClips':
      return insertClips(project, action);
    case 'removeClip':
      return removeClip(project, action);
    case 'removeClips':
      return removeClips(project, action);
    case 'closeGaps':
      return closeGaps(project, action);
    case 'moveClip':
      return moveClip(project, action);
    case 'moveClips':
      return moveClips(project, action);
    case 'trimClip':
      return trimClip(project, action);
    case 'rollEdit':
      return rollEdit(project, action);
    case 'slideClip':
      return slideClip(project, action);
    case 'slipClip':
      return slipClip(project, action);
    case 'splitClip':
      return splitClip(project, action);
    case 'joinClips':
      return joinClips(project, action);
    case 'setSpeed':
      return setSpeed(project, action);
    case 'setReversed':
      return setReversed(project, action);
    case 'setPitchKept':
      return setPitchKept(project, action);
    case 'replaceMedia':
      return clips.replaceMedia(project, action);
    case 'emptyPlace':
      return clips.emptyPlace(project, action);
    case 'setPlaceholder':
      return clips.setPlaceholder(project, action);
    case 'setParam':
      return clips.setParam(project, action);
    case 'setKeyframe':
      return clips.setKeyframe(project, action);
    case 'removeKeyframe':
      return clips.removeKeyframe(project, action);
    case 'setEffects':
      return clips.setEffects(project, action);
    case 'setAudio':
      return clips.setAudio(project, action);
    case 'setName':
      return clips.setName(project, action);
    case 'setText':
      return clips.setText(project, action);
    case 'setCaption':
      return clips.setCaption(project, action);
    case 'setTemplate':
      return clips.setTemplate(project, action);
    case 'setTransition':
      return documents.setTransition(project, action);
    case 'addTrack':
      return documents.addTrack(project, action);
    case 'removeTrack':
      return documents.removeTrack(project, action);
    case 'moveTrack':
      return documents.moveTrack(project, action);
    case 'setTrack':
      return documents.setTrack(project, action);
    case 'setTitle':
      return documents.setTitle(project, action);
    case 'setLabel':
      return documents.setLabel(project, action);
    case 'setMediaLocal':
      return { ...project, keepsMediaLocal: action.isLocal };
    case 'setCoverAt':
      return { ...project, coverAt: action.at };
    case 'setTextRule':
      return clips.setTextRule(project, action);
    case 'setMagnetic':
      return setMagnetic(project, action);
    case 'setDucking':
      return documents.setDucking(project, action);
    case 'setCanvas':
      return documents.setCanvas(project, action);
    case 'addMarker':
      return markers.addMarker(project, action);
    case 'removeMarker':
      return markers.removeMarker(project, action);
    case 'setMarker':
      return markers.setMarker(project, action);
    case 'setBeats':
      return markers.setBeats(project, action);
    case 'setOwnTemplate':
      return setOwnTemplate(project, action);
    case 'removeOwnTemplate':
      return removeOwnTemplate(project, action);
    case 'linkClips':
      return linkClips(project, action);
    case 'unlinkClips':
      return unlinkClips(project, action);
    case 'groupClips':
      return groupClips(project, action);
    case 'ungroupClips':
      return ungroupClips(project, action);
    case 'detachAudio':
      return detachAudio(project, action);
    case 'freezeFrame':
      return freezeFrame(project, action);
  }
}

/**
 * Does an action as a step of a history. Nothing changed: the same history.
 * @throws EditError; the history is unchanged
 */
export const applyStep = (history: History, action: Action, options: StepOptions): History =>
  history.push(applyAction(history.present, action), options);
