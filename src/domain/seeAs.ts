import type { RoleGrants } from './roles';

/** How long one entry as support lasts. */
export const SEE_AS_MINUTES = 30;
export const SEE_AS_MS = SEE_AS_MINUTES * 60_000;
export const MAX_SEE_AS_REASON = 200;

/** Why an entry is over. */
export const seeAsEnds = ['stopped', 'time', 'merchant', 'member', 'right'] as const;
export type SeeAsEnd = (typeof seeAsEnds)[number];

/**
 * Operations (`<group>.<verb>`, whole groups as `<group>.*`) that support is refused in somebody's name, whatever it may
 * do: how he signs in, what is his alone, who belongs to the team, what goes for good, and what has left the product.
 */
export const seeAsRefused: readonly string[] = [
  'security.*',
  'see_as.*',
  'enterprise.*',
  'api_token.*',
  'user.*',
  'account.save',
  'account.set',
  'account.status',
  'account.hand_over',
  'account.belongings',
  'account.invite_list',
  'account_message.clear',
  'account_message.reminders_save',
  'account_message.restore',
  'account_message.status',
  'account_role.import',
  'account_role.multi_save',
  'certification.save',
  'certification.submit',
  'certification.withdraw',
  'merchant_service.bind',
  'merchant_service.test',
  'merchant_service.unbind',
  'notice.status',
  'team_invite.import',
  'team_invite.save',
  'team_invite.revoke',
  'team_invite.data',
  'team_group.save',
  'team_group.delete',
  'wemedia.bind_start',
  'wemedia.bind_check',
  'wemedia.unbind',
  'upgrade.save',
  'upgrade.cancel',
  'invoice.save',
  'invoice.withdraw',
  'file.purge',
  'goods.export',
  'figure.save',
  'figure.set',
  'figure.withdraw',
  'voice_sample.save',
  'voice_sample.delete',
  'voice_sample.status',
];

/** Answered when the entry is over, and when a call comes from a page that is not in it. */
export const SEE_AS_ENDED = 'SEE_AS_ENDED';
export const SEE_AS_ELSEWHERE = 'SEE_AS_ELSEWHERE';
/** Answered to what support is refused in somebody's name. */
export const SEE_AS_REFUSED = 'SEE_AS_REFUSED';

/** Whether support is refused an operation, by its path below the API (`/security/password`). */
export function isRefusedWhileSeeing(path: string): boolean {
  const [, group = '', verb = ''] = path.split('/');
  return seeAsRefused.includes(`${group}.${verb}`) || seeAsRefused.includes(`${group}.*`);
}

/** Rights that no entry gives: with them whole phone numbers and personal data would be shown. */
const withheld: RoleGrants = {
  routes: ['account.password', 'account.invite', 'account.enterprise'],
  actions: [
    'account.save',
    'coupon.customers',
    'customer.export',
    'customer.phone',
    'goods.export',
    'lead.export',
    'lead.phone',
    'merchant.save',
    'merchant.see_as',
    'order.customers',
    'order.export',
    'order.refund',
    'partner_task.pay',
    'promotion_task.pay',
    'reservation.customers',
  ],
};

const common = (one: readonly string[], other: readonly string[], without: readonly string[]): string[] =>
  one.filter((key) => other.includes(key) && !without.includes(key));

/**
 * What support may do in somebody's name: only what both hold, never more than either of them.
 *
 * @param operator his own rights and those that his role gives him for support
 */
export function seeAsGrants(operator: RoleGrants, member: RoleGrants): RoleGrants {
  return {
    routes: common(member.routes, operator.routes, withheld.routes),
    actions: common(member.actions, operator.actions, withheld.actions),
  };
}

/** What is wrong with a reason; undefined = nothing. */
export function seeAsReasonFault(reason: string): 'missing' | 'long' | undefined {
  const { length } = reason.trim();
  if (length === 0) return 'missing';
  return length > MAX_SEE_AS_REASON ? 'long' : undefined;
}

/** Milliseconds until an entry ends; 0 when it is over, or when its end cannot be read. */
export function seeAsLeft(endsAt: string, now: number): number {
  const end = Date.parse(endsAt);
  return Number.isNaN(end) ? 0 : Math.max(0, end - now);
}

/** `29:05`, as a clock counts down. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
