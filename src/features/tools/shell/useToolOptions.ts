import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { type AppPreset, knownPreset } from '@/domain/appPresets';
import { workStore } from '@/lib/storage/workStore';
import type { ToolKey } from './toolKeys';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

interface ToolPreset {
  /** What the merchant presets of the tool. */
  readonly preset: AppPreset;
  /** The same as long as it has not been taken over here; nothing once it has. */
  readonly fresh: AppPreset;
  /** Keeps it from standing again over what is chosen from now on. */
  readonly take: () => void;
}

/** What the merchant presets of a tool: it stands once for each who opens the tool after it was set. */
export function useToolPreset(tool: ToolKey): ToolPreset {
  const presets = useModel('@@initialState').initialState?.currentUser?.app_presets;
  const preset = knownPreset(tool, presets?.[tool] ?? {});
  const mark = JSON.stringify(preset);
  const markKey = `app_preset_${tool}`;
  return {
    preset,
    fresh: mark === (workStore.get(markKey, isText) ?? '{}') ? {} : preset,
    take: () => {
      if (workStore.get(markKey, isText) !== mark) workStore.setReplaceable(markKey, mark);
    },
  };
}

/**
 * Settings of a tool that a reload brings back. What the merchant presets stands once for each who opens the tool after
 * it was set; what he chooses then stays his.
 */
export function useToolOptions<T extends object>(
  tool: ToolKey,
  initial: T,
): readonly [T, (change: Partial<T>) => void] {
  const key = `app_tool_${tool}`;
  const { fresh, take } = useToolPreset(tool);
  const [value, setValue] = useState<T>(() => ({
    ...initial,
    ...(workStore.get(key, isObject) as Partial<T>),
    ...(fresh as Partial<T>),
  }));
  useEffect(take);
  useEffect(() => {
    workStore.setReplaceable(key, value);
  }, [key, value]);
  return [value, (change) => setValue((now) => ({ ...now, ...change }))];
}
