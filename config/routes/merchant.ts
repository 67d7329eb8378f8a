import { group, page } from './page';
import type { AppRoute } from './types';

const forMerchant = { business_map: ['merchant'] } as const;

/** The merchant's side menu. */
export const merchantRoutes: AppRoute[] = [
  page('workbench', '工作台', {
    icon: 'HomeOutlined',
    match_keys: ['/creative/clip', '/creative/clip/info'],
    ...forMerchant,
  }),
  group('creation', '创作', {
    icon: 'BulbOutlined',
    ...forMerchant,
    routes: [
      page('creation.conception', '灵感选题', { match_keys: ['/creation/conception/info'] }),
      page('creation.conception.info', '选题详情', { hideInMenu: true }),
      page('creation.post', '图文创作'),
      page('creation.script', '视频脚本'),
    ],
  }),
  group('creative', '素材与工具', {
    icon: 'FolderOpenOutlined',
    ...forMerchant,
    routes: [
      page('creative.media', '媒体素材', { match_keys: ['/creative/recycle'] }),
      page('creative.clip.creation', '批量混剪'),
      page('creative.script', '脚本库'),
      page('creative.conception', '选题库'),
      page('creative.figure', '数字人'),
      page('creative.goods', '商品库'),
      page('creative.knowledge', '知识文档'),
      page('creative.creation_material', '创作素材'),
      page('creative.recycle', '回收站', { hideInMenu: true }),
      group('creative.tool', '工具箱', {
        routes: [
          page('creative.tool.text_to_audio', '文字转语音'),
          page('creative.tool.url_to_video', '链接转视频'),
          page('creative.tool.framework', '框架拆解'),
          page('creative.tool.asr', '语音识别'),
          page('creative.tool.prompt_to_text', '提示词写作'),
          page('creative.tool.detection', '违禁词检测'),
          page('creative.tool.video_to_audio', '视频转音频'),
          page('creative.tool.video_cut', '视频裁剪'),
          page('creative.tool.subtitle_remover', '字幕擦除'),
          page('creative.tool.figure_video', '数字人视频'),
        ],
      }),
    ],
  }),
  group('publish', '发布', {
    icon: 'SendOutlined',
    ...forMerchant,
    routes: [
      page('publish.calendar', '发布日历'),
      page('publish.media', '成片管理'),
      page('publish.wemedia', '自媒体账号'),
    ],
  }),
  group('service', '客户服务', { icon: 'CustomerServiceOutlined', ...forMerchant, routes: [] }),
  group('promotion', '推广', { icon: 'GiftOutlined', ...forMerchant, routes: [] }),
];
