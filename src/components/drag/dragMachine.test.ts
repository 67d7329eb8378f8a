import { type DragDeed, type DragInput, type DragState, idle, stepDrag } from './dragMachine';

const at = (x: number, y = 0) => ({ x, y });
const press = (isTouch = false, pointer = 1): DragInput => ({ type: 'press', pointer, isTouch, at: at(0) });
const move = (x: number, y = 0, pointer = 1): DragInput => ({ type: 'move', pointer, at: at(x, y), isDown: true });
const release = (pointer = 1): DragInput => ({ type: 'release', pointer });
const lost = (pointer = 1): DragInput => ({ type: 'lost', pointer });
const held: DragInput = { type: 'held' };
const leave: DragInput = { type: 'leave' };
const up: DragInput = { type: 'move', pointer: 1, at: at(50), isDown: false };

/** What is done, event by event, and where it ends. */
function run(...inputs: DragInput[]): (DragDeed | DragState['name'] | undefined)[] {
  let state = idle;
  const deeds: (DragDeed | undefined)[] = [];
  for (const input of inputs) {
    const [next, deed] = stepDrag(state, input);
    state = next;
    deeds.push(deed);
  }
  return [...deeds.filter((deed) => deed !== undefined), state.name];
}

test.each([
  ['a press and a release is a click', [press(), release()], ['letBe', 'idle']],
  ['a mouse that trembles has not moved', [press(), move(2, 2), move(-2, 2), release()], ['letBe', 'idle']],
  ['four pixels take it up', [press(), move(4), move(20), release()], ['lift', 'follow', 'drop', 'idle']],
  ['a mouse does not wait', [press(), held], ['waiting']],
  ['a mouse released unseen drags nothing', [press(), up, move(9)], ['letBe', 'idle']],
  ['a finger rests, then drags', [press(true), held, move(3), release()], ['hold', 'lift', 'follow', 'drop', 'idle']],
  ['a finger that trembles still rests', [press(true), move(5, 5), held], ['hold', 'lift', 'dragging']],
  ['a finger that moves first scrolls', [press(true), move(0, 12), held, move(0, 40)], ['hold', 'letBe', 'idle']],
  ['the browser scrolls with it', [press(true), lost(), held], ['hold', 'letBe', 'idle']],
  ['a short touch is a tap', [press(true), release(), held], ['hold', 'letBe', 'idle']],
  ['a second finger zooms', [press(true), press(true, 2), held], ['hold', 'letBe', 'idle']],
  ['Esc before it moves', [press(), leave, move(30)], ['letBe', 'idle']],
  ['Esc', [press(), move(30), leave, move(60), release()], ['lift', 'giveUp', 'idle']],
  ['a lost pointer', [press(), move(30), lost(), release()], ['lift', 'giveUp', 'idle']],
  ['released where nobody saw it', [press(), move(30), up], ['lift', 'giveUp', 'idle']],
  [
    'another finger is let be while one drags',
    [press(true), held, press(true, 2), move(90, 0, 2), release(2), lost(2), move(8), release()],
    ['hold', 'lift', 'follow', 'drop', 'idle'],
  ],
  ['what was not pressed', [move(30), release(), held, lost(), leave], ['idle']],
] as const)('%s', (_, inputs, deeds) => {
  expect(run(...inputs)).toEqual(deeds);
});
