import { Flex, Tag, Timeline } from 'antd';
import type { ReactNode } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { Release } from '@/utils/changelog';
import styles from './changelog.module.css';

/** `title：text` reads better with its title in bold. */
function itemOf(text: string): ReactNode {
  const split = /^([^：:]{2,16})[：:](.+)$/.exec(text);
  if (!split) return text;
  return (
    <>
      <strong>{split[1]}</strong>
      <Text type="secondary">{split[2]}</Text>
    </>
  );
}

export default function Changelog({ releases }: { readonly releases: readonly Release[] }) {
  const t = useT();
  if (releases.length === 0) return <p>{t('home.changelogEmpty')}</p>;
  const items = releases.map((release, index) => ({
    key: release.version,
    content: (
      <article style={{ paddingBlockEnd: 16 }}>
        <Flex component="header" gap={12} align="center" className={styles.head}>
          <Text component="h2" strong size={20} className={styles.version}>
            v{release.version}
          </Text>
          {index === 0 && <Tag color="success">{t('home.changelogNewest')}</Tag>}
          {release.date && <time dateTime={release.date}>{release.date}</time>}
        </Flex>
        {release.sections.map((section) => (
          <section key={section.title}>
            {section.title && <h3 className={styles.section}>{section.title}</h3>}
            <GridLayout component="ul" gap={12} className={styles.items}>
              {section.items.map((item) => (
                <li key={item}>{itemOf(item)}</li>
              ))}
            </GridLayout>
          </section>
        ))}
      </article>
    ),
  }));
  return <Timeline items={items} />;
}
