import { Button, Select } from 'antd';
import { useMemo } from 'react';
import { platformIds, platformName } from '@/domain/platforms';
import { publishStates } from '@/domain/publishing';
import { isFiltered } from '@/domain/publishing/calendar';
import { type MessageId, useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './calendar.module.css';
import type { CalendarState } from './calendarState';
import type { ChangeCalendar } from './useCalendarState';

interface Props {
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

/** Each value once, with its name; the chosen one stays although nothing of it is shown. */
function optionsOf(posts: readonly PublishItem[], read: (post: PublishItem) => Option, chosen?: string): Option[] {
  const found = new Map<string, string>();
  for (const post of posts) {
    const { value, label } = read(post);
    if (value && !found.has(value)) found.set(value, label);
  }
  if (chosen && !found.has(chosen)) found.set(chosen, chosen);
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}

export const noFilter = {
  platform: undefined,
  accountId: undefined,
  state: undefined,
  memberId: undefined,
  goodsId: undefined,
} as const;

/** Narrows the calendar; all of it stands in the address. */
export function CalendarFilters({ state, posts, accounts, onChange }: Props) {
  const t = useT();
  const members = useMemo(
    () => optionsOf(posts, ({ author }) => ({ value: author.id, label: author.name }), state.memberId),
    [posts, state.memberId],
  );
  const goods = useMemo(
    () => optionsOf(posts, (post) => ({ value: post.goods_id, label: post.goods_title }), state.goodsId),
    [posts, state.goodsId],
  );
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
      onChange={(next?: Value) => onChange(pick(next))}
    />
  );
  const own = accounts.filter(({ platform }) => !state.platform || platform === state.platform);
  return (
    <div className={styles.filters}>
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
    </div>
  );
}
