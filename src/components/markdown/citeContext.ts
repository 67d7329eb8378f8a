import { createContext, type ReactNode } from 'react';

/** Draws what a `[1]` in the text stands for; undefined = it stays as it is. */
type DrawCite = (number: number) => ReactNode | undefined;

export const CiteContext = createContext<DrawCite | undefined>(undefined);
