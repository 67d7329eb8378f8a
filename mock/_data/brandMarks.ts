/** Original marks of the demo brands and avatars, drawn as SVG. Colors are the brands' own data. */
const marks: Readonly<Record<string, { readonly from: string; readonly to: string; readonly path: string }>> = {
  lingkuang: {
    from: '#8B7BFF',
    to: '#5A46E0',
    path: 'M18 22a4 4 0 0 1 4-4h9M46 22a4 4 0 0 0-4-4M18 42a4 4 0 0 0 4 4h20a4 4 0 0 0 4-4v-9M28 25l11 7-11 7z',
  },
  xinghe: {
    from: '#36CFC9',
    to: '#08979C',
    path: 'M14 40c10-4 12-20 18-20s6 12 18 10M32 13v5M32 46v5M20 20l3 3M44 44l-3-3',
  },
  shanye: { from: '#7FB77E', to: '#3E7C59', path: 'M12 44l12-20 8 12 6-8 14 16zM42 20a4 4 0 1 0 .1 0' },
  xingye: {
    from: '#C9A26B',
    to: '#8A5A2B',
    path: 'M20 24h22v10a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10zM42 27h4a4 4 0 0 1 0 9h-4M26 18c0-3 3-3 3-6M34 18c0-3 3-3 3-6',
  },
};

export function brandMark(name: string): string | undefined {
  const mark = marks[name];
  if (!mark) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mark.from}"/><stop offset="1" stop-color="${mark.to}"/></linearGradient></defs><rect width="64" height="64" rx="16" fill="url(#g)"/><path d="${mark.path}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

const palette: readonly (readonly [string, string])[] = [
  ['#8B7BFF', '#5A46E0'],
  ['#36CFC9', '#08979C'],
  ['#FF9C6E', '#D4380D'],
  ['#85A5FF', '#2F54EB'],
  ['#95DE64', '#389E0D'],
  ['#FFD666', '#D48806'],
];

/** A face drawn from a name: the same name always looks the same. */
export function avatarMark(name: string): string {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  const [from, to] = palette[sum % palette.length] ?? ['#8B7BFF', '#5A46E0'];
  const tilt = (sum % 21) - 10;
  const hair = 10 + (sum % 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="64" height="64" fill="url(#g)"/><g transform="rotate(${tilt} 32 40)"><path d="M12 66c2-14 10-19 20-19s18 5 20 19z" fill="#fff" fill-opacity=".92"/><circle cx="32" cy="30" r="13" fill="#FFE7D1"/><path d="M19 30c-1-${hair} 6-15 13-15s14 5 13 15c-3-5-6-7-13-7s-10 2-13 7z" fill="#3A2E39"/><path d="M27 34q5 4 10 0" fill="none" stroke="#3A2E39" stroke-width="1.6" stroke-linecap="round"/></g></svg>`;
}
