import { PlusOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Can } from '@/components/Can';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useT } from '@/hooks/useT';
import type { Push } from '@/services/push/schema';
import { PushDrawer } from './PushDrawer';
import { PushEditor } from './PushEditor';
import { pushesResource } from './pushesResource';
import { SendDialog } from './SendDialog';

type Opened =
  | { readonly dialog: 'edit'; readonly push: Push | undefined; readonly copyOf?: Push }
  | { readonly dialog: 'send'; readonly push: Push };

/** Messages to chosen customers: written, tried on some of them, sent now or at a time, and what became of each. */
export function PushesPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const shownId = params.get('push') ?? '';
  const address = useRef({ params, setParams });
  address.current = { params, setParams };
  const show = useCallback((id: string) => {
    const next = new URLSearchParams(address.current.params);
    if (id) next.set('push', id);
    else next.delete('push');
    address.current.setParams(next);
  }, []);
  const resource = useMemo(
    () =>
      pushesResource({
        onOpen: ({ id }) => show(id),
        onEdit: (push) => setOpened({ dialog: 'edit', push }),
        onCopy: (copyOf) => setOpened({ dialog: 'edit', push: undefined, copyOf }),
        onSend: (push) => setOpened({ dialog: 'send', push }),
        toolbar: () => (
          <Can action="push.save">
            <Button
              type="primary"
              icon={<PlusOutlined />}
              onClick={() => setOpened({ dialog: 'edit', push: undefined })}
            >
              {t('push.create')}
            </Button>
          </Can>
        ),
      }),
    [t, show],
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {shownId && <PushDrawer key={shownId} pushId={shownId} onChanged={reload} onClose={() => show('')} />}
      {opened?.dialog === 'edit' && (
        <PushEditor
          push={opened.push}
          copyOf={opened.copyOf}
          onSaved={reload}
          onSend={(push) => setOpened({ dialog: 'send', push })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'send' && (
        <SendDialog
          push={opened.push}
          onDone={(push) => {
            close();
            reload();
            show(push.id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
