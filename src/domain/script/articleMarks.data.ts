/** What only points into the page: references, signs of the platform, bare addresses. */
export const pointers =
  /^(?:图|表)\s?\d+|https?:\/\/|点击(?:上方|下方|阅读)|阅读原文|来源[：:]|(?:责任)?编辑[：:]|转载|版权|扫码|二维码/;

/** What numbers a paragraph. */
export const listMark = /^(?:[-*•·]|\d{1,2}[.、)）]|[（(]\d{1,2}[)）]|[一二三四五六七八九十]{1,3}、)\s*/;
