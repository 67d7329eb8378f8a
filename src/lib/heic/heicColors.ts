/** What an ICC profile calls itself, as it stands in the file: UTF-16. */
const DISPLAY_P3 = [...'Display P3'].join('\0');
/** The profile stands among the properties, before the image. */
const HEAD_BYTES = 256 * 1024;

/** The colors that a HEIC photo's numbers mean: those of iPhones are wider than sRGB. */
export function colorsOf(bytes: Uint8Array): PredefinedColorSpace {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  if (text.includes(DISPLAY_P3)) return 'display-p3';
  const at = text.indexOf('colrnclx');
  // ITU-T H.273: 12 = P3-D65.
  return at >= 0 && text.charCodeAt(at + 9) === 12 ? 'display-p3' : 'srgb';
}
