import {
  AudioOutlined,
  BgColorsOutlined,
  FileImageOutlined,
  FontSizeOutlined,
  FormOutlined,
  HistoryOutlined,
  LayoutOutlined,
  MessageOutlined,
  SlidersOutlined,
  SmileOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Drawer, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditorParts } from './EditorContext';
import { useEditorSetting } from './EditorSetting';
import { Inspector } from './inspector/Inspector';
import type { PanelId } from './model/editorStore';
import { PanelDock } from './panels/PanelDock';
import styles from './timeline.module.css';

const icons: Readonly<Record<PanelId, ReactNode>> = {
  media: <FileImageOutlined aria-hidden />,
  text: <FontSizeOutlined aria-hidden />,
  captions: <MessageOutlined aria-hidden />,
  templates: <LayoutOutlined aria-hidden />,
  stickers: <SmileOutlined aria-hidden />,
  presenters: <UserOutlined aria-hidden />,
  effects: <BgColorsOutlined aria-hidden />,
  transitions: <SwapOutlined aria-hidden />,
  music: <AudioOutlined aria-hidden />,
  history: <HistoryOutlined aria-hidden />,
  slots: <FormOutlined aria-hidden />,
};

/** The panels and the properties of a narrow screen: one button each, shown in a drawer over the timeline. */
export function MobileBar() {
  const t = useT();
  const { store } = useEditorParts();
  const { panels } = useEditorSetting();
  const [shown, setShown] = useState<'panels' | 'inspector'>();
  const open = (panel: PanelId) => {
    store.set({ panel });
    setShown('panels');
  };
  return (
    <Flex component="nav" gap={4} className={styles.mobileBar} aria-label={t('timeline.tools')}>
      <button type="button" className={styles.mobileItem} onClick={() => setShown('inspector')}>
        <Text size={18}>
          <SlidersOutlined aria-hidden />
        </Text>
        {t('timeline.inspector')}
      </button>
      {panels.map(({ id: panel }) => (
        <button key={panel} type="button" className={styles.mobileItem} onClick={() => open(panel)}>
          <Text size={18}>{icons[panel]}</Text>
          {t(`timelinePanels.panel.${panel}`)}
        </button>
      ))}
      <Drawer
        open={shown !== undefined}
        placement="bottom"
        size="68dvh"
        title={t(shown === 'inspector' ? 'timeline.inspector' : 'timeline.panels')}
        onClose={() => setShown(undefined)}
        styles={{ body: { padding: 0 } }}
        destroyOnHidden
      >
        <Flex vertical className={styles.drawerBody}>
          {shown === 'inspector' ? <Inspector /> : <PanelDock />}
        </Flex>
      </Drawer>
    </Flex>
  );
}
