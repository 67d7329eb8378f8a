import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import type { Breakdown, FrameworkMatch } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import { download, fileNameOf } from './download';
import { breakdownMarkdown } from './markdown';

interface ExportMenuProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly matches: readonly FrameworkMatch[];
}

/** Hands the breakdown out as an image or as Markdown. */
export function ExportMenu({ doc, result, matches }: ExportMenuProps) {
  const t = useT();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const markdown = () => breakdownMarkdown(t, doc, result, matches);
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    image: async () => {
      const { drawImage } = await import('./drawImage');
      download(fileNameOf(doc.title, 'png'), await drawImage(t, doc, result, matches));
    },
    markdown: async () =>
      download(fileNameOf(doc.title, 'md'), new Blob([markdown()], { type: 'text/markdown;charset=utf-8' })),
    copy: async () => {
      await navigator.clipboard.writeText(markdown());
      message.success(t('analyze.export.copied'));
    },
  };
  const run = async (key: string) => {
    setBusy(true);
    try {
      await actions[key]?.();
    } catch {
      message.error(t(key === 'copy' ? 'analyze.export.copyFailed' : 'analyze.export.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'image', label: t('analyze.export.image') },
          { key: 'markdown', label: t('analyze.export.markdown') },
          { key: 'copy', label: t('analyze.export.copy') },
        ],
        onClick: ({ key }) => void run(key),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {t('analyze.export.title')}
      </Button>
    </Dropdown>
  );
}
