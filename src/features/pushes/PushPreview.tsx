import { Alert, Flex } from 'antd';
import { LoadState } from '@/components/LoadFailure';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { pushTextProblem } from '@/domain/pushes';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { pushApi } from '@/services/push/api';
import type { PushPreview as Preview } from '@/services/push/schema';
import type { PushWords } from './PushEditor';

/** Who would get a text now, who is left out and why, what it costs, and what three of them would read. */
export function PushPreview({ words }: { readonly words: PushWords }) {
  const t = useT();
  const { audience, text, goods_id } = words;
  const { data, error, refresh } = useLoad(
    () => pushApi.preview({ audience: { ...audience, tags: [...audience.tags] }, text, goods_id }, shownByCaller),
    { refreshDeps: [JSON.stringify(words)] },
  );
  return (
    <section aria-label={t('push.preview')}>
      <Flex vertical gap={12}>
        <Text component="h3" strong>
          {t('push.preview')}
        </Text>
        <LoadState data={data} error={error} onRetry={refresh} rows={4} />
        {data && <Summary preview={data} />}
        {data && !pushTextProblem(text) && <Samples samples={data.samples} />}
      </Flex>
    </section>
  );
}

/** Counts, cost, and what stands in the way. */
export function Summary({ preview }: { readonly preview: Preview }) {
  const t = useT();
  const { total, count, left_out, missing, parts, credits, balance, blocked } = preview;
  return (
    <Flex vertical gap={8} aria-live="polite">
      <Text strong>{t('push.count', { count, total })}</Text>
      <Text type="secondary">{t('push.cost', { parts, credits, balance })}</Text>
      {left_out.map(({ reason, count: those, names }) => (
        <Text key={reason} type="secondary">
          {t(`push.leftOut.${reason}`, { count: those })}
          {names.length > 0 && t('push.namely', { names: names.join('、') })}
        </Text>
      ))}
      {missing.map(({ name, count: those }) => (
        <Alert key={name} type="warning" showIcon title={t('push.missing', { name, count: those })} />
      ))}
      {blocked.length > 0 && (
        <Alert type="error" showIcon title={t('push.blocked', { words: blocked.slice(0, 5).join('、') })} />
      )}
      {credits > balance && <Alert type="error" showIcon title={t('push.noCredits', { credits, balance })} />}
    </Flex>
  );
}

function Samples({ samples }: { readonly samples: Preview['samples'] }) {
  const t = useT();
  return (
    <>
      {samples.map(({ id, name, phone, text, parts }) => (
        <Panel key={id} vertical gap={4}>
          <Flex justify="space-between" gap={8} wrap>
            <Text type="secondary" size="small">
              {[name, phone].filter(Boolean).join(' ')}
            </Text>
            <Text type="secondary" size="small" tabular>
              {t('push.partsOf', { count: text.length, parts })}
            </Text>
          </Flex>
          <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</div>
        </Panel>
      ))}
    </>
  );
}
