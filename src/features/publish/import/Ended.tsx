import { Button, Flex, Result } from 'antd';
import { useT } from '@/hooks/useT';
import type { SendState } from './useImportSend';

interface Props {
  readonly state: Extract<SendState, { phase: 'ended' }>;
  /** Rows of the file that are not planned yet. */
  readonly open: number;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onResume: () => void;
  readonly onTable: () => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const mostWarnings = 3;

/** What came of it: all planned, or how much is left and how it goes on. */
export function Ended({ state, open, isUndoing, onUndo, onResume, onTable, onAnother, onClose }: Props) {
  const t = useT();
  const { sent, as, rest } = state;
  const count = sent.items.length;
  const isPart = rest.length > 0;
  const title = isPart
    ? t('publishImport.endedPart', { count, rest: rest.length })
    : t(as === 'scheduled' ? 'publishImport.ended' : 'publishImport.endedSubmit', { count });
  return (
    <Result
      style={{ paddingBlock: 16 }}
      status={isPart ? 'warning' : 'success'}
      title={title}
      subTitle={[sent.problem, ...sent.warnings.slice(0, mostWarnings)]
        .filter(Boolean)
        .map((line) => <div key={line}>{line}</div>)}
      extra={
        <Flex gap={8} justify="center" wrap>
          {count > 0 && (
            <Button loading={isUndoing} onClick={onUndo}>
              {t('publishImport.undo')}
            </Button>
          )}
          {open > 0 ? (
            <Button onClick={onTable}>{t('publishImport.backToTable', { count: open })}</Button>
          ) : (
            <Button onClick={onAnother}>{t('publishImport.another')}</Button>
          )}
          {isPart ? (
            <Button type="primary" onClick={onResume}>
              {t('publishImport.resume', { rest: rest.length })}
            </Button>
          ) : (
            <Button type="primary" onClick={onClose}>
              {t('publishImport.close')}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
