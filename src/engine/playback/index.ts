export { createPlayer, type Player, type PlayerOptions, type PlayerState } from './player';
export type { PlayRange } from './playRange';
export type { SilenceReason } from './soundOutput';
