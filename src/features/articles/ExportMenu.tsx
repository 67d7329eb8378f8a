import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { bodyText } from '@/domain/articles/html';
import { useActionRunner } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { type MessageId, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { useDraft } from './articleDocument';
import type { ArticleDraft } from './draft';
import { copyRich, fileName, htmlFile, imageZip, markdownFile, plainText, richHtml, type TextFile } from './files';
import { wordFile } from './wordFile';

type Way = 'rich' | 'text' | 'html' | 'markdown' | 'word' | 'print' | 'zip';
const ways: Readonly<Record<'article' | 'note', readonly Way[]>> = {
  article: ['rich', 'text', 'html', 'markdown', 'word', 'print'],
  note: ['text', 'zip', 'markdown', 'word'],
};

/** Ways out of the editor: clipboard and files. */
export function ExportMenu({ screen, isIcon }: { readonly screen: 'article' | 'note'; readonly isIcon: boolean }) {
  const t = useT();
  const { message } = App.useApp();
  const copy = useCopy();
  const runAction = useActionRunner();
  const [draft] = useDraft();
  const [isBusy, setBusy] = useState(false);
  const untitled = t('article.untitled');

  const tellProgress = (percent: number) =>
    void message.open({ key: 'zip', type: 'loading', content: t('article.zipping', { percent }), duration: 0 });
  const saveText = async (make: (draft: ArticleDraft, onProgress: typeof tellProgress) => Promise<TextFile>) => {
    const { blob, ending, missing, losesLooks } = await make(draft, tellProgress);
    message.destroy('zip');
    // What is there goes out; who reads on knows what is not.
    if (missing.length > 0) void message.warning(t('article.imagesMissing', { names: missing.join('、') }), 8);
    if (losesLooks) void message.info(t('article.markdownLooks'), 8);
    saveBlob(blob, fileName(draft, untitled, ending));
    return undefined;
  };
  const act: Readonly<Record<Way, () => Promise<MessageId | undefined>>> = {
    rich: async () => {
      await copyRich(richHtml(draft), bodyText(draft.html));
      return 'article.copiedRich';
    },
    text: async () => {
      await copy(plainText(draft), { done: t('article.copiedText'), failed: t('article.copyFailed') });
      return undefined;
    },
    html: () => saveText(htmlFile),
    markdown: () => saveText(markdownFile),
    word: () => saveText(wordFile),
    print: async () => {
      window.print();
      return undefined;
    },
    zip: async () => {
      if (draft.images.length === 0) {
        void message.info(t('article.zipEmpty'));
        return undefined;
      }
      const { blob, missing } = await imageZip(draft, t('article.zipWords'), tellProgress);
      message.destroy('zip');
      if (missing.length > 0) void message.warning(t('article.zipMissing', { names: missing.join('、') }), 8);
      saveBlob(blob, fileName(draft, untitled, 'zip'));
      return undefined;
    },
  };
  const run = async (way: Way) => {
    setBusy(true);
    const isDone = await runAction(act[way], undefined, {
      messages: {
        done: (words) => words && t(words),
        failed: way === 'rich' ? 'article.copyFailed' : 'article.exportFailed',
      },
    });
    if (!isDone) message.destroy('zip');
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: ways[screen].map((key) => ({ key, label: t(`article.export.${key}`) })),
        onClick: ({ key }) => void run(key as Way),
      }}
    >
      <Button
        type="primary"
        loading={isBusy}
        icon={<DownloadOutlined aria-hidden />}
        {...(isIcon ? { 'aria-label': t('article.export') } : {})}
      >
        {!isIcon && t('article.export')}
      </Button>
    </Dropdown>
  );
}
