/** A video that the browser has no decoder for becomes one that it plays. */
export default {
  'mediaConversion.again': '重新轉換',
  'mediaConversion.interrupted': '上次沒有轉換完，頁面就關掉了',
  'mediaConversion.losesAudio': '它的聲音瀏覽器也放不出來：轉換後只有畫面，沒有聲音',
  'mediaConversion.made': '「{name}」已轉換好，換上了',
  'mediaConversion.madeSilent': '「{name}」轉換好了，但聲音轉不了，現在只有畫面',
  'mediaConversion.renamed': '{name}（已轉換）.mp4',
  'mediaConversion.save': '下載轉換好的影片',
  'mediaConversion.start': '轉換',
  'mediaConversion.stored': '轉換好了，新影片會存在同一個資料夾',
  'mediaConversion.storedSilent': '轉換好了，新影片會存在同一個資料夾；聲音轉不了，它只有畫面',
  'mediaConversion.taking': '轉換好了，正在換上',
  'mediaConversion.text':
    '在本機轉成瀏覽器放得出來的 MP4；1 分鐘的 1080p 影片在雙核電腦上約需 1～3 分鐘。關掉頁面會中斷，下次打開可以重新轉換。轉換程式 hevc.js（MIT 授權，0.1 MB）點了才下載',
  'mediaConversion.title': '轉換：{name}',
  'mediaConversion.trouble': '「{name}」的畫面這個瀏覽器放不出來，可以在本機轉成放得出來的 MP4',
  'mediaConversion.waits': '前一個轉換完就開始',
};
