import { LinkOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, type InputRef, Skeleton, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { linkProblem } from '@/blocks/goods/linkProblem';
import { GrantedButton } from '@/components/GrantedButton';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError, CanceledError } from '@/lib/request/errors';
import { settings } from '@/lib/settings';
import { goodsApi } from '@/services/goods/api';
import { firstHttpUrl } from '@/utils/firstHttpUrl';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { formFromExtraction, withTyped } from '../model/goodsForm';

interface Problem {
  readonly text: string;
  /** What the server added, e.g. the HTTP status. */
  readonly detail?: string;
}

/** Where the embedded reader found the facts, in a merchant's words; another reader names itself. */
const sourceId: Readonly<Record<string, MessageId>> = {
  'JSON-LD': 'compose.link.source.data',
  OpenGraph: 'compose.link.source.share',
};

const demos = ['thermos', 'mask', 'desk'] as const;
const demoId = {
  thermos: 'compose.link.demoThermos',
  mask: 'compose.link.demoMask',
  desk: 'compose.link.demoDesk',
} as const;

/** Paste a product link; what the page tells fills the form. */
export function LinkReader({ autoRead }: { readonly autoRead: boolean }) {
  const t = useT();
  const { store } = useParts();
  const dispatch = useDispatch();
  const link = useCompose((state) => state.draft.goods.linkInput);
  const mayRead = useCan()('goods.save');
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  const [isReading, setReading] = useState(false);
  const [extractor, setExtractor] = useState<string>();
  const field = useRef<InputRef>(null);

  const read = async (text: string) => {
    // Shared texts of shops carry the link amid words.
    const url = firstHttpUrl(text);
    if (!url) {
      setProblem({ text: t(text.trim() === '' ? 'compose.link.empty' : 'compose.link.invalid') });
      field.current?.focus();
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    setProblem(undefined);
    setExtractor(undefined);
    const before = store.getState().draft.goods.form;
    try {
      const found = await goodsApi.extract({ url }, { signal: controller.signal, ...shownByCaller, timeout: 30_000 });
      const filled = formFromExtraction({ ...found, link: found.link || url });
      const form = withTyped(filled, before, store.getState().draft.goods.form);
      dispatch({ type: 'goods/fill', form, origin: 'link' });
      setExtractor(found.extractor);
    } catch (error) {
      if (error instanceof CanceledError || controller.signal.aborted) return;
      const id = linkProblem(error);
      // Only there the server knows more than our sentence: the status of the page.
      const said = error instanceof BusinessError && error.code === 'LINK_HTTP_ERROR' ? error.message : '';
      setProblem(id ? { text: t(id), ...(said ? { detail: said } : {}) } : { text: messageOf(error) });
    } finally {
      if (running.current === controller) setReading(false);
    }
  };

  const readNow = useRef(read);
  readNow.current = read;
  useEffect(() => {
    if (autoRead && mayRead) void readNow.current(store.getState().draft.goods.linkInput);
    return () => running.current?.abort();
  }, [autoRead, mayRead, store]);

  return (
    <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.goods.byLink')}>
      <Space.Compact block>
        <Input
          ref={field}
          size="large"
          allowClear
          prefix={<LinkOutlined aria-hidden="true" />}
          value={link}
          aria-label={t('compose.link.label')}
          placeholder={t('compose.link.placeholder')}
          status={problem ? 'error' : undefined}
          onChange={(event) => dispatch({ type: 'goods/link', text: event.target.value })}
          disabled={!mayRead}
          onPressEnter={() => void read(link)}
        />
        {isReading ? (
          <Button
            size="large"
            onClick={() => {
              running.current?.abort();
              setReading(false);
            }}
          >
            {t('common.stop')}
          </Button>
        ) : (
          <GrantedButton action="goods.save" size="large" type="primary" onClick={() => void read(link)}>
            {t('compose.link.read')}
          </GrantedButton>
        )}
      </Space.Compact>
      {settings.demoAccounts && (
        <Flex gap={8} align="center" wrap>
          <Text type="secondary" size={13}>
            {t('compose.link.tryDemo')}
          </Text>
          {demos.map((demo) => (
            <Button
              key={demo}
              size="small"
              shape="round"
              disabled={isReading || !mayRead}
              onClick={() => {
                const url = `${location.origin}/api/demo/product/${demo}`;
                dispatch({ type: 'goods/link', text: url });
                void read(url);
              }}
            >
              {t(demoId[demo])}
            </Button>
          ))}
        </Flex>
      )}
      <div aria-live="polite">
        {problem && (
          <Alert
            type="error"
            showIcon
            title={problem.text}
            description={problem.detail && problem.detail !== problem.text ? problem.detail : undefined}
            action={
              <Button size="small" onClick={() => dispatch({ type: 'goods/origin', origin: 'hand' })}>
                {t('compose.link.byHand')}
              </Button>
            }
          />
        )}
        {extractor && !isReading && (
          <Text type="secondary" size={13}>
            {t('compose.link.readBy', { source: sourceId[extractor] ? t(sourceId[extractor]) : extractor })}
          </Text>
        )}
        {isReading && (
          <Flex vertical gap={12}>
            <Text type="secondary" size={13}>
              {t('compose.link.reading')}
            </Text>
            <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 4 }} />
          </Flex>
        )}
      </div>
    </Panel>
  );
}
