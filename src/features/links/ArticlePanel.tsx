import { Alert, Checkbox, Flex, Input, Segmented } from 'antd';
import { GrantedButton } from '@/components/GrantedButton';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { spokenSeconds } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import type { LinkReading } from './linkReading';
import styles from './links.module.css';
import type { LinkVideo } from './useLinkVideo';

const lengths = [30, 45, 60, 90] as const;

interface ArticlePanelProps {
  readonly video: LinkVideo;
  readonly reading: LinkReading;
}

/** What of an article is told, in its own order, and with which images. */
export function ArticlePanel({ video, reading }: ArticlePanelProps) {
  const t = useT();
  const { lines, images, title } = reading;
  const told = lines.filter(({ isTold, text }) => isTold && text.trim() !== '');
  const seconds = told.reduce((sum, { text }) => sum + spokenSeconds(text), 0);
  const changeLine = (id: string, patch: { readonly text?: string; readonly isTold?: boolean }) =>
    video.change({ lines: lines.map((line) => (line.id === id ? { ...line, ...patch } : line)) });
  return (
    <Panel component="section" vertical gap={16} aria-label={t('links.article')}>
      <Input
        aria-label={t('links.name')}
        placeholder={t('links.name')}
        value={title}
        maxLength={120}
        size="large"
        onChange={({ target }) => video.change({ title: target.value })}
      />
      <Flex gap={12} align="center" wrap>
        <span>{t('links.length')}</span>
        <Segmented<number>
          value={reading.seconds}
          options={lengths.map((value) => ({ value, label: t('links.seconds', { count: value }) }))}
          onChange={video.setSeconds}
        />
        <Text type="secondary">{t('links.told', { count: told.length, time: formatDuration(seconds) })}</Text>
      </Flex>
      <Flex component="ol" vertical gap={8} className={styles.lines}>
        {lines.map((line, index) => (
          <Flex key={line.id} component="li" gap={8} align="flex-start">
            <Checkbox
              style={{ paddingBlockStart: 5 }}
              checked={line.isTold}
              aria-label={t('links.tell', { n: index + 1 })}
              onChange={({ target }) => changeLine(line.id, { isTold: target.checked })}
            />
            <Input.TextArea
              aria-label={t('links.line', { n: index + 1 })}
              variant={line.isTold ? 'outlined' : 'borderless'}
              value={line.text}
              maxLength={200}
              autoSize={{ minRows: 1, maxRows: 4 }}
              onChange={({ target }) => changeLine(line.id, { text: target.value })}
            />
          </Flex>
        ))}
      </Flex>
      {images.length > 0 && (
        <GridLayout columns="repeat(auto-fill, minmax(96px, 1fr))" gap={12}>
          {images.map(({ url, isChosen }, index) => (
            <Flex key={url} component="label" vertical gap={4}>
              <Thumb src={url} ratio={1} />
              <Checkbox
                checked={isChosen}
                onChange={({ target }) =>
                  video.change({
                    images: images.map((image) => (image.url === url ? { ...image, isChosen: target.checked } : image)),
                  })
                }
              >
                {t('links.image', { n: index + 1 })}
              </Checkbox>
            </Flex>
          ))}
        </GridLayout>
      )}
      {images.length === 0 && <Text type="secondary">{t('links.noImages')}</Text>}
      <Alert type="info" showIcon title={t('links.rights')} />
      <Flex>
        <GrantedButton
          action={['file.save', 'project.save', 'script.save']}
          type="primary"
          disabled={told.length === 0}
          loading={video.isProducing}
          onClick={() => void video.produce()}
        >
          {t('links.produce')}
        </GrantedButton>
      </Flex>
    </Panel>
  );
}
