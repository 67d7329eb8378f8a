import { jsdomComputedStyle, lazyComputedStyle } from './computedStyle';

test('display and visibility are what jsdom says of them, for elements of every kind', () => {
  document.body.innerHTML = `<main style="visibility: hidden"><h1>a</h1><p hidden>b</p><ul><li>c</li></ul>
    <table><tbody><tr><th>d</th><td>e</td></tr></tbody></table><input type="hidden"><input><textarea></textarea>
    <span style="display: none; visibility: visible"><b>f</b></span><details><summary>g</summary></details>
    <svg><title>h</title><path d=""></path></svg><ruby>i<rt>j</rt></ruby><dialog>k</dialog><select><option>l</option></select>
    <i style="display: unset; visibility: unset; color: red; opacity: 0.5">m</i></main><section><button>n</button></section>`;
  const lazy = lazyComputedStyle();
  const elements = [...document.querySelectorAll('*')];
  const told = (of: typeof jsdomComputedStyle) =>
    elements.map((element) => {
      const { display, visibility, opacity, color, pointerEvents } = of(element);
      const same = ['display', 'visibility'].map((one) => of(element).getPropertyValue(one));
      return [element.localName, display, visibility, opacity, color, pointerEvents, ...same];
    });
  expect(elements.length).toBeGreaterThan(30);
  expect(told(lazy)).toEqual(told(jsdomComputedStyle));
});

test('a sheet in the document counts', () => {
  document.head.innerHTML = '<style>p { display: none } b { visibility: hidden }</style>';
  document.body.innerHTML = '<p>a</p><b>b</b>';
  const lazy = lazyComputedStyle();
  expect(lazy(document.querySelector('p') as Element).display).toBe('none');
  expect(lazy(document.querySelector('b') as Element).visibility).toBe('hidden');
  document.head.innerHTML = '';
});
