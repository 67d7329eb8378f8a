import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { originalityOf } from '@/domain/breakdown';
import { splitScript } from '@/domain/storyboard/splitScript';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { beatsOf } from './beats';
import { ImitateForm } from './ImitateForm';
import { OriginalityView } from './OriginalityView';
import { type ImitationOptions, useImitation } from './useImitation';

interface ImitateDrawerProps extends ImitationOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Writes the text's structure anew for goods of one's own, and shows how original the result is. */
export function ImitateDrawer({ isOpen, onClose, ...options }: ImitateDrawerProps) {
  const t = useT();
  const { doc, result } = options;
  const imitation = useImitation(options);
  const [script, setScript] = useState<{ readonly id: string; readonly text: string }>();
  const { isDone, writing } = imitation;
  const sentences = useMemo(() => (isDone ? splitScript(writing.text) : []), [isDone, writing.text]);
  const spoken = sentences.map(({ text }) => text).join('\n');
  const originality = useMemo(() => (spoken ? originalityOf(spoken, doc.text) : undefined), [spoken, doc.text]);
  const scriptId = script?.text === writing.text ? script.id : undefined;

  const saving = useAction(
    async () => setScript({ id: await imitation.saveScript(sentences, scriptId), text: writing.text }),
    { messages: { done: 'analyze.imitate.saved' } },
  );
  return (
    <Drawer title={t('analyze.imitate.title')} open={isOpen} onClose={onClose} size={640}>
      <Text component="p" type="secondary" style={{ marginBlockEnd: 16 }}>
        {t('analyze.imitate.lead')}
      </Text>
      <ImitateForm imitation={imitation}>
        {isDone && sentences.length > 0 && (
          <Can action="script.save">
            <Button onClick={() => void saving.run(undefined)}>{t('analyze.imitate.save')}</Button>
          </Can>
        )}
        {scriptId && (
          <PageLink to={`/editor/script?id=${encodeURIComponent(scriptId)}`}>
            {t('analyze.imitate.openScript')}
          </PageLink>
        )}
      </ImitateForm>
      {originality && <OriginalityView originality={originality} beats={beatsOf(result, sentences)} />}
    </Drawer>
  );
}
