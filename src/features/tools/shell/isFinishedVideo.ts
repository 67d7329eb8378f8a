import type { ToolResult } from './types';

/** Finished videos are MP4; a transparent layer or a lone sound is none. */
export const isFinishedVideo = ({ name, kind }: Pick<ToolResult, 'name' | 'kind'>): boolean =>
  kind === 'video' && /\.mp4$/i.test(name);
