import { PrinterOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { Text } from '@/components/ui/Text';
import type { Framework } from '@/domain/frameworks';
import { shotList } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { useScript } from './ScriptContext';
import styles from './ShotSheet.module.css';

/** The shots as a table to take to the floor; printing shows nothing else. */
export default function ShotSheet({ framework }: { readonly framework: Framework | undefined }) {
  const t = useT();
  const doc = useScript((doc) => doc);
  const shots = useMemo(() => shotList(doc.sentences, framework, doc.voiceSpeed), [doc, framework]);
  if (shots.length === 0)
    return <EmptyState compact title={t('scripts.noSentences')} description={t('scripts.emptyText')} />;
  return (
    <Flex vertical gap={12}>
      <Button style={{ alignSelf: 'flex-end' }} icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('scripts.print')}
      </Button>
      <div className={styles.sheet}>
        <Text component="h2" size="large">
          {doc.title || t('scripts.untitled')}
        </Text>
        <Text component="p" type="secondary" size="small">
          {t('scripts.facts', { count: shots.length, seconds: Math.round(shots.at(-1)?.end ?? 0) })}
        </Text>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('scripts.col.number')}</th>
              <th scope="col">{t('scripts.col.shot')}</th>
              <th scope="col">{t('scripts.col.hint')}</th>
              <th scope="col">{t('scripts.col.text')}</th>
              <th scope="col">{t('scripts.col.screen')}</th>
              <th scope="col">{t('scripts.col.seconds')}</th>
              <th scope="col">{t('scripts.col.done')}</th>
            </tr>
          </thead>
          <tbody>
            {shots.map(({ number, sentence, shot, hint, start, end }) => (
              <tr key={sentence.id}>
                <td>{number}</td>
                <td>{t(`frameworks.shot.${shot}`)}</td>
                <td>{hint}</td>
                <td>
                  {sentence.role && <b>{sentence.role} </b>}
                  {sentence.text}
                </td>
                <td>{sentence.screen_text}</td>
                <td style={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{(end - start).toFixed(1)}</td>
                <td className={styles.tick}>
                  <span aria-hidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Flex>
  );
}
