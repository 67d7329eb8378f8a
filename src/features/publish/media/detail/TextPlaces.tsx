import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Flex, Popover, Switch, Tag } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { MarkCard, useOwnWords } from '@/blocks/compliance';
import { FactCard, uncovered, useFactSources } from '@/blocks/facts';
import { clockOf } from '@/blocks/strips';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { Text } from '@/components/ui/Text';
import { type ComplianceLevel, checkText, gravestFirst, type Mark, worstLevel } from '@/domain/compliance';
import { checkFacts, type FactMark, type FactVerdict, isDoubtful } from '@/domain/factCheck';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { VideoDetail } from '@/services/video/schema';
import { TextTag } from '../list/TextTag';
import styles from '../media.module.css';

interface Props {
  readonly video: VideoDetail;
  readonly onSeek: (seconds: number) => void;
  readonly onChanged: () => void;
}

interface Line {
  readonly key: string;
  /** Seconds; below 0 for the title. */
  readonly at: number;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly facts: readonly FactMark[];
}

const colors = { high: 'error', mid: 'warning', low: 'processing' } as const;
const factColors = { contradicted: 'error', unsupported: 'warning' } as const;

/** How grave a line is: what the goods' data deny weighs as much as a forbidden word. */
function levelOf({ marks, facts }: Line): ComplianceLevel | undefined {
  if (facts.some(({ verdict }) => verdict === 'contradicted')) return 'high';
  return worstLevel(marks) ?? (facts.some(isDoubtful) ? 'low' : undefined);
}

/** Title and texts of a video with what the ad law objects to and what the goods around them say. */
function useLines({ title, texts }: VideoDetail): readonly Line[] {
  const own = useOwnWords();
  const sources = useFactSources();
  return useMemo(
    () =>
      [{ at: -1, text: title }, ...texts].map(({ at, text }, index) => ({
        key: `${index}`,
        at,
        text,
        marks: checkText(text, own ? { own } : {}),
        facts: sources ? checkFacts(text, sources) : [],
      })),
    [title, texts, own, sources],
  );
}

/**
 * What is said in the video, with the words that the ad law or the merchant objects to and the statements that the goods
 * do not bear out at their places. The title is put right at a click; what is said is in picture and voice already.
 */
export function TextPlaces({ video, onSeek, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const [isAll, setAll] = useState(false);
  const lines = useLines(video);
  const isFactual = useFactSources() !== undefined;
  // The whole text reads in its own order; what is wrong with it begins with the gravest.
  const shown = isAll
    ? lines
    : gravestFirst(
        lines.filter((line) => levelOf(line) !== undefined),
        levelOf,
      );
  const setTitle = async (title: string): Promise<void> => {
    const saved = await actions.save((options) => videoApi.set({ id: video.id, title }, options), { isNew: false });
    if (saved) onChanged();
  };
  const isMarked = lines.some(({ marks }) => marks.length > 0);
  const isDoubted = lines.some(({ at, facts }) => at >= 0 && facts.some(isDoubtful));
  return (
    <section aria-label={t('video.textCheck')}>
      <Flex component="header" gap={8} align="center" wrap className={styles.partHead}>
        <Text component="h3" size="medium" strong className={styles.subhead}>
          {t('video.textCheck')}
        </Text>
        {(isMarked || !lines.some(({ facts }) => facts.some(isDoubtful))) && <TextTag video={video} />}
        <FactCounts lines={lines} />
        {video.texts.length > 0 && (
          <Flex component="span" gap={8} align="center" style={{ marginInlineStart: 'auto' }}>
            <Switch size="small" checked={isAll} aria-label={t('video.textAll')} onChange={setAll} />
            <Text type="secondary" size="small">
              {t('video.textAll')}
            </Text>
          </Flex>
        )}
      </Flex>
      {video.texts.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('video.textUnknown')}
        </Text>
      )}
      {video.texts.length > 0 && shown.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('video.textClean', { count: video.texts.length })}
        </Text>
      )}
      {video.texts.length > 0 && !isFactual && (
        <Text component="p" type="secondary" size="small">
          {t('video.factsNoGoods')}
        </Text>
      )}
      <Flex component="ul" vertical gap={4} className={styles.lines}>
        {shown.map((line) => (
          <Flex key={line.key} component="li" gap={8} align="baseline">
            {line.at < 0 ? (
              <span className={styles.lineAt}>{t('publish.postTitle')}</span>
            ) : (
              <Button type="link" size="small" className={styles.lineAt} onClick={() => onSeek(line.at)}>
                {clockOf(line.at)}
              </Button>
            )}
            <span>
              <LineText line={line} onChange={line.at < 0 && can('video.save') ? setTitle : undefined} />
            </span>
          </Flex>
        ))}
      </Flex>
      {(video.marks.high + video.marks.mid > 0 || isDoubted) && (
        <Text component="p" type="secondary" size="small">
          {t('video.textAdvice')}
        </Text>
      )}
    </section>
  );
}

/** The line with each marked word and doubted statement as a button that explains it. */
function LineText({
  line,
  onChange,
}: {
  readonly line: Line;
  readonly onChange: ((text: string) => void) | undefined;
}) {
  const { text, marks, facts } = line;
  const stretches = [
    ...marks.map((mark) => ({ from: mark.from, to: mark.to, mark, fact: undefined })),
    ...uncovered(facts, marks).map((piece) => ({ ...piece, mark: undefined })),
  ].sort((a, b) => a.from - b.from);
  return cutAtMarks(text, stretches).map((piece) => {
    const { mark, fact } = stretches[piece.mark ?? -1] ?? {};
    if (mark)
      return (
        <Marked key={piece.from} color={colors[mark.level]} text={piece.text}>
          <MarkCard text={text} mark={mark} />
        </Marked>
      );
    if (fact)
      return (
        <Marked key={piece.from} color={factColors[fact.verdict]} text={piece.text} hasActions>
          <FactCard text={text} mark={fact} {...(onChange ? { onChange } : {})} />
        </Marked>
      );
    return <span key={piece.from}>{piece.text}</span>;
  });
}

interface MarkedProps {
  readonly text: string;
  readonly color: string;
  /** The card has something to press: it must not close when the word is clicked that the pointer has opened it at. */
  readonly hasActions?: boolean;
  readonly children: ReactNode;
}

function Marked({ text, color, hasActions = false, children }: MarkedProps) {
  return (
    <Popover trigger={hasActions ? 'click' : ['hover', 'focus']} content={children}>
      <button type="button" className={styles.marked}>
        <Tag color={color}>{text}</Tag>
      </button>
    </Popover>
  );
}

/** How many statements the goods deny, do not know and bear out; these with their sources at a click. */
function FactCounts({ lines }: { readonly lines: readonly Line[] }) {
  const t = useT();
  const all = lines.flatMap(({ key, text, facts }) =>
    facts.map((mark) => ({ key: `${key}/${mark.from}`, text, mark })),
  );
  const countOf = (verdict: FactVerdict): number => all.filter(({ mark }) => mark.verdict === verdict).length;
  const borneOut = all.filter(({ mark }) => !isDoubtful(mark));
  return (
    <>
      {(['contradicted', 'unsupported'] as const)
        .filter((verdict) => countOf(verdict) > 0)
        .map((verdict) => (
          <Tag key={verdict} color={factColors[verdict]}>
            {t(`video.facts.${verdict}`, { count: countOf(verdict) })}
          </Tag>
        ))}
      {borneOut.length > 0 && (
        <Popover
          trigger="click"
          content={
            <div className={styles.borneOut}>
              {borneOut.map(({ key, text, mark }) => (
                <FactCard key={key} text={text} mark={mark} />
              ))}
            </div>
          }
        >
          <button type="button" className={styles.marked}>
            <Text type="secondary" size="small">
              <CheckCircleFilled aria-hidden /> {t('facts.supportedCount', { count: borneOut.length })}
            </Text>
          </button>
        </Popover>
      )}
    </>
  );
}
