import type { CaptionTemplateRow } from '../_data/captionTemplates';
import '../_data/captionTemplates';
import { categoryTable } from './categories';
import { paidTakes } from './paidTakes';
import { providerRecords } from './providerRecords';

export const captionTemplates = providerRecords({
  table: 'caption_template',
  subject: 'caption_template',
  missing: '字幕模板不存在或已删除',
  readable: ({ title, category_id = '', price, plans, design }: CaptionTemplateRow) => ({
    ...{ title, price, plans },
    topic: categoryTable().find(category_id)?.name ?? '',
    contents: design
      ? design.elements
          .flatMap((one) =>
            one.type === 'text' ? [`${one.style.font} ${one.style.font_size} ${one.style.font_color}`] : [],
          )
          .join('、')
      : '',
  }),
  auditedFields: ['title', 'topic', 'price', 'plans', 'contents'],
});

/** Each is paid once. */
export const captionTakes = paidTakes('caption_template_take', '字幕模板', captionTemplates);
