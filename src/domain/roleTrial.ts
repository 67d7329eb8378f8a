import { pagesOfAction, type RoleGrants } from './roles';

/** Where a page is reached from: the side menu, the menu behind the account, or only from other pages. */
export const pagePlaces = ['menu', 'settings', 'direct'] as const;
export type PagePlace = (typeof pagePlaces)[number];

/** A page that there is, in the order of the menus. */
export interface PlacedPage {
  readonly key: string;
  readonly place: PagePlace;
}

interface TriedPage {
  readonly key: string;
  /** Actions whose buttons stand on the page. */
  readonly actions: readonly string[];
}

export interface RoleTrial {
  readonly places: readonly { readonly place: PagePlace; readonly pages: readonly TriedPage[] }[];
  /** Actions whose buttons stand wherever their record is open. */
  readonly anywhere: readonly string[];
  /** Actions that no page of the role offers. */
  readonly unreachable: readonly string[];
}

/** What the holder of a role would see: his menus, the pages behind them and the buttons on each. */
export function tryRole({ routes, actions }: RoleGrants, pages: readonly PlacedPage[]): RoleTrial {
  const held = pages.filter(({ key }) => routes.includes(key));
  const heldKeys = new Set(held.map(({ key }) => key));
  const offersOn = (page: string) => actions.filter((action) => pagesOfAction(action).includes(page));
  return {
    places: pagePlaces
      .map((place) => ({
        place,
        pages: held.filter((page) => page.place === place).map(({ key }) => ({ key, actions: offersOn(key) })),
      }))
      .filter(({ pages: found }) => found.length > 0),
    anywhere: actions.filter((action) => pagesOfAction(action).length === 0),
    unreachable: actions.filter((action) => {
      const needed = pagesOfAction(action);
      return needed.length > 0 && !needed.some((page) => heldKeys.has(page));
    }),
  };
}
