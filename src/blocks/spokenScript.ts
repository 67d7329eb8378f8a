import { workStore } from '@/lib/storage/workStore';
import type { FileRecord } from '@/services/file/schema';

const KEY = 'spoken_script';

/** A script that was read aloud in front of a camera: on its way from the teleprompter to the clipper. */
export interface SpokenScript {
  readonly text: string;
  /** The recording, once it lies in the library; without it the user chooses it there. */
  readonly recording?: FileRecord;
  /** It was meant for an upright screen. */
  readonly isUpright?: boolean;
}

const isScript = (value: unknown): value is SpokenScript | string =>
  typeof value === 'string' ? value !== '' : typeof value === 'object' && value !== null && 'text' in value;

export const spokenScript = {
  keep: (script: SpokenScript): void => void workStore.set(KEY, script),
  read: (): SpokenScript | undefined => {
    const kept = workStore.get(KEY, isScript);
    // An earlier version kept the bare text.
    return typeof kept === 'string' ? { text: kept } : kept;
  },
  forget: (): void => workStore.remove(KEY),
} as const;
