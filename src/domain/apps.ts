/** The applications that a provider opens to its merchants: the ten tools, by the last word of their address. */
export const appKeys = [
  'text_to_audio',
  'url_to_video',
  'framework',
  'asr',
  'prompt_to_text',
  'detection',
  'video_to_audio',
  'video_cut',
  'subtitle_remover',
  'figure_video',
] as const;
export type AppKey = (typeof appKeys)[number];

/** Characters of a name that a provider gives an application. */
export const MAX_APP_NAME = 12;

/** What a provider has settled for an application. */
export interface AppSetting {
  readonly key: AppKey;
  readonly is_on: boolean;
  /** Versions whose merchants get it; empty = all. */
  readonly plans: readonly string[];
  /** Its name for merchants; empty = the usual one. */
  readonly name: string;
  readonly is_recommended: boolean;
}

/** The page of an application, by its route key. */
export const appPage = (key: AppKey): string => `creative.tool.${key}`;

/** An application of which nothing has been settled: every merchant gets it. */
export const openApp = (key: AppKey): AppSetting => ({
  ...{ key, is_on: true, plans: [], name: '', is_recommended: false },
});

/** Why a merchant does not get an application; undefined = he gets it. */
export type AppLock = 'off' | 'planNeeded';

/** Whether a merchant of a version gets an application. */
export function appLock({ is_on, plans }: AppSetting, version: string): AppLock | undefined {
  if (!is_on) return 'off';
  return plans.length === 0 || plans.includes(version) ? undefined : 'planNeeded';
}

/** Route keys that a merchant of a version does not get, whatever his role holds. */
export const lockedPages = (settings: readonly AppSetting[], version: string): string[] =>
  settings.filter((setting) => appLock(setting, version) !== undefined).map(({ key }) => appPage(key));

/** What is left of rights where some pages are locked. A role keeps its keys: opened again they count again. */
export const withoutLocked = (routes: readonly string[], locked: readonly string[]): readonly string[] =>
  locked.length === 0 ? routes : routes.filter((key) => !locked.includes(key));

/** All applications in a provider's order; those that it has not ordered follow in the usual one. */
export function inAppOrder<T extends { readonly key: AppKey }>(settings: readonly T[], order: readonly AppKey[]): T[] {
  const place = ({ key }: T): number => {
    const at = order.indexOf(key);
    return at < 0 ? order.length + appKeys.indexOf(key) : at;
  };
  return settings.toSorted((a, b) => place(a) - place(b));
}
