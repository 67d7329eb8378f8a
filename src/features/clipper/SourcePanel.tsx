import { UploadOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input, Progress, Radio, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitleFile } from '@/engine/captions/readSubtitles';
import { toSeconds } from '@/engine/time/ticks';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { formatDuration } from '@/utils/formatDuration';
import { wordSources } from './analysisJobs';
import { type Clipper, type Length, lengths } from './useClipper';

/** Shorter ones are clips already, seconds. */
const SHORTEST_VIDEO = 15;
/** Characters of about three hours of speech. */
const MAX_SCRIPT = 60_000;
const letter = /[\p{L}\p{N}]/u;

/** Which video, where its words come from, how long the clips are to be. */
export function SourcePanel({ clipper }: { readonly clipper: Clipper }) {
  const t = useT();
  const can = useCan();
  const [isPicking, setPicking] = useState(false);
  const { source, words, length, subtitles, script = '' } = clipper.work;
  // A recording of the teleprompter is cut however short it is.
  const isTooShort =
    !clipper.work.isRecording && source !== undefined && source.duration > 0 && source.duration < SHORTEST_VIDEO;
  const lacksWords = (words === 'subtitles' && !subtitles) || (words === 'script' && !letter.test(script));
  return (
    <Panel component="section" vertical gap={16} aria-label={t('clipper.source')}>
      <Flex gap={12} wrap align="center">
        <Button icon={<VideoCameraOutlined />} disabled={clipper.isBusy} onClick={() => setPicking(true)}>
          {t(source ? 'clipper.change' : 'clipper.choose')}
        </Button>
        {source ? (
          <Text ellipsis title={source.name}>
            {t('clipper.chosen', { name: source.name, time: formatDuration(source.duration) })}
          </Text>
        ) : (
          <Text type="secondary">{t('clipper.chooseHint')}</Text>
        )}
      </Flex>
      {isTooShort && <Alert type="warning" showIcon title={t('clipper.tooShort', { seconds: SHORTEST_VIDEO })} />}
      {source && !isTooShort && (
        <Form layout="vertical" component="div" disabled={clipper.isBusy}>
          <Form.Item label={t('clipper.words')}>
            <Radio.Group
              aria-label={t('clipper.words')}
              value={words}
              onChange={({ target }) => clipper.setWords(target.value)}
              options={wordSources.map((value) => ({
                value,
                label: t(`clipper.words.${value}`),
                disabled: value === 'recognizer' && !can('speech.recognize'),
              }))}
            />
            <div>
              <Text type="secondary" size="small">
                {t(`clipper.wordsHelp.${words}`)}
              </Text>
            </div>
            {words === 'subtitles' && <SubtitleFile clipper={clipper} />}
            {words === 'script' && (
              <Input.TextArea
                aria-label={t('clipper.script')}
                placeholder={t('clipper.scriptHint')}
                autoSize={{ minRows: 4, maxRows: 12 }}
                maxLength={MAX_SCRIPT}
                value={script}
                onChange={({ target }) => clipper.setScript(target.value)}
              />
            )}
          </Form.Item>
          <Form.Item label={t('clipper.length')}>
            <Segmented
              aria-label={t('clipper.length')}
              value={length}
              options={(Object.keys(lengths) as Length[]).map((value) => ({
                value,
                label: t('clipper.lengthOf', { from: lengths[value].shortest, to: lengths[value].longest }),
              }))}
              onChange={clipper.setLength}
            />
          </Form.Item>
          <Button type="primary" disabled={lacksWords} loading={clipper.isBusy} onClick={clipper.start}>
            {t(clipper.work.result ? 'clipper.again' : 'clipper.start')}
          </Button>
        </Form>
      )}
      <Running clipper={clipper} />
      <MediaPicker
        open={isPicking}
        kinds={['video']}
        onClose={() => setPicking(false)}
        onPick={([file]) => {
          setPicking(false);
          if (file) clipper.choose(file);
        }}
      />
    </Panel>
  );
}

function SubtitleFile({ clipper }: { readonly clipper: Clipper }) {
  const t = useT();
  const [problem, setProblem] = useState<string>();
  const { subtitles, source } = clipper.work;
  const read = async (file: File): Promise<void> => {
    setProblem(undefined);
    try {
      const { cues, skipped } = readSubtitleFile(new Uint8Array(await file.arrayBuffer()));
      if (cues.length === 0) return setProblem(t('timelineCaptions.fileEmpty', { name: file.name }));
      const pieces = cues.map(({ start, end, text }) => ({ start: toSeconds(start), end: toSeconds(end), text }));
      clipper.setSubtitles({ name: file.name, cues: pieces, skipped: skipped.length });
    } catch (error) {
      setProblem(
        error instanceof ParseError
          ? t('timelineCaptions.skippedLine', { line: error.line, reason: t(`timelineCaptions.parse.${error.code}`) })
          : messageOf(error),
      );
    }
  };
  const late = subtitles && source ? subtitles.cues.filter(({ start }) => start >= source.duration).length : 0;
  return (
    <Flex vertical gap={8} align="start">
      <Flex gap={12} wrap align="center">
        <Upload
          accept=".srt,.vtt,.ass,.ssa,.lrc"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <Button icon={<UploadOutlined />}>{t('clipper.subtitles')}</Button>
        </Upload>
        {subtitles && <Text>{t('clipper.subtitlesRead', { name: subtitles.name, count: subtitles.cues.length })}</Text>}
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} />}
      {subtitles && subtitles.skipped > 0 && (
        <Alert type="warning" showIcon title={t('timelineCaptions.skipped', { count: subtitles.skipped })} />
      )}
      {late > 0 && <Alert type="warning" showIcon title={t('clipper.late', { count: late })} />}
    </Flex>
  );
}

/** How far the analysis is, or why it found nothing. */
function Running({ clipper }: { readonly clipper: Clipper }) {
  const t = useT();
  const { progress, failure, isBusy } = clipper;
  return (
    <div aria-live="polite">
      {isBusy && (
        <Flex vertical gap={4}>
          <Progress percent={Math.round(progress?.percent ?? 0)} aria-label={t('clipper.analyzing')} />
          <Flex gap={12} align="center" justify="space-between" wrap>
            <Text type="secondary">
              {progress?.stage ?? t('clipper.analyzing')}
              {progress?.etaSeconds ? t('clipper.eta', { time: formatDuration(progress.etaSeconds) }) : ''}
            </Text>
            <Button onClick={clipper.stop}>{t('clipper.stop')}</Button>
          </Flex>
        </Flex>
      )}
      {failure && !isBusy && <Alert type="error" showIcon title={failure} description={t('clipper.failureWay')} />}
    </div>
  );
}
