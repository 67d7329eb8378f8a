/** Data: what the corpus calls the kinds of text, by their keys in `textKind.ts`. */
export const kindNames: Readonly<Record<string, string>> = {
  带货口播: 'selling',
  种草笔记: 'note',
  测评: 'test',
  教程: 'tutorial',
  探店: 'visit',
  剧情对话: 'dialogue',
  知识科普: 'science',
  情感观点: 'views',
  清单盘点: 'list',
  开箱: 'unboxing',
  直播切片: 'live',
  新闻资讯: 'news',
  公众号长文: 'article',
  非营销: 'none',
};
