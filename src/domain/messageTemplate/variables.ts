/** What a variable stands for; a value is checked against it before anything is sent. */
export const variableTypes = ['text', 'number', 'money', 'date', 'time', 'link'] as const;
export type VariableType = (typeof variableTypes)[number];

/** A variable stands in a text as `{{name}}`. */
export interface TemplateVariable {
  readonly name: string;
  readonly type: VariableType;
  /** What previews and tests show in its place. */
  readonly sample: string;
}

export const MAX_VARIABLES = 20;
export const MAX_VARIABLE_NAME = 20;

/** Letters of any script, digits and underscores, so that a name never closes its own braces. */
const namePattern = /^[\p{L}\p{N}_]+$/u;
const placePattern = /\{\{\s*([\p{L}\p{N}_]+)\s*\}\}/gu;

export const isVariableName = (name: string): boolean => name.length <= MAX_VARIABLE_NAME && namePattern.test(name);

/** How a variable is written in a text. */
export const placeOf = (name: string): string => `{{${name}}}`;

/** Names of the variables that a text holds, each once, in the order of their first place. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placePattern)].map(([, name = '']) => name)),
];

/** Braces that stand open or hold no name: nothing would be put in their place. */
export const hasBrokenPlace = (text: string): boolean => /\{\{|\}\}/.test(text.replace(placePattern, ''));

type Values = Readonly<Record<string, string>>;

/** A text with its variables filled in; a variable without a value stays as it is written. */
export const renderText = (text: string, values: Values): string =>
  text.replace(placePattern, (place, name: string) => values[name]?.trim() || place);

/** Names of the variables that the texts hold and that have no value, in order. */
export const missingValues = (texts: readonly string[], values: Values): string[] =>
  [...new Set(texts.flatMap(variablesIn))].filter((name) => !values[name]?.trim());

/** The samples as values. */
export const sampleValues = (variables: readonly TemplateVariable[]): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));

const valuePatterns: Readonly<Record<VariableType, RegExp>> = {
  text: /^[^\r\n]*$/,
  number: /^-?\d+(\.\d+)?$/,
  money: /^¥?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/,
  link: /^(https?:\/\/\S+|\/\S*)$/,
};

/** Whether a value is of its variable's type. */
export const isValueOf = (type: VariableType, value: string): boolean => valuePatterns[type].test(value.trim());
