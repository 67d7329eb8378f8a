import type { MenuProps } from 'antd';
import { selectFrom } from '@/engine/edit/commands';
import type { Translate } from '@/hooks/useT';
import { shortcutBindings } from '@/lib/shortcutBindings';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import type { EditorCommandId } from '../commands/ids';
import { momentOf } from '../commands/moment';
import { editorCommand } from '../commands/table';
import type { CommandContext } from '../commands/types';
import { commandTitleId, registeredId, runEditorCommand } from '../commands/useEditorCommand';
import { audios } from './model/clipShape';
import type { Hit } from './model/hitTest';

type Items = NonNullable<MenuProps['items']>;

interface MenuActions {
  readonly rename: (target: RenameTarget) => void;
}

export type RenameTarget =
  | { readonly kind: 'clip'; readonly id: string; readonly name: string }
  | { readonly kind: 'marker'; readonly id: string; readonly name: string };

const line = (...ids: readonly EditorCommandId[]): readonly EditorCommandId[] => ids;

/** Groups of commands by what was pointed at. */
const commandGroups: Readonly<Record<'clip' | 'track' | 'ruler', readonly (readonly EditorCommandId[])[]>> = {
  clip: [
    line('split', 'deleteLeft', 'deleteRight'),
    line('cut', 'copy', 'paste', 'duplicate'),
    line('link', 'unlink', 'group', 'ungroup', 'detachAudio', 'freeze', 'reverse', 'emptyPlace'),
    line('delete', 'rippleDelete'),
  ],
  track: [line('paste', 'selectAll'), line('insertPlaceholder', 'closeGaps'), line('zoomFit')],
  ruler: [line('marker'), line('rangeIn', 'rangeOut', 'rangeClear', 'loop'), line('zoomFit')],
};

/** Entries of the menu over a place of the timeline; commands are the editor's own. */
export function menuItems(hit: Hit, t: Translate, context: CommandContext, actions: MenuActions): Items {
  if (hit.part === 'marker') return markerItems(hit.markerId, t, context, actions);
  if (hit.part === 'transition') return transitionItems(hit, t, context);
  if (hit.part === 'clip') {
    const own = clipItems(hit, t, context, actions);
    return [...commandItems('clip', t, context), { type: 'divider' }, ...own];
  }
  return commandItems(hit.part === 'track' || hit.part === 'outside' ? 'track' : 'ruler', t, context);
}

function commandItems(kind: keyof typeof commandGroups, t: Translate, context: CommandContext): Items {
  const moment = momentOf(context);
  return commandGroups[kind].flatMap((group, index): Items => {
    const items = group.map((id) => {
      const definition = editorCommand(id);
      const keys = shortcutBindings.shortcutsOf(registeredId(id), definition?.shortcuts ?? [])[0];
      return {
        key: id,
        label: t(commandTitleId(id)),
        extra: keys ? shortcutKeys(keys, isApple).join(' ') : undefined,
        disabled: !(definition?.isEnabled?.(moment, context) ?? definition !== undefined),
        danger: id === 'delete' || id === 'rippleDelete',
        onClick: () => runEditorCommand(id, context),
      };
    });
    // What belongs to other kinds of clips would only be in the way.
    const rare: ReadonlySet<string> = new Set(
      line('link', 'unlink', 'group', 'ungroup', 'detachAudio', 'freeze', 'reverse', 'emptyPlace'),
    );
    const shown = items.filter(({ key, disabled }) => !(disabled && rare.has(key)));
    return index > 0 && shown.length > 0 ? [{ type: 'divider' }, ...shown] : shown;
  });
}

function clipItems(
  { clip, row }: Extract<Hit, { part: 'clip' }>,
  t: Translate,
  { store }: CommandContext,
  { rename }: MenuActions,
): Items {
  const { present } = store.getState().history;
  const mute: Items = audios(present, clip)
    ? [
        {
          key: 'mute',
          label: t(clip.muted ? 'timelineLine.unmute' : 'timelineLine.mute'),
          onClick: () =>
            store.act(
              { type: 'setAudio', clipId: clip.id, patch: { muted: !clip.muted } },
              { label: 'timeline.step.setAudio' },
            ),
        },
      ]
    : [];
  return [
    ...mute,
    {
      key: 'rename',
      label: t('timelineLine.renameClip'),
      onClick: () => rename({ kind: 'clip', id: clip.id, name: clip.name }),
    },
    {
      key: 'after',
      label: t('timelineLine.selectAfter'),
      onClick: () => store.select(selectFrom(present, clip.start, row.track.id)),
    },
  ];
}

function markerItems(
  markerId: string,
  t: Translate,
  { store, player }: CommandContext,
  { rename }: MenuActions,
): Items {
  const marker = store.getState().history.present.markers.find(({ id }) => id === markerId);
  if (!marker) return [];
  return [
    { key: 'go', label: t('timelineLine.goMarker'), onClick: () => player.seek(marker.at) },
    {
      key: 'rename',
      label: t('timelineLine.renameMarker'),
      onClick: () => rename({ kind: 'marker', id: markerId, name: marker.label }),
    },
    {
      key: 'remove',
      danger: true,
      label: t('timelineLine.removeMarker'),
      onClick: () => store.act({ type: 'removeMarker', markerId }, { label: 'timeline.step.removeMarker' }),
    },
  ];
}

function transitionItems(
  { transition }: Extract<Hit, { part: 'transition' }>,
  t: Translate,
  { store }: CommandContext,
): Items {
  const { leftClipId, rightClipId } = transition;
  return [
    {
      key: 'change',
      label: t('timelineLine.changeTransition'),
      onClick: () => store.set({ cut: { leftClipId, rightClipId }, panel: 'transitions' }),
    },
    {
      key: 'remove',
      danger: true,
      label: t('timelineLine.removeTransition'),
      onClick: () =>
        store.act(
          { type: 'setTransition', leftClipId, rightClipId, transition: null },
          { label: 'timeline.step.setTransition' },
        ),
    },
  ];
}
