/** What a goods record holds at most; schema, forms and tables keep to it alike. */
export const goodsLimits = {
  title: 120,
  category: 40,
  brand: 60,
  spokenName: 12,
  description: 5000,
  sellingPoint: 100,
  sellingPoints: 20,
  specName: 40,
  specValue: 200,
  specs: 40,
  offer: 200,
  media: 60,
  link: 2000,
  /** Rows of one table, and of one call of the import. */
  importRows: 5000,
  importBatch: 500,
} as const;

/** Yuan as text: up to eight digits and two decimals; empty = not known. */
export const isPrice = (text: string): boolean => /^\d{0,8}(\.\d{1,2})?$/.test(text);
