const plain = '0123456789+-=()';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/**
 * Digits that stand above or below the line as characters of their own (`m²`, `CO₂`), for texts that know no such look.
 * What has no such character, a word or a footnote's `[1]`, stays as it is.
 */
export function raisedDigits(text: string, place: 'above' | 'below'): string {
  const signs = place === 'above' ? raised : lowered;
  const written = [...text].map((sign) => signs[plain.indexOf(sign)] ?? '');
  return /\d/.test(text) && written.every(Boolean) ? written.join('') : text;
}
