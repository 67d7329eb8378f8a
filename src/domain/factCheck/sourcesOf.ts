import { yuan } from './numerals.data';
import type { FactSource } from './types';

/** What of a goods record says something about the goods. */
export interface KnownGoods {
  readonly title: string;
  readonly price: string;
  readonly brand?: string;
  readonly spoken_name?: string | undefined;
  readonly category?: string;
  readonly description: string;
  readonly selling_points: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly offer: string;
}

/** What is known of goods, line by line, so that each statement can be traced to one of them. */
export function sourcesOf(goods: KnownGoods): FactSource[] {
  const plain = (field: FactSource['field'], text: string): FactSource => ({ field, label: '', text });
  const all: FactSource[] = [
    plain('title', goods.title),
    plain('title', goods.spoken_name ?? ''),
    plain('price', goods.price === '' ? '' : `${goods.price}${yuan}`),
    plain('brand', goods.brand ?? ''),
    ...goods.specs.map(specSource),
    ...goods.selling_points.map((text) => plain('sellingPoint', text)),
    ...linesOf(goods.offer).map((text) => plain('offer', text)),
    ...linesOf(goods.description).map((text) => plain('description', text)),
  ];
  return all.filter(({ text }) => text.trim() !== '');
}

/** A property; where its value was written into its name, 产地 河北唐山, it is read from there. */
function specSource({ name, value }: KnownGoods['specs'][number]): FactSource {
  if (value.trim() !== '') return { field: 'spec', label: name, text: value };
  const [, label = '', text = ''] = /^([^\s:：]{1,10})[\s:：]+(.+)$/u.exec(name.trim()) ?? [];
  return { field: 'spec', label, text: text || name };
}

/** What a document says, sentence by sentence. */
export const documentSources = (title: string, text: string): FactSource[] =>
  linesOf(text).map((line) => ({ field: 'document', label: title, text: line }));

const linesOf = (text: string): string[] =>
  text
    .split(/[\n\f\u3002\uff1b;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads something once for each record, as long as the same array is handed over. */
export function bySources<T>(read: (sources: readonly FactSource[]) => T): (sources: readonly FactSource[]) => T {
  return kept(read);
}

/** The same of one line. */
export function byLine<T>(read: (source: FactSource) => T): (source: FactSource) => T {
  return kept(read);
}

function kept<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}
