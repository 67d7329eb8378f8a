import type { WemediaAccount } from '@/services/wemedia/schema';

/** The groups in use, as choices. */
export const groupsOf = (accounts: readonly Pick<WemediaAccount, 'group'>[]): { value: string }[] =>
  [...new Set(accounts.map(({ group }) => group))].filter((group) => group !== '').map((value) => ({ value }));
