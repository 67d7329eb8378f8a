import { Button, Descriptions, Flex, Modal } from 'antd';
import { StateTag, useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { canAct, isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { MovePost } from './useCalendarActions';

interface ConflictDialogProps {
  /** The post as another member left it. */
  readonly theirs: PublishItem;
  /** The time that was wanted here; empty: none. */
  readonly mine: string;
  readonly onClose: () => void;
  readonly onMove: MovePost;
}

/** Two members changed the same post: both wishes side by side, and the choice between them. */
export function ConflictDialog({ theirs, mine, onClose, onMove }: ConflictDialogProps) {
  const t = useT();
  const dates = useDates();
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
      <Descriptions
        bordered
        layout="vertical"
        column={2}
        items={[
          {
            key: 'theirs',
            label: t('pubCal.theirTime'),
            children: (
              <Flex vertical align="start" gap={4}>
                {written(theirs.publish_at)}
                <StateTag state={theirs.state} />
                <Text type="secondary" size="small">
                  {theirs.history.at(-1)?.note}
                </Text>
              </Flex>
            ),
          },
          { key: 'mine', label: t('pubCal.myTime'), children: written(mine) },
        ]}
      />
    </Modal>
  );
}
