import { Alert, Button, Flex, Input, InputNumber, Modal, Segmented, Table } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { MAX_ISSUED_AT_ONCE, readCustomers } from '@/domain/coupons';
import { useAction } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useOnePress } from '@/hooks/useOnePress';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { toCsv, writeSheet } from '@/lib/sheets';
import { couponApi } from '@/services/coupon/api';
import type { Coupon, CouponCode } from '@/services/coupon/schema';

interface IssueDialogProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

/** Codes for customers that are pasted, or so many without a name; then the list to take along. */
export function IssueDialog({ coupon, onClose }: IssueDialogProps) {
  const t = useT();
  const [way, setWay] = useState<'named' | 'anonymous'>('named');
  const [text, setText] = useState('');
  const [count, setCount] = useState<number | null>(10);
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly CouponCode[]>([]);
  const { pressOf, forget, options } = useOnePress();
  const issue = useAction(couponApi.issue, options);
  const { customers, wrongLines } = readCustomers(text);
  const { leave } = useLeaveGuard(text.trim() !== '' && codes.length === 0);
  const left = Math.max(0, coupon.total - coupon.issued - codes.length);
  const wanted = way === 'named' ? customers.length : (count ?? 0);
  const problem = () => {
    if (way === 'named' && wrongLines.length > 0) {
      return t('coupon.issue.wrongLines', { count: wrongLines.length });
    }
    if (way === 'named' && wanted === 0) return t('coupon.issue.nobody');
    if (wanted < 1) return t('coupon.problem.number');
    if (wanted > MAX_ISSUED_AT_ONCE) return t('coupon.issue.tooMany', { max: MAX_ISSUED_AT_ONCE });
    return wanted > left ? t('coupon.issue.left', { left }) : undefined;
  };
  const submit = async () => {
    setIsAsked(true);
    if (problem()) return;
    const content = way === 'named' ? { customers: customers.map((one) => ({ ...one })) } : { anonymous: count ?? 0 };
    const answer = await issue.run({ id: coupon.id, request_id: pressOf(content), ...content });
    if (!answer) return;
    forget();
    setIsAsked(false);
    setCodes(answer.result.list);
  };
  if (codes.length > 0) return <IssuedDialog coupon={coupon} codes={codes} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('coupon.issueTitle', { name: coupon.name })}
      okText={t('coupon.issue')}
      confirmLoading={issue.isPending}
      onOk={() => void submit()}
      onCancel={() => leave(onClose)}
    >
      <Flex vertical gap={12}>
        <Segmented
          value={way}
          options={(['named', 'anonymous'] as const).map((value) => ({ value, label: t(`coupon.issue.${value}`) }))}
          onChange={setWay}
        />
        {way === 'named' ? (
          <>
            <Input.TextArea
              rows={8}
              value={text}
              aria-label={t('coupon.issue.paste')}
              placeholder={t('coupon.issue.paste')}
              onChange={({ target }) => setText(target.value)}
            />
            <Text type="tertiary" size="small">
              {t('coupon.issue.pasteHint')}
            </Text>
            <Text aria-live="polite">{t('coupon.issue.read', { count: customers.length })}</Text>
          </>
        ) : (
          <InputNumber
            value={count}
            precision={0}
            aria-label={t('coupon.issue.count')}
            style={{ width: 160 }}
            onChange={setCount}
          />
        )}
        <Text type="secondary">{t('coupon.issue.left', { left })}</Text>
        <div role="alert">
          {isAsked && problem() && (
            <Alert
              type="error"
              showIcon
              title={problem()}
              description={
                way === 'named' && wrongLines.length > 0 ? (
                  <div style={{ maxBlockSize: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}>
                    {wrongLines.map(({ line, text: typed }) => (
                      <div key={line}>{t('coupon.issue.wrongLine', { line, text: typed })}</div>
                    ))}
                  </div>
                ) : undefined
              }
            />
          )}
        </div>
      </Flex>
    </Modal>
  );
}

interface IssuedDialogProps extends IssueDialogProps {
  readonly codes: readonly CouponCode[];
}

function IssuedDialog({ coupon, codes, onClose }: IssuedDialogProps) {
  const t = useT();
  return (
    <Modal
      open
      title={t('coupon.issued', { count: codes.length })}
      footer={[
        <Button key="csv" onClick={() => void saveCodes(t, codes, coupon.name, 'csv')}>
          {t('coupon.download.csv')}
        </Button>,
        <Button key="xlsx" type="primary" onClick={() => void saveCodes(t, codes, coupon.name, 'xlsx')}>
          {t('coupon.download.excel')}
        </Button>,
      ]}
      onCancel={onClose}
    >
      <Table<CouponCode>
        size="small"
        rowKey="id"
        dataSource={[...codes]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: t('coupon.code'), dataIndex: 'code' },
          { title: t('coupon.customer'), render: (_, { name }) => name || t('coupon.anonymous') },
          { title: t('coupon.phone'), dataIndex: 'phone' },
        ]}
      />
    </Modal>
  );
}

const titles = (t: Translate) => [t('coupon.code'), t('coupon.customer'), t('coupon.phone')];
const rowsOf = (codes: readonly CouponCode[]) => codes.map(({ code, name, phone }) => [code, name, phone]);

/** Codes to the downloads; cells that a spreadsheet would run as formulas are kept as text. */
async function saveCodes(t: Translate, codes: readonly CouponCode[], title: string, kind: 'csv' | 'xlsx') {
  const blob =
    kind === 'csv'
      ? new Blob([toCsv([titles(t), ...rowsOf(codes)])], { type: 'text/csv;charset=utf-8' })
      : await writeSheet({
          name: title,
          columns: titles(t).map((name) => ({ title: name, width: 22 })),
          rows: rowsOf(codes),
        });
  saveBlob(blob, `${title}-${t('coupon.fileName')}.${kind}`);
}
