/**
 * Runs in the page: tells the console, which fails the journey, of every text that came to be shown with a value missing,
 * `{count}`. On every change, for many stand only for a moment (toasts). What a person wrote is his own affair.
 */
export function reportRawMessages(): void {
  const raw = /(?<!\{)\{[a-z]\w*\}(?!\})/;
  /** Its help names the marks of its file names. */
  const isExempt = (): boolean => location.pathname.endsWith('/video_to_audio');
  const isOwnWriting = (node: Node): boolean =>
    Boolean(node.parentElement?.closest('script, style, textarea, pre, code, [contenteditable="true"]'));
  const check = (node: Node): void => {
    const text = node.nodeValue ?? '';
    if (!text.includes('{') || !raw.test(text) || isOwnWriting(node) || isExempt()) return;
    console.error(`a message without its values: ${text.slice(0, 80)}`);
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) check(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) check(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') check(target);
      for (const node of addedNodes) walk(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
