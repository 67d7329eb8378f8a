import { DesignPreview } from '@/blocks/caption-designs';
import { captionDesignProblems } from '@/domain/captionDesigns';
import { useT } from '@/hooks/useT';
import { platformCaptionTemplateApi } from '@/services/platform_caption_template/api';
import type { OwnCaptionTemplate } from '@/services/platform_caption_template/schema';
import { ProviderRecordsPage } from '../ProviderRecordsPage';
import { captionTemplateResource, usesOf } from './captionTemplateResource';
import { problemSentence } from './DesignField';

const hints = { publish: 'captionTemplate.publishHint', withdraw: 'captionTemplate.withdrawHint' } as const;

/** Caption designs that merchants find where they choose how captions look. */
export function CaptionTemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={captionTemplateResource}
      publish={platformCaptionTemplateApi.publish}
      withdraw={platformCaptionTemplateApi.withdraw}
      preview={({ design }: OwnCaptionTemplate) => design && <DesignPreview design={design} />}
      problemsOf={({ design }) => captionDesignProblems(design).map((problem) => problemSentence(t, problem))}
      usesOf={(row) => t('captionTemplate.usesNow', { uses: usesOf(t, row) })}
      hints={hints}
    />
  );
}
