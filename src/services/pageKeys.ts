/** Route keys of pages that read the same records, for the `permission` of the calls that they make. */
export const topicPages = [
  'compose.conception',
  'creation.conception',
  'creation.conception.info',
  'creative.conception',
] as const;

export const scriptPages = [
  'compose.script',
  'creation.script',
  'creative.creation_material',
  'creative.script',
  'editor.script',
] as const;

/** Pages where something is written from goods, frameworks and knowledge documents. */
export const writingPages = [
  ...topicPages,
  'agent.prompt',
  'compose.analyze',
  'compose.frame',
  'compose.post',
  'compose.rewrite_to_video',
  'compose.script',
  'creation.post',
  'creation.script',
  'editor.aicreate',
  'editor.script',
] as const;

export const publishPages = [
  'compose.publish',
  'publish.approval',
  'publish.calendar',
  'publish.matrix',
  'publish.media',
  'publish.wemedia',
] as const;

export const toolPages = [
  'creative.tool.asr',
  'creative.tool.detection',
  'creative.tool.figure_video',
  'creative.tool.framework',
  'creative.tool.prompt_to_text',
  'creative.tool.subtitle_remover',
  'creative.tool.text_to_audio',
  'creative.tool.url_to_video',
  'creative.tool.video_cut',
  'creative.tool.video_to_audio',
] as const;

/** Pages with the library or a file picker. */
export const filePages = [
  'compose.post',
  'compose.publish',
  'compose.template_to_video',
  ...toolPages,
  'creative.clip.creation',
  'creative.creation_material',
  'creative.media',
  'creative.recycle',
  'editor.article',
  'editor.batch_preview',
  'editor.clipper',
  'editor.note',
  'editor.timeline',
  'publish.approval',
  'publish.calendar',
  'publish.media',
  'publish.wemedia',
] as const;
