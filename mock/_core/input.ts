import { z } from 'zod';
import { fail } from './fail';
import { fieldName } from './fieldNames';

const { localeError } = z.locales.zhCN();
const kinds: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  boolean: '是或否',
  array: '列表',
  object: '对象',
  record: '对象',
  int: '整数',
};

/** Everyday wording for the refusals that people meet; the rest in zod's own Chinese. */
const say: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? '不能为空' : `应为${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1 ? '不能为空' : `至少 ${issue.minimum} 个字`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `最多 ${issue.maximum} 个字`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `最多 ${issue.maximum} 项`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `至少 ${issue.minimum} 项`;
  if (issue.code === 'invalid_value') return '不在可选范围内';
  if (issue.code === 'invalid_format') return '格式不正确';
  return localeError(issue);
};

/** Parses a call's input by the contract; the refusal names the field, in Chinese. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: say });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map((part) => fieldName(String(part))).join(' › ') || '请求内容';
  return fail(`${place}：${issue?.message ?? '格式不正确'}`, { errorCode: 'INVALID_INPUT' });
}
