import { Button, Flex, Grid, Input, Table } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { actionName, pageName } from './grantNames';

/** A page or an action that a right is given for. */
export interface Grant {
  readonly key: string;
  readonly kind: 'page' | 'action';
}

/** A column of one's own. On a phone it stands below the name: beside it, it would be cut off. */
interface GrantDetail<G> {
  readonly key: string;
  readonly title: string;
  readonly render: (grant: G) => ReactNode;
}

export interface HoldersProps {
  readonly grantKey: string;
  readonly name: string;
  readonly onClose: () => void;
}

interface GrantTableProps<G extends Grant> {
  readonly grants: readonly G[];
  readonly isLoading?: boolean;
  readonly details?: readonly GrantDetail<G>[];
  /** What is searched besides the key and the name. */
  readonly searchText?: (grant: G) => string;
  /** What the button to its holders says; undefined = nobody holds it. */
  readonly holdersText: (grant: G) => string | undefined;
  /** Shows who holds a key and why. */
  readonly Holders: ComponentType<HoldersProps>;
  /** What narrows the list, before the search. */
  readonly filter?: ReactNode;
  /** What is said between the search and the table. */
  readonly notice?: ReactNode;
}

/** Pages and actions to be searched; at a click who holds one and why. */
export function GrantTable<G extends Grant>(props: GrantTableProps<G>) {
  const {
    grants,
    isLoading = false,
    details = [],
    searchText = () => '',
    holdersText,
    Holders,
    filter,
    notice,
  } = props;
  const t = useT();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ readonly grantKey: string; readonly name: string }>();
  const isNarrow = Grid.useBreakpoint().sm === false;
  const wanted = search.trim().toLowerCase();
  const rows = grants
    .map((grant) => ({ grant, name: grant.kind === 'page' ? pageName(t, grant.key) : actionName(t, grant.key) }))
    .filter(({ grant, name }) => `${grant.key} ${name} ${searchText(grant)}`.toLowerCase().includes(wanted));
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap>
        {filter}
        <Input.Search
          allowClear
          style={{ maxWidth: 280 }}
          aria-label={t('team.role.searchGrants')}
          placeholder={t('team.role.searchGrants')}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Flex>
      {notice}
      <Table<(typeof rows)[number]>
        size="small"
        rowKey={({ grant }) => grant.key}
        loading={isLoading}
        dataSource={rows}
        locale={{ emptyText: t(wanted ? 'team.role.noMatch' : 'team.role.nothing') }}
        {...(!isNarrow && { scroll: { x: 'max-content' } })}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          {
            key: 'name',
            title: t('authority.key'),
            render: (_, { grant, name }) => (
              <>
                {name}
                {isNarrow &&
                  details.map(({ key, render }) => (
                    <Text key={key} component="div" type="secondary" size="small">
                      {render(grant)}
                    </Text>
                  ))}
              </>
            ),
          },
          {
            key: 'kind',
            title: <span style={{ whiteSpace: 'nowrap' }}>{t('authority.kind')}</span>,
            render: (_, { grant }) => <span style={{ whiteSpace: 'nowrap' }}>{t(`authority.kind.${grant.kind}`)}</span>,
          },
          ...(isNarrow ? [] : details).map(({ key, title, render }) => ({
            key,
            title,
            render: (_: unknown, { grant }: (typeof rows)[number]) => render(grant),
          })),
          {
            key: 'holders',
            title: t('authority.holders'),
            render: (_, { grant, name }) => {
              const text = holdersText(grant);
              if (text === undefined) return <Text type="tertiary">{t('authority.nobody')}</Text>;
              return (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('authority.holdersOf', { name })}
                  onClick={() => setAsked({ grantKey: grant.key, name })}
                >
                  {text}
                </Button>
              );
            },
          },
        ]}
      />
      {asked && <Holders {...asked} onClose={() => setAsked(undefined)} />}
    </Flex>
  );
}
