import { Alert, Button, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { PlatformMark, PublishTimePicker } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import type { BoardPost, MatrixPost } from '@/domain/publishing/matrix';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './matrix.module.css';
import type { Trouble } from './troubles';

interface Props {
  readonly post: BoardPost;
  readonly video: Video | undefined;
  readonly accounts: readonly WemediaAccount[];
  readonly troubles: readonly Trouble[];
  readonly tryAt: (key: string, to: MatrixPost) => readonly Trouble[];
  readonly onMove: (post: BoardPost, to: MatrixPost | null) => void;
  readonly onTexts: () => void;
  readonly onClose: () => void;
}

/** One post of the plan: another time or account, or out of the plan; what speaks against it is said before. */
export function PostDialog({ post, video, accounts, troubles, tryAt, onMove, onTexts, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(() => new Date(post.at).toISOString());
  const [accountId, setAccountId] = useState(post.account_id);
  const account = accounts.find(({ id }) => id === accountId);
  const to: MatrixPost = {
    video_id: post.video_id,
    account_id: accountId,
    platform: account?.platform ?? post.platform,
    at: Date.parse(at),
  };
  const isSame = to.at === post.at && to.account_id === post.account_id;
  const against = isSame ? troubles : tryAt(post.key, to);
  return (
    <Modal
      open
      width={480}
      title={t('publishMatrix.post')}
      onCancel={onClose}
      footer={
        <Flex gap={8} align="center" wrap>
          <Button
            danger
            onClick={() => {
              onMove(post, null);
              onClose();
            }}
          >
            {t('publishMatrix.takeOut')}
          </Button>
          <span style={{ flex: 1 }} />
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            disabled={isSame}
            onClick={() => {
              onMove(post, to);
              onClose();
            }}
          >
            {t('publishMatrix.place')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={8}>
        <Flex gap={8} align="center" className={styles.video}>
          <Thumb src={video?.cover ?? ''} ratio={3 / 4} width={42} />
          <Flex component="span" vertical flex={1} className={styles.videoText}>
            <strong>{video?.title}</strong>
            <Text type="secondary">
              <PlatformMark platform={account?.platform ?? 'douyin'} size="small" isNamed /> {platformName(to.platform)}
            </Text>
          </Flex>
        </Flex>
        <Text type="secondary">{t('publishMatrix.account')}</Text>
        <Select
          aria-label={t('publishMatrix.account')}
          value={accountId}
          options={accounts.map(({ id, name, platform }) => ({
            value: id,
            label: `${platformName(platform)} · ${name}`,
          }))}
          onChange={setAccountId}
        />
        <Text type="secondary">{t('publish.time')}</Text>
        <PublishTimePicker allowClear={false} aria-label={t('publish.time')} value={at} onChange={setAt} />
        {against.map(({ code, text, isHard }) => (
          <Alert
            key={`${code}${text}`}
            type={isHard ? 'error' : 'warning'}
            showIcon
            title={text}
            action={
              (code === 'texts' || code === 'words') && (
                <Button size="small" onClick={onTexts}>
                  {t('publishMatrix.toTexts')}
                </Button>
              )
            }
          />
        ))}
        {against.length === 0 && <Alert type="success" showIcon title={t('publishMatrix.dropOk')} />}
      </Flex>
    </Modal>
  );
}
