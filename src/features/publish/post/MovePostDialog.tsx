import { DatePicker, Form, Modal } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';

interface Props {
  readonly post: PublishItem;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

/** The post's own time while it can be kept; else the same time of day on the next day that is still to come. */
function proposedTime(publishAt: string, now: Date): Dayjs {
  if (publishAt === '') return dayjs(now).add(1, 'hour').startOf('minute');
  let at = dayjs(publishAt);
  if (at.isBefore(now)) at = dayjs(now).hour(at.hour()).minute(at.minute()).second(0);
  return at.isBefore(now) ? at.add(1, 'day') : at;
}

/** Another planned time, without dragging. */
export function MovePostDialog({ post, title, isOpen, onClose, onMove }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ publish_at: Dayjs }>();
  const submit = async ({ publish_at }: { publish_at: Dayjs }) => {
    if (await onMove(post, publish_at.second(0).millisecond(0).toISOString())) onClose();
  };
  return (
    <Modal open={isOpen} title={title} width={400} destroyOnHidden onCancel={onClose} onOk={form.submit}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ publish_at: proposedTime(post.publish_at, new Date()) }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="publish_at"
          label={t('publish.time')}
          rules={[
            { required: true, message: t('publish.timeNeeded') },
            {
              validator: async (_, value?: Dayjs) => {
                if (value && isPast(value.toISOString(), new Date())) throw new Error(t('publish.timePast'));
              },
            },
          ]}
        >
          <DatePicker
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            allowClear={false}
            disabledDate={(day) => day.isBefore(dayjs(), 'day')}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
