import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type KeyboardEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { prefersReducedMotion } from '@/lib/reducedMotion';
import styles from './charts.module.css';
import { svgToPng } from './svgToPng';
import type { ChartProps } from './types';
import { useChartLook } from './useChartLook';

// only the parts in use, drawn as SVG: sharp in print, and no canvas code in the bundle
use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, MarkLineComponent, SVGRenderer]);

type Instance = ReturnType<typeof init>;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** The drawn chart. Arrow keys go over the points and say them. */
export default function ChartCanvas({ option, height, label, points = [], handle, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<Instance | null>(null);
  const pick = useRef(onPick);
  const look = useChartLook();
  const [at, setAt] = useState(-1);
  const [isDrawn, setDrawn] = useState(false);
  pick.current = onPick;

  useEffect(() => {
    const { current: place } = box;
    if (!place) return;
    // a box that is not laid out yet (hidden, printed later) is drawn as soon as it has a width
    const drawOrFit = () => {
      if (place.clientWidth === 0) return;
      if (chart.current) chart.current.resize();
      else {
        chart.current = init(place, null, { renderer: 'svg' });
        chart.current.on('click', (event) => pick.current?.(event.dataIndex));
        setDrawn(true);
      }
    };
    drawOrFit();
    const observer = new ResizeObserver(drawOrFit);
    observer.observe(place);
    return () => {
      observer.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    if (!isDrawn) return;
    const isStill = prefersReducedMotion();
    chart.current?.setOption(
      { animationDuration: isStill ? 0 : 160, textStyle: { fontFamily: look.font, color: look.text }, ...option(look) },
      { notMerge: true },
    );
  }, [isDrawn, option, look]);

  useImperativeHandle(
    handle,
    () => ({
      image: () => {
        const { current: made } = chart;
        if (!made) return Promise.reject(new Error('no chart'));
        return svgToPng(made.renderToSVGString(), { width: made.getWidth(), height: made.getHeight() }, look.ground);
      },
    }),
    [look],
  );

  const goTo = (index: number) => {
    setAt(index);
    chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: index });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (points.length === 0) return;
    if (event.key === 'Enter' && at >= 0) onPick?.(at);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(Math.min(points.length - 1, Math.max(0, at < 0 ? 0 : at + step)));
  };
  const onBlur = () => {
    setAt(-1);
    chart.current?.dispatchAction({ type: 'hideTip' });
  };

  return (
    <>
      <div
        ref={box}
        className={styles.canvas}
        style={{ height }}
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go over the points
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <VisuallyHidden aria-live="polite">{points[at] ?? ''}</VisuallyHidden>
    </>
  );
}
