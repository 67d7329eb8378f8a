import { refuse } from '../../../engineError';
import type { ActionRequest } from '../../../writerTypes';
import { readWish } from '../wish';
import { expandText } from './expand';
import { continueText } from './goOn';
import { outlineOf } from './outline';
import { inTone, rewriteText } from './rewrite';
import { shortenText } from './shorten';
import { tagsOf } from './tags';
import { titleStuff, titlesFrom } from './titles';

/** Wishes that the rules understand (不要提…) take sentences out before an act. */
function withoutUnwished(text: string, wish: string): string {
  const { avoid } = readWish(wish);
  if (avoid.length === 0) return text;
  const kept = text.split(/(?<=[。！？!?；;\n])/).filter((sentence) => !avoid.some((word) => sentence.includes(word)));
  return kept.join('') || text;
}

/** What the embedded writer makes of a text. The same request gives the same answer. */
export function actOn(request: ActionRequest): string {
  const { goods, platform, seed, wish } = request;
  const text = withoutUnwished(request.text.trim(), wish);
  const around = { goods, before: request.before, after: request.after, wish };
  switch (request.act) {
    case 'rewrite':
      return rewriteText(text, seed);
    case 'shorten':
      return shortenText(text, wish);
    case 'expand':
      return expandText(text, around, seed);
    case 'tone':
      return inTone(text, request.tone ?? 'lively', seed);
    case 'titles':
      return titlesFrom(titleStuff(text, goods), { count: 10, platform, seed })
        .map((title) => title.text)
        .join('\n');
    case 'topics':
      return tagsOf(text, goods, 8, seed)
        .map((tag) => `#${tag}`)
        .join('\n');
    case 'continue':
      return continueText(text, around, platform, seed);
    case 'outline':
      return outlineOf(text);
    case 'translate':
      return refuse('内置写作不懂外语，请配置写作模型后再翻译', { errorCode: 'WRITER_CANNOT' });
    default:
      return refuse('不认识这个写作动作', { errorCode: 'WRITER_CANNOT' });
  }
}
