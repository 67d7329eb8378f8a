import { PlusOutlined } from '@ant-design/icons';
import { Link, useNavigate } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useDocumentId } from '@/blocks/document';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import styles from './editor.module.css';
import { useScript, useScriptParts } from './ScriptContext';

/** The same brief told from other angles, side by side; a click opens another one. */
export function VariantTabs() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { session } = useScriptParts();
  const id = useDocumentId();
  const angle = useScript((doc) => doc.angle);
  const [isBusy, setBusy] = useState(false);
  const { data } = useLoad(() => scriptApi.variants({ id: id ?? '' }, { skipErrorHandler: true }), {
    ready: id !== undefined,
    refreshDeps: [id],
  });
  if (!id) return null;
  const list = data?.list ?? [];
  const copy = async () => {
    setBusy(true);
    try {
      await session.save();
      const made = await scriptApi.copy(
        { id, as_variant: true, angle: t('scripts.angleName', { n: list.length + 1 }) },
        { skipErrorHandler: true },
      );
      navigate(`/editor/script?id=${encodeURIComponent(made.id)}`);
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <nav className={styles.variants} aria-label={t('scripts.variants')}>
      {list.length > 1 &&
        list.map((variant, index) => (
          <Link
            key={variant.id}
            to={`/editor/script?id=${encodeURIComponent(variant.id)}`}
            aria-current={variant.id === id ? 'page' : undefined}
            className={styles.variant}
          >
            {(variant.id === id ? angle : variant.angle) || t('scripts.angleName', { n: index + 1 })}
            <span className={styles.soft}>
              {t('scripts.variantFacts', { count: variant.sentences.length, seconds: Math.round(variant.seconds) })}
            </span>
          </Link>
        ))}
      {can('script.save') && (
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => void copy()}
        >
          {t('scripts.addVariant')}
        </Button>
      )}
    </nav>
  );
}
