interface Named {
  readonly title: string;
  readonly link: string;
}

/** By what a goods is known again: its title without regard to spaces, width and case, and its link without its ending mark. */
export function sameGoodsKeys({ title, link }: Named): string[] {
  const name = title.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  const address = link.trim().replace(/#.*$/, '').replace(/\/+$/, '').toLowerCase();
  return [...(name ? [`t:${name}`] : []), ...(address ? [`l:${address}`] : [])];
}
