import { type ComponentType, createContext, useContext } from 'react';
import type { DocumentKind } from '@/blocks/document';
import type { Project } from '@/engine/project/schema';
import type { MessageId } from '@/hooks/useT';
import type { EditorCommandId } from './commands/ids';
import type { PanelId } from './model/editorStore';

/**
 * What an editor offers around the timeline. A merchant has a library, presenters and an export; the provider's templates
 * have places and a cover, and none of the merchant's calls may come with them.
 */
export interface EditorSetting {
  readonly document: DocumentKind<Project>;
  /** In their order; the first is open at the beginning. */
  readonly panels: readonly { readonly id: PanelId; readonly Body: ComponentType }[];
  /** Commands that lead nowhere here. */
  readonly closedCommands: readonly EditorCommandId[];
  /** At the end of the bar above the page. */
  readonly BarEnd: ComponentType;
  /** On an empty stage: where the files go. */
  readonly emptyText: MessageId;
  /** On an empty stage: what one may want to go on with. */
  readonly Recents: ComponentType;
  /** Properties of a single clip, above the others. */
  readonly ClipTop?: ComponentType<{ readonly clipId: string }>;
}

export const EditorSettingContext = createContext<EditorSetting | undefined>(undefined);

export function useEditorSetting(): EditorSetting {
  const setting = useContext(EditorSettingContext);
  if (!setting) throw new Error('EditorSettingContext is missing');
  return setting;
}
