export { articlePage, styledHtml, themeOf } from './styledHtml';
export { articleThemes } from './themes.data';
