import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brokenPasswordRules, type PasswordOwner, passwordRules } from '@/domain/security';
import { useT } from '@/hooks/useT';

interface PasswordRulesProps {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** What a password is held to, ticked off as one types. */
export function PasswordRules({ password, owner }: PasswordRulesProps) {
  const t = useT();
  const broken = brokenPasswordRules(password, owner);
  return (
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
  );
}
