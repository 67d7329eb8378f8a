/**
 * Where a `#tag` ends in the apps: at space and punctuation. No platform publishes the list; these are what writers of
 * posts avoid. The inside of a character class for a `u` expression.
 */
export const wordBreaks = String.raw`\s#＃@＠,，.。!！?？;；:：、"'“”‘’()（）\[\]【】{}<>《》/\\|｜~～^*&%$=`;

/** Where a topic stands between two marks, only the mark itself and line breaks end it. */
export const pairBreaks = String.raw`#＃\n\r`;
