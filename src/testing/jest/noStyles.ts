/**
 * In place of the modules by which antd and its icons put style sheets into the page. jsdom would hold every rule against
 * every element each time a test asks for a role, and the modules read all sheets of the page for each one they add:
 * together more than half of a page's test. What styles hide is looked at in a browser (testing/e2e).
 */
const sheet = document.createElement('style');

export const updateCSS = (): HTMLStyleElement => sheet;
export const injectCSS = (): HTMLStyleElement => sheet;
export const removeCSS = (): void => undefined;
export const getShadowRoot = (): null => null;
export const warningOnce = (isValid: boolean, message: string): void => {
  if (!isValid) console.error(message);
};
export const clearContainerCache = (): void => undefined;
