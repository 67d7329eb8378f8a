import { screen, waitFor, within } from '@testing-library/react';
import type { Coupon, CouponCode } from '@/services/coupon/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const welcome = 'coupon_welcome';

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const stored = () => app.api<Coupon>('owner', 'GET', '/coupon/info', { id: welcome });
const codes = async () =>
  (await app.api<{ list: CouponCode[] }>('owner', 'GET', '/coupon/codes', { id: welcome })).list;
const unused = async () => (await codes()).find(({ state }) => state === 'issued') as CouponCode;

async function openTill() {
  const user = await app.open('/service/coupon', { as: 'owner' });
  await rowOf('新客立减 20 元');
  await user.click(screen.getByRole('button', { name: /核\s?销/ }));
  return { user, till: within(await findDialog('核销券码')) };
}

test('a coupon is made and activated; a wrong amount is named at its field', async () => {
  const user = await app.open('/service/coupon?open=new', { as: 'owner' });
  const drawer = within(await findDialog('新建优惠券'));
  await fill(user, await drawer.findByLabelText('名称'), '秋茶满减');
  await fill(user, drawer.getByLabelText('减免金额（元）'), '12.345');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await drawer.findByText('请填写大于 0 的金额，最多两位小数')).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('减免金额（元）'), '12.34');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(within(await rowOf('秋茶满减')).getByRole('button', { name: /启\s?用/ }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: Coupon[] }>('owner', 'GET', '/coupon/data');
    expect(list.find(({ name }) => name === '秋茶满减')).toMatchObject({ value: 1234, state: 'active' });
  });
});

test('customers are pasted, a line that is none is named, and the codes are shown', async () => {
  const user = await app.open('/service/coupon', { as: 'owner' });
  await user.click(within(await rowOf('新客立减 20 元')).getByRole('button', { name: /发\s?券/ }));
  const dialog = within(await findDialog('发放“新客立减 20 元”'));
  const text = dialog.getByLabelText('每行一位：姓名和手机号');
  await fill(user, text, '江野\t13900000031\n只有名字');
  await user.click(dialog.getByRole('button', { name: /发\s?券/ }));
  expect(await dialog.findByText(/^第 2 行：/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /取\s?消/ }));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  await fill(user, text, '江野\t13900000031\n=HYPERLINK("x"),13900000032');
  await user.click(dialog.getByRole('button', { name: /发\s?券/ }));
  const issued = within(await findDialog('已发放 2 张券码'));
  expect(issued.getByText('江野')).toBeInTheDocument();
  expect((await stored()).issued).toBe(5);
});

test('the till forgives how a code is typed, says what is to pay, redeems and goes on', async () => {
  const { code } = await unused();
  const { user, till } = await openTill();
  await fill(user, till.getByLabelText('券码'), ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
  await fill(user, till.getByLabelText('订单金额（元）'), '158.50');
  await user.click(till.getByRole('button', { name: /查\s?询/ }));
  expect(await till.findByText('应付 ¥138.50')).toBeInTheDocument();
  await user.click(till.getByRole('button', { name: '确认核销' }));
  expect(await till.findByText('核销成功')).toBeInTheDocument();
  expect((await stored()).redeemed).toBe(2);
  await user.click(till.getByRole('button', { name: '下一张' }));
  await fill(user, await till.findByLabelText('券码'), code);
  await fill(user, till.getByLabelText('订单金额（元）'), '200');
  await user.click(till.getByRole('button', { name: /查\s?询/ }));
  expect(await till.findByText(/^这个券码已于 .* 由陈小满核销$/)).toBeInTheDocument();
  expect(till.getByRole('button', { name: '确认核销' })).toBeDisabled();
});

test('without a camera the till says so and names the other way', async () => {
  const { user, till } = await openTill();
  await user.click(till.getByRole('button', { name: /扫\s?码/ }));
  expect(await till.findByText('这个浏览器不能使用摄像头')).toBeInTheDocument();
  expect(till.getByText('也可以选顾客发来的图片，或直接输入')).toBeInTheDocument();
  expect(till.getByRole('button', { name: '从图片识别' })).toBeEnabled();
});

test('an order below the minimum is told with the sum that is missing', async () => {
  const { code } = await unused();
  const { user, till } = await openTill();
  await fill(user, till.getByLabelText('券码'), code);
  await fill(user, till.getByLabelText('订单金额（元）'), '98.99');
  await user.click(till.getByRole('button', { name: /查\s?询/ }));
  expect(await till.findByText('消费满 ¥99 才能使用')).toBeInTheDocument();
});

test('an answer that got lost: pressed again it is the same redemption', async () => {
  const { code } = await unused();
  const { user, till } = await openTill();
  await fill(user, till.getByLabelText('券码'), code);
  await fill(user, till.getByLabelText('订单金额（元）'), '100');
  await user.click(till.getByRole('button', { name: /查\s?询/ }));
  await till.findByText('应付 ¥80');
  // jsdom writes a broken connection to the console.
  const noise = jest.spyOn(console, 'error').mockImplementation();
  await app.fault('lostAnswer', '/coupon/redeem', 1);
  await user.click(till.getByRole('button', { name: '确认核销' }));
  expect(await till.findByText(/不会重复核销/)).toBeInTheDocument();
  noise.mockRestore();
  expect((await stored()).redeemed).toBe(2);
  await user.click(till.getByRole('button', { name: '确认核销' }));
  expect(await till.findByText('核销成功')).toBeInTheDocument();
  expect((await stored()).redeemed).toBe(2);
});

test('a redemption is taken back from the codes, and the ledger adds up', async () => {
  const user = await app.open('/service/coupon', { as: 'owner' });
  await user.click(within(await rowOf('新客立减 20 元')).getByRole('button', { name: '券码与流水' }));
  const drawer = within(await findDialog('“新客立减 20 元”的券码与流水'));
  await user.click(await drawer.findByRole('button', { name: '撤销核销' }));
  await user.click(await screen.findByRole('button', { name: /确\s?定|OK/ }));
  expect(await drawer.findByText('已撤销，可再用')).toBeInTheDocument();
  await user.click(drawer.getByRole('tab', { name: '流水' }));
  expect(await drawer.findByText('发放 3 · 核销 1 · 撤销 1 · 作废 0 · 优惠合计 ¥0')).toBeInTheDocument();
});

test('who may only look sees no names, phones or buttons', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.coupon'] }));
  const user = await app.open('/service/coupon', { as: 'viewer' });
  const row = within(await rowOf('新客立减 20 元'));
  expect(row.queryByRole('button', { name: /发\s?券/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /核\s?销/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '券码与流水' }));
  const drawer = within(await findDialog('“新客立减 20 元”的券码与流水'));
  expect(await drawer.findByText('沈** 139****0021')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: '撤销核销' })).not.toBeInTheDocument();
});
