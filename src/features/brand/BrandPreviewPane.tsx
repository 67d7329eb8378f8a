import { useSize } from 'ahooks';
import { Flex, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { brandPreviewAddress } from '@/lib/brandPreview';
import { onBrandPreviewReady, sendBrandPreview } from '@/lib/brandPreviewMessages';
import type { ThemeKind } from '@/lib/themeMode';
import type { BrandFields } from '@/services/brand/schema';
import styles from './BrandPreviewPane.module.css';

/**
 * Real pages of the app. The workbench shows a sample shop (shell/brandPreview): the person at the form is no merchant.
 * The provider's own page needs the session that the frame shares.
 */
const pages = { login: '/login', workbench: '/workbench', inside: '/platform/dashboard' } as const;
type PreviewPage = keyof typeof pages;
const pageKeys = Object.keys(pages) as PreviewPage[];

/** CSS pixels that the page believes to have. */
const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;
type Screen = keyof typeof screens;

const PHONE_WIDTH = 320;

interface BrandPreviewPaneProps {
  /** As they stand in the form, saved or not. */
  readonly fields: BrandFields;
}

/** The real pages with the brand as it stands in the form, in a frame of this origin; nothing can be done in it. */
export function BrandPreviewPane({ fields }: BrandPreviewPaneProps) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<PreviewPage>('login');
  const [screen, setScreen] = useState<Screen>('desktop');
  const [theme, setTheme] = useState<ThemeKind>('light');
  const { hosts: _, closed_areas, watermark_image: _mark, ...brand } = fields;
  const message = JSON.stringify({ brand: { ...brand, can_register: !closed_areas.includes('register') }, theme });

  useEffect(() => {
    const send = () => {
      const target = frame.current?.contentWindow;
      if (target) sendBrandPreview(target, JSON.parse(message));
    };
    send();
    // a page that has just been loaded asks for it
    return onBrandPreviewReady(() => frame.current?.contentWindow, send);
  }, [message]);

  const { width, height } = screens[screen];
  const room = useSize(stage)?.width ?? 0;
  const scale = room / width;
  return (
    <Panel vertical gap={12} padding={16} style={{ position: 'sticky', insetBlockStart: 72 }}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <Text component="h2" strong size="large">
          {t('brand.preview')}
        </Text>
        <Flex gap={8} wrap>
          <Segmented<PreviewPage>
            size="small"
            aria-label={t('brand.preview.page')}
            value={page}
            options={pageKeys.map((value) => ({ value, label: t(`brand.preview.${value}`) }))}
            onChange={setPage}
          />
          <Segmented<Screen>
            size="small"
            aria-label={t('brand.preview.screen')}
            value={screen}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`brand.preview.${value}`) }))}
            onChange={setScreen}
          />
          <Segmented<ThemeKind>
            size="small"
            aria-label={t('brand.preview.theme')}
            value={theme}
            options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`brand.preview.${value}`) }))}
            onChange={setTheme}
          />
        </Flex>
      </Flex>
      <Text type="secondary">{t('brand.preview.hint')}</Text>
      <div
        ref={stage}
        className={styles.stage}
        style={{ maxInlineSize: screen === 'phone' ? PHONE_WIDTH : undefined, blockSize: height * scale }}
      >
        <iframe
          // Another screen is another visit: the shell measures its header once and keeps what it found.
          key={`${page} ${screen}`}
          ref={frame}
          className={styles.frame}
          title={t('brand.preview')}
          src={brandPreviewAddress(pages[page])}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          inert
        />
      </div>
    </Panel>
  );
}
