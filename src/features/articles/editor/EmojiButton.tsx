import { SmileOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from '../articles.module.css';
import { emojis } from './emoji.data';

export function EmojiButton({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className={styles.emojis}>
          {emojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={styles.emoji}
              aria-label={emoji}
              onClick={() => {
                setOpen(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      }
    >
      <Button size="small" type="text" icon={<SmileOutlined aria-hidden />}>
        {t('article.emoji')}
      </Button>
    </Popover>
  );
}
