import {
  joinWithPrevious,
  mostSentences,
  moveSentences,
  parseScriptText,
  patchSentences,
  type ScriptSentence,
  splitSentence,
} from '@/domain/script';
import { newId } from '@/utils/newId';
import type { ScriptStore } from '../model/scriptDocument';

/** What a row does; the same object as long as the script is open, so that rows that do not change are not drawn. */
export interface RowActions {
  write(id: string, text: string): void;
  patch(id: string, patch: Partial<Omit<ScriptSentence, 'id' | 'text'>>): void;
  split(id: string, at: number): void;
  join(id: string): void;
  remove(ids: ReadonlySet<string>): void;
  move(id: string, step: -1 | 1): void;
  drop(id: string, index: number): void;
  go(id: string, step: -1 | 1): void;
  /** Lines from the clipboard become sentences. @returns false when it is one line: the field takes it itself */
  paste(id: string, text: string, from: number, to: number): boolean;
  toggle(id: string, isRange: boolean): void;
}

export function createRowActions(store: ScriptStore, focus: (id: string, at?: number) => void): RowActions {
  const sentences = () => store.get().sentences;
  const indexOf = (id: string) => sentences().findIndex((sentence) => sentence.id === id);
  let lastToggled: string | undefined;

  return {
    write: (id, text) =>
      store.change(
        'scripts.step.typing',
        (doc) => ({ ...doc, sentences: patchSentences(doc.sentences, new Set([id]), { text }) }),
        `text ${id}`,
      ),
    patch: (id, patch) => {
      const { selected } = store.getState();
      const ids = selected.has(id) && 'role' in patch ? selected : new Set([id]);
      store.change(
        'scripts.step.detail',
        (doc) => ({ ...doc, sentences: patchSentences(doc.sentences, ids, patch) }),
        `${Object.keys(patch).join()} ${id}`,
      );
    },
    split: (id, at) => {
      if (sentences().length >= mostSentences) return;
      const made = newId();
      store.change('scripts.step.split', (doc) => ({ ...doc, sentences: splitSentence(doc.sentences, id, at, made) }));
      focus(made, 0);
    },
    join: (id) => {
      const before = sentences()[indexOf(id) - 1];
      if (!before) return;
      store.change('scripts.step.join', (doc) => {
        const joined = joinWithPrevious(doc.sentences, id);
        return joined === doc.sentences ? doc : { ...doc, sentences: joined };
      });
      focus(before.id, before.text.length);
    },
    remove: (ids) => {
      const first = sentences().findIndex(({ id }) => ids.has(id));
      store.change('scripts.step.remove', (doc) => ({
        ...doc,
        sentences: doc.sentences.filter(({ id }) => !ids.has(id)),
      }));
      const next = sentences()[Math.min(first, sentences().length - 1)];
      if (next) focus(next.id);
    },
    move: (id, step) => {
      const { selected } = store.getState();
      const ids = selected.has(id) ? selected : new Set([id]);
      const places = sentences().flatMap((sentence, index) => (ids.has(sentence.id) ? [index] : []));
      const [first = 0, last = 0] = [places[0], places.at(-1)];
      const to = step < 0 ? first - 1 : last + 2;
      if (to < 0 || to > sentences().length) return;
      store.change('scripts.step.move', (doc) => ({ ...doc, sentences: moveSentences(doc.sentences, ids, to) }));
      focus(id);
    },
    drop: (id, index) => {
      const { selected } = store.getState();
      const ids = selected.has(id) ? selected : new Set([id]);
      store.change('scripts.step.move', (doc) => ({ ...doc, sentences: moveSentences(doc.sentences, ids, index) }));
    },
    go: (id, step) => {
      const next = sentences()[indexOf(id) + step];
      if (next) focus(next.id, step < 0 ? next.text.length : 0);
    },
    paste: (id, text, from, to) => {
      if (!/\S\s*[\r\n]+\s*\S/.test(text)) return false;
      const { sentences: pasted } = parseScriptText(text);
      const here = sentences()[indexOf(id)];
      if (pasted.length < 2 || !here) return false;
      const role = here.role;
      const [head, tail] = [here.text.slice(0, from), here.text.slice(to)];
      const lines = pasted.map((one) => ({ ...one, role: one.role || role }));
      store.change('scripts.step.paste', (doc) => {
        const at = doc.sentences.findIndex((sentence) => sentence.id === id);
        const added = [
          ...(head ? [{ ...here, text: head }] : []),
          ...lines,
          ...(tail ? [{ id: newId(), text: tail, role }] : []),
        ];
        return {
          ...doc,
          sentences: [...doc.sentences.slice(0, at), ...added, ...doc.sentences.slice(at + 1)].slice(0, mostSentences),
        };
      });
      const last = lines.at(-1);
      if (last) focus(last.id, last.text.length);
      return true;
    },
    toggle: (id, isRange) => {
      const { selected } = store.getState();
      const next = new Set(selected);
      if (isRange && lastToggled) {
        const [a, b] = [indexOf(lastToggled), indexOf(id)].sort((x, y) => x - y);
        for (const sentence of sentences().slice(a, (b ?? 0) + 1)) next.add(sentence.id);
      } else if (!next.delete(id)) next.add(id);
      lastToggled = id;
      store.select(next);
    },
  };
}
