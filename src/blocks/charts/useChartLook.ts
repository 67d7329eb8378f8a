import { theme } from 'antd';
import { useMemo } from 'react';
import type { ChartLook } from './types';

/** Colors of the theme in use; a new object when the theme changes, and only then. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  const {
    colorText,
    colorTextTertiary,
    colorBorderSecondary,
    colorBgContainer,
    colorPrimary,
    colorWarning,
    colorSuccess,
    colorError,
    fontFamily,
  } = token;
  return useMemo(
    () => ({
      text: colorText,
      quiet: colorTextTertiary,
      line: colorBorderSecondary,
      ground: colorBgContainer,
      primary: colorPrimary,
      accent: colorWarning,
      good: colorSuccess,
      bad: colorError,
      font: fontFamily,
    }),
    [
      colorText,
      colorTextTertiary,
      colorBorderSecondary,
      colorBgContainer,
      colorPrimary,
      colorWarning,
      colorSuccess,
      colorError,
      fontFamily,
    ],
  );
}
