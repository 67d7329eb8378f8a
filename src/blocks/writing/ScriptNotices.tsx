import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { slotOf } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import type { ScriptNotes } from '@/services/script/schema';

interface ScriptNoticesProps {
  readonly notes: ScriptNotes;
  /** Writes anew for these people; absent = nothing is written anew here. */
  readonly onAudience?: ((audience: string) => void) | undefined;
}

/** What the writer says about a script of its own: how far the material carries, what it left out, what it cannot follow. */
export function ScriptNotices({ notes, onAudience }: ScriptNoticesProps) {
  const t = useT();
  const { carriedSeconds, beyondRules, skipped = [] } = notes;
  return (
    <>
      {carriedSeconds !== undefined && (
        <Alert type="info" showIcon title={t('scripts.noteCarried', { seconds: carriedSeconds })} />
      )}
      {beyondRules !== undefined && (
        <Alert type="info" showIcon title={t('scripts.noteBeyondRules', { wish: beyondRules })} />
      )}
      {skipped.map(({ line, words }) => {
        const asksWhom = words.some((word) => slotOf(word) === 'aud');
        return (
          <Alert
            key={line}
            type="warning"
            showIcon
            title={t('scripts.noteSkipped', { line, words: words.join('、') })}
            description={
              asksWhom && onAudience ? <AudienceField onAudience={onAudience} /> : t('scripts.noteSkippedFill')
            }
          />
        );
      })}
    </>
  );
}

/** For whom, said here and now: the goods' record need not be changed for one script. */
function AudienceField({ onAudience }: { readonly onAudience: (audience: string) => void }) {
  const t = useT();
  const [audience, setAudience] = useState('');
  const said = audience.trim();
  return (
    <Flex gap={8} wrap>
      <Input
        size="small"
        style={{ maxInlineSize: 200 }}
        value={audience}
        maxLength={10}
        aria-label={t('scripts.audience')}
        placeholder={t('scripts.audienceHint')}
        onChange={(event) => setAudience(event.target.value)}
        onPressEnter={() => said && onAudience(said)}
      />
      <Button size="small" disabled={said === ''} onClick={() => onAudience(said)}>
        {t('scripts.audienceWrite')}
      </Button>
    </Flex>
  );
}
