import { checkPost, fitTitle, type PlatformId, type PostFinding, platforms } from '../../platforms';

export interface MatrixTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
}

export interface FittedTexts {
  readonly texts: MatrixTexts;
  /** What had to be shortened or left out for the platform. */
  readonly repaired: readonly PostFinding[];
  /** What no repair helps: somebody has to write. */
  readonly errors: readonly PostFinding[];
}

function repair(id: PlatformId, texts: MatrixTexts, { code }: PostFinding): MatrixTexts {
  const { description, topics } = platforms[id];
  switch (code) {
    case 'TITLE_TOO_LONG':
      return { ...texts, title: fitTitle(id, texts.title) };
    case 'DESCRIPTION_TOO_LONG':
      return { ...texts, description: [...texts.description].slice(0, description.max).join('') };
    case 'TOPICS_TOO_MANY':
      return { ...texts, topics: texts.topics.slice(0, topics.max) };
    case 'TOPICS_TOO_LONG':
      return { ...texts, topics: texts.topics.slice(0, -1) };
    case 'TOPIC_TWICE':
      return { ...texts, topics: [...new Set(texts.topics)] };
    default:
      return texts;
  }
}

/** The texts as a platform takes them, with what had to go; the common ones stay as they are. */
export function fitTexts(id: PlatformId, texts: MatrixTexts): FittedTexts {
  const repaired = new Map<string, PostFinding>();
  let fitted = texts;
  for (let step = 0; step < 40; step += 1) {
    const findings = checkPost(id, fitted).filter(({ severity }) => severity !== 'info');
    const now = fitted;
    const helped = findings.find((finding) => repair(id, now, finding) !== now && changes(id, now, finding));
    if (!helped) break;
    fitted = repair(id, fitted, helped);
    if (!repaired.has(helped.code)) repaired.set(helped.code, helped);
  }
  const errors = checkPost(id, fitted).filter(({ severity }) => severity === 'error');
  return { texts: fitted, repaired: [...repaired.values()], errors };
}

const changes = (id: PlatformId, texts: MatrixTexts, finding: PostFinding): boolean =>
  JSON.stringify(repair(id, texts, finding)) !== JSON.stringify(texts);
