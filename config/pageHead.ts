import type { IApi } from '@umijs/max';

/**
 * Orders the built page so that everything it needs is asked for at once. Behind a policy in a meta tag browsers do not
 * look ahead of a script, so Umi's own order fetches boot.js, framework, preload helper and entry one after the other.
 * Deferred scripts keep their order and still run after boot.js.
 */
export default function pageHead(api: IApi): void {
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    $('#root').html('<div class="app-boot"></div>');
    if (api.env !== 'production') return $;
    const scripts = $('script[src]').toArray();
    const first = scripts.filter((script) => /\/(boot|preload_helper)\b/.test($(script).attr('src') ?? ''));
    const head = $('head');
    // Asked for by name, as each would wait for the one before.
    for (const script of first) head.append(`<link rel="preload" as="script" href="${$(script).attr('src')}">\n`);
    head.append($('head > link[rel="stylesheet"]'));
    for (const script of scripts) if (!first.includes(script)) head.append($(script).attr('defer', ''), '\n');
    for (const script of first) head.append(script, '\n');
    return $;
  });
}
