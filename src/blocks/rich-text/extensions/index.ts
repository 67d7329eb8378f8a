import { type Extensions, mergeAttributes } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { imageAligns, imageSizes, ownTable, safeUrl } from '@/domain/articles/html';
import { compliancePaint, findPaint, reviewPaint } from './paint';
import { UploadPlaces } from './uploadPlugin';

const oneOf = (values: readonly string[], value: string | null, fallback: string): string =>
  value !== null && values.includes(value) ? value : fallback;

/** An image as a block of its own, with a size and a place. */
const ArticleImage = Image.extend({
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

/** What a cell holds, as domain/articles/html keeps it. */
const cellContent = '(paragraph | image)+';

/** A table without widths of its own. */
const tableExtensions: Extensions = [
  Table.extend({
    renderHTML({ HTMLAttributes }) {
      return ['table', mergeAttributes(ownTable, HTMLAttributes), ['tbody', 0]];
    },
  }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({ content: cellContent }),
  TableHeader.extend({ content: cellContent }),
];

/** What the editor is made of; its schema is the allow-list of domain/articles/html. */
export const richTextExtensions = (placeholder: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
      isAllowedUri: (url) => safeUrl(url, true) !== undefined,
    },
    trailingNode: false,
  }),
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Placeholder.configure({ placeholder }),
  ArticleImage,
  ...tableExtensions,
  UploadPlaces,
  compliancePaint.extension,
  findPaint.extension,
  reviewPaint.extension,
];
