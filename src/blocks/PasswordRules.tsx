import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Flex, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brokenPasswordRules, commonPasswords, type PasswordOwner, passwordRules } from '@/domain/security';
import { useT } from '@/hooks/useT';
import { type PasswordStrength, passwordStrength } from '@/lib/passwordStrength';

interface PasswordRulesProps {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** What a password is held to, ticked off as one types. */
export function PasswordRules({ password, owner }: PasswordRulesProps) {
  const t = useT();
  const broken = brokenPasswordRules(password, owner);
  return (
    <Flex vertical>
      <StrengthMeter password={password} owner={owner} />
      <Flex
        vertical
        component="ul"
        gap={4}
        aria-label={t('auth.passwordRules')}
        style={{ margin: 0, paddingBlock: 8, paddingInline: 0, listStyle: 'none' }}
      >
        {passwordRules.map((rule) => {
          const isMet = password !== '' && !broken.includes(rule);
          return (
            <Flex component="li" key={rule} gap={8}>
              {isMet ? (
                <CheckCircleFilled aria-hidden style={{ color: 'var(--ant-color-success)' }} />
              ) : (
                <MinusCircleOutlined aria-hidden />
              )}
              <span>
                {t(`auth.passwordRule.${rule}`)}
                <VisuallyHidden>{t(isMet ? 'auth.passwordRule.met' : 'auth.passwordRule.broken')}</VisuallyHidden>
              </span>
            </Flex>
          );
        })}
      </Flex>
    </Flex>
  );
}

const colors: Readonly<Record<PasswordStrength, string>> = {
  0: 'var(--ant-color-error)',
  1: 'var(--ant-color-error)',
  2: 'var(--ant-color-warning)',
  3: 'var(--ant-color-success)',
  4: 'var(--ant-color-success)',
};
const STEPS = 4;

/** How hard the password is to guess, beyond what is asked of it. Nothing where that is not known. */
function StrengthMeter({ password, owner: { username = '', phone = '' } }: PasswordRulesProps) {
  const t = useT();
  const [strength, setStrength] = useState<PasswordStrength>();
  useEffect(() => {
    let isLatest = true;
    const tell = (found: PasswordStrength | undefined) => isLatest && setStrength(found);
    if (password === '') tell(undefined);
    else
      passwordStrength(
        password,
        [username, phone, ...commonPasswords].filter((text) => text !== ''),
      ).then(tell, () => tell(undefined));
    return () => {
      isLatest = false;
    };
  }, [password, username, phone]);
  return (
    <Flex gap={8} align="center" role="status" style={{ minBlockSize: 24, paddingBlockStart: 4 }}>
      {strength !== undefined && (
        <>
          <Progress
            aria-hidden
            showInfo={false}
            size={[28, 6]}
            steps={STEPS}
            percent={Math.max(1, strength) * (100 / STEPS)}
            strokeColor={colors[strength]}
          />
          <Text size="small">{t(`auth.passwordStrength.${strength}`)}</Text>
        </>
      )}
    </Flex>
  );
}
