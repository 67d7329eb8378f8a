import { PlusOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { useEditorParts } from '../../EditorContext';
import styles from './heads.module.css';

interface LineCornerProps {
  readonly isListShown: boolean;
  readonly onList: (isShown: boolean) => void;
}

/** Above the heads: new tracks, and the list of clips. */
export function LineCorner({ isListShown, onList }: LineCornerProps) {
  const t = useT();
  const { store } = useEditorParts();
  const add = (kind: 'overlay' | 'audio') =>
    store.act({ type: 'addTrack', kind, id: newId() }, { label: 'timeline.step.addTrack' });
  const items = [
    { key: 'overlay', label: t('timelineLine.addOverlay'), onClick: () => add('overlay') },
    { key: 'audio', label: t('timelineLine.addAudio'), onClick: () => add('audio') },
  ];
  const listName = t('timelineLine.listToggle');
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('timelineLine.addTrack')}
          title={t('timelineLine.addTrack')}
        >
          <PlusOutlined aria-hidden />
        </button>
      </Dropdown>
      <button
        type="button"
        className={`${styles.tool} ${styles.list}`}
        aria-label={listName}
        aria-pressed={isListShown}
        title={listName}
        onClick={() => onList(!isListShown)}
      >
        <UnorderedListOutlined aria-hidden />
      </button>
    </>
  );
}
