import assert from 'node:assert/strict';
import type { Coupon, CouponCode } from '../../../services/coupon/schema';
import type { Lead, LeadDetail } from '../../../services/lead/schema';
import type { Order } from '../../../services/order/schema';
import type { Reservation } from '../../../services/reservation/schema';
import { test } from '../fixtures';

const coupon = 'coupon_welcome';

test('a code is redeemed at the till, pressed twice it is redeemed once, and no second time', async ({ stage }) => {
  const { list } = await stage.api<{ list: CouponCode[] }>('owner', 'GET', '/coupon/codes', { id: coupon });
  const code = list.find(({ state }) => state === 'issued')?.code ?? '';
  const before = await stage.api<Coupon>('owner', 'GET', '/coupon/info', { id: coupon });

  const page = await stage.open('/service/coupon', { as: 'owner' });
  await page.getByText('新客立减 20 元').first().waitFor();
  await page.getByRole('button', { name: /核\s?销/ }).click();
  const till = page.getByRole('dialog', { name: '核销券码' });
  await till.getByLabel('券码').fill(code.toLowerCase());
  await till.getByLabel('订单金额（元）').fill('158.5');
  await till.getByRole('button', { name: /查\s?询/ }).click();
  await till.getByText('应付 ¥138.50').waitFor();
  await stage.shot(page, '1-till');
  await till.getByRole('button', { name: '确认核销' }).dblclick();
  await till.getByText('核销成功').waitFor();
  const after = await stage.api<Coupon>('owner', 'GET', '/coupon/info', { id: coupon });
  assert.equal(after.redeemed, before.redeemed + 1);

  await till.getByRole('button', { name: '下一张' }).click();
  await till.getByLabel('券码').fill(code);
  await till.getByLabel('订单金额（元）').fill('158.5');
  await till.getByRole('button', { name: /查\s?询/ }).click();
  await till
    .getByText(/^这个券码已于 .*由陈小满核销/)
    .first()
    .waitFor();
  assert.ok(await till.getByRole('button', { name: '确认核销' }).isDisabled());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '2-till-phone');
});

test('the till reads the customer’s code from an image, and by the camera', { tag: '@whole' }, async ({ stage }) => {
  const page = await stage.open('/service/coupon', { as: 'owner' });
  const row = page.getByRole('row', { name: /新客立减 20 元/ });
  await row.getByRole('button', { name: '券码与流水' }).click();
  const ledger = page.getByRole('dialog', { name: /新客立减 20 元/ });
  const show = ledger.getByRole('button', { name: /的二维码$/ }).first();
  const code = /券码 (\S+) 的/.exec((await show.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  assert.match(code, /^[0-9A-Z-]{8,}$/);
  await show.click();
  const picture = page.getByRole('img', { name: `券码 ${code} 的二维码` });
  await picture.locator('svg').waitFor();
  await stage.shot(page, '2b-code');
  const image = await picture.screenshot();
  await page.keyboard.press('Escape');
  await page.goto(`${stage.originOf()}/service/coupon`);

  await page.getByRole('button', { name: /核\s?销/ }).click();
  const till = page.getByRole('dialog', { name: '核销券码' });
  const scan = till.getByRole('button', { name: /扫\s?码/ });
  // Nobody has allowed the camera: the sentence, and the way by an image.
  await scan.click();
  await till.getByText('浏览器没有获准使用摄像头').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.shot(page, '2c-scan-refused');
  const empty = await page.locator('h1, h2').first().screenshot();
  await till.locator('input[type=file]').setInputFiles({ name: 'title.png', mimeType: 'image/png', buffer: empty });
  await till.getByText('图片里没有认出券码').waitFor();
  await till.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: image });
  await till
    .getByText(/请填写订单金额|这个券码|可以核销/)
    .first()
    .waitFor();
  assert.equal(await till.getByLabel('券码', { exact: true }).inputValue(), code);

  // A camera that sees the code.
  await till.getByLabel('券码', { exact: true }).fill('');
  await page.evaluate(
    async (png) => {
      const bitmap = await createImageBitmap(await (await fetch(png)).blob());
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const pen = canvas.getContext('2d');
      setInterval(() => {
        if (!pen) return;
        pen.fillStyle = '#888';
        pen.fillRect(0, 0, 640, 480);
        pen.drawImage(bitmap, 220, 140);
      }, 100);
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
    },
    `data:image/png;base64,${image.toString('base64')}`,
  );
  await scan.click();
  await stage.shot(page, '2d-scan');
  await till.getByLabel('摄像头画面').waitFor({ state: 'hidden', timeout: 20_000 });
  assert.equal(await till.getByLabel('券码', { exact: true }).inputValue(), code);
});

test('a time is booked until it is full, and what is canceled is free again', async ({ stage }) => {
  const page = await stage.open('/service/reservation', { as: 'owner' });
  const book = async (name: string, phone: string, people: string, free: RegExp) => {
    await page.getByRole('button', { name: free, disabled: false }).first().click();
    const dialog = page.getByRole('dialog', { name: '新建预约' });
    await dialog.getByLabel('姓名').fill(name);
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByLabel('人数').fill(people);
    await dialog.getByRole('button', { name: /确\s?定|OK/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await book('沈知夏', '13900000021', '4', /余 6\/6/);
  await book('江野', '13900000022', '2', /余 2\/6/);
  await page
    .getByRole('button', { name: /余 0\/6|已满/ })
    .first()
    .waitFor();
  await stage.shot(page, '3-full');

  await page.getByRole('row').filter({ hasText: '江野' }).getByRole('button', { name: '取消预约' }).click();
  const cancel = page.getByRole('dialog', { name: '取消江野的预约？' });
  await cancel.getByLabel('取消原因').fill('客户有事');
  await cancel.getByRole('button', { name: '取消预约' }).click();
  await page
    .getByRole('button', { name: /余 2\/6/ })
    .first()
    .waitFor();
  const { list } = await stage.api<{ list: Reservation[] }>('owner', 'GET', '/reservation/data');
  assert.deepEqual(
    list.filter(({ state }) => state === 'canceled').map(({ name }) => name),
    ['江野'],
  );
});

test('a lead is written down once, followed up, and its phone is shown only to who asks', async ({ stage }) => {
  const page = await stage.open('/service/lead', { as: 'owner' });
  await page.getByText('王女士').first().waitFor();
  await stage.shot(page, '4-leads');
  await page.getByRole('button', { name: '添加线索' }).click();
  const form = page.getByRole('dialog', { name: '添加线索' });
  await form.getByLabel('姓名').fill('李哥');
  await form.getByLabel('手机号').fill('+86 139-0000-1002');
  await form.getByLabel('备注').fill('又问了刻字');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const known = page.getByRole('dialog', { name: '线索：李先生' });
  await known.getByText('又问了刻字').first().waitFor();
  await known.getByRole('button', { name: '显示 李先生' }).click();
  await known.getByText('13900001002').waitFor();
  await known.getByLabel('这次跟进').fill('可以刻字，三天');
  await known.getByRole('button', { name: '记录跟进' }).dblclick();
  await known.getByText('可以刻字，三天').waitFor();
  const { list } = await stage.api<{ list: Lead[] }>('owner', 'GET', '/lead/data', { keyword: '13900001002' });
  assert.equal(list.length, 1);
  const lead = await stage.api<LeadDetail>('owner', 'GET', '/lead/info', { id: list[0]?.id ?? '' });
  assert.deepEqual(
    lead.history.map(({ kind }) => kind),
    ['created', 'again', 'revealed', 'follow'],
  );
  await stage.shot(page, '5-lead');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '6-lead-phone');
});

test('an order is sent and partly refunded; more than was paid is refused', async ({ stage }) => {
  const page = await stage.open('/service/order', { as: 'owner' });
  await page.getByText('江野', { exact: false }).first().waitFor();
  await stage.shot(page, '7-orders');
  await page.getByRole('row').filter({ hasText: '江野' }).getByRole('button', { name: /^查看/ }).click();
  const drawer = page.getByRole('dialog', { name: /^订单 \d+/ });
  await drawer.getByRole('button', { name: /发\s?货/ }).click();
  const ship = page.getByRole('dialog', { name: /^发货：/ });
  await ship.getByLabel('快递单号').fill('sf 8000 1234 5678');
  await ship.getByRole('button', { name: '确认发货' }).click();
  await drawer.getByText('SF800012345678').first().waitFor();
  await drawer.getByRole('button', { name: /退\s?款/ }).click();
  const refund = page.getByRole('dialog', { name: /^退款：/ });
  await refund.getByLabel('退款金额').fill('9999');
  await refund.getByRole('button', { name: '确认退款' }).click();
  await refund.getByText('最多还能退 ¥244', { exact: true }).last().waitFor();
  await refund.getByLabel('退款金额').fill('44.5');
  await stage.shot(page, '8-refund');
  await refund.getByRole('button', { name: '确认退款' }).dblclick();
  await refund.waitFor({ state: 'hidden' });
  await drawer.getByText('44.50 元', { exact: false }).first().waitFor();
  const order = await stage.api<Order>('owner', 'GET', '/order/info', { id: 'order_seed_2' });
  assert.deepEqual([order.state, order.refunded, order.refunds.length], ['shipped', 4450, 1]);
  await stage.shot(page, '9-order');
  await drawer
    .getByRole('button', { name: 'Close' })
    .or(drawer.getByRole('button', { name: /关闭/ }))
    .first()
    .click();
  await page.getByRole('button', { name: /登记订单$/ }).click();
  const made = page.getByRole('dialog', { name: '登记订单' });
  await made.getByLabel('顾客').fill('沈知夏');
  await made.getByLabel('手机号').fill('13900000021');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '10-new-order-phone');
});
