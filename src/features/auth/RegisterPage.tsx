import { Link, Navigate, useLocation, useModel } from '@umijs/max';
import { Alert, Button, Flex, Form, Result, Spin } from 'antd';
import { useRef, useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request/types';
import { clearSession } from '@/lib/session';
import { accountApi } from '@/services/account/api';
import { teamInviteApi } from '@/services/team_invite/api';
import type { ShownInvite } from '@/services/team_invite/schema';
import { AuthFrame } from './AuthFrame';
import { homeAfterLogin, homeAfterRegistering } from './homeAfterLogin';
import { InviteCodeField } from './InviteCodeField';
import styles from './LoginPage.module.css';
import { RegisterForm, type RegisterValues } from './RegisterForm';

/** Opens an account: in the team that invites, or with a shop of one's own. */
export default function RegisterPage() {
  const t = useT();
  const { search } = useLocation();
  const { initialState } = useModel('@@initialState');
  const code = new URLSearchParams(search).get('invite')?.trim() || undefined;
  const { data: invite, error, loading, refresh } = useLoad(teamInviteApi.info, code ? { code } : undefined);
  const [form] = Form.useForm<RegisterValues>();
  const hasRegistered = useRef(false);

  const isSignedIn = initialState?.isLogin === true;
  if (isSignedIn && hasRegistered.current) {
    return <Navigate to={homeAfterRegistering(invite?.kind === 'team')} replace />;
  }
  if (isSignedIn && !code) return <Navigate to={homeAfterLogin('')} replace />;

  // Who is invited into a team comes to a shop that there is.
  const isClosed = initialState?.provider?.can_register === false && (!code || invite?.kind === 'friend');
  const title = (brand: string) =>
    invite?.kind === 'team'
      ? t('auth.register.teamTitle', { merchant: invite.merchant_name ?? brand })
      : t('auth.register.title', { brand });
  return (
    <AuthFrame title={title} subtitle={code ? invite && <Invited invite={invite} /> : t('auth.register.subtitle')}>
      {loading && !invite && <Spin />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {isSignedIn && (
        <SignedIn
          teamCode={invite?.kind === 'team' && invite.state === 'open' ? code : undefined}
          onSignedOut={refresh}
        />
      )}
      {!isSignedIn && invite && invite.state !== 'open' && <Closed invite={invite} state={invite.state} />}
      {!isSignedIn && !code && <InviteCodeField />}
      {!isSignedIn && isClosed && <NoOwnShops phone={initialState?.provider?.service_phone} />}
      {!isSignedIn && !isClosed && (!code || invite?.state === 'open') && (
        <RegisterForm
          form={form}
          invite={code}
          isTeam={invite?.kind === 'team'}
          {...(invite?.person_name ? { person: invite.person_name } : {})}
          onRegistered={() => {
            hasRegistered.current = true;
          }}
        />
      )}
      {!isSignedIn && (
        <p className={styles.hint} style={{ marginBlockStart: 16 }}>
          {t('auth.hasAccount')} <Link to="/login">{t('auth.toLogin')}</Link>
        </p>
      )}
    </AuthFrame>
  );
}

function Invited({ invite }: { readonly invite: ShownInvite }) {
  const t = useT();
  const { kind, state, merchant_name = '', inviter_name = '', role_name = '', expires_at } = invite;
  if (state !== 'open') return null;
  if (kind === 'friend') return t('auth.register.friendSubtitle', { inviter: inviter_name, merchant: merchant_name });
  const at = expires_at ? formatMinute(expires_at) : '';
  return t('auth.register.teamSubtitle', { inviter: inviter_name, role: role_name, at });
}

interface ClosedProps {
  readonly invite: ShownInvite;
  readonly state: Exclude<ShownInvite['state'], 'open'>;
}

/** Why nobody gets in by this invitation, and what can be done. */
function Closed({ invite: { merchant_name = '', inviter_name = '' }, state }: ClosedProps) {
  const t = useT();
  const hint =
    state === 'unknown'
      ? t('auth.register.checkLink')
      : t('auth.register.askAgain', { merchant: merchant_name, inviter: inviter_name });
  return (
    <Result
      status="warning"
      title={t(`auth.register.${state}`)}
      subTitle={hint}
      extra={
        <Link to="/register">
          <Button>{t('auth.register.ownShop')}</Button>
        </Link>
      }
    />
  );
}

/** The brand opens shops itself: whom to ask. */
function NoOwnShops({ phone }: { readonly phone: string | undefined }) {
  const t = useT();
  return (
    <Alert
      type="info"
      showIcon
      title={t('auth.register.brandOpens')}
      description={phone && <a href={`tel:${phone}`}>{t('auth.register.callUs', { phone })}</a>}
    />
  );
}

interface SignedInProps {
  /** Of a team that invites: who is signed in can join it as who he is. */
  readonly teamCode: string | undefined;
  readonly onSignedOut: () => void;
}

/** An account belongs to one team: whoever is signed in is told so before anything is lost. */
function SignedIn({ teamCode, onSignedOut }: SignedInProps) {
  const t = useT();
  const { initialState, refresh } = useModel('@@initialState');
  const [isBusy, setBusy] = useState(false);
  const user = initialState?.currentUser;
  const signOut = async () => {
    setBusy(true);
    // Without an answer the session runs out by itself.
    await accountApi.logout(shownByCaller).catch(() => undefined);
    clearSession();
    await refresh();
    // What was read for the former account has been forgotten.
    onSignedOut();
    setBusy(false);
  };
  return (
    <Flex vertical gap={16}>
      <Alert
        type="info"
        showIcon
        title={t('auth.register.signedIn', { name: user?.name ?? '', merchant: user?.merchant?.name ?? '' })}
        description={t('auth.register.oneTeam')}
      />
      {teamCode && (
        <Link to={`/account/enterprise?invite=${encodeURIComponent(teamCode)}`}>
          <Button type="primary" size="large" block>
            {t('auth.register.joinAsMe')}
          </Button>
        </Link>
      )}
      <Button
        type={teamCode ? 'default' : 'primary'}
        size="large"
        block
        loading={isBusy}
        onClick={() => void signOut()}
      >
        {t('auth.register.signOut')}
      </Button>
      <Link to={homeAfterLogin('')}>
        <Button size="large" block>
          {t('auth.register.stay')}
        </Button>
      </Link>
    </Flex>
  );
}
