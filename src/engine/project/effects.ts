/** A picture effect: its params with limits; the renderer knows how to draw each `type`. */
export interface EffectDefinition {
  readonly type: string;
  readonly params: readonly {
    readonly id: string;
    readonly default: number;
    readonly min: number;
    readonly max: number;
    readonly step: number;
  }[];
}

const one = (type: string, id: string, value: number, min: number, max: number, step: number): EffectDefinition => ({
  type,
  params: [{ id, default: value, min, max, step }],
});

/** Effects that every clip with a picture can carry. `amount` of blur is in canvas pixels, the others are factors. */
export const effectDefinitions: readonly EffectDefinition[] = [
  one('blur', 'amount', 12, 0, 200, 1),
  one('brightness', 'amount', 1, 0, 3, 0.01),
  one('contrast', 'amount', 1, 0, 3, 0.01),
  one('saturation', 'amount', 1, 0, 3, 0.01),
];

const byType = new Map(effectDefinitions.map((item) => [item.type, item]));

/** Undefined for a type that this release does not know. */
export const effectDefinition = (type: string): EffectDefinition | undefined => byType.get(type);
