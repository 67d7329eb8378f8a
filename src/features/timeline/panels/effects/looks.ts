import type { ParamValue } from '@/engine/project/schema';

/** A ready mix of effects (滤镜); its name stands in the locales under its id. */
export interface Look {
  readonly id: string;
  readonly effects: readonly { readonly type: string; readonly params: Readonly<Record<string, ParamValue>> }[];
}

type Amounts = Readonly<Record<string, number>>;

/** Each effect by its type and its `amount`. */
const look = <const Id extends string>(id: Id, amounts: Amounts) => ({
  id,
  effects: Object.entries(amounts).map(([type, amount]) => ({ type, params: { amount } })),
});

/** Original mixes for goods, food, faces and streets. */
export const looks = [
  look('clear', { brightness: 1.06, contrast: 1.1, saturation: 1.12 }),
  look('appetite', { brightness: 1.08, saturation: 1.32, temperature: 0.28 }),
  look('cream', { brightness: 1.14, contrast: 0.88, saturation: 0.9, temperature: 0.16 }),
  look('skin', { brightness: 1.12, contrast: 0.94, saturation: 1.04, temperature: 0.1 }),
  look('cold', { contrast: 1.08, saturation: 0.92, temperature: -0.34 }),
  look('film', { brightness: 0.98, contrast: 0.92, saturation: 0.82, temperature: 0.2, vignette: 0.35, grain: 0.28 }),
  look('night', { brightness: 0.86, contrast: 1.28, saturation: 1.2, temperature: -0.2, vignette: 0.4 }),
  look('vivid', { contrast: 1.16, saturation: 1.5 }),
  look('mono', { contrast: 1.18, saturation: 0, vignette: 0.25 }),
  look('dream', { brightness: 1.08, contrast: 0.9, glow: 0.5, temperature: 0.08 }),
  look('old', { sepia: 0.7, contrast: 0.92, grain: 0.3, vignette: 0.4 }),
  look('faded', { brightness: 1.1, contrast: 0.76, saturation: 0.66 }),
] as const satisfies readonly Look[];

const byId = new Map<string, Look>(looks.map((item) => [item.id, item]));

export const lookOf = (id: string): Look | undefined => byId.get(id);
