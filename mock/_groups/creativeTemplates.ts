import type { Segment } from '../../src/domain/frameworks';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';
import type { CreativeTemplateRow } from '../_data/creativeTemplates';
import '../_data/creativeTemplates';
import { categoryTable } from './categories';
import type { FrameworkRow } from './frameworks';
import { paidTakes } from './paidTakes';
import { providerRecords } from './providerRecords';
import { servedMerchants } from './served';

/** A segment as the log tells it. */
const describe = ({ roleName, share, purpose, linePattern, shotHint, repeatable }: Segment): string =>
  [`${roleName} ${Math.round(share * 100)}%${repeatable ? ' *' : ''}`, purpose, linePattern, shotHint]
    .filter(Boolean)
    .join('：');

export const creativeTemplates = providerRecords({
  table: 'creative_template',
  subject: 'creative_template',
  missing: '创意模板不存在或已删除',
  readable: ({ category_id = '', ...row }: CreativeTemplateRow) => ({
    title: row.title,
    summary: row.summary,
    logo: row.icon,
    topic: categoryTable().find(category_id)?.name ?? '',
    industry: row.industries.join('、'),
    channels: [...row.platforms],
    price: row.price ?? 0,
    plans: row.plans,
    order: row.order,
    variables: row.segments.map(describe),
    contents: [`${row.seconds[0]}–${row.seconds[1]} 秒`, ...row.fits, row.reference].filter(Boolean).join('、'),
  }),
  auditedFields: [
    ...(['title', 'summary', 'logo', 'topic', 'industry', 'channels', 'price'] as const),
    ...(['plans', 'order'] as const),
    ...(['variables', 'contents'] as const),
  ],
});

/** Each is paid once. */
export const creativeTakes = paidTakes('creative_template_take', '创意模板', creativeTemplates);

const isMadeOf = ({ source, status }: FrameworkRow, id: string): boolean =>
  status !== -1 && source.some((ref) => ref.type === 'template' && ref.id === id);

/** The framework that an account has made of a template; one in the recycle bin does not count. */
export const madeBy = ({ db, account }: Context, id: string): FrameworkRow | undefined =>
  db
    .table<FrameworkRow>('framework')
    .all()
    .find((row) => row.account_id === account.id && isMadeOf(row, id));

/** Frameworks that the provider’s merchants have made of a template, and of how many merchants they are. */
export function usesOfCreativeTemplate(ctx: Context, id: string): { frameworks: number; merchants: number } {
  const served = new Set(servedMerchants(ctx.merchant).map(({ mchno }) => mchno));
  const made = globalDb
    .table<FrameworkRow>('framework')
    .all()
    .filter((row) => served.has(row.mchno) && isMadeOf(row, id));
  return { frameworks: made.length, merchants: new Set(made.map(({ mchno }) => mchno)).size };
}
