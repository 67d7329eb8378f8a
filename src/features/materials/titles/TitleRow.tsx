import { CopyOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Button, Dropdown, Flex, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FactList, FactText } from '@/blocks/facts';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { promiseBeyond } from '@/domain/factCheck';
import type { FilledTitle } from '@/domain/materials';
import { platforms, titleWeight, type VideoPlatformId } from '@/domain/platforms';
import { useCan } from '@/hooks/useCan';
import { useCopy } from '@/hooks/useCopy';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { articleApi } from '@/services/article/api';
import { chainAddress } from '@/services/chain/address';
import { materialApi } from '@/services/material/api';
import { scriptApi } from '@/services/script/api';
import { topicApi } from '@/services/topic/api';
import styles from '../materials.module.css';
import { TitleVerdict } from './TitleVerdict';

interface Props {
  readonly hook: string;
  readonly filled: FilledTitle;
  readonly platform: VideoPlatformId;
  readonly category?: string | undefined;
  readonly goodsId?: string | undefined;
  /** Selling points of the goods: a title can promise no more. */
  readonly points?: number | undefined;
  readonly actions: ReactNode;
  /** With it a changed title can be kept. */
  readonly onSaved?: () => void;
}

/** A title: its length for the platform, what the law says of it, and where to go with it. */
export function TitleRow({ hook, filled, platform, category, goodsId, points, actions, onSaved }: Props) {
  const t = useT();
  const can = useCan();
  const save = useRecordActions();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const text = edited ?? filled.text;
  const { min, max } = platforms[platform].title;
  const weight = titleWeight(platform, text);

  const copy = useCopy();
  const go = async (type: 'script' | 'topic' | 'article') => {
    const goods = goodsId ? { goods_id: goodsId } : {};
    const source = goodsId ? [{ type: 'goods' as const, id: goodsId }] : [];
    const made = await save.save(
      (options): Promise<{ readonly id: string }> => {
        if (type === 'script')
          return scriptApi.save(
            { title: text.slice(0, 120), sentences: [{ id: 's1', text, role: hookRole }], source, ...goods },
            options,
          );
        if (type === 'topic') return topicApi.save({ title: text.slice(0, 120), platform, source, ...goods }, options);
        return articleApi.save(
          { kind: 'post', title: [...text].slice(0, 64).join(''), markdown: text, source },
          options,
        );
      },
      { isNew: true },
    );
    const address = made && chainAddress({ type, id: made.id, kind: type === 'article' ? 'post' : '' });
    if (address) navigate(address);
  };
  const keep = async () => {
    const body = { kind: 'title' as const, name: text.slice(0, 120), content: text, tags: [] };
    if (await save.save((options) => materialApi.save(body, options), { isNew: true })) onSaved?.();
  };
  const ways = [
    { key: 'script' as const, label: t('material.titles.useScript'), right: 'script.save' },
    { key: 'topic' as const, label: t('material.titles.useTopic'), right: 'topic.save' },
    { key: 'article' as const, label: t('material.titles.usePost'), right: 'article.save' },
  ].filter(({ right }) => can(right));

  return (
    <Flex component="li" vertical gap={8} justify="space-between" className={styles.titleRow}>
      <Flex vertical gap={4} align="flex-start">
        <Text type="secondary" size={13}>
          {hook}
        </Text>
        {isEditing ? (
          <ComplianceTextArea
            isOneLine
            autoFocus
            value={text}
            maxLength={100}
            platform={platform}
            category={category}
            aria-label={t('material.titles.edit')}
            onChange={setEdited}
            onBlur={() => setEditing(false)}
          />
        ) : (
          <PlainButton className={styles.plainTitle} title={t('material.titles.edit')} onClick={() => setEditing(true)}>
            <FactText text={text} isPlain />
          </PlainButton>
        )}
        {!isEditing && <FactList text={text} onChange={setEdited} />}
        {!isEditing && points !== undefined && <CountedPoints text={text} points={points} onChange={setEdited} />}
      </Flex>
      <Flex gap="4px 8px" align="center" wrap>
        <Length weight={weight} min={min} max={max} />
        <TitleVerdict text={text} platform={platform} category={category} points={points} />
        {edited === undefined && filled.missing.length > 0 && (
          <Tag>{t('material.titles.missing', { words: filled.missing.join(' ') })}</Tag>
        )}
        <Flex gap="4px 8px" align="center" justify="flex-end" flex="1 1 auto" wrap>
          {onSaved && can('material.save') && (
            <Button size="small" type="text" onClick={() => void keep()}>
              {t('material.saveOwn')}
            </Button>
          )}
          <Button size="small" type="text" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
            {t('material.titles.copy')}
          </Button>
          {ways.length > 0 && (
            <Dropdown menu={{ items: ways.map(({ key, label }) => ({ key, label, onClick: () => void go(key) })) }}>
              <Button size="small">{t('material.titles.use')}</Button>
            </Dropdown>
          )}
          {actions}
        </Flex>
      </Flex>
    </Flex>
  );
}

interface CountedPointsProps {
  readonly text: string;
  readonly points: number;
  readonly onChange: (text: string) => void;
}

/** A title that counts more than the goods have to say. */
function CountedPoints({ text, points, onChange }: CountedPointsProps) {
  const t = useT();
  const broken = promiseBeyond(text, points);
  if (!broken) return null;
  const { from, to, promised, correction } = broken;
  return (
    <Flex gap="4px 8px" align="center" wrap>
      <Tag color="warning" style={{ whiteSpace: 'normal' }}>
        {t('material.titles.beyond', { promised, points })}
      </Tag>
      {points >= 2 && (
        <Button size="small" onClick={() => onChange(text.slice(0, from) + correction + text.slice(to))}>
          {t('material.titles.correct', { words: correction })}
        </Button>
      )}
    </Flex>
  );
}

/** Role key of a script's first sentence. */
const hookRole = 'hook';

function Length({ weight, min, max }: { weight: number; min: number; max: number }) {
  const t = useT();
  if (weight > max) return <Tag color="error">{t('material.titles.tooLong', { over: weight - max })}</Tag>;
  if (weight < min) return <Tag color="warning">{t('material.titles.tooShort', { min })}</Tag>;
  return (
    <Text type="secondary" size={13}>
      {t('material.titles.count', { count: weight, max })}
    </Text>
  );
}
