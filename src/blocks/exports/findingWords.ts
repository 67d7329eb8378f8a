import { codecName } from '@/domain/videos';
import type { Finding } from '@/engine/export';
import type { Translate } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import { technicalName } from '../media/reasonWords';

const byteValues: ReadonlySet<string> = new Set(['needed', 'free', 'size', 'most']);
/** Values with names that only engineers know: they stand in a tooltip. */
const technicalValues = ['codec', 'videoCodec', 'audioCodec', 'what'] as const;

const readable = (name: string, value: string | number): string | number => {
  if (byteValues.has(name)) return formatSize(Number(value));
  return name === 'container' ? String(value).toUpperCase() : value;
};

/** What is to know before an export, as a sentence. */
export function findingWords({ code, values }: Pick<Finding, 'code' | 'values'>, t: Translate): string {
  const told = Object.entries(values).filter(([name]) => !technicalValues.some((technical) => technical === name));
  return t(`render.finding.${code}`, Object.fromEntries(told.map(([name, value]) => [name, readable(name, value)])));
}

/** What engineers call it, where they have a name for it that helps; undefined else. */
export function findingDetail({ code, values }: Pick<Finding, 'code' | 'values'>, t: Translate): string | undefined {
  if (code === 'plan') return undefined;
  const names = technicalValues.flatMap((name) => values[name] ?? []).map((value) => codecName(String(value)));
  return technicalName(names.join(' · '), t);
}
