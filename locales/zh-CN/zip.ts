export default {
  'zip.failed': '一个文件都没有下载到，没有保存压缩包。请检查网络后重试',
  'zip.report': '未下载完整.txt',
  'zip.part': '{name}：只下载了一部分，请重新下载',
  'zip.missing': '{name}：没有下载到，请重新下载',
  'zip.begun': '正在打包 {count} 个文件（{size}），进度在任务中心',
  'zip.partly': '压缩包已保存，但有 {count} 个文件不完整',
  'zip.tooLarge': '一共 {size}，这个浏览器一次最多打包 {max}。请分几次下载，或改用电脑版 Chrome、Edge。',
  'zip.broken': '打包下载失败，请检查网络后重试',
};
