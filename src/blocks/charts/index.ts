export { Chart } from './Chart';
export { ChartFigure, type ChartFigureProps } from './ChartFigure';
export { PictureButton } from './PictureButton';
export { Sparkline } from './Sparkline';
export type { ChartLook, ChartOption, ChartProps, Drawing } from './types';
