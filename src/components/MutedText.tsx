import { Typography } from 'antd';
import type { ComponentProps } from 'react';

/** Muted text in the small size, which antd's Typography has no prop for. */
export function MutedText({ style, ...props }: ComponentProps<typeof Typography.Text>) {
  return <Typography.Text type="secondary" style={{ fontSize: 'var(--ant-font-size-sm)', ...style }} {...props} />;
}
