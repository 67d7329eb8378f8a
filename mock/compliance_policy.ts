import { auditChanges } from '../src/domain/audit';
import { type Gate, publishGate, rememberingChecks } from '../src/domain/publishing/gate';
import { defaultPlatformPolicy, type PlatformPolicy } from '../src/domain/publishing/platformPolicy';
import {
  type AffectedPost,
  compliance_policyContract,
  type PolicyState,
} from '../src/services/compliance_policy/schema';
import { fail } from './_core/fail';
import { nextRevision } from './_core/revision';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { dbOf } from './_core/store';
import { addAudit } from './_groups/audit';
import { preparedWords } from './_groups/complianceWords';
import { gatePolicyOfMerchant, platformPolicies } from './_groups/platformPolicy';
import { advancePosts, postsOf } from './_groups/publish/posts';
import { servedMerchants } from './_groups/served';
import { textsOf, videosOf } from './_groups/videos';

const needProvider = ({ account }: Context): void => {
  if (account.business !== 'provider') fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });
};

const stateOf = ({ merchant }: Context): PolicyState =>
  platformPolicies().find(merchant.provider_id) ?? {
    ...defaultPlatformPolicy,
    kinds: {},
    loosenable: [],
    rules: '',
    rules_on: '',
    revision: 0,
    saved_by: '',
  };

/** Not out yet, and nobody has let it pass. */
const pending: ReadonlySet<string> = new Set(['draft', 'pending_approval', 'scheduled']);

const wordsIn = ({ marks }: Gate): string[] => marks.map(({ written }) => written);

/** What a proposed policy changes for the posts of a merchant that are yet to go out. */
function affectedPosts(merchant: MerchantRow, proposed: PlatformPolicy): { checked: number; list: AffectedPost[] } {
  advancePosts(merchant.mchno);
  const db = dbOf(merchant.mchno);
  const checks = rememberingChecks(preparedWords(merchant));
  const posts = postsOf(db)
    .all()
    .filter(({ state }) => pending.has(state));
  const list = posts.flatMap((post) => {
    const video = videosOf(db).find(post.video_id);
    const texts = { ...post, video_texts: video && textsOf(db, video) };
    const gateUnder = (platform?: PlatformPolicy) =>
      publishGate(texts, [post.platform], gatePolicyOfMerchant(merchant, platform), checks);
    const now = gateUnder();
    const then = gateUnder(proposed);
    if (now.verdict === then.verdict) return [];
    const stricter = then.verdict === 'blocked' || now.verdict === 'open' ? then : now;
    return [
      {
        id: post.id,
        merchant_id: merchant.id,
        merchant_name: merchant.name,
        title: post.title,
        from: now.verdict,
        to: then.verdict,
        words: [...new Set(wordsIn(stricter))].slice(0, 5),
      },
    ];
  });
  return { checked: posts.length, list };
}

const auditedFields = ['base', 'is_locked', 'kinds', 'loosenable', 'rules', 'rules_on'] as const;

export default serve(compliance_policyContract, {
  info(ctx) {
    needProvider(ctx);
    return stateOf(ctx);
  },

  save(ctx, { revision: seen, ...input }) {
    needProvider(ctx);
    const known = stateOf(ctx);
    const loosenable = input.loosenable.filter((category) => input.kinds[category] !== undefined);
    const revision = nextRevision(known, seen);
    const row = {
      ...input,
      loosenable,
      id: ctx.merchant.provider_id,
      revision,
      saved_at: ctx.clock.iso(),
      saved_by: ctx.account.name,
    };
    platformPolicies().remove(row.id);
    platformPolicies().insert(row);
    addAudit(ctx, {
      subject: 'compliance_policy',
      id: row.id,
      name: ctx.merchant.name,
      verb: 'update',
      changes: auditChanges(known, row, auditedFields),
    });
    return row;
  },

  preview(ctx, proposed) {
    needProvider(ctx);
    const all = servedMerchants(ctx.merchant)
      .filter(({ status }) => status !== -1)
      .map((merchant) => affectedPosts(merchant, proposed));
    return {
      checked: all.reduce((sum, { checked }) => sum + checked, 0),
      list: all.flatMap(({ list }) => list).slice(0, 200),
    };
  },
});
