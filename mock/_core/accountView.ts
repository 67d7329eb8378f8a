import type { AccountRow } from './rows';

/** An account as lists show it: no password, no grants. */
export function accountView(row: AccountRow) {
  const { id, name, username, avatar, phone, role, status, created_at } = row;
  return { id, name, username, avatar, phone, role, status, created_at };
}

export type AccountRowView = ReturnType<typeof accountView>;
