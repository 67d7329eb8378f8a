import { z } from 'zod';
import { frameworks, hookTypes } from '../../../../src/domain/frameworks';
import { refuse } from '../../engineError';
import type { TopicIdea, TopicsRequest } from '../../writerTypes';
import { likeness } from '../embedded/clauses';
import { JsonObjects } from './jsonObjects';

const text = z.string().trim().catch('');
const list = z
  .union([z.array(z.unknown()), z.string()])
  .transform((value) => (typeof value === 'string' ? value.split(/\n|；/) : value.map(String)))
  .transform((beats) => beats.map((beat) => beat.trim()).filter(Boolean))
  .catch([]);

/** What a model may answer: a title is needed, all else is taken as far as it makes sense. */
const idea = z.object({
  title: z.string().trim().min(2).max(80),
  angle: text,
  hook: text,
  audience: text,
  reason: text,
  framework_id: text,
  occasion: text,
  outline: list,
});

function tidyIdea(
  found: unknown,
  { occasions, goods, idea: own, industry }: TopicsRequest,
  index: number,
): TopicIdea | undefined {
  const { success, data } = idea.safeParse(found);
  if (!success) return undefined;
  const hook =
    hookTypes.find(({ id, name }) => id === data.hook || name === data.hook) ?? hookTypes[index % hookTypes.length];
  const framework =
    frameworks.find(({ id, name }) => id === data.framework_id || name === data.framework_id) ?? frameworks[0];
  const given = goods?.title || own || industry;
  return {
    ...data,
    hook: hook?.id ?? 'question',
    framework_id: framework?.id ?? 'golden3',
    occasion: occasions.some(({ name }) => name === data.occasion) ? data.occasion : '',
    reason: data.reason || `根据「${given}」`,
    outline: data.outline.slice(0, 5),
  };
}

/** Topics out of a model's answer, one by one as they are complete; repeats and what cannot be read are left out. */
export async function* topicsIn(pieces: AsyncIterable<string>, request: TopicsRequest): AsyncIterable<TopicIdea> {
  const objects = new JsonObjects();
  const titles: string[] = [...request.avoid];
  let count = 0;
  for await (const piece of pieces) {
    for (const found of objects.push(piece)) {
      const topic = tidyIdea(found, request, count);
      if (!topic || count >= request.count || titles.some((title) => likeness(title, topic.title) >= 0.6)) continue;
      titles.push(topic.title);
      count += 1;
      yield topic;
    }
  }
  if (count === 0) refuse('写作模型没有按要求返回选题，请重试', { errorCode: 'WRITER_FAILED' });
}
