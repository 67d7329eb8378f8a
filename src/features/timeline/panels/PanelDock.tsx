import {
  AppstoreOutlined,
  AudioOutlined,
  BgColorsOutlined,
  FontSizeOutlined,
  FormOutlined,
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
import { useEditor, useEditorParts } from '../EditorContext';
import { useEditorSetting } from '../EditorSetting';
import type { PanelId } from '../model/editorStore';
import { FileDrop } from './media/FileDrop';
import styles from './PanelDock.module.css';
import panelsStyles from './panels.module.css';

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
  slots: FormOutlined,
};

/** Everything that can be put into the video: a rail of labelled icons, and the opened panel beside it. */
export function PanelDock() {
  const t = useT();
  const id = useId();
  const { store } = useEditorParts();
  const wished = useEditor(({ panel }) => panel);
  const rail = useRef<HTMLDivElement>(null);
  const { panels } = useEditorSetting();
  const shown = panels.map((panel) => panel.id);
  const open = shown.includes(wished) ? wished : (shown[0] ?? wished);
  const Body = panels.find((panel) => panel.id === open)?.Body;

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
