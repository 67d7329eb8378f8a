/** Signs of full width bring their own gap along. */
const ownGap = /[\u3001\u3002\uff0c\uff0e\uff09\uff1a]$/;

/**
 * What stands before a heading that is numbered by its program: the number, and the gap that its reader saw.
 * @param hasGap whether the program sets words apart from the number
 */
export const numberBefore = (number: string, hasGap: boolean): string =>
  number === '' || ownGap.test(number) || !(hasGap || /[\w.)]$/.test(number)) ? number : `${number} `;
