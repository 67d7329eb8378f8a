import { QRCode, theme } from 'antd';

interface QrImageProps {
  readonly value: string;
  /** Edge in pixels. */
  readonly size?: number;
}

/** Loaded when a code is shown: most people never open one. Whoever shows it names it (`role="img"`). Always dark on light, whatever the theme: phones need it. */
export default function QrImage({ value, size = 208 }: QrImageProps) {
  const { token } = theme.useToken();
  return (
    <div aria-hidden>
      <QRCode value={value} size={size} type="svg" color={token.colorBgSpotlight} bgColor={token.colorWhite} />
    </div>
  );
}
