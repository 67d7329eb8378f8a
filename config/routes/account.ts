import { group, page } from './page';

export const accountRoutes = group('account', '账号中心', {
  business_map: [],
  routes: [
    page('account.profile', '个人资料', { icon: 'UserOutlined' }),
    page('account.password', '密码与安全', { icon: 'LockOutlined' }),
    page('account.message', '消息提醒', { icon: 'BellOutlined' }),
    page('account.invite', '邀请有礼', { icon: 'GiftOutlined' }),
  ],
});
