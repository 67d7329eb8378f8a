export default {
  'payout.pay': '登记付款',
  'payout.voucher': '付款凭证号',
  'payout.voucherNeeded': '请填写付款凭证号',
};
