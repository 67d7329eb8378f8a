import { Button, Flex, Switch, Tag } from 'antd';
import { refreshOwnWords } from '@/blocks/compliance';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceColumn, ResourceForm, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { categoryName, isListed, ownWordLimits, wordProblem } from '@/domain/compliance';
import { formatMinute } from '@/hooks/useDates';
import type { MessageId } from '@/hooks/useT';
import { complianceWordApi } from '@/services/compliance_word/api';
import type { ComplianceWord } from '@/services/compliance_word/schema';
import { PasteWords } from './PasteWords';
import { CategoryChoice, LevelChoice } from './WordChoices';
import { type WordBody, type WordValues, wordBody, wordValues } from './wordForm';
import styles from './words.module.css';

interface WordProps {
  readonly row: ComplianceWord;
  readonly tools: ResourceTools<ComplianceWord>;
}

/** In force or not: a switch for those who may, the state in words for the others. */
function WordStatus({ row, tools }: WordProps) {
  const { t } = tools;
  const isOn = row.status === 1;
  if (!tools.can('status')) {
    return <ToneTag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'words.on' : 'words.off')}</ToneTag>;
  }
  return (
    <Switch
      size="small"
      checked={isOn}
      aria-label={t('words.statusOf', { word: row.word })}
      onChange={(next) => void tools.changeStatus([row], next ? 1 : 0)}
    />
  );
}

interface Texts {
  readonly title: MessageId;
  readonly subtitle: MessageId;
  readonly emptyText: MessageId;
}

/** Every change is at once in force in the fields of this tab. */
async function thenRefresh<T>(call: Promise<T>): Promise<T> {
  const result = await call;
  refreshOwnWords();
  return result;
}

const colors = { high: 'error', mid: 'warning', low: 'processing' } as const;

const Word = ({ row, tools }: WordProps) => (
  <button type="button" className={styles.word} onClick={() => tools.edit(row)}>
    {row.word}
  </button>
);

const Replacement = ({ row: { replacement }, tools: { t } }: WordProps) =>
  replacement || (
    <Text type="tertiary" size={13}>
      {t('words.removed')}
    </Text>
  );

const Level = ({ row: { level }, tools: { t } }: WordProps) => (
  <Tag color={colors[level]}>{t(`compliance.${level}`)}</Tag>
);

const Remove = ({ row, tools: { t, can, remove } }: WordProps) =>
  can('remove') && (
    <Button type="link" size="small" danger onClick={() => void remove([row])}>
      {t('common.delete')}
    </Button>
  );

const wordColumns: readonly ResourceColumn<ComplianceWord>[] = [
  {
    key: 'word',
    title: 'words.word',
    fixed: true,
    width: 136,
    sortable: true,
    render: (row, tools) => <Word row={row} tools={tools} />,
  },
  {
    key: 'replacement',
    title: 'words.replacement',
    width: 120,
    render: (row, tools) => <Replacement row={row} tools={tools} />,
  },
  {
    key: 'level',
    title: 'words.level',
    width: 88,
    render: (row, tools) => <Level row={row} tools={tools} />,
  },
  { key: 'category', title: 'words.category', width: 144, render: (row) => categoryName(row.category) },
  {
    key: 'reason',
    title: 'words.reason',
    width: 200,
    render: (row) => (
      <Text type="tertiary" size={13} ellipsis={2} title={row.reason}>
        {row.reason}
      </Text>
    ),
  },
  {
    key: 'status',
    title: 'words.status',
    width: 72,
    render: (row, tools) => <WordStatus row={row} tools={tools} />,
  },
  {
    key: 'updated_at',
    title: 'words.updated',
    width: 152,
    sortable: true,
    hiddenByDefault: true,
    render: (row) => (
      <Text type="tertiary" size={13}>
        {formatMinute(row.updated_at)}
      </Text>
    ),
  },
];

const wordForm: ResourceForm<ComplianceWord, WordValues, WordBody> = {
  createTitle: 'words.create',
  editTitle: 'words.edit',
  width: 520,
  initial: wordValues,
  toBody: wordBody,
  fields: [
    {
      name: 'word',
      label: 'words.word',
      help: 'words.wordHelp',
      kind: 'text',
      required: true,
      max: ownWordLimits.longest,
      rules: (t) => [
        {
          validator: async (_, word: string = '') => {
            const problem = word.trim() === '' ? undefined : wordProblem(word);
            if (problem) throw new Error(t(`words.problem.${problem}`));
          },
        },
        {
          warningOnly: true,
          validator: async (_, word: string = '') => {
            if (word.trim() !== '' && isListed(word)) throw new Error(t('words.listed'));
          },
        },
      ],
    },
    {
      name: 'replacement',
      label: 'words.replacement',
      help: 'words.replacementHelp',
      kind: 'text',
      max: ownWordLimits.longest,
    },
    { name: 'level', label: 'words.level', kind: 'custom', control: <LevelChoice />, half: true },
    { name: 'category', label: 'words.category', kind: 'custom', control: <CategoryChoice />, half: true },
    { name: 'reason', label: 'words.reason', kind: 'text', max: 100, placeholder: 'words.reasonHint' },
  ],
};

/** The list of own words; provider and merchant have the same page with other texts. */
export const wordsResource = (key: string, texts: Texts) =>
  defineResource<ComplianceWord, WordValues, WordBody>({
    key,
    title: texts.title,
    subtitle: texts.subtitle,
    search: 'words.search',
    nameOf: (row) => row.word,
    actions: { save: 'compliance_word.save', status: 'compliance_word.status', remove: 'compliance_word.delete' },
    calls: {
      data: (query, options) => complianceWordApi.data(query as Parameters<typeof complianceWordApi.data>[0], options),
      info: complianceWordApi.info,
      save: (body, options) => thenRefresh(complianceWordApi.save(body, options)),
      status: (body, options) => thenRefresh(complianceWordApi.status(body, options)),
      remove: (body, options) => thenRefresh(complianceWordApi.delete(body, options)),
      restore: ({ ids }, options) => thenRefresh(complianceWordApi.status({ ids, status: 1 }, options)),
    },
    filters: [
      {
        key: 'level',
        label: 'words.level',
        options: [
          { value: 'high', label: 'compliance.high' },
          { value: 'mid', label: 'compliance.mid' },
          { value: 'low', label: 'compliance.low' },
        ],
      },
      {
        key: 'status',
        label: 'words.status',
        options: [
          { value: '1', label: 'words.on' },
          { value: '0', label: 'words.off' },
        ],
      },
    ],
    statusActions: [
      { status: 1, label: 'words.batchOn' },
      { status: 0, label: 'words.batchOff' },
    ],
    columns: wordColumns,
    rowActions: (row, tools) => <Remove row={row} tools={tools} />,
    actionsWidth: 80,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" align="center" gap={8}>
          <Word row={row} tools={tools} />
          <Level row={row} tools={tools} />
        </Flex>
        <span>
          {row.replacement && `${tools.t('words.replacement')} `}
          <Replacement row={row} tools={tools} />
        </span>
        <Text type="tertiary" size={13}>
          {[categoryName(row.category), row.reason].filter(Boolean).join(' · ')}
        </Text>
        <Flex justify="space-between" align="center" gap={8}>
          <WordStatus row={row} tools={tools} />
          <Remove row={row} tools={tools} />
        </Flex>
      </Flex>
    ),
    toolbar: (tools) => tools.can('save') && <PasteWords onAdded={tools.refresh} />,
    form: wordForm,
    empty: { title: 'words.emptyTitle', description: texts.emptyText },
  });
