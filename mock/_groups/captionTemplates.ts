import { isOpenToPlan } from '../../src/domain/templates/shelf';
import { balanceOf, hold, settle } from '../_core/ledger';
import { type Context, fail } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';
import type { CaptionTemplateRow } from '../_data/captionTemplates';
import '../_data/captionTemplates';
import { categoryTable } from './categories';
import { providerRecords, recordState } from './providerRecords';

export const captionTemplates = providerRecords({
  table: 'caption_template',
  subject: 'caption_template',
  missing: '字幕模板不存在或已删除',
  readable: ({ title, category_id = '', price, plans, design }: CaptionTemplateRow) => ({
    ...{ title, price, plans },
    topic: categoryTable().find(category_id)?.name ?? '',
    contents: design
      ? design.elements
          .flatMap((one) =>
            one.type === 'text' ? [`${one.style.font} ${one.style.font_size} ${one.style.font_color}`] : [],
          )
          .join('、')
      : '',
  }),
  auditedFields: ['title', 'topic', 'price', 'plans', 'contents'],
});

/** A merchant has taken a caption template. */
interface CaptionTakeRow extends Row {
  readonly template_id: string;
  readonly mchno: string;
  readonly credits: number;
  readonly created_at: string;
}

const takes = () => globalDb.table<CaptionTakeRow>('caption_template_take');

export const takesOf = (templateId: string): number =>
  takes()
    .all()
    .filter(({ template_id }) => template_id === templateId).length;

const takeOf = (mchno: string, templateId: string): CaptionTakeRow | undefined =>
  takes()
    .all()
    .find((row) => row.template_id === templateId && row.mchno === mchno);

export const isTakenBy = ({ merchant }: Context, { id }: CaptionTemplateRow): boolean =>
  takeOf(merchant.mchno, id) !== undefined;

/** What a merchant finds: all that is published, and what it has paid for though it is offered no more. */
export const shownTo = ({ merchant }: Context): CaptionTemplateRow[] => {
  const offered = captionTemplates.published(merchant.provider_id);
  const paid = captionTemplates
    .ofProvider(merchant.provider_id)
    .filter((row) => recordState(row) === 'withdrawn' && (takeOf(merchant.mchno, row.id)?.credits ?? 0) > 0);
  return [...offered, ...paid];
};

/** Notes that a merchant has taken it, paid the first time. @returns false = it had it already */
export function takeCaption(ctx: Context, { id, title, price, plans }: CaptionTemplateRow, seenPrice: number): boolean {
  const { db, account, merchant, clock } = ctx;
  if (takeOf(merchant.mchno, id)) return false;
  if (!isOpenToPlan(plans, merchant.version))
    fail(`“${title}”只对${plans.join('、')}开放`, { errorCode: 'PLAN_NEEDED' });
  if (price !== seenPrice) fail(`“${title}”的价格已变为 ${price} 点，请刷新后再决定`, { errorCode: 'PRICE_CHANGED' });
  if (balanceOf(db) < price)
    fail(`点数不足：需要 ${price} 点，剩余 ${balanceOf(db)} 点`, { errorCode: 'CREDITS_NOT_ENOUGH' });
  if (price > 0) settle(db, hold(db, { credits: price, subject: `字幕模板：${title}`, account_name: account.name }));
  takes().insert({
    id: newId('caption_take'),
    ...{ template_id: id, mchno: merchant.mchno, credits: price, created_at: clock.iso() },
  });
  return true;
}
