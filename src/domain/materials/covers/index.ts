import { firstCovers } from './first.data';
import { secondCovers } from './second.data';
import type { CoverTemplate } from './types';

export const coverTemplates: readonly CoverTemplate[] = [...firstCovers, ...secondCovers];
export const coverTemplateById = (id: string): CoverTemplate | undefined => coverTemplates.find((one) => one.id === id);
export {
  type CoverBox,
  type CoverColor,
  type CoverLayer,
  type CoverPalette,
  type CoverSize,
  type CoverTemplate,
  type CoverText,
  coverColors,
  coverSizeIds,
  coverSizes,
  coverTexts,
  type Paint,
} from './types';
