import { useActionRunner } from '@/hooks/useAction';
import { saveBlob } from '@/lib/saveBlob';

/** Saves a file of this import to the disk; one that cannot be made is told. */
export function useSaveFile() {
  const runAction = useActionRunner();
  return async (made: Promise<Blob>, name: string) => {
    await runAction(async () => saveBlob(await made, name), undefined, {
      messages: { failed: 'goodsImport.saveFailed' },
    });
  };
}
