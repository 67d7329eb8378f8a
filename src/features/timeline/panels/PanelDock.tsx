import {
  AppstoreOutlined,
  AudioOutlined,
  BgColorsOutlined,
  FontSizeOutlined,
  HistoryOutlined,
  MessageOutlined,
  PictureOutlined,
  SmileOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Flex } from 'antd';
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { CaptionsPanel } from '../captions/CaptionsPanel';
import { useEditor, useEditorParts } from '../EditorContext';
import { type PanelId, panels } from '../model/editorStore';
import { MusicPanel } from '../music/MusicPanel';
import { EffectsPanel } from './effects/EffectsPanel';
import { HistoryPanel } from './HistoryPanel';
import { FileDrop } from './media/FileDrop';
import { MediaPanel } from './media/MediaPanel';
import styles from './PanelDock.module.css';
import { PresentersPanel } from './PresentersPanel';
import panelsStyles from './panels.module.css';
import { StickersPanel } from './StickersPanel';
import { TextPanel } from './TextPanel';
import { TemplatesPanel } from './templates/TemplatesPanel';
import { TransitionsPanel } from './transitions/TransitionsPanel';

const icons: Readonly<Record<PanelId, ComponentType<{ className?: string }>>> = {
  media: PictureOutlined,
  text: FontSizeOutlined,
  captions: MessageOutlined,
  templates: AppstoreOutlined,
  stickers: SmileOutlined,
  presenters: UserOutlined,
  effects: BgColorsOutlined,
  transitions: SwapOutlined,
  music: AudioOutlined,
  history: HistoryOutlined,
};

const bodies: Readonly<Partial<Record<PanelId, ComponentType>>> = {
  media: MediaPanel,
  text: TextPanel,
  captions: CaptionsPanel,
  templates: TemplatesPanel,
  stickers: StickersPanel,
  presenters: PresentersPanel,
  effects: EffectsPanel,
  transitions: TransitionsPanel,
  music: MusicPanel,
  history: HistoryPanel,
};

/** The panels that there are, in their order. */
export const shownPanels = panels.filter((panel) => bodies[panel]);
const shown = shownPanels;

/** Everything that can be put into the video: a rail of labelled icons, and the opened panel beside it. */
export function PanelDock() {
  const t = useT();
  const id = useId();
  const { store } = useEditorParts();
  const wished = useEditor(({ panel }) => panel);
  const rail = useRef<HTMLDivElement>(null);
  const open = shown.includes(wished) ? wished : (shown[0] ?? wished);
  const Body = bodies[open];

  useEffect(() => {
    // On a narrow screen the rail is longer than the screen is wide.
    rail.current?.querySelector(`[data-panel="${open}"]`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = shown[(shown.indexOf(open) + step + shown.length) % shown.length];
    if (!next) return;
    store.set({ panel: next });
    rail.current?.querySelector<HTMLElement>(`[data-panel="${next}"]`)?.focus();
  };

  return (
    <Flex className={styles.dock} data-editor-panels>
      <FileDrop />
      <Flex
        ref={rail}
        vertical
        flex="none"
        className={styles.rail}
        role="tablist"
        aria-label={t('timelinePanels.dock')}
      >
        {shown.map((panel) => {
          const Icon = icons[panel];
          return (
            <button
              key={panel}
              type="button"
              role="tab"
              id={`${id}-${panel}`}
              data-panel={panel}
              aria-selected={panel === open}
              aria-controls={`${id}-body`}
              tabIndex={panel === open ? 0 : -1}
              className={panel === open ? `${panelsStyles.tab} ${panelsStyles.tabOn}` : panelsStyles.tab}
              onClick={() => store.set({ panel })}
              onKeyDown={onKeyDown}
            >
              <span className={panelsStyles.tabIcon} aria-hidden>
                <Icon />
              </span>
              {t(`timelinePanels.panel.${panel}`)}
            </button>
          );
        })}
      </Flex>
      <div key={open} className={styles.body} role="tabpanel" id={`${id}-body`} aria-labelledby={`${id}-${open}`}>
        <Suspense>{Body && <Body />}</Suspense>
      </div>
    </Flex>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
