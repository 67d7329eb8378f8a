import { group, page } from './page';

export const accountRoutes = group('account', '账号中心', {
  business_map: [],
  routes: [
    page('account.profile', '个人资料', { icon: 'UserOutlined' }),
    page('account.password', '密码与安全', { icon: 'LockOutlined' }),
    page('account.message', '消息提醒', { icon: 'BellOutlined' }),
    page('account.enterprise', '我的企业', { icon: 'ShopOutlined' }),
    page('account.card', '智能名片', { icon: 'IdcardOutlined' }),
    page('account.invite', '邀请有礼', { icon: 'GiftOutlined' }),
  ],
});

/** Empty business map: in no side menu, reached from the header's account menu (ruling 15). */
export const merchantSettingsRoutes = group('merchant', '商家设置', {
  business_map: [],
  icon: 'SettingOutlined',
  routes: [
    page('merchant.account', '应用中心', { match_keys: ['/merchant/account/version', '/merchant/account/counting'] }),
    page('merchant.goods', '产品中心'),
    page('merchant.account.version', '版本与订购', { hideInMenu: true }),
    page('merchant.account.counting', '用量账单', { hideInMenu: true }),
    page('merchant.account.bill', '财务账单'),
    page('merchant.profile', '商家资料'),
    page('merchant.help', '学习中心'),
    page('merchant.team', '团队成员'),
    page('merchant.role', '角色权限'),
    page('merchant.report', '团队报表'),
    page('merchant.certification', '企业认证'),
    page('merchant.service', '第三方服务'),
    page('merchant.authorization', '服务授权'),
    page('merchant.words', '违禁词与发布检查'),
    page('merchant.announce.info', '公告详情', { hideInMenu: true }),
    page('merchant.message', '消息中心'),
  ],
});
