import { group, page } from './page';

export const agentRoutes = group('agent', '智能助手', {
  business_map: [],
  routes: [page('agent.prompt', 'AI 提示词')],
});

export const composeRoutes = group('compose', '合成', {
  business_map: [],
  routes: [
    page('compose.post', '商品成片'),
    page('compose.guide', '新手引导'),
    page('compose.analyze', '内容拆解'),
    page('compose.conception', '灵感选题'),
    page('compose.frame', '思维框架'),
    page('compose.publish', '导出发布'),
    page('compose.editor', '编辑配置'),
    page('compose.link', '视频链接'),
    page('compose.script', '脚本文案'),
    page('compose.rewrite_to_video', '改写成片'),
    page('compose.template_to_video', '模板成片'),
  ],
});

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
    page('template.editor', '模板编辑'),
  ],
});
