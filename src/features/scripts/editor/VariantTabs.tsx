import { PlusOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useDocumentId } from '@/blocks/document';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import { useScript, useScriptParts } from './ScriptContext';
import styles from './VariantTabs.module.css';

/** The same brief told from other angles, side by side; a click opens another one. */
export function VariantTabs() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const { session } = useScriptParts();
  const id = useDocumentId();
  const angle = useScript((doc) => doc.angle);
  const { data } = useLoad(scriptApi.variants, id === undefined ? undefined : { id }, { keepPrevious: true });
  const list = data?.list ?? [];
  const copying = useAction(async (of: string) => {
    await session.save();
    const made = await scriptApi.copy({
      id: of,
      as_variant: true,
      angle: t('scripts.angleName', { n: list.length + 1 }),
    });
    navigate(`/editor/script?id=${encodeURIComponent(made.id)}`);
  });
  if (!id) return null;
  return (
    <Flex component="nav" gap={8} align="center" wrap aria-label={t('scripts.variants')}>
      {list.length > 1 &&
        list.map((variant, index) => (
          <PageLink
            keepsText
            key={variant.id}
            to={`/editor/script?id=${encodeURIComponent(variant.id)}`}
            aria-current={variant.id === id ? 'page' : undefined}
            className={styles.variant}
          >
            {(variant.id === id ? angle : variant.angle) || t('scripts.angleName', { n: index + 1 })}
            <Text type="secondary" size="small">
              {t('scripts.variantFacts', { count: variant.sentences.length, seconds: Math.round(variant.seconds) })}
            </Text>
          </PageLink>
        ))}
      {can('script.save') && (
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          loading={copying.isPending}
          onClick={() => void copying.run(id)}
        >
          {t('scripts.addVariant')}
        </Button>
      )}
    </Flex>
  );
}
