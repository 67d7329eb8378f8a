import type { ToolResultKind } from './types';

const byEnding: readonly (readonly [RegExp, ToolResultKind])[] = [
  [/\.(srt|vtt|ass)$/i, 'subtitle'],
  [/\.(txt|md|markdown)$/i, 'text'],
  [/\.(docx|pdf|xlsx|csv)$/i, 'document'],
  [/\.(mp4|mov|m4v|webm|mkv)$/i, 'video'],
  [/\.(mp3|m4a|wav|ogg|aac|flac)$/i, 'audio'],
  [/\.(png|jpe?g|webp|gif)$/i, 'image'],
];

/** What a result is, by its type where that tells, else by its name. */
export function resultKindOf(name: string, mime: string): ToolResultKind {
  const [family] = mime.split('/');
  if (family === 'video' || family === 'audio' || family === 'image') return family;
  return byEnding.find(([ending]) => ending.test(name))?.[1] ?? (family === 'text' ? 'text' : 'other');
}
