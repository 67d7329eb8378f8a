import { Grid } from 'antd';
import { VersionsButton } from '@/blocks/document';
import { EditorBarSlot } from '@/components/EditorBarSlot';
import { ExportMenu } from '../ExportMenu';

/** Versions and ways out, in the bar above the editor. */
export function BarActions({ screen }: { readonly screen: 'article' | 'note' }) {
  const isPhone = Grid.useBreakpoint().sm === false;
  return (
    <EditorBarSlot place="actions">
      <VersionsButton isIcon={isPhone} />
      <ExportMenu screen={screen} isIcon={isPhone} />
    </EditorBarSlot>
  );
}
