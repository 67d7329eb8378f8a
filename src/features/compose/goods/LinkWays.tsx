import { FileTextOutlined, PictureOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { parseGoodsText } from '@/domain/goods/parseGoodsText';
import { useT } from '@/hooks/useT';
import { firstHttpUrl } from '@/utils/firstHttpUrl';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { unreadFields, withTold } from '../model/goodsForm';
import { MediaAdder } from './MediaAdder';
import type { LinkProblem } from './useLinkReader';

interface LinkWaysProps {
  readonly problem: LinkProblem;
  readonly onRetry: () => void;
}

/** Why a link was not read, in a sentence, and the ways to go on without it. */
export function LinkWays({ problem, onRetry }: LinkWaysProps) {
  const t = useT();
  const dispatch = useDispatch();
  const hasForm = useCompose(({ draft }) => draft.goods.form.title !== '' || draft.goods.form.media.length > 0);
  const [way, setWay] = useState<'text' | 'screenshot'>();
  return (
    <Flex vertical gap={12}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={problem.text}
        description={problem.detail && problem.detail !== problem.text ? problem.detail : undefined}
      />
      <Flex gap={8} wrap>
        {problem.isPassing && (
          <Button type="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button icon={<FileTextOutlined />} aria-expanded={way === 'text'} onClick={() => setWay('text')}>
          {t('compose.link.pasteText')}
        </Button>
        <Button
          icon={<PictureOutlined />}
          aria-expanded={way === 'screenshot'}
          onClick={() => (hasForm ? showMedia() : setWay('screenshot'))}
        >
          {t('compose.link.screenshot')}
        </Button>
        <Button onClick={() => dispatch({ type: 'goods/origin', origin: 'hand' })}>{t('compose.link.byHand')}</Button>
      </Flex>
      {way === 'text' && <PastedText onRead={() => setWay(undefined)} />}
      {way === 'screenshot' && <Screenshots onAdded={() => setWay(undefined)} />}
    </Flex>
  );
}

/** The form is open already: its own place for images. */
function showMedia(): void {
  const place = document.getElementById('goods-media');
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function PastedText({ onRead }: { readonly onRead: () => void }) {
  const t = useT();
  const { store } = useParts();
  const dispatch = useDispatch();
  // A text without any link was pasted for itself.
  const [text, setText] = useState(() => {
    const { linkInput } = store.getState().draft.goods;
    return firstHttpUrl(linkInput) ? '' : linkInput.trim();
  });
  const fill = () => {
    const { form } = store.getState().draft.goods;
    dispatch({ type: 'goods/fill', form: withTold(form, parseGoodsText(text)), origin: 'link' });
    onRead();
  };
  return (
    <Flex vertical gap={8} align="start">
      <Input.TextArea
        autoFocus
        value={text}
        maxLength={10_000}
        autoSize={{ minRows: 5, maxRows: 12 }}
        aria-label={t('compose.link.textLabel')}
        placeholder={t('compose.link.textHint')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="primary" disabled={text.trim() === ''} onClick={fill}>
        {t('compose.link.fillFromText')}
      </Button>
    </Flex>
  );
}

function Screenshots({ onAdded }: { readonly onAdded: () => void }) {
  const t = useT();
  const { store } = useParts();
  const dispatch = useDispatch();
  return (
    <Flex vertical gap={8}>
      <Text type="secondary" size={13}>
        {t('compose.link.screenshotHint')}
      </Text>
      <MediaAdder
        max={9}
        onAdded={([first]) => {
          const { form } = store.getState().draft.goods;
          const cover = form.cover || (first?.url ?? '');
          dispatch({ type: 'goods/edit', patch: { cover, missing: unreadFields(form) } });
          onAdded();
        }}
      />
    </Flex>
  );
}
