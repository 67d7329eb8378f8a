/** The ten tools, by the last word of their address. */
const toolKeys = [
  'text_to_audio',
  'url_to_video',
  'framework',
  'asr',
  'prompt_to_text',
  'detection',
  'video_to_audio',
  'video_cut',
  'subtitle_remover',
  'figure_video',
] as const;

export type ToolKey = (typeof toolKeys)[number];

export const toolAddress = (tool: ToolKey): string => `/creative/tool/${tool}`;
