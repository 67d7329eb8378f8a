import { allPages } from '../../config/routes';
import { clock } from '../_core/clock';
import type { RoleRow } from '../_core/grants';
import { hashSeedPassword } from '../_core/passwords';
import type { AccountRow, MerchantRow, ProviderRow } from '../_core/rows';
import { seedTable } from '../_core/store';
import { actionKeys } from './actions';

/** Merchants of the demo: the main one, a second one (isolation), and the provider's own. */
export const demoMerchant = 'M100001';
export const otherMerchant = 'M100002';
export const providerMerchant = 'P100000';

const pageKeys = allPages.flatMap((page) => (page.name && page.access ? [page.name] : []));
const isProviderPage = (key: string): boolean => /^(platform|template)\./.test(key);
const isUnder = (prefixes: readonly string[]) => (key: string) =>
  prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`));

const ownerPages = pageKeys.filter((key) => !isProviderPage(key));
const writerPages = pageKeys.filter(
  isUnder([
    'workbench',
    'account',
    'merchant.announce',
    'compose',
    'editor',
    'creation',
    'agent',
    'creative',
    'publish.calendar',
    'publish.media',
    'publish.matrix',
    'publish.approval',
    'publish.statistics',
    'publish.report',
    'promotion.task',
    'merchant.report',
  ]),
);
const viewerPages = pageKeys.filter(
  isUnder([
    'workbench',
    'account',
    'merchant.announce',
    'publish.calendar',
    'publish.media',
    'publish.statistics',
    'publish.report',
    'promotion.task',
  ]),
);
/** A provider has no leads that a card could bring. */
const adminPages = pageKeys
  .filter(isUnder(['platform', 'template', 'account']))
  .filter((key) => key !== 'account.card');

const merchantActions = actionKeys.filter(
  (key) =>
    !/^(merchant\.(delete|export|import|status|review|plan|note|see_as)|(platform|template|brand|role_template|message_template|platform_\w+|channel|compliance_policy)\.)/.test(
      key,
    ),
);
/** Groups whose records a writer makes; what others made stays theirs. */
const writerGroups =
  /^(comment|chat|script|project|video|framework|breakdown|topic|article|file|file_folder|knowledge|figure|voice_sample|material|shooting_plan|speech|writer)\./;
const writerActions = actionKeys.filter(
  (key) =>
    (writerGroups.test(key) && !key.endsWith('.manage')) ||
    /^(goods\.(save|status)|prompt\.(save|share)|publish\.submit)$/.test(key),
);
const providerActions = actionKeys.filter((key) =>
  // `file.save`: pictures of the brand and of what it publishes.
  /^((merchant|account|platform|template|notice|compliance_word|brand|role_template|message_template|platform_\w+|channel|compliance_policy)\.|file\.save$)/.test(
    key,
  ),
);

/** All that a provider's roles can hold. */
export const providerKeys = { routes: adminPages, actions: providerActions };

seedTable<ProviderRow>('provider', () => [
  {
    id: 'lingkuang',
    hosts: ['localhost', '127.0.0.1', '::1'],
    name: '灵框',
    title: '灵框 · 爆款框架短视频工作台',
    slogan: '拆解爆款思维框架，把商品讲成人人想看的短视频',
    logo: '/api/demo/brand/lingkuang.svg',
    favicon: '/api/demo/brand/lingkuang.svg',
    color: '#6956EB',
    icp: '演示环境',
    service_phone: '400-000-1024',
  },
  {
    id: 'xinghe',
    hosts: ['127.0.0.2', 'brand-b.localhost'],
    name: '星河智创',
    title: '星河智创 · 品牌内容工场',
    slogan: '让每一家好店都有自己的内容团队',
    logo: '/api/demo/brand/xinghe.svg',
    favicon: '/api/demo/brand/xinghe.svg',
    color: '#13C2C2',
    icp: '演示环境',
    service_phone: '400-000-2048',
  },
]);

function aMerchant(mchno: string, fields: Partial<MerchantRow>): MerchantRow {
  return {
    id: mchno,
    mchno,
    provider_id: 'lingkuang',
    name: '',
    logo: '',
    industry: '',
    contact: '',
    phone: '',
    address: '',
    intro: '',
    version: '专业版',
    expires_at: clock.seedTime(240),
    status: 1,
    created_at: clock.seedTime(-200),
    ...fields,
  };
}

/** Two that channels brought: they have no accounts of their own. */
const channelMerchants = () => [
  aMerchant('M100003', {
    name: '老街面包房',
    industry: '食品饮料',
    contact: '唐果',
    phone: '13800000003',
    address: '杭州市拱墅区小河直街 32 号',
    version: '旗舰版',
    expires_at: clock.seedTime(300),
    channel_id: 'ch_seed_hangzhou',
    created_at: clock.seedTime(-70),
  }),
  aMerchant('M100004', {
    name: '林间咖啡',
    industry: '食品饮料',
    contact: '许知南',
    phone: '13800000004',
    address: '绍兴市越城区仓桥直街 7 号',
    expires_at: clock.seedTime(52),
    channel_id: 'ch_seed_east',
    created_at: clock.seedTime(-40),
  }),
];

seedTable<MerchantRow>(
  'merchant',
  () => [
    aMerchant(demoMerchant, {
      name: '山野日常生活馆',
      logo: '/api/demo/brand/shanye.svg',
      industry: '家居百货',
      contact: '陈小满',
      phone: '13800000001',
      address: '杭州市余杭区良渚街道 18 号',
      intro: '把山野的松弛感带进日常：保温杯、桌面、茶与零食，件件自己先用三个月。',
    }),
    ...channelMerchants(),
    aMerchant(otherMerchant, {
      provider_id: 'xinghe',
      name: '星野茶铺',
      logo: '/api/demo/brand/xingye.svg',
      industry: '食品饮料',
      contact: '周星野',
      phone: '13800000002',
      address: '福州市鼓楼区茶亭街 6 号',
      intro: '只做当季茶。',
      version: '基础版',
      expires_at: clock.seedTime(60),
      created_at: clock.seedTime(-90),
    }),
    aMerchant(providerMerchant, {
      name: '灵框平台',
      logo: '/api/demo/brand/lingkuang.svg',
      industry: '平台运营',
      contact: '平台运营',
      phone: '400-000-1024',
      version: '平台版',
      created_at: clock.seedTime(-400),
    }),
  ],
  // They came with the channels: a state that knows those lacks them only where somebody took them out.
  (rows, isKnown) => (isKnown('channel') ? [] : channelMerchants().filter(({ id }) => !rows.has(id))),
);

/** What `/account_role/import` brings when it is given no roles. */
export const builtInRoles = [
  { code: 'owner', name: '店主', note: '全部页面与操作', routes: ownerPages, actions: merchantActions },
  {
    code: 'writer',
    name: '内容编辑',
    note: '写脚本、做视频，发布要提交审批，不能删除商品',
    routes: writerPages,
    actions: writerActions,
  },
  { code: 'viewer', name: '观察员', note: '只看发布与数据', routes: viewerPages, actions: [] },
];

const rolesOf = (mchno: string): RoleRow[] =>
  builtInRoles.map((role, index) => ({
    id: `role_${role.code}_${mchno}`,
    mchno,
    ...role,
    created_at: clock.seedTime(-200 + index),
  }));

const adminRole = {
  code: 'admin',
  name: '平台管理员',
  note: '商家、权限与模板',
  routes: adminPages,
  actions: providerActions,
  support: { routes: ownerPages, actions: merchantActions },
};

/** Looks at merchants, and helps in them with a little: an operator who holds fewer rights than an owner. */
const supportRole = {
  code: 'support',
  name: '客服',
  note: '查看商家、写备注，以客服身份进入商家',
  routes: ['platform.merchant', ...adminPages.filter(isUnder(['account']))],
  actions: ['merchant.note', 'merchant.see_as'],
  support: {
    routes: ['workbench', 'creative.goods', 'publish.calendar', 'publish.media'],
    actions: ['goods.save', 'publish.schedule'],
  },
};
const providerRoles = [adminRole, supportRole];

const providerRolesOf = (mchno: string): RoleRow[] =>
  providerRoles.map((role) => ({
    id: `role_${role.code}_${mchno}`,
    mchno,
    ...role,
    created_at: clock.seedTime(-400),
  }));

/** A built-in role with the pages and rights of today. One that a person has changed (each save counts up) stays his. */
function renewedRole(role: RoleRow): RoleRow[] {
  const builtIn = [...builtInRoles, ...providerRoles].find(({ code }) => code === role.code);
  if (!builtIn || role.revision !== undefined) return [];
  const { routes, actions } = builtIn;
  const renewed = { ...role, routes, actions };
  const support = providerRoles.find(({ code }) => code === role.code)?.support;
  return [support ? { ...renewed, support } : renewed];
}

seedTable<RoleRow>(
  'account_role',
  () => [...rolesOf(demoMerchant), ...rolesOf(otherMerchant), ...providerRolesOf(providerMerchant)],
  // No call takes a role away: one that a state lacks is of an older product.
  (rows) => [
    ...[...rows.values()].flatMap(renewedRole),
    ...(rows.has(`role_admin_${providerMerchant}`)
      ? providerRolesOf(providerMerchant).filter(({ id }) => !rows.has(id))
      : []),
  ],
);

interface Person {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly mchno: string;
  readonly role: 'owner' | 'writer' | 'viewer' | 'admin' | 'support';
  readonly phone: string;
}

const people: readonly Person[] = [
  {
    username: 'owner',
    password: 'Owner123!',
    name: '陈小满',
    mchno: demoMerchant,
    role: 'owner',
    phone: '13800000001',
  },
  {
    username: 'writer',
    password: 'Writer123!',
    name: '林一笔',
    mchno: demoMerchant,
    role: 'writer',
    phone: '13800000011',
  },
  {
    username: 'viewer',
    password: 'Viewer123!',
    name: '顾安静',
    mchno: demoMerchant,
    role: 'viewer',
    phone: '13800000012',
  },
  {
    username: 'owner2',
    password: 'Owner123!',
    name: '周星野',
    mchno: otherMerchant,
    role: 'owner',
    phone: '13800000002',
  },
  {
    username: 'admin',
    password: 'Admin123!',
    name: '平台运营',
    mchno: providerMerchant,
    role: 'admin',
    phone: '13800000000',
  },
  {
    username: 'support',
    password: 'Support123!',
    name: '宋安和',
    mchno: providerMerchant,
    role: 'support',
    phone: '13800000021',
  },
];

/** 陈小满 writes for the tea shop too: one person, two merchants. */
const secondAccount = (): AccountRow => ({
  id: 'acc_owner_xingye',
  mchno: otherMerchant,
  username: `owner.${otherMerchant.toLowerCase()}`,
  // None: it is entered by switching, or by a code.
  password: '',
  name: '陈小满',
  avatar: '/api/demo/avatar/owner.svg',
  phone: '13800000001',
  proved_phone: '13800000001',
  role: `role_writer_${otherMerchant}`,
  access: 'user',
  business: 'merchant',
  routes: [],
  actions: [],
  status: 1,
  created_at: clock.seedTime(-30),
});

/** By user name: each reset lays the seeds anew, and a hash costs as much as most calls. */
const seedPasswords = new Map<string, string>();

function seedPassword({ username, password }: Person): string {
  const hash = seedPasswords.get(username) ?? hashSeedPassword(password, `demo-${username}`);
  seedPasswords.set(username, hash);
  return hash;
}

const personAccounts = (): AccountRow[] =>
  people.map((person, index) => ({
    id: `acc_${person.username}`,
    mchno: person.mchno,
    username: person.username,
    password: seedPassword(person),
    name: person.name,
    avatar: `/api/demo/avatar/${person.username}.svg`,
    phone: person.phone,
    proved_phone: person.phone,
    role: `role_${person.role}_${person.mchno}`,
    access: person.role === 'admin' ? 'admin' : 'user',
    business: person.mchno === providerMerchant ? 'provider' : 'merchant',
    routes: [],
    actions: [],
    status: 1,
    created_at: clock.seedTime(-200 + index),
    // As the history of its sign-ins shows (./signIns).
    ...(person.username === 'owner' ? { wechat_id: 'acc_owner', wechat_at: clock.seedTime(-7, 9, 1) } : {}),
  }));

seedTable<AccountRow>(
  'account',
  () => [...personAccounts(), secondAccount()],
  // A member who was removed keeps his row, so nobody comes back.
  (rows) =>
    [...personAccounts(), secondAccount()].filter(
      ({ id }) =>
        (id === 'acc_owner_xingye' && rows.has('acc_owner') && !rows.has(id)) ||
        (id === 'acc_support' && rows.has('acc_admin') && !rows.has(id)),
    ),
);
