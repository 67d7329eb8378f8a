import { Flex } from 'antd';
import { DesignImage, DesignPreview } from '@/blocks/caption-designs';
import { plansOf } from '@/blocks/PlansField';
import { defineResource } from '@/components/resource/defineResource';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { captionDesignProblems, captionTemplateLimits } from '@/domain/captionDesigns';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import type { Translate } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformCaptionTemplateApi } from '@/services/platform_caption_template/api';
import type {
  OwnCaptionTemplate,
  platform_caption_templateContract,
} from '@/services/platform_caption_template/schema';
import { DesignField, problemSentence } from './DesignField';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { RecordActions, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import { recordLook } from './recordLook';
import {
  categoryColumn,
  categoryField,
  categoryFilter,
  plansField,
  priceColumn,
  priceField,
  priceOf,
} from './shelfParts';
import type { OpenRecordDialog } from './types';

interface CaptionTemplateValues {
  title: string;
  category_id: string | undefined;
  price: number;
  plans: string[];
  design: CaptionTemplate | undefined;
}

type CaptionTemplateBody = InputOf<(typeof platform_caption_templateContract)['save']>;

const publishKey = 'platform_caption_template.publish';

/** How many merchants have taken a template. */
const usesOf = (t: Translate, { used_merchants }: OwnCaptionTemplate): string =>
  used_merchants === 0 ? t('captionTemplate.unused') : t('captionTemplate.uses', { count: used_merchants });

function bodyOf({ category_id, design, ...values }: CaptionTemplateValues, row: OwnCaptionTemplate | undefined) {
  return {
    ...(row && { id: row.id }),
    ...(category_id ? { category_id } : {}),
    ...(design && { design }),
    ...values,
  };
}

/** Caption designs that a provider offers to its merchants. */
const captionTemplateResource = (onOpen: OpenRecordDialog<OwnCaptionTemplate>) =>
  defineResource<OwnCaptionTemplate, CaptionTemplateValues, CaptionTemplateBody>({
    key: 'template.caption',
    title: 'captionTemplate.pageTitle',
    subtitle: 'captionTemplate.subtitle',
    search: 'captionTemplate.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_caption_template.save', remove: 'platform_caption_template.delete' },
    calls: recordCalls(platformCaptionTemplateApi),
    removedMessage: 'captionTemplate.removed',
    filters: [stateFilter, categoryFilter],
    columns: [
      {
        key: 'title',
        title: 'shelf.name',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => (
          <Flex gap={12} align="center">
            <DesignImage design={row.design} width={104} height={48} />
            <Flex vertical style={{ minInlineSize: 0 }}>
              <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>
              {row.category && (
                <Text type="tertiary" size="small">
                  {row.category}
                </Text>
              )}
            </Flex>
          </Flex>
        ),
      },
      stateColumn,
      priceColumn,
      // Stands below the name; whoever sorts by it shows it.
      { ...categoryColumn, hiddenByDefault: true },
      {
        key: 'used_merchants',
        title: 'captionTemplate.used',
        width: 128,
        align: 'end',
        sortable: true,
        render: ({ used_merchants }) => used_merchants,
      },
      updatedColumn,
    ],
    ...recordLook<OwnCaptionTemplate>({
      actions: (row, tools) => <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />,
      summary: (row, { t }) => usesOf(t, row),
      facts: (row, { t }) => [row.category, priceOf(t, row), plansOf(t, row)],
      drawing: ({ design }) => <DesignImage design={design} width={160} height={64} />,
    }),
    form: {
      createTitle: 'captionTemplate.create',
      editTitle: 'captionTemplate.edit',
      width: 960,
      initial: (row) => ({
        title: row?.title ?? '',
        category_id: row?.category_id,
        price: row?.price ?? 0,
        plans: [...(row?.plans ?? [])],
        design: row?.design,
      }),
      toBody: bodyOf,
      copyField: 'title',
      fields: [
        {
          name: 'title',
          label: 'shelf.name',
          kind: 'text',
          required: true,
          max: captionTemplateLimits.title,
          half: true,
        },
        categoryField,
        priceField('shelf.priceOnceHelp'),
        plansField,
        { name: 'design', label: 'captionTemplate.design', kind: 'custom', control: <DesignField /> },
      ],
    },
    empty: { title: 'captionTemplate.emptyTitle', description: 'captionTemplate.emptyText' },
  });

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
