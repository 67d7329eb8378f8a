import { Flex, Form, Input, Select } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { MoveButtons } from '@/components/upload/MoveButtons';
import { placeItem } from '@/components/upload/placeItem';
import { isPrice } from '@/domain/goods';
import { useT } from '@/hooks/useT';
import styles from './urlToVideo.module.css';
import { chosenMedia, type Facts, type Video } from './video';
import { videoStore } from './videoStore';

interface FactsPartProps {
  readonly video: Video;
  readonly facts: Facts;
  readonly isLocked: boolean;
}

/** What the page told: each fact can be put right, images are taken in and out. */
export function FactsPart({ video, facts, isLocked }: FactsPartProps) {
  const t = useT();
  const edit = (patch: Partial<Facts>) => videoStore.change({ facts: { ...facts, ...patch } }, 'read');
  return (
    <Flex vertical gap={8}>
      <Form layout="vertical" component="div" disabled={isLocked} className={styles.facts}>
        <Form.Item label={t('goods.name')} htmlFor="link-title" className={styles.wide}>
          <ComplianceTextArea
            id="link-title"
            isOneLine
            hasBar={false}
            disabled={isLocked}
            category={facts.category}
            value={facts.title}
            maxLength={120}
            onChange={(title) => edit({ title })}
          />
        </Form.Item>
        <Form.Item label={t('goods.price')} htmlFor="link-price" validateStatus={isPrice(facts.price) ? '' : 'error'}>
          <Input
            id="link-price"
            prefix="¥"
            value={facts.price}
            onChange={(event) => edit({ price: event.target.value.trim() })}
          />
        </Form.Item>
        <Form.Item label={t('goods.category')} htmlFor="link-category">
          <Input
            id="link-category"
            maxLength={40}
            value={facts.category}
            onChange={(event) => edit({ category: event.target.value })}
          />
        </Form.Item>
        <Form.Item label={t('goods.offer')} htmlFor="link-offer">
          <ComplianceTextArea
            id="link-offer"
            isOneLine
            hasBar={false}
            disabled={isLocked}
            category={facts.category}
            maxLength={200}
            value={facts.offer}
            onChange={(offer) => edit({ offer })}
          />
        </Form.Item>
        <Form.Item label={t('goods.sellingPoints')} htmlFor="link-points" className={styles.wide}>
          <Select
            id="link-points"
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={20}
            value={facts.selling_points}
            onChange={(points: string[]) =>
              edit({ selling_points: points.map((point) => point.trim().slice(0, 100)).filter(Boolean) })
            }
          />
        </Form.Item>
        <Form.Item label={t('goods.description')} htmlFor="link-description" className={styles.wide}>
          <ComplianceTextArea
            id="link-description"
            disabled={isLocked}
            category={facts.category}
            value={facts.description}
            maxLength={5000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={(description) => edit({ description })}
          />
        </Form.Item>
      </Form>
      <FactsImages video={video} isLocked={isLocked} />
    </Flex>
  );
}

/** The images of the page: taken in and out, and put in their order. */
function FactsImages({ video, isLocked }: Pick<FactsPartProps, 'video' | 'isLocked'>) {
  const t = useT();
  const toggle = (url: string) => {
    const without = video.without.includes(url) ? video.without.filter((one) => one !== url) : [...video.without, url];
    videoStore.change({ without }, 'script');
  };
  const move = (from: number, to: number) => videoStore.change({ media: placeItem(video.media, from, to) }, 'script');
  return (
    <>
      <Text component="p" type="secondary" size="small">
        {t('toolLink.images', { chosen: chosenMedia(video).length, total: video.media.length })}
      </Text>
      <Flex gap={8} wrap>
        {video.media.map(({ url, kind }, index) => (
          <Flex key={url} vertical gap={4} align="center">
            <button
              type="button"
              className={styles.medium}
              disabled={isLocked}
              aria-pressed={!video.without.includes(url)}
              aria-label={t('toolLink.image', { n: index + 1 })}
              onClick={() => toggle(url)}
            >
              {kind === 'image' ? (
                <Thumb src={url} width={72} />
              ) : (
                <video src={`${url}#t=0.1`} width={72} height={72} muted preload="metadata" />
              )}
            </button>
            {!isLocked && (
              <Flex gap={4}>
                <MoveButtons
                  name={t('toolLink.image', { n: index + 1 })}
                  index={index}
                  count={video.media.length}
                  onMove={(to) => move(index, to)}
                />
              </Flex>
            )}
          </Flex>
        ))}
      </Flex>
    </>
  );
}
