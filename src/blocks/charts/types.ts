import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

/** Colors and type of the theme in use, for options. */
export interface ChartLook {
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly ground: string;
  readonly primary: string;
  readonly accent: string;
  readonly good: string;
  readonly bad: string;
  readonly font: string;
}

/** An SVG of its own size, in CSS pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Hands out the chart as an image, as it stands. */
export interface ChartHandle {
  readonly image: () => Promise<Blob>;
}

export interface ChartProps {
  /** Given the theme's colors, so that it is drawn anew when the theme changes. Keep it stable (useCallback). */
  readonly option: (look: ChartLook) => ChartOption;
  /** CSS pixels. */
  readonly height: number;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  /** What is said of each point as the arrow keys go over them. */
  readonly points?: readonly string[];
  readonly handle?: { current: ChartHandle | null };
  readonly onPick?: (index: number) => void;
}
