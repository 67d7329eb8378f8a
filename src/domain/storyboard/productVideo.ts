import { loopUrl } from '../../engine/audio/loopMedia';
import type { LoopScore } from '../../engine/audio/synth';
import { type CaptionTemplate, DEFAULT_TEMPLATE_KEY } from '../../engine/project/captionTemplates';
import type { Project } from '../../engine/project/schema';
import { FPS_30 } from '../../engine/time/frameRate';
import { type Ticks, toSeconds, ZERO } from '../../engine/time/ticks';
import { designOf } from '../captionDesigns';
import { buildProject } from './buildProject';
import { type CardSpan, cardSpans } from './cardSpans';
import { formatSizes, USUAL_FORMAT, type VideoFormat } from './formats';
import { defaultGraphics, type VideoGraphics } from './graphics';
import type { GraphicsStyleKey } from './graphics.data';
import { type InfoCard, infoCardsOf } from './infoCards';
import { beatOf, chooseLoop, loopById } from './music';
import { pauseBetween, TAIL_SECONDS } from './pacing';
import { restShots } from './shotParts';
import type { Card, Focus, ShotMedia, VoiceClip } from './types';

/** What short-video platforms play at, with room for their own encoders. */
const LOUDNESS = { target: -14, truePeak: -1 };
const FPS = FPS_30;

/** What a video about goods is made from. */
export interface ProductVideo {
  /** Id of the project document, the same at every build. */
  readonly id: string;
  readonly goods: {
    readonly title: string;
    readonly category: string;
    /** Yuan as text; empty = not known. */
    readonly price: string;
    /** What one gets now, in the shop's words; absent or empty = nothing. */
    readonly offer?: string;
    readonly brand: string;
    readonly sellingPoints: readonly string[];
    readonly specs?: readonly { readonly name: string; readonly value: string }[];
  };
  /** Sentences that are spoken, with their shots. */
  readonly cards: readonly Card[];
  /** What may follow a clip that ends before its sentence, beside the cards' own shots; absent = those alone. */
  readonly media?: readonly ShotMedia[];
  /** By card id; a card without one lasts as long as its text is estimated to. */
  readonly voices: Readonly<Record<string, VoiceClip>>;
  /** Caption template; empty = the usual one. */
  readonly templateKey: string;
  /** Designs that were taken along, which the key may mean. */
  readonly designs?: readonly CaptionTemplate[] | undefined;
  /** Graphics in place of those that follow from script and goods; an empty text takes one out. */
  readonly graphics?: Partial<VideoGraphics> | undefined;
  readonly graphicsStyle?: GraphicsStyleKey | undefined;
  /** A piece of our own music by id, empty for none; absent = what suits the goods. */
  readonly music?: string | undefined;
  /** Where the subject of an image is, by its address. */
  readonly focuses?: Readonly<Record<string, Focus>> | undefined;
  /** Absent = upright. */
  readonly format?: VideoFormat | undefined;
  readonly aiLabel: boolean;
  readonly source: Project['source'];
}

/** The graphics as they are seen. */
export function productGraphics({
  goods,
  cards,
  graphics = {},
}: Pick<ProductVideo, 'goods' | 'cards' | 'graphics'>): VideoGraphics {
  const chosen = Object.entries(graphics).filter(([, text]) => text !== undefined);
  return { ...defaultGraphics(cards, goods), ...Object.fromEntries(chosen) };
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

/**
 * The info cards that the sentences have by themselves, those that the user took out among them; none for a figure that
 * the badge beside it tells already.
 */
export function productInfoCards(
  video: Pick<ProductVideo, 'goods' | 'cards' | 'graphics'>,
): ReadonlyMap<string, InfoCard> {
  const badge = withoutBlanks(productGraphics(video).badge);
  const isTold = ({ kind, rows }: InfoCard): boolean =>
    kind === 'fact' && rows.every(({ text }) => badge.includes(withoutBlanks(text)));
  return infoCardsOf(video.cards, { specs: [], ...video.goods }, isTold);
}

/** When each sentence is spoken and seen. */
export const productSpans = ({ cards, voices }: Pick<ProductVideo, 'cards' | 'voices'>): readonly CardSpan[] =>
  cardSpans(cards, { fps: FPS, pause: pauseBetween, tail: TAIL_SECONDS, voices });

const endOf = (spans: readonly CardSpan[]): Ticks => spans.at(-1)?.to ?? ZERO;

/** The music as it is heard; undefined for none. */
export function productMusic(video: Pick<ProductVideo, 'goods' | 'cards' | 'voices' | 'music'>): LoopScore | undefined {
  const { goods, music } = video;
  if (music === '') return undefined;
  const seconds = toSeconds(endOf(productSpans(video)));
  return (music && loopById(music)) || chooseLoop(`${goods.category} ${goods.title}`, seconds);
}

function shownInfoCards(video: ProductVideo): ReadonlyMap<string, InfoCard> {
  // What is drawn in place of the picture tells it already.
  const plain = new Set(video.cards.filter(({ isPlain, drawn }) => isPlain || drawn).map(({ id }) => id));
  return new Map([...productInfoCards(video)].filter(([id]) => !plain.has(id)));
}

/** The video with captions, graphics, info cards and music: what a merchant would post. Pure. */
export function buildProductVideo(video: ProductVideo): Project {
  const { id, goods, media = [], voices, designs, graphicsStyle, focuses = {}, aiLabel, source } = video;
  const isKnown = designOf(video.templateKey, designs) !== undefined;
  const cards = video.cards.map((card) => {
    const focus = card.shot ? focuses[card.shot.url] : undefined;
    return card.shot && focus ? { ...card, shot: { ...card.shot, focus } } : card;
  });
  const seconds = toSeconds(endOf(productSpans(video)));
  const loop = productMusic(video);
  return buildProject(
    { cards },
    {
      ...formatSizes[video.format ?? USUAL_FORMAT],
      fps: FPS,
      id,
      title: goods.title,
      templateKey: isKnown ? video.templateKey : DEFAULT_TEMPLATE_KEY,
      designs,
      voiceClips: voices,
      graphics: productGraphics(video),
      ...(graphicsStyle ? { graphicsStyle } : {}),
      infoCards: shownInfoCards(video),
      rests: restShots(cards, { media, focuses, goodsName: `${goods.title} ${goods.brand}` }),
      loudness: LOUDNESS,
      music: loop && { url: loopUrl(loop.id, seconds), duration: seconds, beat: beatOf(loop) },
      pause: pauseBetween,
      tail: TAIL_SECONDS,
      aiLabel: { visible: aiLabel, metadata: aiLabel },
      source,
    },
  );
}
