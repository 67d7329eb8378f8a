export { drawPortrait } from './drawPortrait';
export { drawPresenter, figureSize } from './drawPresenter';
export { figurePose, type Gesture } from './figurePose';
export { GESTURES, type GestureKind } from './gestures';
export { encodeMouth, MOUTH_TICKS, type MouthFrame, mouthAt } from './mouth/mouthCode';
export { type MouthTrack, mouthTrack } from './mouth/mouthTrack';
export { VISEMES } from './mouth/visemes';
export { presenterOf, presenters } from './presenters';
export * from './types';
