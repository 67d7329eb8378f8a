import { ThunderboltOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { toneLabels, useWriterInfo, writingActions } from '@/blocks/writing';
import type { WritingAction, WritingTone } from '@/domain/writing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { AiJob } from './ScriptContext';

/** Actions that give back the same sentences in other words. */
const fitting: readonly WritingAction[] = ['rewrite', 'shorten', 'expand', 'tone'];

interface AiMenuProps {
  readonly ids: readonly string[];
  readonly isEmpty: boolean;
  readonly onAsk: (part: Omit<AiJob, 'seed'>) => void;
  readonly label: string;
  /** With words; else only a mark. */
  readonly isWide?: boolean;
}

/** What the writer can do with some sentences. */
export function AiMenu({ ids, isEmpty, onAsk, label, isWide = false }: AiMenuProps) {
  const t = useT();
  const able = useWriterInfo()?.actions;
  const isGranted = useCan()('writer.act');
  const items: MenuProps['items'] = writingActions
    .filter(({ act }) => fitting.includes(act) && (able?.includes(act) ?? true))
    .map(({ act, label: id }) =>
      act === 'tone'
        ? {
            key: act,
            label: t(id),
            children: toneLabels.map((tone) => ({ key: `tone ${tone.tone}`, label: t(tone.label) })),
          }
        : { key: act, label: t(id) },
    );
  if (!isGranted) return null;
  return (
    <Dropdown
      trigger={['click']}
      disabled={isEmpty}
      menu={{
        items,
        onClick: ({ key }) => {
          const [act = '', tone] = key.split(' ');
          onAsk({ ids, act: act as WritingAction, ...(tone ? { tone: tone as WritingTone } : {}) });
        },
      }}
    >
      <Button type="text" size="small" icon={<ThunderboltOutlined aria-hidden />} aria-label={label}>
        {isWide && label}
      </Button>
    </Dropdown>
  );
}
