/** A post is words with images (微博), an article is long and typeset (公众号), a note lives by its cover (小红书). */
export const articleKinds = ['post', 'article', 'note'] as const;
export type ArticleKind = (typeof articleKinds)[number];
