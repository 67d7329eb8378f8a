import { Flex, Input, Tooltip, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { ControlProps } from '@/components/resource/types';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { addGrants, type GrantOrigin, grantOrigin, type RoleGrants, removeGrants } from '@/domain/roles';
import { useT } from '@/hooks/useT';
import { actionName, pageName } from './grantNames';
import { buildGrantTree, type GrantNode, grantsUnder, OTHER_AREA } from './grantNodes';

const nothing: RoleGrants = { routes: [], actions: [] };

interface GrantTreeProps extends ControlProps {
  readonly value?: RoleGrants;
  /** All that there is to give. What a role holds besides is shown and closed. */
  readonly offered: RoleGrants;
  /** What the template gives that the role was made from: each key says whether it is as it is there. */
  readonly template?: RoleGrants | undefined;
}

/** What a role gives, as a tree; the page that an action needs comes along, and what is not offered is closed. */
export function GrantTree({ id, value = nothing, onChange, offered, template }: GrantTreeProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [along, setAlong] = useState('');
  const keys = useMemo(
    () => ({
      routes: [...new Set([...offered.routes, ...value.routes])],
      actions: [...new Set([...offered.actions, ...value.actions])],
    }),
    [offered, value],
  );
  const tree = useMemo(
    () =>
      buildGrantTree(
        keys,
        {
          area: (area) => (area === OTHER_AREA ? t('team.role.other') : pageName(t, area)),
          page: (key) => pageName(t, key),
          action: (key) => actionName(t, key),
        },
        search,
      ),
    [keys, search, t],
  );

  const held = [...value.routes, ...value.actions];
  const isOffered = ({ key, kind }: GrantNode) =>
    kind === 'area' || offered.routes.includes(key) || offered.actions.includes(key);
  const underOf = (node: GrantNode) => {
    const { routes, actions } = grantsUnder(node);
    return [...routes, ...actions];
  };
  const areas = tree.filter((area) => underOf(area).some((key) => held.includes(key)));
  const whole = areas.filter((area) => underOf(area).every((key) => held.includes(key)));

  const toggle = (node: GrantNode, isOn: boolean) => {
    const { routes, actions } = grantsUnder(node);
    const asked = {
      routes: routes.filter((key) => offered.routes.includes(key)),
      actions: actions.filter((key) => offered.actions.includes(key)),
    };
    const change = isOn ? addGrants(value, asked, (page) => offered.routes.includes(page)) : removeGrants(value, asked);
    const names = [
      ...change.along.routes.map((key) => pageName(t, key)),
      ...change.along.actions.map((key) => actionName(t, key)),
    ].join('、');
    setAlong(names && t(isOn ? 'team.role.addedAlong' : 'team.role.removedAlong', { names }));
    onChange?.(change.grants);
  };
  return (
    <Flex vertical gap={8} id={id}>
      <Input.Search
        allowClear
        value={search}
        aria-label={t('team.role.searchGrants')}
        placeholder={t('team.role.searchGrants')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text type="secondary" size="small" role="status">
        {along || t('team.role.counts', { routes: value.routes.length, actions: value.actions.length })}
      </Text>
      {tree.length === 0 && <Text type="tertiary">{t('team.role.noMatch')}</Text>}
      <Tree<TreeNode>
        key={search ? 'found' : 'all'}
        checkable
        checkStrictly
        selectable={false}
        defaultExpandAll={search !== ''}
        treeData={tree.map((node) => toTreeNode(node, isOffered))}
        titleRender={({ node }) =>
          isOffered(node) ? (
            <Flex component="span" gap={8} align="center" wrap>
              {node.title}
              <OriginTag origin={grantOrigin(node.key, value, template)} />
            </Flex>
          ) : (
            <Tooltip title={t('team.role.notYours')}>{node.title}</Tooltip>
          )
        }
        checkedKeys={{
          checked: [...held, ...whole.map(({ key }) => key)],
          halfChecked: areas.filter((area) => !whole.includes(area)).map(({ key }) => key),
        }}
        onCheck={(_, { node, checked }) => toggle(node.node, checked)}
      />
    </Flex>
  );
}

const originTones: Readonly<Record<GrantOrigin, Tone>> = { inherited: 'plain', added: 'good', removed: 'warn' };

function OriginTag({ origin }: { readonly origin: GrantOrigin | undefined }) {
  const t = useT();
  return origin && <ToneTag tone={originTones[origin]}>{t(`team.role.origin.${origin}`)}</ToneTag>;
}

interface TreeNode {
  readonly key: string;
  readonly node: GrantNode;
  readonly disableCheckbox: boolean;
  readonly children: TreeNode[];
}

const toTreeNode = (node: GrantNode, isOffered: (node: GrantNode) => boolean): TreeNode => ({
  key: node.key,
  node,
  disableCheckbox: !isOffered(node),
  children: node.children.map((child) => toTreeNode(child, isOffered)),
});
