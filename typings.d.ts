/// <reference path="./src/.umi/typings.d.ts" />

declare module '*.md' {
  const text: string;
  export default text;
}

/** It brings no types; it is only handed on to the PDF library. */
declare module 'fontkit';
