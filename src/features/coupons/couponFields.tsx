import { Flex, Input, InputNumber, Select } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { type CouponKind, couponKinds, couponLimits } from '@/domain/coupons';
import { useT } from '@/hooks/useT';

export interface Benefit {
  readonly kind: CouponKind;
  /** Yuan as it is typed. */
  readonly amount: string;
  readonly percent: number | null;
  readonly gift: string;
}

interface BenefitFieldProps extends ControlProps {
  readonly value?: Benefit;
}

/** What a coupon gives: its kind, and beside it how much or what. */
export function BenefitField({ id, value, onChange }: BenefitFieldProps) {
  const t = useT();
  if (!value) return null;
  const change = (patch: Partial<Benefit>) => onChange?.({ ...value, ...patch });
  const { kind, amount, percent, gift } = value;
  const label = t(`coupon.value.${kind}`);
  return (
    <Flex gap={8} id={id}>
      <Select
        value={kind}
        aria-label={t('coupon.kind')}
        style={{ width: 120 }}
        options={couponKinds.map((one) => ({ value: one, label: t(`coupon.kind.${one}`) }))}
        onChange={(next) => change({ kind: next })}
      />
      {kind === 'amount' && (
        <Input
          prefix="¥"
          inputMode="decimal"
          value={amount}
          aria-label={label}
          placeholder={label}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      {kind === 'percent' && (
        <InputNumber
          suffix="%"
          value={percent}
          precision={0}
          aria-label={label}
          placeholder={label}
          style={{ flex: 1 }}
          onChange={(next) => change({ percent: next })}
        />
      )}
      {kind === 'gift' && (
        <Input
          value={gift}
          maxLength={couponLimits.gift}
          aria-label={label}
          placeholder={label}
          onChange={({ target }) => change({ gift: target.value })}
        />
      )}
    </Flex>
  );
}

/** A whole number; empty = none. */
export function CountField({ id, value, onChange }: ControlProps) {
  return <InputNumber id={id} value={value} precision={0} style={{ width: '100%' }} onChange={onChange} />;
}
