import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { type PlatformId, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import { arrangements } from './arrangements';
import styles from './preview.module.css';
import type { PreviewAccount, PreviewPost } from './types';
import { CardView, DetailView } from './views';

interface PostPreviewProps {
  readonly platform: PlatformId;
  readonly post: PreviewPost;
  readonly account: PreviewAccount;
  readonly videoUrl?: string | undefined;
}

/** A post as a phone shows it there: how its words are cut, what folds, what of the cover stays. */
export function PostPreview({ platform, post, account, videoUrl }: PostPreviewProps) {
  const t = useT();
  const { kind } = useThemeMode();
  const [view, setView] = useState<'detail' | 'feed'>('detail');
  const [chosen, setChosen] = useState<'light' | 'dark'>();
  const scheme = chosen ?? kind;
  const View = view === 'detail' ? DetailView : CardView;
  return (
    <Flex vertical gap={12} align="center">
      <Flex gap={8} align="center">
        <Segmented<'detail' | 'feed'>
          size="small"
          value={view}
          aria-label={t('preview.label', { platform: platformName(platform) })}
          options={[
            { value: 'detail', label: t('preview.detail') },
            { value: 'feed', label: t('preview.feed') },
          ]}
          onChange={setView}
        />
        <Button
          size="small"
          type="text"
          aria-label={t(scheme === 'dark' ? 'article.previewLight' : 'article.previewDark')}
          icon={scheme === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
          onClick={() => setChosen(scheme === 'dark' ? 'light' : 'dark')}
        />
      </Flex>
      <section
        className={scheme === 'dark' ? `${styles.phone} ${styles.dark}` : styles.phone}
        aria-label={t('preview.label', { platform: platformName(platform) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those without a mouse
        tabIndex={0}
      >
        <View
          key={`${platform} ${view}`}
          platform={platform}
          post={post}
          account={account}
          videoUrl={videoUrl}
          arrangement={arrangements[platform]}
        />
      </section>
    </Flex>
  );
}
