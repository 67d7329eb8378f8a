import { FileSearchOutlined, PrinterOutlined, UndoOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { Alert, AutoComplete, Button, Flex, Progress, Segmented, Select } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ComplianceTextArea, useOwnWords, useReplacing } from '@/blocks/compliance';
import { FactSources, useKnownFacts } from '@/blocks/facts';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type CheckOptions, goodsRules, isBulkReplaceable } from '@/domain/compliance';
import { platformIds, platformName } from '@/domain/platforms';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { ToolFiles, ToolOption, ToolPage, toolJobs, useToolFiles, useToolOptions } from '../shell';
import styles from './detection.module.css';
import { FindingList } from './FindingList';
import type { OutputWords } from './outputs';
import { outputsOf } from './outputs';
import { checkParts, type Finding, fixParts, type Part, type PartRules, paragraphsOf, putParts } from './parts';
import { rowParts } from './readInput';
import { reportHtml, reportRows } from './report';
import { useInput } from './useInput';

/** The report's words in the language in use, with its title and its sum. */
function useReportWords(name: string, findings: readonly Finding[]): OutputWords {
  const t = useT();
  return useMemo(() => {
    const marks = findings.flatMap((finding) => finding.marks);
    const of = (level: string) => marks.filter((mark) => mark.level === level).length;
    return {
      title: t('detection.reportTitle', { name: name.replace(/\.[^.]+$/, '') }),
      summary: t('detection.summary', {
        parts: findings.length,
        count: marks.length,
        high: of('high'),
        mid: of('mid'),
        low: of('low'),
      }),
      clean: t('compliance.clean'),
      place: t('detection.place'),
      word: t('detection.word'),
      level: t('detection.level'),
      category: t('detection.kind'),
      reason: t('detection.reason'),
      suggestion: t('detection.suggestion'),
      sentence: t('detection.sentence'),
      remove: t('compliance.noSafeWording'),
      found: t('detection.word'),
      proposed: t('detection.proposed'),
      fixedName: t('detection.fixedName'),
      reportName: t('detection.reportName'),
      facts: {
        contradicted: t('facts.verdict.contradicted'),
        unsupported: t('facts.verdict.unsupported'),
      },
      source: (field, label, text) => `${t(`facts.source.${field}`, { label })}${text}`,
      sources: t('detection.sources'),
      readOn: (day) => t('compliance.readOn', { days: day }),
      check: t('detection.proveOrDelete'),
      levels: { high: t('compliance.high'), mid: t('compliance.mid'), low: t('compliance.low') },
    };
  }, [t, name, findings]);
}

const none: readonly Finding[] = [];
/** Typing goes first. */
const rest = 150;

/** Checks parts between frames; the last result stays until the next is there. */
function useFindings(parts: readonly Part[], rules: PartRules) {
  const [checked, setChecked] = useState<{
    readonly parts: readonly Part[];
    readonly rules: PartRules;
    readonly list: readonly Finding[];
  }>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      checkParts(parts, rules, controller.signal).then(
        (list) => setChecked({ parts, rules, list }),
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [parts, rules]);
  const isCurrent = checked?.parts === parts && checked.rules === rules;
  return { findings: parts.length === 0 ? none : (checked?.list ?? none), isChecking: parts.length > 0 && !isCurrent };
}

/** Prints a page of its own; the screen behind it stays as it is. */
function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}

const texts = ['subtitle', 'sheet', 'document'] as const;
/** What is said in them is heard by the recognizer. */
const spoken = ['video', 'audio'] as const;
const noParts: readonly Part[] = [];

interface Settings {
  readonly mode: 'text' | 'file';
  readonly platform: string;
  readonly category: string;
  /** The goods that the texts speak of; '' = none: nothing is said of facts. */
  readonly goodsId: string;
  /** What was typed; stays when the page is left. */
  readonly text: string;
}

/** 违禁词检测: a text, captions, what is said in a video, or a whole column of a table. */
export function Detection() {
  const t = useT();
  const own = useOwnWords();
  const mayHear = useCan()('speech.recognize');
  const store = useToolFiles({ tool: 'detection', accept: mayHear ? [...texts, ...spoken] : [...texts], max: 1 });
  const [settings, set] = useToolOptions<Settings>('detection', {
    mode: 'text',
    platform: 'douyin',
    category: '',
    goodsId: '',
    text: '',
  });
  const { text, ...choices } = settings;
  const typed = useReplacing(text, (next) => set({ text: next }));
  const places = useMemo(
    () => ({
      paragraph: (n: number) => t('detection.paragraph', { n }),
      row: (n: number) => t('detection.row', { n }),
    }),
    [t],
  );
  const [file] = store.files;
  const input = useInput(file, places);
  // What another tool or the library hands over is a file; one that only comes back from last time changes nothing.
  const { search } = useLocation();
  const latestSet = useRef(set);
  latestSet.current = set;
  useEffect(() => {
    const handed = new URLSearchParams(search);
    if (handed.has('file') || handed.has('result')) latestSet.current({ mode: 'file' });
  }, [search]);
  const isText = settings.mode === 'text';
  const textParts = useMemo(() => paragraphsOf(text, places.paragraph), [text, places]);
  const parts = isText ? textParts : (input.input?.parts ?? noParts);
  const options = useMemo(
    (): CheckOptions => ({
      platform: settings.platform,
      ...(settings.category ? { category: settings.category } : {}),
      ...(own ? { own } : {}),
    }),
    [settings.platform, settings.category, own],
  );
  const sources = useKnownFacts(settings.goodsId || undefined);
  const rules = useMemo(() => ({ options, sources }), [options, sources]);
  const { findings, isChecking } = useFindings(parts, rules);
  const original = useFindings(isText ? textParts : input.original, rules);
  const count = findings.reduce((sum, { marks }) => sum + marks.length, 0);
  const factCount = findings.reduce((sum, { facts }) => sum + (facts?.length ?? 0), 0);
  const replaceable = findings.reduce((sum, { marks }) => sum + marks.filter(isBulkReplaceable).length, 0);
  const origin = isText ? { kind: 'text' as const, name: t('detection.textName'), raw: text } : input.input?.origin;
  const words = useReportWords(origin?.name ?? '', original.findings);

  const undo = isText ? typed.undo : input.undo;
  const change = (part: Part) => {
    if (isText) typed.replace(putParts(text, [part]));
    else input.change(parts.map((one) => (one.id === part.id ? part : one)));
  };
  const replaceAll = () => {
    const fixed = fixParts(findings, options);
    if (isText) typed.replace(putParts(text, fixed));
    else input.change(fixed);
  };
  const make = () => {
    if (!origin) return;
    const request = { origin, parts, findings, original: original.findings, words };
    toolJobs.start({
      tool: 'detection',
      title: words.title,
      inputs: [origin.name],
      options: isText ? settings : choices,
      ...(file?.source && !isText ? { source: [file.source] } : {}),
      run: async ({ tell }) => {
        tell({ stage: t('detection.making'), percent: 30 });
        return outputsOf(request);
      },
    });
  };
  const isReady = origin !== undefined && parts.length > 0 && !isChecking;
  return (
    <FactSources goodsId={settings.goodsId || undefined}>
      <ToolPage
        tool="detection"
        // A video's words are heard by the recognizer; all else is read and checked here.
        local={isText || (file?.kind !== 'video' && file?.kind !== 'audio')}
        onReuse={(record) => set(record.options as Partial<Settings>)}
        input={
          <>
            <Segmented
              block
              value={settings.mode}
              aria-label={t('detection.mode')}
              options={[
                { value: 'text', label: t('detection.modeText') },
                { value: 'file', label: t('detection.modeFile') },
              ]}
              onChange={(mode: Settings['mode']) => set({ mode })}
            />
            {isText ? (
              <ComplianceTextArea
                value={text}
                platform={settings.platform}
                category={settings.category}
                aria-label={t('detection.text')}
                placeholder={t('detection.textHint')}
                autoSize={{ minRows: 9, maxRows: 20 }}
                hasBar={false}
                onChange={(next) => set({ text: next })}
              />
            ) : (
              <>
                <ToolFiles store={store} hint={t('detection.filesHint')} />
                {input.share !== undefined && (
                  <Flex gap={8} align="center" wrap className={styles.row}>
                    <Progress
                      percent={Math.round(input.share * 100)}
                      size="small"
                      aria-label={t('detection.reading')}
                    />
                    <Button size="small" onClick={input.cancel}>
                      {t('common.cancel')}
                    </Button>
                  </Flex>
                )}
                {input.problem && <Alert type="error" showIcon title={input.problem} />}
              </>
            )}
          </>
        }
        options={
          <GridLayout columns="repeat(auto-fit, minmax(160px, 1fr))" gap={12}>
            <ToolOption label={t('detection.platform')}>
              <Select
                value={settings.platform}
                aria-label={t('detection.platform')}
                options={platformIds.map((value) => ({ value, label: platformName(value) }))}
                onChange={(platform: string) => set({ platform })}
              />
            </ToolOption>
            <ToolOption label={t('detection.category')}>
              <AutoComplete
                allowClear
                value={settings.category}
                aria-label={t('detection.category')}
                placeholder={t('detection.categoryHint')}
                options={goodsRules.flatMap(({ cues }) => cues.slice(0, 2)).map((value) => ({ value }))}
                showSearch={{ filterOption: (typed, option) => String(option?.value).includes(typed) }}
                onChange={(category?: string) => set({ category: category ?? '' })}
              />
            </ToolOption>
            <ToolOption label={t('detection.goods')}>
              <GoodsPicker
                value={settings.goodsId || undefined}
                placeholder={t('detection.goodsHint')}
                onChange={(goodsId) => set({ goodsId: goodsId ?? '' })}
              />
            </ToolOption>
            {!isText && origin?.kind === 'sheet' && (
              <ToolOption label={t('detection.column')}>
                <Select
                  value={origin.column}
                  aria-label={t('detection.column')}
                  options={origin.head.map((label, value) => ({ value, label }))}
                  onChange={(column: number) => {
                    const next = { ...origin, column };
                    input.replace({ origin: next, parts: rowParts(next, places) });
                  }}
                />
              </ToolOption>
            )}
          </GridLayout>
        }
        actions={
          <>
            <Button type="primary" icon={<FileSearchOutlined aria-hidden />} disabled={!isReady} onClick={make}>
              {t('detection.make')}
            </Button>
            <Button
              icon={<PrinterOutlined aria-hidden />}
              disabled={!isReady}
              onClick={() => printPage(reportHtml(reportRows(original.findings, words), words))}
            >
              {t('detection.print')}
            </Button>
          </>
        }
        preview={
          <Flex vertical gap={12} align="stretch" aria-busy={isChecking}>
            {parts.length === 0 && (
              <Text component="p" type="secondary">
                {t('detection.nothing')}
              </Text>
            )}
            {parts.length > 0 && (
              <Flex gap={8} align="center" wrap className={styles.row}>
                <strong role="status">
                  {isChecking && findings.length === 0 ? t('compliance.checking') : t('compliance.found', { count })}
                </strong>
                {sources && <Text>{t('detection.facts', { count: factCount })}</Text>}
                <Text type="secondary">{t('detection.parts', { count: parts.length })}</Text>
                <span style={{ flex: 1 }} />
                {replaceable > 0 && (
                  <Button size="small" onClick={replaceAll} disabled={isChecking}>
                    {t('compliance.replaceAll', { count: replaceable })}
                  </Button>
                )}
                {undo && (
                  <Button size="small" type="text" icon={<UndoOutlined aria-hidden />} onClick={undo}>
                    {t('compliance.undo')}
                  </Button>
                )}
              </Flex>
            )}
            {parts.length > 0 && findings.length > 0 && <FindingList findings={findings} onPart={change} />}
          </Flex>
        }
      />
    </FactSources>
  );
}
