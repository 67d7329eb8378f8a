interface SplitTitle {
  readonly name: string;
  /** What its labels say of the goods, in order. */
  readonly labels: readonly string[];
}

/** Labels that say nothing of the goods: where it is sold, and shouts. */
const empty =
  /^(?:新品|新款|热卖|热销|爆款|爆品|推荐|必买|正品|官方|自营|现货|特价|清仓|秒杀|促销|福利|包邮|限时|限量|预售|直播.*|.*旗舰店|.*专卖店|.*专营店|淘宝|天猫|京东|拼多多|抖音.{0,2}|快手.{0,2}|小红书|微店|1688|.*商城|.*超市|\d+年新款|\d+月?新品)$/;

/** What a title carries around the name: `【顺丰空运】智利车厘子 2斤` is `智利车厘子 2斤`, with a label. */
export function splitTitle(text: string): SplitTitle {
  let rest = text.trim();
  const labels: string[] = [];
  for (;;) {
    const label = /^(?:【([^【】]*)】|\[([^[\]]*)\]|［([^［］]*)］)/.exec(rest);
    if (!label) break;
    rest = rest.slice(label[0].length).trim();
    labels.push((label[1] ?? label[2] ?? label[3] ?? '').trim());
  }
  const last: string[] = [];
  for (;;) {
    const label = /【([^【】]*)】$/.exec(rest);
    if (!label || label.index === 0) break;
    rest = rest.slice(0, label.index).trim();
    last.unshift((label[1] ?? '').trim());
  }
  const all = [...labels, ...last].filter(Boolean);
  // A title that is nothing but labels: its longest is the name.
  const name = rest || all.reduce((best, label) => (label.length > best.length ? label : best), '');
  return { name, labels: all.filter((label) => label !== name && label.length >= 2 && !empty.test(label)) };
}
