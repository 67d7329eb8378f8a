import { platformName } from '../../../../src/domain/platforms';
import type { ChatPiece, ChatRequest, ChatTools, Citation } from '../../writerTypes';
import { passageCitation } from '../embedded/chat/talk';
import { AnswerCleaner } from './answerCleaner';
import type { ToolCall, ToolSpec, Turn } from './conversation';
import { describeGoods, rules } from './prompt';
import { type ModelOptions, streamModel } from './streamModel';

/** Tools are asked in at most so many rounds; then the model must answer with what it has. */
const MAX_ROUNDS = 4;
/** Of a long conversation the newest messages are sent. */
const MAX_MESSAGES = 24;
/** A record is told to the model up to this length. */
const MAX_CHARACTERS = 1500;

const schema = {
  type: 'object',
  properties: { query: { type: 'string', description: '关键词，空字符串表示列出最近的' } },
  required: ['query'],
};

const tools: readonly (ToolSpec & { readonly name: keyof ChatTools })[] = [
  { name: 'goods', description: '查商户的商品：标题、价格、卖点、规格、描述', schema },
  { name: 'frameworks', description: '查文案框架：段落、占比、句式', schema },
  { name: 'scripts', description: '查商户已有的脚本', schema },
  { name: 'topics', description: '查商户已有的选题', schema },
  { name: 'knowledge', description: '在商户的资料（产品手册、售后问答、品牌规范）里找段落，每段有编号 number', schema },
];

function systemOf({ goods, platform }: ChatRequest): string {
  return [
    '你是商户的中文内容助手，帮他写选题、脚本、标题、笔记和文章，用 Markdown 回答，简洁。',
    ...rules,
    '谈到商户的商品、框架、脚本、选题时，先用工具查到真实记录再回答；查不到就直说。',
    '用到资料里的说法时，在句末标上它的编号，如 [1]。',
    '写脚本时每行一句，格式为【段落名】句子。',
    `默认平台：${platformName(platform)}`,
    goods ? `当前商品：\n${describeGoods(goods)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const citation = (
  type: Citation['type'],
  { id, title }: { readonly id: string; readonly title: string },
): Citation => ({ type, id, title });

/** What a tool gives: for the model as JSON, for the screen as sources. */
function ask(request: ChatRequest, { name, input }: ToolCall): { readonly text: string; readonly step?: ChatPiece } {
  const tool = tools.find((spec) => spec.name === name)?.name;
  if (!tool) return { text: `没有名为 ${name} 的工具` };
  const query = typeof input === 'object' && input !== null && 'query' in input ? String(input.query) : '';
  if (tool === 'knowledge') {
    const found = request.tools.knowledge(query);
    return {
      text: found.map((one) => JSON.stringify(one).slice(0, MAX_CHARACTERS)).join('\n') || '资料里没有找到',
      step: { step: { tool, query, found: found.map(passageCitation) } },
    };
  }
  const types = { goods: 'goods', frameworks: 'framework', scripts: 'script', topics: 'topic' } as const;
  const records: readonly { readonly id: string; readonly title: string }[] =
    tool === 'frameworks'
      ? request.tools.frameworks(query).map((framework) => ({ ...framework, title: framework.name }))
      : request.tools[tool](query);
  const text = records.map((record) => JSON.stringify(record).slice(0, MAX_CHARACTERS)).join('\n');
  return {
    text: text || '没有找到记录',
    step: { step: { tool, query, found: records.map((record) => citation(types[tool], record)) } },
  };
}

/** A turn without thinking and courtesies. Where it consists of them alone (好的！) they are the answer. */
async function* cleanedTurn(
  pieces: ReturnType<typeof streamModel>,
): AsyncGenerator<string | { readonly calls: readonly ToolCall[] }> {
  const cleaner = new AnswerCleaner();
  const thoughtful = new AnswerCleaner('data');
  let whole = '';
  let hasText = false;
  let broken: { readonly error: unknown } | undefined;
  let calls: readonly ToolCall[] = [];
  try {
    for await (const piece of pieces) {
      if ('calls' in piece) {
        calls = piece.calls;
        continue;
      }
      whole += thoughtful.push(piece.text);
      const text = cleaner.push(piece.text);
      hasText ||= text !== '';
      if (text !== '') yield text;
    }
  } catch (error) {
    broken = { error };
  }
  const rest = cleaner.end();
  if (rest !== '') yield rest;
  else if (!hasText && calls.length === 0) {
    const courtesy = (whole + thoughtful.end()).trim();
    if (courtesy !== '') yield courtesy;
  }
  if (broken) throw broken.error;
  if (calls.length > 0) yield { calls };
}

/** A conversation with a model that may look things up, a bounded number of times. */
export async function* chatWithModel(
  options: ModelOptions,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncIterable<ChatPiece> {
  const turns: Turn[] = request.messages.slice(-MAX_MESSAGES).map(({ role, text }) => ({ role, text }));
  // both protocols want the user to begin
  while (turns[0]?.role === 'assistant') turns.shift();
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const conversation = { system: systemOf(request), turns, tools, isLastRound: round === MAX_ROUNDS };
    let text = '';
    let calls: readonly ToolCall[] = [];
    for await (const piece of cleanedTurn(streamModel(options, conversation, signal))) {
      if (typeof piece !== 'string') calls = piece.calls;
      else {
        text += piece;
        yield piece;
      }
    }
    if (calls.length === 0 || signal.aborted) return;
    if (conversation.isLastRound) {
      // a model that keeps options although it may not
      if (text === '') yield '没有查到足够的资料来回答，请换个问法再试。';
      return;
    }
    if (text !== '') yield '\n\n';
    const results: { id: string; text: string }[] = [];
    for (const call of calls) {
      const answer = ask(request, call);
      if (answer.step) yield answer.step;
      results.push({ id: call.id, text: answer.text });
    }
    turns.push({ role: 'assistant', text, calls }, { role: 'tool', results });
  }
}
