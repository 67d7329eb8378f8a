export default {
  'toolFramework.text': '要拆解的文案或連結',
  'toolFramework.hint': '貼上爆款文案，或一個文章連結；也可以在下面放文檔、字幕、影片',
  'toolFramework.start': '開始拆解',
  'toolFramework.reading': '正在讀取… {percent}%',
  'toolFramework.emptyTitle': '拆解結果會出現在這裡',
  'toolFramework.emptyText': '鉤子得分、節奏曲線、每一段的作用，和它最像的框架。',
  'toolFramework.open': '在內容拆解裡繼續細調',
  'toolFramework.roles': '每一段的作用',
};
