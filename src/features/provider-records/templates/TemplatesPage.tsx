import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { LoadFailure } from '@/components/LoadFailure';
import { parseProject } from '@/engine/project/parseProject';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { platformTemplateApi } from '@/services/platform_template/api';
import type { ShelfTemplate } from '@/services/platform_template/schema';
import { ProviderRecordsPage } from '../ProviderRecordsPage';
import { templateResource } from './templateResource';

const hints = { publish: 'shelf.publishHint', withdraw: 'shelf.withdrawHint' } as const;

/** Video templates that merchants find in their gallery. */
export function TemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={templateResource}
      publish={platformTemplateApi.publish}
      withdraw={platformTemplateApi.withdraw}
      preview={({ id }: ShelfTemplate) => <TemplatePreview id={id} />}
      problemsOf={({ problems }) => problems.map((problem) => problemSentence(t, problem))}
      hints={hints}
    />
  );
}

/** As it plays while nobody has filled it. */
function TemplatePreview({ id }: { readonly id: string }) {
  const { data, error, refresh } = useLoad(platformTemplateApi.info, { id });
  const project = useMemo(() => data?.document && parseProject(data.document), [data]);
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  return data ? <ProjectPlayer project={project} /> : <Skeleton active />;
}
