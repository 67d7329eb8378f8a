import { AppstoreAddOutlined, EditOutlined } from '@ant-design/icons';
import { Alert, Flex, Input, Segmented, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { KnowledgePicker } from '@/blocks/knowledge';
import { GrantedButton } from '@/components/GrantedButton';
import ShareBar from '@/components/ShareBar';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { engineApi } from '@/services/engine/api';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { lengthChoices } from '../model/startDraft';
import { ToneField } from '../ToneField';
import { AngleDialog } from './AngleDialog';

const variantCount = 3;
/** Where it stands on the page. */
export const writeBarId = 'compose-write';

/** What the writer is told, and who writes. */
export function WriteBar() {
  const t = useT();
  const dispatch = useDispatch();
  const { writer, store } = useParts();
  const { frameworkId, seconds, wish, knowledgeIds } = useCompose((state) => state.draft.brief);
  const isWriting = useCompose((state) => state.draft.variants.some((variant) => variant.phase === 'streaming'));
  const hasVariants = useCompose((state) => state.draft.variants.length > 0);
  const streamWriter = useCompose((state) => state.writer);
  const engines = useLoad(engineApi.info);
  const { byId, phase } = useFrameworks();
  const framework = byId(frameworkId);
  // an own framework is known a moment after a library one
  const isUnknown = !framework && !(frameworkId && (phase === 'idle' || phase === 'loading'));
  const name = streamWriter ?? engines.data?.writer.name;

  const [isChoosingAngles, setIsChoosingAngles] = useState(false);

  // Coming from the choice of a framework with nothing written yet: start at once.
  const started = useRef(false);
  useEffect(() => {
    const { draft } = store.getState();
    if (started.current || draft.variants.length > 0 || draft.cards.length > 0 || !draft.brief.frameworkId) return;
    started.current = true;
    writer.writeAll(variantCount);
  }, [store, writer]);

  return (
    <Panel
      id={writeBarId}
      component="section"
      vertical
      gap={12}
      style={{ minInlineSize: 0 }}
      aria-label={t('compose.script.brief')}
    >
      {framework && (
        <Flex vertical gap={8}>
          <strong>{framework.name}</strong>
          <ShareBar shares={segmentShares(framework)} />
        </Flex>
      )}
      {isUnknown && <Alert type="info" showIcon title={t('compose.script.noFramework')} />}
      <Flex gap="8px 12px" align="center" wrap>
        <Text type="secondary" size={13}>
          {t('compose.script.length')}
        </Text>
        <Segmented
          value={seconds}
          aria-label={t('compose.script.length')}
          onChange={(value) => dispatch({ type: 'brief/edit', patch: { seconds: value } })}
          options={lengthChoices(seconds).map((value) => ({ value, label: t('compose.script.seconds', { n: value }) }))}
        />
        <div style={{ inlineSize: 160 }}>
          <ToneField />
        </div>
        <Input
          style={{ flex: 1, minInlineSize: 160 }}
          value={wish}
          maxLength={500}
          aria-label={t('compose.script.wish')}
          placeholder={t('compose.script.wishPlaceholder')}
          onChange={(event) => dispatch({ type: 'brief/edit', patch: { wish: event.target.value } })}
        />
        <GrantedButton
          action="script.generate"
          type={hasVariants ? 'default' : 'primary'}
          icon={<EditOutlined />}
          disabled={!framework || isWriting}
          onClick={() => writer.writeAll(variantCount)}
        >
          {t(hasVariants ? 'compose.script.writeAgain' : 'compose.script.write', { n: variantCount })}
        </GrantedButton>
        <GrantedButton
          action="script.generate"
          icon={<AppstoreAddOutlined />}
          disabled={isWriting}
          onClick={() => setIsChoosingAngles(true)}
        >
          {t('compose.angle.open')}
        </GrantedButton>
        {isChoosingAngles && <AngleDialog onClose={() => setIsChoosingAngles(false)} />}
      </Flex>
      <KnowledgePicker
        value={knowledgeIds}
        onChange={(ids) => dispatch({ type: 'brief/edit', patch: { knowledgeIds: ids } })}
      />
      {name && (
        <Text type="secondary" size={13}>
          {t('compose.script.writer')}{' '}
          <Tag style={{ marginInlineEnd: 8 }} variant="filled">
            {name}
          </Tag>
          {engines.data?.writer.kind === 'embedded' && t('compose.script.writerEmbedded')}
        </Text>
      )}
    </Panel>
  );
}
