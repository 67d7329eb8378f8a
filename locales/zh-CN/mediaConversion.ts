/** A video that the browser has no decoder for becomes one that it plays. */
export default {
  'mediaConversion.again': '重新转换',
  'mediaConversion.interrupted': '上次没有转换完，页面就关掉了',
  'mediaConversion.losesAudio': '它的声音浏览器也放不出来：转换后只有画面，没有声音',
  'mediaConversion.made': '“{name}”已转换好，换上了',
  'mediaConversion.madeSilent': '“{name}”转换好了，但声音转不了，现在只有画面',
  'mediaConversion.renamed': '{name}（已转换）.mp4',
  'mediaConversion.save': '下载转换好的视频',
  'mediaConversion.start': '转换',
  'mediaConversion.stored': '转换好了，新视频会存在同一个文件夹',
  'mediaConversion.storedSilent': '转换好了，新视频会存在同一个文件夹；声音转不了，它只有画面',
  'mediaConversion.taking': '转换好了，正在换上',
  'mediaConversion.text':
    '在本机转成浏览器放得出来的 MP4；1 分钟的 1080p 视频在双核电脑上约需 1～3 分钟。关掉页面会中断，下次打开可以重新转换。转换程序 hevc.js（MIT 许可，0.1 MB）点了才下载',
  'mediaConversion.title': '转换：{name}',
  'mediaConversion.trouble': '“{name}”的画面这个浏览器放不出来，可以在本机转成放得出来的 MP4',
  'mediaConversion.waits': '前一个转换完就开始',
};
