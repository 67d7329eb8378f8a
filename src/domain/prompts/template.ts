import { optionMarks, type VariableType, variableTypeNames, variableTypes } from './variableTypes.data';

/** A template in pieces; variables keep what was written, so that printing gives the very same text. */
type TemplatePiece =
  | { readonly kind: 'text'; readonly text: string }
  /** `parts` = name, type, default, options: one to four, as they stand between the bars. */
  | { readonly kind: 'variable'; readonly parts: readonly string[] };

/** A blank of the form that a template makes. */
export interface Variable {
  readonly name: string;
  readonly type: VariableType;
  readonly initial: string;
  /** Of a choice; empty otherwise. */
  readonly options: readonly string[];
}

type TemplateProblem =
  | { readonly kind: 'unknownType'; readonly name: string; readonly type: string }
  | { readonly kind: 'noOptions'; readonly name: string }
  | { readonly kind: 'badDefault'; readonly name: string; readonly initial: string };

const opening = '{{';
const closing = '}}';

/** Reads `{{name|type|default|options}}`; braces that hold no name stay text. Never fails. */
export function parseTemplate(text: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let written = 0;
  let from = text.indexOf(opening);
  while (from >= 0) {
    const to = text.indexOf(closing, from + opening.length);
    if (to < 0) break;
    // Of braces in braces the inner pair is meant.
    const start = text.lastIndexOf(opening, to - 1);
    const inner = text.slice(start + opening.length, to);
    if (isVariable(inner)) {
      if (start > written) pieces.push({ kind: 'text', text: text.slice(written, start) });
      pieces.push({ kind: 'variable', parts: inner.split('|') });
      written = to + closing.length;
    }
    from = text.indexOf(opening, to + closing.length);
  }
  if (written < text.length) pieces.push({ kind: 'text', text: text.slice(written) });
  return pieces;
}

const isVariable = (inner: string): boolean =>
  !/[{}\n]/.test(inner) && (inner.split('|')[0] ?? '').trim().length > 0 && inner.length <= 500;

/** The text that was parsed. */
export const printTemplate = (pieces: readonly TemplatePiece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : `${opening}${piece.parts.join('|')}${closing}`)).join('');

const typeByName = new Map<string, VariableType>([
  ...variableTypes.map((type): [string, VariableType] => [type.toLowerCase(), type]),
  ...variableTypes.map((type): [string, VariableType] => [variableTypeNames[type], type]),
]);

/** Type of a written name, Chinese or English; undefined for anything else. */
const variableTypeOf = (written: string): VariableType | undefined => typeByName.get(written.trim().toLowerCase());

function variableOf(parts: readonly string[]): Variable {
  const [name = '', type = '', initial = '', ...rest] = parts;
  const options = rest.length > 0 ? splitOptions(rest.join('|')) : [];
  const known = variableTypeOf(type) ?? (options.length > 0 ? 'choice' : 'text');
  return { name: name.trim(), type: known, initial: initial.trim(), options: known === 'choice' ? options : [] };
}

const splitOptions = (text: string): string[] => [
  ...new Set(
    text
      .split(optionMarks)
      .map((option) => option.trim())
      .filter(Boolean),
  ),
];

/** Blanks of the form in their order; a name that stands several times is one blank, as its fullest mention says. */
export function variablesOf(pieces: readonly TemplatePiece[]): readonly Variable[] {
  const fullest = new Map<string, readonly string[]>();
  for (const piece of pieces) {
    if (piece.kind === 'text') continue;
    const name = (piece.parts[0] ?? '').trim();
    const known = fullest.get(name);
    if (!known || piece.parts.length > known.length) fullest.set(name, piece.parts);
  }
  return [...fullest.values()].map(variableOf);
}

/** What the author should mend: a type that there is not, a choice without options, a default that cannot be chosen. */
export function problemsOf(pieces: readonly TemplatePiece[]): readonly TemplateProblem[] {
  const unknown = pieces.flatMap((piece): TemplateProblem[] => {
    if (piece.kind === 'text') return [];
    const [name = '', type = ''] = piece.parts;
    const isUnknown = type.trim() !== '' && !variableTypeOf(type);
    return isUnknown ? [{ kind: 'unknownType', name: name.trim(), type: type.trim() }] : [];
  });
  const wrong = variablesOf(pieces).flatMap(({ name, type, initial, options }): TemplateProblem[] => {
    if (type === 'choice' && options.length === 0) return [{ kind: 'noOptions', name }];
    const isBad =
      initial !== '' &&
      ((type === 'choice' && !options.includes(initial)) || (type === 'number' && !isNumber(initial)));
    return isBad ? [{ kind: 'badDefault', name, initial }] : [];
  });
  return [...unknown, ...wrong];
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

interface Filled {
  readonly text: string;
  /** Names of the blanks that are still empty. */
  readonly missing: readonly string[];
  /** Names of the blanks whose value their type does not allow. */
  readonly wrong: readonly string[];
}

/** Values as they stand when the form opens. */
export const initialValues = (variables: readonly Variable[]): Readonly<Record<string, string>> =>
  Object.fromEntries(variables.map(({ name, initial }) => [name, initial]));

/**
 * Puts values into a template.
 * @param values by name; goods, frameworks and platforms as the words that shall stand in the text
 */
export function fillTemplate(pieces: readonly TemplatePiece[], values: Readonly<Record<string, string>>): Filled {
  const variables = variablesOf(pieces);
  const givenFor = (name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '').trim() : '');
  const text = pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const name = (piece.parts[0] ?? '').trim();
      return givenFor(name) || `{{${name}}}`;
    })
    .join('');
  return {
    text,
    missing: variables.filter(({ name }) => givenFor(name) === '').map(({ name }) => name),
    wrong: variables.filter((variable) => isWrong(variable, givenFor(variable.name))).map(({ name }) => name),
  };
}

function isWrong({ type, options }: Variable, value: string): boolean {
  if (value === '') return false;
  if (type === 'number') return !isNumber(value);
  return type === 'choice' && options.length > 0 && !options.includes(value);
}
