import { ScanOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input, type InputRef, Modal, Result, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { readCode, readYuan } from '@/domain/coupons';
import { useAction } from '@/hooks/useAction';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { wasAnswered } from '@/lib/request/idempotency';
import { couponApi } from '@/services/coupon/api';
import type { CodeCheck, Redemption } from '@/services/coupon/schema';
import { newId } from '@/utils/newId';
import { CodeScanner } from './CodeScanner';

interface TillDialogProps {
  readonly onClose: () => void;
}

/** What is typed at the till, what was looked up for it, and what was redeemed. */
function useTill() {
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  /** What was looked up last: the code without its spaces, and the order. */
  const [asked, setAsked] = useState<{ readonly code: string; readonly order_amount?: number }>();
  const [isLost, setIsLost] = useState(false);
  const [done, setDone] = useState<Redemption>();
  const codeInput = useRef<InputRef>(null);
  const orderInput = useRef<InputRef>(null);
  /** Of a press whose answer has not come: pressed again for the same, it is the same. */
  const pressed = useRef<{ readonly mark: string; readonly id: string }>(undefined);
  const order = readYuan(amount);
  const isOrderWrong = amount.trim() !== '' && order === undefined;
  const { data, error, loading, refresh } = useLoad(couponApi.check, asked, { fresh: true });
  const redeem = useAction(couponApi.redeem, {
    handleError: (failure) => {
      if (!wasAnswered(failure)) {
        setIsLost(true);
        return true;
      }
      pressed.current = undefined;
      // The reason stands below the code, in the language in use.
      refresh();
      return true;
    },
  });
  useEffect(() => {
    if (!done) codeInput.current?.focus();
  }, [done]);

  const isCurrent = asked?.code === readCode(code) && asked.order_amount === order;
  const check = isCurrent ? data : undefined;
  const lookUp = (of = code) => {
    const wanted = readCode(of);
    if (wanted === '' || isOrderWrong) return;
    setIsLost(false);
    if (asked?.code === wanted && asked.order_amount === order) refresh();
    else setAsked({ code: wanted, ...(order !== undefined && { order_amount: order }) });
  };
  const submit = async () => {
    if (!asked || order === undefined) return;
    const mark = `${asked.code} ${order}`;
    if (pressed.current?.mark !== mark) pressed.current = { mark, id: newId() };
    setIsLost(false);
    const answer = await redeem.run({ code: asked.code, order_amount: order, request_id: pressed.current.id });
    if (!answer) return;
    pressed.current = undefined;
    setDone(answer.result);
  };
  const next = () => {
    setCode('');
    setAmount('');
    setAsked(undefined);
    setDone(undefined);
  };
  const canRedeem = Boolean(check?.coupon) && !check?.refusal && order !== undefined;
  return {
    code,
    setCode,
    amount,
    setAmount,
    order,
    isOrderWrong,
    codeInput,
    orderInput,
    lookUp,
    isLooking: loading,
    /** Of what is typed now. */
    check,
    error: asked && isCurrent ? error : undefined,
    canRedeem,
    submit,
    isRedeeming: redeem.isPending,
    isLost,
    done,
    next,
  };
}

/** A till: a code and the order's amount, what it is and what is to pay, redeem, next. */
export function TillDialog({ onClose }: TillDialogProps) {
  const t = useT();
  const till = useTill();
  const { code, amount, order, isOrderWrong, check, done, codeInput, orderInput } = till;
  const [isScanning, setIsScanning] = useState(false);
  const takeScanned = (text: string) => {
    setIsScanning(false);
    till.setCode(text);
    till.lookUp(text);
    orderInput.current?.focus();
  };
  return (
    <Modal open title={t('coupon.till.title')} footer={null} onCancel={onClose}>
      {done ? (
        <RedeemedResult redemption={done} onNext={till.next} />
      ) : (
        <Form layout="vertical" onFinish={() => till.lookUp()}>
          <Form.Item label={t('coupon.till.code')} htmlFor="till-code" extra={t('coupon.till.codeHint')}>
            <Space.Compact block>
              <Input
                id="till-code"
                ref={codeInput}
                size="large"
                autoComplete="off"
                value={code}
                onChange={({ target }) => till.setCode(target.value)}
              />
              <Button
                size="large"
                icon={<ScanOutlined />}
                aria-expanded={isScanning}
                onClick={() => setIsScanning((before) => !before)}
              >
                {t('coupon.scan')}
              </Button>
            </Space.Compact>
          </Form.Item>
          {isScanning && (
            <Form.Item>
              <CodeScanner onCode={takeScanned} />
            </Form.Item>
          )}
          <Form.Item
            label={t('coupon.till.order')}
            htmlFor="till-order"
            validateStatus={isOrderWrong ? 'error' : undefined}
            help={isOrderWrong ? t('coupon.till.orderWrong') : undefined}
          >
            <Input
              id="till-order"
              ref={orderInput}
              prefix="¥"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => till.setAmount(target.value)}
              onBlur={() => till.lookUp()}
            />
          </Form.Item>
          <Flex vertical gap={12}>
            <div aria-live="polite">
              {till.error && <Alert type="error" showIcon title={messageOf(till.error)} />}
              {check && <CheckedCode check={check} hasOrder={order !== undefined} />}
            </div>
            {till.isLost && <Alert type="warning" showIcon title={t('coupon.till.lost')} />}
            <Flex gap={8} justify="end">
              <Button htmlType="submit" loading={till.isLooking}>
                {t('coupon.till.check')}
              </Button>
              <Button
                type="primary"
                disabled={!till.canRedeem}
                loading={till.isRedeeming}
                onClick={() => void till.submit()}
              >
                {t('coupon.till.redeem')}
              </Button>
            </Flex>
          </Flex>
        </Form>
      )}
    </Modal>
  );
}

function CheckedCode({ check, hasOrder }: { readonly check: CodeCheck; readonly hasOrder: boolean }) {
  const t = useT();
  const dates = useDates();
  const money = useMoney();
  const refusalText = useRefusalText();
  const { coupon, refusal, discount, to_pay, customer } = check;
  return (
    <Flex vertical gap={12}>
      {refusal && <Alert type="error" showIcon title={refusalText(refusal)} />}
      {!refusal && (
        <Alert type="success" showIcon title={t(hasOrder ? 'coupon.till.usable' : 'coupon.till.askOrder')} />
      )}
      {coupon && (
        <Panel vertical gap={4}>
          <Text strong>{coupon.name}</Text>
          <Text>
            {t(`coupon.benefit.${coupon.kind}`, { money: money(coupon.value), value: coupon.value, gift: coupon.gift })}
          </Text>
          <Text type="secondary" size="small">
            {[customer || t('coupon.anonymous'), t('coupon.till.validTo', { day: dates.day(coupon.valid_to) })].join(
              ' · ',
            )}
          </Text>
          {!refusal && discount !== undefined && to_pay !== undefined && (
            <Flex gap={16} wrap>
              <Text tabular>{t('coupon.till.discount', { money: money(discount) })}</Text>
              <Text strong tabular size="large">
                {t('coupon.till.toPay', { money: money(to_pay) })}
              </Text>
            </Flex>
          )}
        </Panel>
      )}
    </Flex>
  );
}

interface RedeemedResultProps {
  readonly redemption: Redemption;
  readonly onNext: () => void;
}

function RedeemedResult({ redemption, onNext }: RedeemedResultProps) {
  const t = useT();
  const money = useMoney();
  const { coupon_name, code, kind, gift, discount, to_pay } = redemption;
  const given =
    kind === 'gift' ? t('coupon.benefit.gift', { gift }) : t('coupon.till.discount', { money: money(discount) });
  return (
    <Result
      status="success"
      title={t('coupon.till.done')}
      subTitle={`${coupon_name} · ${code} · ${given}`}
      extra={
        <Button type="primary" autoFocus onClick={onNext}>
          {t('coupon.till.next')}
        </Button>
      }
    >
      <Flex justify="center">
        <Text strong size="large">
          {t('coupon.till.toPay', { money: money(to_pay) })}
        </Text>
      </Flex>
    </Result>
  );
}

/** Why a code cannot be redeemed, in a sentence. */
function useRefusalText(): (refusal: NonNullable<CodeCheck['refusal']>) => string {
  const t = useT();
  const dates = useDates();
  const money = useMoney();
  return ({ reason, at = 0, by = '', limit = 0 }) =>
    t(`coupon.refusal.${reason}`, { at: dates.moment(at), by, limit, money: money(limit) });
}
