import { Timeline } from 'antd';
import { useDates } from '@/blocks/publishing';
import type { Tone } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './post.module.css';

const dots: Readonly<Record<Tone, string>> = {
  plain: 'gray',
  busy: 'blue',
  good: 'green',
  warn: 'orange',
  bad: 'red',
};

/** Every move with its time and its author, the latest on top. */
export function PostTimeline({ history }: Pick<PublishItem, 'history'>) {
  const t = useT();
  const dates = useDates();
  return (
    <Timeline
      items={history
        .map((move, index) => ({
          key: `${index}-${move.state}`,
          color: dots[stateTone[move.state]],
          content: (
            <>
              <span className={styles.move}>{t(`publish.state.${move.state}`)}</span>
              <Text component="time" type="secondary" size="small" dateTime={move.at}>
                {dates.moment(move.at)}
              </Text>
              {move.note && (
                <Text component="div" type="secondary" size="small">
                  {move.note}
                </Text>
              )}
            </>
          ),
        }))
        .reverse()}
    />
  );
}
