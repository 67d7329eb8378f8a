import type { Request } from 'express';
import { z } from 'zod';
import { fail } from './fail';

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

/** What Umi's body parser reads; of a larger body it leaves nothing, which would look like an empty form. */
const MAX_BODY_MB = 5;

/** Refuses what was too large to be read. */
export function checkBodySize(req: Request): void {
  if (Number(req.header('content-length') ?? 0) <= MAX_BODY_MB * 1024 * 1024) return;
  if (!/^application\/(json|x-www-form-urlencoded)/.test(req.header('content-type') ?? '')) return;
  fail(`一次提交的内容超过 ${MAX_BODY_MB} MB，请分几次提交`, { errorCode: 'BODY_TOO_LARGE', httpStatus: 413 });
}

/** Parses a call's input by the contract; the refusal names the field, in Chinese. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: say });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map((part) => fieldName(String(part))).join(' › ') || '请求内容';
  return fail(`${place}：${issue?.message ?? '格式不正确'}`, { errorCode: 'INVALID_INPUT' });
}

/** What a form calls a field of the contract, for refusals. Indexes count from 1 for people. */
const names: Readonly<Record<string, string>> = {
  id: '编号',
  ids: '编号列表',
  title: '标题',
  name: '名称',
  username: '用户名',
  password: '密码',
  phone: '手机号',
  role: '角色',
  status: '状态',
  price: '价格',
  category: '类目',
  brand: '品牌',
  spoken_name: '简称',
  description: '描述',
  selling_points: '卖点',
  specs: '规格',
  offer: '优惠',
  media: '图片与视频',
  cover: '封面',
  link: '链接',
  url: '网址',
  page: '页码',
  page_size: '每页条数',
  keyword: '关键词',
  text: '文字',
  voice: '音色',
  speed: '语速',
  pitch: '音调',
  volume: '音量',
  topics: '话题',
  publish_at: '发布时间',
  account_id: '发布账号',
  posts: '发布内容',
  video_id: '视频',
  sentences: '句子',
  idea: '想法',
  wish: '要求',
  document: '工程',
  tags: '标签',
  query: '问题',
  overlap: '重叠',
  draft: '草稿',
  data: '内容',
  key: '存储路径',
  mime: '文件类型',
  size: '文件大小',
  files: '文件列表',
  maxSize: '大小上限',
  field: '字段',
  value: '内容',
  contact: '联系人',
  address: '地址',
  industry: '行业',
  reason: '原因',
  routes: '页面权限',
  actions: '操作权限',
};

const fieldName = (key: string): string => names[key] ?? (/^\d+$/.test(key) ? `第 ${Number(key) + 1} 项` : key);
