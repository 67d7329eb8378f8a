import { Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { frameAt, frameStart } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { formatTimecode, parseTimecode } from '@/utils/timecode';
import { useEditorParts } from '../EditorContext';
import styles from './TimeField.module.css';

/** The playhead as a time code, written without React as it moves; a typed time goes there. */
export function TimeField() {
  const t = useT();
  const { store, player } = useEditorParts();
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);

  useEffect(() => {
    const show = () => {
      if (!field.current || isTyping.current) return;
      const { fps } = store.getState().history.present.canvas;
      const text = formatTimecode(frameAt(player.state().time, fps), fps.num / fps.den);
      if (field.current.value !== text) field.current.value = text;
    };
    show();
    const ends = [player.subscribe(show), store.subscribe(show)];
    return () => {
      for (const end of ends) end();
    };
  }, [store, player]);

  const commit = (text: string) => {
    isTyping.current = false;
    const { fps } = store.getState().history.present.canvas;
    const frame = parseTimecode(text, fps.num / fps.den, frameAt(player.state().time, fps));
    if (frame !== undefined) player.seek(frameStart(frame, fps));
    // Also when it was no time, or the same one: what stands there is the playhead again.
    if (field.current) field.current.value = formatTimecode(frameAt(player.state().time, fps), fps.num / fps.den);
  };
  return (
    <Tooltip title={t('timeline.timeHint')} mouseEnterDelay={0.6}>
      <input
        ref={field}
        className={styles.time}
        type="text"
        inputMode="numeric"
        aria-label={t('timeline.time')}
        onFocus={(event) => {
          player.pause();
          isTyping.current = true;
          event.currentTarget.select();
        }}
        onBlur={(event) => {
          if (isTyping.current) commit(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            isTyping.current = false;
            commit('');
            event.currentTarget.blur();
          }
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </Tooltip>
  );
}
