import type { AppKey } from '../../src/domain/apps';
import { openApp } from '../../src/domain/apps';
import { type AppRow, appRowId } from '../_core/appLocks';
import { seedTable } from '../_core/store';

const provider_id = 'lingkuang';
const recommended: readonly AppKey[] = ['url_to_video', 'detection'];

seedTable<AppRow>('app_setting', () =>
  recommended.map((key) => ({
    ...openApp(key),
    ...{ id: appRowId(provider_id, key), provider_id, is_recommended: true, revision: 0 },
  })),
);
