import { Flex, Input, InputNumber, Radio, Select } from 'antd';
import { frameworkLimits, frameworkPlatforms } from '@/domain/frameworks';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { EditorAction, FrameworkDraft } from './model';

interface MetaFieldsProps {
  readonly draft: FrameworkDraft;
  readonly canShare: boolean;
  readonly dispatch: (action: EditorAction) => void;
}

/** When to take a framework: said once, it helps to find and to suggest it. */
export function MetaFields({ draft, canShare, dispatch }: MetaFieldsProps) {
  const t = useT();
  const edit = (patch: Partial<Omit<FrameworkDraft, 'segments'>>) => dispatch({ type: 'patch', patch });
  const [from, to] = draft.seconds;
  const [shortest, longest] = frameworkLimits.seconds;
  return (
    <Flex vertical gap={12}>
      <Flex vertical gap={4}>
        <span>{t('frameworks.edit.summary')}</span>
        <Input.TextArea
          aria-label={t('frameworks.edit.summary')}
          autoSize={{ minRows: 2, maxRows: 4 }}
          maxLength={frameworkLimits.summary}
          value={draft.summary}
          placeholder={t('frameworks.edit.summaryPlaceholder')}
          onChange={(event) => edit({ summary: event.target.value })}
        />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('frameworks.edit.fits')}</span>
        <Select
          mode="tags"
          aria-label={t('frameworks.edit.fits')}
          placeholder={t('frameworks.edit.fitsPlaceholder')}
          value={[...draft.fits]}
          open={false}
          suffixIcon={null}
          maxCount={frameworkLimits.fits}
          onChange={(fits: string[]) =>
            edit({ fits: fits.map((fit) => [...fit.trim()].slice(0, frameworkLimits.fit).join('')).filter(Boolean) })
          }
        />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('frameworks.edit.platforms')}</span>
        <Select
          mode="multiple"
          aria-label={t('frameworks.edit.platforms')}
          placeholder={t('frameworks.edit.platformsPlaceholder')}
          value={[...draft.platforms]}
          options={frameworkPlatforms.map((id) => ({ value: id, label: platformName(id) }))}
          onChange={(platforms) => edit({ platforms })}
        />
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('frameworks.edit.seconds')}</span>
        <Flex component="span" gap={8} align="center" wrap>
          <InputNumber
            min={shortest}
            max={longest}
            value={from}
            aria-label={t('frameworks.edit.secondsFrom')}
            onChange={(value) => value !== null && edit({ seconds: [value, to] })}
          />
          –
          <InputNumber
            min={shortest}
            max={longest}
            value={to}
            aria-label={t('frameworks.edit.secondsTo')}
            onChange={(value) => value !== null && edit({ seconds: [from, value] })}
          />
        </Flex>
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('frameworks.edit.reference')}</span>
        <Input
          aria-label={t('frameworks.edit.reference')}
          maxLength={frameworkLimits.reference}
          value={draft.reference}
          placeholder={t('frameworks.edit.referencePlaceholder')}
          onChange={(event) => edit({ reference: event.target.value })}
        />
      </Flex>
      {canShare && (
        <Flex vertical gap={4}>
          <span>{t('frameworks.edit.sharing')}</span>
          <Radio.Group
            value={draft.sharing}
            aria-label={t('frameworks.edit.sharing')}
            options={[
              { value: 'private', label: t('frameworks.private') },
              { value: 'team', label: t('frameworks.team') },
            ]}
            onChange={(event) => edit({ sharing: event.target.value })}
          />
        </Flex>
      )}
    </Flex>
  );
}
