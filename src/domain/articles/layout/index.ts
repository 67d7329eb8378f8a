export { articlePage, type StyledOptions, styledHtml, themeOf } from './styledHtml';
export { type ArticleTheme, articleThemes } from './themes.data';
