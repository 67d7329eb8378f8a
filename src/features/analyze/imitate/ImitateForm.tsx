import { Alert, Button, Flex, Form, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { StreamedText, WriterBadge } from '@/blocks/writing';
import { GrantedButton } from '@/components/GrantedButton';
import { LoadFailure } from '@/components/LoadFailure';
import { useT } from '@/hooks/useT';
import styles from './imitate.module.css';
import { type Imitation, longestSpeech, shortestSpeech } from './useImitation';

interface ImitateFormProps {
  readonly imitation: Imitation;
  /** What can be done with the result. */
  readonly children?: ReactNode;
  /** The words are shown by someone else as soon as they are whole. */
  readonly isResultElsewhere?: boolean;
}

/** For which goods, how long; and the script as it is being written. */
export function ImitateForm({ imitation, children, isResultElsewhere = false }: ImitateFormProps) {
  const t = useT();
  const { writing, isRunning } = imitation;
  const isShown = writing.text !== '' && (isRunning || !isResultElsewhere);
  return (
    <>
      <Form layout="vertical">
        <Form.Item label={t('analyze.imitate.goods')} htmlFor="imitate-goods">
          <GoodsPicker id="imitate-goods" value={imitation.goods} onChange={(id) => imitation.setGoods(id)} />
        </Form.Item>
        <Form.Item label={t('analyze.imitate.seconds')} htmlFor="imitate-seconds">
          <InputNumber
            id="imitate-seconds"
            min={shortestSpeech}
            max={longestSpeech}
            value={imitation.seconds}
            onChange={imitation.setSeconds}
          />
        </Form.Item>
      </Form>
      {imitation.problem && <Alert type="error" showIcon title={imitation.problem} />}
      <Flex gap={12} align="center" wrap>
        {isRunning ? (
          <Button onClick={writing.stop}>{t('analyze.imitate.stop')}</Button>
        ) : (
          <GrantedButton
            action={['script.generate', 'framework.save']}
            type="primary"
            loading={imitation.isPreparing}
            onClick={imitation.write}
          >
            {t(writing.text ? 'analyze.imitate.again' : 'analyze.imitate.write')}
          </GrantedButton>
        )}
        {children}
        {writing.writer && <WriterBadge name={writing.writer} />}
      </Flex>
      {writing.status === 'failed' && <LoadFailure title={writing.failure} onRetry={writing.retry} />}
      {isShown && (
        <section className={styles.written} aria-label={t('analyze.imitate.result')}>
          <StreamedText text={writing.text} streaming={isRunning} />
        </section>
      )}
    </>
  );
}
