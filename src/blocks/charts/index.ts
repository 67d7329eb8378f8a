export { Chart } from './Chart';
export { ChartFigure, Sparkline } from './ChartFigure';
export { ImageButton } from './ImageButton';
export type { ChartLook, ChartOption, Drawing } from './types';
