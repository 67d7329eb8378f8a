/** Names of the fields; each has a message `platform.field.<name>`. */
export type FieldName =
  | 'visibility'
  | 'allowSave'
  | 'allowDuet'
  | 'allowComment'
  | 'author'
  | 'category'
  | 'collection'
  | 'copyright'
  | 'declaration'
  | 'location'
  | 'mediaSource'
  | 'noReprint'
  | 'notify'
  | 'original'
  | 'sameCity'
  | 'weiboType';

/** Options that several platforms share; each has a message `platform.option.<name>`. */
type OptionName =
  | 'public'
  | 'friends'
  | 'fans'
  | 'private'
  | 'none'
  | 'original'
  | 'adapted'
  | 'repost'
  | 'everyone'
  | 'closed';

export type FieldValue = string | boolean | readonly string[];
/** Field id → value; what is missing has its default. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Either a message, or the platform's own word where translating it would only confuse. */
export type FieldOption =
  | { readonly value: string; readonly labelId: `platform.option.${OptionName}` }
  | { readonly value: string; readonly label: string };

export interface PlatformField {
  readonly id: FieldName;
  readonly kind: 'select' | 'switch' | 'text' | 'tags';
  readonly labelId: `platform.field.${FieldName}`;
  readonly options?: readonly FieldOption[];
  readonly isRequired?: boolean;
  /** Characters (text) or entries (tags). */
  readonly max?: number;
  readonly default: FieldValue;
  /** Asked only when another field has this value. */
  readonly when?: { readonly field: FieldName; readonly is: string };
}

export const option = (name: OptionName): FieldOption => ({ value: name, labelId: `platform.option.${name}` });

export const switchField = (id: FieldName, isOn: boolean): PlatformField => ({
  id,
  kind: 'switch',
  labelId: `platform.field.${id}`,
  default: isOn,
});

export const textField = (id: FieldName, max: number, more: Partial<PlatformField> = {}): PlatformField => ({
  id,
  kind: 'text',
  labelId: `platform.field.${id}`,
  max,
  default: '',
  ...more,
});

/** The first option is the default. */
export const selectField = (
  id: FieldName,
  options: readonly FieldOption[],
  more: Partial<PlatformField> = {},
): PlatformField => ({
  id,
  kind: 'select',
  labelId: `platform.field.${id}`,
  options,
  default: options[0]?.value ?? '',
  ...more,
});

/** The value that says "AI"; every platform's declaration field has it. */
export const aiDeclaration = 'ai';

/** What an author can declare: value → the platform's own words, AI first; none at the end when it is not among them. */
export const declarationField = (words: Readonly<Record<string, string>>): PlatformField => {
  const options = Object.entries(words).map(([value, label]) => ({ value, label }));
  return selectField('declaration', 'none' in words ? options : [...options, option('none')], {
    default: 'none',
    ...('none' in words ? { isRequired: true } : {}),
  });
};

/** The value of a field, its default where nothing was chosen. */
export const fieldValue = (field: PlatformField, values: FieldValues | undefined): FieldValue =>
  values?.[field.id] ?? field.default;

/** Whether a field is asked at all, given the others. */
export function isAsked(field: PlatformField, all: readonly PlatformField[], values: FieldValues | undefined): boolean {
  const { when } = field;
  const other = when && all.find(({ id }) => id === when.field);
  return !when || (other !== undefined && fieldValue(other, values) === when.is);
}
