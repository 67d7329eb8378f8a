import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Upload } from 'antd';
import { Text } from '@/components/ui/Text';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { sheetAccept } from '@/lib/sheets';

/** Lines shown of those that are wrong. */
const MOST_SHOWN = 50;

interface FaultsAlertProps {
  readonly title: string;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** What was found in a table, with all that is wrong in it. */
export function FaultsAlert({ title, faults }: FaultsAlertProps) {
  const t = useT();
  const more = faults.length - MOST_SHOWN;
  return (
    <Alert
      type={faults.length > 0 ? 'warning' : 'success'}
      showIcon
      title={title}
      description={
        <>
          {faults.slice(0, MOST_SHOWN).map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
          {more > 0 && <strong>{t('sheet.moreFaults', { count: more })}</strong>}
        </>
      }
    />
  );
}

interface SheetChooserProps {
  readonly hint: string;
  /** The empty table, and the name of its file without the ending. */
  readonly template: { readonly name: string; readonly write: () => Promise<Blob> };
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  /** Why the file as a whole is not taken. */
  readonly problem: string;
  readonly checked: FaultsAlertProps | undefined;
}

/** A table is chosen, and what it holds is said before anything is done with it. */
export function SheetChooser({ hint, template, isReading, onFile, problem, checked }: SheetChooserProps) {
  const t = useT();
  const runAction = useActionRunner();
  const saveTemplate = () =>
    runAction(async () => saveBlob(await template.write(), `${template.name}.xlsx`), undefined, {
      messages: { failed: 'sheet.templateFailed' },
    });
  return (
    <Flex vertical gap={16}>
      <Text type="secondary">{hint}</Text>
      <Flex gap={8} wrap>
        <Button icon={<DownloadOutlined />} onClick={() => void saveTemplate()}>
          {t('sheet.template')}
        </Button>
        <Upload
          accept={sheetAccept}
          showUploadList={false}
          beforeUpload={(file) => {
            onFile(file);
            return false;
          }}
        >
          <Button type="primary" icon={<UploadOutlined />} loading={isReading}>
            {t('sheet.choose')}
          </Button>
        </Upload>
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} />}
      {checked && <FaultsAlert {...checked} />}
    </Flex>
  );
}
