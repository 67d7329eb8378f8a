import type { MessageId } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import { chainAddress } from '@/services/chain/address';
import { scriptApi } from '@/services/script/api';
import { topicApi } from '@/services/topic/api';
import { onTimeline } from './onTimeline';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import { type ToolKey, toolAddress } from './toolKeys';
import type { ToolRecord, ToolResult, ToolResultKind } from './types';

/** Finished videos are MP4; a transparent layer or a lone sound is none. */
const isFinishedVideo = ({ name, kind }: Pick<ToolResult, 'name' | 'kind'>): boolean =>
  kind === 'video' && /\.mp4$/i.test(name);

/** A way on from a result. */
interface Target {
  readonly key: string;
  readonly label: MessageId;
  /** Page that it leads to: offered only to those who may open it. */
  readonly page: string;
  /** Right that it takes besides. */
  readonly action?: string;
  /** What it takes of the result; default all of the kind. */
  readonly takes?: (result: ToolResult) => boolean;
  /** Does what is to be done. @returns the address to go to */
  readonly open: (record: ToolRecord, result: ToolResult) => Promise<string>;
}

const longestTitle = 64;
const mostSentences = 200;

const tool = (key: ToolKey, label: MessageId): Target => ({
  key,
  label,
  page: toolAddress(key),
  open: async (_, { id }) => `${toolAddress(key)}?result=${id}`,
});

async function textOf(result: ToolResult): Promise<string> {
  const file = await toolHistory.file(result);
  if (!file) throw new ToolError('tools.resultGone');
  return file.text();
}

const timeline: Target = {
  key: 'timeline',
  label: 'tools.use.timeline',
  page: '/editor/timeline',
  action: 'project.save',
  open: onTimeline,
};

const breakdown: Target = {
  key: 'breakdown',
  label: 'tools.use.breakdown',
  page: '/compose/analyze',
  action: 'breakdown.save',
  open: async (record, result) => (await import('./breakDownResult')).breakDownResult(record, result),
};

const finished: Target = {
  key: 'finished',
  label: 'tools.use.finished',
  page: '/publish/media',
  action: 'video.save',
  takes: isFinishedVideo,
  open: async (record, result) => (await import('./publishVideo')).publishVideo(record, result),
};

const script: Target = {
  key: 'script',
  label: 'tools.use.script',
  page: '/editor/script',
  action: 'script.save',
  open: async (record, result) => {
    const lines = (await textOf(result))
      .split(/(?<=[。！？!?；;])|\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    const saved = await scriptApi.save(
      {
        title: record.title.slice(0, 120),
        sentences: lines
          .slice(0, mostSentences)
          .map((text, index) => ({ id: `s${index + 1}`, role: '', text: text.slice(0, 500) })),
        source: [...record.source],
      },
      shownByCaller,
    );
    return chainAddress({ type: 'script', id: saved.id, kind: '' }) ?? '';
  },
};

const post: Target = {
  key: 'post',
  label: 'tools.use.post',
  page: '/editor/article',
  action: 'article.save',
  open: async (record, result) => {
    const saved = await articleApi.save(
      {
        kind: 'post',
        title: [...record.title].slice(0, longestTitle).join(''),
        markdown: await textOf(result),
        source: [...record.source],
      },
      shownByCaller,
    );
    return chainAddress({ type: 'article', id: saved.id, kind: 'post' }) ?? '';
  },
};

const longestTopic = 60;

const topic: Target = {
  key: 'topic',
  label: 'tools.use.topic',
  page: '/creation/conception',
  action: 'topic.save',
  open: async (record, result) => {
    const lines = (await textOf(result))
      .split('\n')
      .map((line) => line.replace(/^[#>*\-\s\d.]+|\*\*/g, '').trim())
      .filter(Boolean);
    const [title = record.title, ...rest] = lines;
    const saved = await topicApi.save(
      {
        title: [...title].slice(0, longestTopic).join(''),
        angle: [...rest.join('')].slice(0, 300).join(''),
        source: [...record.source],
      },
      shownByCaller,
    );
    return chainAddress({ type: 'topic', id: saved.id, kind: '' }) ?? '';
  },
};

/** All ways on, by what a result is; a tool does not offer itself. */
const targets: Readonly<Record<ToolResultKind, readonly Target[]>> = {
  video: [
    finished,
    timeline,
    tool('video_cut', 'tools.use.cut'),
    tool('subtitle_remover', 'tools.use.erase'),
    tool('video_to_audio', 'tools.use.audio'),
    tool('asr', 'tools.use.asr'),
    tool('detection', 'tools.use.detection'),
  ],
  audio: [timeline, tool('asr', 'tools.use.asr'), tool('figure_video', 'tools.use.figure')],
  image: [timeline],
  text: [
    script,
    topic,
    post,
    tool('text_to_audio', 'tools.use.speak'),
    tool('detection', 'tools.use.detection'),
    breakdown,
    tool('framework', 'tools.use.framework'),
    tool('figure_video', 'tools.use.figure'),
  ],
  subtitle: [timeline, breakdown, tool('detection', 'tools.use.detection')],
  document: [],
  other: [],
};

/** Its videos are recorded as finished ones when they are made. */
const isRecorded = (own: ToolKey, { key }: Target): boolean => own === 'url_to_video' && key === finished.key;

export const targetsFor = (own: ToolKey, result: ToolResult): readonly Target[] =>
  targets[result.kind].filter(
    (target) => target.key !== own && !isRecorded(own, target) && (target.takes?.(result) ?? true),
  );
