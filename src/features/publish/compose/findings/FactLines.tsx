import { Button, Flex } from 'antd';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { correctionOf } from '@/domain/factCheck';
import type { GateFact } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import type { PostCheck } from '../model';
import { replaceFact } from '../model';
import { targetOf } from '../sending/firstFault';
import { useComposer } from '../useComposer';
import styles from './findings.module.css';

/** Statements once each, what is said otherwise first, however many accounts have them. */
function distinct(checks: readonly PostCheck[]): { readonly check: PostCheck; readonly found: GateFact }[] {
  const seen = new Map<string, { check: PostCheck; found: GateFact }>();
  for (const check of checks)
    for (const found of check.facts) {
      const key = `${found.field}:${found.index}:${found.fact.from}:${found.written}`;
      if (!seen.has(key)) seen.set(key, { check, found });
    }
  const rank = ({ found }: { found: GateFact }): number => Number(found.fact.verdict !== 'contradicted');
  return [...seen.values()].sort((a, b) => rank(a) - rank(b));
}

/** What the texts say of the goods and the goods' record says otherwise, or says nothing of. */
export function FactLines({ checks }: { readonly checks: readonly PostCheck[] }) {
  const t = useT();
  const composer = useComposer();
  const facts = distinct(checks);
  return (
    <Flex vertical gap={4}>
      <Flex component="h4" gap={8} align="center" className={styles.groupHead}>
        {t('facts.gate.title', { count: facts.length })}
      </Flex>
      <Flex component="ul" vertical gap={4}>
        {facts.map(({ check, found }) => {
          const { fact, written, text, field, index } = found;
          const correction = correctionOf(text, fact);
          return (
            <Flex
              key={`${field}-${index}-${fact.from}-${written}`}
              component="li"
              gap="4px 8px"
              align="center"
              wrap
              className={styles.sentence}
            >
              <PlainButton
                className={styles.word}
                onClick={() => composer.navigation.goTo(targetOf(composer, check, field))}
              >
                {written}
              </PlainButton>
              <span>
                {fact.parts
                  ? t('facts.why.count', { real: fact.parts.real })
                  : t(`facts.gate.${fact.verdict === 'contradicted' ? 'contradicted' : 'unsupported'}`)}
                {fact.source && (
                  <Text type="secondary">
                    {' '}
                    {t(`facts.source.${fact.source.field}`, { label: fact.source.label })}
                    {fact.source.text.slice(0, 60)}
                  </Text>
                )}
              </span>
              {correction && (
                <Button
                  size="small"
                  onClick={() =>
                    composer.content.changeDraft((now) => replaceFact(now, check.accountId, found, correction))
                  }
                >
                  {t('facts.correct', { words: correction })}
                </Button>
              )}
            </Flex>
          );
        })}
      </Flex>
    </Flex>
  );
}
