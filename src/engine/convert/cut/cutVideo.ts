import { MediaError } from '../../media/errors';
import { tempPart } from '../../work/storage';
import type { WorkContext } from '../../work/types';
import { containerOf } from '../containers';
import { ConvertError } from '../errors';
import { Reporter } from '../reporter';
import { type ConvertSource, openSource, type SourceVideo } from '../source';
import type { ConvertedFile, ConvertProgress, ConvertResults, CutRange, CutRequest, VideoContainer } from '../types';
import { canMix, chooseEncoding } from './chooseEncoding';
import type { PartEncoding } from './encodePart';
import { planRange, type RangePlan } from './planRange';
import type { Segment } from './videoPackets';
import { writeVideo } from './writeVideo';

/** Encoding a second weighs as much as copying so many. */
const ENCODE_WEIGHT = 25;

/** Cuts ranges out of a video. @throws ConvertError, MediaError, WorkCanceledError. */
export async function cutVideo(
  request: CutRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['cut']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    const { video } = source;
    if (!video) throw new ConvertError({ code: 'no-image', detail: '' });
    const container = request.container ?? (await containerOf(source.input));
    const plans = await planAll(source, video, request.ranges);
    if (plans.length === 0) throw new ConvertError({ code: 'no-ranges', detail: '' });
    const videos = request.isJoined ? [inOrder(plans)] : plans.map((plan) => [{ plan, at: 0 }]);
    const weights = videos.map(weightOf);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const isEncoding = plans.some(({ parts }) => parts.some(({ kind }) => kind === 'encode'));
    reporter.enter(isEncoding ? 'encoding' : 'copying');
    const files: ConvertedFile[] = [];
    let before = 0;
    for (const [index, segments] of videos.entries()) {
      const weight = weights[index] ?? 0;
      files.push(
        await writeVideo({
          ...{ source, video, segments, container, reporter },
          encoding: await encodingOf(video, container, segments),
          tempName: tempPart(context.tempName, index),
          to: videos.length === 1 ? request.to : undefined,
          from: before / total,
          share: weight / total,
        }),
      );
      before += weight;
    }
    reporter.enter('finalizing');
    return { files };
  } finally {
    source.input.dispose();
  }
}

async function planAll(
  { offset, duration }: ConvertSource,
  video: SourceVideo,
  ranges: readonly CutRange[],
): Promise<readonly RangePlan[]> {
  const plans: RangePlan[] = [];
  for (const { start, end, mode } of ranges) {
    const span = { start: Math.max(0, start) + offset, end: Math.min(end, duration) + offset };
    const plan = span.end > span.start ? await planRange(video.sink, span, modeOf(video, mode)) : null;
    if (plan) plans.push(plan);
  }
  return plans;
}

/** Where our frames cannot stand beside the source's, all of the range is encoded: as exact, only slower. */
const modeOf = (video: SourceVideo, mode: CutRange['mode']): CutRange['mode'] =>
  mode === 'smart' && !canMix(video) ? 'exact' : mode;

function inOrder(plans: readonly RangePlan[]): readonly Segment[] {
  let at = 0;
  return plans.map((plan) => {
    const segment = { plan, at };
    at += plan.end - plan.start;
    return segment;
  });
}

const weightOf = (segments: readonly Segment[]): number =>
  segments
    .flatMap(({ plan }) => plan.parts)
    .reduce((sum, { kind, from, to }) => sum + (to - from) * (kind === 'encode' ? ENCODE_WEIGHT : 1), 0);

async function encodingOf(
  video: SourceVideo,
  container: VideoContainer,
  segments: readonly Segment[],
): Promise<PartEncoding | null> {
  const kinds = new Set(segments.flatMap(({ plan }) => plan.parts.map(({ kind }) => kind)));
  if (!kinds.has('encode')) return null;
  if (!(await video.track.canDecode())) throw new MediaError('undecodable');
  return chooseEncoding(video, container, kinds.has('copy'));
}
