import { useLocation } from '@umijs/max';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReplacing } from '@/blocks/compliance';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { useToolFiles, useToolOptions } from '../shell';
import type { OutputWords } from './outputs';
import { checkParts, type Finding, type Part, type PartRules, paragraphsOf, putParts } from './parts';
import { useInput } from './useInput';

/** The report's words in the language in use, with its title and its sum. */
export function useReportWords(name: string, findings: readonly Finding[]): OutputWords {
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
export function useFindings(parts: readonly Part[], rules: PartRules) {
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
const texts = ['subtitle', 'sheet', 'document'] as const;
/** What is said in them is heard by the recognizer. */
const spoken = ['video', 'audio'] as const;
const noParts: readonly Part[] = [];

export interface DetectionSettings {
  readonly mode: 'text' | 'file';
  readonly platform: string;
  readonly category: string;
  /** The goods that the texts speak of; '' = none: nothing is said of facts. */
  readonly goodsId: string;
  /** What was typed; stays when the page is left. */
  readonly text: string;
}

/** What is checked: the text that is typed, or the file that is read; and how a change gets back into it. */
export type DetectionSource = ReturnType<typeof useDetectionSource>;

/** Text or file, with the choices by which it is checked. */
export function useDetectionSource() {
  const t = useT();
  const mayHear = useCan()('speech.recognize');
  const store = useToolFiles({ tool: 'detection', accept: mayHear ? [...texts, ...spoken] : [...texts], max: 1 });
  const [settings, set] = useToolOptions<DetectionSettings>('detection', {
    mode: 'text',
    platform: 'douyin',
    category: '',
    goodsId: '',
    text: '',
  });
  const { text } = settings;
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
  return {
    settings,
    set,
    isText,
    file,
    store,
    input,
    places,
    origin: isText ? { kind: 'text' as const, name: t('detection.textName'), raw: text } : input.input?.origin,
    parts,
    /** As they were typed or read. */
    original: isText ? textParts : input.original,
    edits: {
      undo: isText ? typed.undo : input.undo,
      change: (part: Part) => {
        if (isText) typed.replace(putParts(text, [part]));
        else input.change(parts.map((one) => (one.id === part.id ? part : one)));
      },
      changeAll: (fixed: readonly Part[]) => {
        if (isText) typed.replace(putParts(text, fixed));
        else input.change(fixed);
      },
    },
  };
}
