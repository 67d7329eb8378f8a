import type { ChartLook } from './types';

/** Parts of an option that every chart has alike; what a chart has besides is spread over them. */

/** Follows the pointer over a day or a bar. */
export const tooltipPart = (look: ChartLook) => ({
  trigger: 'axis' as const,
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: look.ground,
  borderColor: look.line,
  textStyle: { color: look.text },
});

/** Days as they are called, from left to right. */
export const dayAxis = (look: ChartLook, days: readonly string[]) => ({
  type: 'category' as const,
  data: [...days],
  axisLabel: { color: look.quiet },
  axisLine: { lineStyle: { color: look.line } },
  axisTick: { show: false },
});

/** Values with lines across; the label's text is the number itself without a formatter. */
export const valueAxis = (look: ChartLook, formatter?: (value: number) => string) => ({
  type: 'value' as const,
  axisLabel: formatter ? { color: look.quiet, formatter } : { color: look.quiet },
  splitLine: { lineStyle: { color: look.line } },
});

/** Names from top to bottom, one a bar; longer ones than `width` pixels are cut. */
export const nameAxis = (look: ChartLook, names: readonly string[], width: number) => ({
  type: 'category' as const,
  inverse: true,
  data: [...names],
  axisLabel: { color: look.text, width, overflow: 'truncate' as const },
  axisLine: { show: false },
  axisTick: { show: false },
});
