import Image from '@tiptap/extension-image';
import { imageAligns, imageSizes } from '@/domain/articles/html';

const oneOf = (values: readonly string[], value: string | null, fallback: string): string =>
  value !== null && values.includes(value) ? value : fallback;

/** An image as a block of its own, with a size and a place. */
export const ArticleImage = Image.extend({
  draggable: true,
  addAttributes() {
    return {
      ...this.parent?.(),
      size: {
        default: 'full',
        parseHTML: (element: HTMLElement) => oneOf(imageSizes, element.getAttribute('data-size'), 'full'),
        renderHTML: ({ size }: Record<string, unknown>) => (size === 'full' ? {} : { 'data-size': size }),
      },
      align: {
        default: 'center',
        parseHTML: (element: HTMLElement) => oneOf(imageAligns, element.getAttribute('data-align'), 'center'),
        renderHTML: ({ align }: Record<string, unknown>) => (align === 'center' ? {} : { 'data-align': align }),
      },
    };
  },
}).configure({ inline: false, allowBase64: false });
