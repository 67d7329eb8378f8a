import { PlusOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useUploads } from '@/hooks/useUploads';
import { AddDrawer } from './AddDrawer';
import { AskBox } from './AskBox';
import { knowledgeResource } from './knowledgeResource';
import { knowledgeUploads } from './knowledgeUploads';
import { Reader } from './Reader';

/** The merchant's documents: taken in, asked, read; the address opens one (`?open=&passage=`). */
export function KnowledgePage() {
  const [params, setParams] = useSearchParams();
  const [version, setVersion] = useState(0);
  const [isAdding, setAdding] = useState(params.get('add') === '1');
  const changed = useCallback(() => setVersion((now) => now + 1), []);
  const uploads = useUploads(knowledgeUploads);
  const arrived = uploads.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (arrived > 0) changed();
  }, [arrived, changed]);
  // What is under way goes on; what has ended is not shown again on the next visit.
  useEffect(() => () => knowledgeUploads.clearEnded(), []);

  const open = (id: string, passage = '', query = '') => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries({ open: id, passage, q: query })) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setParams(next);
  };
  const resource = useMemo(
    () => ({
      ...knowledgeResource,
      toolbar: ({ t, can }: Parameters<NonNullable<typeof knowledgeResource.toolbar>>[0]) =>
        can('save') && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('knowledge.add')}
          </Button>
        ),
    }),
    [],
  );
  return (
    <>
      <ResourcePage resource={resource} version={version} intro={<AskBox onOpen={open} />} />
      <AddDrawer
        open={isAdding}
        uploads={uploads}
        onClose={() => setAdding(false)}
        onMade={(id) => {
          changed();
          setAdding(false);
          open(id);
        }}
      />
      <Reader
        id={params.get('open') ?? ''}
        passage={params.get('passage') ?? ''}
        query={params.get('q') ?? ''}
        onClose={() => open('')}
        onChanged={changed}
      />
    </>
  );
}
