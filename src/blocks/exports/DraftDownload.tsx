import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { BundleError } from '@/engine/interchange/bundle';
import { type DraftLoss, draftLosses, draftsFile } from '@/engine/interchange/jianying';
import { fetchBlob } from '@/engine/media/fetchMedia';
import type { MediaRef, Project } from '@/engine/project/schema';
import { allClips } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { saveBlob } from '@/lib/saveBlob';
import { mediaVault } from '@/lib/storage/mediaVault';

interface DraftDownloadProps {
  /** One draft folder each. */
  readonly projects: readonly Project[];
  /** Of the zip, without an ending. */
  readonly fileName: string;
  readonly isDisabled?: boolean;
}

const contentOf = async ({ url, hash }: MediaRef): Promise<Blob> =>
  (hash ? await mediaVault.get(hash).catch(() => undefined) : undefined) ?? fetchBlob(url);

/** What all drafts together lack. */
function lossesOf(projects: readonly Project[]): readonly DraftLoss[] {
  const counts = new Map<DraftLoss['code'], number>();
  for (const { code, count } of projects.flatMap(draftLosses)) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** Projects as draft folders of 剪映 in one zip. What will be different there is read before anything is saved. */
export function DraftDownload({ projects, fileName, isDisabled = false }: DraftDownloadProps) {
  const t = useT();
  const { message, modal } = App.useApp();
  const [percent, setPercent] = useState<number>();
  const write = async (): Promise<void> => {
    setPercent(0);
    const lacking = new Set<string>();
    try {
      const file = await draftsFile(projects, contentOf, {
        watermark: merchantWatermark(),
        onMissing: (media) => lacking.add(media.name || media.id),
        onMedia: (done, all) => setPercent(Math.round((done / Math.max(1, all)) * 100)),
      });
      saveBlob(file, `${fileName}.zip`);
      if (lacking.size > 0) message.warning(t('render.draft.without', { names: [...lacking].join('、') }), 8);
      else message.success(t('render.draft.made'), 8);
    } catch (error) {
      const isTooLarge = error instanceof BundleError && error.code === 'too-large';
      message.error(t(isTooLarge ? 'render.draft.tooLarge' : 'render.draft.failed'));
    }
    setPercent(undefined);
  };
  const start = (): void => {
    if (!projects.some((project) => allClips(project).length > 0)) {
      message.warning(t('render.draft.empty'));
      return;
    }
    const losses = lossesOf(projects);
    if (losses.length === 0) {
      void write();
      return;
    }
    modal.confirm({
      title: t('render.draft.lossTitle'),
      width: 520,
      content: <LossList losses={losses} />,
      okText: t('render.draft.anyway'),
      // The window closes at once: the button shows how far it is.
      onOk: () => void write(),
    });
  };
  const isBusy = percent !== undefined;
  const label = projects.length > 1 ? t('render.draft.doMany', { count: projects.length }) : t('render.draft.do');
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={isDisabled || isBusy} loading={isBusy} onClick={start}>
      {isBusy ? `${t('render.draft.progress')} ${percent}%` : label}
    </Button>
  );
}

function LossList({ losses }: { readonly losses: readonly DraftLoss[] }) {
  const t = useT();
  return (
    <>
      <ul>
        {losses.map(({ code, count }) => (
          <li key={code}>
            {t(`render.draft.loss.${code}`)}
            {count > 1 && t('render.draft.many', { count })}
          </li>
        ))}
      </ul>
      {t('render.draft.lossText')}
    </>
  );
}
