import {
  EyeInvisibleOutlined,
  EyeOutlined,
  LockOutlined,
  MoreOutlined,
  SoundOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { Dropdown, Input, type MenuProps } from 'antd';
import { memo, useState } from 'react';
import type { TrackPatch } from '@/engine/edit/actions';
import type { TrackKind } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { useEditorParts } from '../../EditorContext';
import { MAX_ROW, MIN_ROW } from '../model/layout';
import styles from './heads.module.css';
import type { TrackMeta } from './trackMeta';
import { useTrackName } from './useTrackName';

/** A loudspeaker that is crossed out; the icon set has none. */
function MutedIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
      <path d="M2.5 6h2L8 3v10l-3.5-3h-2zM10.5 6.2l3.6 3.6M14.1 6.2l-3.6 3.6" strokeLinejoin="round" />
    </svg>
  );
}

interface TrackHeadProps {
  readonly meta: TrackMeta;
  readonly y: number;
  readonly height: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly onHeight: (kind: TrackKind, trackId: string, height: number) => void;
}

interface TrackMenuOptions {
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly onRename: () => void;
  readonly onChange: (patch: TrackPatch) => void;
}

/** What can be done with a track. */
function useTrackMenu(meta: TrackMeta, { isTop, isBottom, onRename, onChange }: TrackMenuOptions): MenuProps['items'] {
  const t = useT();
  const { store } = useEditorParts();
  const { id, kind, locked, hidden, muted } = meta;
  const move = (index: number) =>
    store.act({ type: 'moveTrack', trackId: id, index }, { label: 'timeline.step.setTrack' });
  const up = kind === 'audio' ? -1 : 1;

  return [
    { key: 'rename', label: t('timelineLine.rename'), onClick: onRename },
    {
      key: 'select',
      label: t('timelineLine.selectTrack'),
      onClick: () => {
        const { present } = store.getState().history;
        const { overlay, main, audio } = present.tracks;
        const track = [main, ...overlay, ...audio].find((item) => item.id === id);
        store.select(track?.clips.map((clip) => clip.id) ?? []);
      },
    },
    { type: 'divider' },
    {
      key: 'lock',
      label: t(locked ? 'timelineLine.unlock' : 'timelineLine.lock'),
      onClick: () => onChange({ locked: !locked }),
    },
    ...(kind === 'audio'
      ? []
      : [
          {
            key: 'hide',
            label: t(hidden ? 'timelineLine.show' : 'timelineLine.hide'),
            onClick: () => onChange({ hidden: !hidden }),
          },
        ]),
    {
      key: 'mute',
      label: t(muted ? 'timelineLine.unmute' : 'timelineLine.mute'),
      onClick: () => onChange({ muted: !muted }),
    },
    { type: 'divider' },
    {
      key: 'up',
      label: t('timelineLine.trackUp'),
      disabled: kind === 'main' || isTop,
      onClick: () => move(meta.index + up),
    },
    {
      key: 'down',
      label: t('timelineLine.trackDown'),
      disabled: kind === 'main' || isBottom,
      onClick: () => move(meta.index - up),
    },
    {
      key: 'add',
      label: t('timelineLine.addHere'),
      onClick: () => {
        const target = kind === 'audio' ? ('audio' as const) : ('overlay' as const);
        const index = kind === 'main' ? 0 : meta.index + 1;
        store.act({ type: 'addTrack', kind: target, id: newId(), index }, { label: 'timeline.step.addTrack' });
      },
    },
    {
      key: 'remove',
      label: t('timelineLine.removeTrack'),
      danger: true,
      disabled: kind === 'main' || locked,
      onClick: () => store.act({ type: 'removeTrack', trackId: id }, { label: 'timeline.step.removeTrack' }),
    },
  ];
}

/** Name and switches of a track. */
export const TrackHead = memo(function TrackHead({ meta, y, height, isTop, isBottom, onHeight }: TrackHeadProps) {
  const t = useT();
  const { store } = useEditorParts();
  const [isNaming, setNaming] = useState(false);
  const name = useTrackName(meta);
  const { id, kind, locked, hidden, muted } = meta;
  const change = (patch: TrackPatch) =>
    store.act({ type: 'setTrack', trackId: id, patch }, { label: 'timeline.step.setTrack' });
  const rename = (text: string): void => {
    setNaming(false);
    if (text.trim() !== meta.name) change({ name: text.trim().slice(0, 60) });
  };
  const items = useTrackMenu(meta, { isTop, isBottom, onRename: () => setNaming(true), onChange: change });

  return (
    <li className={`${styles.head} ${styles[kind]}`} style={{ top: y, height }}>
      {isNaming ? (
        <Input
          className={styles.input}
          size="small"
          autoFocus
          defaultValue={meta.name || name}
          maxLength={60}
          aria-label={t('timelineLine.trackName')}
          onBlur={(event) => rename(event.target.value)}
          onPressEnter={(event) => rename(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setNaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          title={t('timelineLine.renameHint')}
          onDoubleClick={() => setNaming(true)}
        >
          {name}
        </button>
      )}
      <Switch isOn={locked} name={`${t('timelineLine.lock')} ${name}`} onToggle={() => change({ locked: !locked })}>
        {locked ? <LockOutlined aria-hidden /> : <UnlockOutlined aria-hidden />}
      </Switch>
      {kind !== 'audio' && (
        <Switch isOn={hidden} name={`${t('timelineLine.hide')} ${name}`} onToggle={() => change({ hidden: !hidden })}>
          {hidden ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        </Switch>
      )}
      {kind !== 'overlay' && (
        <Switch isOn={muted} name={`${t('timelineLine.mute')} ${name}`} onToggle={() => change({ muted: !muted })}>
          {muted ? <MutedIcon /> : <SoundOutlined aria-hidden />}
        </Switch>
      )}
      <Dropdown trigger={['click']} menu={{ items }}>
        <button type="button" className={styles.tool} aria-label={t('timelineLine.trackMenu', { name })}>
          <MoreOutlined aria-hidden />
        </button>
      </Dropdown>
      <HeightHandle name={name} height={height} onHeight={(value) => onHeight(kind, id, value)} />
    </li>
  );
});

interface SwitchProps {
  readonly isOn: boolean;
  readonly name: string;
  readonly onToggle: () => void;
  readonly children: React.ReactNode;
}

function Switch({ isOn, name, onToggle, children }: SwitchProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.wide}`}
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}

interface HeightHandleProps {
  readonly name: string;
  readonly height: number;
  readonly onHeight: (height: number) => void;
}

/** The lower border of a head; arrow keys move it too. */
function HeightHandle({ name, height, onHeight }: HeightHandleProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, hr is none
    <div
      className={`${styles.handle} ${styles.wide}`}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('timelineLine.trackHeight', { name })}
      aria-valuenow={height}
      aria-valuemin={MIN_ROW}
      aria-valuemax={MAX_ROW}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onHeight(height + (event.key === 'ArrowDown' ? 8 : -8));
      }}
      onPointerDown={(event) => {
        const from = event.clientY;
        const handle = event.currentTarget;
        handle.setPointerCapture(event.pointerId);
        handle.onpointermove = (move) => onHeight(height + move.clientY - from);
        handle.onpointerup = () => {
          handle.onpointermove = null;
        };
      }}
    />
  );
}
