import { Flex, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/hooks/useT';
import { canChooseFile, chooseFile } from '@/lib/chosenFile';

interface ChosenFile {
  /** The switch; nothing where the browser cannot write to a file of the user's. */
  readonly option: ReactNode;
  readonly isOn: boolean;
  /**
   * From the click that starts the work: asks for the file where the switch is on.
   *
   * @param name with its ending
   * @returns `canceled` when the user chose none; undefined = on the browser's own disk
   */
  readonly ask: (name: string, mime: string) => Promise<FileSystemFileHandle | 'canceled' | undefined>;
}

/** A result that is written straight to a file of the user's, as it is made: no second copy, no room of the browser's. */
export function useChosenFile(isOffered: boolean): ChosenFile {
  const t = useT();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const canBe = isOffered && canChooseFile();
  const isOn = canBe && isWanted;
  return {
    isOn,
    option: canBe && (
      <Flex gap={8} align="center">
        <Switch id={id} size="small" checked={isWanted} onChange={setWanted} />
        <label htmlFor={id}>{t('timelineExport.toChosen')}</label>
      </Flex>
    ),
    ask: async (name, mime) => {
      const file = isOn ? await chooseFile(name, mime) : undefined;
      return file === 'unavailable' ? undefined : file;
    },
  };
}
