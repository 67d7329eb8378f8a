import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { Measure } from '../model';
import styles from './editor.module.css';

export interface FieldLink {
  readonly isLinked: boolean;
  /** It says what the script gave its platform. */
  readonly isScripted?: boolean;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  /** Present on an account's tab: whether it follows the common text. */
  readonly link?: FieldLink | undefined;
  readonly measure?: Measure | undefined;
  /** The measure is that of the strictest of several platforms. */
  readonly isStrictest?: boolean;
  readonly errors?: readonly string[];
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** A field of the editor with its name, its count, what is wrong with it and whether it follows the common text. */
export function Field(props: FieldProps) {
  const { id, label, isRequired, link, measure, isStrictest, errors = [], help, children } = props;
  const t = useT();
  return (
    <Flex vertical gap={8} className={styles.field} data-linked={link?.isLinked || undefined}>
      <Flex gap="4px 8px" align="center" wrap className={styles.fieldHead}>
        <Text htmlFor={id} component="label" strong className={styles.label}>
          {label}
        </Text>
        {isRequired && <span className={styles.needed}>{t('composer.fieldNeeded')}</span>}
        {link && <LinkState link={link} label={label} />}
        {measure && (
          <Text
            id={`${id}-count`}
            type="secondary"
            size="small"
            tabular
            className={styles.measure}
            data-over={measure.count > measure.max || undefined}
            aria-live="polite"
          >
            {t(isStrictest ? 'composer.measureStrictest' : 'composer.measure', {
              platform: platformName(measure.platform),
              count: measure.count,
              max: measure.max,
            })}
          </Text>
        )}
      </Flex>
      {children}
      {errors.length > 0 && (
        <Flex id={`${id}-errors`} component="ul" vertical gap={4} className={styles.errors}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </Flex>
      )}
      {help && (
        <Text component="p" type="secondary" size="small">
          {help}
        </Text>
      )}
    </Flex>
  );
}

function LinkState({ link, label }: { readonly link: FieldLink; readonly label: string }) {
  const t = useT();
  const own = link.isScripted ? 'composer.scripted' : 'composer.own';
  return (
    <span className={styles.link}>
      <span className={link.isLinked ? styles.follows : styles.own}>{t(link.isLinked ? 'composer.follows' : own)}</span>
      {link.isLinked ? (
        <Button type="link" size="small" aria-label={t('composer.unlinkOf', { field: label })} onClick={link.onUnlink}>
          {t('composer.own')}
        </Button>
      ) : (
        <Button type="link" size="small" aria-label={t('composer.linkOf', { field: label })} onClick={link.onLink}>
          {t('composer.link')}
        </Button>
      )}
    </span>
  );
}
