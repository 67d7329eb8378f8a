import { Checkbox, Flex, Input } from 'antd';
import { DayField } from '@/blocks/DayField';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import styles from './ConsentInput.module.css';
import type { ConsentDraft } from './figureForm';

interface ConsentInputProps {
  readonly id?: string;
  readonly value?: ConsentDraft;
  readonly onChange?: (value: ConsentDraft) => void;
  readonly what: 'portrait' | 'voice';
}

/** Who agreed, when and for what; without it nothing of a person is kept. */
export function ConsentInput({ id, value = {}, onChange, what }: ConsentInputProps) {
  const t = useT();
  const change = (part: ConsentDraft) => onChange?.({ ...value, ...part });
  return (
    <Flex id={id} vertical gap={12} className={styles.consent}>
      <Text component="p" type="secondary" size="small">
        {t(`figures.consentText.${what}`)}
      </Text>
      <GridLayout columns="repeat(auto-fit, minmax(160px, 1fr))" gap={12}>
        <Input
          maxLength={40}
          placeholder={t('figures.person')}
          aria-label={t('figures.person')}
          value={value.person ?? ''}
          onChange={(event) => change({ person: event.target.value })}
        />
        <DayField
          placeholder={t('figures.grantedOn')}
          aria-label={t('figures.grantedOn')}
          last={merchantToday()}
          value={value.granted_on}
          onChange={(day) => change({ granted_on: day })}
        />
      </GridLayout>
      <Input
        maxLength={200}
        placeholder={t('figures.purposeHint')}
        aria-label={t('figures.purpose')}
        value={value.purpose ?? ''}
        onChange={(event) => change({ purpose: event.target.value })}
      />
      <Checkbox
        checked={value.is_confirmed ?? false}
        onChange={(event) => change({ is_confirmed: event.target.checked })}
      >
        {t(`figures.confirm.${what}`)}
      </Checkbox>
    </Flex>
  );
}

/** The same, shown only where a portrait is used. */
export function PortraitConsent({
  isNeeded,
  ...props
}: Omit<ConsentInputProps, 'what'> & { readonly isNeeded: boolean }) {
  const t = useT();
  if (!isNeeded)
    return (
      <Text type="secondary" size="small">
        {t('figures.noConsentNeeded')}
      </Text>
    );
  return <ConsentInput {...props} what="portrait" />;
}
