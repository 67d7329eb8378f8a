import { frameworkData } from './frameworkData';
import { frameworkForms } from './frameworkForms';
import type { Framework } from './types';

/** All frameworks, in the order in which they are shown when nothing else decides. */
export const frameworks: readonly Framework[] = [...frameworkData, ...frameworkForms];

const byId = new Map<string, Framework>(frameworks.map((framework) => [framework.id, framework]));

/** Framework of an id; undefined when there is none. */
export const frameworkById = (id: string): Framework | undefined => byId.get(id);
