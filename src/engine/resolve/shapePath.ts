import type { ShapeClip } from '../project/schema';

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** Four cubic arcs are off a true ellipse by less than 0.03 %. */
const ARC = 0.5522847498;

/** Outline of a shape in a box of `width` × `height` pixels, as SVG path data with absolute M, L, C and Z only. */
export function shapePath(shape: Exclude<ShapeClip['shape'], 'rect'>, width: number, height: number): string {
  const [rx, ry] = [width / 2, height / 2];
  switch (shape) {
    case 'ellipse': {
      const [kx, ky] = [rx * ARC, ry * ARC];
      const curve = (...numbers: readonly number[]): string => `C${numbers.map(rounded).join(' ')}`;
      return [
        `M${rounded(rx)} 0`,
        curve(rx + kx, 0, width, ry - ky, width, ry),
        curve(width, ry + ky, rx + kx, height, rx, height),
        curve(rx - kx, height, 0, ry + ky, 0, ry),
        `${curve(0, ry - ky, rx - kx, 0, rx, 0)}Z`,
      ].join('');
    }
    case 'line':
      return polygon([
        [0, ry - Math.max(1, ry * 0.1)],
        [width, ry - Math.max(1, ry * 0.1)],
        [width, ry + Math.max(1, ry * 0.1)],
        [0, ry + Math.max(1, ry * 0.1)],
      ]);
    case 'triangle':
      return polygon([
        [rx, 0],
        [width, height],
        [0, height],
      ]);
    case 'star':
      return polygon(
        Array.from({ length: 10 }, (_, index) => {
          const radius = index % 2 === 0 ? 1 : 0.4;
          const angle = (index * Math.PI) / 5 - Math.PI / 2;
          return [rx + rx * radius * Math.cos(angle), ry + ry * radius * Math.sin(angle)] as const;
        }),
      );
    case 'arrow':
      return polygon([
        [0, height * 0.3],
        [width * 0.6, height * 0.3],
        [width * 0.6, 0],
        [width, ry],
        [width * 0.6, height],
        [width * 0.6, height * 0.7],
        [0, height * 0.7],
      ]);
  }
}
