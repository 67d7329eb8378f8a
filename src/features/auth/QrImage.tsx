import { QRCode, theme } from 'antd';

interface QrImageProps {
  readonly value: string;
}

/** A chunk of its own: most people never open the QR tab. Always dark on light, whatever the theme: phones need it. */
export default function QrImage({ value }: QrImageProps) {
  const { token } = theme.useToken();
  return <QRCode value={value} size={208} type="svg" color={token.colorBgSpotlight} bgColor={token.colorWhite} />;
}
