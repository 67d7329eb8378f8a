import { Popover } from 'antd';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { Mark } from '@/components/marked-text/Mark';
import { PlainButton } from '@/components/ui/PlainButton';
import { type ComplianceOptions, useCompliance } from './useCompliance';
import { useTextMarks } from './useTextMarks';

interface CheckedTextProps extends ComplianceOptions {
  readonly text: string;
}

const nothing = (): void => undefined;

/** A text to be read, with what the law objects to and what the goods do not bear out, each explained at a click. */
export function CheckedText({ text, platform, category }: CheckedTextProps) {
  const { marks: words } = useCompliance(text, { platform, category });
  const { marks, explain } = useTextMarks(text, words);
  if (marks.length === 0) return text;
  return cutAtMarks(text, marks).map((piece) => {
    const mark = piece.mark === undefined ? undefined : marks[piece.mark];
    if (piece.mark === undefined || !mark) return <span key={piece.from}>{piece.text}</span>;
    return (
      <Popover key={piece.from} trigger="click" content={explain(piece.mark, nothing)}>
        <PlainButton>
          <Mark tone={mark.tone} isWavy={mark.isWavy}>
            {piece.text}
          </Mark>
        </PlainButton>
      </Popover>
    );
  });
}
