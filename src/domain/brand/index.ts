export { type BrandArea, brandAreas, isActionClosed, isPageClosed } from './areas';
export { type BrandColors, type ColorUse, colorPairs, colorUses, faintPairs, nearestReadable } from './contrast';
export {
  type BrandExtras,
  type BrandFieldName,
  brandDefaults,
  brandFieldNames,
  loginImageRule,
  MAX_LOGIN_IMAGE_BYTES,
  mailProblem,
  mailSender,
} from './extras';
export { BRAND_HISTORY, nextHistory } from './history';
export { hostProblem, normalHost } from './hosts';
export { LOGO_TYPES, type LogoProblem, logoProblem, MAX_LOGO_BYTES } from './logo';
export {
  isWatermarked,
  MAX_WATERMARK_TEXT,
  MIN_WATERMARK_OPACITY,
  type WatermarkProblem,
  type WatermarkSetting,
  watermarkKinds,
  watermarkOf,
  watermarkPlaces,
  watermarkProblem,
} from './watermark';
