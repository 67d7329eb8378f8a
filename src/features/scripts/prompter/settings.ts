import { workStore } from '@/lib/storage/workStore';

export const prompterThemes = ['dark', 'light', 'amber'] as const;
type PrompterTheme = (typeof prompterThemes)[number];

export interface PrompterSettings {
  /** `speed`: characters a minute; `time`: the whole text in so many seconds. */
  readonly by: 'speed' | 'time';
  readonly speed: number;
  readonly seconds: number;
  /** CSS pixels. */
  readonly size: number;
  readonly lineHeight: number;
  /** Percent of the width, each side. */
  readonly margin: number;
  readonly theme: PrompterTheme;
  readonly mirrorX: boolean;
  readonly mirrorY: boolean;
  /** Seconds before it starts. */
  readonly countdown: number;
  readonly hasGuide: boolean;
  readonly hasHighlight: boolean;
}

export const usualSettings: PrompterSettings = {
  by: 'speed',
  speed: 240,
  seconds: 60,
  size: 56,
  lineHeight: 1.6,
  margin: 8,
  theme: 'dark',
  mirrorX: false,
  mirrorY: false,
  countdown: 3,
  hasGuide: true,
  hasHighlight: true,
};

export const limits = {
  speed: [60, 600],
  seconds: [5, 3600],
  size: [20, 160],
  lineHeight: [1.2, 2.4],
  margin: [0, 30],
  countdown: [0, 10],
} as const;

const key = 'prompter_settings';
const textKey = 'prompter_text';
const longestKept = 200_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const within = (value: unknown, [least, most]: readonly [number, number], usual: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;

/** What was set last time; anything odd is as usual. */
export function readSettings(isNarrow: boolean): PrompterSettings {
  const kept = workStore.get(key, isObject);
  if (!kept) return isNarrow ? { ...usualSettings, size: 34, margin: 4 } : usualSettings;
  const flag = (name: keyof PrompterSettings): boolean =>
    typeof kept[name] === 'boolean' ? (kept[name] as boolean) : (usualSettings[name] as boolean);
  return {
    by: kept.by === 'time' ? 'time' : 'speed',
    speed: within(kept.speed, limits.speed, usualSettings.speed),
    seconds: within(kept.seconds, limits.seconds, usualSettings.seconds),
    size: within(kept.size, limits.size, usualSettings.size),
    lineHeight: within(kept.lineHeight, limits.lineHeight, usualSettings.lineHeight),
    margin: within(kept.margin, limits.margin, usualSettings.margin),
    theme: prompterThemes.find((theme) => theme === kept.theme) ?? 'dark',
    mirrorX: flag('mirrorX'),
    mirrorY: flag('mirrorY'),
    countdown: within(kept.countdown, limits.countdown, usualSettings.countdown),
    hasGuide: flag('hasGuide'),
    hasHighlight: flag('hasHighlight'),
  };
}

export const keepSettings = (settings: PrompterSettings): void => workStore.setReplaceable(key, settings);

/** The pasted text of last time. */
export const readText = (): string => workStore.get(textKey, isText) ?? '';
export const keepText = (text: string): void => void workStore.set(textKey, text.slice(0, longestKept));
