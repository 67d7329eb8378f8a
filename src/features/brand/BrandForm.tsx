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

/** Saving keeps a draft; only activating shows it to everybody. */
export function BrandForm({ state: loaded }: BrandFormProps) {
  const t = useT();
  const dates = useDates();
  const canSave = useCan()('brand.save');
  const [form] = Form.useForm<BrandFields>();
  const [state, setState] = useState(loaded);
  const [values, setValues] = useState<BrandFields>(loaded.draft ?? loaded.live);
  const [asking, setAsking] = useState<Asking>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { live, draft, history } = state;
  const [previous] = history;
  const isDirty = brandChanges(draft ?? live, values).length > 0;
  useLeaveGuard(isDirty && canSave);
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
    const { revision } = state;
    const done = wanted === 'draft' ? await activate.run({ revision }) : await restore.run({ revision, id: wanted.id });
    setAsking(undefined);
    if (!done) return;
    take(done.result);
    showLive(done.result.live);
  };
  const setColor = (field: keyof BrandColors, color: string) => fill({ ...values, [field]: color });
  const offered = asking === 'draft' ? draft : asking?.fields;
  return (
    <GridLayout columns="repeat(auto-fit, minmax(min(100%, 440px), 1fr))" gap={16} align="start">
      <Panel vertical padding={24}>
        {refused && (
          <BrandConflict
            mine={refused}
            isBusy={save.isPending}
            onMine={(stored) => void store(refused, stored.revision)}
            onTheirs={take}
            onClose={() => setRefused(undefined)}
          />
        )}
        {draft && <Alert type="info" showIcon title={t('brand.hasDraft')} style={{ marginBlockEnd: 16 }} />}
        {asking && offered && (
          <ActivateDialog
            live={live}
            next={offered}
            title={t(asking === 'draft' ? 'brand.activateTitle' : 'brand.restoreTitle')}
            isPending={activate.isPending || restore.isPending}
            onConfirm={() => void goLive(asking)}
            onClose={() => setAsking(undefined)}
          />
        )}
        {isHistoryOpen && (
          <BrandHistoryDialog
            live={live}
            history={history}
            onChoose={(version) => {
              setHistoryOpen(false);
              setAsking(version);
            }}
            onClose={() => setHistoryOpen(false)}
          />
        )}
        <Form
          form={form}
          layout="vertical"
          style={{ maxWidth: 640 }}
          initialValues={values}
          disabled={!canSave}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={() => setValues(form.getFieldsValue(true))}
          onFinish={() => void store(form.getFieldsValue(true))}
        >
          <BrandFieldItems values={values} onColor={setColor} />
          <Flex gap={8} wrap>
            <Can action="brand.save">
              <Button htmlType="submit" disabled={!isDirty} loading={save.isPending}>
                {t('brand.save')}
              </Button>
            </Can>
            <Can action="brand.activate">
              <Button type="primary" disabled={!isDirty && !draft} onClick={() => void askToActivate()}>
                {t('brand.activate')}
              </Button>
              {previous && (
                <Button onClick={() => setAsking(previous)}>
                  {t('brand.restore', { time: dates.moment(previous.replaced_at) })}
                </Button>
              )}
              {history.length > 1 && (
                <Button type="text" onClick={() => setHistoryOpen(true)}>
                  {t('brand.history.open', { count: history.length })}
                </Button>
              )}
            </Can>
          </Flex>
        </Form>
      </Panel>
      <BrandPreviewPane fields={values} />
    </GridLayout>
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
