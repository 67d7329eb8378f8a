import type { Extensions } from '@tiptap/core';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { safeUrl } from '@/domain/articles/html';
import { ArticleImage } from './Image';
import { compliancePaint, findPaint, reviewPaint } from './paint';
import { UploadPlaces } from './uploadPlugin';

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
  UploadPlaces,
  compliancePaint.extension,
  findPaint.extension,
  reviewPaint.extension,
];
