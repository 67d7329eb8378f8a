import { Button, Drawer, Flex, Skeleton, Tabs } from 'antd';
import { Chain } from '@/blocks/chain';
import { StructurePane } from '@/blocks/framework-editor';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';
import styles from '../frameworks.module.css';
import { Origin } from '../library/FrameworkCard';
import { DetailActions } from './DetailActions';
import { ExamplePane } from './ExamplePane';
import { ResultsPane } from './ResultsPane';
import { VersionsPane } from './VersionsPane';

interface FrameworkDetailProps {
  /** Empty = closed. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onEdit: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => void;
  readonly onRemove: (framework: FrameworkRecord) => void;
  readonly onRestore: (framework: FrameworkRecord) => void;
}

const width = 760;

/** One framework: how it is built, how it sounds on one's goods, what it has brought, how it came to be. */
export function FrameworkDetail(props: FrameworkDetailProps) {
  const { id, onClose, onChanged } = props;
  const t = useT();
  const { data, error, loading, refresh } = useLoad(frameworkApi.info, { id }, { ready: id !== '' });
  const framework = data?.id === id ? data : undefined;
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <Drawer
      open={id !== ''}
      size={width}
      title={framework?.name ?? t('frameworks.title')}
      onClose={onClose}
      destroyOnHidden
      extra={
        framework && (
          <PageLink to={`/compose/post?framework=${encodeURIComponent(framework.id)}`}>
            <Button type="primary" tabIndex={-1}>
              {t('frameworks.use')}
            </Button>
          </PageLink>
        )
      }
    >
      {!framework && loading && <Skeleton active paragraph={{ rows: 8 }} />}
      {!framework && !loading && error && <LoadFailure error={error} onRetry={refresh} onLeave={onClose} />}
      {framework && (
        <Flex vertical gap={16}>
          <Flex gap={8} align="center" wrap className={styles.detailHead}>
            <Origin framework={framework} />
            <span>{framework.summary}</span>
          </Flex>
          <DetailActions {...props} framework={framework} onChanged={changed} />
          <Tabs
            items={[
              {
                key: 'structure',
                label: t('frameworks.tab.structure'),
                children: (
                  <Flex vertical gap={16}>
                    <StructurePane framework={framework} />
                    {framework.origin === 'own' && <Chain type="framework" id={framework.id} />}
                  </Flex>
                ),
              },
              {
                key: 'example',
                label: t('frameworks.tab.example'),
                children: (
                  <ExamplePane frameworkId={framework.id} name={framework.name} segments={framework.segments} />
                ),
              },
              {
                key: 'results',
                label: t('frameworks.tab.results'),
                children: <ResultsPane framework={framework} />,
              },
              ...(framework.origin === 'own'
                ? [
                    {
                      key: 'versions',
                      label: t('frameworks.tab.versions'),
                      children: <VersionsPane framework={framework} onRestored={changed} />,
                    },
                  ]
                : []),
            ]}
          />
        </Flex>
      )}
    </Drawer>
  );
}
