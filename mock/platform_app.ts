import { type AppSetting, openApp } from '../src/domain/apps';
import { auditChanges } from '../src/domain/audit';
import { isSameCategory } from '../src/domain/categories';
import { withPosition } from '../src/domain/helpArticles';
import { type PlatformApp, platform_appContract } from '../src/services/platform_app/schema';
import { appRowId, appTable } from './_core/appLocks';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { appName, appsOf, keepAppOrder, usesOfApp } from './_groups/apps';
import { addAudit } from './_groups/audit';

const appsOfCaller = ({ merchant }: Context) => appsOf(merchant.provider_id);

const view = (ctx: Context, app: AppSetting & { readonly revision: number }): PlatformApp => ({
  ...app,
  plans: [...app.plans],
  ...usesOfApp(ctx, app),
});

const viewAll = (ctx: Context) => ({ list: appsOfCaller(ctx).map((app) => view(ctx, app)) });

const readable = ({ name, plans, is_recommended }: AppSetting) => ({ name, plans, is_recommended });

/** Who gets it and what it is called are two acts: each is found by what it was. */
function log(ctx: Context, from: AppSetting, to: AppSetting): void {
  const about = { subject: 'app', id: to.key, name: appName(to) } as const;
  if (from.is_on !== to.is_on) addAudit(ctx, { ...about, verb: to.is_on ? 'open' : 'close' });
  const changes = auditChanges(readable(from), readable(to), ['name', 'plans', 'is_recommended']);
  if (changes.length > 0) addAudit(ctx, { ...about, verb: 'update', changes });
}

export default serve(platform_appContract, {
  data: viewAll,

  save(ctx, { revision, ...given }) {
    const { provider_id } = ctx.merchant;
    const apps = appsOfCaller(ctx);
    const same = apps.find((one) => one.key !== given.key && isSameCategory(appName(one), appName(given)));
    if (same) fail(`已经有应用叫“${appName(same)}”了`, { errorCode: 'NAME_TAKEN' });
    const id = appRowId(provider_id, given.key);
    const known = appTable().find(id);
    // One that nobody has touched is at revision 0, as a stored one begins.
    const before = known ?? { ...openApp(given.key), revision: 0 };
    const row = { ...given, id, provider_id, revision: nextRevision(before, revision) };
    if (known) appTable().update(id, row);
    else appTable().insert(row);
    log(ctx, before, row);
    return view(ctx, row);
  },

  move(ctx, { key, position }) {
    const before = appsOfCaller(ctx).map((app) => app.key);
    const order = withPosition(before, key, position) as typeof before;
    keepAppOrder(ctx.merchant.provider_id, order);
    const app = appsOfCaller(ctx).find((one) => one.key === key);
    const changes = auditChanges({ order: before.indexOf(key) + 1 }, { order: order.indexOf(key) + 1 }, ['order']);
    if (app && changes.length > 0)
      addAudit(ctx, { subject: 'app', id: key, name: appName(app), verb: 'update', changes });
    return viewAll(ctx);
  },
});
