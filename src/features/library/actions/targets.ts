import type { MessageId } from '@/hooks/useT';
import type { FileKind, FileRecord } from '@/services/file/schema';

/** A tool that takes files of some kinds. */
interface ToolTarget {
  readonly tool: string;
  readonly label: MessageId;
  readonly takes: (file: FileRecord) => boolean;
}

const of =
  (...kinds: readonly FileKind[]) =>
  ({ kind }: FileRecord): boolean =>
    kinds.includes(kind);
const isText = ({ name }: FileRecord): boolean => /\.(txt|md|srt|vtt|docx|pdf)$/i.test(name);

/** Tools by what they take; the menu shows those whose page the user may open. */
export const toolTargets: readonly ToolTarget[] = [
  { tool: 'video_cut', label: 'library.use.cut', takes: of('video') },
  { tool: 'video_to_audio', label: 'library.use.audio', takes: of('video') },
  { tool: 'subtitle_remover', label: 'library.use.subtitle', takes: of('video') },
  { tool: 'asr', label: 'library.use.asr', takes: of('video', 'audio') },
  { tool: 'text_to_audio', label: 'library.use.speech', takes: isText },
  {
    tool: 'detection',
    label: 'library.use.detection',
    takes: (file) => isText(file) || /\.(xlsx|csv)$/i.test(file.name),
  },
];

/** A file handed to a tool's page. */
export const toolAddress = (tool: string, { id }: FileRecord): string =>
  `/creative/tool/${tool}?file=${encodeURIComponent(id)}`;
