import type { SpeechSettings } from '@/blocks/voices';
import type { FigureBackdrop } from '@/domain/figures';
import type { Framing, GestureKind, Look } from '@/engine/figure';
import type { Figure } from '@/services/figure/schema';
import { defaultBackground } from './colors.data';

export const shapes = { portrait: [1080, 1920], wide: [1920, 1080], square: [1080, 1080] } as const;
export type Shape = keyof typeof shapes;
export const shapeKeys = Object.keys(shapes) as readonly Shape[];

type BackgroundKind = 'color' | 'gradient' | 'media' | 'transparent';
export const backgroundKinds: readonly BackgroundKind[] = ['color', 'gradient', 'media', 'transparent'];

/** What the user has set; kept over a reload and with each result. */
export interface FigureVideoOptions {
  readonly mode: 'text' | 'audio';
  readonly text: string;
  /** The saved script that the text was taken from. */
  readonly script?: string | undefined;
  readonly presenter: string;
  /** A digital human of the merchant's own; it wins over `presenter`. */
  readonly own?: Figure | undefined;
  readonly look: Look;
  readonly framing: Framing;
  readonly place: number;
  readonly size: number;
  readonly liveliness: number;
  readonly shape: Shape;
  readonly background: BackgroundKind;
  readonly colors: readonly [string, string];
  readonly backdrop?: (FigureBackdrop & { readonly id: string; readonly name: string }) | undefined;
  readonly voice: string;
  readonly settings: SpeechSettings;
  readonly captions: string;
  /** By the place of the sentence; without one it is found from the words. */
  readonly gestures: Readonly<Record<number, GestureKind>>;
}

export const usual: FigureVideoOptions = {
  mode: 'text',
  text: '',
  presenter: 'anchor',
  look: {},
  framing: 'half',
  place: 0,
  size: 1,
  liveliness: 1,
  shape: 'portrait',
  background: 'gradient',
  colors: defaultBackground,
  voice: '',
  settings: { speed: 1, pitch: 1, volume: 1 },
  captions: 'bold',
  gestures: {},
};

/** Whether this page can draw videos at all: test rooms cannot. */
export const isDrawable = (): boolean => typeof OffscreenCanvas === 'function';
