import { Flex, Segmented, Skeleton } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useComments } from '@/blocks/discussion/useComments';
import { SaveStatus, useDocumentId } from '@/blocks/document';
import { FactSources, TitleOf } from '@/blocks/facts';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { lazyPart } from '@/components/lazyPart';
import { GridLayout } from '@/components/ui/GridLayout';
import { useCommands } from '@/hooks/useCommands';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import { EditorActions } from './EditorActions';
import { type AiJob, useScript, useScriptParts } from './ScriptContext';
import styles from './ScriptWorkspace.module.css';
import { SentenceList } from './SentenceList';
import { SidePanel } from './SidePanel';
import { TimeMeter } from './TimeMeter';
import { VariantTabs } from './VariantTabs';

const titleStyle = { paddingInline: 4, fontSize: 'var(--ant-font-size-xl)', fontWeight: 600 } as const;

/** The script's name, checked like every sentence and against what the sentences hold; and where the work lies. */
function TitleBar({ category }: { readonly category: string }) {
  const t = useT();
  const { store } = useScriptParts();
  const title = useScript((doc) => doc.title);
  const platform = useScript((doc) => doc.platform);
  const sentences = useScript((doc) => doc.sentences);
  const spoken = useMemo(() => sentences.map(({ text }) => text).join('\n'), [sentences]);
  const rename = (value: string) => store.change('scripts.step.title', (doc) => ({ ...doc, title: value }), 'title');
  return (
    <Flex gap={8} align="center" wrap flex="1 1 280px" style={{ minInlineSize: 0 }}>
      <TitleOf text={spoken}>
        <Flex vertical flex="1 1 200px" style={{ minInlineSize: 0 }}>
          <ComplianceTextArea
            isOneLine
            hasBar={false}
            style={titleStyle}
            variant="borderless"
            value={title}
            platform={platform}
            category={category}
            maxLength={120}
            aria-label={t('scripts.titleLabel')}
            placeholder={t('scripts.titleHint')}
            onChange={rename}
          />
        </Flex>
      </TitleOf>
      <SaveStatus />
    </Flex>
  );
}

/** Undo and redo by keyboard and palette; they work while one types, too. */
function EditorCommands() {
  const t = useT();
  const { store } = useScriptParts();
  const group = t('scripts.group');
  useCommands([
    {
      id: 'scripts.undo',
      title: t('scripts.undo'),
      group,
      shortcut: 'Mod+Z',
      whileTyping: true,
      enabled: () => store.getState().history.canUndo,
      run: store.undo,
    },
    {
      id: 'scripts.redo',
      title: t('scripts.redo'),
      group,
      shortcut: ['Mod+Shift+Z', 'Mod+Y'],
      whileTyping: true,
      enabled: () => store.getState().history.canRedo,
      run: store.redo,
    },
  ]);
  return null;
}

const ShotSheet = lazyPart(() => import('./ShotSheet'));

/** The open script: title and time above, sentences in the middle, what belongs to them at the side. */
export function ScriptWorkspace() {
  const t = useT();
  const id = useDocumentId();
  const [view, setView] = useState<'write' | 'shots'>('write');
  const [job, setJob] = useState<AiJob>();
  const [anchor, setAnchor] = useState<string>();
  const frameworkId = useScript((doc) => doc.frameworkId);
  const goodsId = useScript((doc) => doc.goodsId);
  const framework = useFramework(frameworkId);
  const comments = useComments('script', id);
  const { data: goods } = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId });
  const category = goodsId && goods ? goods.category : '';

  return (
    <Flex vertical gap={12} className={styles.workspace}>
      <EditorCommands />
      <Flex component="header" gap="8px 16px" align="center" wrap>
        <FactSources goodsId={goodsId}>
          <TitleBar category={category} />
        </FactSources>
        <EditorActions framework={framework} />
      </Flex>
      <VariantTabs />
      <TimeMeter framework={framework} />
      <FactSources goodsId={goodsId}>
        <GridLayout gap={24} align="start" className={styles.columns}>
          <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
            <div>
              <Segmented
                aria-label={t('scripts.view')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'write', label: t('scripts.viewWrite') },
                  { value: 'shots', label: t('scripts.viewShots') },
                ]}
              />
            </div>
            {view === 'write' ? (
              <SentenceList
                framework={framework}
                category={category}
                job={job}
                onJob={setJob}
                openComments={comments.openBy}
                onComment={setAnchor}
              />
            ) : (
              <Suspense fallback={<Skeleton active />}>
                <ShotSheet framework={framework} />
              </Suspense>
            )}
          </Flex>
          <SidePanel comments={comments} anchor={anchor} onAnchor={setAnchor} goods={goodsId ? goods : undefined} />
        </GridLayout>
      </FactSources>
    </Flex>
  );
}
