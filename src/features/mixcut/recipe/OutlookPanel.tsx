import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Descriptions, Flex, Spin } from 'antd';
import { estimateSeconds } from '@/blocks/exports/speed';
import { useVoices } from '@/blocks/voices';
import { adapterCost } from '@/domain/credits';
import { countCombinations, formatFactors, formatTotal } from '@/domain/mixcut/combinations';
import { mixProject } from '@/domain/mixcut/mixProject';
import { longScripts, scriptsOf, unspoken, voiceCredits, wordsOf } from '@/domain/mixcut/mixWords';
import { type MixRecipe, mixRequestOf, shownTitles } from '@/domain/mixcut/recipe';
import { type RecipeFinding, recipeFindings } from '@/domain/mixcut/recipeFindings';
import { planAnew } from '@/domain/mixcut/replaceClip';
import { exportSettings } from '@/engine/export';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { formatDuration } from '@/utils/formatDuration';
import type { Planned } from '../planner/usePlanner';
import { newSeed } from './newRecipe';
import { useRecipe } from './recipeDocument';

const percentOf = (share: number): number => Math.round(share * 100);

interface OutlookPanelProps {
  readonly planned: Planned;
  readonly deleted: ReadonlySet<string>;
}

/** What comes of the recipe, before anything is rendered. */
export function OutlookPanel({ planned, deleted }: OutlookPanelProps) {
  const t = useT();
  const { recipe, set } = useRecipe();
  const { outlook, isPlanning, error } = planned;
  const { factors, total } = countCombinations(mixRequestOf(planned.recipe).groups, [
    shownTitles(planned.recipe).length,
    planned.recipe.words ? scriptsOf(planned.recipe.words).length : 0,
    planned.recipe.words?.voices.length ?? 0,
  ]);
  const long = longScripts(planned.recipe, outlook?.versions ?? []);
  const count = outlook?.versions.length ?? 0;
  return (
    <Card
      size="small"
      title={t('mixcut.outlook.title')}
      extra={
        <Button size="small" icon={<ReloadOutlined />} disabled={count === 0} onClick={() => set({ seed: newSeed() })}>
          {t('mixcut.outlook.shuffle')}
        </Button>
      }
    >
      <Spin spinning={isPlanning}>
        <Flex vertical gap={12} aria-live="polite">
          <Findings findings={recipeFindings(recipe, deleted)} recipe={recipe} />
          {error && <Alert type="error" showIcon title={messageOf(error)} />}
          {total > 0n && (
            <Descriptions
              size="small"
              column={1}
              items={[
                {
                  key: 'total',
                  label: t('mixcut.outlook.total'),
                  children:
                    factors.length > 1
                      ? t('mixcut.outlook.formula', { factors: formatFactors(factors), total: formatTotal(total) })
                      : t('mixcut.outlook.totalOf', { total: formatTotal(total) }),
                },
                {
                  key: 'planned',
                  label: t('mixcut.outlook.planned'),
                  children: t('mixcut.outlook.plannedOf', { count, wanted: recipe.count }),
                },
                {
                  key: 'worst',
                  label: t('mixcut.outlook.worst'),
                  children: outlook?.worst
                    ? t('mixcut.outlook.worstPair', {
                        first: outlook.worst.first + 1,
                        second: outlook.worst.second + 1,
                        percent: percentOf(outlook.worst.likeness),
                      })
                    : t('mixcut.outlook.worstNone'),
                },
                { key: 'time', label: t('mixcut.outlook.time'), children: <RenderTime planned={planned} /> },
                { key: 'credits', label: t('mixcut.outlook.credits'), children: <Credits planned={planned} /> },
              ]}
            />
          )}
          {long.map(({ script, needs, room }) => (
            <Alert
              key={script}
              type="warning"
              showIcon
              title={t('mixcut.words.noRoom', {
                number: script + 1,
                needs: Math.ceil(needs),
                room: Math.floor(room),
              })}
            />
          ))}
          {count > 0 && <Verdict planned={planned} />}
        </Flex>
      </Spin>
    </Card>
  );
}

/** About how long this computer renders all of them. */
function RenderTime({ planned: { recipe, outlook } }: Pick<OutlookPanelProps, 'planned'>) {
  const t = useT();
  const [version] = outlook?.versions ?? [];
  if (!version || !outlook) return t('mixcut.outlook.timeNone');
  const [words] = wordsOf(recipe, 1);
  const project = mixProject(recipe, version, { id: 'estimate', name: '', title: '', words, source: [] });
  const seconds = estimateSeconds(exportSettings(project, { format: 'mp4', quality: 'standard' }));
  return t('mixcut.outlook.timeAbout', { time: formatDuration(Math.ceil(seconds * outlook.versions.length)) });
}

/** Rendering costs nothing, it is this computer's; what is still to be spoken does where the service is paid for. */
function Credits({ planned: { recipe, outlook } }: Pick<OutlookPanelProps, 'planned'>) {
  const t = useT();
  const voices = useVoices();
  const { words } = recipe;
  const wanted = words ? unspoken(words, wordsOf(recipe, outlook?.versions.length ?? 0)) : [];
  const credits = voiceCredits(wanted, adapterCost(voices.owner));
  if (credits === 0) return t('mixcut.outlook.creditsNone');
  return t('mixcut.outlook.creditsOf', { credits, count: wanted.length });
}

/** Whether the wanted number is reached; if not, how it is. */
function Verdict({ planned }: Pick<OutlookPanelProps, 'planned'>) {
  const t = useT();
  const { set, setGroups } = useRecipe();
  const { recipe, outlook, missing, isSearching, isUnknown } = planned;
  const count = outlook?.versions.length ?? 0;
  const percent = percentOf(recipe.limit);
  if (outlook?.isExceeded) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('mixcut.outlook.exceeded', { percent })}
        action={
          <Button size="small" onClick={() => setGroups((groups) => planAnew({ ...recipe, groups }).groups)}>
            {t('mixcut.outlook.planAnew')}
          </Button>
        }
      />
    );
  }
  if (outlook?.isComplete) {
    return <Alert type="success" showIcon title={t('mixcut.outlook.complete', { count, percent })} />;
  }
  const nameOf = (groupId: string): string => groupName(recipe, groupId, t('mixcut.group.unnamed'));
  const advice = (): string => {
    if (isSearching) return t('mixcut.outlook.searching');
    if (isUnknown) return t('mixcut.outlook.unknown');
    if (!missing || missing.length === 0) return t('mixcut.outlook.notReachable');
    const groups = missing
      .map((group) => t('mixcut.outlook.addTo', { name: nameOf(group.groupId), count: group.count }))
      .join(t('mixcut.outlook.and'));
    return t('mixcut.outlook.missing', { groups, wanted: recipe.count, percent });
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('mixcut.outlook.short', { count, percent })}
      description={advice()}
      action={
        <Button size="small" onClick={() => set({ count })}>
          {t('mixcut.outlook.take', { count })}
        </Button>
      }
    />
  );
}

const groupName = ({ groups }: MixRecipe, groupId: string, unnamed: string): string =>
  groups.find(({ id }) => id === groupId)?.name || unnamed;

interface FindingsProps {
  readonly findings: readonly RecipeFinding[];
  readonly recipe: MixRecipe;
}

function Findings({ findings, recipe }: FindingsProps) {
  const t = useT();
  const textOf = (finding: RecipeFinding): string => {
    if (!('groupId' in finding)) return t(`mixcut.recipe.${finding.kind}`);
    const name = groupName(recipe, finding.groupId, t('mixcut.group.unnamed'));
    if (finding.kind === 'emptyGroup') return t('mixcut.finding.emptyGroup', { name });
    return t(`mixcut.finding.${finding.kind}`, { name, count: finding.count });
  };
  return findings.map((finding) => (
    <Alert
      key={`${finding.kind}-${'groupId' in finding ? finding.groupId : ''}`}
      type={finding.kind === 'noClips' || finding.kind === 'shortClips' ? 'info' : 'warning'}
      showIcon
      title={textOf(finding)}
    />
  ));
}
