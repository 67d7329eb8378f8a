import { RobotOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { languageLabels, toneLabels, useWriterInfo, type WritingActionEntry, writingActions } from '@/blocks/writing';
import { Text } from '@/components/ui/Text';
import type { WritingAction } from '@/domain/writing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import styles from './textActions.module.css';
import type { ActionChoice } from './types';

interface ActionMenuProps {
  readonly onChoose: (choice: ActionChoice) => void;
  /** Those that make sense here; all by default. */
  readonly actions?: readonly WritingAction[];
  readonly disabled?: boolean;
  readonly size?: 'small' | 'middle';
  readonly children?: ReactNode;
}

/** The actions of the writer as a menu; what the writer at work cannot do stands there with its reason. */
export function ActionMenu({ onChoose, actions, disabled = false, size = 'small', children }: ActionMenuProps) {
  const t = useT();
  const info = useWriterInfo();
  const isGranted = useCan()('writer.act');
  const item = ({ act, label, hint }: WritingActionEntry): NonNullable<MenuProps['items']>[number] => {
    const isAble = info?.actions.includes(act) ?? true;
    const why = isAble ? t(hint) : t('writing.panel.noModel');
    const shown = (
      <Tooltip title={why} placement="right">
        <span className={styles.item}>
          {t(label)}
          {!isAble && <Text size="small">{why}</Text>}
        </span>
      </Tooltip>
    );
    const base = { key: act, label: shown, disabled: !isAble };
    if (!isAble || (act !== 'tone' && act !== 'translate')) return base;
    const children =
      act === 'tone'
        ? toneLabels.map(({ tone, label: name }) => ({ key: `tone:${tone}`, label: t(name) }))
        : languageLabels.map(({ language, label: name }) => ({ key: `language:${language}`, label: t(name) }));
    return { ...base, children };
  };
  const shownActions = writingActions.filter(({ act }) => !actions || actions.includes(act));
  const choose = (key: string): void => {
    const [kind, value] = key.split(':');
    const tone = toneLabels.find((entry) => kind === 'tone' && entry.tone === value)?.tone;
    const language = languageLabels.find((entry) => kind === 'language' && entry.language === value)?.language;
    const act = shownActions.find((entry) => entry.act === kind)?.act;
    if (tone) onChoose({ act: 'tone', tone });
    else if (language) onChoose({ act: 'translate', language });
    else if (act) onChoose({ act });
  };
  if (!isGranted) return null;
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items: shownActions.map(item), onClick: ({ key }) => choose(key) }}
    >
      {children ?? (
        <Button size={size} type="text" className={styles.trigger} icon={<RobotOutlined aria-hidden />}>
          {t('richText.ai')}
        </Button>
      )}
    </Dropdown>
  );
}
