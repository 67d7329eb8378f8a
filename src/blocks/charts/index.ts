export { Chart } from './Chart';
export { ChartFigure, Sparkline } from './ChartFigure';
export { ImageButton } from './ImageButton';
export { dayAxis, nameAxis, tooltipPart, valueAxis } from './optionParts';
export type { ChartLook, ChartOption, Drawing } from './types';
