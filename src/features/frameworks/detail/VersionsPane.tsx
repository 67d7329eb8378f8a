import { Button, Flex, Skeleton } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import ShareBar from '@/components/ShareBar';
import { Text } from '@/components/ui/Text';
import { segmentShares, structureDiff } from '@/domain/frameworks';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';
import styles from '../frameworks.module.css';

interface VersionsPaneProps {
  readonly framework: FrameworkRecord;
  readonly onRestored: () => void;
}

/** Every structure that it has had, what changed from one to the next, and the way back. */
export function VersionsPane({ framework, onRestored }: VersionsPaneProps) {
  const t = useT();
  const actions = useRecordActions();
  const can = useCan();
  const { data, error, loading, refresh } = useLoad(
    frameworkApi.versions,
    { id: framework.id },
    { refetchOn: framework.version },
  );
  const restore = async (version: number) => {
    const isDone = await actions.changeStatus(
      (options) => frameworkApi.versionRestore({ id: framework.id, version }, options),
      [framework.id],
    );
    if (isDone) onRestored();
  };
  if (!data && loading) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refresh} />;
  }
  const list = data?.list ?? [];
  return (
    <Flex component="ol" vertical gap={16}>
      {list.map((entry, index) => {
        const before = list[index + 1];
        const changes = before ? structureDiff(before.segments, entry.segments) : [];
        return (
          <Flex key={entry.version} component="li" vertical gap={8}>
            <Flex gap={8} align="center" wrap className={styles.versionHead}>
              <strong>{t('frameworks.version', { n: entry.version })}</strong>
              <Text type="secondary" size={13}>
                {entry.account_name} · {formatMinute(entry.created_at)}
              </Text>
              {index === 0 ? (
                <span className={styles.now}>{t('frameworks.versionNow')}</span>
              ) : (
                framework.can_edit &&
                can('framework.save') && (
                  <Button size="small" onClick={() => void restore(entry.version)}>
                    {t('frameworks.versionRestore', { n: entry.version })}
                  </Button>
                )
              )}
            </Flex>
            <ShareBar shares={segmentShares(entry)} />
            {entry.restored_from !== undefined && (
              <Text component="p" type="secondary" size={13}>
                {t('frameworks.versionFrom', { n: entry.restored_from })}
              </Text>
            )}
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <li key={`${change.kind}-${change.name}`}>
                    {t(`frameworks.change.${change.kind}`, {
                      name: change.name,
                      from: change.from,
                      to: change.to,
                    })}
                  </li>
                ))}
              </ul>
            )}
          </Flex>
        );
      })}
    </Flex>
  );
}
