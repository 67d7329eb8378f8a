import { Flex } from 'antd';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import ShareBar from '@/components/ShareBar';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';

/** The structure that a topic is best told in. */
export function FrameworkLine({ id, isSmall = false }: { readonly id: string; readonly isSmall?: boolean }) {
  const t = useT();
  const framework = useFrameworks().byId(id);
  if (!framework) return null;
  return (
    <Flex gap="4px 8px" align="center" wrap style={{ fontSize: 'var(--ant-font-size-sm)' }}>
      <Text type="secondary" size="small">
        {t('topic.framework')}
      </Text>
      <span>{framework.name}</span>
      <span style={{ flex: 1, minInlineSize: 96 }}>
        <ShareBar shares={segmentShares(framework)} isSmall={isSmall} />
      </span>
    </Flex>
  );
}
