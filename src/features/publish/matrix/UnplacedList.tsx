import { Flex } from 'antd';
import { PlatformMark } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type PlatformId, platformName } from '@/domain/platforms';
import type { Unplaced, UnplacedReason } from '@/domain/publishing/matrix';
import { type MessageId, useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import matrixStyles from './matrix.module.css';
import styles from './UnplacedList.module.css';

interface Props {
  readonly unplaced: readonly Unplaced[];
  readonly videos: ReadonlyMap<string, Video>;
}

const codes: Readonly<Record<string, MessageId>> = {
  VIDEO_TOO_LONG: 'publishMatrix.code.VIDEO_TOO_LONG',
  VIDEO_TOO_BIG: 'publishMatrix.code.VIDEO_TOO_BIG',
  VIDEO_CONTAINER: 'publishMatrix.code.VIDEO_CONTAINER',
};

interface Group {
  readonly reason: UnplacedReason;
  readonly codes: readonly string[];
  readonly platforms: PlatformId[];
}

/** What can be helped stands first. */
const order: readonly UnplacedReason[] = ['full', 'noSlots', 'refused', 'duplicate'];

/** By video, its platforms put together where the reason is the same. */
function byVideo(unplaced: readonly Unplaced[]): [videoId: string, groups: Group[]][] {
  const videos = new Map<string, Map<string, Group>>();
  for (const { video_id, platform, reason, codes: why } of unplaced) {
    const groups = videos.get(video_id) ?? new Map<string, Group>();
    videos.set(video_id, groups);
    const key = [reason, ...why].join('|');
    const group = groups.get(key) ?? { reason, codes: why, platforms: [] };
    groups.set(key, group);
    if (platform) group.platforms.push(platform as PlatformId);
  }
  const first = (groups: readonly Group[]) => order.indexOf(groups[0]?.reason ?? 'duplicate');
  return [...videos]
    .map(([id, groups]): [string, Group[]] => [
      id,
      [...groups.values()].sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason)),
    ])
    .sort(([, a], [, b]) => first(a) - first(b));
}

/** Versions without a place, each with its reasons and what helps. */
export function UnplacedList({ unplaced, videos }: Props) {
  const t = useT();
  return (
    <GridLayout
      component="ul"
      columns="repeat(auto-fill, minmax(280px, 1fr))"
      gap={12}
      aria-label={t('publishMatrix.unplaced')}
    >
      {byVideo(unplaced).map(([id, groups]) => {
        const video = videos.get(id);
        return (
          <Flex key={id} component="li" gap={12} className={styles.unplacedItem}>
            <Thumb src={video?.cover ?? ''} ratio={3 / 4} width={36} />
            <Flex vertical flex={1} className={matrixStyles.videoText}>
              <Text ellipsis title={video?.title}>
                {video?.title}
              </Text>
              <Flex component="ul" vertical gap={4}>
                {groups.map(({ reason, codes: why, platforms }) => {
                  const platform = platforms.map((one) => platformName(one)).join(t('publishMatrix.and'));
                  const because = why.map((code) => t(codes[code] ?? 'publishMatrix.code.other')).join(' · ');
                  const values = { platform: platform || t('publishMatrix.anyPlatform'), because };
                  return (
                    <Text key={`${reason}${because}`} component="li" type="secondary">
                      <span className={styles.marks}>
                        {platforms.map((one) => (
                          <PlatformMark key={one} platform={one} size="small" isNamed />
                        ))}
                      </span>
                      {t(`publishMatrix.reason.${reason}`, values)}
                    </Text>
                  );
                })}
              </Flex>
            </Flex>
          </Flex>
        );
      })}
    </GridLayout>
  );
}
