import { Alert, Button, Space } from 'antd';
import type { FlowUndo } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { useDates } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { Committed } from './useMatrixCommit';

interface Props {
  readonly committed: Committed;
  readonly flow: FlowUndo;
  readonly onClose: () => void;
}

/** What came of the act: how many, what was warned of, the way to the calendar, and the way back. */
export function CommittedBar({ committed: { sent, as, left }, flow, onClose }: Props) {
  const t = useT();
  const dates = useDates();
  const count = sent.items.length;
  if (count === 0)
    return (
      <Alert
        type="error"
        showIcon
        closable={{ onClose }}
        title={t('publishMatrix.notSent')}
        description={sent.problem}
      />
    );
  const [first] = sent.items.map(({ publish_at }) => publish_at).sort();
  const lines = [
    sent.problem,
    ...(left > 0 ? [t('publishMatrix.left', { count: left })] : []),
    ...sent.warnings.slice(0, 5),
  ].filter((line) => line !== undefined);
  return (
    <Alert
      type={sent.rest > 0 ? 'warning' : 'success'}
      showIcon
      closable={{ onClose }}
      title={
        sent.rest > 0
          ? t('publishMatrix.sentPart', { count, rest: sent.rest })
          : t(`publishMatrix.done.${as}`, { count })
      }
      description={lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : undefined}
      action={
        <Space>
          {flow.canUndo && (
            <Button size="small" loading={flow.isUndoing} onClick={() => void flow.undo()}>
              {t('publishMatrix.undoWhole')}
            </Button>
          )}
          <PageLink to={`/publish/calendar?month=${dates.monthKey(first ?? Date.now())}`}>
            {t('publishFlow.calendar')}
          </PageLink>
        </Space>
      }
    />
  );
}
