import { fireEvent, screen } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import { findClip } from '@/engine/project/walk';
import { showEditor } from '../testing/anEditor';
import { EditInPlace } from './EditInPlace';

const json = projectJson(createProject({ title: '片子', id: 'p' }));
const project = parseProject({
  ...json,
  tracks: {
    ...json.tracks,
    overlay: [
      { id: 'o', clips: [{ type: 'text', id: 't1', start: 0, duration: 240_000, text: '全网最低价', params: {} }] },
    ],
  },
});
const box = { clipId: 't1', x: 100, y: 100, width: 200, height: 60, rotation: 0 };

function open() {
  const onEnd = jest.fn();
  const editor = showEditor(project, <EditInPlace box={box} scale={1} onEnd={onEnd} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '编辑文字' });
  const written = () => {
    const clip = findClip(editor.store.getState().history.present, 't1')?.clip;
    return clip?.type === 'text' ? clip.text : undefined;
  };
  return { ...editor, onEnd, field, written };
}

/** Puts the only marked word under the pointer: jsdom lays nothing out. */
function placeMark(field: HTMLElement) {
  const mark = field.closest('[data-variant]')?.querySelector('mark');
  if (!mark) throw new Error('no mark');
  mark.getClientRects = () => [new DOMRect(0, 0, 50, 20)] as unknown as DOMRectList;
  return mark;
}

test('a word against the ad law is marked in the image, and replaced without ending the edit', async () => {
  const { user, field, written, onEnd } = open();
  expect(placeMark(field)).toHaveTextContent('全网最低价');
  field.setSelectionRange(1, 1);
  fireEvent.click(field, { clientX: 10, clientY: 10 });
  const [word] = await screen.findAllByRole('button');
  await user.click(word as HTMLElement);
  expect(written()).not.toContain('最低价');
  expect(onEnd).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
});

test('Escape gives the edit up', async () => {
  const { user, field, written, onEnd } = open();
  await user.type(field, '更多');
  await user.keyboard('{Escape}');
  expect(written()).toBe('全网最低价');
  expect(onEnd).toHaveBeenCalledTimes(1);
});
