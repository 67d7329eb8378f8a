import { RobotOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
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
