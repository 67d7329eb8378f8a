import { useNavigate } from '@umijs/max';
import { Button, Flex, Input, Segmented, Select } from 'antd';
import { useEffect, useState } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { KnowledgePicker } from '@/blocks/knowledge';
import { WriterBadge } from '@/blocks/writing';
import { Can } from '@/components/Can';
import ShareBar from '@/components/ShareBar';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { platformName, type VideoPlatformId, videoPlatformIds } from '@/domain/platforms';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import { topicApi } from '@/services/topic/api';
import { ImportBox } from './ImportBox';
import styles from './start.module.css';
import { type Brief, VariantBoard } from './VariantBoard';

const lengths = [15, 30, 45, 60, 90] as const;

export interface ScriptStartProps {
  readonly goodsId?: string | undefined;
  readonly frameworkId?: string | undefined;
  readonly topicId?: string | undefined;
  readonly idea?: string | undefined;
  /** Without heading and import: within another page. */
  readonly isBare?: boolean;
}

interface BriefFields extends Omit<Brief, 'round' | 'title' | 'topicId' | 'frameworkId' | 'knowledgeIds'> {
  readonly frameworkId: string | undefined;
  readonly knowledgeIds: string[];
}

/** The field without which nothing can be written. */
type Missing = 'framework' | 'subject';
const fieldIds = { framework: 'script-framework', subject: 'script-idea' } as const;

/** Says at a field what it still needs. */
function Needed({ id }: { readonly id: 'scripts.needFramework' | 'scripts.needSubject' }) {
  const t = useT();
  return (
    <Text role="alert" type="danger" size="small">
      {t(id)}
    </Text>
  );
}

/** What is to be written from; `brief` is what was last asked for. A topic fills in what nobody has. */
function useScriptBrief(given: Omit<ScriptStartProps, 'isBare'>) {
  const current = useCurrentGoods();
  const [fields, setFields] = useState<BriefFields>({
    goodsId: given.goodsId ?? (given.topicId || given.idea ? undefined : current?.id),
    frameworkId: given.frameworkId,
    idea: given.idea ?? '',
    platform: 'douyin',
    seconds: 30,
    wish: '',
    knowledgeIds: [],
  });
  const [missing, setMissing] = useState<Missing>();
  const change = (part: Partial<BriefFields>) => {
    setMissing(undefined);
    setFields((before) => ({ ...before, ...part }));
  };
  const [brief, setBrief] = useState<Brief>();
  const { goodsId, frameworkId } = fields;
  const framework = useFramework(frameworkId);
  const goods = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId }).data;
  const { data: topic } = useLoad(topicApi.info, given.topicId === undefined ? undefined : { id: given.topicId }, {
    fresh: true,
    refreshOnWindowFocus: false,
  });
  useEffect(() => {
    if (!topic) return;
    setFields((before) => ({
      ...before,
      idea: before.idea || [topic.title, topic.angle].filter(Boolean).join('\n'),
      goodsId: before.goodsId ?? (topic.goods_id || undefined),
      frameworkId: before.frameworkId ?? (topic.framework_id || undefined),
    }));
  }, [topic]);

  const refuse = (field: Missing) => {
    setMissing(field);
    document.getElementById(fieldIds[field])?.focus();
  };
  const write = () => {
    const idea = fields.idea.trim();
    if (!frameworkId || !framework) return refuse('framework');
    if (!goodsId && idea === '') return refuse('subject');
    const subject = idea.split('\n')[0] || goods?.title || '';
    setBrief({
      ...fields,
      round: (brief?.round ?? 0) + 1,
      title: `${[...subject].slice(0, 40).join('')} · ${framework.name}`,
      frameworkId,
      topicId: given.topicId,
      idea,
    });
  };
  return { fields, change, framework, goods, brief, write, missing };
}

/** From goods, a topic or an idea to three scripts side by side; one is chosen, or all are kept as variants. */
export function ScriptStart({ isBare = false, ...given }: ScriptStartProps) {
  const t = useT();
  const navigate = useNavigate();
  const { fields, change, framework, goods, brief, write, missing } = useScriptBrief(given);
  const { goodsId, frameworkId, idea, platform } = fields;
  return (
    <Flex vertical gap={16}>
      <Flex component="section" vertical gap={16} className={styles.brief} aria-label={t('scripts.brief')}>
        <GridLayout gap={16} className={styles.pair}>
          <Flex vertical gap={8}>
            <span>{t('scripts.goods')}</span>
            <GoodsPicker value={goodsId} onChange={(id) => change({ goodsId: id })} />
          </Flex>
          <Flex vertical gap={8}>
            <span>{t('scripts.framework')}</span>
            <FrameworkPicker
              id={fieldIds.framework}
              value={frameworkId}
              platform={platform}
              {...(goodsId && goods ? { goods } : {})}
              onChange={(id) => change({ frameworkId: id })}
            />
            {missing === 'framework' && <Needed id="scripts.needFramework" />}
          </Flex>
        </GridLayout>
        {framework && <ShareBar shares={segmentShares(framework)} />}
        <Flex vertical gap={8}>
          <span>{t('scripts.idea')}</span>
          <Input.TextArea
            id={fieldIds.subject}
            value={idea}
            maxLength={5000}
            autoSize={{ minRows: 2, maxRows: 8 }}
            aria-label={t('scripts.idea')}
            placeholder={t('scripts.ideaHint')}
            onChange={({ target }) => change({ idea: target.value })}
          />
          {missing === 'subject' && <Needed id="scripts.needSubject" />}
        </Flex>
        <KnowledgePicker value={fields.knowledgeIds} onChange={(knowledgeIds) => change({ knowledgeIds })} />
        <Flex gap={12} align="center" wrap>
          <Select<VideoPlatformId>
            value={platform}
            style={{ inlineSize: 112 }}
            aria-label={t('scripts.platform')}
            options={videoPlatformIds.map((value) => ({ value, label: platformName(value) }))}
            onChange={(next) => change({ platform: next })}
          />
          <Segmented
            value={fields.seconds}
            aria-label={t('scripts.length')}
            options={lengths.map((value) => ({ value, label: t('scripts.secondsShort', { n: value }) }))}
            onChange={(seconds) => change({ seconds })}
          />
          <Input
            style={{ flex: '1 1 200px' }}
            value={fields.wish}
            maxLength={500}
            aria-label={t('scripts.wish')}
            placeholder={t('scripts.wishHint')}
            onChange={({ target }) => change({ wish: target.value })}
          />
          <Can action="script.generate">
            <Button type="primary" onClick={write}>
              {t(brief ? 'scripts.writeAgain' : 'scripts.write')}
            </Button>
          </Can>
          <WriterBadge />
        </Flex>
      </Flex>
      {brief && <VariantBoard key={brief.round} brief={brief} />}
      {!isBare && !brief && (
        <Can action="script.save">
          <ImportBox onOpen={(id) => navigate(`/editor/script?id=${encodeURIComponent(id)}`)} />
        </Can>
      )}
    </Flex>
  );
}
