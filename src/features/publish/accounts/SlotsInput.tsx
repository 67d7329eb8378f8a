import { Flex, Tag, TimePicker } from 'antd';
import dayjs from 'dayjs';
import { useT } from '@/hooks/useT';

/** Most times a day that an account may have. */
const most = 24;

/** The times with one more, each once and in order; a full list stays as it is. */
function withSlot(slots: readonly string[], slot: string): string[] {
  if (slots.length >= most && !slots.includes(slot)) return [...slots];
  return [...new Set([...slots, slot])].sort();
}

interface Props {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (slots: string[]) => void;
  readonly isReadOnly: boolean;
}

/** Times of day as tags, in order; another one by the clock. */
export function SlotsInput({ id, value = [], onChange, isReadOnly }: Props) {
  const t = useT();
  return (
    <Flex gap={8} align="center" wrap>
      {value.map((slot) => (
        <Tag
          key={slot}
          closable={!isReadOnly && { 'aria-label': t('publishTruth.slotRemove', { time: slot }) }}
          onClose={(event) => {
            event.preventDefault();
            onChange?.(value.filter((one) => one !== slot));
          }}
        >
          {slot}
        </Tag>
      ))}
      {!isReadOnly && (
        <TimePicker
          {...(id ? { id } : {})}
          value={null}
          format="HH:mm"
          minuteStep={5}
          needConfirm={false}
          placeholder={t('publishTruth.slotAdd')}
          onChange={(time) => {
            if (time) onChange?.(withSlot(value, dayjs(time).format('HH:mm')));
          }}
        />
      )}
    </Flex>
  );
}
