import { noFacts, type ProductFacts, plain, priceText } from './product';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const typesOf = (node: Node): string[] => asList(node['@type']).map((type) => String(type).replace(/^.*[/#]/, ''));
const isProductNode = (node: Node): boolean =>
  typesOf(node).some((type) => /^(Individual)?Product(Group|Model)?$/.test(type));

/** Reads schema.org products out of JSON-LD blocks: lists, @graph, nested mainEntity; broken blocks are passed over. */
export function readJsonLd(blocks: readonly string[]): ProductFacts {
  const nodes = blocks.flatMap((block) => flatten(parse(block), 0));
  const product = nodes.find(isProductNode);
  if (!product) return noFacts;
  const offers = asList(product.offers).filter(isNode);
  const nested = offers.flatMap((offer) => asList(offer.offers).filter(isNode));
  const [offer] = [...offers, ...nested];
  return {
    isProduct: true,
    title: plain(product.name) || undefined,
    description: plain(product.description) || undefined,
    price: [...offers, ...nested].map(priceOf).find((price) => price !== undefined),
    brand: nameOf(product.brand) || nameOf(product.manufacturer) || undefined,
    category: plain(asList(product.category)[0]).split(/[>/›]/).pop()?.trim() || undefined,
    offer: plain(offer?.description) || undefined,
    images: asList(product.image).map(urlOf).filter(Boolean),
    videos: [...asList(product.video), ...asList(product.subjectOf)].map(videoOf).filter(Boolean),
    sellingPoints: pointsOf(product.positiveNotes),
    specs: specsOf(product),
  };
}

function parse(block: string): unknown {
  const text = block.replace(/^\s*(<!--|\/\*<!\[CDATA\[\*\/)|(-->|\/\*\]\]>\*\/)\s*$/g, '').trim();
  try {
    return JSON.parse(text);
  } catch {
    try {
      // shops often leave raw line breaks inside strings and commas before a closing bracket
      return JSON.parse(text.replace(/[\n\r\t]+/g, ' ').replace(/,\s*([}\]])/g, '$1'));
    } catch {
      return undefined;
    }
  }
}

function flatten(value: unknown, depth: number): Node[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((item) => flatten(item, depth + 1));
  if (!isNode(value)) return [];
  const inner = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'hasVariant'];
  return [value, ...inner.flatMap((name) => flatten(value[name], depth + 1))];
}

const nameOf = (value: unknown): string => plain(isNode(value) ? value.name : asList(value)[0]);
const urlOf = (value: unknown): string =>
  plain(isNode(value) ? (value.contentUrl ?? value.url ?? value['@id']) : value);
const videoOf = (value: unknown): string => (isNode(value) ? plain(value.contentUrl) : '');

const isYuan = ({ priceCurrency }: Node): boolean => /^(?:CNY|RMB|)$/i.test(plain(priceCurrency));

function priceOf(offer: Node): string | undefined {
  if (!isYuan(offer)) return undefined;
  const specification = asList(offer.priceSpecification).find(isNode);
  return priceText(offer.price) ?? priceText(offer.lowPrice) ?? priceText(specification?.price);
}

function pointsOf(notes: unknown): string[] {
  return asList(notes)
    .flatMap((note) => (isNode(note) && note.itemListElement ? asList(note.itemListElement) : [note]))
    .map((note) => nameOf(isNode(note) && isNode(note.item) ? note.item : note))
    .filter(Boolean);
}

function specsOf(product: Node): { name: string; value: string }[] {
  const listed = asList(product.additionalProperty)
    .filter(isNode)
    .map(({ name, value, unitText }) => ({ name: plain(name), value: `${plain(value)}${plain(unitText)}` }));
  const known: readonly (readonly [string, string])[] = [
    ['material', '材质'],
    ['color', '颜色'],
    ['size', '尺寸'],
    ['weight', '重量'],
  ];
  const direct = known.map(([key, name]) => ({ name, value: measure(product[key]) }));
  return [...listed, ...direct].filter(({ name, value }) => name && value);
}

const measure = (value: unknown): string =>
  isNode(value) ? `${plain(value.value ?? value.name)}${plain(value.unitText)}` : plain(asList(value)[0]);
