import { Flex, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { customerLimits, readTag } from '@/domain/customers';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { customerApi } from '@/services/customer/api';
import type { Customer } from '@/services/customer/schema';

interface TagsDialogProps {
  readonly customers: readonly Customer[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds tags to customers, or takes off some that they have. */
export function TagsDialog({ customers, onDone, onClose }: TagsDialogProps) {
  const t = useT();
  const { data } = useLoad(customerApi.tags);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const tag = useAction(customerApi.tag, { messages: { done: 'customer.tagged' } });
  const owned = [...new Set(customers.flatMap(({ tags }) => tags))];
  const submit = async () => {
    if (await tag.run({ ids: customers.map(({ id }) => id), add, remove })) onDone();
  };
  return (
    <Modal
      open
      title={t('customer.addTagsTo', { count: customers.length })}
      okText={t('customer.tagSave')}
      okButtonProps={{ disabled: add.length + remove.length === 0 }}
      confirmLoading={tag.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" component={Flex}>
        <Flex vertical style={{ inlineSize: '100%' }}>
          <Form.Item label={t('customer.addTags')} extra={t('customer.tagHint')} htmlFor="customer-add-tags">
            <Select
              id="customer-add-tags"
              mode="tags"
              value={add}
              maxCount={customerLimits.tags}
              options={(data?.list ?? []).map((one) => ({ value: one.tag, label: one.tag }))}
              onChange={(tags) => setAdd([...new Set(tags.map(readTag).filter(Boolean))])}
            />
          </Form.Item>
          {owned.length > 0 && (
            <Form.Item label={t('customer.removeTags')} htmlFor="customer-remove-tags">
              <Select
                id="customer-remove-tags"
                mode="multiple"
                value={remove}
                options={owned.map((value) => ({ value, label: value }))}
                onChange={setRemove}
              />
            </Form.Item>
          )}
        </Flex>
      </Form>
    </Modal>
  );
}
