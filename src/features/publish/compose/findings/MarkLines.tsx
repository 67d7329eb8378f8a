import { Button, Flex } from 'antd';
import { RuleBasis } from '@/blocks/compliance';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { gravestFirst } from '@/domain/compliance';
import { isInTexts } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import { type PostCheck, replaceIn } from '../model';
import { targetOf } from '../sending/firstFault';
import { useComposer } from '../useComposer';
import styles from './findings.module.css';
import { VideoSentence } from './VideoSentence';

type Found = PostCheck['marks'][number];

/** Marked words once each, the gravest first, however many accounts have them. */
function distinct(checks: readonly PostCheck[]): { readonly check: PostCheck; readonly found: Found }[] {
  const seen = new Map<string, { check: PostCheck; found: Found }>();
  for (const check of checks)
    for (const found of check.marks) {
      const key = `${found.field === 'video' ? check.videoId : ''}${found.field}:${found.index}:${found.mark.from}:${found.written}`;
      const known = seen.get(key);
      if (!known || (found.isBlocking && !known.found.isBlocking)) seen.set(key, { check, found });
    }
  return gravestFirst([...seen.values()], ({ found }) => found.mark.level);
}

/** Words against the ad law, a platform's rules or the merchant's own list, with what can stand there instead. */
export function MarkLines({ checks }: { readonly checks: readonly PostCheck[] }) {
  const t = useT();
  const composer = useComposer();
  const marks = distinct(checks);
  return (
    <Flex vertical gap={4}>
      <Flex component="h4" gap={8} align="center" className={styles.groupHead}>
        {t('publish.marks', { count: marks.length })}
      </Flex>
      <Flex component="ul" vertical gap={4}>
        {marks.map(({ check, found }) => (
          <Flex
            key={`${found.field === 'video' ? check.videoId : ''}${found.field}-${found.index}-${found.mark.from}-${found.written}`}
            component="li"
            gap="4px 8px"
            align="center"
            wrap
            className={styles.sentence}
          >
            <PlainButton
              className={styles.word}
              onClick={() => composer.navigation.goTo(targetOf(composer, check, found.field))}
            >
              {found.written}
            </PlainButton>
            <span>
              {found.mark.reason}{' '}
              <Text type="secondary">
                <RuleBasis mark={found.mark} />
              </Text>
            </span>
            {found.sentence && <VideoSentence videoId={check.videoId} sentence={found.sentence} />}
            {(isInTexts(found) ? [...found.mark.suggestions.slice(0, 2), ''] : []).map((suggestion) => (
              <Button
                key={suggestion}
                size="small"
                onClick={() =>
                  isInTexts(found) &&
                  composer.content.changeDraft((now) => replaceIn(now, check.accountId, found, suggestion))
                }
              >
                {suggestion ? t('publish.replaceWith', { text: suggestion }) : t('publish.removeWord')}
              </Button>
            ))}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
