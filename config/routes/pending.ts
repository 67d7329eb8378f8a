/**
 * Route keys whose pages are not built yet. Each shows an honest placeholder; what is missing can be counted here.
 * Building a page = giving it a file under src/pages and removing its line.
 */
export const pendingRoutes: ReadonlySet<string> = new Set([
  'editor.clipper',
  'compose.publish',
  'compose.editor',
  'compose.link',
  'compose.rewrite_to_video',
  'compose.template_to_video',
  'platform.authority',
  'template.message_tmpl',
]);
