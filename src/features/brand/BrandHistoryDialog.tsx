import { Avatar, Button, Flex, Modal } from 'antd';
import { Text } from '@/components/ui/Text';
import { BRAND_HISTORY } from '@/domain/brand';
import { useDates } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { BrandFields, BrandVersion } from '@/services/brand/schema';
import { brandChanges } from './brandChanges';

interface BrandHistoryDialogProps {
  readonly live: BrandFields;
  readonly history: readonly BrandVersion[];
  readonly onChoose: (version: BrandVersion) => void;
  readonly onClose: () => void;
}

/** The versions that were live before, each to be gone back to. */
export function BrandHistoryDialog({ live, history, onChoose, onClose }: BrandHistoryDialogProps) {
  const t = useT();
  return (
    <Modal open title={t('brand.history.title')} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <Text type="secondary">{t('brand.history.hint', { count: BRAND_HISTORY })}</Text>
        <Flex vertical gap={16} component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {history.map((version) => (
            <VersionItem key={version.id} version={version} live={live} onChoose={() => onChoose(version)} />
          ))}
        </Flex>
      </Flex>
    </Modal>
  );
}

interface VersionItemProps {
  readonly version: BrandVersion;
  readonly live: BrandFields;
  readonly onChoose: () => void;
}

function VersionItem({ version: { fields, replaced_at, by }, live, onChoose }: VersionItemProps) {
  const t = useT();
  const time = useDates().moment(replaced_at);
  const names = brandChanges(live, fields).map(({ field }) => t(`brand.${field}`));
  return (
    <Flex component="li" gap={12} align="center" justify="space-between">
      <Flex gap={12} align="center" style={{ minWidth: 0 }}>
        <Avatar shape="square" src={fields.logo} alt="" style={{ flex: 'none', backgroundColor: fields.color }} />
        <Flex vertical style={{ minWidth: 0 }}>
          <Text strong>{fields.name}</Text>
          <Text type="secondary" size="small">
            {t('brand.history.until', { time, name: by })}
          </Text>
          <Text type="tertiary" size="small">
            {names.length > 0
              ? t('brand.history.changes', { names: names.join(t('brand.history.comma')) })
              : t('brand.history.same')}
          </Text>
        </Flex>
      </Flex>
      <Button
        disabled={names.length === 0}
        aria-label={t('brand.history.chooseOf', { name: fields.name, time })}
        onClick={onChoose}
      >
        {t('brand.history.choose')}
      </Button>
    </Flex>
  );
}
