import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Spin, Upload } from 'antd';
import type { SchedulingData } from '@/blocks/publishing';
import { platformName } from '@/domain/platforms';
import { addDays } from '@/domain/publishing/zone';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { saveBlob } from '@/lib/saveBlob';
import { sheetAccept } from '@/lib/sheets';
import styles from './Import.module.css';
import { templateFile } from './postFiles';
import type { ImportFileState } from './useImportFile';

interface Props {
  readonly source: ImportFileState;
  readonly known: SchedulingData;
}

/** Where a table is dropped, with a template that names the merchant's own videos and accounts. */
export function ChooseFile({ source, known }: Props) {
  const t = useT();
  const template = useAction(
    async () => {
      const account = known.accounts.find(({ state }) => state !== 'expired');
      const blob = await templateFile({
        video: known.videos[0]?.title ?? '',
        platform: account ? platformName(account.platform) : '',
        account: account?.name ?? '',
        date: addDays(merchantToday(), 1),
      });
      saveBlob(blob, `${t('publishImport.templateName')}.xlsx`);
    },
    { messages: { failed: 'publishImport.saveFailed' } },
  );
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} align="center" justify="space-between" wrap className={styles.template}>
        <span>{t('publishImport.templateHint')}</span>
        <Button icon={<DownloadOutlined />} onClick={() => void template.run(undefined)}>
          {t('publishImport.template')}
        </Button>
      </Flex>
      <Spin spinning={source.isReading} description={t('publishImport.reading')}>
        <Upload.Dragger
          accept={sheetAccept}
          showUploadList={false}
          disabled={source.isReading}
          beforeUpload={(chosen) => {
            void source.read(chosen);
            return false;
          }}
        >
          <p className={styles.dropIcon}>
            <InboxOutlined />
          </p>
          <p>{t('publishImport.drop')}</p>
          <p className={styles.hint}>{t('publishImport.dropHint')}</p>
        </Upload.Dragger>
      </Spin>
      {source.problem && (
        <Alert type="error" showIcon title={t('publishImport.cannotRead')} description={source.problem} />
      )}
    </Flex>
  );
}
