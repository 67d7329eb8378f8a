/** Digits and units of Chinese numbers, as lists of Word are numbered with them. */
export const plainNumerals = { digits: '〇一二三四五六七八九', units: ['', '十', '百', '千'], zero: '零' } as const;
/** Those that cannot be forged, as in contracts. */
export const legalNumerals = { digits: '零壹贰叁肆伍陆柒捌玖', units: ['', '拾', '佰', '仟'], zero: '零' } as const;

/** Signs that stand for numbers from 1 on; a higher number is written in digits. */
export const numberSigns: Readonly<Record<string, string>> = {
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedCircleChinese: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedFullstop: '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛',
  decimalEnclosedParen: '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇',
  ideographEnclosedCircle: '㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉',
};
