import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import { App, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { findingText, PlatformMark, useDates } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { type PostFinding, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { isTextRepair, type PostCheck, repairAll, repairOne } from '../model';
import { targetOf } from '../sending/firstFault';
import { useComposer } from '../useComposer';
import { FactLines } from './FactLines';
import { FileRepairs } from './FileRepairs';
import styles from './findings.module.css';
import { MarkLines } from './MarkLines';

const icons = {
  error: <CloseCircleFilled aria-hidden className={styles.error} />,
  warning: <WarningFilled aria-hidden className={styles.warning} />,
  info: <InfoCircleFilled aria-hidden className={styles.info} />,
} satisfies Record<PostFinding['severity'], ReactNode>;

/** All that speaks against the posts of the video in hand: by account, errors first, each with its place and its repair. */
export function FindingsPanel() {
  const t = useT();
  const composer = useComposer();
  const { message } = App.useApp();
  const {
    content: { draft, change },
    accounts: { chosen },
    videos: { list: videos },
  } = useComposer();
  const checks = composer.checks.checks.filter(({ videoId }) => videoId === draft?.videoId);
  if (!draft || checks.length === 0) return null;
  const loud = checks.filter((check) => check.findings.length + check.faults.length + check.conflicts.length > 0);
  const hasMarks = checks.some(({ marks }) => marks.length > 0);
  const hasFacts = checks.some(({ facts }) => facts.length > 0);
  const repairable = composer.checks.checks.reduce(
    (sum, { findings }) => sum + findings.filter(isTextRepair).length,
    0,
  );
  const mendAll = () => {
    change((now) => repairAll(now, chosen, new Map(videos.map((video) => [video.id, video]))));
    void message.success(t('composer.repaired', { count: repairable }));
  };
  return (
    <Flex
      component="section"
      vertical
      gap={12}
      className={styles.panel}
      role="status"
      aria-label={t('composer.findings')}
    >
      <Flex gap={8} align="center" justify="space-between" className={styles.head}>
        <Text component="h3" size="medium" strong>
          {t('composer.findings')}
        </Text>
        {repairable > 1 && (
          <Button size="small" onClick={mendAll}>
            {t('composer.repairAll')}
          </Button>
        )}
      </Flex>
      {loud.length === 0 && !hasMarks && !hasFacts && (
        <p className={styles.good}>
          <CheckCircleFilled aria-hidden /> {t('composer.allGood')}
        </p>
      )}
      {loud.map((check) => (
        <AccountFindings key={check.accountId} check={check} />
      ))}
      {hasMarks && <MarkLines checks={checks} />}
      {hasFacts && <FactLines checks={checks} />}
    </Flex>
  );
}

function AccountFindings({ check }: { readonly check: PostCheck }) {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  const {
    accounts: { chosen },
    content: { changeDraft },
    navigation: { goTo },
  } = useComposer();
  const account = chosen.find(({ id }) => id === check.accountId);
  if (!account) return null;
  const order = { error: 0, warning: 1, info: 2 };
  const findings = [...check.findings].sort((a, b) => order[a.severity] - order[b.severity]);
  const faults = check.faults.filter(
    (fault) => fault !== 'TITLE_NEEDED' || !findings.some(({ code }) => code === 'TITLE_MISSING'),
  );
  return (
    <Flex vertical gap={4}>
      <Flex component="h4" gap={8} align="center" className={styles.groupHead}>
        <PlatformMark platform={check.platform} size="small" isNamed />
        {t('composer.forAccount', { platform: platformName(check.platform), name: account.name })}
      </Flex>
      <Flex component="ul" vertical gap={4}>
        {faults.map((fault) => (
          <GridLayout key={fault} component="li" columns="16px minmax(0, 1fr)" gap={8} className={styles.line}>
            {icons.error}
            <Flex component="span" gap="4px 8px" align="center" wrap className={styles.sentence}>
              <PlainButton
                className={styles.jump}
                onClick={() => goTo(targetOf(composer, check, fault === 'TITLE_NEEDED' ? 'title' : 'publish_at'))}
              >
                {t(`composer.fault.${fault}`)}
              </PlainButton>
            </Flex>
          </GridLayout>
        ))}
        {findings.map((finding) => (
          <GridLayout
            key={finding.code + (finding.platformField?.id ?? '')}
            component="li"
            columns="16px minmax(0, 1fr)"
            gap={8}
            className={styles.line}
          >
            {icons[finding.severity]}
            <Flex component="span" gap="4px 8px" align="center" wrap className={styles.sentence}>
              <PlainButton
                className={styles.jump}
                onClick={() => goTo(targetOf(composer, check, finding.field, finding.platformField?.id))}
              >
                {findingText(finding, t)}
              </PlainButton>
              {finding.repair && isTextRepair(finding) && (
                <Button size="small" onClick={() => changeDraft((now) => repairOne(now, account, finding, chosen))}>
                  {t(`publish.repair.${finding.repair}`)}
                </Button>
              )}
              <FileRepairs account={account} finding={finding} />
            </Flex>
          </GridLayout>
        ))}
        {check.conflicts.map((conflict) => (
          <GridLayout
            key={`${conflict.code}-${conflict.item.id}`}
            component="li"
            columns="16px minmax(0, 1fr)"
            gap={8}
            className={styles.line}
          >
            {icons.warning}
            <Flex component="span" gap="4px 8px" align="center" wrap className={styles.sentence}>
              {t(conflict.code === 'TOO_CLOSE' ? 'publish.conflictClose' : 'publish.conflictSame', {
                account: account.name,
                platform: platformName(conflict.item.platform),
                time: dates.moment(conflict.item.publish_at),
              })}
            </Flex>
          </GridLayout>
        ))}
      </Flex>
    </Flex>
  );
}
