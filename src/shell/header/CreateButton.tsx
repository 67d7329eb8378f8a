import { PlusOutlined } from '@ant-design/icons';
import { history, useAccess } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useT } from '@/hooks/useT';
import { labelId } from '../menu/pages';
import { makePages } from './makePages';

interface CreateButtonProps {
  readonly isCompact: boolean;
}

/** Begins something new: at once where there is one way, by a menu where there are several. */
export function CreateButton({ isCompact }: CreateButtonProps) {
  const t = useT();
  const pages = makePages(useAccess());
  const [first] = pages;
  if (!first?.path || !first.name) return null;
  const single = pages.length === 1;
  const label = single ? t(labelId(first.name)) : t('shell.create');
  const button = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      aria-label={label}
      onClick={single ? () => history.push(first.path ?? '/') : undefined}
    >
      {isCompact ? null : label}
    </Button>
  );
  if (single) return button;
  const items = pages.map(({ name = '', path = '' }) => ({ key: path, label: t(labelId(name)) }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => history.push(key) }}>
      {button}
    </Dropdown>
  );
}
