import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { DocumentProvider } from '@/blocks/document';
import { EditorBarContext } from '@/components/EditorBarContext';
import { applyAction } from '@/engine/edit/applyAction';
import { createProject } from '@/engine/project/createProject';
import { type MediaRef, type Project, placeholderClip } from '@/engine/project/schema';
import { fromSeconds, ZERO } from '@/engine/time/ticks';
import { aDocumentSession } from '@/testing/aDocumentSession';
import { createEditorStore } from '../model/editorStore';
import { buildMedia, buildSeveral } from '../panels/items/buildItem';
import { showEditor } from '../testing/anEditor';
import { EditorBar } from './EditorBar';
import { Toolbar } from './Toolbar';

const UNTITLED = '未命名项目';

const aMedium = (name: string, kind: MediaRef['kind'] = 'video'): MediaRef => ({
  ...{ id: name, kind, name, url: `/${name}`, width: 1080, height: 1920, duration: fromSeconds(4), hasAudio: true },
});

/** The editor's bar in a place as the layout has it. */
function Bar() {
  const [state, setState] = useState<HTMLElement | null>(null);
  return (
    <EditorBarContext value={{ state, actions: null }}>
      <div ref={setState} />
      <EditorBar />
    </EditorBarContext>
  );
}

/** The bar above the editor, on a real store. */
function open(project: Project = createProject({ title: UNTITLED, id: 'p' })) {
  const session = aDocumentSession(createEditorStore(project, () => undefined));
  const { store, user } = showEditor(
    project,
    <DocumentProvider session={session}>
      <Bar />
    </DocumentProvider>,
  );
  const present = () => store.getState().history.present;
  const drop = (...names: readonly string[]) =>
    act(() => {
      const media = names.map((name) => aMedium(name, name.endsWith('.mp3') ? 'audio' : 'video'));
      const built =
        media.length === 1 && media[0]
          ? buildMedia(present(), media[0], { at: ZERO, isAppended: true })
          : buildSeveral(present(), media, { at: ZERO, isAppended: true }, applyAction);
      store.act(built.action, { label: built.label });
    });
  const remove = (index: number) =>
    act(() => {
      store.act(
        { type: 'removeClips', clipIds: [present().tracks.main.clips[index]?.id ?? ''] },
        { label: 'timeline.step.delete' },
      );
    });
  const field = () => screen.getByRole('textbox', { name: '项目标题' });
  return { store, user, present, drop, remove, field };
}

test('a project without a name takes that of its first clip, and undo does not take it back', () => {
  const { store, present, drop, field } = open();
  drop('保温杯开箱.MP4');
  expect(field()).toHaveValue('保温杯开箱');
  act(() => store.undo());
  expect(present().tracks.main.clips).toHaveLength(0);
  expect(field()).toHaveValue('保温杯开箱');
  expect(store.getState().history.undoLabel).toBeUndefined();
});

test('of two clips that come at once the first gives its name', () => {
  const { present, drop, field } = open();
  drop('first.mov', 'second.mp4');
  expect(present().tracks.main.clips).toHaveLength(2);
  expect(field()).toHaveValue('first');
});

test('a name that was typed before is kept', async () => {
  const { user, drop, field } = open();
  await user.clear(field());
  await user.type(field(), '周年庆{Enter}');
  drop('first.mp4');
  expect(field()).toHaveValue('周年庆');
});

test('a name that is being typed while the clip comes is what stays', async () => {
  const { user, present, drop, field } = open();
  await user.clear(field());
  await user.type(field(), '周年');
  drop('first.mp4');
  expect(field()).toHaveValue('周年');
  await user.type(field(), '庆{Enter}');
  expect(present().title).toBe('周年庆');
});

test('when the clip is taken out again, the next one does not rename the project', () => {
  const { drop, remove, field } = open();
  drop('first.mp4');
  remove(0);
  drop('second.mp4');
  expect(field()).toHaveValue('first');
});

test('a name that was given back by hand stays, whatever clip comes next', async () => {
  const { user, drop, remove, field } = open();
  drop('first.mp4');
  await user.clear(field());
  await user.type(field(), `${UNTITLED}{Enter}`);
  remove(0);
  drop('second.mp4');
  expect(field()).toHaveValue(UNTITLED);
});

test('a project that is opened with clips keeps what it is called', () => {
  const empty = createProject({ title: UNTITLED, id: 'p' });
  const { drop, remove, field } = open(applyAction(empty, buildMedia(empty, aMedium('old.mp4'), { at: ZERO }).action));
  drop('new.mp4');
  remove(0);
  expect(field()).toHaveValue(UNTITLED);
});

test('a sound is no first clip; a placeholder waits for what fills it', () => {
  const { store, present, drop, field } = open();
  drop('music.mp3');
  const clip = placeholderClip.parse({ type: 'placeholder', id: 'hole', start: 0, duration: fromSeconds(3) });
  act(() => {
    store.act(
      { type: 'insertClip', trackId: present().tracks.main.id, clip },
      { label: 'timeline.step.insertPlaceholder' },
    );
  });
  expect(field()).toHaveValue(UNTITLED);
  act(() => {
    const built = buildMedia(present(), aMedium('cup.mp4'), { at: ZERO, trackId: present().tracks.main.id });
    store.act(built.action, { label: built.label });
  });
  expect(field()).toHaveValue('cup');
});

test('switches say whether they are on, other tools do not', async () => {
  const { user } = showEditor(createProject({ title: UNTITLED, id: 'p' }), <Toolbar />);
  const ripple = screen.getByRole('button', { name: '联动后续片段' });
  expect(ripple).toHaveAttribute('aria-pressed', 'false');
  await user.click(ripple);
  expect(ripple).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '定格画面' })).not.toHaveAttribute('aria-pressed');
});
