import { type SpeechSettings, usualSettings } from '@/blocks/voices/settings';
import { presenters } from '@/engine/figure';
import type { InputOf } from '@/services/contract';
import type { ConsentGiven, Figure, figureContract, Portrait, PortraitMarks } from '@/services/figure/schema';

export const portraitKind = 'portrait';

export interface Appearance {
  readonly presenter: string;
  readonly portrait?: Portrait;
  readonly look: Readonly<Record<string, string>>;
}

/** A consent while it is filled in. */
export type ConsentDraft = Partial<Omit<ConsentGiven, 'is_confirmed'>> & { readonly is_confirmed?: boolean };

export interface FigureValues {
  name: string;
  appearance: Appearance;
  voice: string;
  settings: SpeechSettings;
  consent: ConsentDraft;
  trial?: undefined;
}

export type FigureBody = InputOf<(typeof figureContract)['save']>;

/** Where mouth and eyes of a head in the middle of an image usually lie: moved by hand from there. */
export const usualMarks: PortraitMarks = {
  mouth: { x: 0.5, y: 0.62, width: 0.16 },
  leftEye: { x: 0.42, y: 0.44 },
  rightEye: { x: 0.58, y: 0.44 },
};

/** What the form starts with. A withdrawn consent is no start: it must be given anew. */
export function figureValues(figure: Figure | undefined): FigureValues {
  const { speed, pitch, volume } = figure ?? usualSettings;
  const held = figure?.consent && !figure.consent.withdrawn_at ? figure.consent : {};
  return {
    name: figure?.name ?? '',
    appearance: {
      presenter: figure?.presenter ?? presenters[0]?.id ?? '',
      look: figure?.look ?? {},
      ...(figure?.portrait ? { portrait: figure.portrait } : {}),
    },
    voice: figure?.voice ?? '',
    settings: { speed, pitch, volume },
    consent: held,
  };
}

/** A whole consent, or undefined while something is missing. */
export function wholeConsent({ person, granted_on, purpose, is_confirmed }: ConsentDraft): ConsentGiven | undefined {
  const who = person?.trim();
  const what = purpose?.trim();
  if (!who || !granted_on || !what || what.length < 2 || !is_confirmed) return undefined;
  return { person: who, granted_on, purpose: what, is_confirmed };
}

/** What is sent. The consent goes along only when it is new: an old one keeps its day. */
export function figureBody(values: FigureValues, figure: Figure | undefined): FigureBody {
  const { appearance, consent, settings, name, voice } = values;
  const isPortrait = appearance.presenter === portraitKind;
  const given = isPortrait ? wholeConsent(consent) : undefined;
  const known = figure?.consent;
  const isKnown =
    known !== undefined &&
    !known.withdrawn_at &&
    given?.person === known.person &&
    given.purpose === known.purpose &&
    given.granted_on === known.granted_on;
  return {
    ...(figure ? { id: figure.id, favorite: figure.favorite } : {}),
    name,
    voice,
    ...settings,
    presenter: appearance.presenter,
    look: { ...appearance.look },
    ...(isPortrait && appearance.portrait ? { portrait: appearance.portrait } : {}),
    ...(given && !isKnown ? { consent: given } : {}),
  };
}
