import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/PageLink';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { publishStates, stateTone } from '@/domain/publishing';
import { topicStates, topicTone } from '@/domain/topics';
import { useCanVisit } from '@/hooks/useCanVisit';
import { type MessageId, type Translate, useT } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { ChainNode } from '@/services/chain/schema';
import styles from './chain.module.css';

interface Props {
  readonly node: ChainNode;
  readonly isHere: boolean;
}

/** One record of the chain: what it is, its name, how it stands. */
export function ChainCard({ node, isHere }: Props) {
  const t = useT();
  const canVisit = useCanVisit();
  const address = node.exists && !isHere ? chainAddress(node) : undefined;
  const type = t(`chain.type.${node.type}`);
  const title = node.title || type;
  const state = stateOf(node, t);
  const content = (
    <>
      <Flex component="span" gap={8} align="center" justify="space-between" className={styles.head}>
        <span>{type}</span>
        {isHere && <span className={styles.hereMark}>{t('chain.here')}</span>}
        {!node.exists && <span>{t('chain.gone')}</span>}
        {state && <ToneTag tone={state.tone}>{state.text}</ToneTag>}
      </Flex>
      <Text ellipsis title={title}>
        {title}
      </Text>
      {node.numbers && (
        <Text type="secondary" size="small" style={{ lineHeight: 1.2 }}>
          {t('chain.views', { count: node.numbers.views })}
        </Text>
      )}
    </>
  );
  return (
    <Frame address={address && canVisit(address) ? address : undefined} isHere={isHere}>
      {content}
    </Frame>
  );
}

function Frame(props: {
  readonly address: string | undefined;
  readonly isHere: boolean;
  readonly children: ReactNode;
}) {
  const { address, isHere, children } = props;
  if (address) {
    return (
      <PageLink to={address} className={styles.card}>
        {children}
      </PageLink>
    );
  }
  return (
    <div className={isHere ? styles.cardHere : styles.cardStill} aria-current={isHere ? 'true' : undefined}>
      {children}
    </div>
  );
}

function stateOf({ type, state }: ChainNode, t: Translate): { tone: Tone; text: string } | undefined {
  const topic = type === 'topic' ? topicStates.find((one) => one === state) : undefined;
  if (topic) return { tone: topicTone[topic], text: t(`topic.state.${topic}`) };
  const post = type === 'publish' ? publishStates.find((one) => one === state) : undefined;
  const id: MessageId | undefined = post && `publish.state.${post}`;
  return post && id ? { tone: stateTone[post], text: t(id) } : undefined;
}
