import { post } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { accountRoleContract } from './schema';

type C = typeof accountRoleContract;

export const accountRoleApi = {
  merchant: () => post<ResultOf<C['merchant']>>('/account_role/merchant'),
  import: (body: InputOf<C['import']>) => post<ResultOf<C['import']>>('/account_role/import', body),
  multiSave: (body: InputOf<C['multi_save']>) => post<ResultOf<C['multi_save']>>('/account_role/multi_save', body),
};
