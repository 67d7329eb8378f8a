export { type BuildOptions, buildProject } from './buildProject';
export { type PlanOptions, planShots, shotOf } from './planShots';
export { type ShotWish, shotWish } from './shotRoles';
export { splitScript } from './splitScript';
export type { Card, Sentence, Shot, ShotMedia, Storyboard, VoiceClip } from './types';
