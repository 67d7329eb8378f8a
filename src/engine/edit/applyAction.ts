import type { Project } from '../project/schema';
import type { Action } from './actions';
import { groupClips, linkClips, ungroupClips, unlinkClips } from './bindClips';
import * as clips from './changeClip';
import * as documents from './changeDocument';
import * as markers from './changeMarkers';
import * as media from './changeMedia';
import { removeOwnTemplate, setOwnTemplate } from './changeTemplates';
import type { History, StepOptions } from './history';
import { moveClip, moveClips } from './moveClips';
import { closeGaps, insertClip, insertClips, removeClip, removeClips } from './placeClips';
import { setPitchKept, setReversed, setSpeed, slipClip } from './retime';
import { settle } from './settle';
import { joinClips, splitClip } from './splitClip';
import { detachAudio, freezeFrame } from './takeOut';
import { rollEdit, slideClip, trimClip } from './trimClip';

/**
 * The only way to change a project: mouse, keyboard, scripts and tests all come through here. Pure; the same project is
 * returned when nothing changes. Throws EditError when the action cannot be done; a batch is done whole or not at all.
 */
export function applyAction(project: Project, action: Action): Project {
  if (action.type === 'batch') return action.actions.reduce(applyAction, project);
  const changed = reduce(project, action);
  return changed === project ? project : settle(project, changed);
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
