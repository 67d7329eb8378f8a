import fc from '@/testing/property';
import { contrast } from '@/utils/readableColor';
import { colorUses, faintPairs, hostProblem, logoProblem, MAX_LOGO_BYTES, nearestReadable, normalHost } from '.';

const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function hueOf(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = parts(hex);
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
  const radians = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return { hue: (radians * 180) / Math.PI, chroma };
}

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((all) => `#${all.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const anyBackground = fc.constantFrom('#ffffff', '#1c1c26', '#777777');

describe('the color that is offered', () => {
  test('reads on the ground', () => {
    fc.assert(
      fc.property(anyColor, anyBackground, (color, ground) => {
        expect(contrast(nearestReadable(color, ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('keeps the hue', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const [from, to] = [hueOf(color), hueOf(nearestReadable(color, '#ffffff'))];
        // Of a color that is nearly grey the rounding to whole parts turns the hue.
        fc.pre(Math.min(from.chroma, to.chroma) > 30);
        const turn = Math.abs(((from.hue - to.hue + 540) % 360) - 180);
        expect(turn).toBeLessThan(3);
      }),
    );
  });

  test('is the color itself where that reads', () => {
    expect(nearestReadable('#6956eb', '#ffffff')).toBe('#6956eb');
  });
});

test('pairs that are too faint are named', () => {
  expect(faintPairs({ color: '#6956EB', link: '#454698' }, '#ffffff')).toEqual([]);
  expect(faintPairs({ color: '#13C2C2', link: '#ffc300' }, '#ffffff').map(({ pair }) => pair)).toEqual([
    'button',
    'link',
  ]);
  expect(faintPairs({ color: '#13C2C2', link: '#454698' }, '#ffffff')[0]?.ratio).toBeCloseTo(2.21, 1);
});

const svg = (text: string): string => `data:image/svg+xml;base64,${btoa(text)}`;
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['none', '', undefined],
  ['a path on this site', '/api/demo/brand/xinghe.svg', undefined],
  ['an address elsewhere', 'https://elsewhere.example/logo.png', 'kind'],
  ['an address without its scheme', '//elsewhere.example/logo.png', 'kind'],
  ['a PNG', pixel, undefined],
  ['half a PNG', pixel.slice(0, 70), 'broken'],
  ['text that calls itself a PNG', `data:image/png;base64,${btoa('hello')}`, 'broken'],
  ['a page', `data:text/html;base64,${btoa('<p>')}`, 'kind'],
  ['a large file', `data:image/png;base64,${'A'.repeat(MAX_LOGO_BYTES * 2)}`, 'large'],
  ['a drawing', svg('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'), undefined],
  ['a drawing with a gradient', svg('<svg><use href="#a"/></svg>'), undefined],
  ['a drawing with a script', svg('<svg><script>alert(1)</script></svg>'), 'script'],
  ['a drawing with a handler', svg('<svg onload="alert(1)"></svg>'), 'script'],
  ['a drawing that fetches', svg('<svg><image href="https://elsewhere.example/a.png"/></svg>'), 'script'],
  ['half a drawing', svg('<svg><path'), 'broken'],
])('a logo: %s', (_name, logo, problem) => {
  expect(logoProblem(logo)).toBe(problem);
});

test.each([
  [['a.example', 'b.example'], undefined],
  [['a.example', 'a.example'], { kind: 'twice', host: 'a.example' }],
  [['theirs.example'], { kind: 'taken', host: 'theirs.example' }],
  [['a b'], { kind: 'invalid', host: 'a b' }],
  [['-a.example'], { kind: 'invalid', host: '-a.example' }],
])('hosts %j', (hosts, problem) => {
  expect(hostProblem(hosts, new Set(['theirs.example']))).toEqual(problem);
});

test('an IPv6 address is no host with a port', () => {
  expect(normalHost('::1')).toBe('::1');
});

test('what is pasted from the address bar becomes a host', () => {
  expect(normalHost(' https://Shop.Example:8000/login?x=1 ')).toBe('shop.example');
});

test.each(['#6956eb', '#ffc300', '#13c2c2', '#808080', '#000000', '#ffffff'])(
  '%s: links of one page always need an ink, and the nearest color reads on each',
  (color) => {
    const uses = colorUses({ color, link: color }, { light: '#ffffff', dark: '#1c1c26' });
    expect(uses.map(({ page, pair }) => `${page} ${pair}`)).toEqual([
      ...['light button', 'light link', 'dark button', 'dark link'],
    ]);
    const links = uses.filter(({ pair }) => pair === 'link');
    expect(links.every(({ isReadable }) => isReadable)).toBe(false);
    for (const { ground, nearest, isReadable, ratio } of uses) {
      expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(4.5);
      expect(nearest === color).toBe(isReadable);
      expect(ratio).toBeCloseTo(contrast(color, ground));
    }
  },
);
