import type { MessageId } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { SourceRef } from '@/services/contract';
import type { Video } from '@/services/video/schema';

export interface ChainLink {
  readonly key: string;
  readonly label: MessageId;
  /** Name where one is known. */
  readonly name: string;
  /** Inside the app; absent where there is nothing to open yet. */
  readonly href?: string;
  readonly isHere?: boolean;
}

const labels: Readonly<Record<SourceRef['type'], MessageId>> = {
  goods: 'publish.chain.goods',
  framework: 'publish.chain.framework',
  breakdown: 'publish.chain.breakdown',
  topic: 'publish.chain.topic',
  script: 'publish.chain.script',
  article: 'publish.chain.article',
  chat: 'publish.chain.chat',
  project: 'publish.chain.project',
  video: 'publish.chain.video',
  publish: 'publish.chain.posts',
  file: 'publish.chain.file',
  knowledge: 'publish.chain.knowledge',
  figure: 'publish.chain.figure',
  shooting_plan: 'publish.chain.plan',
  template: 'publish.chain.template',
};
const order: readonly SourceRef['type'][] = [
  'goods',
  'breakdown',
  'knowledge',
  'figure',
  'framework',
  'chat',
  'topic',
  'template',
  'script',
  'file',
  'project',
];

/** What a video was made from: goods → framework → script → project → video. Its posts follow in the view. */
export function chainOf(video: Video, frameworkName: (id: string) => string = () => ''): ChainLink[] {
  const origins = order.flatMap((type) => {
    const id = idOf(video, type);
    return id ? [linkOf(video, type, id, frameworkName)] : [];
  });
  return [...origins, { key: 'video', label: labels.video, name: video.title, isHere: true }];
}

function idOf(video: Video, type: SourceRef['type']): string | undefined {
  const own: Partial<Record<SourceRef['type'], string | undefined>> = {
    goods: video.goods_id,
    framework: video.framework_id,
    project: video.project_id,
  };
  return own[type] ?? video.source.find((source) => source.type === type)?.id;
}

function linkOf(video: Video, type: SourceRef['type'], id: string, frameworkName: (id: string) => string): ChainLink {
  const link = { key: type, label: labels[type], name: '' };
  if (type === 'goods') return { ...link, name: video.goods_title, href: `/creative/goods?open=${id}` };
  if (type === 'framework')
    return { ...link, name: frameworkName(id), href: `/compose/frame?open=${encodeURIComponent(id)}` };
  if (type === 'project') return { ...link, href: `/compose/post?project=${id}` };
  const href = chainAddress({ type, id, kind: '' });
  return href ? { ...link, href } : link;
}
