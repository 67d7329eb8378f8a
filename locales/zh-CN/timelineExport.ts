/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': '导出',
  'timelineExport.title': '导出视频',

  'timelineExport.storage': '本机存储',
  'timelineExport.quota': '已用 {used}，浏览器最多给 {quota}。空间快满时，先清理可以重新下载的素材。',
  'timelineExport.quotaUnknown': '已用 {used}，浏览器没有说明上限。',
  'timelineExport.freeStored': '清理可重新下载的素材（{size}）',
  'timelineExport.freeChosen': '删除选中的 {count} 个',
  'timelineExport.freed': '已腾出 {size}',
  'timelineExport.freeAsk': '删除 {count} 个文件？',
  'timelineExport.freeLoss': '其中 {count} 个只存在这台电脑上，还没有传到素材库，删除后用到它们的项目会缺素材。',
  'timelineExport.noFiles': '浏览器里没有存放素材',
  'timelineExport.file': '文件',
  'timelineExport.usedIn': '用在',
  'timelineExport.thisProject': '当前项目',
  'timelineExport.size': '大小',
  'timelineExport.lastUsed': '最近使用',
  'timelineExport.where': '状态',
  'timelineExport.inLibrary': '素材库已有',
  'timelineExport.onlyHere': '仅在本机',
};
