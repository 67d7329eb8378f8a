import { type GoodsTemplateProblem, goodsTemplateProblems } from '@/domain/goodsTemplates';
import { type Translate, useT } from '@/hooks/useT';
import { platformGoodsTemplateApi } from '@/services/platform_goods_template/api';
import type { OwnGoodsTemplate } from '@/services/platform_goods_template/schema';
import { ProviderRecordsPage } from '../ProviderRecordsPage';
import { goodsTemplateResource, usesOf } from './goodsTemplateResource';
import { GoodsTemplatePreview } from './PropertiesField';

const hints = { publish: 'goodsTemplate.publishHint', withdraw: 'goodsTemplate.withdrawHint' } as const;

const preview = ({ fields, points, images }: OwnGoodsTemplate) => (
  <GoodsTemplatePreview fields={fields} points={points} images={images} />
);

function problemSentence(t: Translate, problem: GoodsTemplateProblem): string {
  const { code, ...values } = problem;
  return t(`goodsTemplate.problem.${code}`, values);
}

/** Forms that merchants fill in for goods of a category. */
export function GoodsTemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={goodsTemplateResource}
      publish={platformGoodsTemplateApi.publish}
      withdraw={platformGoodsTemplateApi.withdraw}
      preview={preview}
      problemsOf={({ category_id, fields }) =>
        goodsTemplateProblems(category_id, fields).map((problem) => problemSentence(t, problem))
      }
      usesOf={(row) => t('goodsTemplate.usesNow', { uses: usesOf(t, row) })}
      hints={hints}
    />
  );
}
