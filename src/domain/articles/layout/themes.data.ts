import type { Tag } from '../html/types';

/** How an article looks: declarations for each tag, all inline, since 公众号 takes no style sheet. */
export interface ArticleTheme {
  readonly key: string;
  readonly name: string;
  /** Words and ground, by day and as a phone shows it in the dark. */
  readonly text: string;
  readonly darkText: string;
  readonly accent: string;
  readonly darkAccent: string;
  readonly tags: Readonly<Partial<Record<Tag, string>>>;
}

/** `{accent}` and `{text}` are filled in when it is written. */
const common: Readonly<Partial<Record<Tag, string>>> = {
  p: 'margin: 0 0 16px; line-height: 1.8; letter-spacing: 0.5px; color: {text}',
  ul: 'margin: 0 0 16px; padding-left: 24px; color: {text}',
  ol: 'margin: 0 0 16px; padding-left: 24px; color: {text}',
  li: 'margin: 0 0 8px; line-height: 1.8',
  hr: 'margin: 24px 0; border: 0; border-top: 1px solid #d9d9d9',
  pre: 'margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; background-color: #f5f5f5; color: #333333; font-size: 13px; line-height: 1.6; white-space: pre-wrap',
  code: 'font-family: Menlo, Consolas, monospace',
  a: 'color: {accent}; text-decoration: none; border-bottom: 1px solid {accent}',
  strong: 'color: {accent}; font-weight: bold',
  em: 'font-style: italic',
  u: 'text-decoration: underline',
  s: 'text-decoration: line-through',
};

export const articleThemes: readonly ArticleTheme[] = [
  {
    key: 'plain',
    name: '素净',
    text: '#3f3f3f',
    darkText: '#c8c8c8',
    accent: '#1f1f1f',
    darkAccent: '#ededed',
    tags: {
      ...common,
      h1: 'margin: 32px 0 16px; font-size: 22px; font-weight: bold; line-height: 1.5; color: {accent}',
      h2: 'margin: 32px 0 16px; font-size: 19px; font-weight: bold; line-height: 1.5; color: {accent}',
      h3: 'margin: 24px 0 12px; font-size: 17px; font-weight: bold; line-height: 1.5; color: {accent}',
      h4: 'margin: 24px 0 12px; font-size: 16px; font-weight: bold; color: {accent}',
      blockquote: 'margin: 0 0 16px; padding: 4px 16px; border-left: 3px solid #bfbfbf; color: {text}',
    },
  },
  {
    key: 'violet',
    name: '紫调',
    text: '#3b3a4a',
    darkText: '#cbc9dc',
    accent: '#5b48d9',
    darkAccent: '#a99cff',
    tags: {
      ...common,
      h1: 'margin: 32px 0 16px; font-size: 22px; font-weight: bold; text-align: center; line-height: 1.5; color: {accent}',
      h2: 'margin: 32px 0 16px; padding: 6px 14px; border-radius: 6px; background-color: {accent}; font-size: 17px; font-weight: bold; line-height: 1.5; color: #ffffff',
      h3: 'margin: 24px 0 12px; padding-left: 10px; border-left: 4px solid {accent}; font-size: 17px; font-weight: bold; line-height: 1.5; color: {accent}',
      h4: 'margin: 24px 0 12px; font-size: 16px; font-weight: bold; color: {accent}',
      blockquote:
        'margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; background-color: rgba(91, 72, 217, 0.08); color: {text}',
    },
  },
  {
    key: 'ink',
    name: '墨绿',
    text: '#33413c',
    darkText: '#c4d2cc',
    accent: '#1f6f54',
    darkAccent: '#7fd1b2',
    tags: {
      ...common,
      p: 'margin: 0 0 18px; line-height: 2; letter-spacing: 1px; color: {text}',
      h1: 'margin: 32px 0 16px; font-size: 22px; font-weight: bold; line-height: 1.5; color: {accent}',
      h2: 'margin: 36px 0 18px; padding-bottom: 8px; border-bottom: 2px solid {accent}; font-size: 19px; font-weight: bold; line-height: 1.5; color: {accent}',
      h3: 'margin: 24px 0 12px; font-size: 17px; font-weight: bold; line-height: 1.5; color: {accent}',
      h4: 'margin: 24px 0 12px; font-size: 16px; font-weight: bold; color: {accent}',
      blockquote: 'margin: 0 0 18px; padding: 12px 16px; border: 1px dashed {accent}; color: {text}',
    },
  },
  {
    key: 'warm',
    name: '暖橘',
    text: '#4a3b32',
    darkText: '#dccbc0',
    accent: '#b5481f',
    darkAccent: '#ff9d73',
    tags: {
      ...common,
      h1: 'margin: 32px 0 16px; font-size: 23px; font-weight: bold; text-align: center; line-height: 1.5; color: {accent}',
      h2: 'margin: 32px 0 16px; border-bottom: 8px solid rgba(255, 166, 110, 0.35); font-size: 19px; font-weight: bold; line-height: 1.2; color: {accent}',
      h3: 'margin: 24px 0 12px; font-size: 17px; font-weight: bold; line-height: 1.5; color: {accent}',
      h4: 'margin: 24px 0 12px; font-size: 16px; font-weight: bold; color: {accent}',
      blockquote:
        'margin: 0 0 16px; padding: 12px 16px; border-left: 4px solid {accent}; background-color: rgba(255, 166, 110, 0.12); color: {text}',
    },
  },
  {
    key: 'business',
    name: '商务蓝',
    text: '#2f3a4a',
    darkText: '#c3cddb',
    accent: '#0b4aa2',
    darkAccent: '#8ab8ff',
    tags: {
      ...common,
      h1: 'margin: 32px 0 16px; font-size: 22px; font-weight: bold; line-height: 1.5; color: {accent}',
      h2: 'margin: 32px 0 16px; padding: 8px 0 8px 14px; border-left: 6px solid {accent}; background-color: rgba(11, 74, 162, 0.07); font-size: 18px; font-weight: bold; line-height: 1.5; color: {accent}',
      h3: 'margin: 24px 0 12px; font-size: 17px; font-weight: bold; line-height: 1.5; color: {accent}',
      h4: 'margin: 24px 0 12px; font-size: 16px; font-weight: bold; color: {accent}',
      blockquote:
        'margin: 0 0 16px; padding: 12px 16px; border-top: 1px solid {accent}; border-bottom: 1px solid {accent}; color: {text}',
    },
  },
];
