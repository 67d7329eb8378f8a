import type { ClaimKind } from '../../../../../src/domain/writing/claims';

const of = (...variants: readonly [string, string, string]) =>
  variants.map((variant) => variant.split('|').filter(Boolean));

/** Data: how a further fact is led in, by what it speaks of; three variants share no phrase. */
export const connectors: Readonly<Record<ClaimKind, readonly (readonly string[])[]>> = {
  number: of('看看数字，', '拿数字说，', '数字摆在这儿，'),
  origin: of('来路说清楚，', '从哪儿来？', '讲讲出处，'),
  taste: of('再说味道，', '味道上，', '闻一闻尝一尝，'),
  time: of('说到时间，', '快不快？', '时间上，'),
  price: of('价格上，', '说到花钱，', '账算得清楚，'),
  service: of('服务上，', '说到服务，', '再说服务，'),
  material: of('说到用料，', '材料上，', '用的什么料？'),
  size: of('大小上，', '尺寸上，', '比一比大小，'),
  care: of('打理起来，', '收拾起来，', '说到清洁，'),
  safety: of('安全这块，', '怕出岔子？', '稳不稳当，看这里，'),
  feel: of('自己试一试，', '试一下就知道，', '说说感受，'),
  look: of('样子上，', '先用眼睛看，', '看外观，'),
  teaching: of('教这件事，', '课上呢，', '说到教学，'),
  place: of('地方呢，', '来了就知道，', '到了地方，'),
  use: of('', '', ''),
};

/** Where no connector of the kind fits any more. */
export const plainConnectors: readonly (readonly string[])[] = of(
  '再一个，|还有呢，|接着看，|再补一句，|往后看，',
  '另外，|还有一点，|也记一下，|再加一条，|别漏了，',
  '对了，|顺便说，|多说一句，|插一句，|还想说的是，',
);
