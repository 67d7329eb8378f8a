import { StarFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Segmented, Tag } from 'antd';
import { useMemo } from 'react';
import { FrameworkResultLine } from '@/blocks/frameworks/FrameworkResultLine';
import { reasonWords } from '@/blocks/frameworks/reasonWords';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import ShareBar from '@/components/ShareBar';
import { presetVar, shareColor } from '@/components/shareColor';
import { type FrameworkResults, type FrameworkSuggestion, segmentShares, suggestFrameworks } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from './ComposeContext';
import styles from './compose.module.css';
import frameworkStyles from './framework.module.css';
import { platforms } from './model/state';

const suggested = 3;

/** Step 2: the thinking framework, the fitting ones first with the reason. */
export function FrameworkStep({ onChosen }: { readonly onChosen: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const goods = useCompose((state) => state.draft.goods.form);
  const { frameworkId, platform } = useCompose((state) => state.draft.brief);
  const { own, resultsOf } = useFrameworks();
  const ranked = useMemo(
    () =>
      suggestFrameworks(
        { ...goods, selling_points: goods.sellingPoints.filter((point) => point.trim() !== '') },
        { platform, own, resultsOf },
      ),
    [goods, platform, own, resultsOf],
  );
  return (
    <div className={styles.stack}>
      <div className={styles.toolbar}>
        <span className={styles.hint}>{t('compose.framework.forPlatform')}</span>
        <Segmented
          value={platform}
          aria-label={t('compose.framework.forPlatform')}
          onChange={(value) => dispatch({ type: 'brief/edit', patch: { platform: value } })}
          options={platforms.map((value) => ({ value, label: t(`compose.platform.${value}`) }))}
        />
        <Link className={styles.pushEnd} to="/compose/frame">
          {t('compose.framework.library')}
        </Link>
      </div>
      <ul className={frameworkStyles.frameworks}>
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
      </ul>
    </div>
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
        <span className={frameworkStyles.frameworkHead}>
          <strong className={frameworkStyles.frameworkName}>{framework.name}</strong>
          {isSuggested && (
            <Tag color="gold" icon={<StarFilled />}>
              {t('compose.framework.suggested')}
            </Tag>
          )}
          {framework.origin === 'own' && <Tag>{t('frameworks.own')}</Tag>}
          <span className={`${styles.hint} ${frameworkStyles.frameworkSeconds}`}>
            {t('compose.framework.seconds', { from: framework.seconds[0], to: framework.seconds[1] })}
          </span>
        </span>
        <span className={frameworkStyles.frameworkSummary}>{framework.summary}</span>
        {isSuggested && (
          <span className={frameworkStyles.frameworkWhy}>
            {reasons.map((reason) => reasonWords(reason, t)).join(' · ')}
          </span>
        )}
        <ShareBar shares={shares} />
        <span className={frameworkStyles.frameworkLines}>
          {shares.map(({ key, label, hint }, index) => (
            <span key={key} className={frameworkStyles.frameworkLine}>
              <span className={frameworkStyles.dot} style={{ background: presetVar(shareColor(index), 6) }} />
              <span>
                <b>{label}</b> {hint}
              </span>
            </span>
          ))}
        </span>
        {results && results.scripts + results.posts > 0 && <FrameworkResultLine results={results} />}
        <span className={styles.chips}>
          {framework.fits.map((fit) => (
            <Tag key={fit} variant="filled">
              {fit}
            </Tag>
          ))}
        </span>
      </button>
    </li>
  );
}
