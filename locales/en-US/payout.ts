export default {
  'payout.pay': 'Record payment',
  'payout.voucher': 'Voucher number',
  'payout.voucherNeeded': 'Enter the voucher number',
};
