import { CalendarOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import dayjs from 'dayjs';
import { ToneTag } from '@/components/ToneTag';
import { hookTypes } from '@/domain/frameworks';
import { type TopicState, topicTone } from '@/domain/topics';
import { useT } from '@/hooks/useT';

/** The way a topic opens, in the trade's word. */
export function HookTag({ hook }: { readonly hook: string }) {
  const found = hookTypes.find(({ id }) => id === hook);
  return found ? <Tag variant="filled">{found.name}</Tag> : null;
}

/** The day that a topic is made for. */
export function OccasionTag({ name, date }: { readonly name: string; readonly date: string }) {
  if (!name) return null;
  return (
    <Tag variant="filled" icon={<CalendarOutlined aria-hidden />}>
      {name}
      {date && ` ${dayjs(date).format('M/D')}`}
    </Tag>
  );
}

export function TopicStateTag({ state }: { readonly state: TopicState }) {
  const t = useT();
  return <ToneTag tone={topicTone[state]}>{t(`topic.state.${state}`)}</ToneTag>;
}
