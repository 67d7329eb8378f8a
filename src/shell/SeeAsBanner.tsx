import { EyeOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { useInterval } from 'ahooks';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { clockText, seeAsLeft } from '@/domain/seeAs';
import { useT } from '@/hooks/useT';
import { leaveSeeAs } from './leaveSeeAs';

/** Who is here in whose name, for how long yet, and the way out: above every page while it lasts. */
export function SeeAsBanner() {
  const { initialState } = useModel('@@initialState');
  const seen = initialState?.currentUser?.seen_by;
  if (!seen) return null;
  return <Banner operator={seen.operator} endsAt={seen.ends_at} key={seen.ends_at} />;
}

function Banner({ operator, endsAt }: { readonly operator: string; readonly endsAt: string }) {
  const t = useT();
  const { token } = theme.useToken();
  const user = useModel('@@initialState').initialState?.currentUser;
  const [left, setLeft] = useState(() => seeAsLeft(endsAt, Date.now()));
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void leaveSeeAs();
  };
  useInterval(
    () => {
      const next = seeAsLeft(endsAt, Date.now());
      setLeft(next);
      if (next === 0) leave();
    },
    isLeaving ? undefined : 1_000,
  );
  return (
    <Flex
      component="aside"
      role="status"
      aria-label={t('seeAs.enter')}
      gap="4px 12px"
      align="center"
      justify="center"
      wrap
      style={{
        position: 'fixed',
        insetBlockEnd: 16,
        insetInline: 16,
        marginInline: 'auto',
        inlineSize: 'fit-content',
        maxInlineSize: 'calc(100% - 32px)',
        zIndex: token.zIndexPopupBase + 500,
        padding: '8px 16px',
        border: `1px solid ${token.colorWarningBorder}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorWarningBg,
        boxShadow: token.boxShadow,
      }}
    >
      <EyeOutlined aria-hidden />
      <span>{t('seeAs.banner', { operator, name: user?.name ?? '', merchant: user?.merchant?.name ?? '' })}</span>
      <Text tabular>{t('seeAs.left', { time: clockText(left) })}</Text>
      <Button size="small" danger loading={isLeaving} onClick={leave}>
        {t('seeAs.stop')}
      </Button>
    </Flex>
  );
}
