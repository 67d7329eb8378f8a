import { Button, Flex, Select, Slider, Tabs } from 'antd';
import { useState } from 'react';
import { Chain } from '@/blocks/chain';
import { Comments } from '@/blocks/discussion/Comments';
import type { CommentsState } from '@/blocks/discussion/useComments';
import { useDocumentId } from '@/blocks/document';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { Text } from '@/components/ui/Text';
import { platformName, type VideoPlatformId, videoPlatformIds } from '@/domain/platforms';
import { fastestVoice, slowestVoice } from '@/domain/script';
import { useT } from '@/hooks/useT';
import type { Goods } from '@/services/goods/schema';
import { AssigneeSelect } from '../library/AssigneeSelect';
import { StateSelect } from '../library/StateSelect';
import type { ScriptDoc } from '../model/doc';
import { useScript, useScriptParts } from './ScriptContext';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly comments: CommentsState;
  /** The sentence that is talked about; undefined = all of them. */
  readonly anchor: string | undefined;
  readonly onAnchor: (anchor: string | undefined) => void;
  readonly goods: Goods | undefined;
}

/** What belongs to the script: what it is made from and for, what people say, where it leads. */
export function SidePanel({ comments, anchor, onAnchor, goods }: SidePanelProps) {
  const t = useT();
  const id = useDocumentId();
  const [tab, setTab] = useState('settings');
  const [seen, setSeen] = useState<string>();
  // A sentence was asked for by its row.
  if (anchor !== seen) {
    setSeen(anchor);
    if (anchor !== undefined) setTab('comments');
  }
  return (
    <aside className={styles.side} aria-label={t('scripts.side')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'settings', label: t('scripts.settings'), children: <Settings goods={goods} /> },
          {
            key: 'comments',
            label: comments.open > 0 ? t('scripts.commentsCount', { count: comments.open }) : t('discussion.title'),
            children: id ? (
              <Talk id={id} comments={comments} anchor={anchor} onAnchor={onAnchor} />
            ) : (
              <Text component="p" type="secondary" size="small">
                {t('scripts.commentLater')}
              </Text>
            ),
          },
          ...(id
            ? [{ key: 'chain', label: t('chain.title'), children: <Chain type="script" id={id} vertical /> }]
            : []),
        ]}
      />
    </aside>
  );
}

function Talk({ id, comments, anchor, onAnchor }: Omit<SidePanelProps, 'goods'> & { readonly id: string }) {
  const t = useT();
  const index = useScript((doc) => doc.sentences.findIndex((sentence) => sentence.id === anchor));
  const quote = useScript((doc) => doc.sentences.find((sentence) => sentence.id === anchor)?.text ?? '');
  const isOne = anchor !== undefined && index >= 0;
  return (
    <>
      {isOne && (
        <Flex align="center" justify="space-between" style={{ marginBlockEnd: 8 }}>
          <span>{t('scripts.onSentence', { n: index + 1 })}</span>
          <Button size="small" type="link" onClick={() => onAnchor(undefined)}>
            {t('scripts.allComments')}
          </Button>
        </Flex>
      )}
      <Comments
        type="script"
        id={id}
        source={comments}
        anchor={isOne ? anchor : undefined}
        quote={isOne ? quote : ''}
        onAnchor={(one) => {
          const row = document.querySelector<HTMLElement>(`[data-sentence="${CSS.escape(one)}"]`);
          row?.scrollIntoView({ block: 'center' });
          row?.querySelector('textarea')?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

function Settings({ goods }: { readonly goods: Goods | undefined }) {
  const t = useT();
  const { store } = useScriptParts();
  const id = useDocumentId();
  const { platform, voiceSpeed, goodsId, frameworkId } = useScript((doc) => doc);
  const set = (patch: Partial<ScriptDoc>, place?: string) =>
    store.change('scripts.step.setting', (doc) => ({ ...doc, ...patch }), place);
  return (
    <Flex vertical gap={16}>
      <Flex vertical gap={4}>
        <span>{t('scripts.platform')}</span>
        <Select<VideoPlatformId>
          value={platform}
          aria-label={t('scripts.platform')}
          options={videoPlatformIds.map((value) => ({ value, label: platformName(value) }))}
          onChange={(value) => set({ platform: value })}
        />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('scripts.voiceSpeed', { speed: voiceSpeed })}</span>
        <Slider
          min={slowestVoice}
          max={fastestVoice}
          step={10}
          value={voiceSpeed}
          ariaLabelForHandle={t('scripts.voiceSpeedLabel')}
          marks={{ 160: t('scripts.slow'), 260: t('scripts.usual'), 360: t('scripts.fast') }}
          onChange={(value) => set({ voiceSpeed: value }, 'voiceSpeed')}
        />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('scripts.goods')}</span>
        <GoodsPicker value={goodsId} onChange={(value) => set({ goodsId: value })} />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('scripts.framework')}</span>
        <FrameworkPicker
          value={frameworkId}
          platform={platform}
          {...(goods ? { goods } : {})}
          onChange={(value) => set({ frameworkId: value })}
        />
      </Flex>
      {id && <RecordFields id={id} />}
    </Flex>
  );
}

/** State and writer belong to the record, not to the document: they change at once. */
function RecordFields({ id }: { readonly id: string }) {
  const t = useT();
  return (
    <>
      <Flex vertical gap={4}>
        <span>{t('scripts.state')}</span>
        <StateSelect id={id} />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('scripts.assignee')}</span>
        <AssigneeSelect id={id} />
      </Flex>
    </>
  );
}
