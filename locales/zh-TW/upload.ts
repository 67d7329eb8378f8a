export default {
  'upload.authorization_missing': '未取得 sts 授權',
  'upload.image_too_large': '圖片大小必須小於 {n}MB！',
  'upload.file_too_large': '檔案大小必須小於 {n}MB！',
  'upload.refused': '檔案沒有儲存成功：儲存服務拒絕了這次上傳（{code}），請重試',
  'upload.failed': '檔案沒有儲存成功，請重試',
};
