import { useModel } from '@umijs/max';
import { Button, Flex, Form, InputNumber, Select } from 'antd';
import { heldRights, isActionAllowed, isPageAllowed } from '@/domain/permissions';
import { inviteLimits } from '@/domain/teamInvites';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountRoleApi } from '@/services/account_role/api';
import { teamInviteApi } from '@/services/team_invite/api';
import type { TeamInvite } from '@/services/team_invite/schema';

interface InviteValues {
  readonly role: string;
  readonly days: number;
  readonly max_uses: number;
}

interface InviteFormProps {
  readonly onMade: (invite: TeamInvite) => void;
}

const usual = { days: 7, max_uses: 1 } as const;

/** Which role, for how long and for how many; a role that gives more than one has oneself is closed. */
export function InviteForm({ onMade }: InviteFormProps) {
  const t = useT();
  const own = heldRights(useModel('@@initialState').initialState?.currentUser);
  const { data, loading } = useLoad(accountRoleApi.merchant);
  const make = useAction(teamInviteApi.save, { messages: { done: 'team.invite.made' } });
  const options = (data?.list ?? []).map(({ id, name, routes, actions }) => {
    const isOwn = routes.every((key) => isPageAllowed(own, key)) && actions.every((key) => isActionAllowed(own, key));
    return { value: id, label: name, disabled: !isOwn, title: isOwn ? name : t('team.role.notYours') };
  });
  const submit = async (values: InviteValues) => {
    const made = await make.run(values);
    if (made) onMade(made.result);
  };
  return (
    <Form<InviteValues>
      layout="vertical"
      requiredMark={false}
      initialValues={usual}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="role"
        label={t('team.invite.role')}
        rules={[{ required: true, message: t('team.invite.roleNeeded') }]}
      >
        <Select loading={loading} options={options} placeholder={t('team.invite.roleNeeded')} />
      </Form.Item>
      <Flex gap={16} wrap align="flex-end">
        <Form.Item name="days" label={t('team.invite.days')}>
          <InputNumber
            min={inviteLimits.minDays}
            max={inviteLimits.maxDays}
            precision={0}
            suffix={t('team.invite.day')}
          />
        </Form.Item>
        <Form.Item name="max_uses" label={t('team.invite.uses')}>
          <InputNumber
            min={inviteLimits.minUses}
            max={inviteLimits.maxUses}
            precision={0}
            suffix={t('team.invite.person')}
          />
        </Form.Item>
        <Form.Item>
          <Button type="primary" htmlType="submit" loading={make.isPending}>
            {t('team.invite.make')}
          </Button>
        </Form.Item>
      </Flex>
    </Form>
  );
}
