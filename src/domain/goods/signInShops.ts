/**
 * Shops that are known to show a product's page only to whoever is signed in, or in their own app; `hosts` cover what
 * lies under them.
 */
const signInShops = [
  { key: 'taobao', hosts: ['taobao.com', 'tb.cn', 'taobao.net'] },
  { key: 'tmall', hosts: ['tmall.com', 'tmall.hk'] },
  { key: 'jd', hosts: ['jd.com', '3.cn', 'jd.hk', 'jingxi.com'] },
  { key: 'pinduoduo', hosts: ['pinduoduo.com', 'yangkeduo.com'] },
  { key: 'douyin', hosts: ['douyin.com', 'jinritemai.com', 'iesdouyin.com'] },
  { key: 'xiaohongshu', hosts: ['xiaohongshu.com', 'xhslink.com'] },
  { key: 'kuaishou', hosts: ['kuaishou.com', 'kwaixiaodian.com', 'gifshow.com', 'chenzhongtech.com'] },
  { key: 'alibaba', hosts: ['1688.com'] },
] as const;

export type SignInShop = (typeof signInShops)[number]['key'];

/** The shop whose pages cannot be read without an account; undefined for any other address. */
export function signInShopOf(address: string): SignInShop | undefined {
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/\.$/, '');
  return signInShops.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)))?.key;
}
