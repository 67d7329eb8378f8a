import type { Framework } from '@/domain/frameworks';
import { printScript, scriptToSrt, shotList } from '@/domain/script';
import type { Translate } from '@/hooks/useT';
import { type DocumentBlock, makeDocx, makePdf } from '@/lib/documents';
import { saveBlob } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import type { ScriptDoc } from './doc';

export const exportKinds = ['txt', 'docx', 'srt', 'pdf'] as const;
export type ExportKind = (typeof exportKinds)[number];

const round = (seconds: number): string => seconds.toFixed(1);

/** A script as a document: facts, then a table with words, image and time of each sentence. */
function scriptBlocks(doc: ScriptDoc, t: Translate, framework?: Framework): readonly DocumentBlock[] {
  const shots = shotList(doc.sentences, framework, doc.voiceSpeed);
  const seconds = Math.round(shots.at(-1)?.end ?? 0);
  return [
    { kind: 'title', text: doc.title || t('scripts.untitled') },
    { kind: 'note', text: t('scripts.facts', { count: shots.length, seconds }) },
    {
      kind: 'table',
      head: [
        t('scripts.col.number'),
        t('scripts.col.role'),
        t('scripts.col.text'),
        t('scripts.col.hint'),
        t('scripts.col.screen'),
        t('scripts.col.seconds'),
      ],
      widths: [5, 10, 40, 23, 13, 9],
      rows: shots.map(({ number, sentence, start, end, shot, hint }) => [
        String(number),
        sentence.role,
        sentence.text,
        [t(`frameworks.shot.${shot}`), hint].filter(Boolean).join('\n'),
        sentence.screen_text ?? '',
        round(end - start),
      ]),
    },
  ];
}

async function contentOf(kind: ExportKind, doc: ScriptDoc, t: Translate, framework?: Framework): Promise<Blob> {
  if (kind === 'docx') return makeDocx(scriptBlocks(doc, t, framework), doc.title);
  if (kind === 'pdf') return makePdf(scriptBlocks(doc, t, framework), doc.title);
  const text = kind === 'srt' ? scriptToSrt(doc.sentences, doc.voiceSpeed) : printScript(doc.sentences);
  // With a byte order mark: Windows programs would take Chinese for something else.
  return new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' });
}

/** Makes a file of a script and hands it to the browser's downloads. */
export async function exportScript(
  kind: ExportKind,
  doc: ScriptDoc,
  t: Translate,
  framework?: Framework,
): Promise<void> {
  const content = await contentOf(kind, doc, t, framework);
  saveBlob(content, `${cleanFileName(doc.title || t('scripts.untitled'))}.${kind}`);
}
