import { knownPreset } from '../src/domain/appPresets';
import { appLock, appPage } from '../src/domain/apps';
import { isPageAllowed } from '../src/domain/permissions';
import { appContract } from '../src/services/app/schema';
import { appRowId, merchantApp, merchantAppTable } from './_core/appLocks';
import { atomically } from './_core/atomically';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { addAppUse, appName, appsOf } from './_groups/apps';

function view({ merchant }: Context, app: ReturnType<typeof appsOf>[number]) {
  const own = merchantApp(merchant.mchno, app.key);
  return {
    ...app,
    plans: [...app.plans],
    is_locked: appLock(app, merchant.version) !== undefined,
    is_on_here: own?.is_on ?? true,
    preset: { ...own?.preset },
    revision: own?.revision ?? 0,
  };
}

export default serve(appContract, {
  data: (ctx) => ({
    list: appsOf(ctx.merchant.provider_id)
      // What his role does not hold is not shown: nothing that the plan could change.
      .filter((app) => appLock(app, ctx.merchant.version) !== 'off' && isPageAllowed(ctx.grants, appPage(app.key)))
      .map((app) => view(ctx, app)),
  }),

  save: (ctx, { key, is_on, preset, revision: seen }) =>
    atomically(() => {
      const { merchant } = ctx;
      const app = appsOf(merchant.provider_id).find((one) => one.key === key);
      if (!app || appLock(app, merchant.version) === 'off')
        return fail('平台没有对你的店铺开放这个应用', { errorCode: 'APP_OFF' });
      if (Object.keys(knownPreset(key, preset)).length < Object.keys(preset).length)
        fail('有默认值不在可选范围里，请重新选择', { errorCode: 'INVALID_INPUT' });
      const known = merchantApp(merchant.mchno, key);
      // What has never been settled is at revision 0 like a row that has not changed.
      const fields = { is_on, preset, revision: nextRevision(known ?? {}, seen) };
      if (known) merchantAppTable().update(known.id, fields);
      else merchantAppTable().insert({ id: appRowId(merchant.mchno, key), mchno: merchant.mchno, key, ...fields });
      return view(ctx, app);
    }),

  begin(ctx, { key }) {
    const { merchant, grants } = ctx;
    if (!isPageAllowed(grants, appPage(key))) fail('无权使用这个应用', { errorCode: 'ACTION_DENIED' });
    const app = appsOf(merchant.provider_id).find((one) => one.key === key);
    const lock = app && appLock(app, merchant.version);
    if (app && lock === 'off') fail(`“${appName(app)}”已被平台关闭，暂时不能使用`, { errorCode: 'APP_OFF' });
    if (app && lock === 'planNeeded')
      fail(`“${appName(app)}”只对${app.plans.join('、')}开放，升级后可以使用`, { errorCode: 'PLAN_NEEDED' });
    if (merchantApp(merchant.mchno, key)?.is_on === false)
      fail(app ? `店铺已停用“${appName(app)}”，请联系店主` : '店铺已停用这个应用，请联系店主', {
        errorCode: 'APP_OFF',
      });
    addAppUse(ctx, key);
    return null;
  },
});
