import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import type { OutputWords } from './outputs';
import type { Finding } from './parts';

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
      remove: t('compliance.remove'),
      found: t('detection.word'),
      proposed: t('detection.proposed'),
      fixedName: t('detection.fixedName'),
      reportName: t('detection.reportName'),
      levels: { high: t('compliance.high'), mid: t('compliance.mid'), low: t('compliance.low') },
    };
  }, [t, name, findings]);
}
