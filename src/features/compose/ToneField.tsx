import { AutoComplete } from 'antd';
import { voices, wishOfVoice } from '@/domain/writing/voice';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from './ComposeContext';
import { TONE_LENGTH } from './model/startDraft';

/** How the script shall sound: one of the voices that rules can follow, or the user's own words. */
export function ToneField({ id }: { readonly id?: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const tone = useCompose((state) => state.draft.brief.tone ?? '');
  return (
    <AutoComplete
      {...(id ? { id } : {})}
      style={{ inlineSize: '100%', minInlineSize: 140 }}
      allowClear
      value={tone}
      maxLength={TONE_LENGTH}
      aria-label={t('compose.brief.tone')}
      placeholder={t('compose.brief.tonePlaceholder')}
      // All of them, whatever stands there: one chooses another.
      showSearch={{ filterOption: false }}
      onChange={(value?: string) => dispatch({ type: 'brief/edit', patch: { tone: value || undefined } })}
      options={voices.map((voice) => ({ value: wishOfVoice(voice), label: t(`compose.angle.voice.${voice}`) }))}
    />
  );
}
