import { Button } from 'antd';
import { useState } from 'react';
import { PicturePicker } from '@/blocks/media';
import { Thumb } from '@/components/thumb/Thumb';
import type { PlatformId } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { Desk } from '../useDesk';
import styles from './editor.module.css';
import { Field, type FieldLink } from './Field';

interface Props {
  readonly id: string;
  readonly desk: Desk;
  readonly link: FieldLink | undefined;
  readonly errors: readonly string[];
  /** Empty = the video's own. */
  readonly value: string;
  readonly platform: PlatformId | undefined;
  readonly onChange: (cover: string) => void;
}

/** The picture that stands for the video: its own, or one that is chosen. */
export function CoverField({ desk, value, platform: _, onChange, ...field }: Props) {
  const t = useT();
  const [isPicking, setIsPicking] = useState(false);
  const { draft, videoOf } = desk;
  const video = draft && videoOf(draft.videoId);
  const goods = video?.source.findLast(({ type }) => type === 'goods')?.id;
  return (
    <Field {...field} label={t('composer.cover')}>
      <div className={styles.cover}>
        <Thumb src={value || video?.cover || ''} ratio={3 / 4} width={72} />
        <div className={styles.coverActs}>
          <Button id={field.id} onClick={() => setIsPicking(true)}>
            {t('composer.coverChange')}
          </Button>
          {value === '' ? (
            <span className={styles.soft}>{t('composer.coverOwn')}</span>
          ) : (
            <Button type="link" onClick={() => onChange('')}>
              {t('composer.coverReset')}
            </Button>
          )}
        </div>
      </div>
      <PicturePicker
        open={isPicking}
        max={1}
        goodsId={goods}
        onClose={() => setIsPicking(false)}
        onPick={([picture]) => {
          setIsPicking(false);
          if (picture) onChange(picture.url);
        }}
      />
    </Field>
  );
}
