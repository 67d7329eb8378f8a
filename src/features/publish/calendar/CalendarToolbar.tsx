import { GlobalOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex, Modal, Segmented, Select, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { ZoneSetting } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { ownerOf } from '@/domain/handOver';
import { platformIds, platformName } from '@/domain/platforms';
import { publishStates } from '@/domain/publishing';
import { calendarViews, isFiltered, turn } from '@/domain/publishing/calendar';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { type MessageId, useT } from '@/hooks/useT';
import { isBrowserAway } from '@/lib/merchantZone';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { zoneNameAt } from '@/utils/timeZone';
import styles from './CalendarToolbar.module.css';
import { type CalendarClock, type CalendarState, type ChangeCalendar, noFilter } from './useCalendarState';

interface CalendarToolbarProps {
  readonly state: CalendarState;
  readonly label: string;
  readonly clock: CalendarClock;
  readonly isNarrow: boolean;
  readonly onChange: ChangeCalendar;
}

/** Where one stands, turning pages, and how it is looked at. */
export function CalendarToolbar({ state, label, clock, isNarrow, onChange }: CalendarToolbarProps) {
  const t = useT();
  const view = isNarrow ? 'month' : state.view;
  const page = view === 'list' ? 'month' : view;
  const noon = Date.parse(`${state.date}T12:00:00Z`);
  const go = (by: number) => onChange({ date: turn(view, state.date, by) });
  return (
    <Flex wrap align="center" justify="space-between" gap={8} style={{ marginBlockEnd: 12 }}>
      <Flex wrap align="center" gap={8}>
        <Button
          icon={<LeftOutlined className={styles.turn} />}
          aria-label={t(`pubCal.prev.${page}`)}
          onClick={() => go(-1)}
          data-drag-rest=""
        />
        <Text component="h2" size="large" strong className={styles.title} aria-live="polite">
          {label}
        </Text>
        <Button
          icon={<RightOutlined className={styles.turn} />}
          aria-label={t(`pubCal.next.${page}`)}
          onClick={() => go(1)}
          data-drag-rest=""
        />
        <Button disabled={state.date === clock.date} onClick={() => onChange({ date: clock.date })}>
          {t('publish.today')}
        </Button>
        <ZoneName zone={clock.zone} at={noon} />
      </Flex>
      {!isNarrow && (
        <Segmented
          aria-label={t('pubCal.view')}
          value={view}
          options={calendarViews.map((value) => ({ value, label: t(`pubCal.view.${value}`) }))}
          onChange={(next) => onChange({ view: next })}
        />
      )}
    </Flex>
  );
}

/** By whose clocks the calendar is; who may set them does it here. */
function ZoneName({ zone, at }: { readonly zone: string; readonly at: number }) {
  const t = useT();
  const dates = useDates();
  const maySet = useCan()('merchant.set');
  const [isOpen, setOpen] = useState(false);
  const text = isBrowserAway(at)
    ? t('pubCal.zoneAway', { zone: dates.zoneName(at) })
    : zoneNameAt(zone, at, 'shortOffset');
  return (
    <>
      <Tooltip title={t('pubCal.zoneHelp', { zone: dates.zoneName(at) })}>
        <Text type="secondary" size="small">
          {text}
        </Text>
      </Tooltip>
      {maySet && (
        <Button
          type="text"
          size="small"
          icon={<GlobalOutlined />}
          aria-label={t('pubCal.zoneChange')}
          title={t('pubCal.zoneChange')}
          onClick={() => setOpen(true)}
        />
      )}
      <Modal open={isOpen} title={t('publish.zone')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <ZoneSetting onSaved={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface CalendarFiltersProps {
  readonly state: CalendarState;
  /** What is shown without filters: members and goods are offered as they occur. */
  readonly posts: readonly PublishItem[];
  readonly accounts: readonly WemediaAccount[];
  readonly onChange: ChangeCalendar;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Each value once, with its name. */
function optionsOf(posts: readonly PublishItem[], read: (post: PublishItem) => Option): Option[] {
  const found = new Map<string, string>();
  for (const post of posts) {
    const { value, label } = read(post);
    if (value && !found.has(value)) found.set(value, label);
  }
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}

/** Narrows the calendar; all of it stands in the address. */
export function CalendarFilters({ state, posts, accounts, onChange }: CalendarFiltersProps) {
  const t = useT();
  const members = useMemo(
    () => optionsOf(posts, (post) => ({ value: ownerOf(post).id, label: ownerOf(post).name })),
    [posts],
  );
  const goods = useMemo(() => optionsOf(posts, (post) => ({ value: post.goods_id, label: post.goods_title })), [posts]);
  const select = <Value extends string>(
    label: MessageId,
    value: Value | undefined,
    options: readonly { readonly value: Value; readonly label: string }[],
    pick: (value: Value | undefined) => Partial<CalendarState>,
  ) => (
    <Select<Value>
      className={styles.filter}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      aria-label={t(label)}
      placeholder={t(label)}
      value={value ?? null}
      options={[...options]}
      // Its name may be on its way, or stand in no post that is shown: an id says nothing to anybody.
      labelRender={({ label: name, value: chosen }) =>
        options.some((option) => option.value === chosen) ? name : t('pubCal.chosenFilter', { filter: t(label) })
      }
      onChange={(next?: Value) => onChange(pick(next))}
    />
  );
  const own = accounts.filter(({ platform }) => !state.platform || platform === state.platform);
  return (
    <Flex wrap align="center" gap={8} className={styles.filters}>
      {select(
        'publish.platform',
        state.platform,
        platformIds.map((value) => ({ value, label: platformName(value) })),
        (platform) => ({ platform, accountId: undefined }),
      )}
      {select(
        'publish.account',
        state.accountId,
        own.map(({ id, platform, name }) => ({ value: id, label: `${platformName(platform)} · ${name}` })),
        (accountId) => ({ accountId }),
      )}
      {select(
        'publish.stateFilter',
        state.state,
        publishStates.map((value) => ({ value, label: t(`publish.state.${value}`) })),
        (value) => ({ state: value }),
      )}
      {select('pubCal.member', state.memberId, members, (memberId) => ({ memberId }))}
      {select('publish.goods', state.goodsId, goods, (goodsId) => ({ goodsId }))}
      {isFiltered(state) && (
        <Button type="link" onClick={() => onChange(noFilter)}>
          {t('resource.clearFilter')}
        </Button>
      )}
    </Flex>
  );
}
