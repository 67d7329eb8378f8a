import { Alert, Button, Drawer, Flex, Form, Input, Modal, Pagination, Popconfirm, Radio } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadState } from '@/components/LoadFailure';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { partnerTaskLimits } from '@/domain/partnerTasks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerPlace, PartnerTask } from '@/services/partner_task/schema';
import { PlaceStateTag, Proof } from './StateTags';

/** Places that are shown at once: a task may have hundreds, besides those that were given back. */
const PAGE_SIZE = 20;

interface PlacesDrawerProps {
  readonly task: PartnerTask;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Who has a place of a task, and what was handed in: accepted, sent back, or refused. */
export function PlacesDrawer({ task, onChanged, onClose }: PlacesDrawerProps) {
  const t = useT();
  const money = useMoney();
  const { data, error, refresh } = useLoad(partnerTaskApi.places, { id: task.id });
  const [rejecting, setRejecting] = useState<PartnerPlace>();
  const [page, setPage] = useState(1);
  const [isStale, setIsStale] = useState(false);
  const judge = useAction(partnerTaskApi.judge, {
    messages: { done: (_, { as }) => t(`partnerTask.judged.${as}`) },
    handleError: (failure) => {
      if (!isVersionConflict(failure)) return false;
      setIsStale(true);
      setRejecting(undefined);
      refresh();
      return true;
    },
  });
  const decide = async (place: PartnerPlace, as: 'accepted' | 'returned' | 'refused', reason = '') => {
    setIsStale(false);
    if (!(await judge.run({ id: place.id, revision: place.revision ?? 0, as, reason }))) return;
    setRejecting(undefined);
    refresh();
    onChanged();
  };
  return (
    <Drawer open size={640} title={task.name} onClose={onClose}>
      <Flex vertical gap={16}>
        <Flex vertical gap={4}>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{task.brief}</Text>
          <Text type="secondary">
            {[
              money(task.reward),
              t('partnerTask.heldOf', { held: task.held, places: task.places }),
              t('partnerTask.until', { day: task.deadline }),
              t('partnerTask.author', { name: task.author_name }),
            ].join(' · ')}
          </Text>
        </Flex>
        <div role="alert">{isStale && <Alert type="warning" showIcon title={t('partnerTask.changedMeanwhile')} />}</div>
        <LoadState data={data} error={error} onRetry={refresh} onLeave={onClose} rows={4} />
        {data?.list.length === 0 && <EmptyState compact title={t('partnerTask.nobodyYet')} />}
        {data?.list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((place) => (
          <PlacePanel
            key={place.id}
            place={place}
            isPending={judge.isPending}
            onAccept={() => decide(place, 'accepted')}
            onReject={() => setRejecting(place)}
          />
        ))}
        {data && data.list.length > PAGE_SIZE && (
          <Pagination
            size="small"
            current={page}
            pageSize={PAGE_SIZE}
            total={data.list.length}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </Flex>
      {rejecting && (
        <RejectDialog
          place={rejecting}
          canReturn={task.state === 'open' || task.state === 'full'}
          isPending={judge.isPending}
          onReject={(as, reason) => decide(rejecting, as, reason)}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </Drawer>
  );
}

interface PlacePanelProps {
  readonly place: PartnerPlace;
  readonly isPending: boolean;
  readonly onAccept: () => Promise<void>;
  readonly onReject: () => void;
}

function PlacePanel({ place, isPending, onAccept, onReject }: PlacePanelProps) {
  const t = useT();
  const money = useMoney();
  const canJudge = useCan()('partner_task.save') && place.state === 'submitted';
  const name = place.partner_name;
  return (
    <Panel component="section" vertical gap={8} aria-label={name}>
      <Flex justify="space-between" gap={8} wrap>
        <Text strong>{name}</Text>
        <PlaceStateTag state={place.state} />
      </Flex>
      {place.proof && <Proof {...place} />}
      {place.reason && <Text type="danger">{t('partnerTask.because', { reason: place.reason })}</Text>}
      <Text type="secondary" size="small">
        {[
          t('partnerTask.takenAt', { at: formatMinute(place.taken_at) }),
          ...(place.submitted_at ? [t('partnerTask.submittedAt', { at: formatMinute(place.submitted_at) })] : []),
          ...(place.judged_at
            ? [t('partnerTask.judgedAt', { at: formatMinute(place.judged_at), name: place.judged_by ?? '' })]
            : []),
          ...(place.paid_at ? [t('partnerTask.paidAt', { at: formatMinute(place.paid_at) })] : []),
        ].join(' · ')}
      </Text>
      {canJudge && (
        <Flex gap={8}>
          <Popconfirm
            title={t('partnerTask.acceptOf', { name })}
            description={
              <div style={{ maxInlineSize: 260 }}>
                {t('partnerTask.acceptConfirm', { amount: money(place.reward), name })}
              </div>
            }
            onConfirm={onAccept}
          >
            <Button type="primary" size="small" loading={isPending} aria-label={t('partnerTask.acceptOf', { name })}>
              {t('partnerTask.accept')}
            </Button>
          </Popconfirm>
          <Button size="small" aria-label={t('partnerTask.rejectOf', { name })} onClick={onReject}>
            {t('partnerTask.reject')}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}

interface RejectDialogProps {
  readonly place: PartnerPlace;
  /** Whether there is time left to mend it. */
  readonly canReturn: boolean;
  readonly isPending: boolean;
  readonly onReject: (as: 'returned' | 'refused', reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function RejectDialog({ place, canReturn, isPending, onReject, onClose }: RejectDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ as: 'returned' | 'refused'; reason: string }>();
  return (
    <Modal
      open
      title={t('partnerTask.rejectOf', { name: place.partner_name })}
      okText={t('partnerTask.reject')}
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ as: canReturn ? 'returned' : 'refused', reason: '' }}
        onFinish={({ as, reason }) => void onReject(as, reason.trim())}
      >
        <Form.Item name="as" label={t('partnerTask.rejectAs')}>
          <Radio.Group
            vertical
            options={[
              { value: 'returned', label: t('partnerTask.return'), disabled: !canReturn },
              { value: 'refused', label: t('partnerTask.refuse') },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('partnerTask.reason')}
          extra={t('partnerTask.reasonHelp')}
          rules={[{ required: true, whitespace: true, message: t('partnerTask.reasonNeeded') }]}
        >
          <Input.TextArea rows={3} maxLength={partnerTaskLimits.reason} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
