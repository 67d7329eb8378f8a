export { FILM_COLORS } from './colors';
export { PlanarPainter } from './planarPainter';
