import { ArrowLeftOutlined, ArrowRightOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { history, useModel } from '@umijs/max';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { EditorBarContext } from '@/components/EditorBarContext';
import { PageHeading } from '@/components/PageHeading';
import { useLanguage } from '@/hooks/useLanguage';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { directionOf } from '@/lib/language';
import { useCurrentPage } from '../menu/pages';
import { KeyboardOverlays } from '../palette/KeyboardOverlays';
import { homeOf } from '../startup/homeOf';
import { TaskCenter } from '../tasks/TaskCenter';
import styles from './layouts.module.css';
import { useFrameTheme } from './useFrameTheme';

interface EditorFrameProps {
  readonly children: ReactNode;
}

/** Top bar of full-screen pages: back, title, places for the save state and buttons of the page. */
export function EditorFrame({ children }: EditorFrameProps) {
  const t = useT();
  const pageName = usePageName();
  const { initialState } = useModel('@@initialState');
  const { kind, toggle } = useFrameTheme();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  const [state, setState] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ state, actions }), [state, actions]);
  const page = useCurrentPage()?.name;
  const name = page ? pageName(page) : t('common.brand');
  const heading = useMemo(() => ({ tag: 'h2', barName: name }) as const, [name]);

  const back = () => {
    // history keeps its place in the browser's state: 0 means that this page was the first one.
    const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) history.back();
    else history.push(homeOf(initialState));
  };

  return (
    <EditorBarContext value={places}>
      <div className={styles.editor}>
        <header className={styles.bar}>
          <Button
            type="text"
            icon={isRtl ? <ArrowRightOutlined /> : <ArrowLeftOutlined />}
            aria-label={t('common.back')}
            onClick={back}
          />
          <h1 className={styles.barTitle}>{name}</h1>
          <div ref={setState} className={styles.barState} role="status" />
          <div ref={setActions} className={styles.barActions} />
          <TaskCenter />
          <Button
            type="text"
            icon={kind === 'dark' ? <SunOutlined /> : <MoonOutlined />}
            aria-label={`${t('shell.editor_theme')} · ${t(kind === 'dark' ? 'shell.theme_light' : 'shell.theme_dark')}`}
            onClick={toggle}
          />
        </header>
        <PageHeading value={heading}>
          <main style={{ flex: 1, minInlineSize: 0 }}>{children}</main>
        </PageHeading>
      </div>
      <KeyboardOverlays />
    </EditorBarContext>
  );
}
