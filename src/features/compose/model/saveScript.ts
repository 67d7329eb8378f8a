import { shownByCaller } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import type { ComposeStore } from './store';

/** Texts by script id as they were last saved here: unchanged ones are not sent again. */
const saved = new Map<string, string>();

/**
 * Saves the sentences as a script record, the link of the chain between framework and video.
 * @throws the typed errors of lib/request, without a message shown
 */
export async function saveScript(store: ComposeStore, untitled: string): Promise<string> {
  const { cards, scriptId, goods, brief, topicId } = store.getState().draft;
  const sentences = cards
    .filter((card) => card.text.trim() !== '')
    .map(({ id, text, role }) => ({ id, text: text.trim(), role }));
  const text = JSON.stringify(sentences);
  if (scriptId && saved.get(scriptId) === text) return scriptId;
  const script = await scriptApi.save(
    {
      ...(scriptId ? { id: scriptId } : {}),
      title: goods.form.title.trim().slice(0, 120) || untitled,
      ...(goods.form.id ? { goods_id: goods.form.id } : {}),
      ...(brief.frameworkId ? { framework_id: brief.frameworkId } : {}),
      sentences,
      source: [
        ...(goods.form.id ? [{ type: 'goods' as const, id: goods.form.id }] : []),
        ...(brief.frameworkId ? [{ type: 'framework' as const, id: brief.frameworkId }] : []),
        ...(topicId ? [{ type: 'topic' as const, id: topicId }] : []),
      ],
    },
    shownByCaller,
  );
  saved.set(script.id, text);
  if (script.id !== scriptId) store.dispatch({ type: 'script/saved', id: script.id });
  return script.id;
}
