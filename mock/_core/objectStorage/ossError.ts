import type { Response } from 'express';

/** A refusal of the object store, answered as OSS answers: XML with a code. */
export class OssError extends Error {
  constructor(
    readonly httpStatus: number,
    readonly code: string,
    message: string,
    readonly extra: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'OssError';
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** One element with flat children. */
export function xml(root: string, children: Readonly<Record<string, string | number>>): string {
  const inner = Object.entries(children).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner.join('')}</${root}>`;
}

export function sendXml(res: Response, body: string, status = 200): void {
  res.status(status).setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.send(body);
}

export function sendOssError(res: Response, error: OssError): void {
  sendXml(res, xml('Error', { Code: error.code, Message: error.message, ...error.extra }), error.httpStatus);
}
