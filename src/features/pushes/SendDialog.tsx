import { Alert, Checkbox, Flex, Modal, Radio } from 'antd';
import { useState } from 'react';
import { PublishTimePicker } from '@/blocks/publishing';
import { LoadState } from '@/components/LoadFailure';
import { isAtNight } from '@/domain/pushes';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { merchantZone } from '@/lib/merchantZone';
import { shownByCaller } from '@/lib/request';
import { pushApi } from '@/services/push/api';
import type { Push } from '@/services/push/schema';
import { Summary } from './PushPreview';

interface SendDialogProps {
  readonly push: Push;
  readonly onDone: (push: Push) => void;
  readonly onClose: () => void;
}

/** Now or at a time; what it will do is said before it is done. */
export function SendDialog({ push, onDone, onClose }: SendDialogProps) {
  const t = useT();
  const [way, setWay] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [isNightOk, setIsNightOk] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { pressOf, options } = useOnePress();
  const send = useAction(pushApi.send, {
    ...options,
    messages: { done: way === 'now' ? 'push.started' : 'push.planned' },
    invalidates: ['customer', 'counting', 'notice'],
  });
  const { audience, text, goods_id } = push;
  const planned = way === 'later' && at ? { at } : {};
  const { data, error, refresh } = useLoad(
    () => pushApi.preview({ audience, text, goods_id, ...planned }, shownByCaller),
    { refreshDeps: [planned.at] },
  );
  const moment = way === 'now' ? Date.now() : Date.parse(at);
  const isNight = Number.isFinite(moment) && isAtNight(moment, merchantZone());
  const isPast = way === 'later' && !(moment > Date.now());
  const isBlocked = !data || data.count === 0 || data.blocked.length > 0 || data.credits > data.balance;
  const problem = () => {
    if (isPast) return t('push.timeFuture');
    return isNight && !isNightOk ? t('push.nightNeeded') : undefined;
  };
  const submit = async () => {
    setIsAsked(true);
    if (isBlocked || problem()) return;
    const content = { id: push.id, is_night_ok: isNightOk, ...planned };
    const answer = await send.run({ ...content, revision: push.revision, request_id: pressOf(content) });
    if (answer) onDone(answer.result);
  };
  const nowText = data ? t('push.sendTo', { count: data.count }) : t('push.send');
  return (
    <Modal
      open
      title={t('push.sendTitle', { name: push.name })}
      okText={way === 'now' ? nowText : t('push.plan')}
      okButtonProps={{ disabled: isBlocked }}
      confirmLoading={send.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <LoadState data={data} error={error} onRetry={refresh} rows={2} />
        {data && <Summary preview={data} />}
        <Radio.Group
          aria-label={t('push.sendAt')}
          value={way}
          options={(['now', 'later'] as const).map((value) => ({ value, label: t(`push.${value}`) }))}
          onChange={({ target }) => setWay(target.value as 'now' | 'later')}
        />
        {way === 'later' && (
          <>
            <PublishTimePicker value={at} aria-label={t('push.sendAt')} onChange={setAt} />
            <Alert type="info" showIcon title={t('push.countLater')} />
          </>
        )}
        {isNight && (
          <Checkbox checked={isNightOk} onChange={({ target }) => setIsNightOk(target.checked)}>
            {t('push.nightOk')}
          </Checkbox>
        )}
        <div role="alert">{isAsked && problem() && <Alert type="error" showIcon title={problem()} />}</div>
      </Flex>
    </Modal>
  );
}
