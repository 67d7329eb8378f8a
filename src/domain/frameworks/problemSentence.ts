import type { FrameworkProblem, FrameworkProblemCode } from './problems';

/** Data: what the backend says of a framework that it refuses. Screens have their own messages by the code. */
const sentences: Readonly<Record<FrameworkProblemCode, string>> = {
  nameMissing: '请给框架起个名字',
  nameLong: '框架名称最多 {value} 个字',
  fewSegments: '一个框架至少要有 {value} 段',
  manySegments: '一个框架最多 {value} 段',
  shareSum: '各段占比合计 {value}%，应为 100%',
  shareSmall: '占比不能小于 {value}%，否则一句话都说不完',
  roleMissing: '还没有起名字',
  roleLong: '名字最多 {value} 个字',
  roleBrackets: '名字里不能有方括号和换行',
  textLong: '文字太长，最多 {value} 个字',
  patternBraces: '句式里的花括号没有成对，写成 {人群} 这样',
  secondsWrong: '适合时长写成从短到长，5 到 {value} 秒之间',
};

/** A problem as a sentence that names the place. */
export function problemSentence({ code, segment, value }: FrameworkProblem): string {
  const sentence = sentences[code].replace('{value}', String(value));
  return segment === undefined ? sentence : `第 ${segment + 1} 段：${sentence}`;
}
