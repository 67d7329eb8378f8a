import type { RoleKey } from './types';

/** Role names as they are written in scripts. */
export const roleNames: Readonly<Record<RoleKey, string>> = {
  hook: '钩子',
  context: '承接',
  evidence: '证据',
  twist: '反转',
  action: '行动',
  attention: '注意',
  interest: '兴趣',
  desire: '欲望',
  problem: '问题',
  agitate: '激化',
  solution: '方案',
  before: '之前',
  after: '之后',
  bridge: '桥梁',
  feature: '特征',
  advantage: '优势',
  benefit: '利益',
  situation: '情境',
  conflict: '冲突',
  question: '疑问',
  answer: '答案',
  opening: '起',
  develop: '承',
  turn: '转',
  close: '合',
  pain: '痛点',
  testimony: '见证',
  why: '为何',
  how: '如何',
  what: '是什么',
  point: '要点',
  summary: '总结',
  save: '收藏',
  gain: '获得感',
  trust: '信任感',
  setup: '铺垫',
  punchline: '金句',
};

/** Every known role. */
export const roleKeys = Object.keys(roleNames) as [RoleKey, ...RoleKey[]];

const keyByName = new Map(Object.entries(roleNames).map(([key, name]) => [name, key as RoleKey]));

/** Role key of a written name or of a key; undefined for anything else. */
export function roleKeyOf(nameOrKey: string): RoleKey | undefined {
  const text = nameOrKey.trim();
  if (text in roleNames) return text as RoleKey;
  return keyByName.get(text);
}

/** Written name of a role key; anything unknown is returned as it is. */
export function roleNameOf(nameOrKey: string): string {
  const key = roleKeyOf(nameOrKey);
  return key ? roleNames[key] : nameOrKey;
}
