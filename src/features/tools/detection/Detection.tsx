import { FileSearchOutlined, PrinterOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, AutoComplete, Button, Flex, Progress, Segmented, Select } from 'antd';
import { useMemo } from 'react';
import { ComplianceTextArea, useOwnWords } from '@/blocks/compliance';
import { FactSources, useKnownFacts } from '@/blocks/facts';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type CheckOptions, goodsRules, isBulkReplaceable } from '@/domain/compliance';
import { platformIds, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { ToolFiles, ToolOption, ToolPage, toolJobs } from '../shell';
import styles from './detection.module.css';
import { FindingList } from './FindingList';
import { outputsOf } from './outputs';
import { type Finding, fixParts, type Part } from './parts';
import { rowParts } from './readInput';
import { reportHtml, reportRows } from './report';
import {
  type DetectionSettings,
  type DetectionSource,
  useDetectionSource,
  useFindings,
  useReportWords,
} from './useDetectionSource';

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

/** 违禁词检测: a text, captions, what is said in a video, or a whole column of a table. */
export function Detection() {
  const t = useT();
  const own = useOwnWords();
  const source = useDetectionSource();
  const { settings, set, isText, file, origin, parts, edits } = source;
  const { text: _, ...choices } = settings;
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
  const original = useFindings(source.original, rules);
  const words = useReportWords(origin?.name ?? '', original.findings);

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
        onReuse={(record) => set(record.options as Partial<DetectionSettings>)}
        input={<DetectionInput source={source} />}
        options={<DetectionOptions source={source} />}
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
          <FindingsPreview
            findings={findings}
            isChecking={isChecking}
            partCount={parts.length}
            hasFacts={sources !== undefined}
            undo={edits.undo}
            onPart={edits.change}
            onReplaceAll={() => edits.changeAll(fixParts(findings, options))}
          />
        }
      />
    </FactSources>
  );
}

interface SourceProps {
  readonly source: DetectionSource;
}

/** The text to type, or the file to choose and how far its reading is. */
function DetectionInput({ source: { settings, set, isText, store, input } }: SourceProps) {
  const t = useT();
  return (
    <>
      <Segmented
        block
        value={settings.mode}
        aria-label={t('detection.mode')}
        options={[
          { value: 'text', label: t('detection.modeText') },
          { value: 'file', label: t('detection.modeFile') },
        ]}
        onChange={(mode: DetectionSettings['mode']) => set({ mode })}
      />
      {isText ? (
        <ComplianceTextArea
          value={settings.text}
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
              <Progress percent={Math.round(input.share * 100)} size="small" aria-label={t('detection.reading')} />
              <Button size="small" onClick={input.cancel}>
                {t('common.cancel')}
              </Button>
            </Flex>
          )}
          {input.problem && <Alert type="error" showIcon title={input.problem} />}
        </>
      )}
    </>
  );
}

/** By what it is checked: platform, category, goods; of a table the column. */
function DetectionOptions({ source: { settings, set, isText, input, origin, places } }: SourceProps) {
  const t = useT();
  return (
    <>
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
      <ToolOption label={t('detection.goods')}>
        <GoodsPicker
          value={settings.goodsId || undefined}
          placeholder={t('detection.goodsHint')}
          onChange={(goodsId) => set({ goodsId: goodsId ?? '' })}
        />
      </ToolOption>
    </>
  );
}

interface FindingsPreviewProps {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly partCount: number;
  /** The goods' facts are known: what speaks against them is counted too. */
  readonly hasFacts: boolean;
  readonly undo: (() => void) | undefined;
  readonly onPart: (part: Part) => void;
  readonly onReplaceAll: () => void;
}

/** What was found, counted, with the replacements for all at once. */
function FindingsPreview(props: FindingsPreviewProps) {
  const { findings, isChecking, partCount, hasFacts, undo, onPart, onReplaceAll } = props;
  const t = useT();
  const count = findings.reduce((sum, { marks }) => sum + marks.length, 0);
  const factCount = findings.reduce((sum, { facts }) => sum + (facts?.length ?? 0), 0);
  const replaceable = findings.reduce((sum, { marks }) => sum + marks.filter(isBulkReplaceable).length, 0);
  return (
    <Flex vertical gap={12} align="stretch" aria-busy={isChecking}>
      {partCount === 0 && (
        <Text component="p" type="secondary">
          {t('detection.nothing')}
        </Text>
      )}
      {partCount > 0 && (
        <Flex gap={8} align="center" wrap className={styles.row}>
          <strong role="status">
            {isChecking && findings.length === 0 ? t('compliance.checking') : t('compliance.found', { count })}
          </strong>
          {hasFacts && <Text>{t('detection.facts', { count: factCount })}</Text>}
          <Text type="secondary">{t('detection.parts', { count: partCount })}</Text>
          <span style={{ flex: 1 }} />
          {replaceable > 0 && (
            <Button size="small" onClick={onReplaceAll} disabled={isChecking}>
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
      {partCount > 0 && findings.length > 0 && <FindingList findings={findings} onPart={onPart} />}
    </Flex>
  );
}
