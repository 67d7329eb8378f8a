/** How answers mark what they hold. */
export const answerMarks = {
  /** A spoken line: `【钩子】…`, also in lists, in bold, with `（3秒）` before the sentence. */
  scriptLine: /^[\s>*\-•·\d.、)）]*(?:\*\*)?【([^【】\n]{1,12})】(?:\*\*)?[：:]?\s*(?:（[^（）]{1,12}）)?\s*(\S.*)$/,
  /** Heading or lead-in of a list of titles, of topics. */
  titles: /标题|题目|封面字/,
  topics: /选题|话题方向|可以拍|内容方向/,
  /** Between a topic's title and what it would say. */
  topicBreak: /\s*(?:[：:]|——|—|–| - )\s*/,
  /** Labels that are no script line. */
  notRoles: ['注意', '提示', '说明', '标题', '备注', '来源', '参考'],
} as const;

/** Marks around a title that do not belong to it. */
export const leadingMarks = '"\'“”‘’「」『』《》*_`#';
export const trailingMarks = '"\'“”‘’「」『』*_`';
