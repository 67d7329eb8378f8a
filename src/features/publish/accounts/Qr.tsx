import { QRCode, theme } from 'antd';
import { useT } from '@/hooks/useT';

interface QrProps {
  readonly value: string;
  readonly label: string;
  /** No longer good: drawn pale. */
  readonly isOver?: boolean;
}

/** A code for the phone, always dark on light whatever the theme; and the way for whoever sits at the phone already. */
export function Qr({ value, label, isOver = false }: QrProps) {
  const t = useT();
  const { token } = theme.useToken();
  return (
    <>
      <div role="img" aria-label={label} style={{ opacity: isOver ? 0.25 : 1 }}>
        <div aria-hidden>
          <QRCode value={value} size={184} type="svg" color={token.colorBgSpotlight} bgColor={token.colorWhite} />
        </div>
      </div>
      {!isOver && (
        <a href={value} target="_blank" rel="noopener noreferrer">
          {t('publishTruth.qrOpen')}
        </a>
      )}
    </>
  );
}
