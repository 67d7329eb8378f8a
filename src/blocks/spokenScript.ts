import { workStore } from '@/lib/storage/workStore';

const KEY = 'spoken_script';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A script that was read aloud in front of a camera: on its way from the teleprompter to the clipper. */
export const spokenScript = {
  keep: (text: string): void => void workStore.set(KEY, text),
  read: (): string | undefined => workStore.get(KEY, isText),
  forget: (): void => workStore.remove(KEY),
} as const;
