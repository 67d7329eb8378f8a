export { createPlayer, type Player, type PlayerOptions, type PlayerState } from './player';
export type { SilenceReason } from './soundOutput';
