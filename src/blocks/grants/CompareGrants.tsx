import { Button, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { compareGrants, type RoleGrants } from '@/domain/roles';
import { type MessageId, useT } from '@/hooks/useT';
import { actionName, pageName } from './grantNames';

interface NamedGrants extends RoleGrants {
  readonly id: string;
  readonly name: string;
}

interface CompareGrantsProps {
  readonly title: MessageId;
  readonly roles: readonly NamedGrants[];
}

/** What only one of two roles gives, and what both do; a button that opens it where there are two. */
export function CompareGrants({ title, roles }: CompareGrantsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [firstId, setFirstId] = useState<string>();
  const [secondId, setSecondId] = useState<string>();
  const first = roles.find(({ id }) => id === firstId) ?? roles[0];
  const second = roles.find(({ id }) => id === secondId) ?? roles[1];
  if (!first || !second) return null;
  const { routes, actions } = compareGrants(first, second);
  const namesOf = (side: 'onlyFirst' | 'onlySecond' | 'both') => [
    ...routes[side].map((key) => ({ key, name: pageName(t, key) })),
    ...actions[side].map((key) => ({ key, name: actionName(t, key) })),
  ];
  const options = roles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t(title)}</Button>
      <Modal open={isOpen} width={880} title={t(title)} footer={null} onCancel={() => setIsOpen(false)}>
        <Flex gap={16} wrap style={{ marginBlockEnd: 16 }}>
          <Select aria-label={t('team.role.first')} value={first.id} options={options} onChange={setFirstId} />
          <Select aria-label={t('team.role.second')} value={second.id} options={options} onChange={setSecondId} />
        </Flex>
        <GridLayout columns="repeat(auto-fit, minmax(220px, 1fr))" gap={24}>
          <NameList title={t('team.role.onlyFirst', { name: first.name })} names={namesOf('onlyFirst')} />
          <NameList title={t('team.role.onlyFirst', { name: second.name })} names={namesOf('onlySecond')} />
          <NameList title={t('team.role.both')} names={namesOf('both')} />
        </GridLayout>
      </Modal>
    </>
  );
}

interface NameListProps {
  readonly title: string;
  readonly names: readonly { readonly key: string; readonly name: string }[];
}

function NameList({ title, names }: NameListProps) {
  const t = useT();
  return (
    <section aria-label={title}>
      <Text component="h3" strong>
        {title}
      </Text>
      {names.length === 0 && <Text type="tertiary">{t('team.role.nothing')}</Text>}
      <ul>
        {names.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
