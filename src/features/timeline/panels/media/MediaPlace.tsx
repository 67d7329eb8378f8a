import { Alert, Button, Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../../EditorContext';
import { Question } from '../../preview/Question';
import { intakeOf } from './intake';

/** Asked once a project, when the first file has come in that lies here only; nothing is sent before it is answered. */
export function MediaPlaceQuestion() {
  const t = useT();
  const { store } = useEditorParts();
  const isOpen = useEditor(
    ({ history: { present } }) =>
      present.keepsMediaLocal === undefined && Object.values(present.media).some(({ hash, url }) => hash && !url),
  );
  if (!isOpen) return null;
  const { keepLocal } = intakeOf(store);
  return (
    <Question text={t('timelinePanels.place.ask')}>
      <Button size="small" type="primary" onClick={() => keepLocal(false)}>
        {t('timelinePanels.place.library')}
      </Button>
      <Button size="small" onClick={() => keepLocal(true)}>
        {t('timelinePanels.place.browser')}
      </Button>
    </Question>
  );
}

/** Of a project whose files stay in this browser: what that costs, and the way back. */
export function LocalMediaNote() {
  const t = useT();
  const { store } = useEditorParts();
  const isShown = useEditor(
    ({ history: { present } }) =>
      present.keepsMediaLocal === true && Object.values(present.media).some(({ hash }) => hash),
  );
  if (!isShown) return null;
  return (
    <Alert
      type="info"
      title={
        <Flex vertical align="start" gap={8}>
          <Text size="small">{t('timelinePanels.place.isLocal')}</Text>
          <Button size="small" onClick={() => intakeOf(store).keepLocal(false)}>
            {t('timelinePanels.place.library')}
          </Button>
        </Flex>
      }
    />
  );
}
