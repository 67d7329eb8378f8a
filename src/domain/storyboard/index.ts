export { buildProject } from './buildProject';
export { planShots, shotOf } from './planShots';
export { splitScript } from './splitScript';
export type { Card, Sentence, Shot, ShotMedia, VoiceClip } from './types';
