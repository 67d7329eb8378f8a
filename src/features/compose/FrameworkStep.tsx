import { StarFilled } from '@ant-design/icons';
import { Flex, Segmented, Tag } from 'antd';
import { FrameworkResultLine } from '@/blocks/frameworks/FrameworkResultLine';
import { reasonWords } from '@/blocks/frameworks/reasonWords';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { PageLink } from '@/components/PageLink';
import ShareBar from '@/components/ShareBar';
import { presetVar, shareColor } from '@/components/shareColor';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type FrameworkResults, type FrameworkSuggestion, segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from './ComposeContext';
import frameworkStyles from './framework.module.css';
import { platforms } from './model/state';
import { useSuggestedFrameworks } from './useSuggestedFrameworks';

const suggested = 3;
/** Where they stand on the page. */
export const frameworkListId = 'compose-frameworks';

/** Step 2: the thinking framework, the fitting ones first with the reason. */
export function FrameworkStep({ onChosen }: { readonly onChosen: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const { frameworkId, platform } = useCompose((state) => state.draft.brief);
  const { resultsOf } = useFrameworks();
  const ranked = useSuggestedFrameworks();
  return (
    <Flex vertical gap={16}>
      <Flex gap="8px 12px" align="center" wrap>
        <Text type="secondary" size={13}>
          {t('compose.framework.forPlatform')}
        </Text>
        <Segmented
          value={platform}
          aria-label={t('compose.framework.forPlatform')}
          onChange={(value) => dispatch({ type: 'brief/edit', patch: { platform: value } })}
          options={platforms.map((value) => ({ value, label: t(`compose.platform.${value}`) }))}
        />
        <PageLink style={{ marginInlineStart: 'auto' }} to="/compose/frame">
          {t('compose.framework.library')}
        </PageLink>
      </Flex>
      <GridLayout id={frameworkListId} component="ul" gap={16} className={frameworkStyles.frameworks}>
        {ranked.map((suggestion, index) => (
          <FrameworkCard
            key={suggestion.framework.id}
            suggestion={suggestion}
            results={resultsOf(suggestion.framework.id)}
            isSuggested={index < suggested && suggestion.reasons.length > 0}
            isChosen={suggestion.framework.id === frameworkId}
            onChoose={() => {
              dispatch({ type: 'brief/edit', patch: { frameworkId: suggestion.framework.id } });
              onChosen();
            }}
          />
        ))}
      </GridLayout>
    </Flex>
  );
}

interface CardProps {
  readonly suggestion: FrameworkSuggestion;
  readonly results: FrameworkResults | undefined;
  readonly isSuggested: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FrameworkCard({ suggestion, results, isSuggested, isChosen, onChoose }: CardProps) {
  const t = useT();
  const { framework, reasons } = suggestion;
  const shares = segmentShares(framework);
  return (
    <li>
      <button type="button" className={frameworkStyles.framework} aria-pressed={isChosen} onClick={onChoose}>
        <Flex component="span" gap={8} align="center" wrap>
          <Text component="strong" size="large">
            {framework.name}
          </Text>
          {isSuggested && (
            <Tag color="gold" icon={<StarFilled />}>
              {t('compose.framework.suggested')}
            </Tag>
          )}
          {framework.origin === 'own' && <Tag>{t('frameworks.own')}</Tag>}
          <Text type="secondary" size={13} style={{ marginInlineStart: 'auto' }}>
            {t('compose.framework.seconds', { from: framework.seconds[0], to: framework.seconds[1] })}
          </Text>
        </Flex>
        <Text type="secondary">{framework.summary}</Text>
        {isSuggested && (
          <span className={frameworkStyles.frameworkWhy}>
            {reasons.map((reason) => reasonWords(reason, t)).join(' · ')}
          </span>
        )}
        <ShareBar shares={shares} />
        <Flex component="span" vertical gap={4} className={frameworkStyles.frameworkLines}>
          {shares.map(({ key, label, hint }, index) => (
            <Flex key={key} component="span" gap={8} className={frameworkStyles.frameworkLine}>
              <span className={frameworkStyles.dot} style={{ background: presetVar(shareColor(index), 6) }} />
              <span>
                <b>{label}</b> {hint}
              </span>
            </Flex>
          ))}
        </Flex>
        {results && results.scripts + results.posts > 0 && <FrameworkResultLine results={results} />}
        <Flex component="span" gap={8} align="center" wrap>
          {framework.fits.map((fit) => (
            <Tag key={fit} variant="filled">
              {fit}
            </Tag>
          ))}
        </Flex>
      </button>
    </li>
  );
}
