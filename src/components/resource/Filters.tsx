import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Grid } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { type FilterProps, FilterSelect } from './FilterSelect';
import styles from './Resource.module.css';
import type { ResourceFilter } from './types';

interface Props extends FilterProps {
  readonly filters: readonly ResourceFilter[];
}

/** More of them would fill a phone's screen before the first row. */
const mostOnPhones = 3;

/** The filters of a list: rare ones show on demand, on phones many of them stand on a sheet of their own. */
export function Filters({ filters, ...shared }: Props) {
  const isPhone = Grid.useBreakpoint().md === false;
  if (isPhone && filters.length > mostOnPhones) return <FilterSheet filters={filters} {...shared} />;
  return <FilterRow filters={filters} {...shared} />;
}

function FilterRow({ filters, ...shared }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const isShown = ({ key, isRare }: ResourceFilter) => !isRare || isWhole || shared.list.state.filters[key];
  return (
    <>
      {filters.filter(isShown).map((filter) => (
        <FilterSelect key={filter.key} filter={filter} className={styles.filter} {...shared} />
      ))}
      {filters.some(({ isRare }) => isRare) && (
        <Button
          type="text"
          icon={isWhole ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'resource.fewerFilters' : 'resource.moreFilters')}
        </Button>
      )}
    </>
  );
}

function FilterSheet({ filters, list, choices }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(({ key }) => list.state.filters[key]).length;
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {count > 0 ? t('resource.filtersOn', { count }) : t('resource.filters')}
      </Button>
      <Drawer
        open={isOpen}
        placement="bottom"
        size="80%"
        title={t('resource.filters')}
        onClose={() => setOpen(false)}
        footer={
          <GridLayout columns="1fr 2fr" gap={12}>
            <Button disabled={count === 0} onClick={() => list.update({ filters: {} })}>
              {t('resource.clearFilter')}
            </Button>
            <Button type="primary" onClick={() => setOpen(false)}>
              {t('resource.showFiltered')}
            </Button>
          </GridLayout>
        }
      >
        <GridLayout columns="1fr 1fr" gap="16px 12px">
          {filters.map((filter) => (
            <Flex key={filter.key} vertical gap={4} style={{ minInlineSize: 0 }}>
              <Text type="secondary" size="small">
                {t(filter.label)}
              </Text>
              <FilterSelect filter={filter} list={list} choices={choices} placeholder={t('resource.anyFilter')} />
            </Flex>
          ))}
        </GridLayout>
      </Drawer>
    </>
  );
}
