import { CheckOutlined, PlayCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { MoveButtons } from '@/components/upload/MoveButtons';
import { useT } from '@/hooks/useT';
import type { GoodsMedia } from '@/services/goods/schema';
import { formatDuration } from '@/utils/formatDuration';
import { useCompose, useDispatch } from '../ComposeContext';
import { chosenMedia } from '../model/selectors';
import type { MediaTrouble } from '../model/state';
import { PanelTitle } from '../PanelTitle';
import { ConversionIfHelpful } from './conversions';
import goodsStyles from './goods.module.css';
import { MediaAdder } from './MediaAdder';

const troubleId = {
  undecodable: 'compose.media.undecodable',
  empty: 'compose.media.empty',
  unreachable: 'compose.media.unreachable',
} as const satisfies Record<MediaTrouble, string>;

/** Images and clips of the goods: a click takes one in or out, new ones are uploaded below. */
export function MediaChooser() {
  const t = useT();
  const dispatch = useDispatch();
  const form = useCompose((state) => state.draft.goods.form);
  const chosen = chosenMedia(form);
  const broken = form.media.filter((item) => item.url in form.broken);

  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Flex gap="8px 12px" align="center" wrap>
        <PanelTitle>{t('compose.goods.media')}</PanelTitle>
        <Text type="secondary" size={13}>
          {t('compose.media.chosen', { count: chosen.length, total: form.media.length })}
        </Text>
      </Flex>
      {form.media.length > 0 && (
        <GridLayout component="ul" columns="repeat(auto-fill, minmax(104px, 1fr))" gap={8}>
          {form.media.map((item, index) => (
            <MediaTile
              key={item.url}
              item={item}
              isChosen={chosen.includes(item)}
              isCover={item.url === form.cover}
              trouble={form.broken[item.url]}
              index={index}
              count={form.media.length}
              onMove={(to) => dispatch({ type: 'goods/moveMedia', url: item.url, to })}
              onToggle={() => dispatch({ type: 'goods/toggleMedia', url: item.url })}
            />
          ))}
        </GridLayout>
      )}
      <div aria-live="polite">
        {broken.map((item) => {
          const trouble = form.broken[item.url];
          return (
            trouble && (
              <div key={item.url}>
                <Text component="p" type="danger" size={13}>
                  <WarningFilled aria-hidden="true" /> {item.name || t('compose.media.unnamed')}:{' '}
                  {t(troubleId[trouble])}
                  <Button
                    type="link"
                    size="small"
                    onClick={() => dispatch({ type: 'goods/trouble', url: item.url, trouble: undefined })}
                  >
                    {t('compose.media.retry')}
                  </Button>
                </Text>
                {trouble === 'undecodable' && <ConversionIfHelpful url={item.url} />}
              </div>
            )
          );
        })}
        {form.media.length === 0 && form.missing.includes('media') && (
          <Text component="p" size={13} className={goodsStyles.unread}>
            {t('compose.goods.unread.media')}
          </Text>
        )}
        {chosen.length === 0 && (
          <Text component="p" type="secondary" size={13}>
            {t('compose.goods.mediaLater')}
          </Text>
        )}
      </div>
      <MediaAdder id="goods-media" />
    </Flex>
  );
}

interface MediaTileProps {
  readonly item: GoodsMedia;
  readonly isChosen: boolean;
  readonly isCover: boolean;
  readonly trouble: MediaTrouble | undefined;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onToggle: () => void;
}

function MediaTile({ item, isChosen, isCover, trouble, index, count, onMove, onToggle }: MediaTileProps) {
  const t = useT();
  const name = item.name || t('resource.mediaNumber', { n: index + 1 });
  return (
    <li style={{ position: 'relative' }}>
      <button
        type="button"
        className={goodsStyles.mediaTile}
        aria-pressed={isChosen}
        aria-label={t(item.kind === 'video' ? 'compose.media.clip' : 'compose.media.image', { name: item.name })}
        disabled={trouble !== undefined}
        onClick={onToggle}
      >
        {item.kind === 'image' ? (
          <img className={goodsStyles.mediaImage} src={item.url} alt="" loading="lazy" referrerPolicy="no-referrer" />
        ) : (
          <video className={goodsStyles.mediaImage} src={item.url} muted playsInline preload="metadata" />
        )}
        {item.kind === 'video' && (
          <span className={goodsStyles.mediaKind}>
            <PlayCircleFilled aria-hidden="true" />
            {item.duration ? ` ${formatDuration(item.duration)}` : ''}
          </span>
        )}
        {isCover && <span className={goodsStyles.mediaCover}>{t('compose.media.cover')}</span>}
        <span className={goodsStyles.mediaCheck} aria-hidden="true">
          {trouble ? <WarningFilled /> : isChosen && <CheckOutlined />}
        </span>
      </button>
      <Flex gap={4} style={{ position: 'absolute', insetBlockStart: 4, insetInlineStart: 4 }}>
        <MoveButtons {...{ name, index, count, onMove }} />
      </Flex>
    </li>
  );
}
