/**
 * File name for an upload key: `@`, `(`, `)`, their full-width forms and white space become `_` (brief, point 5; ruling
 * 20). So do path separators and control characters, which would change what the key means.
 */
export const cleanFileName = (name: string): string => name.replace(/[@()\uff08\uff09\s/\\\p{Cc}]/gu, '_') || '_';
