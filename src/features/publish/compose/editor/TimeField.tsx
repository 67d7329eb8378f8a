import { Button, Flex, Segmented } from 'antd';
import { PlatformMark, PublishTimePicker, useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { accountDraft, postKey, setOwnTime, setTime, type TimeMode } from '../model';
import { useComposer } from '../useComposer';
import styles from './editor.module.css';
import { Field } from './Field';
import { fieldId } from './fieldId';

const id = fieldId('publish_at');

/** When it goes out: at one time, or on every account at its own next free slot. */
export function TimeField() {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  const {
    content: { draft, changeDraft, post, nextSlot },
    accounts: { chosen },
    checks: { times },
  } = useComposer();
  if (!draft) return null;
  const faults = composer.checks.checks
    .filter(({ videoId }) => videoId === draft.videoId)
    .flatMap((check) => check.faults);
  const errors = draft.mode === 'common' && faults.includes('TIME_PAST') ? [t('composer.fault.TIME_PAST')] : [];
  return (
    <Field id={id} label={t('publish.time')} errors={errors}>
      {!post && (
        <Segmented<TimeMode>
          aria-label={t('composer.timeMode')}
          style={{ alignSelf: 'flex-start' }}
          value={draft.mode}
          onChange={(mode) => changeDraft((now) => setTime(now, mode, now.at))}
          options={[
            { value: 'common', label: t('composer.timeCommon') },
            { value: 'slots', label: t('composer.timeSlots') },
          ]}
        />
      )}
      {draft.mode === 'common' ? (
        <Flex gap={8} wrap>
          <PublishTimePicker
            id={id}
            value={draft.at}
            hasError={errors.length > 0}
            onChange={(at) => changeDraft((now) => setTime(now, 'common', at))}
          />
          <Button onClick={() => changeDraft((now) => setTime(now, 'common', nextSlot()))}>
            {t('publish.nextSlot')}
          </Button>
        </Flex>
      ) : (
        <>
          <Text component="p" type="secondary" size="small">
            {t('composer.slotsHint')}
          </Text>
          <Flex component="ul" vertical gap={8} className={styles.slots}>
            {chosen.map((account) => {
              const at = times.get(postKey(draft.videoId, account.id)) ?? '';
              return (
                <li key={account.id}>
                  <PlatformMark platform={account.platform} size="small" isNamed />
                  <Text ellipsis>{account.name}</Text>
                  <time dateTime={at}>{at ? dates.moment(at) : t('composer.noSlot')}</time>
                </li>
              );
            })}
          </Flex>
        </>
      )}
    </Field>
  );
}

/** The time of one account: the common one until it gets its own. */
export function OwnTimeField({ accountId }: { readonly accountId: string }) {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  const {
    content: { draft, changeDraft },
    checks: { times, checkOf },
  } = useComposer();
  if (!draft) return null;
  const own = accountDraft(draft, accountId).at;
  const at = times.get(postKey(draft.videoId, accountId)) ?? '';
  const faults = checkOf(draft.videoId, accountId)?.faults ?? [];
  const errors = own !== undefined && faults.includes('TIME_PAST') ? [t('composer.fault.TIME_PAST')] : [];
  const platform = composer.accounts.chosen.find((account) => account.id === accountId)?.platform;
  const beyond = checkOf(draft.videoId, accountId)?.findings.find(({ code }) => code === 'TIME_BEYOND_WINDOW');
  return (
    <Field
      id={id}
      label={t('publish.time')}
      errors={errors}
      help={
        beyond && platform
          ? t('publish.limitOf', {
              platform: platformName(platform),
              text: t('publish.find.TIME_BEYOND_WINDOW', beyond.values),
            })
          : undefined
      }
      link={{
        isLinked: own === undefined,
        onLink: () => changeDraft((now) => setOwnTime(now, accountId, undefined)),
        onUnlink: () => changeDraft((now) => setOwnTime(now, accountId, at)),
      }}
    >
      {own === undefined ? (
        <Text component="p" type="secondary" size="small">
          {at ? t('composer.timeFollows', { time: dates.moment(at) }) : t('composer.timeNone')}
        </Text>
      ) : (
        <PublishTimePicker
          id={id}
          value={own}
          hasError={errors.length > 0}
          onChange={(next) => changeDraft((now) => setOwnTime(now, accountId, next))}
        />
      )}
    </Field>
  );
}
