import type { Segment } from '@/domain/frameworks';

/** Segments on their way from the paste dialog to the editor; gone after a reload, like the dialog. */
let pasted: readonly Segment[] | undefined;

export const keepPasted = (segments: readonly Segment[]): void => {
  pasted = segments;
};

export const pastedSegments = (): readonly Segment[] | undefined => pasted;
