import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Descriptions, Drawer, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { auditSubjects, auditVerbs, auditWays } from '@/domain/audit';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { type Translate, useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { auditApi } from '@/services/audit/api';
import type { AuditEntry } from '@/services/audit/schema';
import { changeText, fieldText, isUnkept } from './changeText';
import { exportAudit } from './exportAudit';

const deedOf = (t: Translate, { verb, subject }: AuditEntry): string =>
  t('audit.deed', { verb: t(`audit.verb.${verb}`), subject: t(`audit.subject.${subject}`) });

/** Who acted, and in whose name. */
const actorOf = (t: Translate, { actor, acted_as }: AuditEntry): string =>
  acted_as ? t('audit.actedAs', { actor, name: acted_as.name }) : actor;

const auditResource = (onOpen: (entry: AuditEntry) => void) =>
  defineResource<AuditEntry>({
    key: 'platform.audit',
    title: 'audit.title',
    subtitle: 'audit.subtitle',
    search: 'audit.search',
    nameOf: ({ subject_name }) => subject_name,
    actions: {},
    calls: {
      data: (query, options) => auditApi.data(query as Parameters<typeof auditApi.data>[0], options),
    },
    filters: [
      {
        key: 'subject',
        label: 'audit.subject',
        options: auditSubjects.map((value) => ({ value, label: `audit.subject.${value}` as const })),
      },
      {
        key: 'verb',
        label: 'audit.verb',
        options: auditVerbs.map((value) => ({ value, label: `audit.verb.${value}` as const })),
      },
      {
        key: 'way',
        label: 'audit.way',
        options: auditWays.map((value) => ({ value, label: `audit.way.${value}` as const })),
      },
      { key: 'days', label: 'audit.time', options: 'fromList' },
    ],
    columns: [
      {
        key: 'created_at',
        title: 'audit.time',
        width: 152,
        render: ({ created_at }) => (
          <Text type="secondary" tabular>
            {formatMinute(created_at)}
          </Text>
        ),
      },
      { key: 'actor', title: 'audit.actor', width: 176, render: (entry, { t }) => actorOf(t, entry) },
      { key: 'verb', title: 'audit.what', width: 168, render: (entry, { t }) => deedOf(t, entry) },
      {
        key: 'subject_name',
        title: 'audit.name',
        fixed: true,
        render: (entry) => <PlainButton onClick={() => onOpen(entry)}>{entry.subject_name}</PlainButton>,
      },
      {
        key: 'changes',
        title: 'audit.changes',
        render: ({ changes }, { t }) => (
          <Text type="secondary">{[...new Set(changes.map(({ field }) => fieldText(t, field)))].join('、')}</Text>
        ),
      },
      { key: 'reason', title: 'audit.reason', render: ({ reason }) => <Text type="secondary">{reason}</Text> },
    ],
    cardShape: 'text',
    defaultView: 'table',
    card: (entry, { t }) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Text strong>{deedOf(t, entry)}</Text>
        <span>
          <PlainButton onClick={() => onOpen(entry)}>{entry.subject_name}</PlainButton>
        </span>
        <Text type="secondary" size="small">
          {formatMinute(entry.created_at)} · {actorOf(t, entry)}
        </Text>
        {entry.reason && <Text type="secondary">{entry.reason}</Text>}
      </Flex>
    ),
    toolbar: () => <ExportButton />,
    empty: { title: 'audit.emptyTitle', description: 'audit.emptyText' },
  });

/** What the provider's people have done: who, when, what was before and after, and why. */
export function AuditPage() {
  const [opened, setOpened] = useState<AuditEntry>();
  const resource = useMemo(() => auditResource(setOpened), []);
  return (
    <>
      <ResourcePage resource={resource} />
      {opened && <EntryDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface EntryDrawerProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  const t = useT();
  const { created_at, reason, changes, subject_name, host, call, records = [] } = entry;
  return (
    <Drawer open size={640} title={deedOf(t, entry)} onClose={onClose}>
      <Flex vertical gap={16}>
        <Descriptions
          size="small"
          column={1}
          items={[
            { key: 'name', label: t('audit.name'), children: subject_name },
            { key: 'actor', label: t('audit.actor'), children: actorOf(t, entry) },
            { key: 'time', label: t('audit.time'), children: formatMinute(created_at) },
            ...(call ? [{ key: 'call', label: t('audit.call'), children: call }] : []),
            ...(records.length > 0
              ? [{ key: 'records', label: t('audit.records'), children: records.join('、') }]
              : []),
            ...(host ? [{ key: 'host', label: t('audit.host'), children: host }] : []),
            ...(reason ? [{ key: 'reason', label: t('audit.reason'), children: reason }] : []),
          ]}
        />
        {changes.length > 0 && (
          <Descriptions
            bordered
            size="small"
            column={1}
            items={changes.map((change, index) => ({
              key: index,
              label: (
                <Flex vertical>
                  {fieldText(t, change.field)}
                  {change.record && (
                    <Text type="secondary" size="small">
                      {change.record}
                    </Text>
                  )}
                </Flex>
              ),
              children: <ChangedValue entry={entry} change={change} />,
            }))}
          />
        )}
      </Flex>
    </Drawer>
  );
}

interface ChangedValueProps {
  readonly entry: AuditEntry;
  readonly change: AuditEntry['changes'][number];
}

function ChangedValue({ entry, change }: ChangedValueProps) {
  const t = useT();
  if (isUnkept(change)) return <Text type="secondary">{t('audit.unkept')}</Text>;
  const { before, after } = change;
  return (
    <Flex vertical gap={4}>
      {before && <del style={{ whiteSpace: 'pre-wrap' }}>{changeText(t, entry, change, before)}</del>}
      {after && <ins style={{ whiteSpace: 'pre-wrap' }}>{changeText(t, entry, change, after)}</ins>}
    </Flex>
  );
}

function ExportButton() {
  const t = useT();
  const [params] = useSearchParams();
  const download = useAction(
    async () => {
      const { blob, count } = await exportAudit(t, {
        keyword: params.get('keyword') ?? undefined,
        subject: auditSubjects.find((one) => one === params.get('subject')),
        verb: auditVerbs.find((one) => one === params.get('verb')),
        way: auditWays.find((one) => one === params.get('way')),
        days: params.get('days') ?? undefined,
      });
      saveBlob(blob, `${t('audit.title')}-${merchantToday()}.xlsx`);
      return count;
    },
    { messages: { failed: messageOf, done: (count) => t('audit.exported', { count }) } },
  );
  return (
    <Button icon={<DownloadOutlined />} loading={download.isPending} onClick={() => void download.run(undefined)}>
      {t('audit.export')}
    </Button>
  );
}
