/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': '匯出',
  'timelineExport.title': '匯出影片',

  'timelineExport.storage': '本機儲存',
  'timelineExport.quota': '已用 {used}，瀏覽器最多給 {quota}。空間快滿時，先清理可以重新下載的素材。',
  'timelineExport.quotaUnknown': '已用 {used}，瀏覽器沒有說明上限。',
  'timelineExport.freeStored': '清理可重新下載的素材（{size}）',
  'timelineExport.freeChosen': '刪除選中的 {count} 個',
  'timelineExport.freed': '已腾出 {size}',
  'timelineExport.freeAsk': '刪除 {count} 個檔案？',
  'timelineExport.freeLoss': '其中 {count} 個只存在這台電脑上，還沒有傳到素材庫，刪除後用到它們的專案會缺素材。',
  'timelineExport.noFiles': '瀏覽器裡沒有存放素材',
  'timelineExport.file': '檔案',
  'timelineExport.usedIn': '用在',
  'timelineExport.thisProject': '當前專案',
  'timelineExport.size': '大小',
  'timelineExport.lastUsed': '最近使用',
  'timelineExport.where': '狀態',
  'timelineExport.inLibrary': '素材庫已有',
  'timelineExport.onlyHere': '仅在本機',
};
