/** Prints a page of its own; the screen behind it stays as it is. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
