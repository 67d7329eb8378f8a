import { Alert, Button } from 'antd';
import { useT } from '@/hooks/useT';

/** Stands in place of a version that would only tell an earlier one in another order. */
export function AlikeNotice({ onShow }: { readonly onShow: () => void }) {
  const t = useT();
  return (
    <Alert
      type="info"
      showIcon
      title={t('scripts.noteAlike')}
      description={
        <>
          {t('scripts.noteAlikeHint')}
          <Button type="link" size="small" style={{ paddingInline: 0, display: 'block' }} onClick={onShow}>
            {t('scripts.noteAlikeShow')}
          </Button>
        </>
      }
    />
  );
}
