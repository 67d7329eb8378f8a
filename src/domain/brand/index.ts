export { type BrandColors, colorPairs, faintPairs, nearestReadable } from './contrast';
export { BRAND_HISTORY, nextHistory } from './history';
export { hostProblem, normalHost } from './hosts';
export { LOGO_TYPES, type LogoProblem, logoProblem, MAX_LOGO_BYTES } from './logo';
