import type { PostFinding, PostFindingCode } from '../../../src/domain/platforms';
import type { FieldName } from '../../../src/domain/platforms/fields';
import { formatDuration } from '../../../src/utils/formatDuration';
import { formatSize } from '../../../src/utils/formatSize';

type Values = PostFinding['values'];

const fieldNames: Readonly<Record<FieldName, string>> = {
  visibility: '谁可以看',
  allowSave: '允许下载',
  allowDuet: '允许同框',
  allowComment: '评论',
  author: '作者',
  category: '分区',
  collection: '合集',
  copyright: '类型',
  declaration: '内容声明',
  location: '位置',
  mediaSource: '转载来源',
  noReprint: '未经允许禁止转载',
  notify: '群发通知',
  original: '声明原创',
  sameCity: '同城展示',
  weiboType: '类型',
};

/** What a platform refuses, for the answer of the server; findings that refuse nothing need no sentence. */
const sentences: Readonly<Partial<Record<PostFindingCode, (values: Values, name: string) => string>>> = {
  TITLE_MISSING: () => '请填写标题',
  TITLE_TOO_SHORT: ({ count, min }) => `标题 ${count} 字，至少要 ${min} 字`,
  TITLE_TOO_LONG: ({ count, max }) => `标题 ${count} 字，超过上限 ${max} 字`,
  DESCRIPTION_TOO_LONG: ({ count, max, topics }) =>
    `文案${Number(topics) > 0 ? '连同话题共' : ''} ${count} 字，超过上限 ${max} 字`,
  TOPICS_TOO_FEW: ({ count, min }) => `话题 ${count} 个，至少要 ${min} 个`,
  TOPICS_TOO_MANY: ({ count, max }) => `话题 ${count} 个，最多 ${max} 个`,
  TOPICS_TOO_LONG: ({ count, max }) => `话题合计 ${count} 字，超过上限 ${max} 字`,
  TOPIC_TOO_LONG: ({ topic, count, max }) => `话题“${topic}”有 ${count} 字，单个最多 ${max} 字`,
  FIELD_MISSING: (_, name) => `“${name}”还没有填`,
  FIELD_TOO_LONG: ({ count, max }, name) => `“${name}”${count} 字，超过上限 ${max} 字`,
  FIELD_OPTION: (_, name) => `“${name}”没有这个选项`,
  COVER_TOO_BIG: ({ size, max }) => `封面 ${formatSize(Number(size))}，超过上限 ${formatSize(Number(max))}`,
  COVER_FORMAT: ({ format, allowed }) => `封面不支持 ${format} 格式，需要 ${allowed}`,
  VIDEO_TOO_LONG: ({ seconds, max }) => `视频 ${formatDuration(Number(seconds))}，最长 ${formatDuration(Number(max))}`,
  VIDEO_TOO_BIG: ({ size, max }) => `视频 ${formatSize(Number(size))}，最大 ${formatSize(Number(max))}`,
  VIDEO_CONTAINER: ({ container, allowed }) => `视频是 ${container} 格式，需要 ${allowed}`,
};

/** An error of `checkPost` in words. */
export const limitSentence = ({ code, values, platformField }: PostFinding): string =>
  sentences[code]?.(values, platformField ? fieldNames[platformField.id] : '') ?? '不符合平台的发布要求';
