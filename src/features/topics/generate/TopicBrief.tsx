import { BulbOutlined, StopOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Collapse, Flex, Form, Input, Segmented, Select } from 'antd';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useWriterInfo, WriterBadge } from '@/blocks/writing';
import { Can } from '@/components/Can';
import { GridLayout } from '@/components/ui/GridLayout';
import { adapterCost, creditCost } from '@/domain/credits';
import { industries } from '@/domain/occasions';
import { platformName, videoPlatformIds } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { Goods } from '@/services/goods/schema';
import { type Brief, briefFault, counts, lengthOf } from '../model/brief';
import { BestPosts } from './BestPosts';
import styles from './TopicBrief.module.css';

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
/** As the contract has it. */
export const mostIdea = 5000;

interface Props {
  readonly brief: Brief;
  readonly onChange: (change: Partial<Brief>) => void;
  readonly onGoods: (goods: Goods | undefined) => void;
  readonly isRunning: boolean;
  readonly writer: string | undefined;
  readonly onGenerate: () => void;
  readonly onStop: () => void;
}

/** From what topics are made. */
export function TopicBrief({ brief, onChange, onGoods, isRunning, writer, onGenerate, onStop }: Props) {
  const t = useT();
  const info = useWriterInfo();
  const fault = briefFault(brief, mostIdea);
  const isTooLong = fault === 'ideaTooLong';
  const cost = info ? creditCost('topics', adapterCost(info.owner)) : 0;
  return (
    <Form layout="vertical" className={styles.brief} onFinish={onGenerate} aria-label={t('topic.brief')}>
      <Form.Item label={t('topic.goods')} htmlFor="topic-goods">
        <GoodsPicker
          id="topic-goods"
          value={brief.goodsId}
          onChange={(goodsId, goods) => {
            onChange({ goodsId });
            onGoods(goods);
          }}
        />
      </Form.Item>
      <Form.Item label={t('topic.industry')} htmlFor="topic-industry">
        <AutoComplete
          id="topic-industry"
          value={brief.industry}
          maxLength={40}
          allowClear
          options={industries.map((value) => ({ value }))}
          showSearch={{
            filterOption: (input, option) => !industries.includes(input) && Boolean(option?.value.includes(input)),
          }}
          placeholder={t('topic.industryHint')}
          onChange={(industry?: string) => onChange({ industry: (industry ?? '').slice(0, 40) })}
        />
      </Form.Item>
      <Form.Item
        label={t('topic.idea')}
        htmlFor="topic-idea"
        validateStatus={isTooLong ? 'error' : ''}
        help={isTooLong && t('topic.ideaTooLong', { most: mostIdea, over: lengthOf(brief.idea) - mostIdea })}
      >
        <Input.TextArea
          id="topic-idea"
          value={brief.idea}
          rows={3}
          placeholder={t('topic.ideaHint')}
          onChange={(event) => onChange({ idea: event.target.value })}
        />
      </Form.Item>
      <GridLayout columns="1fr 1fr" gap={8}>
        <Form.Item label={t('topic.platform')} htmlFor="topic-platform">
          <Select
            id="topic-platform"
            value={brief.platform}
            options={videoPlatformIds.map((value) => ({ value, label: platformName(value) }))}
            onChange={(platform) => onChange({ platform })}
          />
        </Form.Item>
        <Form.Item label={t('topic.season')} htmlFor="topic-season">
          <Select
            id="topic-season"
            value={brief.season ?? null}
            allowClear
            placeholder={t('topic.seasonNone')}
            options={seasons.map((value) => ({ value, label: t(`topic.season.${value}`) }))}
            onChange={(season: Brief['season'] | null) => onChange({ season: season ?? undefined })}
          />
        </Form.Item>
      </GridLayout>
      <Collapse
        ghost
        style={{ marginBlockEnd: 16, marginInline: -16 }}
        items={[
          {
            key: 'best',
            label: brief.best.length > 0 ? t('topic.bestChosen', { count: brief.best.length }) : t('topic.best'),
            children: <BestPosts value={brief.best} onChange={(best) => onChange({ best })} />,
          },
        ]}
      />
      <Form.Item label={t('topic.count')}>
        <Segmented
          block
          aria-label={t('topic.count')}
          value={brief.count}
          options={counts.map((value) => ({ value, label: t('topic.countOf', { count: value }) }))}
          onChange={(count) => onChange({ count })}
        />
      </Form.Item>
      <GenerateButton isRunning={isRunning} isDisabled={fault !== undefined} onStop={onStop} />
      <Flex id="topic-brief-note" gap={8} align="center" wrap className={styles.briefNote}>
        {fault === 'nothing' && <span>{t('topic.nothing')}</span>}
        {cost > 0 && <span>{t('topic.cost', { count: cost })}</span>}
        <WriterBadge {...(writer ? { name: writer } : {})} />
      </Flex>
    </Form>
  );
}

interface GenerateButtonProps extends Pick<Props, 'isRunning' | 'onStop'> {
  readonly isDisabled: boolean;
}

function GenerateButton({ isRunning, isDisabled, onStop }: GenerateButtonProps) {
  const t = useT();
  return isRunning ? (
    <Button block size="large" icon={<StopOutlined />} onClick={onStop}>
      {t('topic.stop')}
    </Button>
  ) : (
    <Can action="topic.generate">
      <Button
        block
        size="large"
        type="primary"
        htmlType="submit"
        icon={<BulbOutlined />}
        disabled={isDisabled}
        aria-describedby="topic-brief-note"
      >
        {t('topic.generate')}
      </Button>
    </Can>
  );
}
