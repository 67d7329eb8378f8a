import { PREVIEW_MARK } from './brandPreview';
import type { ThemeKind } from './themeMode';

/** What of a brand the pages show. Colors are `#rrggbb`, images data URLs or paths on this site. */
interface PreviewedBrand {
  readonly name: string;
  readonly title: string;
  readonly slogan: string;
  readonly logo: string;
  readonly favicon: string;
  readonly color: string;
  readonly secondary: string;
  readonly link: string;
  readonly icp: string;
  readonly service_phone: string;
  readonly service_email: string;
  readonly service_wechat: string;
  readonly service_hours: string;
  readonly login_image: string;
  readonly can_register: boolean;
}

export interface BrandPreview {
  readonly brand: PreviewedBrand;
  readonly theme: ThemeKind;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const colors = ['color', 'secondary', 'link'] as const;
const texts = [
  ...(['name', 'title', 'slogan', 'logo', 'favicon', 'icp', 'login_image'] as const),
  ...(['service_phone', 'service_email', 'service_wechat', 'service_hours'] as const),
];

/** A message as it came, if it is one of ours: what it holds goes into styles and addresses of images. */
function previewOf(data: unknown): BrandPreview | undefined {
  const { kind, brand, theme } = (data ?? {}) as { kind?: unknown; brand?: unknown; theme?: unknown };
  if (kind !== PREVIEW_MARK || (theme !== 'light' && theme !== 'dark') || typeof brand !== 'object' || !brand)
    return undefined;
  const fields = brand as Readonly<Record<string, unknown>>;
  const isWhole =
    typeof fields.can_register === 'boolean' &&
    texts.every((field) => isText(fields[field])) &&
    colors.every((field) => isText(fields[field]) && /^#[0-9a-f]{6}$/i.test(fields[field]));
  return isWhole ? { brand: brand as PreviewedBrand, theme } : undefined;
}

/**
 * In the frame: asks the form around it for the brand, and is told of each change. Only what comes from this origin and
 * from the page around is heard.
 * @returns ends it
 */
export function receiveBrandPreview(onPreview: (preview: BrandPreview) => void): () => void {
  const { origin } = window.location;
  const hear = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const preview = previewOf(event.data);
    if (preview) onPreview(preview);
  };
  window.addEventListener('message', hear);
  window.parent.postMessage({ kind: PREVIEW_MARK, isReady: true }, origin);
  return () => window.removeEventListener('message', hear);
}

/** Around the frame: shows it a brand. Nothing is sent to a page of another origin. */
export function sendBrandPreview(frame: Window, preview: BrandPreview): void {
  frame.postMessage({ kind: PREVIEW_MARK, ...preview }, window.location.origin);
}

/** Around the frame: told when its page is there and asks for the brand. @returns ends it */
export function onBrandPreviewReady(frame: () => Window | null | undefined, onReady: () => void): () => void {
  const hear = (event: MessageEvent): void => {
    const { kind, isReady } = (event.data ?? {}) as { kind?: unknown; isReady?: unknown };
    if (event.origin !== window.location.origin || event.source !== frame()) return;
    if (kind === PREVIEW_MARK && isReady === true) onReady();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
