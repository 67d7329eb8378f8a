import { createContext, useContext } from 'react';

/** The tag of a page's own title: below a bar that names the page already it is no second `h1`. */
export const PageHeading = createContext<'h1' | 'h2'>('h1');

export const usePageHeading = () => useContext(PageHeading);
