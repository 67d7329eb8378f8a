import { InboxOutlined } from '@ant-design/icons';
import { Alert, App, Button, Drawer, Flex, Input, Progress, Tabs, Upload } from 'antd';
import { useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { Can } from '@/components/Can';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { documentAccept } from '@/lib/documents';
import { messageOf, shownByCaller } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import { knowledgeApi } from '@/services/knowledge/api';
import type { KnowledgeOrigin } from '@/services/knowledge/schema';
import { formatSize } from '@/utils/formatSize';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import styles from './AddDrawer.module.css';
import { type KnowledgeUpload, knowledgeUploads } from './knowledgeUploads';

interface AddDrawerProps {
  readonly open: boolean;
  readonly uploads: readonly KnowledgeUpload[];
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Takes documents in: several files at once, a pasted text, or the article behind a link. */
export function AddDrawer({ open, uploads, onClose, onMade }: AddDrawerProps) {
  const t = useT();
  return (
    <Drawer open={open} size={640} title={t('knowledge.add')} onClose={onClose}>
      <Tabs
        items={[
          { key: 'file', label: t('knowledge.byFile'), children: <ByFile items={uploads} /> },
          { key: 'text', label: t('knowledge.byText'), children: <ByText onMade={onMade} /> },
        ]}
      />
    </Drawer>
  );
}

function ByFile({ items }: { readonly items: readonly KnowledgeUpload[] }) {
  const t = useT();
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Upload.Dragger
        multiple
        accept={documentAccept}
        showUploadList={false}
        beforeUpload={(file) => {
          knowledgeUploads.add([{ file, target: 'documents' }]);
          return false;
        }}
      >
        <p className={styles.dropIcon}>
          <InboxOutlined aria-hidden />
        </p>
        <Text component="p" size="large" style={{ margin: '0 0 4px' }}>
          {t('knowledge.drop')}
        </Text>
        <Text component="p" type="secondary" size="small">
          {t('knowledge.dropHint')}
        </Text>
      </Upload.Dragger>
      {items.length > 0 && (
        <Flex component="ul" vertical gap={8} aria-label={t('knowledge.intake')}>
          {[...items].reverse().map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

type Stage = 'waiting' | 'reading' | 'storing' | 'cutting' | 'done' | 'unread' | 'refused' | 'failed';

function stageOf({ state, stage, result }: KnowledgeUpload): Stage {
  if (state === 'checking') return stage === 'reading' ? 'reading' : 'waiting';
  if (state === 'uploading') return 'storing';
  if (state === 'recording') return 'cutting';
  if (state === 'done') return result?.unread ? 'unread' : 'done';
  return state === 'refused' || state === 'failed' ? state : 'waiting';
}

/** Reading, storing and cutting as one stretch, 0–100. */
function percentOf({ state, percent }: KnowledgeUpload): number {
  if (state === 'checking') return percent * 0.4;
  if (state === 'recording') return 92;
  return 40 + percent / 2;
}

const under: ReadonlySet<Stage> = new Set(['waiting', 'reading', 'storing', 'cutting']);

function UploadRow({ item }: { readonly item: KnowledgeUpload }) {
  const t = useT();
  const { id, file, refusal, reason, result, info } = item;
  const stage = stageOf(item);
  const isBad = stage === 'refused' || stage === 'failed';
  const words =
    stage === 'refused' && refusal
      ? t(`documents.${refusal}`)
      : stage === 'failed'
        ? reason
        : stage === 'done'
          ? t('knowledge.stage.done', { count: result?.passages ?? 0 })
          : stage === 'unread' && result?.unread
            ? t(`knowledge.unread.${result.unread}`)
            : t(`knowledge.stage.${under.has(stage) ? (stage as 'waiting') : 'waiting'}`);
  return (
    <Flex component="li" vertical className={styles.intakeRow}>
      <Flex gap={8} align="center">
        <Text component="strong" ellipsis>
          {file.name}
        </Text>
        <Text type="secondary" size="small">
          {formatSize(file.size)}
        </Text>
        <span style={{ flex: 1 }} />
        {stage === 'failed' && (
          <Button size="small" onClick={() => knowledgeUploads.retry(id)}>
            {t('common.retry')}
          </Button>
        )}
        <Button size="small" type="text" onClick={() => knowledgeUploads.cancel(id)}>
          {t(under.has(stage) ? 'common.cancel' : 'knowledge.takeOff')}
        </Button>
      </Flex>
      {under.has(stage) && <Progress percent={Math.round(percentOf(item))} size="small" aria-label={file.name} />}
      <span className={isBad ? styles.bad : styles.soft} role={isBad ? 'alert' : 'status'}>
        {words}
      </span>
      {lossSentences(t, info?.losses ?? []).map((sentence) => (
        <Text key={sentence} type="secondary" size="small">
          {sentence}
        </Text>
      ))}
    </Flex>
  );
}

const pasted: KnowledgeOrigin = { kind: 'paste', name: '', url: '', file_id: '' };

function ByText({ onMade }: { readonly onMade: (id: string) => void }) {
  const t = useT();
  const { message } = App.useApp();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [origin, setOrigin] = useState(pasted);
  const [isReading, setReading] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  const read = async () => {
    const url = toHttpUrl(link);
    if (!isHttpUrl(url)) return setProblem(t('knowledge.badLink'));
    setProblem('');
    setReading(true);
    try {
      const article = await breakdownApi.extract({ url }, shownByCaller);
      setTitle(article.title.slice(0, 120));
      setText(article.text);
      setOrigin({ kind: 'link', name: (article.author ?? '').slice(0, 255), url: article.url, file_id: '' });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const save = async () => {
    if (text.trim() === '') return setProblem(t('knowledge.noText'));
    setProblem('');
    setSaving(true);
    const name =
      title.trim() ||
      [...(text.trim().split('\n')[0] ?? '')]
        .slice(0, 40)
        .join('')
        .replace(/^#+\s*/, '');
    try {
      const { id, passages } = await knowledgeApi.save({ title: name, text, origin }, shownByCaller);
      message.success(t('knowledge.stage.done', { count: passages }));
      setTitle('');
      setText('');
      setOrigin(pasted);
      onMade(id);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Can action="breakdown.save">
        <Flex gap={8} align="center" wrap>
          <Input
            style={{ flex: '1 1 220px' }}
            value={link}
            placeholder={t('knowledge.linkHint')}
            aria-label={t('knowledge.link')}
            onChange={({ target }) => setLink(target.value)}
            onPressEnter={() => void read()}
          />
          <Button loading={isReading} onClick={() => void read()}>
            {t('knowledge.readLink')}
          </Button>
        </Flex>
      </Can>
      <Input
        value={title}
        maxLength={120}
        placeholder={t('knowledge.titleHint')}
        aria-label={t('knowledge.title')}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Input.TextArea
        value={text}
        autoSize={{ minRows: 10, maxRows: 20 }}
        placeholder={t('knowledge.textHint')}
        aria-label={t('knowledge.text')}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={8} align="center" wrap>
        <Button type="primary" loading={isSaving} onClick={() => void save()}>
          {t('knowledge.saveText')}
        </Button>
        <Text type="secondary" size="small">
          {t('knowledge.characters', { count: [...text.replace(/\s/g, '')].length })}
        </Text>
      </Flex>
    </Flex>
  );
}
