import { Button, Flex, Input, Tag } from 'antd';
import { useWriting } from '@/blocks/writing';
import { GrantedButton } from '@/components/GrantedButton';
import { Text } from '@/components/ui/Text';
import { finishedLines, parseLine } from '@/domain/writing/taggedLines';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import styles from './rewrite.module.css';
import type { RewrittenLine } from './useKeptLines';

interface RewriteLineProps {
  readonly line: RewrittenLine;
  /** What of it stands in the source word for word. */
  readonly runs: readonly string[];
  /** What another wording is asked with. */
  readonly order: {
    readonly goods: string | undefined;
    readonly frameworkId: string | undefined;
    readonly context: readonly string[];
  };
  readonly onChange: (text: string) => void;
  /** The words stand as they are to be kept. */
  readonly onDone: (text: string) => void;
}

/** One line of a rewrite: typed over, or put in other words at a click; what it repeats of the source stands below it. */
export function RewriteLine({ line, runs, order, onChange, onDone }: RewriteLineProps) {
  const t = useT();
  const writing = useWriting();
  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  const isDone = writing.status === 'done' || writing.status === 'stopped';
  const suggested = finishedLines(writing.text, isDone)
    .map(({ text }) => text)
    .join('');
  const suggestion = isRunning ? (parseLine(writing.text)?.text ?? '') : suggested;
  const ask = (seed: number) =>
    writing.start((options) =>
      scriptApi.rewrite(
        {
          ...(order.goods ? { goods_id: order.goods } : {}),
          ...(order.frameworkId ? { framework_id: order.frameworkId } : {}),
          role: line.role,
          text: line.text,
          context: [...order.context],
          seed,
        },
        options,
      ),
    );
  return (
    <Flex component="li" vertical gap={4} data-close={runs.length > 0 || undefined} className={styles.line}>
      <Flex gap={8} align="flex-start">
        <Tag variant="filled">{line.role}</Tag>
        <Input.TextArea
          aria-label={t('analyze.rewrite.line', { role: line.role })}
          value={line.text}
          maxLength={500}
          autoSize={{ minRows: 1, maxRows: 6 }}
          status={runs.length > 0 ? 'warning' : undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => onDone(target.value)}
        />
      </Flex>
      <Flex gap={8} align="center" wrap>
        {runs.length > 0 && <Text size="small">{t('analyze.rewrite.same', { words: runs.join('、') })}</Text>}
        <GrantedButton
          action="script.generate"
          size="small"
          loading={isRunning}
          onClick={() => ask(Date.now() % 10_000)}
        >
          {t('analyze.rewrite.otherWords')}
        </GrantedButton>
      </Flex>
      {writing.status === 'failed' && <Text type="danger">{writing.failure}</Text>}
      {suggestion !== '' && (
        <Flex gap={8} align="center" wrap className={styles.suggestion}>
          <span>{suggestion}</span>
          {isDone && (
            <>
              <Button
                size="small"
                type="primary"
                onClick={() => {
                  onDone(suggestion);
                  writing.reset();
                }}
              >
                {t('analyze.rewrite.take')}
              </Button>
              <Button size="small" onClick={writing.reset}>
                {t('analyze.rewrite.leave')}
              </Button>
            </>
          )}
        </Flex>
      )}
    </Flex>
  );
}
