import type { RoleKey } from '../../../../../src/domain/frameworks';

/** The lines that begin a script, one list for each of the three variants that stand side by side. */
export type Opening = readonly [readonly string[], readonly string[], readonly string[]];

const statement: Opening = [
  ['{top}，说的就是{intro}。'],
  ['{pick}{name}，先看哪一点？', '{intro}把这一条摆在前面：{top}。'],
  ['{intro}，先记一条：{top}。'],
];

const question: Opening = [
  ['你见过的{name}，有没有做到这一条：{top}？', '{intro}就是照这个做的。'],
  ['说到{name}，你在意的是哪一样？', '{intro}在意的是这一样：{top}。'],
  ['先把话放在前头，{top}。', '这一条讲的是{intro}。'],
];

const scene: Opening = [
  ['先看一个画面：{top}。', '画面里的是{intro}。'],
  ['今天从{intro}说起。', '头一个细节，{top}。'],
  ['主角是{intro}。', '镜头先对准这里，{top}。'],
];

const reason: Opening = [
  ['为什么要讲{intro}？', '就为这一点：{top}。'],
  ['{intro}图的是什么？', '看这一条就明白，{top}。'],
  ['讲{intro}，得从一个念头说起。', '念头很简单，{top}。'],
];

const list: Opening = [['{intro}，{n}条说清楚。'], ['{n}个细节，看懂{intro}。'], ['想了解{intro}，记住这{n}条就行。']];

/** One line, for scripts of few seconds. */
export const briefOpening: Opening = [['{top}，这就是{intro}。'], ['看{intro}，{top}。'], ['{intro}，{top}。']];

export const briefList: Opening = [['{intro}，{n}条。'], ['{n}条看{intro}。'], ['记住{intro}这{n}条。']];

const byRole: Readonly<Partial<Record<RoleKey, Opening>>> = {
  problem: question,
  pain: question,
  before: question,
  situation: scene,
  opening: scene,
  why: reason,
};

/** How a script for goods begins. A script of numbered points says how many there are. */
export const openingOf = (role: RoleKey, isList: boolean): Opening => (isList ? list : (byRole[role] ?? statement));
