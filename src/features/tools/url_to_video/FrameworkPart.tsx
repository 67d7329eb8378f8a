import { Flex } from 'antd';
import { useMemo } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { reasonWords } from '@/blocks/frameworks/reasonWords';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { suggestionsFor } from './actions';
import styles from './urlToVideo.module.css';
import type { Facts, Video } from './video';
import { videoStore } from './videoStore';

/** The framework in use with why it was suggested; another one can be taken. */
export function FrameworkPart({ video, facts, isLocked }: { video: Video; facts: Facts; isLocked: boolean }) {
  const t = useT();
  const chosen = useFramework(video.frameworkId);
  const reasons = useMemo(
    () => suggestionsFor(facts).find(({ framework }) => framework.id === video.frameworkId)?.reasons ?? [],
    [facts, video.frameworkId],
  );
  return (
    <Flex vertical gap={8}>
      <FrameworkPicker
        className={styles.whole}
        value={video.frameworkId}
        goods={facts}
        platform="douyin"
        allowClear={false}
        disabled={isLocked}
        onChange={(frameworkId) => videoStore.change({ frameworkId }, 'framework')}
      />
      {reasons.length > 0 && (
        <Text component="p" type="secondary" size="small">
          {reasons.map((reason) => reasonWords(reason, t)).join(' · ')}
        </Text>
      )}
      {chosen && (
        <Flex component="ol" gap={8} wrap className={styles.roles}>
          {chosen.segments.map(({ roleName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a role may come twice; the place tells them apart
            <li key={`${index}-${roleName}`}>{roleName}</li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
