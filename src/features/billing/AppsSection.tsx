import { SettingOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { appPage } from '@/domain/apps';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { appApi } from '@/services/app/api';
import type { MerchantApp } from '@/services/app/schema';
import { AppSettingDialog } from './AppSettingDialog';

/** The applications that the provider offers, in its order and under its names. */
export function AppsSection() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(appApi.data);
  const isKnown = data !== undefined;
  return (
    <Section
      title={t('billing.account.apps')}
      loading={loading && !isKnown}
      {...(error && !isKnown ? { error } : {})}
      onRetry={refresh}
      empty={data?.list.length === 0 ? t('billing.account.noApps') : undefined}
    >
      <GridLayout component="ul" columns="repeat(auto-fill, minmax(min(240px, 100%), 1fr))" gap={12}>
        {data?.list.map((app) => (
          <AppCard key={app.key} app={app} onChanged={refresh} />
        ))}
      </GridLayout>
    </Section>
  );
}

interface AppCardProps {
  readonly app: MerchantApp;
  readonly onChanged: () => void;
}

function AppCard({ app, onChanged }: AppCardProps) {
  const t = useT();
  const pageName = usePageName();
  const canVisit = useCanVisit();
  const canSet = useCan()('app.save');
  const [isSetting, setIsSetting] = useState(false);
  const { key, is_recommended, is_locked, is_on_here, plans } = app;
  const name = app.name || pageName(appPage(key));
  return (
    <Panel component="li" vertical gap={8} aria-label={name}>
      <Flex justify="space-between" gap={8}>
        <Text strong>{name}</Text>
        {is_on_here && is_recommended && <ToneTag tone="warn">{t('app.recommended')}</ToneTag>}
        {!is_on_here && <ToneTag tone="plain">{t('appSetting.closed')}</ToneTag>}
      </Flex>
      <Text type="secondary" size="small" style={{ flex: 1 }}>
        {t(`tools.${key}.lead`)}
      </Text>
      {is_locked ? (
        <Flex gap={8} align="center" justify="space-between" wrap>
          <Text type="tertiary" size="small">
            {t('billing.account.appPlans', { plans: plans.join('、') })}
          </Text>
          {canVisit('/merchant/account/version') && (
            <PageLink to="/merchant/account/version">{t('billing.account.upgrade')}</PageLink>
          )}
        </Flex>
      ) : (
        <Flex gap={8} justify="space-between">
          {is_on_here ? (
            <PageLink to={`/creative/tool/${key}`}>
              <Button size="small" tabIndex={-1}>
                {t('billing.account.openApp')}
              </Button>
            </PageLink>
          ) : (
            <span />
          )}
          {canSet && (
            <Button
              size="small"
              type="text"
              icon={<SettingOutlined aria-hidden />}
              aria-label={t('appSetting.title', { name })}
              onClick={() => setIsSetting(true)}
            />
          )}
        </Flex>
      )}
      {isSetting && (
        <AppSettingDialog
          // Of a colleague's change the dialog begins anew.
          key={app.revision}
          app={app}
          name={name}
          onSaved={() => {
            setIsSetting(false);
            onChanged();
          }}
          onClose={() => {
            setIsSetting(false);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}
