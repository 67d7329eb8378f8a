import { Form } from 'antd';
import { PublishTimePicker } from '@/blocks/publishing';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';

/** Field for a planned time that can still be kept; its value is a moment, its name `time`. */
export function NewTime() {
  const t = useT();
  return (
    <Form.Item<{ time: string | undefined }>
      name="time"
      label={t('approval.timeLabel')}
      rules={[
        {
          validator: (_, value: string | undefined) =>
            value && !isPast(value, new Date())
              ? Promise.resolve()
              : Promise.reject(new Error(t('approval.timeFuture'))),
        },
      ]}
    >
      <PublishTimePicker minuteStep={1} />
    </Form.Item>
  );
}
