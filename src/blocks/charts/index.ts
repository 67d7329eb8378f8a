export { Chart } from './Chart';
export { ChartFigure, type ChartFigureProps } from './ChartFigure';
export { Sparkline } from './Sparkline';
export type { ChartLook, ChartOption, ChartProps } from './types';
