import type { Project } from '../project/schema';
import type { Action } from './actions';
import * as clips from './changeClip';
import * as documents from './changeDocument';
import { EditError } from './errors';
import { insertClip, moveClip, removeClip } from './placeClips';
import { settle } from './settle';
import { joinClips, splitClip } from './splitClip';
import { trimClip } from './trimClip';

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
      return documents.addMedia(project, action);
    case 'removeMedia':
      return documents.removeMedia(project, action);
    case 'insertClip':
      return insertClip(project, action);
    case 'removeClip':
      return removeClip(project, action);
    case 'moveClip':
      return moveClip(project, action);
    case 'trimClip':
      return trimClip(project, action);
    case 'splitClip':
      return splitClip(project, action);
    case 'joinClips':
      return joinClips(project, action);
    case 'setSpeed':
      return clips.setSpeed(project, action);
    case 'setReversed':
      return clips.setReversed(project, action);
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
    case 'setSound':
      return clips.setSound(project, action);
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
      return documents.addMarker(project, action);
    case 'removeMarker':
      return documents.removeMarker(project, action);
    default:
      throw new EditError('bad-param', { param: action.type });
  }
}
