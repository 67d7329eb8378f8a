import { App, Button } from 'antd';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import type { PromptAction } from './PromptCard';
import { promptFile, readPromptFile } from './promptFile';

interface Options {
  readonly refresh: () => void;
  readonly onOpen: (prompt: Prompt) => void;
  readonly onEdit: (prompt: Prompt) => void;
}

const largestFile = 2 * 1024 * 1024;

/** What cards and toolbar of the library do. */
export function usePromptActions({ refresh, onOpen, onEdit }: Options) {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();

  const run = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const isDone = (await runAction(act, undefined, { messages: { done: () => done } })) !== undefined;
    if (isDone) refresh();
    return isDone;
  };

  const remove = async ({ id }: Prompt) => {
    if (!(await run(() => promptApi.delete({ ids: [id] })))) return;
    const key = `prompt-removed-${id}`;
    const undo = () => {
      message.destroy(key);
      void run(() => promptApi.restore({ ids: [id] }));
    };
    message.open({
      key,
      type: 'success',
      duration: 8,
      content: (
        <span>
          {t('assistant.prompt.removed')}{' '}
          <Button size="small" type="link" onClick={undo}>
            {t('assistant.undo')}
          </Button>
        </span>
      ),
    });
  };

  return {
    act(act: PromptAction, prompt: Prompt): void {
      const { id, favorite, shared } = prompt;
      if (act === 'open') onOpen(prompt);
      else if (act === 'edit') onEdit(prompt);
      else if (act === 'favorite') void run(() => promptApi.favorite({ id, favorite: !favorite }));
      else if (act === 'duplicate') void run(() => promptApi.duplicate({ id }), t('assistant.prompt.duplicated'));
      else if (act === 'share')
        void run(
          () => promptApi.share({ id, shared: !shared }),
          t(shared ? 'assistant.prompt.unsharedDone' : 'assistant.prompt.sharedDone'),
        );
      else void remove(prompt);
    },
    async takeIn(file: File): Promise<void> {
      const read = file.size > largestFile ? ({ kind: 'tooLarge' } as const) : readPromptFile(await file.text());
      if (read.kind !== 'prompts') {
        const place = read.kind === 'broken' ? read.place : 0;
        const most = read.kind === 'tooMany' ? read.most : 0;
        message.error(t(`assistant.file.${read.kind}`, { name: file.name, place, most }));
        return;
      }
      await run(async () => {
        const { added, known } = await promptApi.import({ prompts: read.prompts });
        message.success(t('assistant.file.done', { added, known }));
      });
    },
    async writeOut(): Promise<void> {
      const read = await runAction(promptApi.data, { page: 1, page_size: 500, scope: 'own' });
      if (!read) return;
      const { list } = read.result;
      if (list.length === 0) {
        message.info(t('assistant.file.none'));
        return;
      }
      saveBlob(new Blob([promptFile(list)], { type: 'application/json' }), 'prompts.json');
    },
  };
}
