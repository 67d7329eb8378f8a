import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import type { WordStage } from '@/blocks/videoWords';
import { useCan } from '@/hooks/useCan';
import type { MessageId } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { BusinessError, CanceledError } from '@/lib/request/errors';
import { firstHttpUrl } from '@/utils/firstHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import type { NewSource } from './doc';
import { readPasted, SourceError } from './readPasted';
import { readFile, readLink } from './readSource';

const sentences: Readonly<Record<string, MessageId>> = {
  LINK_INVALID: 'analyze.link.invalid',
  LINK_PRIVATE: 'analyze.link.private',
  LINK_UNREACHABLE: 'analyze.link.unreachable',
  LINK_TIMEOUT: 'analyze.link.timeout',
  LINK_NOT_PAGE: 'analyze.link.notPage',
  LINK_TOO_LARGE: 'analyze.link.tooLarge',
  LINK_HTTP_ERROR: 'analyze.link.httpError',
  LINK_NO_ARTICLE: 'analyze.link.noArticle',
};

/** Our sentence for a refused link; undefined when it failed for another reason. */
const linkProblem = (error: unknown): MessageId | undefined =>
  error instanceof BusinessError && error.code !== undefined ? sentences[error.code] : undefined;

interface StartState {
  /** What is under way, and how far (0–1) where that is known. */
  readonly busy?: { readonly kind: 'link' | 'file' | WordStage; readonly share?: number };
  readonly problem?: string;
}

/** Reads what the user gives; refusals become sentences, a running read can be cancelled. */
export function useStart(onSource: (source: NewSource) => void) {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const [state, setState] = useState<StartState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    busy: NonNullable<StartState['busy']>,
    read: (signal: AbortSignal) => Promise<NewSource> | NewSource,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ busy });
    try {
      const source = await read(controller.signal);
      if (running.current !== controller) return;
      setState({});
      onSource(source);
    } catch (error) {
      if (running.current !== controller) return;
      setState(controller.signal.aborted || error instanceof CanceledError ? {} : { problem: say(error) });
    }
  };

  const say = (error: unknown): string => {
    if (error instanceof SourceError) return t(error.id, error.values);
    const link = linkProblem(error);
    return link ? t(link) : messageOf(error);
  };

  return {
    ...state,
    clear: () => setState({}),
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setState({});
    },
    /** A text; one that is nothing but a link is read as one. */
    take: (text: string) => {
      const trimmed = text.trim();
      const link = trimmed.length < 2000 ? firstHttpUrl(trimmed) : undefined;
      const isLink = link !== undefined && toHttpUrl(trimmed).replace(link, '').trim().length < 30;
      return isLink
        ? run({ kind: 'link' }, (signal) => readLink(link, signal))
        : run({ kind: 'file' }, () => readPasted(text));
    },
    takeFile: (file: File) => {
      const mayListen = can('speech.recognize');
      if (file.type.startsWith('audio/') && !mayListen) {
        setState({ problem: t('common.noRight') });
        return Promise.resolve();
      }
      const isMedia = /^(video|audio)\//.test(file.type);
      const kind = mayListen ? 'listening' : 'reading';
      return run(isMedia ? { kind, share: 0 } : { kind: 'file' }, async (signal) => {
        const onProgress = (share: number, stage: WordStage) => setState({ busy: { kind: stage, share } });
        const { losses = [], ...source } = await readFile(file, { signal, mayListen, onProgress });
        for (const sentence of lossSentences(t, losses)) message.info(sentence, 8);
        if (source.origin.kind === 'burned_subtitles')
          message.info(t('analyze.start.readFromImage', { count: source.marks?.length ?? 0 }), 8);
        return source;
      });
    },
  };
}
