/** What a role gives: route keys of pages and action keys. */
export interface RoleGrants {
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

/**
 * Pages on which the actions of a group are offered, the most usual first. An action is of no use without one of them;
 * groups that are not named (comments) are offered wherever their record is open.
 */
const pagesByGroup: Readonly<Record<string, readonly string[]>> = {
  account: ['merchant.team', 'platform.authority'],
  account_role: ['merchant.role', 'platform.authority'],
  api_token: ['merchant.authorization'],
  app: ['merchant.account'],
  article: ['creation.post', 'compose.post', 'editor.article', 'editor.note'],
  brand: ['platform.brand'],
  breakdown: ['compose.analyze'],
  certification: ['merchant.certification'],
  channel: ['platform.channel'],
  chat: ['editor.aicreate'],
  compliance_policy: ['platform.compliance'],
  compliance_word: ['merchant.words', 'platform.compliance'],
  coupon: ['service.coupon'],
  customer: ['service.customer'],
  push: ['service.push'],
  post_comment: ['service.comment'],
  service_report: ['service.report'],
  figure: ['creative.figure'],
  file: ['creative.media'],
  file_folder: ['creative.media'],
  framework: ['compose.frame'],
  goods: ['creative.goods', 'merchant.goods'],
  knowledge: ['creative.knowledge'],
  lead: ['service.lead'],
  material: ['creative.creation_material'],
  merchant: ['merchant.profile', 'platform.merchant'],
  merchant_service: ['merchant.service'],
  message_template: ['template.message_tmpl'],
  order: ['service.order'],
  partner_task: ['promotion.partner', 'promotion.task'],
  platform_app: ['template.app'],
  platform_announce: ['platform.announce'],
  platform_article: ['platform.article'],
  platform_caption_template: ['template.caption'],
  platform_category: ['platform.category'],
  platform_file: ['template.file'],
  platform_creative_template: ['template.creative'],
  platform_goods_template: ['template.product'],
  platform_template: ['template.list', 'template.editor'],
  project: ['compose.post', 'editor.timeline', 'creative.clip.creation'],
  promotion_task: ['promotion.task'],
  prompt: ['agent.prompt'],
  publish: ['publish.calendar', 'publish.approval', 'publish.matrix', 'publish.media'],
  reservation: ['service.reservation'],
  role_template: ['platform.authority'],
  script: ['creation.script', 'compose.script', 'creative.script', 'editor.script'],
  shooting_plan: ['creative.creation_material'],
  speech: ['creative.tool.text_to_audio', 'creative.tool.asr', 'compose.post', 'editor.timeline'],
  team_invite: ['merchant.team'],
  topic: ['creation.conception', 'compose.conception', 'creative.conception'],
  video: ['publish.media'],
  voice_sample: ['creative.figure'],
  wemedia: ['publish.wemedia'],
  writer: ['creation.script', 'creation.post', 'editor.aicreate', 'editor.script'],
};

/** Where one action has a page of its own. */
const pagesByAction: Readonly<Record<string, readonly string[]>> = {
  'partner_task.pay': ['promotion.partner'],
  'partner_task.save': ['promotion.partner'],
  'partner_task.take': ['promotion.task'],
  'publish.approve': ['publish.approval'],
};

/** Pages of which an action needs one; empty = it needs none. The first is the one that comes along. */
export const pagesOfAction = (action: string): readonly string[] =>
  pagesByAction[action] ?? pagesByGroup[action.split('.')[0] ?? ''] ?? [];

/** A role that gives nothing locks its members out of everything. */
export const isEmptyGrants = ({ routes, actions }: RoleGrants): boolean => routes.length + actions.length === 0;

const merge = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];
const without = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((key) => !other.includes(key));

interface GrantChange {
  readonly grants: RoleGrants;
  /** What changed besides what was asked for, to be said. */
  readonly along: RoleGrants;
}

/**
 * Switches keys on, and for each action the page that it needs.
 * @param canGive pages that may come along: nobody gives what he does not hold
 */
export function addGrants(before: RoleGrants, added: RoleGrants, canGive: (page: string) => boolean): GrantChange {
  let routes = merge(before.routes, added.routes);
  const along: string[] = [];
  for (const action of added.actions) {
    const pages = pagesOfAction(action);
    if (pages.length === 0 || pages.some((page) => routes.includes(page))) continue;
    const page = pages.find(canGive);
    if (!page) continue;
    along.push(page);
    routes = merge(routes, [page]);
  }
  const actions = merge(before.actions, added.actions);
  return { grants: { routes, actions }, along: { routes: along, actions: [] } };
}

/** Switches keys off, and with a page the actions that have no page left. */
export function removeGrants(before: RoleGrants, removed: RoleGrants): GrantChange {
  const routes = without(before.routes, removed.routes);
  const kept = without(before.actions, removed.actions);
  const isCutOff = (action: string): boolean => {
    const pages = pagesOfAction(action);
    return pages.some((page) => removed.routes.includes(page)) && !pages.some((page) => routes.includes(page));
  };
  const along = kept.filter(isCutOff);
  return { grants: { routes, actions: without(kept, along) }, along: { routes: [], actions: along } };
}

/** How a key of a role stands to the template that the role was made from. */
export type GrantOrigin = 'inherited' | 'added' | 'removed';

/**
 * Tells whether a role gives a key as its template does (`inherited`) or otherwise (`added`, `removed`); undefined where
 * there is no template, or neither of the two gives it.
 */
export function grantOrigin(key: string, role: RoleGrants, template: RoleGrants | undefined): GrantOrigin | undefined {
  if (!template) return undefined;
  const gives = ({ routes, actions }: RoleGrants): boolean => routes.includes(key) || actions.includes(key);
  if (gives(role)) return gives(template) ? 'inherited' : 'added';
  return gives(template) ? 'removed' : undefined;
}

/** What only one of two roles gives, and what both do. */
export function compareGrants(one: RoleGrants, other: RoleGrants) {
  const split = (a: readonly string[], b: readonly string[]) => ({
    onlyFirst: without(a, b),
    onlySecond: without(b, a),
    both: a.filter((key) => b.includes(key)),
  });
  return { routes: split(one.routes, other.routes), actions: split(one.actions, other.actions) };
}
