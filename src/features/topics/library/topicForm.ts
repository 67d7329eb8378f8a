import type { InputOf } from '@/services/contract';
import type { Topic, topicContract } from '@/services/topic/schema';
import { joinLines, splitLines } from '../model/lines';

export interface TopicValues {
  title: string;
  angle: string;
  goods_id?: string | undefined;
  framework_id?: string | undefined;
  outline: string;
  occasion: string;
  planned_on: string;
  note: string;
}
export type TopicBody = InputOf<(typeof topicContract)['save']>;

/** What the form starts with. */
export const topicValues = (topic: Topic | undefined): TopicValues => ({
  title: topic?.title ?? '',
  angle: topic?.angle ?? '',
  goods_id: topic?.goods_id,
  framework_id: topic?.framework_id || undefined,
  outline: joinLines(topic?.outline ?? []),
  occasion: topic?.occasion ?? '',
  planned_on: topic?.planned_on ?? '',
  note: topic?.note ?? '',
});

/** What is sent. A new topic keeps its goods and framework as its origins. */
export function topicBodyOf(values: TopicValues, topic: Topic | undefined): TopicBody {
  const { goods_id, framework_id, outline, ...rest } = values;
  const fields = {
    ...rest,
    outline: splitLines(outline),
    framework_id: framework_id ?? '',
    ...(goods_id ? { goods_id } : {}),
  };
  if (topic) return { ...fields, id: topic.id };
  return {
    ...fields,
    source: [
      ...(goods_id ? [{ type: 'goods' as const, id: goods_id }] : []),
      ...(framework_id ? [{ type: 'framework' as const, id: framework_id }] : []),
    ],
  };
}
