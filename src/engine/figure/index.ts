export { drawPresenter } from './drawPresenter';
export { encodeMouth, energyAt, MOUTH_RATE, MOUTH_TICKS, type MouthFrame, mouthAt } from './mouth/mouthCode';
export { type MouthTrack, mouthSeconds, mouthTrack } from './mouth/mouthTrack';
export { VISEMES, type Viseme } from './mouth/visemes';
export { figurePose, type Gesture, type Performance } from './pose/figurePose';
export { GESTURES, type GestureKind } from './pose/gestures';
export { presenterOf, presenters } from './presenters';
export * from './types';
