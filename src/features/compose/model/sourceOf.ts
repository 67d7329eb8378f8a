import type { SourceRef } from '@/services/contract';
import type { Draft } from './state';

/** What the video is made from, for the chain. */
export function sourceOf({ goods, brief, scriptId, topicId }: Draft): SourceRef[] {
  return [
    ...(goods.form.id ? [{ type: 'goods' as const, id: goods.form.id }] : []),
    ...(brief.frameworkId ? [{ type: 'framework' as const, id: brief.frameworkId }] : []),
    ...(brief.knowledgeIds ?? []).map((id) => ({ type: 'knowledge' as const, id })),
    ...(topicId ? [{ type: 'topic' as const, id: topicId }] : []),
    ...(scriptId ? [{ type: 'script' as const, id: scriptId }] : []),
  ];
}
