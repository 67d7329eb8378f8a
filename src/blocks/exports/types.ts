import type { ExportOptions, ExportResult, ExportStage } from '@/engine/export/types';
import type { Project } from '@/engine/project/schema';
import type { StoreStage } from '@/services/video/storeVideo';

/** What is to be made; kept in the browser until it is, so that a reload can begin it anew. */
export interface ExportOrder {
  readonly id: string;
  readonly title: string;
  /** As it was when the export was ordered: editing goes on. */
  readonly project: Project;
  readonly options: Omit<ExportOptions, 'blobs'>;
  /** The project's record, where it is taken up again. */
  readonly projectId?: string;
  /** A subtitle file beside the video. */
  readonly subtitles?: 'srt' | 'vtt';
  /** Recorded as a finished video as soon as it is made. */
  readonly isStored: boolean;
  /** Milliseconds since 1970. */
  readonly orderedAt: number;
}

export type ExportState =
  | { readonly phase: 'waiting' }
  | {
      readonly phase: 'exporting';
      readonly stage: ExportStage;
      /** 0–100. */
      readonly percent: number;
      readonly etaSeconds: number | null;
      readonly isPaused: boolean;
    }
  /** Made; it lies in this browser. */
  | { readonly phase: 'made'; readonly result: ExportResult }
  | { readonly phase: 'storing'; readonly result: ExportResult; readonly step: StoreStage }
  | { readonly phase: 'stored'; readonly result: ExportResult; readonly videoId: string }
  /** Made but not stored: it can be downloaded, and stored again without making it anew. */
  | { readonly phase: 'storeFailed'; readonly result: ExportResult; readonly error: unknown }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'canceled' }
  /** The page was closed or reloaded over it. */
  | { readonly phase: 'interrupted' };

export interface ExportEntry {
  readonly order: ExportOrder;
  readonly state: ExportState;
}

/** Whether a job still has work of this page to do. */
export const isBusy = ({ phase }: ExportState): boolean =>
  phase === 'waiting' || phase === 'exporting' || phase === 'storing';

/** The made file, in whatever became of it. */
export const resultOf = (state: ExportState): ExportResult | undefined =>
  'result' in state ? state.result : undefined;
