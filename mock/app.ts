import { appLock, appPage } from '../src/domain/apps';
import { isPageAllowed } from '../src/domain/permissions';
import { appContract } from '../src/services/app/schema';
import { fail, serve } from './_core/serve';
import { addAppUse, appName, appsOf } from './_groups/apps';

export default serve(appContract, {
  data: ({ merchant, grants }) => ({
    list: appsOf(merchant.provider_id)
      // What his role does not hold is not shown: nothing that the plan could change.
      .filter((app) => appLock(app, merchant.version) !== 'off' && isPageAllowed(grants, appPage(app.key)))
      .map((app) => ({ ...app, plans: [...app.plans], is_locked: appLock(app, merchant.version) !== undefined })),
  }),

  begin(ctx, { key }) {
    const { merchant, grants } = ctx;
    if (!isPageAllowed(grants, appPage(key))) fail('无权使用这个应用', { errorCode: 'ACTION_DENIED' });
    const app = appsOf(merchant.provider_id).find((one) => one.key === key);
    const lock = app && appLock(app, merchant.version);
    if (app && lock === 'off') fail(`“${appName(app)}”已被平台关闭，暂时不能使用`, { errorCode: 'APP_OFF' });
    if (app && lock === 'planNeeded')
      fail(`“${appName(app)}”只对${app.plans.join('、')}开放，升级后可以使用`, { errorCode: 'PLAN_NEEDED' });
    addAppUse(ctx, key);
    return null;
  },
});
