import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import type { Breakdown, FrameworkMatch } from '@/domain/breakdown';
import { useActionRunner } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { breakdownMarkdown } from './markdown';

interface ExportMenuProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly matches: readonly FrameworkMatch[];
}

/** A title as a file's name. */
const fileNameOf = (title: string, ending: string): string =>
  `${
    title
      .replace(/[\\/:*?"<>|\s]+/g, ' ')
      .trim()
      .slice(0, 60) || 'breakdown'
  }.${ending}`;

/** Hands the breakdown out as an image, as Markdown or on paper. */
export function ExportMenu({ doc, result, matches }: ExportMenuProps) {
  const t = useT();
  const copy = useCopy();
  const runAction = useActionRunner();
  const [isBusy, setBusy] = useState(false);
  const markdown = () => breakdownMarkdown(t, doc, result, matches);
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    image: async () => {
      const { drawImage } = await import('./drawImage');
      saveBlob(await drawImage(t, doc, result, matches), fileNameOf(doc.title, 'png'));
    },
    markdown: async () =>
      saveBlob(new Blob([markdown()], { type: 'text/markdown;charset=utf-8' }), fileNameOf(doc.title, 'md')),
    copy: async () => {
      await copy(markdown(), { done: t('analyze.export.copied'), failed: t('analyze.export.copyFailed') });
    },
    print: async () => window.print(),
  };
  const run = async (key: string) => {
    setBusy(true);
    await runAction(async () => actions[key]?.(), undefined, {
      messages: { failed: 'analyze.export.failed' },
    });
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'image', label: t('analyze.export.image') },
          { key: 'markdown', label: t('analyze.export.markdown') },
          { key: 'copy', label: t('analyze.export.copy') },
          { key: 'print', label: t('analyze.export.print') },
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
