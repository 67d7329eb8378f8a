import { Select, Switch } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { TitleOf } from '@/blocks/facts';
import { findingText } from '@/blocks/publishing';
import {
  cleanTopics,
  MAX_TOPICS,
  type PostFinding,
  platformName,
  platforms,
  topicSeparators,
} from '@/domain/platforms';
import { joinTopics } from '@/domain/publishing';
import { type Translate, useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import {
  accountDraft,
  type CountedField,
  isLinked,
  isScripted,
  link,
  measureOf,
  type PostCheck,
  type PostTexts,
  strictestMeasure,
  type TextField,
  textsOf,
  topicsWithin,
  unlink,
  type VideoDraft,
  writeCommon,
  writeOwn,
} from '../model';
import { useComposer } from '../useComposer';
import { CoverField } from './CoverField';
import { Field, type FieldLink } from './Field';
import { fieldId } from './fieldId';

/** What is wrong with a field as it stands on a tab: on the common one only what accounts have that follow it. */
function fieldErrors(
  checks: readonly PostCheck[],
  draft: VideoDraft,
  field: PostFinding['field'],
  tab: string | undefined,
  t: Translate,
): string[] {
  const text = field as TextField;
  const errors = checks
    .filter(({ accountId }) => (tab ? accountId === tab : isLinked(draft, accountId, text)))
    .flatMap(({ platform, findings }) =>
      findings
        .filter((finding) => finding.severity === 'error' && finding.field === field)
        .map((finding) => t('publish.limitOf', { platform: platformName(platform), text: findingText(finding, t) })),
    );
  return [...new Set(errors)];
}

const mostDescription = 5000;
const mostTitle = 200;

/** Which topics the account puts there itself, and what its platform has no place for. */
function fixedHelp(draft: VideoDraft, { id, platform }: Pick<WemediaView, 'id' | 'platform'>, t: Translate): string {
  const { own, fixedTopics } = accountDraft(draft, id);
  if (!fixedTopics || 'topics' in own) return t('publish.topicsHelp');
  const named = (topics: readonly string[]) => topics.map((topic) => `#${topic}`).join(' ');
  const { cut } = joinTopics(topicsWithin(draft, id), fixedTopics, platform);
  const added = t('composer.topicsFixed', { topics: named([...fixedTopics.first, ...fixedTopics.last]) });
  const { max } = platforms[platform].topics;
  return cut.length > 0
    ? `${added} ${t('composer.topicsCut', { platform: platformName(platform), max, topics: named(cut) })}`
    : added;
}

/** What the fields of a tab show and change: the common texts, or those of one account. */
function usePostFields(accountId: string | undefined) {
  const t = useT();
  const {
    content: { draft, changeDraft },
    accounts: { chosen },
    checks: { checks },
  } = useComposer();
  if (!draft) return undefined;
  const texts = accountId ? textsOf(draft, accountId) : draft.common;
  const account = chosen.find(({ id }) => id === accountId);
  const followers = chosen.filter(({ id }) => (accountId ? id === accountId : true));
  const own = checks.filter(({ videoId }) => videoId === draft.videoId);

  const write = (patch: Partial<PostTexts>) =>
    changeDraft((now) => (accountId ? writeOwn(now, accountId, patch) : writeCommon(now, patch)));
  const linkOf = (field: TextField): FieldLink | undefined =>
    accountId
      ? {
          isLinked: isLinked(draft, accountId, field),
          isScripted: isScripted(draft, accountId, field),
          onLink: () => changeDraft((now) => link(now, accountId, field)),
          onUnlink: () => changeDraft((now) => unlink(now, accountId, field)),
        }
      : undefined;
  const measures = (field: CountedField) => {
    const platforms = followers
      .filter(({ id }) => accountId !== undefined || isLinked(draft, id, field))
      .map(({ platform }) => platform);
    return account
      ? { measure: measureOf(account.platform, field, texts) }
      : { measure: strictestMeasure(platforms, field, texts), isStrictest: new Set(platforms).size > 1 };
  };
  const common = (field: TextField) => ({
    id: fieldId(field),
    link: linkOf(field),
    errors: fieldErrors(own, draft, field, accountId, t),
  });
  const described = (field: TextField, errors: readonly string[]) =>
    errors.length > 0 ? { status: 'error' as const, 'aria-describedby': `${fieldId(field)}-errors` } : {};
  return {
    texts,
    account,
    platform: account?.platform ?? chosen[0]?.platform,
    write,
    chooseDeclaration: (value: boolean) => {
      write({ ai_declared: value });
      if (!accountId) changeDraft((now) => ({ ...now, isDeclarationChosen: true }));
    },
    topicsHelp: account ? fixedHelp(draft, account, t) : t('publish.topicsHelp'),
    common,
    measures,
    described,
  };
}

/** The words of a post: the common ones, or those of one account with what it has of its own. */
export function TextFields({ accountId }: { readonly accountId: string | undefined }) {
  const t = useT();
  const fields = usePostFields(accountId);
  if (!fields) return null;
  const { texts, account, write, chooseDeclaration, common, measures, described } = fields;
  const title = common('title');
  const description = common('description');
  const topics = common('topics');

  return (
    <>
      <Field {...title} {...measures('title')} label={t('publish.postTitle')}>
        <TitleOf text={texts.description}>
          <ComplianceTextArea
            id={title.id}
            {...described('title', title.errors)}
            isOneLine
            hasBar={false}
            maxLength={mostTitle}
            platform={fields.platform}
            value={texts.title}
            onChange={(value) => write({ title: value })}
          />
        </TitleOf>
      </Field>
      <Field {...description} {...measures('description')} label={t('publish.description')}>
        <ComplianceTextArea
          id={description.id}
          {...described('description', description.errors)}
          hasBar={false}
          autoSize={{ minRows: 4, maxRows: 12 }}
          maxLength={mostDescription}
          platform={fields.platform}
          value={texts.description}
          onChange={(value) => write({ description: value })}
        />
      </Field>
      <Field {...topics} {...measures('topics')} label={t('publish.topics')} help={fields.topicsHelp}>
        <Select
          id={topics.id}
          {...described('topics', topics.errors)}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[...topicSeparators]}
          maxCount={MAX_TOPICS}
          style={{ width: '100%' }}
          value={[...texts.topics]}
          onChange={(value: string[]) => write({ topics: cleanTopics(value) })}
        />
      </Field>
      <CoverField
        {...common('cover')}
        value={texts.cover}
        platform={account?.platform}
        onChange={(cover) => write({ cover })}
      />
      <Field {...common('ai_declared')} label={t('publish.aiDeclared')} help={t('publish.aiDeclaredHelp')}>
        <Switch id={fieldId('ai_declared')} checked={texts.ai_declared} onChange={chooseDeclaration} />
      </Field>
    </>
  );
}
