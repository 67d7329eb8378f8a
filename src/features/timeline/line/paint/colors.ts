import { type ClipKind, clipKinds } from '../model/clipShape';

export interface KindColors {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

const names = [
  'ground',
  'row',
  'row-main',
  'ruler',
  'line',
  'text',
  'quiet',
  'accent',
  'playhead',
  'guide',
  'warn',
  'danger',
  'beat',
  'handle',
  'shade',
] as const;
type Name = (typeof names)[number];

export interface LineColors extends Readonly<Record<Name, string>> {
  readonly kinds: Readonly<Record<ClipKind, KindColors>>;
  readonly font: string;
}

/** The colors that the style sheet gives the timeline in the theme in use: a canvas cannot read CSS by itself. */
export function readColors(element: Element): LineColors {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--line-${name}`).trim() || 'gray';
  const plain = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const kinds = Object.fromEntries(
    clipKinds.map((kind) => [
      kind,
      { fill: read(`${kind}-fill`), edge: read(`${kind}-edge`), ink: read(`${kind}-ink`) },
    ]),
  ) as Record<ClipKind, KindColors>;
  return { ...plain, kinds, font: style.fontFamily || 'sans-serif' };
}
