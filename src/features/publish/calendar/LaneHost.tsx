import { InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';
import { Lane } from './Lane';
import type { useCalendar } from './useCalendar';

/** The lane, folded or open. */
export function LaneHost({ cal }: { readonly cal: ReturnType<typeof useCalendar> }) {
  const t = useT();
  const { waiting, lane } = cal;
  if (!lane.isOpen) {
    const count = waiting.drafts.length + waiting.videos.length;
    return (
      <Button
        className={styles.laneOpener}
        icon={<InboxOutlined aria-hidden />}
        onClick={lane.toggle}
        data-drag-rest=""
      >
        {t('pubCal.laneOpen', { count })}
      </Button>
    );
  }
  return (
    <Lane
      waiting={waiting}
      drafts={cal.drafts}
      actions={cal.actions}
      canMove={cal.view.canMove}
      movingId={cal.view.movingId}
      onVideo={(video) => void cal.composeNext([video.id])}
      onFold={lane.toggle}
    />
  );
}
