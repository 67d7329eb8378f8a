import { type ThemeConfig, theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { prefersReducedMotion, subscribeReducedMotion } from '@/lib/reducedMotion';
import type { ThemeKind } from '@/lib/themeMode';
import { DARK_LINK_CONTRAST, DARK_LINK_HOVER_CONTRAST, readableColor } from '@/utils/readableColor';
import { brand, darkControlBorder, darkTokens, grounds, lightTokens, tokens } from '../../../config/theme';

/** antd fills a progress bar with the blue of notices; ours shows the brand. */
const commonComponents: NonNullable<ThemeConfig['components']> = {
  Progress: { defaultColor: 'var(--ant-color-primary)' },
};

/** antd's own rail, track and handle, and what is chosen among tabs and menus, are too dim on a dark ground. */
const darkComponents: NonNullable<ThemeConfig['components']> = {
  ...commonComponents,
  Slider: {
    railBg: 'var(--ant-color-fill)',
    railHoverBg: 'var(--ant-color-fill)',
    trackBg: 'var(--ant-color-primary)',
    trackHoverBg: 'var(--ant-color-primary-hover)',
    handleColor: 'var(--ant-color-primary)',
  },
  // red letters on dark cards, dark letters on red buttons
  Button: {
    colorError: 'var(--ant-red-8)',
    colorErrorHover: 'var(--ant-red-9)',
    colorErrorActive: 'var(--ant-red-7)',
    dangerColor: 'var(--ant-color-bg-base)',
    // letters of a bordered button under the pointer; the brand's own color is the border's
    defaultHoverColor: 'var(--ant-color-link-hover)',
    defaultActiveColor: 'var(--ant-color-link)',
  },
  Menu: { itemSelectedColor: 'var(--ant-color-text)', horizontalItemSelectedColor: 'var(--ant-color-text)' },
  Tabs: { itemSelectedColor: 'var(--ant-color-text)', itemHoverColor: 'var(--ant-color-text)' },
  Checkbox: { colorBorder: darkControlBorder },
  Radio: { colorBorder: darkControlBorder },
};

/**
 * Ends at once what antd would move. Its own switch for motion is not used: without motion it does not place a menu that
 * opens for the second time; and it waits for the end of each motion, so none may last 0 s.
 */
const stillTokens: NonNullable<ThemeConfig['token']> = {
  motionDurationFast: '0.01ms',
  motionDurationMid: '0.01ms',
  motionDurationSlow: '0.01ms',
};

/** antd takes links from a dark palette of their color, a sixth of the way into the page; under the pointer they come forward. */
const darkLinks = (link: string): NonNullable<ThemeConfig['token']> => ({
  colorLink: readableColor(link, grounds.dark, DARK_LINK_CONTRAST),
  colorLinkHover: readableColor(link, grounds.dark, DARK_LINK_HOVER_CONTRAST),
});

/** The antd theme of a color scheme. */
function themeConfig(kind: ThemeKind, brandColor: string, linkColor?: string, isStill?: boolean): ThemeConfig {
  const isOwnBrand = brandColor.toLowerCase() === brand.primary.toLowerCase();
  const link = linkColor ?? (isOwnBrand ? tokens.colorLink : brandColor);
  // Buttons carry white text in both schemes.
  const base = {
    ...tokens,
    ...(isStill ? stillTokens : {}),
    colorPrimary: readableColor(brandColor, grounds.light),
  };
  if (kind === 'light') {
    return {
      algorithm: theme.defaultAlgorithm,
      components: commonComponents,
      token: { ...base, ...lightTokens, colorLink: readableColor(link, grounds.light) },
    };
  }
  return {
    // ProLayout puts the dark algorithm behind whatever stands here: what is to last is a token.
    algorithm: theme.darkAlgorithm,
    components: darkComponents,
    token: { ...base, ...darkTokens, ...darkLinks(link) },
  };
}

/**
 * The antd theme of a color scheme, without motion for who wants none.
 *
 * @param brandColor a provider's; the product's own when there is none
 * @param linkColor a provider's; follows from the brand's color when there is none
 */
export function useThemeConfig(kind: ThemeKind, brandColor: string = brand.primary, linkColor?: string): ThemeConfig {
  const isStill = useSyncExternalStore(subscribeReducedMotion, prefersReducedMotion);
  return useMemo(() => themeConfig(kind, brandColor, linkColor, isStill), [kind, brandColor, linkColor, isStill]);
}
