import { Flex } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { VideoDraft } from '../model';
import { ProblemBadge } from '../ProblemBadge';
import { commonTab, useComposer } from '../useComposer';
import styles from './AccountTabs.module.css';

const panelId = 'compose-panel';
const tabId = (key: string): string => `compose-tab-${key}`;

interface Props {
  readonly draft: VideoDraft;
  readonly children: ReactNode;
}

/** The common text and each chosen account, side by side; many of them scroll, arrow keys walk along. */
export function AccountTabs({ draft, children }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const {
    accounts: { chosen },
    navigation: { tab, selectTab },
    checks: { checkOf, countsOf },
  } = useComposer();
  const keys = [commonTab, ...chosen.map(({ id }) => id)];

  useEffect(() => {
    const bar = list.current;
    const shown = document.getElementById(tabId(tab));
    if (!bar || !shown) return;
    const { offsetLeft: left, offsetWidth: width } = shown;
    if (left < bar.scrollLeft || left + width > bar.scrollLeft + bar.clientWidth)
      bar.scrollTo?.({ left: left - (bar.clientWidth - width) / 2 });
  }, [tab]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = keys.indexOf(tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: keys.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = keys[(to + keys.length) % keys.length] ?? commonTab;
    selectTab(next);
    document.getElementById(tabId(next))?.focus();
  };
  const tabOf = (key: string, label: ReactNode, title?: string) => (
    <button
      key={key}
      type="button"
      role="tab"
      id={tabId(key)}
      className={styles.tab}
      title={title}
      aria-selected={key === tab}
      aria-controls={panelId}
      tabIndex={key === tab ? 0 : -1}
      onClick={() => selectTab(key)}
    >
      {label}
    </button>
  );
  return (
    <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
      <Flex
        ref={list}
        gap={24}
        className={styles.tabs}
        role="tablist"
        aria-label={t('composer.tabs')}
        onKeyDown={onKeyDown}
      >
        {tabOf(commonTab, t('composer.common'))}
        {chosen.map(({ id, platform, name }) => {
          const check = checkOf(draft.videoId, id);
          return tabOf(
            id,
            <>
              <PlatformMark platform={platform} size="small" />
              <Text ellipsis className={styles.tabName}>
                {name}
              </Text>
              {check && <ProblemBadge {...countsOf(check)} />}
            </>,
            `${platformName(platform)} ${name}`,
          );
        })}
      </Flex>
      <Flex id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} vertical gap={24}>
        {children}
      </Flex>
    </Flex>
  );
}
