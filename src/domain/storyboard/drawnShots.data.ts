import type { DrawnKind } from './types';

/** What stands above a drawn shot when nobody says otherwise. */
export const drawnTitles: Readonly<Record<DrawnKind, string>> = {
  price: '现在的价格',
  comparison: '放在一起看',
  ingredients: '用料',
  steps: '步骤',
  map: '来这里',
};
export const priceLabels = { former: '原价', now: '现价', offer: '优惠' } as const;
/** Properties that tell what goods are made of. */
export const ingredientNames =
  /^(?:主要|全部)?(?:配料|成分|原料|食材|用料|材质|面料|材料|内胆材质|主料)(?:表|成分|构成)?$/;
/** The same in a statement: the name, and behind it what they are made of. */
export const ingredientWords =
  /(配料|成分|原料|食材|用料|材质|面料)(?:表)?(?:里|中)?(?:就|只|仅)?(?:有|是|为|用|用的是|用了|采用|包括|包含|：|:)+\s*([^，。；！？]{2,})/;
/** What parts the members of such a list: a space not behind a figure or a code (316 不锈钢). */
export const ingredientMarks = /[、，,;；/|+]|(?<![\dA-Za-z.%])\s+(?=\S{2})|(?<=、[^、]{1,9})[和及与](?=[^、]{1,9}$)/;
export const ingredientTail = /(?:等等|等)$/;
/** Properties that tell how goods are used. */
export const stepNames = /^(?:使用|食用|冲泡|安装|操作|预约|制作|烹饪)?(?:方法|步骤|做法|用法|流程|教程)$/;
export const stepMarks = /[，,。；;\n→>]|(?<=\D)(?=\d[.、])/;
/** A price that is no longer asked. */
export const formerPrice = /(?:原价|吊牌价|日常价|门市价|划线价)[^\d¥￥]{0,4}[¥￥]?\s*(\d{1,6}(?:\.\d{1,2})?)/;
