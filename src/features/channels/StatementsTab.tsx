import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { PayoutDialog } from '@/blocks/PayoutDialog';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { channelLimits } from '@/domain/channels';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { channelApi } from '@/services/channel/api';
import type { ChannelStatement } from '@/services/channel/schema';
import { exportStatements } from './exportStatements';
import { StatementDrawer } from './StatementDrawer';
import { statementsResource } from './statementsResource';
import { useMoney } from './useMoney';

type Opened = { readonly dialog: 'lines' | 'pay'; readonly statement: ChannelStatement };

/** Commission statements: settled by month, paid out by hand, written down with the number of the transfer. */
export function StatementsTab() {
  const t = useT();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const settle = useAction(channelApi.settle, {
    messages: { done: (_, { state }) => t(state === 'settled' ? 'channel.settled' : 'channel.unsettled') },
    invalidates: ['audit'],
  });
  const download = useAction(
    async () => saveBlob(await exportStatements(t, params), `${t('channel.tab.statements')}.xlsx`),
    { messages: { failed: messageOf } },
  );
  const reload = () => setVersion((before) => before + 1);
  const move = async (statement: ChannelStatement, state: 'settled' | 'open') => {
    if (await settle.run({ ids: [statement.id], state })) reload();
  };
  const latest = useRef({ move, download });
  latest.current = { move, download };
  const resource = useMemo(
    () =>
      statementsResource(
        {
          onOpen: (statement) => setOpened({ dialog: 'lines', statement }),
          onSettle: (statement, state) => void latest.current.move(statement, state),
          onPay: (statement) => setOpened({ dialog: 'pay', statement }),
        },
        () => (
          <Button icon={<DownloadOutlined />} onClick={() => void latest.current.download.run(undefined)}>
            {t('channel.export')}
          </Button>
        ),
      ),
    [t],
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened?.dialog === 'lines' && (
        <StatementDrawer statement={opened.statement} load={channelApi.statement} onClose={close} />
      )}
      {opened?.dialog === 'pay' && (
        <PayStatement
          statement={opened.statement}
          onPaid={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PayStatementProps {
  readonly statement: ChannelStatement;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

function PayStatement({ statement, onPaid, onClose }: PayStatementProps) {
  const t = useT();
  const { money } = useMoney();
  const pay = useAction(channelApi.pay, { messages: { done: 'channel.payed' }, invalidates: ['audit'] });
  return (
    <PayoutDialog
      title={t('channel.payOf', { name: statement.channel_name, month: statement.month })}
      hint={t('channel.payHint', { amount: money(statement.amount) })}
      maxLength={channelLimits.voucher}
      isPending={pay.isPending}
      onPay={async (voucher) => {
        if (await pay.run({ id: statement.id, voucher })) onPaid();
      }}
      onClose={onClose}
    />
  );
}
