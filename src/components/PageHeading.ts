import { createContext, useContext } from 'react';

interface Heading {
  /** Of a page's own title: below a bar that names the page already it is no second `h1`. */
  readonly tag: 'h1' | 'h2';
  /** What a bar above calls the page. */
  readonly barName?: string;
}

export const PageHeading = createContext<Heading>({ tag: 'h1' });

export const usePageHeading = () => useContext(PageHeading).tag;

/** Whether a bar above the page says this title already: it is not drawn again below. */
export const useIsInBar = (title: string): boolean => useContext(PageHeading).barName === title;
