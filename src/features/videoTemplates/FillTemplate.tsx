import { history } from '@umijs/max';
import { Alert, App, Button, Flex, Input, Skeleton, Upload } from 'antd';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { MediaPicker } from '@/blocks/media';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { OpenFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { elementKey, type MediaElement, type TemplateElement } from '@/domain/templates/elements';
import {
  fillTemplate,
  isOpenPlace,
  type MediaValue,
  type TemplateValues,
  valueProblems,
  valuesOfGoods,
} from '@/domain/templates/fillTemplate';
import {
  formatModifications,
  MAX_MODIFICATIONS,
  type ModificationProblem,
  parseModifications,
} from '@/domain/templates/modifications';
import { findUseProblem, type UseProblem } from '@/domain/templates/shelf';
import { graphemes } from '@/engine/captions/graphemes';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { countingApi } from '@/services/counting/api';
import { usageOf } from '@/services/counting/usageOf';
import { goodsApi } from '@/services/goods/api';
import { timelineAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import { makeTimeline } from '@/services/project/makeTimeline';
import { videoTemplateApi } from '@/services/video_template/api';
import { factsOf, readOwnTemplate, valueOfFile } from './ownTemplate';
import styles from './templates.module.css';

const ownList = '/compose/template_to_video?tab=own';
const shelf = '/compose/template_to_video?tab=shelf';

/** Fills an own template, and goes on with the video in the timeline. */
export function FillTemplate({ id }: { readonly id: string }) {
  const t = useT();
  const { data, error, refresh } = useLoad(projectApi.info, { id }, { fresh: true, refreshOnWindowFocus: false });
  const read = useMemo(() => data && readOwnTemplate(data), [data]);
  const make = useAction(async ({ document, goodsId }: Filled) => {
    const source = [
      ...(goodsId === undefined ? [] : [{ type: 'goods' as const, id: goodsId }]),
      { type: 'project' as const, id },
    ];
    history.push(await makeTimeline(document, { title: data?.title ?? '', cover: data?.cover ?? '', source }));
  });
  const back = { to: ownList, text: t('templates.fill.back') };
  if (!data && !error) return <Skeleton active className={styles.page ?? ''} />;
  if (!data || !read) return <Unreadable error={error} back={back} onRetry={refresh} />;
  return <FillForm title={data.title} {...read} back={back} make={make} />;
}

/** Fills a template of the shelf; making the video pays for it. */
export function FillShelfTemplate({ id }: { readonly id: string }) {
  const t = useT();
  const loaded = useLoad(videoTemplateApi.info, { id }, { fresh: true, refreshOnWindowFocus: false });
  const { data, error, refresh } = loaded;
  const usage = usageOf(useLoad(countingApi.usage).data);
  const read = useMemo(
    () => data && readOwnTemplate({ document: data.document, draft: { fields: data.fields } }),
    [data],
  );
  const use = useAction(videoTemplateApi.use, { invalidates: ['counting', 'project'] });
  const back = { to: shelf, text: t('templates.shelf.back') };
  if (!data && !error) return <Skeleton active className={styles.page ?? ''} />;
  if (!data || !read) return <Unreadable error={error} back={back} onRetry={refresh} />;
  const { title, price, plans } = data;
  const problem = findUseProblem({ price, plans, version: usage?.version ?? '', balance: usage?.credits.balance });
  const run = async ({ document, goodsId }: Filled) => {
    const body = { id, price, title, document: projectJson(document), ...(goodsId ? { goods_id: goodsId } : {}) };
    const answer = await use.run(body);
    if (answer) history.push(timelineAddress(answer.result.project_id));
    else refresh();
  };
  return (
    <FillForm
      title={title}
      {...read}
      back={back}
      make={{ run, isPending: use.isPending }}
      price={price}
      notice={usage && problem && <UseNotice problem={problem} />}
      isBlocked={problem !== undefined}
    />
  );
}

/** Why it cannot be used, and where that is changed. */
function UseNotice({ problem }: { readonly problem: UseProblem }) {
  const t = useT();
  const canVisit = useCanVisit();
  const versions = '/merchant/account/version';
  return (
    <Alert
      type="warning"
      showIcon
      title={problemSentence(t, problem)}
      action={canVisit(versions) && <PageLink to={versions}>{t('templates.shelf.upgrade')}</PageLink>}
    />
  );
}

interface Back {
  readonly to: string;
  readonly text: string;
}

interface UnreadableProps {
  readonly error: unknown;
  readonly back: Back;
  readonly onRetry: () => void;
}

function Unreadable({ error, back, onRetry }: UnreadableProps) {
  const t = useT();
  return (
    <OpenFailure
      title={t('templates.own.unreadable')}
      error={error}
      onRetry={onRetry}
      leave={<PageLink to={back.to}>{back.text}</PageLink>}
    />
  );
}

/** A template with what was put in. */
interface Filled {
  readonly document: Project;
  readonly goodsId: string | undefined;
}

interface FillFormProps {
  readonly title: string;
  readonly project: Project;
  readonly elements: readonly TemplateElement[];
  readonly back: Back;
  readonly make: { readonly run: (filled: Filled) => unknown; readonly isPending: boolean };
  /** Credits that it costs. */
  readonly price?: number;
  readonly notice?: ReactNode;
  readonly isBlocked?: boolean;
}

function FillForm({ title, project, elements, back, make, price = 0, notice, isBlocked = false }: FillFormProps) {
  const t = useT();
  const can = useCan();
  const [values, setValues] = useState<TemplateValues>({});
  const [goodsId, setGoodsId] = useState<string>();
  const problems = valueProblems(elements, values);
  const shownValues = useDeferredValue(values);
  const filled = useMemo(() => fillTemplate(project, elements, shownValues), [project, elements, shownValues]);
  const set = (element: TemplateElement, value: string | MediaValue | undefined) =>
    setValues((before) => {
      const { [elementKey(element)]: _, ...rest } = before;
      return value === undefined ? rest : { ...rest, [elementKey(element)]: value };
    });
  const takeGoods = useAction(goodsApi.info);
  const fromGoods = async (chosen: string | undefined) => {
    setGoodsId(chosen);
    const answer = chosen === undefined ? undefined : await takeGoods.run({ id: chosen });
    if (answer) setValues((before) => ({ ...before, ...valuesOfGoods(elements, factsOf(answer.result)) }));
  };
  const isWrong = problems.some((problem) => !isOpenPlace(problem));
  return (
    <Flex vertical gap={16} className={styles.page}>
      <PageLink to={back.to}>{back.text}</PageLink>
      <Text component="h2" strong size={24}>
        {title}
      </Text>
      {notice}
      <GridLayout columns="repeat(auto-fit, minmax(min(320px, 100%), 1fr))" gap={24} align="start">
        <Flex vertical gap={12}>
          <Flex gap={12} align="center" wrap>
            <label htmlFor="fill-goods">{t('templates.fill.goods')}</label>
            <GoodsPicker
              id="fill-goods"
              className={styles.goods ?? ''}
              value={goodsId}
              onChange={(one) => void fromGoods(one)}
            />
          </Flex>
          {elements.map((element) =>
            element.type === 'media' ? (
              <MediaField
                key={elementKey(element)}
                element={element}
                value={values[elementKey(element)]}
                onChange={(value) => set(element, value)}
              />
            ) : (
              // Its count stands below it, in no box of its own.
              <Flex key={elementKey(element)} vertical gap={4} style={{ marginBlockEnd: 16 }}>
                <Text size="small">{element.name}</Text>
                <Input.TextArea
                  aria-label={element.name}
                  autoSize
                  value={String(values[elementKey(element)] ?? '')}
                  placeholder={element.text}
                  count={{ show: true, max: element.limit, strategy: (text) => graphemes(text).length }}
                  onChange={({ target }) => set(element, target.value || undefined)}
                />
              </Flex>
            ),
          )}
          <Modifications elements={elements} values={values} title={title} onRead={setValues} />
          {problems.map((problem) => {
            const sentence = problemSentence(t, problem);
            return <Alert key={sentence} type={isOpenPlace(problem) ? 'info' : 'error'} showIcon title={sentence} />;
          })}
          {can('project.save') && (
            <Button
              type="primary"
              size="large"
              disabled={isWrong || isBlocked}
              loading={make.isPending}
              onClick={() => void make.run({ document: fillTemplate(project, elements, values), goodsId })}
            >
              {t(problems.length === 0 ? 'templates.fill.make' : 'templates.fill.makeOpen')}
              {price > 0 && t('templates.shelf.cost', { price })}
            </Button>
          )}
        </Flex>
        <ProjectPlayer project={filled} />
      </GridLayout>
    </Flex>
  );
}

interface MediaFieldProps {
  readonly element: MediaElement;
  readonly value: string | MediaValue | undefined;
  readonly onChange: (value: MediaValue | undefined) => void;
}

function MediaField({ element: { name, seconds, width, height, accepts }, value, onChange }: MediaFieldProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const shown = typeof value === 'object' ? value : undefined;
  return (
    <Flex gap={12} align="center" role="group" aria-label={name}>
      <Thumb src={shown?.kind === 'image' ? shown.url : ''} ratio={3 / 4} width={40} />
      <Flex vertical flex={1} style={{ minInlineSize: 0 }}>
        <Text>{name}</Text>
        <Text type="secondary" size="small" ellipsis>
          {shown
            ? shown.name
            : t(accepts ? `templates.fill.${accepts}` : 'templates.fill.place', {
                seconds: seconds.toFixed(1),
                width,
                height,
              })}
        </Text>
      </Flex>
      <Button size="small" onClick={() => setPicking(true)}>
        {t('templates.fill.pick')}
      </Button>
      {shown && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('templates.fill.empty')}
        </Button>
      )}
      <MediaPicker
        open={isPicking}
        kinds={accepts ? [accepts] : ['image', 'video']}
        onClose={() => setPicking(false)}
        onPick={([file]) => {
          setPicking(false);
          if (file) onChange(valueOfFile(file));
        }}
      />
    </Flex>
  );
}

interface ModificationsProps {
  readonly elements: readonly TemplateElement[];
  readonly values: TemplateValues;
  readonly title: string;
  readonly onRead: (values: TemplateValues) => void;
}

/** What was put in, out to a file and in again. */
function Modifications({ elements, values, title, onRead }: ModificationsProps) {
  const t = useT();
  const { message } = App.useApp();
  const [problems, setProblems] = useState<readonly ModificationProblem[]>([]);
  const read = async (file: File) => {
    // A file of many megabytes is not even read.
    if (file.size > MAX_MODIFICATIONS * 4) return setProblems([{ code: 'tooLarge', limit: MAX_MODIFICATIONS }]);
    const found = parseModifications(await file.text(), elements);
    if (Array.isArray(found)) return setProblems(found as readonly ModificationProblem[]);
    setProblems([]);
    onRead(found as TemplateValues);
    message.success(t('templates.fill.read'));
  };
  return (
    <Flex vertical gap={8}>
      <Flex gap={8} wrap>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <Button size="small">{t('templates.fill.import')}</Button>
        </Upload>
        <Button
          size="small"
          onClick={() =>
            saveBlob(new Blob([formatModifications(values)], { type: 'application/json' }), `${title}.json`)
          }
        >
          {t('templates.fill.export')}
        </Button>
      </Flex>
      {problems.map((problem) => {
        const sentence = problemSentence(t, problem);
        return <Alert key={sentence} type="error" showIcon title={sentence} />;
      })}
    </Flex>
  );
}
