import { Alert } from 'antd';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { speechApi } from '@/services/speech/api';
import { samplesResource } from './samplesResource';

/** Own recordings, with an honest word about what the engine at work does with them. */
export function SamplesTab() {
  const t = useT();
  const { data } = useLoad(speechApi.voices);
  return (
    <ResourcePage
      resource={samplesResource}
      intro={
        data && <Alert type="info" showIcon title={t(`figures.samplesUse.${data.samples}`, { name: data.engine })} />
      }
    />
  );
}
