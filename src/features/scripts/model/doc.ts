import type { VideoPlatformId } from '@/domain/platforms';
import { type ScriptSentence, usualVoice } from '@/domain/script';
import type { SourceRef } from '@/services/contract';
import type { Script } from '@/services/script/schema';

/** All of a script that is edited; immutable, plain JSON. */
export interface ScriptDoc {
  readonly title: string;
  readonly platform: VideoPlatformId;
  /** Characters a minute. */
  readonly voiceSpeed: number;
  readonly goodsId?: string | undefined;
  readonly frameworkId?: string | undefined;
  readonly topicId?: string | undefined;
  readonly variantOf?: string | undefined;
  readonly angle: string;
  readonly source: readonly SourceRef[];
  readonly sentences: readonly ScriptSentence[];
}

export const emptyDoc: ScriptDoc = {
  title: '',
  platform: 'douyin',
  voiceSpeed: usualVoice,
  angle: '',
  source: [],
  sentences: [],
};

/** The edited part of a record. */
export function docOf(script: Script): ScriptDoc {
  const { title, platform, voice_speed, goods_id, framework_id, topic_id, variant_of, angle, source, sentences } =
    script;
  return {
    title,
    platform,
    voiceSpeed: voice_speed,
    goodsId: goods_id,
    frameworkId: framework_id,
    topicId: topic_id,
    variantOf: variant_of,
    angle,
    source,
    sentences,
  };
}

const longestTitle = 120;

/** The record's fields of a document, as `save` takes them. What was taken away is said so. */
export function bodyOf(doc: ScriptDoc, untitled: string) {
  const { platform, voiceSpeed, goodsId, frameworkId, topicId, variantOf, angle, source, sentences } = doc;
  return {
    title: [...doc.title.trim()].slice(0, longestTitle).join('') || untitled,
    platform,
    voice_speed: voiceSpeed,
    angle,
    ...(goodsId ? { goods_id: goodsId } : {}),
    ...(frameworkId ? { framework_id: frameworkId } : {}),
    ...(topicId ? { topic_id: topicId } : {}),
    ...(variantOf ? { variant_of: variantOf } : {}),
    source: [...source],
    sentences: sentences.map(
      ({ id, text, role, shot = '', hint = '', screen_text = '', media_id = '', seconds = 0 }) => ({
        id,
        text,
        role,
        shot,
        hint,
        screen_text,
        media_id,
        seconds,
      }),
    ),
  };
}

/** The chain of a document made from these. */
export const sourceOf = (parts: {
  readonly goodsId?: string | undefined;
  readonly frameworkId?: string | undefined;
  readonly topicId?: string | undefined;
}): SourceRef[] => [
  ...(parts.goodsId ? [{ type: 'goods' as const, id: parts.goodsId }] : []),
  ...(parts.frameworkId ? [{ type: 'framework' as const, id: parts.frameworkId }] : []),
  ...(parts.topicId ? [{ type: 'topic' as const, id: parts.topicId }] : []),
];
