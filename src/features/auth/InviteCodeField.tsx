import { history } from '@umijs/max';
import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { inviteCodeIn } from '@/domain/enterprises';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { teamInviteApi } from '@/services/team_invite/api';

/** The API knows no longer ones. */
const MAX_CODE = 64;

/** For who was given a code and no link: the code is asked for once before the page goes on with it. */
export function InviteCodeField() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [pasted, setPasted] = useState('');

  const submit = async () => {
    if (isBusy) return;
    const code = inviteCodeIn(pasted);
    setRefusal('');
    if (!code) return setRefusal(t('auth.register.codeNeeded'));
    if (code.length > MAX_CODE) return setRefusal(t('auth.register.codeUnknown'));
    setBusy(true);
    try {
      const { state } = await teamInviteApi.info({ code }, shownByCaller);
      if (state === 'unknown') setRefusal(t('auth.register.codeUnknown'));
      // What else is wrong with it the page itself tells, with who invites.
      else history.push(`/register?invite=${encodeURIComponent(code)}`);
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };

  if (!isOpen)
    return (
      <Button type="link" style={{ paddingInline: 0, marginBlockEnd: 8 }} onClick={() => setOpen(true)}>
        {t('auth.register.haveCode')}
      </Button>
    );
  return (
    <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
      <Form.Item
        label={t('auth.register.haveCode')}
        htmlFor="invite-code"
        validateStatus={refusal && 'error'}
        help={refusal || undefined}
      >
        <Space.Compact block>
          <Input
            id="invite-code"
            autoFocus
            autoComplete="off"
            maxLength={500}
            placeholder={t('auth.register.codeHint')}
            aria-invalid={refusal !== ''}
            value={pasted}
            onChange={({ target }) => {
              setPasted(target.value);
              setRefusal('');
            }}
          />
          <Button htmlType="submit" loading={isBusy && { delay: 200 }}>
            {t('auth.register.useCode')}
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}
