import { SoundOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { ToolFiles, ToolPage, useToolFiles, useToolOptions } from '../shell';
import { useChosenFile } from '../shell/useChosenFile';
import { AudioForm } from './AudioForm';
import { AudioRange, type Stretch } from './AudioRange';
import { AudioTable } from './AudioTable';
import { audioNames, bytesOf, initialOptions, outcomeOf, silentReason } from './audioOptions';
import { orderAudio } from './orderAudio';

/** Takes the sound out of videos: as it is where it can be, several at once. */
export function VideoToAudio() {
  const t = useT();
  const store = useToolFiles({ tool: 'video_to_audio', accept: ['video', 'audio'], max: 50 });
  const [options, change] = useToolOptions('video_to_audio', initialOptions);
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const usable = store.files.filter((file) => silentReason(file) === null);
  const only = usable.length === 1 ? usable[0] : undefined;
  const range = only && stretch?.fileId === only.id ? stretch : undefined;
  const chosen = useChosenFile(only !== undefined);
  const start = async (): Promise<void> => {
    const { mimeOf } = await import('@/engine/convert');
    const [name] = audioNames(usable, options);
    const to = only && name ? await chosen.ask(name, mimeOf(outcomeOf(only, options).ending)) : undefined;
    if (to !== 'canceled') orderAudio({ files: usable, options, range, to, t });
  };

  const bytes = bytesOf(
    usable.reduce((sum, { facts }) => sum + (facts?.duration ?? 0), 0),
    options,
  );

  return (
    <ToolPage
      tool="video_to_audio"
      local
      bytes={chosen.isOn ? undefined : bytes}
      input={<ToolFiles store={store} />}
      options={
        usable.length > 0 && (
          <>
            <AudioForm options={options} files={usable} onChange={change} />
            {chosen.option}
          </>
        )
      }
      preview={
        <>
          <AudioTable files={store.files} options={options} />
          {only && <AudioRange key={only.id} file={only} stretch={range} onChange={setStretch} />}
        </>
      }
      actions={
        <Button
          type="primary"
          icon={<SoundOutlined aria-hidden />}
          disabled={usable.length === 0}
          onClick={() => void start()}
        >
          {t('toolAudio.start')}
        </Button>
      }
      note={usable.length > 1 ? t('toolAudio.count', { count: usable.length }) : undefined}
      onReuse={({ options: earlier }) => change({ ...initialOptions, ...(earlier as object) })}
    />
  );
}
