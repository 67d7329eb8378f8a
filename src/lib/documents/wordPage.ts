/** Faces that Word has where Chinese is written; the first that is there is taken. */
export const wordFace = { ascii: 'Calibri', eastAsia: 'Microsoft YaHei', hAnsi: 'Calibri', cs: 'Calibri' };

/** An A4 page, in twentieths of a point. */
export const A4_PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
};
