import { Button, Modal } from 'antd';
import { StateTag, useDates } from '@/blocks/publishing';
import { canAct, isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import asides from './asides.module.css';
import styles from './calendar.module.css';
import type { MoveConflict } from './useMoves';

interface Props {
  readonly conflict: MoveConflict | undefined;
  readonly onClose: () => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

/** Two members changed the same post: both wishes side by side, and the choice between them. */
export function ConflictDialog({ conflict, onClose, onMove }: Props) {
  const t = useT();
  const dates = useDates();
  if (!conflict) return null;
  const { theirs, mine } = conflict;
  const written = (at: string) => (at ? dates.moment(at) : t('pubCal.noTime'));
  const canStill = canAct(theirs.state, 'moveTime') && (mine === '' || !isPast(mine, new Date()));
  const insist = async () => {
    onClose();
    await onMove(theirs, mine);
  };
  return (
    <Modal
      open
      title={t('pubCal.conflictTitle')}
      onCancel={onClose}
      footer={[
        <Button key="theirs" type={canStill ? 'default' : 'primary'} onClick={onClose}>
          {t('pubCal.conflictTheirs')}
        </Button>,
        canStill && (
          <Button key="mine" type="primary" onClick={() => void insist()}>
            {t('pubCal.conflictMine')}
          </Button>
        ),
      ]}
    >
      <p>{t('pubCal.conflictText', { title: theirs.title })}</p>
      <dl className={asides.both}>
        <div>
          <dt>{t('pubCal.theirTime')}</dt>
          <dd>{written(theirs.publish_at)}</dd>
          <dd>
            <StateTag state={theirs.state} />
          </dd>
          <dd className={styles.soft}>{theirs.history.at(-1)?.note}</dd>
        </div>
        <div>
          <dt>{t('pubCal.myTime')}</dt>
          <dd>{written(mine)}</dd>
        </div>
      </dl>
    </Modal>
  );
}
