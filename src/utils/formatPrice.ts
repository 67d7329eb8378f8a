/** Yuan as text, `1299.90`, as a price tag: `¥1,299.90`. The cents stay as they were given. */
export function formatPrice(yuan: string): string {
  const [whole = '', ...cents] = yuan.split('.');
  return `¥${[whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...cents].join('.')}`;
}
