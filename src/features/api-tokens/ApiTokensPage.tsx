import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { apiTokenApi } from '@/services/api_token/api';
import type { ApiToken } from '@/services/api_token/schema';
import { apiTokensResource } from './apiTokensResource';
import { CallsDrawer } from './CallsDrawer';
import { TokenDialog } from './TokenDialog';

/** Tokens by which other systems call: made, watched, ended. */
export function ApiTokensPage() {
  const t = useT();
  const [version, setVersion] = useState(0);
  const [isCreating, setIsCreating] = useState(false);
  const [shown, setShown] = useState<ApiToken>();
  const { run: revoke } = useAction(apiTokenApi.revoke, { messages: { done: 'apiToken.revoked' } });
  const resource = useMemo(
    () =>
      apiTokensResource({
        onCalls: setShown,
        onRevoke: async ({ id }) => {
          if (await revoke({ id })) setVersion((before) => before + 1);
        },
        toolbar: () => (
          <Can action="api_token.save">
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
              {t('apiToken.create')}
            </Button>
          </Can>
        ),
      }),
    [t, revoke],
  );
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {isCreating && (
        <TokenDialog onCreated={() => setVersion((before) => before + 1)} onClose={() => setIsCreating(false)} />
      )}
      {shown && <CallsDrawer token={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
