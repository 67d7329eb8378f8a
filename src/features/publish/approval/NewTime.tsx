import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import styles from './NewTime.module.css';

/** Field for a planned time that can still be kept; its value is a moment, its name `time`. */
export function NewTime() {
  const t = useT();
  return (
    <Form.Item<{ time: Dayjs | undefined }>
      name="time"
      label={t('approval.timeLabel')}
      rules={[
        {
          validator: (_, value: Dayjs | undefined) =>
            value && !isPast(value.toISOString(), new Date())
              ? Promise.resolve()
              : Promise.reject(new Error(t('approval.timeFuture'))),
        },
      ]}
    >
      <DatePicker
        className={styles.wide}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        minDate={dayjs().startOf('day')}
      />
    </Form.Item>
  );
}
