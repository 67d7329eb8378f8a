import { PlusOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { useEditorParts } from '../../EditorContext';
import styles from './heads.module.css';

/** Above the heads: new tracks. */
export function LineCorner() {
  const t = useT();
  const { store } = useEditorParts();
  const add = (kind: 'overlay' | 'audio') =>
    store.act({ type: 'addTrack', kind, id: newId() }, { label: 'timeline.step.addTrack' });
  const items = [
    { key: 'overlay', label: t('timelineLine.addOverlay'), onClick: () => add('overlay') },
    { key: 'audio', label: t('timelineLine.addAudio'), onClick: () => add('audio') },
  ];
  return (
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
  );
}
