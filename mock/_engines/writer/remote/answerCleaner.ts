import { courtesies, courtesyOpeners, preambleOpeners, preambles } from './courtesies.data';

/** A stage that takes a text character by character: what it gives cannot depend on how the text was cut. */
interface Stage {
  push(character: string): string;
  end(): string;
}

const openTags = ['<think>', '<thinking>', '<thought>', '<reasoning>'];
const closeTags = ['</think>', '</thinking>', '</thought>', '</reasoning>'];
const longestTag = Math.max(...closeTags.map(({ length }) => length));

/** What a model thinks to itself; thoughts that do not end are thoughts up to the end. */
class Thoughts implements Stage {
  private held = '';
  private isThinking = false;

  push(character: string): string {
    if (this.isThinking) {
      this.held = (this.held + character.toLowerCase()).slice(-longestTag);
      if (closeTags.some((tag) => this.held.endsWith(tag))) {
        this.isThinking = false;
        this.held = '';
      }
      return '';
    }
    if (this.held === '' && character !== '<') return character;
    if (character === '<') {
      const before = this.held;
      this.held = character;
      return before;
    }
    this.held += character;
    const tag = this.held.toLowerCase();
    if (openTags.includes(tag)) {
      this.isThinking = true;
      this.held = '';
      return '';
    }
    // a closing tag alone: its opening one belongs to the prompt of some models
    if (closeTags.includes(tag)) {
      this.held = '';
      return '';
    }
    if ([...openTags, ...closeTags].some((known) => known.startsWith(tag))) return '';
    return this.end();
  }

  end(): string {
    const rest = this.isThinking ? '' : this.held;
    this.held = '';
    return rest;
  }
}

/** Code fences, with the name of the language and the line that they stand in; what they hold stays. */
class Fences implements Stage {
  private ticks = 0;
  private info: string | undefined;
  private isLineStart = true;

  push(character: string): string {
    if (character === '`' && this.info === undefined) {
      this.ticks += 1;
      return '';
    }
    if (this.ticks >= 3 && this.isLineStart) {
      if (/[\w+-]/.test(character)) {
        this.info = (this.info ?? '') + character;
        return '';
      }
      const info = this.info ?? '';
      this.ticks = 0;
      this.info = undefined;
      if (character === '\n') return '';
      return this.passed((/\s/.test(character) ? '' : info) + character);
    }
    const ticks = this.ticks >= 3 ? '' : '`'.repeat(this.ticks);
    this.ticks = 0;
    return this.passed(ticks + character);
  }

  private passed(text: string): string {
    this.isLineStart = text.endsWith('\n') || (this.isLineStart && text.trim() === '');
    return text;
  }

  end(): string {
    return this.ticks >= 3 ? '' : '`'.repeat(this.ticks);
  }
}

const marks = /^[*_#>\s]+/;
const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/.test(line.trim());
const canBegin = (text: string, openers: readonly string[]): boolean => {
  const begun = text.replace(/^[*_#>\-—=（(\s]+/, '').toLowerCase();
  return openers.some((opener) => opener.startsWith(begun) || begun.startsWith(opener));
};

/** A first line that is longer than this says something. */
const MAX_PREAMBLE = 120;

/** Lines at the beginning that only say that an answer follows. */
class Preamble implements Stage {
  private line = '';
  private isOver = false;

  push(character: string): string {
    if (this.isOver) return character;
    if (this.line === '' && /\s/.test(character)) return '';
    this.line += character;
    if (character === '\n') return this.take();
    if (this.line.length <= MAX_PREAMBLE && canBegin(this.line, preambleOpeners)) return '';
    return this.give(this.line);
  }

  private give(text: string): string {
    this.isOver = text !== '';
    this.line = '';
    return text;
  }

  /** The line is whole: what is left of it without its preambles. */
  private take(): string {
    if (isRule(this.line)) return this.give('');
    let rest = this.line.replace(marks, '');
    let isCut = false;
    for (let before = ''; rest !== before; ) {
      before = rest;
      for (const preamble of preambles) rest = rest.replace(preamble, '');
      isCut ||= rest !== before;
      rest = isCut ? rest.replace(/^[\s*_]+/, '') : rest;
    }
    return this.give(isCut ? rest : this.line);
  }

  end(): string {
    return this.line === '' ? '' : this.take();
  }
}

/** Longer sentences are no courtesy. */
const MAX_COURTESY = 90;
/** What may still belong to a sentence after its end: marks, brackets and the halves of emojis. */
const endings = /[。！？!?…～~”’」』）)*_"'\uD83C-\uD83E\uDC00-\uDFFF\u2600-\u27BF]|\uFE0F|\u200D/;

function isCourtesy(sentence: string): boolean {
  if (isRule(sentence)) return true;
  const bare = sentence
    .replace(/^[*_#>\-—\s（(]+/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .trim();
  return bare !== '' && courtesies.some((courtesy) => courtesy.test(bare));
}

/** Courtesies and lines of dashes after which nothing comes. Sentences that cannot be one are passed on as they come. */
class Farewell implements Stage {
  /** Complete courtesies and the space around them, in case something follows. */
  private held = '';
  private sentence = '';
  private isOpen = false;
  private hasEnded = false;

  push(character: string): string {
    let out = '';
    if (this.hasEnded && !endings.test(character)) out = this.finish();
    if (character === '\n') return out + this.finish() + this.blank(character);
    const isBegin = this.sentence === '' && !this.isOpen;
    if (isBegin && /\s/.test(character)) return out + this.blank(character);
    this.hasEnded ||= /[。！？!?]/.test(character);
    if (this.isOpen) return out + character;
    this.sentence += character;
    if (this.sentence.length <= MAX_COURTESY && canBegin(this.sentence, courtesyOpeners)) return out;
    return out + this.open();
  }

  private blank(character: string): string {
    this.held += character;
    return '';
  }

  private open(): string {
    const text = this.held + this.sentence;
    this.held = '';
    this.sentence = '';
    this.isOpen = true;
    return text;
  }

  private finish(): string {
    this.hasEnded = false;
    if (this.isOpen) {
      this.isOpen = false;
      return '';
    }
    if (this.sentence !== '' && !isCourtesy(this.sentence)) {
      const text = this.open();
      this.isOpen = false;
      return text;
    }
    this.held += this.sentence;
    this.sentence = '';
    return '';
  }

  end(): string {
    const text = this.finish();
    this.held = '';
    return text;
  }
}

/** `words` are to be read; of `data` (JSON, lists of objects) only the thoughts are taken out. */
type AnswerKind = 'words' | 'data';

/** Takes out of a model's answer what is not the answer: thinking, code fences, preamble, closing courtesies. */
export class AnswerCleaner {
  private readonly stages: readonly Stage[];

  constructor(kind: AnswerKind = 'words') {
    this.stages = kind === 'data' ? [new Thoughts()] : [new Thoughts(), new Fences(), new Preamble(), new Farewell()];
  }

  push(piece: string): string {
    return this.through(piece, 0);
  }

  end(): string {
    let rest = '';
    for (const [index, stage] of this.stages.entries()) rest += this.through(stage.end(), index + 1);
    return rest;
  }

  private through(text: string, from: number): string {
    let out = text;
    for (const stage of this.stages.slice(from))
      out = out
        .split('')
        .map((character) => stage.push(character))
        .join('');
    return out;
  }
}

/** The pieces of an answer without what is not the answer; what was held back comes also where the stream breaks. */
export async function* cleaned(pieces: AsyncIterable<string>, kind: AnswerKind = 'words'): AsyncIterable<string> {
  const cleaner = new AnswerCleaner(kind);
  let broken: { readonly error: unknown } | undefined;
  try {
    for await (const piece of pieces) {
      const text = cleaner.push(piece);
      if (text !== '') yield text;
    }
  } catch (error) {
    broken = { error };
  }
  const rest = cleaner.end();
  if (rest !== '') yield rest;
  if (broken) throw broken.error;
}
