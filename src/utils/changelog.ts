export interface Release {
  readonly version: string;
  /** As written, e.g. 2026-11-20; empty when the heading names none. */
  readonly date: string;
  readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** Reads CHANGELOG.md: `## version · date`, `### section`, `- item`; anything else is passed over. Newest first, as written. */
export function parseChangelog(markdown: string): Release[] {
  const releases: { version: string; date: string; sections: { title: string; items: string[] }[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const release = /^## \[?([^\s\]·]+)\]?(?:\s*[·-]\s*(\S+))?/.exec(line);
    const section = /^### (.+)/.exec(line);
    const item = /^[-*] (.+)/.exec(line);
    const current = releases.at(-1);
    if (release) releases.push({ version: release[1] ?? '', date: release[2] ?? '', sections: [] });
    else if (section && current) current.sections.push({ title: section[1]?.trim() ?? '', items: [] });
    else if (item && current) {
      if (current.sections.length === 0) current.sections.push({ title: '', items: [] });
      current.sections.at(-1)?.items.push(item[1]?.trim() ?? '');
    }
  }
  return releases;
}
