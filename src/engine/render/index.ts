export { FontLoader, type FontProblem } from './fontLoader';
export { Renderer, type RendererOptions } from './renderer';
