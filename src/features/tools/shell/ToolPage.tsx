import { CloudServerOutlined, LaptopOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { usePageHeading } from '@/components/PageHeading';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { JobsList } from './JobsList';
import { RoomHint } from './RoomHint';
import { Run, RunList } from './RunList';
import styles from './ToolPage.module.css';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';
import type { ToolKey } from './toolKeys';
import type { ToolRecord } from './types';
import { useNewestRun, useToolJobs } from './useToolRuns';

interface ToolPageProps {
  readonly tool: ToolKey;
  /** The files stay on this computer. */
  readonly local?: boolean;
  /** The engine at work, by its own name, where the work is not local. */
  readonly engine?: string;
  readonly input: ReactNode;
  readonly options?: ReactNode;
  /** Shows what will come out, as it is set now. */
  readonly preview?: ReactNode;
  /** What begins the work. */
  readonly actions: ReactNode;
  /** A word beside the actions: what it costs, how long it takes. */
  readonly note?: ReactNode;
  /** About how large the results will be, bytes: told beforehand, with a warning where the disk has no room. */
  readonly bytes?: number | null;
  /** Takes the settings of an earlier run. */
  readonly onReuse?: (record: Pick<ToolRecord, 'options' | 'inputs'>) => void;
  /** What the tool shows besides, over the whole width. */
  readonly children?: ReactNode;
}

/**
 * The page of a tool: what goes in and how on one side, what will come out on the other. How far it is, and what has just
 * been made, stand under the button; earlier results below.
 */
export function ToolPage({ tool, local = false, engine, bytes, onReuse, ...parts }: ToolPageProps) {
  const t = useT();
  const pageName = usePageName();
  useEffect(() => {
    void toolJobs.recover();
    void toolHistory.load();
  }, []);
  const runs = useToolJobs(tool);
  const current = runs.filter(({ state }) => state.name !== 'interrupted');
  // What an earlier visit left does not stand beside the button of this one.
  const interrupted = runs.filter(({ state }) => state.name === 'interrupted');
  const newest = useNewestRun(tool);
  const heading = usePageHeading();
  const { input, options, preview, actions, note, children } = parts;
  return (
    <Flex vertical gap={16}>
      <Flex component="header" gap="8px 16px" align="flex-end" justify="space-between" wrap>
        <div>
          <Text
            component={heading}
            strong
            style={{ fontSize: 'var(--ant-font-size-heading-3)', lineHeight: 'var(--ant-line-height-heading-3)' }}
          >
            {pageName(`creative.tool.${tool}`)}
          </Text>
          <Text component="p" type="secondary" style={{ margin: '4px 0 0' }}>
            {t(`tools.${tool}.lead`)}
          </Text>
        </div>
        {(local || engine) && (
          <Text type="secondary" size="small" className={styles.where}>
            {local ? <LaptopOutlined aria-hidden /> : <CloudServerOutlined aria-hidden />}
            {local ? t('tools.local') : t('tools.engine', { name: engine ?? '' })}
          </Text>
        )}
      </Flex>
      <div className={preview ? styles.columns : styles.single}>
        <Panel component="section" vertical gap={16} style={{ minInlineSize: 0 }} aria-label={t('tools.settings')}>
          {input}
          {options}
          <Flex gap={12} align="center" wrap>
            {actions}
            {note && (
              <Text type="tertiary" size="small">
                {note}
              </Text>
            )}
          </Flex>
          {bytes ? <RoomHint bytes={bytes} /> : null}
          <JobsList isInside runs={current} onReuse={onReuse} />
          {newest && <Run record={newest} onReuse={onReuse} />}
        </Panel>
        {preview && (
          <Panel component="section" vertical gap={16} style={{ minInlineSize: 0 }} aria-label={t('tools.preview')}>
            {preview}
          </Panel>
        )}
      </div>
      {children}
      <JobsList runs={interrupted} onReuse={onReuse} />
      <RunList tool={tool} newest={newest} onReuse={onReuse} />
    </Flex>
  );
}

/** Options of a tool with their name above them. */
export function ToolOption({
  label,
  help,
  children,
}: {
  readonly label: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.option}>
      <legend>{label}</legend>
      {children}
      {help && (
        <Text component="p" type="tertiary" size="small" style={{ lineHeight: 1.6 }}>
          {help}
        </Text>
      )}
    </fieldset>
  );
}
