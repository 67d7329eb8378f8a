import { parseIdea } from '@/domain/goods/parseIdea';
import type { VideoTemplate } from '@/domain/templates/builtIn.data';
import type { Goods } from '@/services/goods/schema';
import type { Topic } from '@/services/topic/schema';
import { forPlatform } from './brief';
import { formFromGoods } from './goodsForm';
import { type Draft, emptyGoods } from './state';

/** With what the page was entered from elsewhere. */
export interface Entry {
  /** Address of a product page: read at once. */
  readonly link?: string;
  /** An idea in the user's own words. */
  readonly idea?: string;
  readonly frameworkId?: string;
  /** A video template: framework, length and looks. */
  readonly template?: VideoTemplate;
  /** A goods of the library. */
  readonly goods?: Goods;
  /** A topic of the library with its goods. */
  readonly topic?: { readonly topic: Topic; readonly goods?: Goods | undefined };
}

const titleLength = 60;
const wishLength = 500;
export const TONE_LENGTH = 30;

/** A new draft with what the user has already said elsewhere. */
export function startDraft(draft: Draft, { template, ...entry }: Entry): Draft {
  const { link, idea, frameworkId = template?.frameworkId, goods, topic } = entry;
  const fresh = {
    ...draft,
    documentId: crypto.randomUUID(),
    ...(template ? { templateKey: template.captionKey, graphicsStyle: template.graphicsStyle } : {}),
  };
  if (topic) return fromTopic(fresh, topic);
  const brief = {
    ...draft.brief,
    ...(frameworkId ? { frameworkId } : {}),
    ...(template ? { seconds: template.seconds } : {}),
  };
  if (goods) return { ...fresh, brief, goods: { ...draft.goods, origin: 'library', form: formFromGoods(goods) } };
  if (link) return { ...fresh, brief, goods: { ...draft.goods, origin: 'link', linkInput: link } };
  if (!idea) return { ...fresh, brief };
  return fromIdea({ ...fresh, brief }, idea);
}

/** The lengths that a script can be asked for. */
const lengths = [15, 20, 30, 45, 60, 90] as const;
/** What the writer can be asked for. */
const LENGTH_LIMITS = { min: 8, max: 180 };
const withinLimits = (seconds: number): number => Math.min(LENGTH_LIMITS.max, Math.max(LENGTH_LIMITS.min, seconds));

/** Lengths to choose from, the one that is wished among them. */
export const lengthChoices = (seconds: number): readonly number[] =>
  [...new Set([...lengths, seconds])].sort((left, right) => left - right);

/** An order in the user's own words becomes goods and brief; what is neither is a wish for the writer. */
function fromIdea(draft: Draft, text: string): Draft {
  const { name, guess, price, offer, points, tone, seconds, platform, rest } = parseIdea(text);
  const wish = rest.join('\uff0c');
  return {
    ...draft,
    goods: {
      ...draft.goods,
      origin: 'hand',
      idea: [...text].slice(0, wishLength).join(''),
      ...(name ? {} : { guess }),
      form: {
        ...emptyGoods,
        title: name || guess,
        price,
        offer,
        sellingPoints: points,
      },
    },
    brief: {
      ...(platform ? forPlatform(draft.brief, platform) : draft.brief),
      wish: [...wish].slice(0, wishLength).join(''),
      ...(tone ? { tone: [...tone].slice(0, TONE_LENGTH).join('') } : {}),
      ...(seconds ? { seconds: withinLimits(seconds) } : {}),
    },
  };
}

/** A topic's words become the wish that the writer follows; without goods they are what the video is about. */
function fromTopic(draft: Draft, { topic, goods }: NonNullable<Entry['topic']>): Draft {
  const words = [topic.title, topic.angle, ...topic.outline].filter(Boolean).join('\n');
  const form = goods
    ? formFromGoods(goods)
    : { ...emptyGoods, title: [...topic.title].slice(0, titleLength).join(''), description: words };
  return {
    ...draft,
    topicId: topic.id,
    goods: { ...draft.goods, origin: goods ? 'library' : 'hand', form },
    brief: {
      ...forPlatform(draft.brief, topic.platform),
      wish: goods ? [...words].slice(0, wishLength).join('') : draft.brief.wish,
      ...(topic.framework_id ? { frameworkId: topic.framework_id } : {}),
    },
  };
}
