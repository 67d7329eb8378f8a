import { cancelDrag, type DragPlan, keepsTouch, pressToDrag } from './index';

/** The document without a layout: what lies under the pointer is told. */
let under: Element | null = null;

/** jsdom's pointer events do not know where they are: a mouse event under their name does. */
function send(
  type: string,
  x: number,
  { target = window as EventTarget, kind = 'mouse', buttons = 1, detail = 0 } = {},
) {
  const init = { bubbles: true, cancelable: true, button: 0, buttons, clientX: x, clientY: 0, detail };
  const event = new MouseEvent(type, init) as PointerEvent;
  Object.defineProperties(event, { pointerId: { value: 1 }, pointerType: { value: kind } });
  target.dispatchEvent(event);
  return event;
}
const frame = () => jest.advanceTimersByTime(17);

beforeEach(() => {
  jest.useFakeTimers();
  document.elementFromPoint = () => under;
  document.body.innerHTML =
    '<div><button data-card="a"><i data-card="a"></i></button></div><p id="one"></p><p id="two"></p><b></b>';
});
afterEach(() => {
  cancelDrag();
  jest.runAllTimers();
  jest.useRealTimers();
});

const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const ghost = () => $('[aria-hidden]');

function room(kind: 'mouse' | 'touch' = 'mouse') {
  const said: string[] = [];
  const plan: DragPlan = {
    card: $('button'),
    find: () => document.querySelector('button[data-card]'),
    nameAttribute: 'data-card',
    onLift: () => said.push('lift') > 0,
    placeAt: (element) => {
      const place = element.closest('p');
      return place ? { element: place, line: { at: 15, label: '00:15' } } : undefined;
    },
    takes: ({ element }) => element.id !== 'two',
    drop: ({ element }) => said.push(`on ${element.id}`) > 0,
    onEnd: () => said.push('end'),
  };
  const press = () => pressToDrag(send('pointerdown', 10, { target: plan.card, kind }), plan);
  const pull = () => {
    press();
    send('pointermove', 40);
  };
  return { said, plan, press, pull };
}

test('an image of the card goes with the pointer, the place is marked, and the drop goes there', () => {
  const { said, pull } = room();
  pull();
  expect(ghost()).toBeInTheDocument();
  expect(document.querySelectorAll('[data-card="a"]')).toHaveLength(2);
  under = $('#two');
  frame();
  expect($('#two').dataset.over).toBe('refuses');
  under = $('#one');
  send('pointermove', 60);
  frame();
  expect($('#two')).not.toHaveAttribute('data-over');
  expect($('#one').dataset).toMatchObject({ over: 'takes', dropTime: '00:15' });
  expect($('#one').style.getPropertyValue('--drop')).toBe('15');
  expect(ghost().style.transform).toBe('translate3d(50px, 0px, 0)');
  expect($('button')).toHaveAttribute('data-lifted');
  send('pointerup', 60);
  expect(said).toEqual(['lift', 'on one', 'end']);
  expect(ghost()).toBeNull();
  expect(document.querySelector('[data-over], [data-lifted], [data-dragging]')).toBeNull();
});

test('what was shown holds when the page is drawn anew under a resting pointer; a pointer that went on is followed', () => {
  const first = room();
  first.pull();
  under = $('#one');
  frame();
  under = $('#two');
  send('pointerup', 40);
  expect(first.said).toContain('on one');

  const second = room();
  under = $('#one');
  second.pull();
  frame();
  under = $('#two');
  send('pointermove', 70);
  send('pointerup', 70);
  expect(second.said).toContain('on two');
});

test('Esc, another window and a lost pointer end it without effect; the card goes back', () => {
  under = $('#one');
  for (const end of [
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => window.dispatchEvent(new Event('blur')),
    () => send('pointercancel', 40),
    () => send('lostpointercapture', 40, { target: document.documentElement }),
    () => send('pointermove', 60, { buttons: 0 }),
    () => cancelDrag(),
  ]) {
    const { said, pull } = room();
    pull();
    frame();
    end();
    send('pointerup', 40);
    expect(said).toEqual(['lift', 'end']);
    expect(document.querySelector('[data-over]')).toBeNull();
    jest.advanceTimersByTime(500);
    expect(ghost()).toBeNull();
    expect(document.querySelector('[data-lifted]')).toBeNull();
  }
});

test('a click stays a click; a drag does not end in one', () => {
  const clicked = jest.fn();
  $('button').addEventListener('click', clicked);
  const { press, pull } = room();
  press();
  send('pointerup', 10);
  send('click', 10, { target: $('button'), detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(1);
  pull();
  send('pointerup', 40);
  send('click', 40, { target: $('button'), detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(1);
  // A key may press it at once.
  $('button').click();
  expect(clicked).toHaveBeenCalledTimes(2);
  send('pointerdown', 10, { target: document.body });
  send('click', 10, { target: $('button'), detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(3);
});

test('a finger takes up after a long press: from then on the page does not scroll and no menu opens', () => {
  const takeBack = keepsTouch($('div'));
  const scroll = () => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    $('button').dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const { said, press } = room('touch');
  press();
  expect(scroll()).toBe(true);
  jest.advanceTimersByTime(349);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['lift']);
  expect(scroll()).toBe(false);
  expect(send('contextmenu', 10, { target: $('button') }).defaultPrevented).toBe(true);
  under = $('#one');
  send('pointermove', 30, { kind: 'touch' });
  send('pointerup', 30, { kind: 'touch' });
  expect(said).toEqual(['lift', 'on one', 'end']);
  expect(scroll()).toBe(true);
  takeBack();
});

test('it goes on when its card is drawn anew elsewhere, and resting on a button presses it', () => {
  const { said, pull } = room();
  pull();
  frame();
  $('button').remove();
  document.body.insertAdjacentHTML('beforeend', '<button data-card="a">anew</button>');
  frame();
  expect($('body > button')).toHaveAttribute('data-lifted');

  const next = $('b');
  const pressed = jest.fn();
  next.dataset.dragRest = '';
  next.addEventListener('click', pressed);
  under = next;
  frame();
  expect(next).toHaveAttribute('data-resting');
  jest.advanceTimersByTime(650);
  expect(pressed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(80);
  expect(pressed).toHaveBeenCalledTimes(1);
  under = $('#one');
  frame();
  expect(next).not.toHaveAttribute('data-resting');
  send('pointerup', 40);
  expect(said).toEqual(['lift', 'on one', 'end']);
});
