import type { ClaimKind } from '../../../../../src/domain/writing/claims';

const of = (...variants: readonly [string, string, string]) =>
  variants.map((variant) => variant.split('|').filter(Boolean));

/** Data: how a further fact is led in, by what it speaks of; three variants share no phrase. */
export const connectors: Readonly<Record<ClaimKind, readonly (readonly string[])[]>> = {
  number: of('有数可查，', '拿数字说，', '数字摆在这儿，'),
  origin: of('来路说清楚，', '从哪儿来？', '讲讲出处，'),
  taste: of('再说味道，', '味道这头，', '闻一闻尝一尝，'),
  time: of('说到时间，', '快慢也有数，', '时间上，'),
  price: of('价钱这一项，', '说到花钱，', '账算得清楚，'),
  service: of('这些也管，', '后头也有交代，', '还管这个，'),
  material: of('说到用料，', '料子这一块，', '用的什么料？'),
  size: of('大小轻重上，', '尺寸这一项，', '比一比大小，'),
  care: of('打理起来，', '收拾也不难办，', '说到清洁，'),
  safety: of('安心的一处，', '怕出岔子？', '稳不稳当，看这里，'),
  feel: of('感受上，', '体感也说一句，', '感觉上，'),
  look: of('样子上，', '先用眼睛看，', '看外观，'),
  teaching: of('教这件事，', '课上呢，', '学起来是这样，'),
  place: of('地方也交代一句，', '位置上，', '到了地方，'),
  use: of('', '', ''),
};

/** Where no connector of the kind fits any more. */
export const plainConnectors: readonly (readonly string[])[] = of(
  '再补一样，|顺带说，',
  '另说一条，|还要提一句，',
  '多说一句，|别漏了这条，',
);
