import { RobotOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { languageLabels, toneLabels, useWriterInfo, type WritingActEntry, writingActs } from '@/blocks/writing';
import type { WritingAct } from '@/domain/writing';
import { useT } from '@/hooks/useT';
import styles from './textActs.module.css';
import type { ActChoice } from './types';

interface ActMenuProps {
  readonly onChoose: (choice: ActChoice) => void;
  /** Those that make sense here; all by default. */
  readonly acts?: readonly WritingAct[];
  readonly disabled?: boolean;
  readonly size?: 'small' | 'middle';
  readonly children?: ReactNode;
}

/** The acts of the writer as a menu; what the writer at work cannot do stands there with its reason. */
export function ActMenu({ onChoose, acts, disabled = false, size = 'small', children }: ActMenuProps) {
  const t = useT();
  const info = useWriterInfo();
  const item = ({ act, label, hint }: WritingActEntry): NonNullable<MenuProps['items']>[number] => {
    const isAble = info?.acts.includes(act) ?? true;
    const why = isAble ? t(hint) : t('writing.panel.noModel');
    const shown = (
      <Tooltip title={why} placement="right">
        <span className={styles.item}>
          {t(label)}
          {!isAble && <span className={styles.why}>{why}</span>}
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
  const shownActs = writingActs.filter(({ act }) => !acts || acts.includes(act));
  const choose = (key: string): void => {
    const [kind, value] = key.split(':');
    const tone = toneLabels.find((entry) => kind === 'tone' && entry.tone === value)?.tone;
    const language = languageLabels.find((entry) => kind === 'language' && entry.language === value)?.language;
    const act = shownActs.find((entry) => entry.act === kind)?.act;
    if (tone) onChoose({ act: 'tone', tone });
    else if (language) onChoose({ act: 'translate', language });
    else if (act) onChoose({ act });
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items: shownActs.map(item), onClick: ({ key }) => choose(key) }}
    >
      {children ?? (
        <Button size={size} type="text" className={styles.trigger} icon={<RobotOutlined aria-hidden />}>
          {t('richText.ai')}
        </Button>
      )}
    </Dropdown>
  );
}
