import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './preview.module.css';

interface PhoneProps {
  readonly label: string;
  readonly children: (isDark: boolean) => ReactNode;
}

/** A phone's screen, by day or in the dark. */
export function Phone({ label, children }: PhoneProps) {
  const t = useT();
  const [isDark, setDark] = useState(false);
  return (
    <Flex vertical gap={12} align="center">
      <section
        className={isDark ? `${styles.phone} ${styles.dark}` : styles.phone}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those without a mouse
        tabIndex={0}
      >
        {children(isDark)}
      </section>
      <Button
        size="small"
        icon={isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        onClick={() => setDark(!isDark)}
      >
        {t(isDark ? 'article.previewLight' : 'article.previewDark')}
      </Button>
    </Flex>
  );
}
