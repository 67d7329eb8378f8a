import { placeItem } from '@/components/upload/placeItem';
import type { ShotFit } from '@/domain/storyboard/types';
import type { GoodsMedia } from '@/services/goods/schema';
import type { Action } from './actions';
import { briefOfAngle } from './angles';
import { editBrief } from './brief';
import {
  addCard,
  editCard,
  editText,
  importLines,
  mergeCard,
  moveCard,
  removeCard,
  splitCard,
  undoCards,
  withCards,
} from './cardEdits';
import type { Card, ComposeState, Draft, GoodsDraft, Variant } from './state';

const withDraft = (state: ComposeState, patch: Partial<Draft>): ComposeState => ({
  ...state,
  draft: { ...state.draft, ...patch },
});

const withForm = (state: ComposeState, form: GoodsDraft): ComposeState =>
  withDraft(state, { goods: { ...state.draft.goods, form } });

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

/** A draft from storage: what was running when it was written is no longer running. */
function loaded(draft: Draft): ComposeState {
  const variants = draft.variants.map((variant) =>
    variant.phase === 'streaming' ? { ...variant, phase: 'stopped' as const } : variant,
  );
  return { draft: { ...draft, variants }, past: [], voiceRuns: {} };
}

function patchVariant(state: ComposeState, id: string, patch: Partial<Variant>): ComposeState {
  const variants = state.draft.variants.map((variant) => (variant.id === id ? { ...variant, ...patch } : variant));
  // Written anew, it is another script: the cards stay what they were and no longer follow it.
  const isAnew = patch.text === '' && state.draft.chosenVariantId === id;
  const draft = { ...state.draft, variants, ...(isAnew ? { chosenVariantId: undefined } : {}) };
  const chosen = variants.find((variant) => variant.id === id);
  const isChosen = chosen !== undefined && draft.chosenVariantId === id;
  return { ...state, draft: isChosen ? importLines(draft, chosen) : draft };
}

function chooseVariant(state: ComposeState, id: string): ComposeState {
  const variant = state.draft.variants.find((one) => one.id === id);
  if (!variant || state.draft.chosenVariantId === id) return state;
  const brief = briefOfAngle(state.draft.brief, variant.angle);
  const fresh = { ...state.draft, brief, chosenVariantId: id, importedLines: 0, cards: [] };
  const next = importLines(fresh, variant);
  // The script of another variant is another script: it gets its own record.
  return withCards(
    { ...state, draft: { ...next, cards: state.draft.cards, scriptId: undefined } },
    next.cards,
    'paste',
  );
}

function toggleMedia(state: ComposeState, url: string): ComposeState {
  const { form } = state.draft.goods;
  const excluded = form.excluded.includes(url) ? form.excluded.filter((one) => one !== url) : [...form.excluded, url];
  return withForm(state, { ...form, excluded, isSaved: false });
}

/** Cards that the user left alone are planned anew: the first image opens the video. */
function moveMedia(state: ComposeState, url: string, to: number): ComposeState {
  const { goods, cards } = state.draft;
  const from = goods.form.media.findIndex((item) => item.url === url);
  const media = placeItem(goods.form.media, from, to);
  const isOwn = ({ isShotFixed, shot }: Card): boolean => isShotFixed === true || shot?.fit !== undefined;
  return withDraft(state, {
    goods: { ...goods, form: { ...goods.form, media, isSaved: false } },
    cards: cards.map((card) => (isOwn(card) ? card : { ...card, shot: null })),
  });
}

/** Another file of the same content, wherever the one at an address is used; steps back show it too. */
function replaceMedia(state: ComposeState, url: string, media: GoodsMedia): ComposeState {
  const { form } = state.draft.goods;
  const { width = 0, height = 0, duration = 0 } = media;
  const inCards = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) =>
      card.shot?.url === url
        ? {
            ...card,
            shot: {
              ...card.shot,
              ...{ url: media.url, width: width || card.shot.width, height: height || card.shot.height },
              duration: duration || card.shot.duration,
            },
          }
        : card,
    );
  const placed = withForm(state, {
    ...form,
    media: form.media.map((item) => (item.url === url ? { ...item, ...media } : item)),
    excluded: form.excluded.map((one) => (one === url ? media.url : one)),
    broken: without(form.broken, url),
    cover: form.cover === url ? media.url : form.cover,
    isSaved: false,
  });
  const past = placed.past.map((entry) => ({ ...entry, cards: inCards(entry.cards) }));
  return withDraft({ ...placed, past }, { cards: inCards(placed.draft.cards) });
}

/** Where its clip begins; from then on the shot is the user's choice. */
function trimCard(state: ComposeState, id: string, start: number): ComposeState {
  const card = state.draft.cards.find((one) => one.id === id);
  if (card?.shot?.kind !== 'video') return state;
  const trimStart = Math.max(0, Math.min(start, card.shot.duration));
  return editCard(state, id, { shot: { ...card.shot, trimStart }, isShotFixed: true }, 'shot');
}

function fitCard(state: ComposeState, id: string, fit: ShotFit): ComposeState {
  const card = state.draft.cards.find((one) => one.id === id);
  return card?.shot ? editCard(state, id, { shot: { ...card.shot, fit } }, 'shot') : state;
}

/** The only way in which a composition changes. Pure. */
export function reduce(state: ComposeState, action: Action): ComposeState {
  const { draft } = state;
  const { form } = draft.goods;
  switch (action.type) {
    case 'draft/load':
      return loaded(action.draft);
    case 'step/go':
      return withDraft(state, { step: action.step });
    case 'goods/link':
      return withDraft(state, { goods: { ...draft.goods, linkInput: action.text } });
    case 'goods/origin':
      return withDraft(state, { goods: { ...draft.goods, origin: action.origin } });
    case 'goods/fill':
      return withDraft(state, { goods: { ...draft.goods, origin: action.origin, form: action.form } });
    case 'goods/edit':
      return withForm(state, { ...form, ...action.patch, isSaved: false });
    case 'goods/toggleMedia':
      return toggleMedia(state, action.url);
    case 'goods/moveMedia':
      return moveMedia(state, action.url, action.to);
    case 'goods/trouble':
      return withForm(state, {
        ...form,
        broken: action.trouble ? { ...form.broken, [action.url]: action.trouble } : without(form.broken, action.url),
      });
    case 'media/replace':
      return replaceMedia(state, action.url, action.media);
    case 'goods/saved':
      return withForm(state, { ...form, id: action.id, isSaved: true });
    case 'goods/ask':
      return action.field
        ? { ...withDraft(state, { step: 'goods' }), asked: action.field }
        : { ...state, asked: undefined };
    case 'brief/edit':
      return withDraft(state, { brief: editBrief(draft.brief, action.patch) });
    case 'variants/start':
      return withDraft(state, { variants: action.variants, chosenVariantId: undefined, round: draft.round + 1 });
    case 'variant/patch':
      return patchVariant(state, action.id, action.patch);
    case 'variant/choose':
      return chooseVariant(state, action.id);
    case 'writer/known':
      return { ...state, writer: action.writer };
    case 'cards/set':
      return withCards(state, action.cards, action.label);
    case 'card/text':
      return editText(state, action.id, action.text, action.label ?? 'typing');
    case 'card/role':
      return editCard(state, action.id, { role: action.role }, 'typing');
    case 'card/shot':
      return editCard(state, action.id, { shot: action.shot, isShotFixed: true, drawn: undefined }, 'shot');
    case 'card/drawn':
      return editCard(state, action.id, { drawn: action.drawn }, 'shot');
    case 'card/add':
      return addCard(state, action.afterId, action.role, action.newId);
    case 'card/remove':
      return removeCard(state, action.id);
    case 'card/move':
      return moveCard(state, action.id, action.to);
    case 'card/split':
      return splitCard(state, action.id, action.at, action.newId);
    case 'card/merge':
      return mergeCard(state, action.id);
    case 'cards/undo':
      return undoCards(state);
    case 'cards/planned':
      return withDraft(state, {
        cards: draft.cards.map((card) =>
          card.id in action.shots ? { ...card, shot: action.shots[card.id] ?? null } : card,
        ),
      });
    case 'script/saved':
      return withDraft(state, { scriptId: action.id });
    case 'voice/choose':
      return withDraft(state, { voiceId: action.voiceId ?? draft.voiceId, speed: action.speed ?? draft.speed });
    case 'voice/run':
      return {
        ...state,
        voiceRuns: action.run ? { ...state.voiceRuns, [action.key]: action.run } : without(state.voiceRuns, action.key),
      };
    case 'voice/ready':
      return {
        ...withDraft(state, { voices: { ...draft.voices, [action.key]: action.clip } }),
        voiceRuns: without(state.voiceRuns, action.key),
      };
    case 'voice/forget':
      return withDraft(state, {
        voices: Object.fromEntries(Object.entries(draft.voices).filter(([, clip]) => !action.urls.includes(clip.url))),
      });
    case 'template/choose':
      return withDraft(state, {
        templateKey: action.key,
        ...(action.design && {
          designs: [...(draft.designs ?? []).filter(({ key }) => key !== action.key), action.design],
        }),
      });
    case 'graphics/edit':
      return withDraft(state, { graphics: { ...draft.graphics, [action.part]: action.text } });
    case 'graphics/all':
      return withDraft(state, { hasGraphics: action.isOn });
    case 'graphics/style':
      return withDraft(state, { graphicsStyle: action.key });
    case 'music/choose':
      return withDraft(state, { music: action.id });
    case 'focus/found':
      return withDraft(state, { focuses: { ...draft.focuses, ...action.focuses } });
    case 'card/fit':
      return fitCard(state, action.id, action.fit);
    case 'card/trim':
      return trimCard(state, action.id, action.start);
    case 'card/info':
      return editCard(state, action.id, { isPlain: !action.isOn }, 'shot');
    case 'label/set':
      return withDraft(state, { aiLabel: action.isOn });
    case 'output/set':
      return withDraft(state, { output: action.output });
  }
}
