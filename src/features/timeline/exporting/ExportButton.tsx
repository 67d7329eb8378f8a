import { ExportOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useEditorCommand } from '../commands/useEditorCommand';
import { useEditor, useEditorParts } from '../EditorContext';

const ExportDialog = lazyPart(() => import('./ExportDialog'));

/** Opens the export dialog, and holds it: the command may also come from a shortcut, the palette or the address. */
export function ExportButton() {
  const { title, run } = useEditorCommand('export');
  const { store } = useEditorParts();
  const isOpen = useEditor(({ dialog }) => dialog === 'export');
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useEffect(() => {
    const { pathname, search } = history.location;
    const params = new URLSearchParams(search);
    if (params.get('dialog') !== 'export') return;
    // Once: a reload of the page does not open it again.
    params.delete('dialog');
    history.replace({ pathname, search: `?${params}` });
    store.set({ dialog: 'export' });
  }, [store]);
  return (
    <>
      <Button type="primary" icon={<ExportOutlined aria-hidden />} onClick={run}>
        {title}
      </Button>
      {wasOpened && (
        <Suspense>
          <ExportDialog isOpen={isOpen} onClose={() => store.set({ dialog: undefined })} />
        </Suspense>
      )}
    </>
  );
}
