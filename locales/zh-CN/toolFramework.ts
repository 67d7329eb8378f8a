export default {
  'toolFramework.text': '要拆解的文案或链接',
  'toolFramework.hint': '粘贴爆款文案，或一个文章链接；也可以在下面放文档、字幕、视频',
  'toolFramework.start': '开始拆解',
  'toolFramework.reading': '正在读取… {percent}%',
  'toolFramework.emptyTitle': '拆解结果会出现在这里',
  'toolFramework.emptyText': '钩子得分、节奏曲线、每一段的作用，和它最像的框架。',
  'toolFramework.open': '在内容拆解里继续细调',
  'toolFramework.roles': '每一段的作用',
};
