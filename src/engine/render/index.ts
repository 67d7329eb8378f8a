export { FontLoader } from './fontLoader';
export { Renderer } from './renderer';
