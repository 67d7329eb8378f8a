/** Signs that Chinese numbers are written with; each at the place of its value. */
export const digitSigns = ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖'] as const;
export const unitSigns: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };
/** They count as letters do elsewhere. */
export const stems = '甲乙丙丁戊己庚辛壬癸';
/** Parts of a contract or rule, which are numbered by their name: `第三条`. */
export const numberedPart = /^第(.{1,4})[章节条款篇部项]$/;
