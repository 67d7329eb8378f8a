export { Chart } from './Chart';
export { ChartFigure } from './ChartFigure';
export { PictureButton } from './PictureButton';
export { Sparkline } from './Sparkline';
export type { ChartLook, ChartOption, Drawing } from './types';
