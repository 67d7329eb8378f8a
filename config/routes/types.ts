/** For whom a menu entry shows; an empty list shows it in no side menu (ruling 15). */
export type Business = 'merchant' | 'provider';

/** The product's own keys on an Umi route. Umi passes unknown keys through to the runtime route object. */
export interface AppRoute {
  path?: string;
  /** Route key (ruling 13): dotted, permits the page in `currentUser.routes` and names the label `menu.<name>`. */
  name?: string;
  /** Chinese title, for the document title before messages are at hand and for tools that read routes. */
  title?: string;
  component?: string;
  redirect?: string;
  icon?: string;
  /** Name of a flag in `src/access.ts`. */
  access?: 'canVisit' | 'canVisitAny' | 'canAdmin';
  business_map?: readonly Business[];
  /** Further paths that highlight this entry. */
  match_keys?: readonly string[];
  hideInMenu?: boolean;
  /** Always false: the product brings its own layouts (src/shell/layouts). */
  layout?: false;
  routes?: AppRoute[];
}
