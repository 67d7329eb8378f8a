import { type Consent, type Figure, figureContract } from '../src/services/figure/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { makePrivate } from './_core/objectStorage';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';
import { type FigureRow, portraitKind } from './_data/figures';
import { recordedConsent } from './_groups/consent';
import './_data/figures';

const missing = '数字人不存在或已删除';
const withdrawn = '肖像授权已撤回，请重新登记授权后再启用';

const figuresOf = ({ db }: Pick<Context, 'db'>) => db.table<FigureRow>('figure');

function checkPortrait({ db }: Context, figure: Pick<Figure, 'presenter' | 'portrait'>, consent: Consent | undefined) {
  if (figure.presenter !== portraitKind) return;
  if (!figure.portrait) return fail('请先上传肖像照片', { errorCode: 'PORTRAIT_MISSING' });
  if (!consent) return fail('使用真人肖像前，请先登记本人的授权', { errorCode: 'CONSENT_MISSING' });
  if (consent.withdrawn_at) return fail(withdrawn, { errorCode: 'CONSENT_WITHDRAWN' });
  db.table('file').need(figure.portrait.file_id, '肖像照片不存在或已删除，请重新上传');
  return undefined;
}

export default serve(figureContract, {
  data(ctx, query) {
    const rows = figuresOf(ctx)
      .all()
      .filter(({ status }) => (query.status === undefined ? status !== -1 : status === query.status))
      .filter(({ presenter }) => !query.kind || (presenter === portraitKind) === (query.kind === 'portrait'))
      .filter(({ favorite }) => query.favorite === undefined || favorite === (query.favorite === 1));
    const page = paged(rows, { ...query, page: 1, page_size: 500 }, { search: ['name'], sort: 'updated_at' });
    const list = query.sort ? page.list : page.list.toSorted((a, b) => Number(b.favorite) - Number(a.favorite));
    const from = (query.page - 1) * query.page_size;
    return {
      list: list.slice(from, from + query.page_size),
      paginator: {
        currentPage: query.page,
        itemsPerPage: query.page_size,
        numPages: Math.max(1, Math.ceil(page.paginator.total / query.page_size)),
        total: page.paginator.total,
      },
    };
  },

  info: (ctx, { id }) => figuresOf(ctx).need(id, missing),

  save(ctx, { id, consent: given, revision: seen, ...fields }) {
    const figures = figuresOf(ctx);
    const known = id ? figures.need(id, missing) : undefined;
    const revision = nextRevision(known, seen);
    const isPortrait = fields.presenter === portraitKind;
    // the consent at hand holds unless another is given
    const fresh = given ? recordedConsent(ctx, given) : known?.consent;
    const consent = isPortrait ? fresh : undefined;
    checkPortrait(ctx, fields, consent);
    if (isPortrait && fields.portrait) makePrivate(fields.portrait.url, ctx.merchant.mchno);
    const updated_at = ctx.clock.iso();
    const row = { ...fields, portrait: isPortrait ? fields.portrait : undefined, consent, revision, updated_at };
    if (known) return figures.update(known.id, row) ?? known;
    return figures.insert({
      id: newId('fig'),
      mchno: ctx.merchant.mchno,
      ...row,
      status: 1,
      created_at: updated_at,
    });
  },

  set(ctx, { id, value }) {
    figuresOf(ctx).need(id, missing);
    // a star is no change of the figure: its place in the list by time stays
    figuresOf(ctx).update(id, { favorite: value });
    return null;
  },

  withdraw(ctx, { id }) {
    const figures = figuresOf(ctx);
    const known = figures.need(id, missing);
    if (!known.consent) return fail('这个数字人没有登记授权', { errorCode: 'CONSENT_MISSING' });
    const at = ctx.clock.iso();
    const consent = { ...known.consent, withdrawn_at: known.consent.withdrawn_at ?? at };
    return figures.update(id, { consent, status: 0, updated_at: at }) ?? known;
  },

  status(ctx, input) {
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const figures = figuresOf(ctx);
    const rows = idsOf(input).map((id) => figures.need(id, missing));
    const isRefused = status === 1 && rows.some(({ consent, status: now }) => now === 0 && consent?.withdrawn_at);
    if (isRefused) return fail(withdrawn, { errorCode: 'CONSENT_WITHDRAWN' });
    for (const { id, consent } of rows) {
      // what comes back from the bin without consent stays off
      const next = status === 1 && consent?.withdrawn_at ? 0 : status;
      figures.update(id, { status: next, updated_at: ctx.clock.iso() });
    }
    return null;
  },

  delete(ctx, { ids }) {
    const figures = figuresOf(ctx);
    for (const id of ids) figures.need(id, missing);
    for (const id of ids) figures.update(id, { status: -1, updated_at: ctx.clock.iso() });
    return null;
  },
});
