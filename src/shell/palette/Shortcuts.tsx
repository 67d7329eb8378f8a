import { App, Button, Flex, Input, Modal, Segmented, Space } from 'antd';
import { useRef, useState, useSyncExternalStore } from 'react';
import { FileInput } from '@/components/upload/FileInput';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { commandRegistry, type KnownCommand } from '@/lib/commands';
import { saveBlob } from '@/lib/saveBlob';
import { BindingsFileError, shortcutBindings } from '@/lib/shortcutBindings';
import styles from './Palette.module.css';
import { ShortcutRow } from './ShortcutRow';
import { matchesText } from './usePaletteEntries';
import { useRebinding } from './useRebinding';

interface ShortcutsProps {
  readonly onClose: () => void;
}

type Shown = 'bound' | 'all';
const fileName = 'shortcuts.json';

/** Every command that works on this page with its shortcut; the user may give it another one. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const t = useT();
  const { modal } = App.useApp();
  const runAction = useActionRunner();
  const commands = useSyncExternalStore(commandRegistry.subscribe, commandRegistry.all);
  const own = useSyncExternalStore(shortcutBindings.subscribe, shortcutBindings.all);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('bound');
  const file = useRef<HTMLInputElement>(null);
  const rebinding = useRebinding();
  const typed = text.trim();
  const listed = commands.filter(
    (command) =>
      (typed !== '' || shown === 'all' || command.shortcuts.length > 0 || command.defaults.length > 0) &&
      matchesText(command, typed),
  );

  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const importFile = async () => shortcutBindings.importText(await chosen.text());
    await runAction(importFile, undefined, {
      messages: {
        done: 'shortcuts.imported',
        failed: (error) => t(error instanceof BindingsFileError ? 'shortcuts.importWrong' : 'shortcuts.importUnread'),
      },
    });
  };
  const resetAll = () =>
    modal.confirm({
      title: t('shortcuts.resetAll'),
      content: t('shortcuts.resetAllText', { count: Object.keys(own).length }),
      onOk: () => shortcutBindings.reset(),
    });
  return (
    <Modal
      open
      width={640}
      title={t('shell.shortcuts')}
      destroyOnHidden
      onCancel={onClose}
      keyboard={rebinding.asked === undefined}
      footer={
        <Flex gap={8} align="center" justify="space-between" wrap>
          <span className={styles.footerNote}>{t('shell.shortcuts_note')}</span>
          <Space wrap>
            <Button size="small" onClick={() => file.current?.click()}>
              {t('shortcuts.import')}
            </Button>
            <Button size="small" disabled={Object.keys(own).length === 0} onClick={save}>
              {t('shortcuts.export')}
            </Button>
            <Button size="small" disabled={Object.keys(own).length === 0} onClick={resetAll}>
              {t('shortcuts.resetAll')}
            </Button>
          </Space>
        </Flex>
      }
    >
      <div className={styles.shortcutTools}>
        <Input
          allowClear
          value={text}
          placeholder={t('shortcuts.search')}
          aria-label={t('shortcuts.search')}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented<Shown>
          value={shown}
          options={[
            { value: 'bound', label: t('shortcuts.bound') },
            { value: 'all', label: t('shortcuts.all') },
          ]}
          onChange={setShown}
        />
      </div>
      <div className={styles.shortcutList}>
        {groupsOf(listed).map(([group, members]) => (
          <section key={group} aria-label={group}>
            <h3 className={styles.group}>{group}</h3>
            {members.map((command) => (
              <ShortcutRow key={command.id} command={command} rebinding={rebinding} />
            ))}
          </section>
        ))}
        {listed.length === 0 && <p className={styles.footerNote}>{t('shortcuts.none', { text: typed })}</p>}
      </div>
      <FileInput
        ref={file}
        accept="application/json,.json"
        aria-label={t('shortcuts.import')}
        onFiles={([chosen]) => void take(chosen)}
      />
    </Modal>
  );
}

function groupsOf(commands: readonly KnownCommand[]): readonly (readonly [string, readonly KnownCommand[]])[] {
  const groups = new Map<string, KnownCommand[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  // What is bound most stands first: on the editor's page its own commands before those that lead elsewhere.
  return [...groups].sort(([, a], [, b]) => boundCount(b) - boundCount(a));
}

const boundCount = (commands: readonly KnownCommand[]): number =>
  commands.filter(({ shortcuts }) => shortcuts.length > 0).length;

const save = (): void => saveBlob(new Blob([shortcutBindings.exportText()], { type: 'application/json' }), fileName);
