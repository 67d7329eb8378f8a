export default {
  'zip.failed': '一個檔案都沒有下載到，沒有儲存壓縮包。請檢查網路後重試',
  'zip.report': '未下載完整.txt',
  'zip.part': '{name}：只下載了一部分，請重新下載',
  'zip.missing': '{name}：沒有下載到，請重新下載',
  'zip.begun': '正在打包 {count} 個檔案（{size}），進度在任務中心',
  'zip.partly': '壓縮包已儲存，但有 {count} 個檔案不完整',
  'zip.tooLarge': '一共 {size}，這個瀏覽器一次最多打包 {max}。請分幾次下載，或改用電腦版 Chrome、Edge。',
  'zip.broken': '打包下載失敗，請檢查網路後重試',
};
