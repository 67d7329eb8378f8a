import { drawnSvg, isSvg, readSvg, SvgError } from './svgImage';

const svg = (attributes: string, content = '<rect width="9" height="9"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const problemOf = (text: string): string | undefined => {
  try {
    readSvg(text);
    return undefined;
  } catch (error) {
    return error instanceof SvgError ? error.problem : String(error);
  }
};

test.each([
  ['width="40" height="30"', 40, 30],
  ['width="2in" height="96px"', 192, 96],
  ['width="10mm" height="20mm" viewBox="0 0 1 1"', 37.8, 75.6],
  ['viewBox="0 0 64 16"', 64, 16],
  ['viewBox="0,0,64,16" width="100%" height="100%"', 64, 16],
  ['viewBox="0 0 64 16" width="128"', 128, 32],
  ['viewBox="0 0 64 16" height="8"', 32, 8],
  ['', 300, 150],
  ['viewBox="0 0 0 0"', 300, 150],
])('a drawing with %s is %d × %d', (attributes, width, height) => {
  const read = readSvg(svg(attributes));
  expect(read.width).toBeCloseTo(width, 1);
  expect(read.height).toBeCloseTo(height, 1);
  expect(read.text).toContain(`width="${read.width}"`);
});

test.each([
  ['a linked image', '<image href="https://elsewhere.example/a.png"/>', 'linked'],
  ['a linked image of the old form', '<image xlink:href="//elsewhere.example/a.png"/>', 'linked'],
  ['an image beside the file', '<image href="a.png"/>', 'linked'],
  ['a symbol of another file', '<use href="icons.svg#cart"/>', 'linked'],
  ['a fill from elsewhere', '<rect fill="url(https://elsewhere.example/a.svg#b)"/>', 'linked'],
  ['styles from elsewhere', '<style>@import "https://elsewhere.example/a.css";</style>', 'linked'],
  ['a font from elsewhere', '<style>@font-face{src:url("https://elsewhere.example/a.woff2")}</style>', 'linked'],
  [
    'an HTML image',
    '<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="http://e/x"/></foreignObject>',
    'linked',
  ],
  ['an image within', '<image href="data:image/png;base64,AA=="/>', undefined],
  ['a gradient of its own', '<rect fill="url(#g)" style="filter:url(\'#f\')"/><use href="#g"/>', undefined],
  ['a link to click on', '<a href="https://elsewhere.example"><rect/></a>', undefined],
  ['a script, which never runs', '<script>alert(1)</script><rect onclick="alert(1)"/>', undefined],
])('%s', (_, content, problem) => {
  expect(problemOf(svg('', content))).toBe(problem);
});

test('what is no drawing is broken, and a style sheet beside it is told', () => {
  for (const text of ['', 'a,b', '<svg', '<svg><rect></svg>', '<html xmlns="http://www.w3.org/1999/xhtml"/>'])
    expect(problemOf(text)).toBe('broken');
  expect(problemOf(`<?xml-stylesheet href="a.css"?>${svg('')}`)).toBe('linked');
});

test('only an SVG is drawn; one that is too large is not even read', async () => {
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await drawnSvg(photo)).toBe(photo);
  expect(isSvg({ type: '', name: 'LOGO.SVG' })).toBe(true);
  expect(isSvg({ type: 'text/plain', name: 'a.svg' })).toBe(false);
  const large = new File([' '], 'a.svg', { type: 'image/svg+xml' });
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  await expect(drawnSvg(large)).rejects.toMatchObject({ problem: 'large' });
});
