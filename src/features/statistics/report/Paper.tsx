import { ConfigProvider, theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { lightTokens, tokens } from '../../../../config/theme';

const light = theme.getDesignToken({ algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } });

const names = {
  '--ant-color-text': light.colorText,
  '--ant-color-text-secondary': light.colorTextSecondary,
  '--ant-color-text-tertiary': light.colorTextTertiary,
  '--ant-color-text-quaternary': light.colorTextQuaternary,
  '--ant-color-bg-container': light.colorBgContainer,
  '--ant-color-border-secondary': light.colorBorderSecondary,
  '--ant-color-fill-secondary': light.colorFillSecondary,
  '--ant-color-fill-tertiary': light.colorFillTertiary,
  '--ant-color-success': light.colorSuccess,
  '--ant-color-success-bg': light.colorSuccessBg,
  '--ant-color-warning': light.colorWarning,
  '--ant-color-warning-bg': light.colorWarningBg,
  '--ant-color-error': light.colorError,
  '--ant-color-error-bg': light.colorErrorBg,
  '--ant-color-primary': light.colorPrimary,
  '--ant-color-primary-bg': light.colorPrimaryBg,
};

/** A sheet of paper is white, whatever the theme: what is seen is what is printed. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return (
    // not inherited: a dark ground would be reckoned into the light colors
    <ConfigProvider theme={{ inherit: false, algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } }}>
      <div style={{ ...(names as CSSProperties), color: light.colorText }}>{children}</div>
    </ConfigProvider>
  );
}
