import { Button, Drawer, Form, Skeleton, Space } from 'antd';
import { useEffect, useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { GoneRecord, LoadFailure } from '@/components/LoadFailure';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { CompareForms } from './CompareForms';
import { FieldInput } from './FieldInput';
import { FormBusyContext } from './formBusy';
import styles from './Resource.module.css';
import type { FilterChoice, ResourceForm, ResourceRow } from './types';
import type { MissingRow } from './useOpenedRow';

interface Props<Row extends ResourceRow, Values extends object, Body> {
  readonly form: ResourceForm<Row, Values, Body>;
  readonly isOpen: boolean;
  /** Undefined = a new record. */
  readonly row: Row | undefined;
  readonly isLoading: boolean;
  readonly missing: MissingRow | undefined;
  readonly canSave: boolean;
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  /** Stored, the drawer closes; it keeps everything otherwise. */
  readonly onSave: (body: Body, isNew: boolean) => Promise<'saved' | 'failed' | 'conflict'>;
  /** Reads the record as it is stored now; without it a conflict cannot be looked at. */
  readonly readStored?: ((id: string) => Promise<Row>) | undefined;
  /** Loads the list anew: somebody else has changed the record. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Adds or edits a record: errors stand at their field, the first one gets the focus, unsaved work is guarded. */
export function ResourceFormDrawer<Row extends ResourceRow, Values extends object, Body>(
  props: Props<Row, Values, Body>,
) {
  const { form, isOpen, row, isLoading, missing, canSave, choices, onSave, readStored, onReload, onClose } = props;
  const t = useT();
  const [antForm] = Form.useForm<Values>();
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { leave, release } = useLeaveGuard(isOpen && isDirty && canSave);
  const rowId = row?.id;

  /** What was refused because somebody else has saved meanwhile. */
  const [refused, setRefused] = useState<Values>();
  const [isComparing, setIsComparing] = useState(false);

  const closeConflict = () => {
    setRefused(undefined);
    setIsComparing(false);
  };
  const finish = () => {
    closeConflict();
    setIsDirty(false);
    release(onClose);
  };
  /** @param over the record that the values take the place of; undefined = a new one */
  const store = async (values: Values, over: Row | undefined, seen?: number) => {
    setIsSaving(true);
    const body = form.toBody(values, over);
    const end = await onSave(seen === undefined ? body : { ...body, revision: seen }, over === undefined);
    setIsSaving(false);
    if (end === 'conflict') setRefused(values);
    if (end === 'saved') finish();
  };
  const submit = (values: Values) => store(values, row, row && (row.revision ?? 0));
  const { copyField } = form;
  const storeCopy = (values: Values, field: keyof Values & string) =>
    store({ ...values, [field]: t('resource.copyName', { name: String(values[field]) }) }, undefined);
  const isShown = !isLoading && !missing;
  const isEditing = isShown && canSave;

  return (
    <Drawer
      open={isOpen}
      size={form.width ?? 640}
      title={t(row || isLoading || missing ? form.editTitle : (form.createTitle ?? form.editTitle))}
      onClose={() => leave(onClose)}
      destroyOnHidden
      footer={
        isEditing && (
          <FormButtons isBusy={isBusy} isSaving={isSaving} onCancel={() => leave(onClose)} onSave={antForm.submit} />
        )
      }
    >
      {refused !== undefined && (
        <ConflictModal
          isBusy={isSaving}
          isComparing={isComparing}
          {...(readStored && rowId ? { onCompare: () => setIsComparing(!isComparing) } : {})}
          {...(copyField ? { onBoth: () => void storeCopy(refused, copyField) } : {})}
          onMine={() => void store(refused, row)}
          onTheirs={() => {
            onReload();
            finish();
          }}
          onClose={closeConflict}
        >
          {isComparing && readStored && rowId && (
            <CompareForms form={form} mine={refused} readStored={() => readStored(rowId)} choices={choices} />
          )}
        </ConflictModal>
      )}
      {isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {missing && !missing.error && <GoneRecord onLeave={onClose} />}
      {missing?.error && <LoadFailure error={missing.error} onRetry={missing.retry} onLeave={onClose} />}
      {isShown && (
        <FormBusyContext value={setIsBusy}>
          <Form
            form={antForm}
            layout="vertical"
            className={styles.form}
            initialValues={form.initial(row)}
            disabled={!canSave}
            requiredMark
            scrollToFirstError={{ focus: true, block: 'center' }}
            onValuesChange={() => setIsDirty(true)}
            onFinish={submit}
          >
            {form.fields.map((field) => (
              <FieldInput key={field.name} field={field} choices={choices} />
            ))}
            <OwnValues recordId={rowId} onReset={() => setIsDirty(false)} />
          </Form>
        </FormBusyContext>
      )}
    </Drawer>
  );
}

interface FormButtonsProps {
  /** Something is on its way up that belongs to the record. */
  readonly isBusy: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

function FormButtons({ isBusy, isSaving, onCancel, onSave }: FormButtonsProps) {
  const t = useT();
  return (
    <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
      {isBusy && <span role="status">{t('resource.waitUpload')}</span>}
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      <Button type="primary" loading={isSaving} disabled={isBusy} onClick={onSave}>
        {t('common.save')}
      </Button>
    </Space>
  );
}

/**
 * Takes the form back to its record when it appears, and when another one is shown. Part of the form itself: a drawer may
 * bring its content a moment after it opens, and values of an earlier opening would then stand over the record's.
 */
function OwnValues({ recordId, onReset }: { readonly recordId: string | undefined; readonly onReset: () => void }) {
  const form = Form.useFormInstance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record, another form
  useEffect(() => {
    form.resetFields();
    onReset();
  }, [recordId, form]);
  return null;
}
