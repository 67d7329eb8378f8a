export default {
  'payout.pay': '登記付款',
  'payout.voucher': '付款憑證號',
  'payout.voucherNeeded': '請填寫付款憑證號',
};
