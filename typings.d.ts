/// <reference path="./src/.umi/typings.d.ts" />

declare module '*.md' {
  const text: string;
  export default text;
}
