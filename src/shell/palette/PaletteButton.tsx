import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useT } from '@/hooks/useT';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import { paletteStore } from './paletteStore';

/** Opens the palette for those who do not know its shortcut yet. */
export function PaletteButton() {
  const t = useT();
  return (
    <Tooltip title={`${t('shell.palette')} ${shortcutKeys('Mod+K', isApple).join(' ')}`}>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('shell.palette')}
        aria-haspopup="dialog"
        onClick={() => paletteStore.show('palette')}
      />
    </Tooltip>
  );
}
