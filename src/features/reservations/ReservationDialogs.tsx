import { Checkbox, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { leadPhone } from '@/domain/leads';
import { reservationLimits } from '@/domain/reservations';
import { useAction } from '@/hooks/useAction';
import { formatMinute, useDates } from '@/hooks/useDates';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { reservationApi } from '@/services/reservation/api';
import type { Reservation, ReservationService, ReservationSlot } from '@/services/reservation/schema';

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface BookDialogProps extends DialogProps {
  readonly service: ReservationService;
  readonly slot: ReservationSlot;
}

/** Seats of a slot for a customer. */
export function BookDialog({ service, slot, onDone, onClose }: BookDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ name: string; phone: string; people: number; note: string }>();
  const { pressOf, options } = useOnePress();
  const create = useAction(reservationApi.create, { ...options, messages: { done: 'reservation.createdDone' } });
  const [isTyped, setIsTyped] = useState(false);
  const { leave, release } = useLeaveGuard(isTyped);
  const submit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    const body = { ...values, service_id: service.id, starts_at: slot.starts_at, request_id: pressOf(values) };
    if (await create.run(body)) release(onDone);
  };
  return (
    <Modal
      open
      title={t('reservation.create')}
      confirmLoading={create.isPending}
      onOk={() => void submit()}
      onCancel={() => leave(onClose)}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ people: 1, note: '' }}
        onValuesChange={() => setIsTyped(true)}
      >
        <Form.Item label={t('reservation.time')}>{`${service.name} · ${formatMinute(slot.starts_at)}`}</Form.Item>
        <Form.Item
          name="name"
          label={t('reservation.name')}
          rules={[{ required: true, whitespace: true, message: t('reservation.nameNeeded') }]}
        >
          <Input maxLength={reservationLimits.name} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('reservation.phone')}
          rules={[
            {
              validator: async (_, value = '') => {
                if (!leadPhone(value)) throw new Error(t('reservation.phoneWrong'));
              },
            },
          ]}
        >
          <Input inputMode="tel" />
        </Form.Item>
        <Form.Item name="people" label={t('reservation.people')}>
          <InputNumber min={1} max={Math.min(slot.left, reservationLimits.people)} precision={0} />
        </Form.Item>
        <Form.Item name="note" label={t('reservation.note')}>
          <Input.TextArea rows={2} maxLength={reservationLimits.note} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

interface RowDialogProps extends DialogProps {
  readonly row: Reservation;
}

/** Cancels with a reason. */
export function CancelDialog({ row, onDone, onClose }: RowDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const cancel = useAction(reservationApi.status, { messages: { done: 'reservation.done' } });
  const submit = async () => {
    if (await cancel.run({ id: row.id, state: 'canceled', reason })) onDone();
  };
  return (
    <Modal
      open
      title={t('reservation.cancelOf', { name: row.name })}
      okText={t('reservation.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={cancel.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Input.TextArea
        rows={3}
        maxLength={reservationLimits.reason}
        value={reason}
        aria-label={t('reservation.reason')}
        placeholder={t('reservation.reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}

const MOVE_DAYS = 31;

/** Another slot of the same service; one without room for all is not offered. */
export function MoveDialog({ row, onDone, onClose }: RowDialogProps) {
  const t = useT();
  const dates = useDates();
  const [startsAt, setStartsAt] = useState<number>();
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useLoad(reservationApi.slots, {
    service_id: row.service_id,
    from: merchantToday(),
    days: MOVE_DAYS,
  });
  const move = useAction(reservationApi.move, { messages: { done: 'reservation.movedDone' } });
  const submit = async () => {
    setIsAsked(true);
    if (startsAt !== undefined && (await move.run({ id: row.id, starts_at: startsAt }))) onDone();
  };
  const options = data?.list
    .filter(({ left, starts_at }) => left >= row.people && starts_at !== row.starts_at && starts_at > Date.now())
    .map(({ starts_at, left, capacity }) => ({
      value: starts_at,
      label: `${dates.moment(starts_at)} ${t('reservation.left', { left, capacity })}`,
    }));
  const isMissing = isAsked && startsAt === undefined;
  return (
    <Modal
      open
      title={t('reservation.moveOf', { name: row.name })}
      okText={t('reservation.move')}
      confirmLoading={move.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label={t('reservation.moveTo')}
          validateStatus={isMissing ? 'error' : undefined}
          help={isMissing ? t('reservation.chooseTime') : undefined}
        >
          <Select
            value={startsAt}
            loading={!data}
            aria-label={t('reservation.moveTo')}
            placeholder={t('reservation.chooseTime')}
            options={options ?? []}
            onChange={setStartsAt}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

interface ServiceDialogProps extends DialogProps {
  readonly service: ReservationService | undefined;
}

const MONDAY = Date.UTC(2026, 0, 5);
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** When a service can be booked, and by how many at a time. */
export function ServiceDialog({ service, onDone, onClose }: ServiceDialogProps) {
  const t = useT();
  const dates = useDates();
  const [form] = Form.useForm<Omit<ReservationService, 'id' | 'revision'>>();
  const save = useAction(reservationApi.serviceSave, { messages: { done: 'reservation.done' } });
  const [isTyped, setIsTyped] = useState(false);
  const { leave, release } = useLeaveGuard(isTyped);
  const submit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    const seen = service && { id: service.id, revision: service.revision };
    if (await save.run({ ...values, ...seen })) release(onDone);
  };
  const needed = (label: string) => [{ required: true, message: t('resource.required', { label }) }];
  const time = (label: string) => [
    { required: true, pattern: timePattern, message: t('resource.required', { label }) },
  ];
  const dayName = (day: number) =>
    dates.weekday(new Date(MONDAY + ((day + 6) % 7) * 86_400_000).toISOString().slice(0, 10));
  return (
    <Modal
      open
      title={t(service ? 'reservation.services.edit' : 'reservation.services.new')}
      confirmLoading={save.isPending}
      onOk={() => void submit()}
      onCancel={() => leave(onClose)}
    >
      <Form
        form={form}
        layout="vertical"
        onValuesChange={() => setIsTyped(true)}
        initialValues={
          service ?? {
            weekdays,
            opens: '09:00',
            closes: '18:00',
            minutes: 60,
            capacity: 4,
            closed_days: [],
            hold_minutes: 30,
          }
        }
      >
        <Form.Item name="name" label={t('reservation.service')} rules={needed(t('reservation.service'))}>
          <Input maxLength={reservationLimits.name} />
        </Form.Item>
        <Form.Item name="weekdays" label={t('reservation.weekdays')} rules={needed(t('reservation.weekdays'))}>
          <Checkbox.Group options={weekdays.map((day) => ({ value: day, label: dayName(day) }))} />
        </Form.Item>
        <Form.Item name="opens" label={t('reservation.opens')} rules={time(t('reservation.opens'))}>
          <Input placeholder="09:00" />
        </Form.Item>
        <Form.Item name="closes" label={t('reservation.closes')} rules={time(t('reservation.closes'))}>
          <Input placeholder="18:00" />
        </Form.Item>
        <Form.Item name="minutes" label={t('reservation.minutes')} rules={needed(t('reservation.minutes'))}>
          <InputNumber min={5} max={720} precision={0} />
        </Form.Item>
        <Form.Item name="capacity" label={t('reservation.capacity')} rules={needed(t('reservation.capacity'))}>
          <InputNumber min={1} max={reservationLimits.capacity} precision={0} />
        </Form.Item>
        <Form.Item name="hold_minutes" label={t('reservation.hold')} rules={needed(t('reservation.hold'))}>
          <InputNumber min={1} max={1440} precision={0} />
        </Form.Item>
        <Form.Item
          name="closed_days"
          label={t('reservation.closedDays')}
          extra={t('reservation.closedDaysHint')}
          rules={[
            {
              validator: async (_, days: readonly string[] = []) => {
                if (days.some((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day)))
                  throw new Error(t('reservation.closedDaysHint'));
              },
            },
          ]}
        >
          <Select mode="tags" open={false} suffixIcon={null} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
