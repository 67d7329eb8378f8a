import { Button, Flex, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { GridLayout } from '@/components/ui/GridLayout';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { storeFile } from '@/services/file/storeFile';
import articlesStyles from '../articles.module.css';
import { type CoverStyle, coverStyles } from './coverStyles.data';
import { coverFile, coverSize, drawCover } from './drawCover';
import styles from './TextCoverDialog.module.css';

export interface MadeImage {
  readonly url: string;
  readonly name: string;
  readonly file_id: string;
  readonly width: number;
  readonly height: number;
}

interface TextCoverDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onMade: (image: MadeImage) => void;
}

/** Makes a cover out of words: a design is chosen, the words are written onto it as large as they fit. */
export function TextCoverDialog({ title, onClose, onMade }: TextCoverDialogProps) {
  const t = useT();
  const runAction = useActionRunner();
  const [words, setWords] = useState(title);
  const [subtitle, setSubtitle] = useState('');
  const [style, setStyle] = useState<CoverStyle>(coverStyles[0] as CoverStyle);
  const [isBusy, setBusy] = useState(false);
  const text = { title: words.trim() || t('article.coverSample'), subtitle };
  const name = `${t('article.coverName')}-${style.key}.png`;
  const make = async (use: (file: File) => Promise<void> | void) => {
    setBusy(true);
    await runAction(async () => use(await coverFile(style, text, name)), undefined);
    setBusy(false);
  };
  const keep = async (file: File) => {
    const stored = await storeFile(file, { name, facts: coverSize });
    onMade({ url: stored.url, name, file_id: stored.id, ...coverSize });
  };
  return (
    <Modal
      open
      width={880}
      title={t('article.textCover')}
      onCancel={onClose}
      footer={
        <>
          <Button loading={isBusy} onClick={() => void make((file) => saveBlob(file, name))}>
            {t('article.coverDownload')}
          </Button>
          <Button type="primary" loading={isBusy} onClick={() => void make(keep)}>
            {t('article.coverUse')}
          </Button>
        </>
      }
    >
      <GridLayout gap={24} className={styles.coverDialog}>
        <CoverCanvas className={styles.coverBig} style={style} text={text} label={t('article.coverPreview')} />
        <Flex vertical gap={16}>
          <Flex vertical gap={8} className={articlesStyles.field}>
            {t('article.coverWords')}
            <ComplianceTextArea
              aria-label={t('article.coverWords')}
              value={words}
              maxLength={60}
              autoSize={{ minRows: 2, maxRows: 4 }}
              onChange={setWords}
            />
          </Flex>
          <Flex vertical gap={8} className={articlesStyles.field}>
            {t('article.coverSubtitle')}
            <ComplianceTextArea
              isOneLine
              aria-label={t('article.coverSubtitle')}
              value={subtitle}
              maxLength={40}
              onChange={setSubtitle}
            />
          </Flex>
          <fieldset className={styles.coverStyles} aria-label={t('article.coverStyle')}>
            {coverStyles.map((one) => (
              <button
                key={one.key}
                type="button"
                aria-pressed={one.key === style.key}
                aria-label={one.name}
                className={styles.coverStyle}
                onClick={() => setStyle(one)}
              >
                <CoverCanvas className={styles.coverSmall} style={one} text={text} scale={0.16} />
                {one.name}
              </button>
            ))}
          </fieldset>
        </Flex>
      </GridLayout>
    </Modal>
  );
}

interface CoverCanvasProps {
  readonly className: string | undefined;
  readonly style: CoverStyle;
  readonly text: { readonly title: string; readonly subtitle: string };
  readonly label?: string;
  readonly scale?: number;
}

function CoverCanvas({ className, style, text, label, scale = 0.5 }: CoverCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { title, subtitle } = text;
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    drawCover(ctx, style, { title, subtitle });
  }, [style, title, subtitle, scale]);
  const size = { width: coverSize.width * scale, height: coverSize.height * scale };
  return (
    <canvas
      ref={canvas}
      className={className}
      {...size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
