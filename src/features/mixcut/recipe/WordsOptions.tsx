import { Button, Flex, Form, Select } from 'antd';
import { useRef, useState } from 'react';
import { shelfPrice, useShelfDesigns } from '@/blocks/caption-designs';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useVoices } from '@/blocks/voices';
import { Text } from '@/components/ui/Text';
import { type MixWords, mixWordLimits, noWords, scriptsOf } from '@/domain/mixcut/mixWords';
import { captionTemplates } from '@/engine/project/captionTemplates';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { useRecipe } from './recipeDocument';
import { ScriptPicker } from './ScriptPicker';

/** What the videos say, who speaks it, how it is read. */
export function WordsOptions() {
  const t = useT();
  const can = useCan();
  const { recipe, set } = useRecipe();
  const { words = noWords } = recipe;
  const [isPicking, setPicking] = useState(false);
  const scripts = scriptsOf(words);
  const long = scripts.findIndex((script) => [...script].length > mixWordLimits.script);
  const change = (patch: Partial<MixWords>): void => {
    const next = { ...words, ...patch };
    set({ words: next.text === '' && next.voices.length === 0 ? undefined : next });
  };
  return (
    <>
      <Form.Item label={t('mixcut.words.scripts')} htmlFor="mixcut-scripts" extra={t('mixcut.words.scriptsHelp')}>
        <Flex vertical gap={8}>
          <ComplianceTextArea
            id="mixcut-scripts"
            autoSize={{ minRows: 3, maxRows: 14 }}
            maxLength={mixWordLimits.scripts * mixWordLimits.script}
            placeholder={t('mixcut.words.placeholder')}
            value={words.text}
            onChange={(text) => change({ text })}
          />
          <Flex vertical gap={4} align="start">
            <Button size="small" disabled={scripts.length >= mixWordLimits.scripts} onClick={() => setPicking(true)}>
              {t('mixcut.scripts.open')}
            </Button>
            {scripts.length > 0 && (
              <Text type="secondary" size="small">
                {t('mixcut.words.count', { count: scripts.length })}
              </Text>
            )}
            {scripts.length === mixWordLimits.scripts && (
              <Text type="secondary" size="small">
                {t('mixcut.words.full', { max: mixWordLimits.scripts })}
              </Text>
            )}
            {long >= 0 && (
              <Text type="danger" size="small">
                {t('mixcut.words.tooLong', { number: long + 1, max: mixWordLimits.script })}
              </Text>
            )}
          </Flex>
        </Flex>
      </Form.Item>
      {isPicking && (
        <ScriptPicker
          words={words}
          onClose={() => setPicking(false)}
          onPick={(next) => {
            setPicking(false);
            change(next);
          }}
        />
      )}
      {scripts.length > 0 && (
        <>
          {can('speech.synthesize') && (
            <Form.Item label={t('mixcut.words.voices')} htmlFor="mixcut-voices" extra={t('mixcut.words.voicesHelp')}>
              <Voices value={words.voices} onChange={(voices) => change({ voices })} />
            </Form.Item>
          )}
          <Form.Item
            label={t('mixcut.words.captions')}
            htmlFor="mixcut-captions"
            extra={t('mixcut.words.captionsHelp')}
          >
            <Captions words={words} onChange={change} />
          </Form.Item>
        </>
      )}
    </>
  );
}

interface CaptionsProps {
  readonly words: MixWords;
  readonly onChange: (patch: Partial<MixWords>) => void;
}

/** The product's designs, those that were taken along, and what the provider offers, which is taken with the choice. */
function Captions({ words, onChange }: CaptionsProps) {
  const t = useT();
  const { list, take, isTaking, failure } = useShelfDesigns();
  const latest = useRef(words);
  latest.current = words;
  const { captions, designs = [] } = words;
  const offers = list.filter(({ design }) => !designs.some(({ key }) => key === design.key));
  const choose = (keys: string[]): void => {
    const offer = offers.find(({ design }) => keys.includes(design.key));
    if (!offer) {
      onChange({ captions: keys });
      return;
    }
    void take(offer).then((design) => {
      if (!design) return;
      const now = latest.current;
      onChange({ captions: [...now.captions, design.key], designs: [...(now.designs ?? []), design] });
    });
  };
  return (
    <Flex vertical gap={8}>
      <Select
        id="mixcut-captions"
        mode="multiple"
        loading={isTaking}
        placeholder={t('mixcut.words.noCaptions')}
        value={[...captions]}
        options={[
          ...[...captionTemplates, ...designs].map(({ key, name }) => ({ value: key, label: name })),
          ...offers.map((offer) => ({
            value: offer.design.key,
            label: [t('captionTemplate.offeredOne', { name: offer.title }), shelfPrice(t, offer)]
              .filter(Boolean)
              .join(' · '),
            disabled: !offer.is_open && !offer.is_taken,
          })),
        ]}
        onChange={choose}
      />
      {failure}
    </Flex>
  );
}

interface VoicesProps {
  readonly value: readonly string[];
  readonly onChange: (voices: readonly string[]) => void;
}

function Voices({ value, onChange }: VoicesProps) {
  const t = useT();
  const voices = useVoices();
  return (
    <Select
      id="mixcut-voices"
      mode="multiple"
      maxCount={mixWordLimits.voices}
      loading={voices.isLoading}
      status={voices.error ? 'error' : ''}
      placeholder={t('mixcut.words.noVoice')}
      value={[...value]}
      options={voices.list.map(({ id, name, style }) => ({
        value: id,
        label: [name, style].filter(Boolean).join(' · '),
      }))}
      onChange={onChange}
    />
  );
}
