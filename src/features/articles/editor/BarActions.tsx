import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { EditorBarSlot } from '@/components/editor-bar/EditorBarSlot';
import { useT } from '@/hooks/useT';
import { ExportMenu } from '../exporting/ExportMenu';
import { VersionsDrawer } from '../shell/VersionsDrawer';

/** Versions and ways out, in the bar above the editor. */
export function BarActions({ screen }: { readonly screen: 'article' | 'note' }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EditorBarSlot place="actions">
        <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('article.versions')}
        </Button>
        <ExportMenu screen={screen} />
      </EditorBarSlot>
      <VersionsDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
