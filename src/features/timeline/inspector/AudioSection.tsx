import { Button, Switch } from 'antd';
import { NumberControl, Row, Section } from '@/blocks/params';
import type { AudioPatch } from '@/engine/edit/actions';
import type { Clip } from '@/engine/project/schema';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useEditorCommand } from '../commands/useEditorCommand';
import { useEditor, useEditorParts } from '../EditorContext';
import { batch } from '../model/paramActions';
import { common } from './SpeedSection';
import { clipsOf } from './useClipParam';

type Audible = Extract<Clip, { type: 'video' | 'audio' }>;
const isAudible = (clip: Clip): clip is Audible => clip.type === 'video' || clip.type === 'audio';
const longestFade = 10;

/** Volume and fades of what can be heard. */
export function AudioSection({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const detach = useEditorCommand('detachAudio');
  const clips = clipsOf(project, ids).filter(isAudible);
  const isSilent = clips.every(
    (clip) => clip.type === 'video' && (clip.frozen || project.media[clip.mediaId]?.hasAudio === false),
  );
  if (isSilent) return null;

  const patch = (next: AudioPatch, merge?: string) => {
    const action = batch(clips.map(({ id }) => ({ type: 'setAudio' as const, clipId: id, patch: next })));
    if (action)
      store.act(action, { label: 'timeline.step.setAudio', ...(merge ? { merge: `${merge}:${ids.join()}` } : {}) });
  };
  const longest = Math.min(longestFade, ...clips.map(({ duration }) => toSeconds(duration)));
  const fade = (edge: 'fadeIn' | 'fadeOut') => {
    const value = common(clips, (clip) => clip[edge]);
    return (
      <Row label={t(`timeline.inspector.${edge}`)}>
        <NumberControl
          label={t(`timeline.inspector.${edge}`)}
          value={value === undefined ? undefined : toSeconds(value)}
          min={0}
          max={longest}
          step={0.1}
          unit="seconds"
          onChange={(seconds) => patch({ [edge]: fromSeconds(seconds) }, edge)}
          onEnd={store.seal}
        />
      </Row>
    );
  };
  return (
    <Section title={t('timeline.inspector.audio')}>
      <Row label={t('timeline.inspector.volume')}>
        <NumberControl
          label={t('timeline.inspector.volume')}
          value={common(clips, (clip) => clip.volume)}
          min={0}
          max={2}
          step={0.01}
          unit="share"
          onChange={(volume) => patch({ volume }, 'volume')}
          onEnd={store.seal}
        />
      </Row>
      {fade('fadeIn')}
      {fade('fadeOut')}
      <Row label={t('timeline.inspector.muted')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.muted')}
          checked={common(clips, (clip) => clip.muted) ?? false}
          onChange={(muted) => patch({ muted })}
        />
      </Row>
      {detach.enabled && (
        <Button size="small" onClick={detach.run}>
          {detach.title}
        </Button>
      )}
    </Section>
  );
}
