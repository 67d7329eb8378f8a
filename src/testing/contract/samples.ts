/** Records that exist at the moment of the call; asked from the API itself, so that a live server can be checked too. */
export interface Known {
  readonly goodsId: string;
  readonly fileId: string;
  /** A file record of a video. */
  readonly clipId: string;
  readonly fileKey: string;
  readonly folderId: string;
  readonly videoId: string;
  readonly projectId: string;
  readonly scriptId: string;
  readonly topicId: string;
  readonly articleId: string;
  readonly breakdownId: string;
  readonly knowledgeId: string;
  readonly frameworkId: string;
  readonly commentId: string;
  readonly accountId: string;
  readonly noticeId: string;
  readonly merchantId: string;
  readonly publishId: string;
  readonly wemediaId: string;
  readonly voiceId: string;
  /** A conversation with one question and its answer. */
  readonly chatId: string;
  readonly questionId: string;
  readonly promptId: string;
  readonly materialId: string;
  readonly planId: string;
  readonly origin: string;
  /** ISO time that lies ahead, on every platform's schedule window. */
  readonly soon: string;
}

type Sample = (known: Known) => object;

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Two frames of silence at 8 kHz, 16 bit. */
const silentWav = 'data:audio/wav;base64,UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA';

const threeSegments = [
  { role: 'hook', roleName: '钩子', share: 0.2 },
  { role: '我的中段', roleName: '我的中段', share: 0.5, purpose: '演示商品', linePattern: '{卖点}' },
  { role: 'action', roleName: '行动', share: 0.3 },
];

/** One valid input per operation. An operation without a line here fails the contract test. */
export const samples: Readonly<Record<string, Sample>> = {
  'account.login': () => ({ username: 'owner', password: 'Owner123!' }),
  'account.info': () => ({}),
  'account.data': () => ({ page: 1, page_size: 5 }),
  'account.save': () => ({
    name: '合约测试',
    username: `contract${Date.now()}`,
    phone: '',
    password: 'Contract123!',
    role: 'writer',
  }),
  'account.status': ({ accountId }) => ({ id: accountId, status: 1 }),
  'account.set': () => ({ field: 'name', value: '店主' }),
  'account.invite_list': () => ({ page: 1 }),
  'account_role.merchant': () => ({}),
  'account_role.import': () => ({}),
  'account_role.multi_save': () => ({
    roles: [{ name: `合约角色${Date.now()}`, routes: ['workbench'], actions: ['goods.save'] }],
  }),
  'account_message.data': () => ({ page: 1, status: 0 }),
  'account_message.status': ({ noticeId }) => ({ id: noticeId, status: 0 }),
  'account_message.clear': () => ({ scope: 'read' }),
  'user.qrlogin': () => ({ action: 'create' }),
  'user.wechatlogin': () => ({ action: 'url', redirect: '/login', appid: 'wx0000000000000000' }),
  'compliance_word.data': () => ({ page: 1 }),
  'compliance_word.info': () => ({ id: 'word_seed_M100001_0' }),
  'compliance_word.mine': () => ({}),
  'compliance_word.save': () => ({ word: `合约违禁词${Date.now()}`, replacement: '普通词' }),
  'compliance_word.multi_save': () => ({ words: [{ word: '合约批量词', replacement: '' }], level: 'mid' }),
  'compliance_word.status': () => ({ ids: [], status: 1 }),
  'compliance_word.delete': () => ({ ids: [] }),
  'merchant.provider': () => ({ host: 'localhost' }),
  'merchant.data': () => ({ page: 1 }),
  'merchant.info': () => ({}),
  'merchant.is_vip': () => ({}),
  'merchant.save': ({ merchantId }) => ({ id: merchantId, name: '山野日常生活馆' }),
  'merchant.set': () => ({ field: 'contact', value: '陈小满' }),
  'counting.usage': () => ({}),
  'counting.data': () => ({ page: 1 }),
  'notice.data': () => ({ status: 0 }),
  'notice.status': ({ noticeId }) => ({ id: noticeId, status: 1 }),
  'material.data': () => ({ page: 1, kind: 'title' }),
  'material.save': () => ({ kind: 'title', name: '合约标题', content: '三个细节，看懂一只保温杯' }),
  'material.favorite': ({ materialId }) => ({ id: materialId, value: true }),
  'material.favorites': () => ({}),
  'material.status': ({ materialId }) => ({ id: materialId, status: 1 }),
  'material.delete': () => ({ ids: [] }),
  'shooting_plan.data': () => ({ page: 1, state: 'planned' }),
  'shooting_plan.info': ({ planId }) => ({ id: planId }),
  'shooting_plan.save': () => ({
    title: '合约拍摄计划',
    shots: [{ id: 'shot-1', what: '倒热水', line: '早上倒进去' }],
  }),
  'shooting_plan.floor': ({ planId }) => ({
    id: planId,
    actions: [{ kind: 'take', shot: 'shot-1', take: 'take-1', at: '2026-01-01T08:00:00.000Z' }],
  }),
  'shooting_plan.assign': ({ planId, accountId }) => ({ id: planId, account_id: accountId }),
  'shooting_plan.delete': () => ({ ids: [] }),
  'shooting_plan.restore': () => ({ ids: [] }),
  'goods.data': () => ({ page: 1, status: 1 }),
  'goods.info': ({ goodsId }) => ({ id: goodsId }),
  'goods.save': () => ({ title: '合约测试商品', selling_points: ['轻便'], media: [] }),
  'goods.set': ({ goodsId }) => ({ id: goodsId, field: 'offer', value: '满百减十' }),
  'goods.extract': ({ origin }) => ({ url: `${origin}/api/demo/product/thermos` }),
  'goods.status': ({ goodsId }) => ({ id: goodsId, status: 1 }),
  'goods.delete': () => ({ ids: [] }),
  'goods.import': () => ({
    import_id: `contract_${Date.now()}`,
    name: '合约.xlsx',
    known: 'skip',
    rows: [{ row: 2, cells: { title: `合约导入 ${Date.now()}` } }],
  }),
  'goods.export': () => ({ name: '合约.xlsx', status: 1 }),
  'goods.transfers': () => ({ page: 1 }),
  'goods.overview': () => ({}),
  'goods.category': () => ({ from: ['没有这个分类'], to: '家居' }),
  'file.oss_sts': () => ({ maxSize: 50 }),
  'file.save': ({ fileKey }) => ({ name: 'a.png', key: fileKey, mime: 'image/png', size: 68 }),
  'file.multi_save': ({ fileKey }) => ({ files: [{ name: 'a.png', key: fileKey, mime: 'image/png', size: 68 }] }),
  'file.media_info': ({ fileId }) => ({ id: fileId }),
  'file.data': () => ({ page: 1 }),
  'file.upload_remote': ({ origin }) => ({ url: `${origin}/api/demo/product/thermos/1.jpg` }),
  'file.check': () => ({ files: [{ name: 'a.png', size: 68, hash: 'none' }] }),
  'file.set': ({ fileId }) => ({ id: fileId, name: '改名.png' }),
  'file.move': ({ fileId }) => ({ ids: [fileId], folder_id: '' }),
  'file.tag': ({ fileId }) => ({ ids: [fileId], add: ['合约'] }),
  'file.delete': () => ({ ids: [] }),
  'file.status': ({ fileId }) => ({ ids: [fileId], status: 1 }),
  'file.restore': () => ({ ids: [] }),
  'file.purge': () => ({ ids: [] }),
  'file.used_in': ({ fileId }) => ({ id: fileId }),
  'file_folder.data': () => ({}),
  'file_folder.save': () => ({ name: `合约文件夹${Date.now()}` }),
  'file_folder.multi_save': () => ({ paths: [['合约目录', '子目录']] }),
  'file_folder.move': ({ folderId }) => ({ id: folderId, parent_id: '' }),
  'file_folder.delete': ({ folderId }) => ({ id: folderId, contents: 'parent' }),
  'file.base64_upload': () => ({ data: pixel, name: 'pixel.png' }),
  'task.data': () => ({ page: 1 }),
  'comment.data': ({ scriptId }) => ({ type: 'script', target_id: scriptId }),
  'comment.save': ({ scriptId }) => ({ type: 'script', target_id: scriptId, text: '开头可以更狠一点' }),
  'comment.resolve': ({ commentId }) => ({ id: commentId, is_resolved: true }),
  'comment.delete': ({ commentId }) => ({ id: commentId }),
  'comment.members': () => ({}),
  'script.generate': ({ goodsId }) => ({ goods_id: goodsId, framework_id: 'pas', seconds: 15, seed: 3 }),
  'script.rewrite': ({ goodsId }) => ({ goods_id: goodsId, role: '钩子', text: '早上装的热水，晚上还烫嘴。', seed: 2 }),
  'framework.data': () => ({ origin: 'all', sort: 'views' }),
  'framework.info': () => ({ id: 'pas' }),
  'framework.save': () => ({ name: '合约测试框架', segments: threeSegments }),
  'framework.copy': () => ({ id: 'pas' }),
  'framework.share': ({ frameworkId }) => ({ id: frameworkId, sharing: 'team' }),
  'framework.status': ({ frameworkId }) => ({ id: frameworkId, status: 1 }),
  'framework.delete': () => ({ ids: [] }),
  'framework.versions': ({ frameworkId }) => ({ id: frameworkId }),
  'framework.version_restore': ({ frameworkId }) => ({ id: frameworkId, version: 1 }),
  'framework.uses': () => ({ id: 'pas' }),
  'framework.example': ({ goodsId }) => ({ goods_id: goodsId, segments: threeSegments, seconds: 15 }),
  'knowledge.data': () => ({ page: 1 }),
  'knowledge.info': ({ knowledgeId }) => ({ id: knowledgeId }),
  'knowledge.save': () => ({ title: '合约测试的资料', text: '# 规格\n容量 480 毫升，净重 238 克。', tags: ['合约'] }),
  'knowledge.set': ({ knowledgeId }) => ({ ids: [knowledgeId], usable: true, tags: ['合约'] }),
  'knowledge.recut': ({ knowledgeId }) => ({ id: knowledgeId, size: 200, overlap: 20 }),
  'knowledge.search': () => ({ query: '容量多少' }),
  'knowledge.status': ({ knowledgeId }) => ({ id: knowledgeId, status: 1 }),
  'knowledge.delete': () => ({ ids: [] }),
  'breakdown.data': () => ({ page: 1 }),
  'breakdown.info': ({ breakdownId }) => ({ id: breakdownId }),
  'breakdown.save': () => ({
    title: '合约测试拆解',
    text: '还在喝凉水？这个杯子热一整天。链接在左下角。',
    cuts: [
      { from: 0, role: 'hook' },
      { from: 6, role: 'solution' },
    ],
  }),
  'breakdown.status': ({ breakdownId }) => ({ id: breakdownId, status: 1 }),
  'breakdown.delete': () => ({ ids: [] }),
  'breakdown.extract': ({ origin }) => ({ url: `${origin}/api/demo/article/thermos` }),
  'script.data': () => ({ page: 1 }),
  'script.info': ({ scriptId }) => ({ id: scriptId }),
  'script.save': () => ({ title: '合约测试脚本', sentences: [{ id: 's1', text: '一句话。', role: '钩子' }] }),
  'script.set': ({ scriptId }) => ({ ids: [scriptId], field: 'angle', value: '省钱角度' }),
  'script.state': ({ scriptId }) => ({ ids: [scriptId], state: 'ready' }),
  'script.copy': ({ scriptId }) => ({ id: scriptId, as_variant: true, angle: '老客角度' }),
  'script.variants': ({ scriptId }) => ({ id: scriptId }),
  'script.versions': ({ scriptId }) => ({ id: scriptId }),
  'script.version': ({ scriptId }) => ({ id: scriptId, version: 1 }),
  'script.version_restore': ({ scriptId }) => ({ id: scriptId, version: 1 }),
  'script.restore': ({ scriptId }) => ({ ids: [scriptId] }),
  'script.delete': () => ({ ids: [] }),
  'figure.data': () => ({ page: 1 }),
  'figure.info': () => ({ id: 'fig_shanye' }),
  'figure.save': () => ({ name: '合约测试数字人', presenter: 'keeper' }),
  'figure.set': () => ({ id: 'fig_shanye', field: 'favorite', value: true }),
  'figure.status': () => ({ id: 'fig_shanye', status: 1 }),
  'figure.delete': () => ({ ids: [] }),
  'voice_sample.data': () => ({ page: 1 }),
  'voice_sample.status': () => ({ ids: [], status: 1 }),
  'voice_sample.delete': () => ({ ids: [] }),
  'speech.voices': () => ({}),
  'speech.synthesize': ({ voiceId }) => ({ text: '你好，欢迎光临。', voice: voiceId }),
  'speech.recognize': () => ({ data: silentWav }),
  'topic.generate': ({ goodsId }) => ({ goods_id: goodsId, count: 2, seed: 3 }),
  'topic.best': () => ({}),
  'topic.data': () => ({ page: 1 }),
  'topic.info': ({ topicId }) => ({ id: topicId }),
  'topic.save': () => ({ title: '合约测试选题', angle: '讲一件小事' }),
  'topic.set': ({ topicId }) => ({ id: topicId, field: 'rating', value: 4 }),
  'topic.move': () => ({ ids: [], state: 'chosen' }),
  'topic.assign': () => ({ ids: [] }),
  'topic.status': ({ topicId }) => ({ id: topicId, status: 1 }),
  'topic.delete': () => ({ ids: [] }),
  'chain.info': ({ scriptId }) => ({ type: 'script', id: scriptId }),
  'writer.info': () => ({}),
  'chat.data': () => ({ page: 1 }),
  'chat.info': ({ chatId }) => ({ id: chatId }),
  'chat.save': () => ({ title: '合约测试对话' }),
  'chat.delete': () => ({ ids: [] }),
  'chat.restore': () => ({ ids: [] }),
  'chat.switch': ({ chatId, questionId }) => ({ id: chatId, leaf_id: questionId }),
  'chat.send': ({ chatId }) => ({ id: chatId, text: '保温杯可以怎么拍？' }),
  'chat.answer': ({ chatId, questionId }) => ({ id: chatId, question_id: questionId }),
  'prompt.data': () => ({ page: 1 }),
  'prompt.info': ({ promptId }) => ({ id: promptId }),
  'prompt.save': () => ({ title: '合约测试提示词', category: 'title', text: '给{{商品|商品}}写五个标题' }),
  'prompt.share': ({ promptId }) => ({ id: promptId, shared: true }),
  'prompt.favorite': ({ promptId }) => ({ id: promptId, favorite: true }),
  'prompt.use': ({ promptId }) => ({ id: promptId }),
  'prompt.duplicate': ({ promptId }) => ({ id: promptId }),
  'prompt.import': () => ({ prompts: [{ title: '合约导入', text: '写一句话' }] }),
  'prompt.delete': () => ({ ids: [] }),
  'prompt.restore': () => ({ ids: [] }),
  'writer.act': () => ({ act: 'rewrite', text: '因为早上装的是热水，所以晚上还烫嘴。', seed: 2 }),
  'article.data': () => ({ page: 1, kind: 'note' }),
  'article.info': ({ articleId }) => ({ id: articleId }),
  'article.save': () => ({ kind: 'note', title: '合约测试笔记', markdown: '一句话。', topics: ['好物'] }),
  'article.state': ({ articleId }) => ({ ids: [articleId], state: 'draft' }),
  'article.copy': ({ articleId }) => ({ id: articleId, platform: 'weibo' }),
  'article.versions': ({ articleId }) => ({ id: articleId }),
  'article.version': ({ articleId }) => ({ id: articleId, version: 1 }),
  'article.version_restore': ({ articleId }) => ({ id: articleId, version: 1 }),
  'article.delete': () => ({ ids: [] }),
  'article.restore': () => ({ ids: [] }),
  'article.generate': ({ goodsId }) => ({ kind: 'note', goods_id: goodsId, words: 200, seed: 3 }),
  'engine.info': () => ({}),
  'project.data': () => ({ page: 1 }),
  'project.info': ({ projectId }) => ({ id: projectId }),
  'project.save': () => ({ title: '合约测试项目', kind: 'compose.post', draft: { step: 1 } }),
  'project.versions': ({ projectId }) => ({ id: projectId }),
  'project.version_restore': ({ projectId }) => ({ id: projectId, version: 1 }),
  'project.delete': () => ({ ids: [] }),
  'video.data': () => ({ page: 1 }),
  'video.info': ({ videoId }) => ({ id: videoId }),
  'video.save': ({ clipId }) => ({
    title: '合约测试成片',
    file_id: clipId,
    width: 1080,
    height: 1920,
    duration: 10,
    container: 'mp4',
    video_codec: 'avc',
    audio_codec: 'aac',
    ai_label: { visible: true, metadata: true },
  }),
  'video.status': ({ videoId }) => ({ id: videoId, status: 1 }),
  'video.set': ({ videoId }) => ({ id: videoId, version_note: '合约测试' }),
  'video.current': ({ videoId }) => ({ id: videoId }),
  'video.stack': ({ videoId }) => ({ ids: [videoId, 'vid_seed_mask'] }),
  'video.unstack': ({ videoId }) => ({ id: videoId }),
  'video.impact': ({ videoId }) => ({ ids: [videoId] }),
  'video.delete': () => ({ ids: [] }),
  'wemedia.data': () => ({}),
  'wemedia.bind_start': () => ({ platform: 'douyin' }),
  'wemedia.save': ({ wemediaId }) => ({
    id: wemediaId,
    group: '合约组',
    slots: ['09:00', '20:30'],
    per_day: 20,
    ai_declared: true,
  }),
  'wemedia.group': ({ wemediaId }) => ({ ids: [wemediaId], group: '合约组' }),
  'wemedia.resume': ({ wemediaId }) => ({ id: wemediaId }),
  'publish.data': () => ({ from: '2026-01-01T00:00:00.000Z', to: '2027-12-31T00:00:00.000Z' }),
  'publish.info': ({ publishId }) => ({ id: publishId }),
  'publish.schedule': ({ videoId, wemediaId, soon }) => ({
    posts: [{ video_id: videoId, account_id: wemediaId, publish_at: soon, title: '合约测试' }],
  }),
  'publish.save': ({ publishId }) => ({ id: publishId, title: '改过的标题' }),
  'publish.move': ({ publishId, soon }) => ({ id: publishId, publish_at: soon }),
  'publish.unscheduled': () => ({}),
  'publish.approvals': () => ({ view: 'handled' }),
  'publish.cancel': ({ publishId }) => ({ id: publishId }),
  'statistics.sums': () => ({ from: '2026-01-01', to: '2026-12-31', framework: 'pas' }),
  'statistics.breakdown': () => ({ from: '2026-01-01', to: '2026-12-31', basis: 'happened', by: 'account' }),
  'statistics.ranking': () => ({ from: '2026-01-01', to: '2026-12-31', metric: 'views' }),
  'statistics.hours': () => ({ from: '2026-01-01', to: '2026-12-31' }),
};

/** Operations that only answer well in a state that a bare call does not reach; their own tests drive them there. */
export const stateful: ReadonlySet<string> = new Set([
  // forms with a file
  'file.oss_upload',
  'file.upload_excel',
  // ends the session of the walk
  'account.logout',
  // an answer must have been stopped, or be running
  'chat.continue',
  'chat.stop',
  // a portrait with consent must exist
  'figure.withdraw',
  // a recording in which somebody speaks must be stored
  'voice_sample.info',
  'voice_sample.save',
  'task.cancel',
  'task.retry',
  // a provider's: its test signs in as one
  'merchant.delete',
  'merchant.status',
  // each needs an item in a state of its own
  'publish.approve',
  'publish.delete',
  'publish.draft',
  'publish.reject',
  'publish.retry',
  'publish.send',
  'publish.submit',
  'publish.undo',
  'publish.confirm',
  'publish.settle',
  // a QR code must have been made; an account that nothing else needs
  'wemedia.bind_check',
  'wemedia.unbind',
]);
