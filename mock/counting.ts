import { zoneOf } from './_core/merchantDay';
import './_data/counting';
import { billMonths, monthBill, periodRange, sumCredits } from '../src/domain/billing';
import { type FirstStepKey, firstStepKeys, firstStepPages } from '../src/domain/firstSteps';
import { countingContract } from '../src/services/counting/schema';
import { balanceOf, creditLines, heldOf, type LedgerRow } from './_core/ledger';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import type { Row } from './_core/store';
import { countVideos, planOf, usedOf } from './_groups/planLimits';
import { postsOf, wemediaOf } from './_groups/publish/posts';

const billView = ({ kinds, ...bill }: ReturnType<typeof monthBill>) => ({ ...bill, kinds: [...kinds] });

export default serve(countingContract, {
  usage({ db, merchant }) {
    const { mchno } = merchant;
    const plan = planOf(merchant);
    return {
      credits: { balance: balanceOf(db), held: heldOf(db), granted: sumCredits(creditLines(db)).granted },
      storage: { used: usedOf.storage(mchno), total: plan.storage },
      videos: { used: usedOf.videos(mchno), total: plan.videos },
      speechSeconds: { used: usedOf.speechSeconds(mchno), total: plan.speechSeconds },
      version: merchant.version,
      expires_at: merchant.expires_at,
    };
  },

  steps({ db, grants }) {
    const posts = postsOf(db)
      .all()
      .filter(({ state }) => state !== 'canceled');
    const live = (table: string): number => db.table<Row & { status?: number }>(table).all().filter(isLive).length;
    const counts: Record<FirstStepKey, () => number> = {
      goods: () => live('goods'),
      breakdown: () => live('breakdown'),
      script: () => live('script'),
      video: () => countVideos(db),
      account: () => wemediaOf(db).all().length,
      post: () => posts.length,
      published: () => posts.filter(({ state }) => state === 'published').length,
    };
    const known = firstStepKeys.filter((key) => grants.routes.includes(firstStepPages[key].page));
    return Object.fromEntries(known.map((key) => [key, counts[key]()]));
  },

  bill({ db, merchant, now }, { month: asked }) {
    const zone = zoneOf({ merchant });
    const lines = creditLines(db);
    const months = billMonths(lines, now(), zone);
    const month = asked ?? months[0] ?? '';
    return { ...billView(monthBill(lines, month, zone)), month, months, merchant_name: merchant.name };
  },

  data({ db, merchant, now }, query) {
    const whole = creditLines(db);
    const range = query.period && periodRange(query.period, now(), zoneOf({ merchant }));
    const words = (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const rows = whole.filter(
      (line) =>
        (!query.kind || line.kind === query.kind) &&
        (!query.member || line.account_name === query.member) &&
        isWithin(line, range) &&
        words.every((word) => `${line.subject}\n${line.account_name}`.toLowerCase().includes(word)),
    );
    const members = [...new Set(whole.map(({ account_name }) => account_name))];
    return {
      // Several lines may be written at the same moment: their order is that of writing.
      ...paged<LedgerRow>(rows, { ...query, keyword: undefined }, { sort: 'sequence' }),
      sums: sumCredits(rows, whole),
      filter: { member: members.map((name) => ({ value: name, label: name })) },
    };
  },
});

/** Not in the recycle bin. */
const isLive = ({ status }: { readonly status?: number }): boolean => status !== -1;

function isWithin({ created_at }: LedgerRow, range: { from: number; to: number } | undefined): boolean {
  const at = Date.parse(created_at);
  return !range || (at >= range.from && at < range.to);
}
