import { Form, Modal } from 'antd';
import { PublishTimePicker } from '@/blocks/publishing';
import { isPast } from '@/domain/publishing';
import { toDay } from '@/domain/publishing/calendar';
import { addDays, localOf } from '@/domain/publishing/zone';
import { useT } from '@/hooks/useT';
import { merchantZone } from '@/lib/merchantZone';
import type { PublishItem } from '@/services/publish/schema';

interface Props {
  readonly post: PublishItem;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The post's own time while it can be kept; else the same time of day on the next day that is still to come. */
function proposedTime(publishAt: string, now: number): string {
  if (publishAt === '') return new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS + HOUR_MS).toISOString();
  if (Date.parse(publishAt) >= now) return publishAt;
  const zone = merchantZone();
  const { date } = localOf(now, zone);
  const today = toDay(publishAt, date, zone);
  return Date.parse(today) >= now ? today : toDay(publishAt, addDays(date, 1), zone);
}

/** Another planned time, without dragging. */
export function MovePostDialog({ post, title, isOpen, onClose, onMove }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ publish_at: string }>();
  const submit = async ({ publish_at }: { publish_at: string }) => {
    if (await onMove(post, publish_at)) onClose();
  };
  return (
    <Modal open={isOpen} title={title} width={400} destroyOnHidden onCancel={onClose} onOk={form.submit}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ publish_at: proposedTime(post.publish_at, Date.now()) }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="publish_at"
          label={t('publish.time')}
          rules={[
            { required: true, message: t('publish.timeNeeded') },
            {
              validator: async (_, value?: string) => {
                if (value && isPast(value, new Date())) throw new Error(t('publish.timePast'));
              },
            },
          ]}
        >
          <PublishTimePicker minuteStep={1} allowClear={false} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
