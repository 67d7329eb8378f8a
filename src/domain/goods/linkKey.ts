/** Parameters that tell where a link was shared or clicked, not what it shows. */
const tracking =
  /^(?:utm_.*|spm|scm|pvid|algo_.*|ut_sk|un|tk|short_name|share.*|sourceType|suid|sp_tk|cpp|bxsign|app|_t|_s|t|timestamp|ts|from|source|src|ref|referer|refer.*|fbclid|gclid|msclkid|yclid|_ga|mkt.*|campaign.*|trackid|track.*|tracelog|clickid|click_id|xsec_.*|u_code|uct|goods_share.*|_wv|_wvx|wx_.*|nsukey|isappinstalled|unionid|cps.*|rnd|random)$/i;

/**
 * What an address is known again by: scheme, `www.`, tracking parameters, order of parameters and ending marks do not
 * count. Empty for what is no web address.
 */
export function linkKey(address: string): string {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return '';
  const url = new URL(text);
  const host = url.host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(compare);
  const query = new URLSearchParams(kept).toString();
  // A path behind `#` names the page where the shop's own script reads it.
  const route = /^#!?\//.test(url.hash) ? url.hash.replace(/\?.*$/, '') : '';
  return `${host}${url.pathname.replace(/\/+$/, '')}${query ? `?${query}` : ''}${route}`;
}

const compare = (left: readonly [string, string], right: readonly [string, string]): number =>
  left.join('=') < right.join('=') ? -1 : 1;
