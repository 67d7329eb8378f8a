import { RobotOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { memo, useRef } from 'react';
import { type TextBlock, textBlocks } from '@/domain/writing/textBlocks';
import { useT } from '@/hooks/useT';
import { useWriterInfo } from './useWriterInfo';
import styles from './writing.module.css';
import { writingActions } from './writingActions';

interface WriterBadgeProps {
  /** As the stream named it; undefined = the one at work. */
  readonly name?: string;
}

/** Which writer wrote this, and what it can and cannot do. */
export function WriterBadge({ name }: WriterBadgeProps) {
  const t = useT();
  const info = useWriterInfo();
  const shown = name ?? info?.name;
  if (!shown) return null;
  const isEmbedded = info?.kind === 'embedded' && shown === info.name;
  const can = (list: readonly string[]) => list.join(t('writing.listComma'));
  const able = writingActions.filter(({ act }) => info?.actions.includes(act)).map(({ label }) => t(label));
  const unable = writingActions.filter(({ act }) => info && !info.actions.includes(act)).map(({ label }) => t(label));
  return (
    <Popover
      trigger={['hover', 'focus', 'click']}
      content={
        <div className={styles.about}>
          <p>{t(isEmbedded ? 'writing.badge.embedded' : 'writing.badge.remote')}</p>
          {info && <p>{t('writing.badge.can', { actions: can(able) })}</p>}
          {unable.length > 0 && <p>{t('writing.badge.cannot', { actions: can(unable) })}</p>}
        </div>
      }
    >
      <button type="button" className={styles.badge} aria-label={t('writing.badge.by', { name: shown })}>
        <RobotOutlined aria-hidden />
        {shown}
      </button>
    </Popover>
  );
}

/** Blocks of a growing text; what has not changed is handed back as it was. */
function useTextBlocks(text: string): readonly TextBlock[] {
  const known = useRef<{ readonly text: string; readonly blocks: readonly TextBlock[] }>({ text: '', blocks: [] });
  const goesOn = text.length >= known.current.text.length && known.current.text !== '';
  const blocks = textBlocks(text, goesOn ? known.current.blocks : []);
  known.current = { text, blocks };
  return blocks;
}

interface StreamedTextProps {
  readonly text: string;
  /** Shows that more will come. */
  readonly streaming?: boolean;
}

const Line = memo(function Line({ text }: { readonly text: string }) {
  return <p className={styles.line}>{text.replace(/\n$/, '') || '\u00a0'}</p>;
});

/** Plain text as it comes. Only its last lines are drawn anew, so a long stream costs no more than a short one. */
export function StreamedText({ text, streaming = false }: StreamedTextProps) {
  const blocks = useTextBlocks(text);
  return (
    <div className={streaming ? `${styles.streamed} ${styles.streaming}` : styles.streamed} aria-busy={streaming}>
      {blocks.map(({ from, text: line }) => (
        <Line key={from} text={line} />
      ))}
    </div>
  );
}
