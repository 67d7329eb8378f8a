import { useVirtualizer } from '@tanstack/react-virtual';
import { Flex, Select } from 'antd';
import { useRef } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { findingText, PlatformMark } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { type PlatformId, platformName, platforms as platformRules } from '@/domain/platforms';
import type { MatrixTexts } from '@/domain/publishing/matrix';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './TextsPanel.module.css';
import type { fitter } from './troubles';

interface Props {
  readonly videos: readonly Video[];
  readonly accounts: readonly WemediaView[];
  readonly platforms: readonly PlatformId[];
  readonly textsOf: (video: Video) => MatrixTexts;
  readonly fitOf: ReturnType<typeof fitter>;
  readonly onChange: (videoId: string, texts: MatrixTexts) => void;
}

const bareTopic = (text: string): string => text.replace(/^[#＃]+|[#＃]+$/g, '').trim();

/** What each video says: one text for all platforms; what one says or cuts otherwise is told beside it. */
export function TextsPanel({ videos, accounts, platforms, textsOf, fitOf, onChange }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: videos.length,
    getScrollElement: () => place.current,
    estimateSize: () => 220,
    overscan: 3,
    getItemKey: (index) => videos[index]?.id ?? index,
  });
  return (
    <div ref={place} className={styles.texts}>
      <Flex
        component="ul"
        vertical
        className={styles.textsList}
        style={{ height: rows.getTotalSize() }}
        aria-label={t('publishMatrix.texts')}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const video = videos[index];
          if (!video) return null;
          const texts = textsOf(video);
          return (
            <Flex
              key={key}
              ref={rows.measureElement}
              data-index={index}
              component="li"
              gap={16}
              className={styles.textsItem}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Thumb src={video.cover} ratio={3 / 4} width={72} />
              <Flex vertical gap={8} flex={1} style={{ minWidth: 0 }}>
                <TextFields title={video.title} texts={texts} onChange={(next) => onChange(video.id, next)} />
                <Fits videoId={video.id} texts={texts} accounts={accounts} platforms={platforms} fitOf={fitOf} />
              </Flex>
            </Flex>
          );
        })}
      </Flex>
    </div>
  );
}

interface TextFieldsProps {
  /** Of the video. */
  readonly title: string;
  readonly texts: MatrixTexts;
  readonly onChange: (texts: MatrixTexts) => void;
}

/** Title, description and topics of one video, for all platforms. */
export function TextFields({ title, texts, onChange }: TextFieldsProps) {
  const t = useT();
  const set = (patch: Partial<MatrixTexts>) => onChange({ ...texts, ...patch });
  const name = (field: string) => t('publishMatrix.fieldOf', { title, field });
  return (
    <>
      <ComplianceTextArea
        isOneLine
        value={texts.title}
        maxLength={200}
        aria-label={name(t('publish.postTitle'))}
        placeholder={t('publish.postTitle')}
        onChange={(next) => set({ title: next })}
      />
      <ComplianceTextArea
        value={texts.description}
        maxLength={5000}
        autoSize={{ minRows: 2, maxRows: 5 }}
        aria-label={name(t('publish.description'))}
        placeholder={t('publish.description')}
        onChange={(description) => set({ description })}
      />
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={30}
        tokenSeparators={[' ', ',', '，', '#', '、']}
        value={[...texts.topics]}
        aria-label={name(t('publish.topics'))}
        placeholder={t('publish.topics')}
        onChange={(topics: string[]) => set({ topics: [...new Set(topics.map(bareTopic).filter(Boolean))] })}
      />
    </>
  );
}

type FitsProps = Pick<Props, 'accounts' | 'platforms' | 'fitOf'> & {
  readonly videoId: string;
  /** As they stand in the fields. */
  readonly texts: MatrixTexts;
};

const toneOf = (errors: readonly unknown[], repaired: readonly unknown[]) => {
  if (errors.length > 0) return 'bad';
  return repaired.length > 0 ? 'warn' : 'good';
};

/** What goes out on each platform, where that is something else than the fields say. */
function Fits({ videoId, texts: common, accounts, platforms, fitOf }: FitsProps) {
  const t = useT();
  return (
    <Flex component="ul" vertical className={styles.fits}>
      {platforms.map((platform) => {
        const { texts, repaired, errors } = fitOf(videoId, platform);
        const isOther = texts.title !== common.title || texts.description !== common.description;
        if (errors.length === 0 && repaired.length === 0 && !isOther) return null;
        const said = { title: texts.title, count: texts.topics.length };
        return (
          <li key={platform} data-tone={toneOf(errors, repaired)} title={texts.description}>
            <PlatformMark platform={platform} size="small" isNamed /> {platformName(platform)}：
            {errors.length > 0
              ? errors.map((finding) => findingText(finding, t)).join(' · ')
              : t(repaired.length > 0 ? 'publishMatrix.fitted' : 'publishMatrix.worded', said)}
          </li>
        );
      })}
      {accounts.map(({ id, platform, name }) => {
        const { cut } = fitOf(videoId, platform, id);
        if (cut.length === 0) return null;
        const topics = cut.map((topic) => `#${topic}`).join(' ');
        return (
          <li key={id} data-tone="warn">
            <PlatformMark platform={platform} size="small" isNamed /> {name}：
            {t('composer.topicsCut', {
              platform: platformName(platform),
              max: platformRules[platform].topics.max,
              topics,
            })}
          </li>
        );
      })}
    </Flex>
  );
}
