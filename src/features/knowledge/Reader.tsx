import { Alert, App, Button, Drawer, Empty, Flex, Input, Select, Skeleton, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { chainAddress } from '@/services/chain/address';
import { knowledgeApi } from '@/services/knowledge/api';
import type { KnowledgeDetail } from '@/services/knowledge/schema';
import { CutPanel } from './CutPanel';
import { ReadPanel } from './ReadPanel';

/** Everything that was written from a document. */
function UsedBy({ document }: { readonly document: KnowledgeDetail }) {
  const t = useT();
  if (document.used_by.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('knowledge.usedNone')} />;
  return (
    <Flex component="ul" vertical gap={8}>
      {document.used_by.map(({ ref, title, kind }) => (
        <li key={`${ref.type}:${ref.id}`}>
          <Text type="secondary" size="small">
            {t(`chain.type.${ref.type}`)}
          </Text>{' '}
          <PageLink keepsText to={chainAddress({ ...ref, kind }) ?? '#'}>
            {title}
          </PageLink>
        </li>
      ))}
    </Flex>
  );
}

interface ReaderProps {
  readonly id: string;
  /** Stands marked and in sight. */
  readonly passage: string;
  readonly query: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A document: read by passages, edited, cut anew. */
export function Reader({ id, passage, query, onClose, onChanged }: ReaderProps) {
  const t = useT();
  const can = useCan();
  const { data, error, loading, mutate, refresh } = useLoad(knowledgeApi.info, { id }, { ready: id !== '' });
  const [isDirty, setDirty] = useState(false);
  const { leave, release } = useLeaveGuard(isDirty);
  const document = data?.id === id ? data : undefined;
  const changed = (next: KnowledgeDetail) => {
    mutate(next);
    onChanged();
  };
  const close = () =>
    leave(() => {
      setDirty(false);
      onClose();
    });
  return (
    <Drawer
      open={id !== ''}
      size="min(1040px, 100vw)"
      title={document?.title ?? t('knowledge.heading')}
      onClose={close}
      destroyOnHidden
    >
      {loading && !document && <Skeleton active paragraph={{ rows: 10 }} />}
      {error && !loading && !document && <LoadFailure error={error} onRetry={refresh} onLeave={close} />}
      {document && (
        <Tabs
          items={[
            {
              key: 'read',
              label: t('knowledge.read'),
              children: <ReadPanel key={`${passage}${query}`} document={document} passage={passage} query={query} />,
            },
            ...(can('knowledge.save')
              ? [
                  {
                    key: 'edit',
                    label: t('knowledge.edit'),
                    children: (
                      <EditPanel
                        key={document.revision}
                        document={document}
                        onDirty={setDirty}
                        onSaved={async () => {
                          release(() => setDirty(false));
                          refresh();
                          onChanged();
                        }}
                      />
                    ),
                  },
                  {
                    key: 'cut',
                    label: t('knowledge.cut'),
                    children: <CutPanel document={document} onCut={changed} />,
                  },
                ]
              : []),
            {
              key: 'used',
              label: t('knowledge.usedBy', { count: document.used }),
              children: <UsedBy document={document} />,
            },
          ]}
        />
      )}
    </Drawer>
  );
}

interface EditPanelProps {
  readonly document: KnowledgeDetail;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSaved: () => void;
}

function EditPanel({ document, onDirty, onSaved }: EditPanelProps) {
  const t = useT();
  const { message } = App.useApp();
  const [title, setTitle] = useState(document.title);
  const [tags, setTags] = useState<string[]>(document.tags);
  const [text, setText] = useState(document.text);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isChanged = title !== document.title || text !== document.text || tags.join() !== document.tags.join();
  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);

  const save = async () => {
    setSaving(true);
    setProblem('');
    const { id, revision, usable } = document;
    try {
      await knowledgeApi.save({ id, revision, title, tags, text, usable }, shownByCaller);
      message.success(t('knowledge.saved'));
      onSaved();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Input
        value={title}
        maxLength={120}
        aria-label={t('knowledge.title')}
        status={title.trim() === '' ? 'error' : ''}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select
        mode="tags"
        value={tags}
        maxCount={12}
        open={false}
        suffixIcon={null}
        aria-label={t('knowledge.tags')}
        placeholder={t('knowledge.tagsHint')}
        tokenSeparators={[',', '，', ' ']}
        onChange={(next: string[]) => setTags(next.map((tag) => tag.trim().slice(0, 20)).filter(Boolean))}
      />
      <Input.TextArea
        value={text}
        autoSize={{ minRows: 16, maxRows: 28 }}
        aria-label={t('knowledge.text')}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={8} align="center" wrap>
        <Button
          type="primary"
          loading={isSaving}
          disabled={!isChanged || title.trim() === ''}
          onClick={() => void save()}
        >
          {t('knowledge.saveEdit')}
        </Button>
        <Text type="secondary" size="small">
          {t('knowledge.editHint')}
        </Text>
      </Flex>
    </Flex>
  );
}
