import { isSameCategory } from './categories';

/** What a goods form of a category asks for at most. */
export const goodsTemplateLimits = {
  title: 40,
  fields: 20,
  name: 40,
  unit: 10,
  sample: 60,
  choices: 20,
  choice: 40,
  points: 10,
  point: 60,
  images: 12,
  image: 20,
} as const;

/** How a property is filled in. */
export const propertyKinds = ['text', 'number', 'choice'] as const;
type PropertyKind = (typeof propertyKinds)[number];

/** A property that goods of a category have. */
export interface GoodsProperty {
  readonly name: string;
  readonly kind: PropertyKind;
  /** Stands behind the value; empty = none. */
  readonly unit: string;
  readonly is_required: boolean;
  /** Shown while the field is empty. */
  readonly sample: string;
  /** What can be chosen; empty for other kinds. */
  readonly choices: readonly string[];
}

/** The form of a category's goods. */
export interface GoodsForm {
  readonly fields: readonly GoodsProperty[];
  /** What selling points could tell of. */
  readonly points: readonly string[];
  /** Pictures that are wanted, by what they show. */
  readonly images: readonly string[];
}

/** Name and value of a goods’ property as it is stored, and as the writer reads it. */
export interface Spec {
  readonly name: string;
  readonly value: string;
}

const comparable = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

export type GoodsTemplateProblem =
  | { readonly code: 'noCategory' }
  | { readonly code: 'noFields' }
  | { readonly code: 'noName'; readonly at: number }
  | { readonly code: 'sameName'; readonly name: string }
  | { readonly code: 'noChoices'; readonly name: string };

/** What keeps a template from merchants, in the order of its form. `at` counts from 1. */
export function goodsTemplateProblems(
  category: string | undefined,
  fields: readonly GoodsProperty[],
): GoodsTemplateProblem[] {
  const names = fields.map(({ name }) => comparable(name));
  return [
    ...(category ? [] : [{ code: 'noCategory' } as const]),
    ...(fields.length > 0 ? [] : [{ code: 'noFields' } as const]),
    ...fields.flatMap(({ name, kind, choices }, index): GoodsTemplateProblem[] => {
      const key = names[index] ?? '';
      if (key === '') return [{ code: 'noName', at: index + 1 }];
      if (names.indexOf(key) < index) return [{ code: 'sameName', name }];
      return kind === 'choice' && choices.length < 2 ? [{ code: 'noChoices', name }] : [];
    }),
  ];
}

/** The form for goods of a category as a merchant has written it; undefined = none. */
export const findGoodsForm = <F extends { readonly category: string }>(
  forms: readonly F[],
  category: string,
): F | undefined =>
  category.trim() === '' ? undefined : forms.find((form) => isSameCategory(form.category, category));

/** The stored value of a property as it was typed, without its unit; empty = not filled in. */
export function readProperty({ name, unit }: Pick<GoodsProperty, 'name' | 'unit'>, specs: readonly Spec[]): string {
  const value = specs.find((spec) => comparable(spec.name) === comparable(name))?.value ?? '';
  if (unit === '' || !value.toLowerCase().endsWith(unit.toLowerCase())) return value;
  return value.slice(0, -unit.length);
}

/** What is stored after a property was filled in; emptied it is gone. The others stay, in their order. */
export function writeProperty(
  { name, unit }: Pick<GoodsProperty, 'name' | 'unit'>,
  text: string,
  specs: readonly Spec[],
): Spec[] {
  const at = specs.findIndex((spec) => comparable(spec.name) === comparable(name));
  const value = text.trim() === '' ? '' : `${text}${unit}`;
  if (value === '') return specs.filter((_, index) => index !== at);
  const spec = { name, value };
  return at < 0 ? [...specs, spec] : specs.toSpliced(at, 1, spec);
}

/** Whether a property is not what its kind asks for. It can be saved all the same: a shop knows its goods better. */
export function isOddProperty({ kind, choices }: Pick<GoodsProperty, 'kind' | 'choices'>, text: string): boolean {
  const value = text.trim();
  if (value === '') return false;
  if (kind === 'number') return !/^\d+(\.\d+)?$/.test(value);
  return kind === 'choice' && !choices.includes(value);
}

/** Names of properties that goods should have and have not. */
export const missingProperties = ({ fields }: Pick<GoodsForm, 'fields'>, specs: readonly Spec[]): string[] =>
  fields.filter((field) => field.is_required && readProperty(field, specs).trim() === '').map(({ name }) => name);

/** Properties as they are kept: trimmed, those with a name and a value. */
export const fullSpecs = (specs: readonly Spec[]): Spec[] =>
  specs
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '');

/** Properties of goods that the form does not ask for. */
export const otherSpecs = <S extends Spec>({ fields }: Pick<GoodsForm, 'fields'>, specs: readonly S[]): S[] =>
  specs.filter(({ name }) => !fields.some((field) => comparable(field.name) === comparable(name)));

/** Whether goods have something of a form filled in. */
export const usesGoodsForm = ({ fields }: Pick<GoodsForm, 'fields'>, specs: readonly Spec[]): boolean =>
  fields.some((field) => readProperty(field, specs).trim() !== '');
