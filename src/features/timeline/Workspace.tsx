import { Flex } from 'antd';
import { type CSSProperties, useEffect, useState } from 'react';
import { PresenceNotice } from '@/blocks/document';
import { useT } from '@/hooks/useT';
import { localStore } from '@/lib/storage';
import { Inspector } from './inspector/Inspector';
import { Timeline } from './line/Timeline';
import { MobileBar } from './MobileBar';
import { PanelDock } from './panels/PanelDock';
import { Preview } from './preview/Preview';
import { Resizer } from './Resizer';
import { useSession } from './session/SessionContext';
import styles from './timeline.module.css';
import { EditorBar } from './toolbar/EditorBar';
import { Toolbar } from './toolbar/Toolbar';

interface Regions {
  readonly panels: number;
  readonly inspector: number;
  readonly line: number;
}

const storageKey = 'timeline_regions';
const start: Regions = { panels: 320, inspector: 320, line: 320 };

const regionLimits = {
  panels: { min: 240, max: 560 },
  inspector: { min: 240, max: 480 },
  line: { min: 140, max: 640 },
} as const satisfies Record<keyof Regions, { min: number; max: number }>;

function isRegions(value: unknown): value is Regions {
  const regions = value as Partial<Regions> | null;
  return (['panels', 'inspector', 'line'] as const).every((name) => typeof regions?.[name] === 'number');
}

/** Sizes of the editor's regions in CSS pixels, remembered in this browser. */
function useRegions() {
  const [regions, setRegions] = useState<Regions>(() => localStore.get(storageKey, isRegions) ?? start);
  const resize = (name: keyof Regions) => (size: number) => {
    const next = { ...regions, [name]: size };
    setRegions(next);
    localStore.set(storageKey, next);
  };
  return { regions, resize };
}

/** The regions of the editor. On a narrow screen panels and properties are drawers, tools a bar at the bottom. */
export function Workspace() {
  const t = useT();
  const isWide = useIsWide();
  const { filmstrips, waveforms } = useSession();
  const { regions, resize } = useRegions();
  const sizes = {
    '--panels-size': `${regions.panels}px`,
    '--inspector-size': `${regions.inspector}px`,
    '--line-size': `${regions.line}px`,
  } as CSSProperties;
  return (
    <div className={styles.editor} style={sizes}>
      <EditorBar />
      <div className={styles.notices}>
        <PresenceNotice />
      </div>
      {isWide && (
        <>
          <Flex component="section" vertical className={styles.panels} aria-label={t('timeline.panels')}>
            <PanelDock />
          </Flex>
          <Resizer
            label={t('timeline.resizePanels')}
            axis="x"
            className={styles.resizeA}
            value={regions.panels}
            {...regionLimits.panels}
            sign={1}
            onChange={resize('panels')}
          />
        </>
      )}
      <Flex component="section" vertical className={styles.preview} aria-label={t('timeline.preview')}>
        <Preview />
      </Flex>
      {isWide && (
        <>
          <Resizer
            label={t('timeline.resizeInspector')}
            axis="x"
            className={styles.resizeB}
            value={regions.inspector}
            {...regionLimits.inspector}
            sign={-1}
            onChange={resize('inspector')}
          />
          <section className={styles.inspector} aria-label={t('timeline.inspector')}>
            <Inspector />
          </section>
          <Resizer
            label={t('timeline.resizeLine')}
            axis="y"
            value={regions.line}
            {...regionLimits.line}
            sign={-1}
            onChange={resize('line')}
          />
        </>
      )}
      <div className={styles.toolbar}>
        <Toolbar />
      </div>
      <Flex component="section" vertical className={styles.line} aria-label={t('timeline.line')}>
        <Timeline filmstrips={filmstrips} waveforms={waveforms} />
      </Flex>
      {!isWide && <MobileBar />}
    </div>
  );
}

/** 900 px is where panels, preview and properties no longer fit side by side. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia('(min-width: 900px)').matches);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 900px)');
    const onChange = () => setWide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isWide;
}
