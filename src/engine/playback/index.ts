export { createPlayer, type Player, type PlayerState } from './player';
