import { Flex, Select } from 'antd';
import { useState } from 'react';
import { PostPreview } from '@/blocks/publishing/preview';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { textsOf } from './model';
import styles from './preview.module.css';
import { commonTab, useComposer } from './useComposer';

/** How it will look on the phone, on the account whose tab is open or on any other. */
export function PreviewPanel() {
  const t = useT();
  const [wanted, setWanted] = useState<string>();
  const {
    accounts: { chosen },
    content: { draft, post },
    navigation: { tab, selectTab },
    videos: { find: videoOf },
  } = useComposer();
  if (!draft || chosen.length === 0)
    return (
      <Flex vertical gap={16}>
        <Text component="h3" size="medium" strong style={{ flex: 'none' }}>
          {t('composer.preview')}
        </Text>
        <Text component="p" type="secondary">
          {t('composer.previewNone')}
        </Text>
      </Flex>
    );
  const shownId = tab === commonTab ? wanted : tab;
  const account = chosen.find(({ id }) => id === shownId) ?? chosen[0];
  if (!account) return null;
  const texts = textsOf(draft, account.id);
  const video = videoOf(draft.videoId);
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center" justify="space-between" className={styles.head}>
        <Text component="h3" size="medium" strong style={{ flex: 'none' }}>
          {t('composer.preview')}
        </Text>
        {chosen.length > 1 && (
          <Select
            size="small"
            className={styles.switch}
            aria-label={t('composer.previewAccount')}
            value={account.id}
            options={chosen.map((one) => ({
              value: one.id,
              label: t('composer.forAccount', { platform: platformName(one.platform), name: one.name }),
            }))}
            onChange={(id) => {
              setWanted(id);
              if (tab !== commonTab && !post) selectTab(id);
            }}
          />
        )}
      </Flex>
      <PostPreview
        platform={account.platform}
        post={{ ...texts, cover: texts.cover || video?.cover || '' }}
        account={{ name: account.name, avatar: account.avatar }}
        videoUrl={video?.url}
      />
    </Flex>
  );
}
