import { Alert, Drawer, Flex, Tag } from 'antd';
import { actionName, pageName } from '@/blocks/grants';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { tryRole } from '@/domain/roleTrial';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { authorityApi } from '@/services/authority/api';
import type { AuthorityKeys } from '@/services/authority/schema';
import type { RoleTemplate } from '@/services/role_template/schema';

interface RoleTrialDrawerProps {
  readonly template: RoleTemplate;
  readonly onClose: () => void;
}

/** What the holder of a role would see: menus, pages and the buttons on them. */
export function RoleTrialDrawer({ template, onClose }: RoleTrialDrawerProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(authorityApi.keys);
  return (
    <Drawer open size={640} title={t('authority.tryTitle', { name: template.name })} onClose={onClose}>
      <LoadState data={data} error={error} onRetry={refresh} rows={3} />
      {data && <Trial template={template} pages={data.pages} />}
    </Drawer>
  );
}

function Trial({ template, pages }: Pick<RoleTrialDrawerProps, 'template'> & Pick<AuthorityKeys, 'pages'>) {
  const t = useT();
  const { places, anywhere, unreachable } = tryRole(template, pages);
  return (
    <Flex vertical gap={24}>
      {unreachable.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('authority.unreachable', { names: unreachable.map((key) => actionName(t, key)).join('、') })}
        />
      )}
      {places.map(({ place, pages: found }) => (
        <section key={place} aria-label={t(`authority.place.${place}`)}>
          <Text component="h3" strong>
            {t(`authority.place.${place}`)}
          </Text>
          <ul>
            {found.map(({ key, actions }) => (
              <li key={key}>
                <Flex gap={4} wrap align="center" style={{ paddingBlock: 4 }}>
                  <span>{pageName(t, key)}</span>
                  <ActionTags keys={actions} />
                </Flex>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {anywhere.length > 0 && (
        <section aria-label={t('authority.anywhere')}>
          <Text component="h3" strong>
            {t('authority.anywhere')}
          </Text>
          <Flex gap={4} wrap>
            <ActionTags keys={anywhere} />
          </Flex>
        </section>
      )}
    </Flex>
  );
}

function ActionTags({ keys }: { readonly keys: readonly string[] }) {
  const t = useT();
  return keys.map((key) => <Tag key={key}>{actionName(t, key)}</Tag>);
}
