import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ExportProgress, type ExportResult, startExport } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import {
  beginFrames,
  calendarStage,
  dayOfPost,
  endFrames,
  openCalendar,
  switchMonths,
} from './calendar/measureCalendar';
import { type ClipperApi, clipperApi } from './clipper';
import { type ConvertApi, convertApi } from './convert';
import type { GivenMedia } from './draft';
import { type EraseApi, eraseApi } from './erase';
import { type ExportApi, exportApi } from './exportJobs';
import {
  cancelVideo,
  type Ended,
  type Exported,
  exportAgainstPreview,
  exportVideo,
  failVideo,
  markContrast,
  progressNow,
  type VideoOptions,
} from './exports';
import { readForeign, readPhoto } from './foreign';
import { type Compared, compareGolden, type Drawn, goldenOf, sceneNames, withoutFilters } from './golden';
import {
  editLine,
  type LineEdit,
  type LineKind,
  type LineWatch,
  lineStage,
  openLine,
  watchLine,
} from './line/measureLine';
import { type StillsOptions, stillsProject } from './material';
import { type MixcutApi, mixcutApi } from './mixcut';
import { type OcrApi, ocrApi } from './ocr';
import { blobOf } from './pixels';
import * as previewChecks from './previewChecks';
import { measureProductVideo, type ProductVideoFigures } from './productVideo';
import { countRasters, type Recovery, recoverFromLoss } from './renderers';
import { type ScrubFigures, type ScrubOptions, scrub } from './scrub';
import { tellSize } from './sizes';
import { inspectSource, type SourceReport } from './sources';
import { measureStream, type StreamFigures, streamStage } from './stream/measureStream';
import type { StreamKind } from './stream/StreamStage';
import { type VoiceApi, voiceApi } from './voice';

interface ExportFigures {
  readonly ms: number;
  readonly seconds: number;
  readonly size: number;
  readonly container: string;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
}

type PreviewChecks = typeof previewChecks;

/** What benches and journeys call through `window.harness`. */
export interface HarnessApi
  extends ExportApi,
    ConvertApi,
    EraseApi,
    OcrApi,
    VoiceApi,
    ClipperApi,
    MixcutApi,
    PreviewChecks {
  readonly exportStills: (options: StillsOptions) => Promise<ExportFigures>;
  /** Hands in a video (base64) under a media id; scenes and videos that show it need it first. */
  readonly giveClip: (base64: string, id?: 'clip' | 'alpha') => void;
  readonly sceneNames: () => readonly string[];
  readonly drawGolden: (name: string) => Promise<Drawn>;
  readonly compareGolden: (golden: Drawn) => Promise<Compared>;
  /** The same by the path for browsers without canvas filters. */
  readonly compareWithoutFilters: (golden: Drawn) => Promise<Compared>;
  readonly countRasters: () => Promise<{ readonly frames: number; readonly rasters: number }>;
  readonly recoverFromLoss: () => Promise<Recovery>;
  readonly exportVideo: (options: VideoOptions) => Promise<Exported>;
  readonly markContrast: typeof markContrast;
  readonly exportAgainstPreview: (frames: readonly number[]) => ReturnType<typeof exportAgainstPreview>;
  readonly cancelVideo: (when: 'at once' | 'under way' | 'finished') => Promise<Ended>;
  readonly failVideo: (options: VideoOptions) => Promise<Ended>;
  /** A product video with voice and music: previewed, exported, and its sound measured. */
  readonly measureProductVideo: () => Promise<ProductVideoFigures>;
  readonly progress: () => ExportProgress | null;
  /** Opens the timeline with a thousand clips: a video to look through, or the one of the edits' bench. */
  readonly openLine: (which: LineKind) => Promise<number>;
  /** Frames of panning, zooming and playing on the video that is open. */
  readonly watchLine: () => Promise<LineWatch>;
  readonly editLine: (rounds: number) => Promise<readonly LineEdit[]>;
  /** Opens the publish calendar's month with so many posts. */
  readonly openCalendar: (perMonth: number) => Promise<void>;
  readonly switchMonths: (rounds: number) => Promise<readonly number[]>;
  /** Notes the milliseconds from frame to frame until `endFrames`. */
  readonly beginFrames: () => void;
  readonly endFrames: () => readonly number[];
  readonly dayOfPost: (id: string) => string | undefined;
  readonly scrub: (options: ScrubOptions) => Promise<ScrubFigures>;
  /** A stream of the embedded writer into the component that shows such text; needs a session. */
  readonly stream: (options: { readonly kind: StreamKind; readonly text: string }) => Promise<StreamFigures>;
  /** What the engine makes of a file (base64). */
  readonly inspectSource: (base64: string, type: string) => Promise<SourceReport>;
  /** What the import says of a file, and how its images and its sound lie from those of another decoder. */
  readonly readForeign: typeof readForeign;
  readonly readPhoto: typeof readPhoto;
  readonly tellSize: typeof tellSize;
}

declare global {
  interface Window {
    harness?: HarnessApi;
  }
}

async function timed(project: Project): Promise<ExportFigures> {
  const started = performance.now();
  const result: ExportResult = await startExport(project, { format: 'mp4' }).result;
  const { container, videoCodec, audioCodec, duration, size } = result;
  return { ms: performance.now() - started, seconds: duration, size, container, videoCodec, audioCodec };
}

let given: GivenMedia = new Map();

const api: HarnessApi = {
  ...exportApi,
  ...convertApi,
  ...eraseApi,
  ...ocrApi,
  ...voiceApi,
  ...clipperApi,
  ...mixcutApi,
  exportStills: async (options) => timed(await stillsProject(options)),
  giveClip: (base64, id = 'clip') => {
    const type = id === 'alpha' ? 'video/webm' : 'video/mp4';
    given = new Map([...given, [id, { kind: 'video', url: URL.createObjectURL(blobOf(base64, type)) }]]);
  },
  sceneNames,
  drawGolden: (name) => goldenOf(name, given),
  compareGolden: (golden) => compareGolden(golden, given),
  compareWithoutFilters: (golden) => withoutFilters(() => compareGolden(golden, given)),
  countRasters: () => countRasters(given),
  recoverFromLoss: () => recoverFromLoss(given),
  exportVideo: (options) => exportVideo(options, given),
  markContrast,
  exportAgainstPreview: (frames) => exportAgainstPreview(frames, given),
  cancelVideo: (when) => cancelVideo(when, given),
  failVideo: (options) => failVideo(options, given),
  measureProductVideo,
  progress: progressNow,
  openLine: (which) => openLine(which, given),
  watchLine,
  editLine,
  openCalendar,
  switchMonths,
  beginFrames,
  endFrames,
  dayOfPost,
  scrub,
  stream: measureStream,
  inspectSource,
  readForeign,
  readPhoto,
  tellSize,
  ...previewChecks,
};

/** A page of the test build only (APP_BENCH=on): the engine without screens. */
export default function Harness() {
  const line = useSyncExternalStore(lineStage.subscribe, lineStage.shown);
  const calendar = useSyncExternalStore(calendarStage.subscribe, calendarStage.shown);
  const stream = useSyncExternalStore(streamStage.subscribe, streamStage.shown);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    window.harness = api;
    setReady(true);
  }, []);
  return <main data-ready={isReady}>{stream ?? line ?? calendar ?? 'harness'}</main>;
}
