import { DatePicker, Form, Modal } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';

interface Props {
  readonly post: PublishItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

/** Another planned time, without dragging. */
export function MovePostDialog({ post, isOpen, onClose, onMove }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ publish_at: Dayjs }>();
  const submit = async ({ publish_at }: { publish_at: Dayjs }) => {
    if (await onMove(post, publish_at.second(0).millisecond(0).toISOString())) onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('publish.act.move')}
      width={400}
      destroyOnHidden
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ publish_at: dayjs(post.publish_at) }}
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
