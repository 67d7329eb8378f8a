import { Alert, Flex } from 'antd';
import { LoadState } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { type Tone, ToneTag } from '@/components/ToneTag';
import type { CertificationState } from '@/domain/certification';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { certificationApi } from '@/services/certification/api';
import type { Certification } from '@/services/certification/schema';
import { CertificationForm } from './CertificationForm';

const tones: Readonly<Record<CertificationState, Tone>> = {
  draft: 'plain',
  submitted: 'busy',
  approved: 'good',
  rejected: 'bad',
};

/** Where the papers stand, in a sentence. */
function Standing({ papers, t }: { readonly papers: Certification; readonly t: Translate }) {
  const { state, reason, wrong_field, submitted_at = '', decided_at = '', approved_at } = papers;
  if (state === 'submitted')
    return (
      <Alert type="info" showIcon title={t('certification.standing.submitted', { at: formatMinute(submitted_at) })} />
    );
  if (state === 'approved')
    return (
      <Alert
        type="success"
        showIcon
        title={t('certification.standing.approved', { at: formatMinute(decided_at) })}
        description={t('certification.changeHint')}
      />
    );
  if (state === 'rejected')
    return (
      <Alert
        type="error"
        showIcon
        title={t('certification.standing.rejected', { at: formatMinute(decided_at), reason })}
        description={wrong_field && t('certification.wrongField', { field: t(`certification.field.${wrong_field}`) })}
      />
    );
  return approved_at ? (
    <Alert type="warning" showIcon title={t('certification.standing.changed', { at: formatMinute(approved_at) })} />
  ) : null;
}

/** The papers by which a merchant proves which company it is. */
export function CertificationPage() {
  const t = useT();
  const canSave = useCan()('certification.save');
  const { data, error, refresh } = useLoad(certificationApi.info);
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('certification.title')}
        subtitle={t('certification.subtitle')}
        tag={data && <ToneTag tone={tones[data.state]}>{t(`certification.state.${data.state}`)}</ToneTag>}
      />
      {!canSave && <Alert type="info" showIcon title={t('certification.readOnly')} />}
      <LoadState data={data} error={error} onRetry={refresh} />
      {data && (
        <>
          <Standing papers={data} t={t} />
          <CertificationForm key={`${data.state} ${data.revision}`} papers={data} canSave={canSave} />
        </>
      )}
    </Flex>
  );
}
