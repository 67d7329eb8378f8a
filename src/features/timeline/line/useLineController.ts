import { theme } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { LineController, type LineHost, type LineSources } from './control/LineController';

type Refs = Readonly<Record<'root' | 'stage' | 'heads', RefObject<HTMLDivElement | null>>> &
  Readonly<Record<'base' | 'overlay', RefObject<HTMLCanvasElement | null>>>;

export interface Line {
  readonly controller: LineController | undefined;
  /** What has just happened, for those who do not see it. */
  readonly said: string;
}

/** Binds the controller to the elements that React has made. */
export function useLineController(
  { root, stage, base, overlay, heads }: Refs,
  { filmstrips, waveforms, mediaState }: LineSources,
  heights: ReadonlyMap<string, number>,
  menu: Pick<LineHost, 'openMenu' | 'open'> = { openMenu: () => undefined, open: () => undefined },
): Line {
  const t = useT();
  const { store, player } = useEditorParts();
  const { token } = theme.useToken();
  const [said, setSaid] = useState('');
  const [controller, setController] = useState<LineController>();
  const host: LineHost = { word: t, tell: (id, values) => setSaid(t(id, values)), ...menu };
  const firstHost = useRef(host);

  useLayoutEffect(() => {
    const elements = {
      root: root.current,
      stage: stage.current,
      base: base.current,
      overlay: overlay.current,
      heads: heads.current,
    };
    const { root: a, stage: b, base: c, overlay: d, heads: e } = elements;
    if (!a || !b || !c || !d || !e) return;
    const made = new LineController(
      store,
      player,
      { root: a, stage: b, base: c, overlay: d, heads: e },
      firstHost.current,
    );
    setController(made);
    return () => made.dispose();
  }, [store, player, root, stage, base, overlay, heads]);

  useEffect(() => controller?.setHost(host));
  useLayoutEffect(() => controller?.setHeights(heights), [controller, heights]);
  useEffect(
    () => controller?.setSources({ filmstrips, waveforms, mediaState }),
    [controller, filmstrips, waveforms, mediaState],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tokens are other colours
  useEffect(() => controller?.readColors(), [controller, token]);
  return { controller, said };
}
