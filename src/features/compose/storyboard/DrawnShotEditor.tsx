import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Text } from '@/components/ui/Text';
import { drawnLimits, drawnRows } from '@/domain/storyboard/drawnShots';
import type { DrawnShot } from '@/domain/storyboard/types';
import { useT } from '@/hooks/useT';
import { useCompose, useVideoAspect } from '../ComposeContext';
import { DrawnStill } from './DrawnStill';
import storyboardStyles from './storyboard.module.css';

interface DrawnShotEditorProps {
  readonly cardId: string;
  readonly drawn: DrawnShot;
  /** The card is drawn so already, and can get its picture back. */
  readonly isUsed: boolean;
  readonly onUse: (drawn: DrawnShot | undefined) => void;
  readonly onBack: () => void;
}

const PREVIEW_MS = 300;

/** A comparison grows and shrinks by pairs, all others by rows. */
const stepOf = ({ kind }: DrawnShot): number => (kind === 'comparison' ? 2 : 1);

/** What is left once empty rows are taken out; of a comparison both sides of a pair. */
function filled(drawn: DrawnShot): DrawnShot {
  const step = stepOf(drawn);
  const rows = drawn.rows.filter((_, index) => {
    const first = index - (index % step);
    return drawn.rows.slice(first, first + step).every(({ text }) => text.trim() !== '');
  });
  return {
    ...drawn,
    title: drawn.title.trim(),
    rows: rows.map(({ label, text }) => ({ label: label.trim(), text: text.trim() })),
  };
}

/** The words of a drawn shot, to be corrected, beside the shot as it will be exported. */
export function DrawnShotEditor({ cardId, drawn, isUsed, onUse, onBack }: DrawnShotEditorProps) {
  const t = useT();
  const category = useCompose((state) => state.draft.goods.form.category);
  const [words, setWords] = useState(drawn);
  const shown = filled(words);
  const preview = useDebounce(words, { wait: PREVIEW_MS });
  const step = stepOf(words);
  const { least, most } = drawnRows[words.kind];
  const isComparison = words.kind === 'comparison';

  const change = (index: number, patch: Partial<DrawnShot['rows'][number]>) =>
    setWords({ ...words, rows: words.rows.map((row, at) => (at === index ? { ...row, ...patch } : row)) });
  const rename = (side: number, label: string) =>
    setWords({ ...words, rows: words.rows.map((row, at) => (at % 2 === side ? { ...row, label } : row)) });
  const remove = (index: number) => setWords({ ...words, rows: words.rows.toSpliced(index - (index % step), step) });
  const add = () =>
    setWords({
      ...words,
      rows: [
        ...words.rows,
        ...Array.from({ length: step }, (_, side) => ({ label: words.rows[side]?.label ?? '', text: '' })),
      ],
    });

  const field = (label: string, value: string, maxLength: number, onChange: (text: string) => void) => (
    <Form.Item label={label} style={{ marginBlockEnd: 8, flex: 1, minInlineSize: 0 }}>
      <ComplianceTextArea
        isOneLine
        hasBar={false}
        category={category}
        value={value}
        maxLength={maxLength}
        aria-label={label}
        onChange={onChange}
      />
    </Form.Item>
  );
  const nameOf = (index: number, label: string): string => {
    if (words.kind === 'price') return label;
    if (!isComparison) return t('compose.drawn.row', { n: index + 1 });
    return t(index % 2 === 0 ? 'compose.drawn.usual' : 'compose.drawn.own', { n: Math.floor(index / 2) + 1 });
  };

  return (
    <div className={storyboardStyles.drawnEditor}>
      <div className={storyboardStyles.drawnPreview} style={{ aspectRatio: useVideoAspect() }}>
        <DrawnStill cardId={cardId} drawn={preview} />
      </div>
      <Form layout="vertical" component="div" requiredMark={false}>
        {field(t('compose.drawn.heading'), words.title, drawnLimits.title, (title) => setWords({ ...words, title }))}
        {isComparison && (
          <Flex gap={8}>
            {field(t('compose.drawn.usualName'), words.rows[0]?.label ?? '', drawnLimits.label, (label) =>
              rename(0, label),
            )}
            {field(t('compose.drawn.ownName'), words.rows[1]?.label ?? '', drawnLimits.label, (label) =>
              rename(1, label),
            )}
          </Flex>
        )}
        {words.rows.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, only a place
          <Flex key={index} gap={4} align="flex-end">
            {field(nameOf(index, label), text, drawnLimits.text, (changed) => change(index, { text: changed }))}
            {words.rows.length > least && index % step === step - 1 && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                style={{ marginBlockEnd: 8 }}
                aria-label={t('compose.drawn.removeRow', { n: Math.floor(index / step) + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </Flex>
        ))}
        {words.kind !== 'price' && words.rows.length + step <= most && (
          <Button type="dashed" block icon={<PlusOutlined />} onClick={add} style={{ marginBlockEnd: 8 }}>
            {t('compose.drawn.addRow')}
          </Button>
        )}
        {shown.rows.length < least && (
          <Text component="p" type="danger" size={13} role="status" style={{ margin: '0 0 8px' }}>
            {t('compose.drawn.tooFew', { n: least })}
          </Text>
        )}
        <Flex gap={8} wrap>
          <Button type="primary" disabled={shown.rows.length < least} onClick={() => onUse(shown)}>
            {t('compose.drawn.use')}
          </Button>
          <Button onClick={onBack}>{t('compose.drawn.another')}</Button>
          {isUsed && <Button onClick={() => onUse(undefined)}>{t('compose.drawn.remove')}</Button>}
        </Flex>
      </Form>
    </div>
  );
}
