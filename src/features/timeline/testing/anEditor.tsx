import { AccessContext } from '@@/plugin-access/context';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import type { ReactNode } from 'react';
import type { Player, PlayerState } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import { createObservable } from '@/utils/observable';
import { EditorContext } from '../EditorContext';
import { type EditorSetting, EditorSettingContext } from '../EditorSetting';
import { createEditorStore, type EditorStore } from '../model/editorStore';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

/** A player's clock without an image: jsdom has no canvas. */
function aClock(project: Project, given: Partial<PlayerState>): Player {
  let state = {
    time: ZERO,
    playing: false,
    duration: projectDuration(project),
    ready: true,
    error: null,
    silence: null,
    quality: 1,
    rate: 1,
    ...given,
  } as PlayerState;
  const listeners = createObservable<[state: PlayerState]>();
  const put = (patch: Partial<PlayerState>) => {
    state = { ...state, ...patch };
    listeners.emit(state);
  };
  const clock: Pick<Player, 'state' | 'subscribe' | 'seek' | 'play' | 'pause'> = {
    state: () => state,
    subscribe: listeners.subscribe,
    seek: (time: Ticks) => put({ time }),
    play: () => put({ playing: true }),
    pause: () => put({ playing: false }),
  };
  return clock as Player;
}

const nothing = () => null;
const bareSetting = {
  emptyText: 'timeline.emptyText',
  panels: [],
  closedCommands: [],
  BarEnd: nothing,
  Recents: nothing,
};

/** Shows a part of the editor on a real store. */
export function showEditor(
  project: Project,
  part: ReactNode,
  setting: Partial<EditorSetting> = {},
  state: Partial<PlayerState> = {},
) {
  const store: EditorStore = createEditorStore(project, (error) => {
    throw error;
  });
  const player = aClock(project, state);
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <AccessContext.Provider value={rights}>
        <App>
          <EditorContext value={{ store, player }}>
            <EditorSettingContext value={{ ...bareSetting, ...setting } as EditorSetting}>{part}</EditorSettingContext>
          </EditorContext>
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  return { store, player, user: userEvent.setup() };
}
