import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';

interface Props {
  readonly files: readonly FileRecord[];
  /** Tags in use, offered as one types. */
  readonly known: readonly string[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const longest = 20;
const cleaned = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().slice(0, longest)).filter(Boolean)),
];

/** Gives tags to files and takes tags from them; what only some of them have stays as it is. */
export function TagDialog({ files, known, onChanged, onClose }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const common = [...new Set(files.flatMap(({ tags }) => tags))];
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const run = async () => {
    const ids = files.map(({ id }) => id);
    const body = { ids, add: cleaned(add), remove };
    if (!(await actions.changeStatus((options) => fileApi.tag(body, options), ids))) return;
    onChanged();
    onClose();
  };
  return (
    <Modal
      open
      title={t('library.tagTitle', { count: files.length })}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: add.length + remove.length === 0 }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('library.tagAdd')}>
          <Select
            mode="tags"
            value={add}
            aria-label={t('library.tagAdd')}
            placeholder={t('library.tagHint')}
            tokenSeparators={[',', '，', '、']}
            options={known.map((value) => ({ value }))}
            onChange={setAdd}
          />
        </Form.Item>
        {common.length > 0 && (
          <Form.Item label={t('library.tagRemove')}>
            <Select
              mode="multiple"
              value={remove}
              aria-label={t('library.tagRemove')}
              options={common.map((value) => ({ value }))}
              onChange={setRemove}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
