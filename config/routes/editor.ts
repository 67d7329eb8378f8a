import { group, page } from './page';

export const editorRoutes = group('editor', '编辑器', {
  business_map: [],
  routes: [
    page('editor.clipper', '智能剪辑'),
    page('editor.batch_preview', '批量预览'),
    page('editor.aicreate', 'AI 创作'),
    page('editor.article', '文章编辑'),
    page('editor.note', '笔记编辑'),
    page('editor.timeline', '时间线剪辑'),
    page('editor.script', '脚本编辑'),
  ],
});
