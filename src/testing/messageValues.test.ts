import zhCN from '../../locales/zh-CN';
import { readSources } from './architecture/sources';

/**
 * A message whose values are not given is shown raw, `{count}` and all: the type of an id does not know them. Read from
 * the source, because a screen shows most messages only in a state that few tests reach.
 */
const messages: Readonly<Record<string, string>> = zhCN;
const ids = Object.keys(messages);

const sources = readSources().filter(({ path, isTest }) => path.startsWith('src/') && !isTest);
/** Named in full somewhere: there its values are checked, and what a template fits by chance is not. */
const named = new Set(sources.flatMap(({ code }) => [...code.matchAll(/'([\w.-]+)'/g)].map((match) => match[1] ?? '')));

/** Those that a caller has to give; what stands in quotes is shown as it is. */
const valuesOf = (id: string): readonly string[] =>
  [...(messages[id] ?? '').replace(/'\{[^']*'/g, '').matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? '');

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** Where what begins at `at` ends: a string with its template holes, or a bracket with all that is in it. */
function endOf(code: string, at: number): number {
  const open = code[at] ?? '';
  const isText = open === "'" || open === '"' || open === '`';
  for (let i = at + 1; i < code.length; i += 1) {
    const char = code[i] ?? '';
    if (isText) {
      if (char === '\\') i += 1;
      else if (char === open) return i;
      else if (open === '`' && char === '$' && code[i + 1] === '{') i = endOf(code, i + 1);
    } else if (char === closing[open]) return i;
    else if (closing[char] || char === "'" || char === '"' || char === '`') i = endOf(code, i);
  }
  return code.length;
}

/** What stands between the commas of a bracket's inside. */
function partsOf(code: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i < code.length; i += 1) {
    const char = code[i] ?? '';
    if (char === ',') {
      parts.push(code.slice(from, i));
      from = i + 1;
    } else if (closing[char] || char === "'" || char === '"' || char === '`') i = endOf(code, i);
  }
  return [...parts, code.slice(from)].map((part) => part.trim()).filter(Boolean);
}

/** The ids that an expression can be: its literals, and what its templates fit. */
function idsIn(expression: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < expression.length; i += 1) {
    const char = expression[i] ?? '';
    if (char !== "'" && char !== '`') continue;
    const end = endOf(expression, i);
    const text = expression.slice(i + 1, end);
    if (text.includes('${')) {
      const pieces = text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((piece) => piece.replace(/[.\\]/g, '\\$&'));
      const pattern = new RegExp(`^${pieces.join('[^.]+')}$`);
      if ((pieces[0] ?? '').includes('.')) found.push(...ids.filter((id) => pattern.test(id) && !named.has(id)));
    } else if (text in messages) found.push(text);
    i = end;
  }
  return found;
}

/** Names given in an object literal; undefined where that cannot be read here. */
function namesIn(values: string | undefined): readonly string[] | undefined {
  if (values === undefined) return [];
  if (!values.startsWith('{')) return undefined;
  const parts = partsOf(values.slice(1, -1));
  if (parts.some((part) => part.startsWith('...'))) return undefined;
  return parts.map((part) => /^['"]?(\w+)/.exec(part)?.[1] ?? '');
}

const withoutComments = (code: string): string =>
  code.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '').replace(/\s\/\/ .*$/gm, '');

/** Calls whose first argument is an id and whose second are its values. */
function lacksIn(source: string): string[] {
  const code = withoutComments(source);
  return [...code.matchAll(/(?<![\w$])(?:t|translate|tools\.t)\(/g)].flatMap((match) => {
    const open = match.index + match[0].length - 1;
    const [first = '', second] = partsOf(code.slice(open + 1, endOf(code, open)));
    const given = namesIn(second);
    if (!given) return [];
    return idsIn(first).flatMap((id) =>
      valuesOf(id)
        .filter((name) => !given.includes(name))
        .map((name) => `${id} lacks {${name}}`),
    );
  });
}

test('no message is shown without its values', () => {
  const lacks = sources.flatMap(({ path, code }) => lacksIn(code).map((lack) => `${path}: ${lack}`));
  expect([...new Set(lacks)]).toEqual([]);
});

test('the walk finds what it looks for', () => {
  const [id = ''] = ids.filter((one) => valuesOf(one).length === 1);
  const [name = ''] = valuesOf(id);
  const lack = [`${id} lacks {${name}}`];
  expect(lacksIn(`t('${id}')`)).toEqual(lack);
  expect(lacksIn(`t(isMany ? '${id}' : 'common.save', { other: f({ ${name}: 1 }) })`)).toEqual(lack);
  expect(lacksIn(`t('${id}', { ${name} })`)).toEqual([]);
  expect(lacksIn(`t('${id}', { ${name}: t('common.save') })`)).toEqual([]);
});
