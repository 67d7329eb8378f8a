import { LanguageMenu } from '@/components/LanguageMenu';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { AccountMenu } from '../header/AccountMenu';
import { CreateButton } from '../header/CreateButton';
import styles from '../header/header.module.css';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import { TaskCenter } from '../tasks/TaskCenter';

interface HeaderActionsProps {
  readonly isCompact: boolean;
}

/** The header's end: make, find, tasks, notices, language, appearance, account. */
export function HeaderActions({ isCompact }: HeaderActionsProps) {
  return (
    <div className={styles.actions}>
      <CreateButton isCompact={isCompact} />
      <PaletteButton />
      <TaskCenter />
      <NoticeBell />
      {isCompact ? null : (
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      )}
      <AccountMenu isCompact={isCompact} />
    </div>
  );
}
