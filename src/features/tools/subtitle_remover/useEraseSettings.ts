import { useEffect, useState } from 'react';
import type { EraseRegion, EraseSettings, FoundSubtitles } from '@/engine/erase';
import { workStore } from '@/lib/storage/workStore';
import { useToolPreset } from '../shell';
import { newRegion, readSettings, startSettings, withPreset } from './eraseOptions';

const KEY = 'app_tool_subtitle_remover';
const MOST = 6;

interface EraseModel {
  readonly settings: EraseSettings;
  readonly selected: EraseRegion | undefined;
  readonly isFull: boolean;
  readonly select: (id: string) => void;
  readonly change: (id: string, change: Partial<Omit<EraseRegion, 'id'>>) => void;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly setAspect: (cropAspect: EraseSettings['cropAspect']) => void;
  /** Puts what was found in the place of all regions; nothing found changes nothing. */
  readonly takeFound: (found: readonly FoundSubtitles[]) => void;
  /** Takes the settings of an earlier run, if they can be understood. */
  readonly take: (options: unknown) => void;
}

const isAnything = (_value: unknown): _value is unknown => true;
const kept = (): EraseSettings => readSettings(workStore.get(KEY, isAnything)) ?? startSettings();

/** The regions of the page, kept over a reload, and the one that is worked on. */
export function useEraseSettings(): EraseModel {
  const { preset, fresh, take: takePreset } = useToolPreset('subtitle_remover');
  const [settings, setSettings] = useState(() => withPreset(kept(), fresh));
  useEffect(takePreset);
  const [selectedId, setSelectedId] = useState(settings.regions[0]?.id);
  useEffect(() => {
    workStore.setReplaceable(KEY, settings);
  }, [settings]);

  const setRegions = (next: (regions: readonly EraseRegion[]) => readonly EraseRegion[]) =>
    setSettings((now) => ({ ...now, regions: next(now.regions) }));
  const select = (id: string) => setSelectedId(id);

  return {
    settings,
    selected: settings.regions.find(({ id }) => id === selectedId) ?? settings.regions[0],
    isFull: settings.regions.length >= MOST,
    select,
    change: (id, change) =>
      setRegions((regions) => regions.map((region) => (region.id === id ? { ...region, ...change } : region))),
    add: () => {
      const region = newRegion(settings.regions.length, preset);
      setRegions((regions) => [...regions, region]);
      select(region.id);
    },
    remove: (id) => setRegions((regions) => regions.filter((region) => region.id !== id)),
    setAspect: (cropAspect) => setSettings((now) => ({ ...now, cropAspect })),
    takeFound: (found) => {
      const [first] = settings.regions;
      const regions = found.map(({ box, spans }) => ({ ...newRegion(0), ...(first ? wayOf(first) : {}), box, spans }));
      if (regions.length === 0) return;
      setRegions(() => regions);
      setSelectedId(regions[0]?.id);
    },
    take: (options) => {
      const read = readSettings(options);
      if (!read) return;
      setSettings(read);
      setSelectedId(read.regions[0]?.id);
    },
  };
}

/** How a region is removed, without where and when. */
const wayOf = ({ method, strength, cover }: EraseRegion): Pick<EraseRegion, 'method' | 'strength' | 'cover'> => ({
  method,
  strength,
  cover,
});
