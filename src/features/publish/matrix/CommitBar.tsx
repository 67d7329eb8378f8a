import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Space } from 'antd';
import type { SendOrder } from '@/blocks/publishing';
import { GrantedButton } from '@/components/GrantedButton';
import type { BoardPost } from '@/domain/publishing/matrix';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { TroubleMap } from './troubles';

interface Props {
  readonly posts: readonly BoardPost[];
  readonly troubles: TroubleMap;
  readonly isSending: boolean;
  readonly onCommit: (posts: readonly BoardPost[], as: SendOrder['as']) => void;
}

type As = SendOrder['as'];

/** Commits the plan: at once, for approval or as drafts; what has faults is named and asked about first. */
export function CommitBar({ posts, troubles, isSending, onCommit }: Props) {
  const t = useT();
  const { modal } = App.useApp();
  const can = useCan();
  const isDirect = can('publish.schedule');
  const ways: readonly As[] = isDirect ? ['scheduled', 'pending_approval', 'draft'] : ['pending_approval', 'draft'];
  const [first = 'draft'] = ways;
  const isHard = ({ key }: BoardPost) => troubles.get(key)?.some((trouble) => trouble.isHard) === true;
  const open = posts.filter((post) => !isHard(post));
  const clean = posts.filter(({ key }) => !troubles.has(key));

  const ask = (as: As) => {
    // A draft may be unfinished; only what lies in the past has no place at all.
    const takes =
      as === 'draft' ? posts.filter(({ key }) => !troubles.get(key)?.some(({ code }) => code === 'past')) : open;
    const soft = takes.length - clean.length;
    if (as === 'draft' || takes.length === clean.length) {
      if (takes.length === posts.length) return onCommit(takes, as);
      modal.confirm({
        title: t('publishMatrix.askLeave', { count: posts.length - takes.length }),
        content: t('publishMatrix.askLeaveText'),
        okText: t(`publishMatrix.commit.${as}`, { count: takes.length }),
        cancelText: t('publishMatrix.askBack'),
        onOk: () => onCommit(takes, as),
      });
      return;
    }
    const asked = modal.confirm({
      title: t('publishMatrix.askConflicts', { count: soft }),
      content: t('publishMatrix.askConflictsText'),
      footer: (
        <Space wrap>
          <Button onClick={() => asked.destroy()}>{t('publishMatrix.askBack')}</Button>
          <Button
            onClick={() => {
              asked.destroy();
              onCommit(takes, as);
            }}
          >
            {t('publishMatrix.askAll', { count: takes.length })}
          </Button>
          <Button
            type="primary"
            disabled={clean.length === 0}
            onClick={() => {
              asked.destroy();
              onCommit(clean, as);
            }}
          >
            {t('publishMatrix.askClean', { count: clean.length })}
          </Button>
        </Space>
      ),
    });
  };

  return (
    <Space.Compact>
      <GrantedButton
        action="publish.submit"
        type="primary"
        loading={isSending}
        disabled={posts.length === 0}
        onClick={() => ask(first)}
      >
        {t(`publishMatrix.commit.${first}`, { count: posts.length })}
      </GrantedButton>
      <Dropdown
        trigger={['click']}
        disabled={posts.length === 0 || isSending || !can('publish.submit')}
        menu={{
          items: ways.slice(1).map((way) => ({
            key: way,
            label: t(`publishMatrix.commit.${way}`, { count: posts.length }),
            onClick: () => ask(way),
          })),
        }}
      >
        <Button type="primary" icon={<DownOutlined aria-hidden />} aria-label={t('publishMatrix.otherWays')} />
      </Dropdown>
    </Space.Compact>
  );
}
