import { Flex } from 'antd';
import { StructurePane } from '@/blocks/framework-editor';
import { Text } from '@/components/ui/Text';
import { type CreativeTemplateProblem, creativeTemplateProblems } from '@/domain/creativeTemplates';
import { type Translate, useT } from '@/hooks/useT';
import { platformCreativeTemplateApi } from '@/services/platform_creative_template/api';
import type { OwnCreativeTemplate } from '@/services/platform_creative_template/schema';
import { ProviderRecordsPage } from '../ProviderRecordsPage';
import { creativeTemplateResource, usesOf } from './creativeTemplateResource';

const hints = { publish: 'creativeTemplate.publishHint', withdraw: 'creativeTemplate.withdrawHint' } as const;

const preview = (row: OwnCreativeTemplate) => (
  <Flex vertical gap={12}>
    <Text type="secondary">{row.summary}</Text>
    <StructurePane framework={row} />
  </Flex>
);

function problemSentence(t: Translate, problem: CreativeTemplateProblem): string {
  if (problem.code === 'noSummary') return t('creativeTemplate.problem.noSummary');
  if (problem.code === 'noPurpose') return t('creativeTemplate.problem.noPurpose', { at: problem.at });
  const { code, segment, value } = problem.problem;
  const sentence = t(`frameworks.problem.${code}`, { value });
  return segment === undefined ? sentence : t('creativeTemplate.problem.inSegment', { at: segment + 1, sentence });
}

/** Thinking frameworks that merchants take into their own. */
export function CreativeTemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={creativeTemplateResource}
      publish={platformCreativeTemplateApi.publish}
      withdraw={platformCreativeTemplateApi.withdraw}
      preview={preview}
      problemsOf={(row) => creativeTemplateProblems(row).map((problem) => problemSentence(t, problem))}
      usesOf={(row) => t('creativeTemplate.usesNow', { uses: usesOf(t, row) })}
      hints={hints}
    />
  );
}
