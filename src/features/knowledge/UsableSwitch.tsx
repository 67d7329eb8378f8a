import { Switch } from 'antd';
import { useState } from 'react';
import type { ResourceTools } from '@/components/resource/types';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge } from '@/services/knowledge/schema';

/** Whether the writer may look into a document; shows at once, goes back when it could not be stored. */
export function UsableSwitch({ row, tools }: { readonly row: Knowledge; readonly tools: ResourceTools<Knowledge> }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (usable: boolean) => {
    setBusy(true);
    try {
      await knowledgeApi.set({ ids: [row.id], usable });
      tools.refresh();
    } catch {
      // The request has told it; the switch stands as the record does.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      size="small"
      checked={row.usable}
      loading={isBusy}
      disabled={!tools.can('save')}
      aria-label={tools.t('knowledge.usableLabel', { title: row.title })}
      onChange={(usable) => void change(usable)}
    />
  );
}
