import { useModel } from '@umijs/max';
import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { ConflictModal } from '@/components/ConflictModal';
import { LoadState } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import type { BrandColors } from '@/domain/brand';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import type { RequestError } from '@/lib/request/errors';
import { brandApi } from '@/services/brand/api';
import type { BrandFields, BrandState, BrandVersion } from '@/services/brand/schema';
import { ActivateDialog, BrandDifferences } from './ActivateDialog';
import { BrandFieldItems } from './BrandFieldItems';
import { BrandHistoryDialog } from './BrandHistoryDialog';
import { BrandPreviewPane } from './BrandPreviewPane';
import { brandChanges } from './brandChanges';

interface BrandFormProps {
  readonly state: BrandState;
}

/** What is to go live: the draft, or a version before. */
type Asking = 'draft' | BrandVersion;

/** The brand as it is stored and as it is typed, and what can be done with it. */
function useBrandRecord(loaded: BrandState) {
  const [form] = Form.useForm<BrandFields>();
  const [state, setState] = useState(loaded);
  const [values, setValues] = useState<BrandFields>(loaded.draft ?? loaded.live);
  const showLive = useLiveBrand();

  /** What was refused because a colleague has changed the brand meanwhile. */
  const [refused, setRefused] = useState<BrandFields>();
  const handleError = (error: RequestError) => {
    const isConflict = isVersionConflict(error);
    if (isConflict) setRefused(form.getFieldsValue(true));
    return isConflict;
  };
  const invalidates = ['audit'];
  const save = useAction(brandApi.save, { messages: { done: 'brand.saved' }, invalidates, handleError });
  const activate = useAction(brandApi.activate, { messages: { done: 'brand.activated' }, invalidates, handleError });
  const restore = useAction(brandApi.restore, { messages: { done: 'brand.restored' }, invalidates, handleError });

  const fill = (fields: BrandFields) => {
    form.setFieldsValue(fields);
    setValues(fields);
  };
  const take = (next: BrandState) => {
    setState(next);
    fill(next.draft ?? next.live);
    setRefused(undefined);
  };
  /** @param seen undefined = over whatever is stored */
  const store = async (fields: BrandFields, seen = state.revision): Promise<BrandState | undefined> => {
    const saved = await save.run({ ...fields, revision: seen });
    if (!saved) return undefined;
    take(saved.result);
    return saved.result;
  };
  /** Answers once it is live, or was refused. */
  const goLive = async (wanted: Asking): Promise<void> => {
    const { revision } = state;
    const done = wanted === 'draft' ? await activate.run({ revision }) : await restore.run({ revision, id: wanted.id });
    if (!done) return;
    take(done.result);
    showLive(done.result.live);
  };
  return {
    form,
    state,
    values,
    fill,
    /** What is typed is read from the form. */
    read: () => setValues(form.getFieldsValue(true)),
    take,
    store,
    goLive,
    refused,
    dropRefused: () => setRefused(undefined),
    isSaving: save.isPending,
    isGoingLive: activate.isPending || restore.isPending,
  };
}

/** Saving keeps a draft; only activating shows it to everybody. */
export function BrandForm({ state: loaded }: BrandFormProps) {
  const t = useT();
  const canSave = useCan()('brand.save');
  const brand = useBrandRecord(loaded);
  const { form, state, values, fill, store, refused } = brand;
  const { live, draft, history } = state;
  const [asking, setAsking] = useState<Asking>();
  const isDirty = brandChanges(draft ?? live, values).length > 0;
  useLeaveGuard(isDirty && canSave);

  const askToActivate = async () => {
    const isValid = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isValid) return;
    const next = isDirty ? await store(form.getFieldsValue(true)) : state;
    if (next?.draft) setAsking('draft');
  };
  const goLive = async (wanted: Asking) => {
    await brand.goLive(wanted);
    setAsking(undefined);
  };
  const setColor = (field: keyof BrandColors, color: string) => fill({ ...values, [field]: color });
  const offered = asking === 'draft' ? draft : asking?.fields;
  return (
    <GridLayout columns="repeat(auto-fit, minmax(min(100%, 440px), 1fr))" gap={16} align="start">
      <Panel vertical padding={24}>
        {refused && (
          <BrandConflict
            mine={refused}
            isBusy={brand.isSaving}
            onMine={(stored) => void store(refused, stored.revision)}
            onTheirs={brand.take}
            onClose={brand.dropRefused}
          />
        )}
        {draft && <Alert type="info" showIcon title={t('brand.hasDraft')} style={{ marginBlockEnd: 16 }} />}
        {asking && offered && (
          <ActivateDialog
            live={live}
            next={offered}
            title={t(asking === 'draft' ? 'brand.activateTitle' : 'brand.restoreTitle')}
            isPending={brand.isGoingLive}
            onConfirm={() => void goLive(asking)}
            onClose={() => setAsking(undefined)}
          />
        )}
        <Form
          form={form}
          layout="vertical"
          style={{ maxWidth: 640 }}
          initialValues={values}
          disabled={!canSave}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={brand.read}
          onFinish={() => void store(form.getFieldsValue(true))}
        >
          <BrandFieldItems values={values} onColor={setColor} />
          <Flex gap={8} wrap>
            <Can action="brand.save">
              <Button htmlType="submit" disabled={!isDirty} loading={brand.isSaving}>
                {t('brand.save')}
              </Button>
            </Can>
            <Can action="brand.activate">
              <Button type="primary" disabled={!isDirty && !draft} onClick={() => void askToActivate()}>
                {t('brand.activate')}
              </Button>
              <RestoreButtons live={live} history={history} onChoose={setAsking} />
            </Can>
          </Flex>
        </Form>
      </Panel>
      <BrandPreviewPane fields={values} />
    </GridLayout>
  );
}

interface RestoreButtonsProps extends Pick<BrandState, 'live' | 'history'> {
  readonly onChoose: (version: BrandVersion) => void;
}

/** Back to the version before, or to any of those that are kept. */
function RestoreButtons({ live, history, onChoose }: RestoreButtonsProps) {
  const t = useT();
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const [previous] = history;
  return (
    <>
      {previous && (
        <Button onClick={() => onChoose(previous)}>
          {t('brand.restore', { time: dates.moment(previous.replaced_at) })}
        </Button>
      )}
      {history.length > 1 && (
        <Button type="text" onClick={() => setIsOpen(true)}>
          {t('brand.history.open', { count: history.length })}
        </Button>
      )}
      {isOpen && (
        <BrandHistoryDialog
          live={live}
          history={history}
          onChoose={(version) => {
            setIsOpen(false);
            onChoose(version);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Shows a brand that has just gone live where this page's own host belongs to it. */
function useLiveBrand() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const host = window.location.hostname;
  return ({ hosts, ...fields }: BrandFields) => {
    if (!initialState?.provider || !hosts.includes(host)) return;
    const brand = { ...fields, can_register: !fields.closed_areas.includes('register') };
    void setInitialState((now) => now?.provider && { ...now, provider: { ...now.provider, ...brand } });
  };
}

interface BrandConflictProps {
  readonly mine: BrandFields;
  readonly isBusy: boolean;
  /** Takes the place of what is stored now. */
  readonly onMine: (stored: BrandState) => void;
  readonly onTheirs: (stored: BrandState) => void;
  readonly onClose: () => void;
}

/** A colleague has changed the brand meanwhile: nothing is saved until it is decided whose stays. */
function BrandConflict({ mine, isBusy, onMine, onTheirs, onClose }: BrandConflictProps) {
  const { data: stored, error, refresh } = useLoad(brandApi.info, {}, { fresh: true });
  const [isComparing, setIsComparing] = useState(false);
  return (
    <ConflictModal
      isBusy={isBusy || !stored}
      isComparing={isComparing}
      onCompare={() => setIsComparing(!isComparing)}
      onMine={() => stored && onMine(stored)}
      onTheirs={() => stored && onTheirs(stored)}
      onClose={onClose}
    >
      <LoadState data={stored} error={error} onRetry={refresh} rows={3} />
      {isComparing && stored && <BrandDifferences before={stored.draft ?? stored.live} after={mine} />}
    </ConflictModal>
  );
}
