import { ConfigProvider, theme } from 'antd';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lightTokens, tokens } from '../../config/theme';
import styles from './PrintSheet.module.css';

const light = theme.getDesignToken({ algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } });

const names = {
  '--ant-color-text': light.colorText,
  '--ant-color-text-secondary': light.colorTextSecondary,
  '--ant-color-text-tertiary': light.colorTextTertiary,
  '--ant-color-text-quaternary': light.colorTextQuaternary,
  '--ant-color-bg-container': light.colorBgContainer,
  '--ant-color-border': light.colorBorder,
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

/** Whether the page is being printed, by a button or by the browser's own command. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the paper out as soon as the listeners have returned.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface PrintSheetProps {
  readonly className?: string | undefined;
  /** Not on the screen: made when the page is printed. */
  readonly isOnlyPaper?: boolean;
  readonly children: ReactNode;
}

/**
 * What comes on paper when its page is printed, and nothing beside it: A4, ink on white whatever the theme. One on a page.
 */
export function PrintSheet({ className, isOnlyPaper = false, children }: PrintSheetProps) {
  const isPrinting = usePrinting();
  if (isOnlyPaper && !isPrinting) return null;
  const classes = [styles.sheet, className, isOnlyPaper && styles.onlyPaper].filter(Boolean).join(' ');
  return (
    // not inherited: a dark ground would be reckoned into the light colors
    <ConfigProvider theme={{ inherit: false, algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } }}>
      <article className={classes} style={{ ...(names as CSSProperties), color: light.colorText }}>
        {children}
      </article>
    </ConfigProvider>
  );
}
