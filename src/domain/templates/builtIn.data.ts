import type { GraphicsStyleKey } from '../storyboard/graphics.data';

export const templateKeys = ['hook3', 'pain', 'list', 'story', 'compare', 'offer'] as const;
type TemplateKey = (typeof templateKeys)[number];

/** A video as a form: how it is told, how it looks, and what has to be put in. Its words are `templates.<key>.…`. */
export interface VideoTemplate {
  readonly key: TemplateKey;
  readonly frameworkId: string;
  /** Caption look, of the engine's templates. */
  readonly captionKey: string;
  readonly graphicsStyle: GraphicsStyleKey;
  /** One of the lengths that a script can be asked for. */
  readonly seconds: 15 | 30 | 45 | 60;
  /** Images or clips that it needs to change often enough. */
  readonly images: number;
  readonly points: number;
  readonly needsPrice: boolean;
  readonly needsOffer: boolean;
}

export const videoTemplates: readonly VideoTemplate[] = [
  {
    key: 'hook3',
    frameworkId: 'aida',
    captionKey: 'bold',
    graphicsStyle: 'vivid',
    seconds: 30,
    images: 4,
    points: 2,
    needsPrice: false,
    needsOffer: false,
  },
  {
    key: 'pain',
    frameworkId: 'pain-proof',
    captionKey: 'keyword',
    graphicsStyle: 'clean',
    seconds: 30,
    images: 4,
    points: 3,
    needsPrice: false,
    needsOffer: false,
  },
  {
    key: 'list',
    frameworkId: 'listicle',
    captionKey: 'boxed',
    graphicsStyle: 'fresh',
    seconds: 45,
    images: 5,
    points: 4,
    needsPrice: false,
    needsOffer: false,
  },
  {
    key: 'story',
    frameworkId: 'story4',
    captionKey: 'film',
    graphicsStyle: 'noble',
    seconds: 45,
    images: 5,
    points: 2,
    needsPrice: false,
    needsOffer: false,
  },
  {
    key: 'compare',
    frameworkId: 'bab',
    captionKey: 'stripe',
    graphicsStyle: 'clean',
    seconds: 30,
    images: 4,
    points: 2,
    needsPrice: true,
    needsOffer: false,
  },
  {
    key: 'offer',
    frameworkId: 'golden3',
    captionKey: 'neon',
    graphicsStyle: 'vivid',
    seconds: 15,
    images: 3,
    points: 2,
    needsPrice: true,
    needsOffer: true,
  },
];

export const findTemplate = (key: string | undefined): VideoTemplate | undefined =>
  videoTemplates.find((template) => template.key === key);
