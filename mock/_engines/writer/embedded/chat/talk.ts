import type { VideoPlatformId } from '../../../../../src/domain/platforms';
import type { ChatPiece, ChatRequest, ChatTools, Citation, Material } from '../../../writerTypes';
import { kindOf } from '../lexicon/kindOf';
import { termsOf } from '../reading';
import { type ReadRequest, readRequest } from './readRequest';
import { subjectOf } from './subject';

export type FoundGoods = Material & { readonly id: string };

/** One turn of a conversation: what was asked, what was said before, and the tools with their steps. */
export class Talk {
  readonly steps: ChatPiece[] = [];
  /** The message, taken apart: what is asked, and what was brought along. */
  readonly read: ReadRequest;

  constructor(
    readonly request: ChatRequest,
    readonly message: string,
    readonly seed: number,
  ) {
    this.read = readRequest(message);
  }

  get platform(): VideoPlatformId {
    const { message } = this;
    if (/小红书|红书/.test(message)) return 'xiaohongshu';
    if (/快手/.test(message)) return 'kuaishou';
    if (/视频号/.test(message)) return 'shipinhao';
    if (/B站|哔哩/i.test(message)) return 'bilibili';
    return /抖音/.test(message) ? 'douyin' : this.request.platform;
  }

  /** The assistant's last answer, without its Markdown marks. */
  get lastAnswer(): string {
    const answer = this.request.messages.findLast((entry) => entry.role === 'assistant')?.text ?? '';
    return plainText(answer);
  }

  /** What tools are asked about: a known noun of the message, else its heaviest terms, else what is left of it. */
  get queries(): string[] {
    const subject = subjectOf(this.read.asked);
    const { noun } = kindOf(subject);
    return [
      ...new Set([noun, subject, ...termsOf(subject).map((term) => term.text)].filter((query) => query.length > 1)),
    ].slice(0, 4);
  }

  /** Asks a tool and keeps the step for the screen. */
  ask<K extends keyof ChatTools>(tool: K, query: string, cite: (found: Found<K>) => Citation): readonly Found<K>[] {
    const found = this.request.tools[tool](query) as readonly Found<K>[];
    this.steps.push({ step: { tool, query, found: found.map(cite) } });
    return found;
  }

  /** Passages for a text that is to rest on the merchant's documents; none unless the message asks for that. */
  passages(about: string): readonly FoundPassage[] {
    const isAsked = /资料|手册|文档|知识库/.test(this.message);
    return isAsked ? this.ask('knowledge', `${about} ${this.message}`.trim().slice(0, 200), passageCitation) : [];
  }

  private take(goods: FoundGoods, query: string): FoundGoods {
    this.steps.push({ step: { tool: 'goods', query, found: [goodsCitation(goods)] } });
    return goods;
  }

  /** Goods that the message names; the ones in the header when it names none. */
  goods(): FoundGoods | undefined {
    const current = this.request.goods;
    const title = current?.title ?? '';
    const names = this.queries;
    if (current && (names.length === 0 || this.message.includes(title) || names.some((name) => title.includes(name))))
      return this.take(current, title);
    for (const query of names) {
      const [found] = this.request.tools.goods(query);
      if (found) return this.take(found, query);
    }
    if (names.length > 0) this.steps.push({ step: { tool: 'goods', query: names[0] ?? '', found: [] } });
    return undefined;
  }

  /** What is to be written from: the text that was brought, else goods, else what the message is about. */
  source(): Source {
    const { material, asked } = this.read;
    const isNamed = this.queries.length > 0 || this.message.includes(this.request.goods?.title || '\0');
    const goods = material === '' || isNamed ? this.goods() : undefined;
    return { goods, material, idea: material || (goods ? '' : subjectOf(asked)) };
  }
}

interface Source {
  readonly goods: FoundGoods | undefined;
  /** The user's own text; '' = none. */
  readonly material: string;
  /** The text, else what the message is about where no goods were found. */
  readonly idea: string;
}

/** A passage as a source below the answer. */
export const passageCitation = ({ id, title, number, passage, path, page, text }: FoundPassage): Citation => ({
  type: 'knowledge',
  id,
  title,
  number,
  passage,
  place: [...path, ...(page === undefined ? [] : [`第 ${page} 页`])].join(' › '),
  quote: text.slice(0, 1200),
});

export type FoundPassage = ReturnType<ChatTools['knowledge']>[number];

type Found<K extends keyof ChatTools> = ReturnType<ChatTools[K]>[number];

export const goodsCitation = (goods: FoundGoods): Citation => ({
  type: 'goods',
  id: goods.id,
  title: goods.title ?? '',
});

/** Markdown as plain text: what an act works on. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/```\w*\n?/g, '')
    .replace(/^\s*(#{1,6}|[-*+]|\d+[.)、])\s+/gm, '')
    .replace(/\*\*|__|`|^>\s?/gm, '')
    .replace(/^\|?[-:| ]+\|?$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
