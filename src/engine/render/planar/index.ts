export { planarFrame } from './baseLayer';
export { VIDEO_COLORS } from './colors';
export { PlanarPainter } from './planarPainter';
