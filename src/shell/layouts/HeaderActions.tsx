import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { LanguageMenu } from '@/components/LanguageMenu';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { usePathname } from '@/hooks/usePathname';
import { AccountMenu } from '../header/AccountMenu';
import { CreateButton } from '../header/CreateButton';
import styles from '../header/header.module.css';
import { useHeaderCounts } from '../header/useHeaderCounts';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import { TaskCenter } from '../tasks/TaskCenter';

/** A widget that breaks on what it was given leaves a gap, and the rest of the shell as it is. */
export function HeaderWidget({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={usePathname()} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}

interface HeaderActionsProps {
  readonly isCompact: boolean;
}

/** The header's end: make, find, tasks, notices, language, appearance, account. */
export function HeaderActions({ isCompact }: HeaderActionsProps) {
  useHeaderCounts();
  return (
    <div className={styles.actions}>
      <HeaderWidget>
        <CreateButton isCompact={isCompact} />
      </HeaderWidget>
      <HeaderWidget>
        <PaletteButton />
      </HeaderWidget>
      <HeaderWidget>
        <TaskCenter />
      </HeaderWidget>
      <HeaderWidget>
        <NoticeBell />
      </HeaderWidget>
      {isCompact ? null : (
        <>
          <HeaderWidget>
            <LanguageMenu />
          </HeaderWidget>
          <HeaderWidget>
            <ThemeSwitch />
          </HeaderWidget>
        </>
      )}
      <HeaderWidget>
        <AccountMenu isCompact={isCompact} />
      </HeaderWidget>
    </div>
  );
}
