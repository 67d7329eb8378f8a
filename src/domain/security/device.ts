interface Device {
  /** The program's own name; undefined = unknown. */
  readonly browser?: string;
  readonly system?: string;
}

/** The first that fits counts: a browser names its ancestors too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['QQ', /QQBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
];

const firstOf = (list: typeof browsers, text: string): string | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system that a `User-Agent` names, as far as they are known. */
export function readDevice(userAgent: string): Device {
  const browser = firstOf(browsers, userAgent);
  const system = firstOf(systems, userAgent);
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}
