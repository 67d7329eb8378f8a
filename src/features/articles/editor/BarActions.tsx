import { VersionsButton } from '@/blocks/document';
import { EditorBarSlot } from '@/components/EditorBarSlot';
import { ExportMenu } from '../ExportMenu';

/** Versions and ways out, in the bar above the editor. */
export function BarActions({ screen }: { readonly screen: 'article' | 'note' }) {
  return (
    <EditorBarSlot place="actions">
      <VersionsButton />
      <ExportMenu screen={screen} />
    </EditorBarSlot>
  );
}
