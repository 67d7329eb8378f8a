import type { Locator, Page } from '@playwright/test';
import type { DemoAccount, Stage } from '../stage';

/** What a user does in the composer of posts, as the journeys say it. */

export interface Post {
  readonly id: string;
  readonly account_id: string;
  readonly platform: string;
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  readonly cover: string;
  readonly video_id: string;
  readonly ai_declared: boolean;
  readonly state: string;
  readonly publish_at: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const always = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

export async function postsNamed(stage: Stage, ...titles: string[]): Promise<Post[]> {
  const { list } = await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', always);
  return list.filter(({ title }) => titles.includes(title));
}

/** The composer over its videos, as a user who comes from 成片管理. */
export async function openComposer(stage: Stage, as: DemoAccount = 'owner', videos = 'vid_seed_thermos') {
  const page = await stage.open(`/publish/media?video=${videos}&schedule=1`, { as });
  const drawer = await drawerOf(page);
  await chooseNone(drawer);
  return { page, drawer };
}

/** Takes away the account that is chosen already: that of the platform for which the video was written. */
export async function chooseNone(drawer: Locator): Promise<void> {
  for (const account of await drawer.getByRole('checkbox', { name: /粉丝/, checked: true }).all())
    await account.uncheck();
}

export async function drawerOf(page: Page, name = '排期发布'): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('textbox', { name: '标题', exact: true }).waitFor();
  return drawer;
}

export const titleOf = (drawer: Locator): Locator => drawer.getByRole('textbox', { name: '标题', exact: true });
/** A button of the composer. One that was busy may keep the name of its turning sign before its own for a while. */
export const button = (drawer: Locator, name: string): Locator =>
  drawer.getByRole('button', { name: new RegExp(`^(loading ?)?${name}$`) });
export const choose = async (drawer: Locator, ...names: RegExp[]): Promise<void> => {
  for (const name of names) await drawer.getByRole('checkbox', { name }).check();
};

export async function addTopics(drawer: Locator, ...topics: string[]): Promise<void> {
  const field = drawer.getByRole('combobox', { name: '话题' });
  for (const topic of topics) {
    await field.fill(topic);
    await field.press('Enter');
  }
}
