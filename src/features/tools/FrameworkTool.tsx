import { useNavigate } from '@umijs/max';
import { Alert, Button, Flex, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type BreakdownDoc,
  FrameworkPanel,
  HookPanel,
  newDoc,
  percentOf,
  RhythmCurve,
  roleColor,
  roleLabel,
  SaveFramework,
  saveBreakdown,
  useStart,
  whySentence,
} from '@/blocks/breakdown';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { EmptyState } from '@/components/empty/EmptyState';
import { presetVar } from '@/components/shareColor';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import type { Breakdown, BreakdownSegment } from '@/domain/breakdown';
import { breakDown, matchFrameworks } from '@/domain/breakdown';
import type { Framework } from '@/domain/frameworks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import type { Translate } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import styles from './framework.module.css';
import { ToolFiles, ToolPage, toolJobs, useToolFiles } from './shell';

const shownMatches = 3;

/** A breakdown as a text that can be taken along: score, matched frameworks, every part with its role. */
function breakdownText(doc: BreakdownDoc, frameworks: readonly Framework[], t: Translate): string {
  const result = breakDown(doc, doc.cuts);
  const matches = matchFrameworks(result, frameworks).slice(0, shownMatches);
  return [
    `# ${doc.title}`,
    '',
    t('analyze.scoreOf', { score: result.hook.score }),
    '',
    ...matches.map(({ framework, score }) => `- ${framework.name} ${score}`),
    '',
    ...result.segments.map(
      ({ role, share, text }) => `## ${roleLabel(role)} · ${percentOf(share)}\n\n${text.trim()}\n`,
    ),
  ].join('\n');
}

interface Props {
  readonly segments: readonly BreakdownSegment[];
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

/** What each part of the text does, and why that works. */
function RoleList({ segments, selected, onSelect }: Props) {
  const t = useT();
  return (
    <Flex component="ol" vertical gap={8} aria-label={t('toolFramework.roles')}>
      {segments.map((segment) => (
        <li key={segment.from} style={{ '--tone': presetVar(roleColor(segment.role), 6) } as never}>
          <PlainButton
            className={styles.role}
            aria-pressed={selected === segment.index}
            onClick={() => onSelect(segment.index)}
          >
            <Text strong>
              {roleLabel(segment.role)} · {percentOf(segment.share)}
            </Text>
            <span>{segment.text.trim()}</span>
            <Text type="secondary" size={13}>
              {whySentence(t, segment)}
            </Text>
          </PlainButton>
        </li>
      ))}
    </Flex>
  );
}

interface Kept {
  readonly doc: BreakdownDoc;
  readonly id: string;
  readonly revision: number;
}

interface StructureProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly frameworks: readonly Framework[];
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

/** The parts with their roles, the frameworks that fit, and the ways on; a breakdown is stored when it is needed. */
function Structure({ doc, result, frameworks, selected, onSelect }: StructureProps) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const goods = useCurrentGoods();
  const [isNaming, setNaming] = useState(false);
  const kept = useRef<Kept>(undefined);
  const matches = useMemo(() => matchFrameworks(result, frameworks), [result, frameworks]);
  const keep = async (): Promise<string | undefined> => {
    if (kept.current?.doc === doc) return kept.current.id;
    const saved = await saveBreakdown(doc, { id: undefined, revision: undefined, saveId: newId() });
    if (saved.kind === 'refused') throw saved.error;
    if (saved.kind !== 'saved') throw new TypeError('offline');
    kept.current = { doc, id: saved.id, revision: saved.revision };
    return saved.id;
  };
  const opening = useAction(async () => {
    const id = await keep();
    if (id) navigate(`/compose/analyze?id=${encodeURIComponent(id)}`);
  });
  const writeAddress = (id: string) =>
    `/compose/post?framework=${encodeURIComponent(id)}${goods ? `&goods=${encodeURIComponent(goods.id)}` : ''}`;

  return (
    <GridLayout gap={16} align="start" className={styles.below}>
      <RoleList segments={result.segments} selected={selected} onSelect={onSelect} />
      <Flex vertical gap={16}>
        <FrameworkPanel
          matches={matches}
          isCopy={result.isCopy}
          writeAddress={writeAddress}
          canSave={can('framework.save')}
          onSave={() => setNaming(true)}
          onImitate={() => void opening.run(undefined)}
          onSelect={onSelect}
        />
        <Button block onClick={() => void opening.run(undefined)}>
          {t('toolFramework.open')}
        </Button>
      </Flex>
      <SaveFramework doc={doc} result={result} isOpen={isNaming} onClose={() => setNaming(false)} keep={keep} />
    </GridLayout>
  );
}

const texts = ['document', 'subtitle'] as const;
/** What is said in them is heard by the recognizer. */
const spoken = ['video', 'audio'] as const;

/** A text, a link or a file taken apart; and the ways on from its structure. */
export function FrameworkTool() {
  const t = useT();
  const can = useCan();
  const { frameworks } = useFrameworks();
  const mayHear = can('speech.recognize');
  const files = useToolFiles({ tool: 'framework', accept: mayHear ? [...texts, ...spoken] : [...texts], max: 1 });
  const [text, setText] = useState('');
  const [doc, setDoc] = useState<BreakdownDoc>();
  const [selected, setSelected] = useState<number>();
  const show = (made: BreakdownDoc) => {
    setDoc(made);
    setSelected(undefined);
  };
  const start = useStart((source) => {
    const made = newDoc(source);
    show(made);
    toolJobs.start({
      tool: 'framework',
      title: made.title,
      inputs: [made.origin.name || made.title],
      options: { doc: made },
      run: async () => [
        { kind: 'text', name: `${made.title.slice(0, 40)}.md`, text: breakdownText(made, frameworks, t) },
      ],
    });
  });
  const [file] = files.files;
  const { takeFile } = start;
  const taken = useRef('');
  useEffect(() => {
    if (!file || file.problem || taken.current === file.id) return;
    taken.current = file.id;
    void takeFile(file.file);
  }, [file, takeFile]);

  const result = useMemo(() => doc && breakDown(doc, doc.cuts), [doc]);

  return (
    <ToolPage
      tool="framework"
      input={
        <>
          <Input.TextArea
            aria-label={t('toolFramework.text')}
            placeholder={t('toolFramework.hint')}
            autoSize={{ minRows: 8, maxRows: 18 }}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ToolFiles store={files} />
          {start.problem && <Alert type="error" showIcon title={start.problem} />}
          {start.busy && (
            <Alert
              type="info"
              showIcon
              title={t('toolFramework.reading', { percent: Math.round((start.busy.share ?? 0) * 100) })}
              action={
                <Button size="small" onClick={start.cancel}>
                  {t('common.cancel')}
                </Button>
              }
            />
          )}
        </>
      }
      actions={
        <Button
          type="primary"
          disabled={text.trim() === ''}
          loading={start.busy !== undefined}
          onClick={() => void start.take(text)}
        >
          {t('toolFramework.start')}
        </Button>
      }
      onReuse={({ options }) => {
        const { doc: old } = options as { readonly doc?: BreakdownDoc };
        if (!old) return;
        setText(old.text);
        show(old);
      }}
      preview={
        doc && result ? (
          <Flex vertical gap={16}>
            <HookPanel hook={result.hook} segments={result.segments} onSelect={setSelected} />
            <RhythmCurve segments={result.segments} selected={selected} onSelect={setSelected} />
          </Flex>
        ) : (
          <EmptyState compact title={t('toolFramework.emptyTitle')} description={t('toolFramework.emptyText')} />
        )
      }
    >
      {doc && result && (
        <Structure doc={doc} result={result} frameworks={frameworks} selected={selected} onSelect={setSelected} />
      )}
    </ToolPage>
  );
}
