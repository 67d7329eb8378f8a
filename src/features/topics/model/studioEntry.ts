import type { TopicStudioProps } from '../generate/TopicStudio';

const longest = 2000;

/** What an address asks for: an idea, goods, a day. */
export function studioEntry(params: URLSearchParams): TopicStudioProps {
  const text = (name: string) => params.get(name)?.slice(0, longest).trim();
  const idea = text('idea');
  const goodsId = text('goods');
  const occasionId = text('occasion');
  return {
    ...(idea ? { idea } : {}),
    ...(goodsId ? { goodsId } : {}),
    ...(occasionId ? { occasionId } : {}),
  };
}
