export { Chart } from './Chart';
export { ChartFigure } from './ChartFigure';
export { ImageButton } from './ImageButton';
export { Sparkline } from './Sparkline';
export type { ChartLook, ChartOption, Drawing } from './types';
