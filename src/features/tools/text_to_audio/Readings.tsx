import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type Reading, readOuts } from '@/domain/speech';
import { useT } from '@/hooks/useT';

interface ReadingsProps {
  readonly text: string;
  readonly value: readonly Reading[];
  readonly onChange: (value: readonly Reading[]) => void;
}

const most = 200;
/** Shown of what is read by rule; a price list has hundreds. */
const shown = 60;

/** What is said otherwise than it is written: numbers, units and English by rule, and own readings; all can be changed. */
export function Readings({ text, value, onChange }: ReadingsProps) {
  const t = useT();
  const deferred = useDeferredValue(text);
  const found = useMemo(() => readOuts(deferred).slice(0, shown), [deferred]);
  const ownOf = (word: string): Reading | undefined => value.find((reading) => reading.word === word);
  const put = (word: string, said: string, byRule: string) => {
    const rest = value.filter((reading) => reading.word !== word);
    onChange(said === byRule ? rest : [...rest, { word, said }].slice(0, most));
  };
  const byHand = value.flatMap((reading, index) =>
    found.some(({ word }) => word === reading.word) ? [] : [{ reading, index }],
  );
  const change = (index: number, part: Partial<Reading>) =>
    onChange(value.map((reading, at) => (at === index ? { ...reading, ...part } : reading)));
  return (
    <Flex vertical gap={8}>
      {found.length === 0 && byHand.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('textToAudio.noReadings')}
        </Text>
      )}
      {found.map(({ word, said, count }) => (
        <GridLayout key={word} columns="minmax(0, 2fr) minmax(0, 3fr) auto" gap={8} align="center">
          <Text ellipsis title={word}>
            {word.trim()}
            {count > 1 && <small> ×{count}</small>}
          </Text>
          <Input
            size="small"
            maxLength={80}
            aria-label={t('textToAudio.saidOf', { word: word.trim() })}
            value={ownOf(word)?.said ?? said}
            onChange={(event) => put(word, event.target.value, said)}
          />
        </GridLayout>
      ))}
      {byHand.map(({ reading, index }) => (
        <GridLayout key={index} columns="minmax(0, 2fr) minmax(0, 3fr) auto" gap={8} align="center">
          <Input
            size="small"
            maxLength={40}
            placeholder={t('textToAudio.wordHint')}
            aria-label={t('textToAudio.word', { n: index + 1 })}
            value={reading.word}
            onChange={(event) => change(index, { word: event.target.value })}
          />
          <Input
            size="small"
            maxLength={80}
            placeholder={t('textToAudio.saidHint')}
            aria-label={t('textToAudio.said', { n: index + 1 })}
            value={reading.said}
            onChange={(event) => change(index, { said: event.target.value })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('textToAudio.removeReading', { n: index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </GridLayout>
      ))}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={value.length >= most}
        onClick={() => onChange([...value, { word: '', said: '' }])}
      >
        {t('textToAudio.addReading')}
      </Button>
    </Flex>
  );
}
