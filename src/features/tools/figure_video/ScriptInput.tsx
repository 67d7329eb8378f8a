import { Button, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import { type ToolFileStore, ToolFiles, ToolOption } from '../shell';
import styles from './figureVideo.module.css';
import type { FigureVideoOptions } from './options';

interface ScriptInputProps {
  readonly options: FigureVideoOptions;
  readonly set: (change: Partial<FigureVideoOptions>) => void;
  readonly files: ToolFileStore;
}

const longest = 6000;

/** What is said: typed, pasted, of a saved script, or a recording. */
export function ScriptInput({ options, set, files }: ScriptInputProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const scripts = useLoad(
    scriptApi.data,
    { page: 1, page_size: 50, status: 1 },
    {
      ready: isChoosing,
    },
  );
  const take = (id: string) => {
    const found = scripts.data?.list.find((script) => script.id === id);
    if (found) set({ text: found.sentences.map(({ text }) => text).join('\n'), script: id, gestures: {} });
    setChoosing(false);
  };
  return (
    <ToolOption label={t('toolFigure.said')}>
      <Segmented<FigureVideoOptions['mode']>
        block
        value={options.mode}
        aria-label={t('toolFigure.said')}
        options={[
          { value: 'text', label: t('toolFigure.byText') },
          { value: 'audio', label: t('toolFigure.byAudio') },
        ]}
        onChange={(mode) => set({ mode })}
      />
      {options.mode === 'audio' ? (
        <div className={styles.gap}>
          <ToolFiles store={files} />
        </div>
      ) : (
        <>
          <ComplianceTextArea
            className={styles.gap}
            value={options.text}
            maxLength={longest}
            showCount
            autoSize={{ minRows: 5, maxRows: 12 }}
            placeholder={t('toolFigure.textHint')}
            aria-label={t('toolFigure.text')}
            onChange={(text) => set(text ? { text } : { text: '', script: undefined })}
          />
          <Flex gap={8} align="center" wrap>
            {isChoosing ? (
              <Select
                autoFocus
                defaultOpen
                showSearch={{ optionFilterProp: 'label' }}
                style={{ flex: 1, minInlineSize: 80 }}
                loading={scripts.loading}
                placeholder={t('toolFigure.chooseScript')}
                aria-label={t('toolFigure.chooseScript')}
                notFoundContent={scripts.loading ? undefined : t('toolFigure.noScripts')}
                options={scripts.data?.list.map(({ id, title }) => ({ value: id, label: title })) ?? []}
                onChange={take}
                onBlur={() => setChoosing(false)}
              />
            ) : (
              <Button size="small" onClick={() => setChoosing(true)}>
                {t('toolFigure.fromScript')}
              </Button>
            )}
            {!options.text && (
              <Button size="small" type="link" onClick={() => set({ text: t('toolFigure.sample'), gestures: {} })}>
                {t('toolFigure.useSample')}
              </Button>
            )}
          </Flex>
        </>
      )}
    </ToolOption>
  );
}
