import { theme } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditorParts } from '../EditorContext';
import { LineController, type LineHost, type LineSources } from './control/LineController';

type Refs = Readonly<Record<'root' | 'stage' | 'heads', RefObject<HTMLDivElement | null>>> &
  Readonly<Record<'base' | 'overlay', RefObject<HTMLCanvasElement | null>>>;

/** Binds the controller to the elements that React has made. */
export function useLineController(
  { root, stage, base, overlay, heads }: Refs,
  { filmstrips, waveforms, mediaState }: LineSources,
  heights: ReadonlyMap<string, number>,
  host: LineHost,
): LineController | undefined {
  const { store, player } = useEditorParts();
  const { token } = theme.useToken();
  const [controller, setController] = useState<LineController>();
  const firstHost = useRef(host);

  useLayoutEffect(() => {
    const [a, b, c, d, e] = [root.current, stage.current, base.current, overlay.current, heads.current];
    if (!a || !b || !c || !d || !e) return;
    const elements = { root: a, stage: b, base: c, overlay: d, heads: e };
    const made = new LineController(store, player, elements, firstHost.current);
    setController(made);
    return () => made.dispose();
  }, [store, player, root, stage, base, overlay, heads]);

  useEffect(() => controller?.setHost(host));
  useLayoutEffect(() => controller?.setHeights(heights), [controller, heights]);
  useEffect(
    () => controller?.setSources({ filmstrips, waveforms, mediaState }),
    [controller, filmstrips, waveforms, mediaState],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tokens are other colors
  useEffect(() => controller?.readColors(), [controller, token]);
  return controller;
}
