/** A logo is part of every start-up's answer: it has to stay small. */
export const MAX_LOGO_BYTES = 100 * 1024;

/** What a file dialog offers. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Why a logo is refused. */
export type LogoProblem = 'kind' | 'large' | 'broken' | 'script';

/** An SVG that runs something, or fetches something from elsewhere. */
const activeSvg =
  /<\s*(script|foreignObject|iframe|use\b[^>]*href\s*=\s*["']?\s*(?!["'#\s]))|<!ENTITY|\son\w+\s*=|javascript:|(href|src)\s*=\s*["']?\s*(https?:|\/\/)/i;

/** How the bytes of each kind begin. */
const isIntact: Readonly<Record<string, (bytes: string) => boolean>> = {
  png: (bytes) => bytes.startsWith('\u0089PNG\r\n\u001a\n') && bytes.includes('IEND'),
  jpeg: (bytes) => bytes.startsWith('\u00ff\u00d8\u00ff') && bytes.includes('\u00ff\u00d9'),
  webp: (bytes) => bytes.startsWith('RIFF') && bytes.slice(8, 12) === 'WEBP',
  'svg+xml': (bytes) => /<svg[\s>]/i.test(bytes) && /<\/svg>\s*$|<svg[^>]*\/>\s*$/i.test(bytes),
};

function decode(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a logo; undefined = nothing. Addresses on this site are taken as they are.
 * @param logo a data URL, a path on this site, or '' for none
 */
export function logoProblem(logo: string): LogoProblem | undefined {
  if (logo === '' || /^\/(?!\/)/.test(logo)) return undefined;
  const [, kind = '', base64 = ''] = /^data:image\/([a-z+]+);base64,(.*)$/s.exec(logo) ?? [];
  const intact = isIntact[kind];
  if (!intact) return 'kind';
  if ((base64.length * 3) / 4 > MAX_LOGO_BYTES + 3) return 'large';
  const bytes = decode(base64);
  if (bytes === undefined || !intact(bytes)) return 'broken';
  return kind === 'svg+xml' && activeSvg.test(bytes) ? 'script' : undefined;
}
