import { LinkOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Alert, Button, Flex, Input, type InputRef, Skeleton, Space } from 'antd';
import { useRef } from 'react';
import { GrantedButton } from '@/components/GrantedButton';
import { PageButton } from '@/components/PageButton';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import { useCompose, useDispatch } from '../ComposeContext';
import { LinkWays } from './LinkWays';
import { useLinkReader } from './useLinkReader';

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
  const _navigate = useNavigate();
  const dispatch = useDispatch();
  const link = useCompose((state) => state.draft.goods.linkInput);
  const mayRead = useCan()('goods.save');
  const { state, read, stop } = useLinkReader(autoRead && mayRead);
  const field = useRef<InputRef>(null);
  const isReading = state.kind === 'reading';
  const extractor = state.kind === 'read' ? state.extractor : '';
  const readLink = async (text: string, isAnew = false) => {
    if (!(await read(text, isAnew)) && text.trim() === '') field.current?.focus();
  };

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
          status={state.kind === 'refused' ? 'error' : undefined}
          onChange={(event) => dispatch({ type: 'goods/link', text: event.target.value })}
          disabled={!mayRead}
          onPressEnter={() => void readLink(link)}
        />
        {isReading ? (
          <Button size="large" onClick={stop}>
            {t('common.stop')}
          </Button>
        ) : (
          <GrantedButton action="goods.save" size="large" type="primary" onClick={() => void readLink(link)}>
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
                void readLink(url);
              }}
            >
              {t(demoId[demo])}
            </Button>
          ))}
        </Flex>
      )}
      <div aria-live="polite">
        {state.kind === 'refused' && <LinkWays problem={state.problem} onRetry={() => void readLink(link, true)} />}
        {state.kind === 'known' && (
          <Alert
            type="info"
            showIcon
            title={t('compose.link.known', { title: state.project.title })}
            description={
              <Flex gap={8} wrap>
                <PageButton
                  size="small"
                  type="primary"
                  to={`/compose/post?project=${encodeURIComponent(state.project.id)}`}
                >
                  {t('compose.link.openKnown')}
                </PageButton>
                <Button size="small" onClick={() => void readLink(link, true)}>
                  {t('compose.link.readAnew')}
                </Button>
              </Flex>
            }
          />
        )}
        {state.kind === 'read' && (
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
