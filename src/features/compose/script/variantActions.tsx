import { FolderAddOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { PageLink } from '@/components/PageLink';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { type Translate, useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import { useCompose, useDispatch } from '../ComposeContext';
import { type Angle, briefOfAngle } from '../model/angles';
import { counterpartOf } from '../model/cardEdits';
import { finishedLines } from '../model/lines';
import { newCardId } from '../model/newCardId';
import type { Variant } from '../model/state';

/** What sets the script apart: framework, voice, length, platform. */
export const angleWords = ({ voice, seconds, platform }: Angle, framework: string | undefined, t: Translate): string =>
  [
    framework,
    voice && t(`compose.angle.voice.${voice}`),
    t('compose.script.seconds', { n: seconds }),
    t(`compose.platform.${platform}`),
  ]
    .filter(Boolean)
    .join(' · ');

interface TakeLineProps {
  readonly text: string;
  readonly role: string;
  /** How far on in its script the line is, 0 … 1. */
  readonly share: number;
}

/** A good line of a script that was not chosen goes into the one that was. */
export function TakeLine({ text, role, share }: TakeLineProps) {
  const t = useT();
  const { message } = App.useApp();
  const dispatch = useDispatch();
  const cards = useCompose((state) => state.draft.cards);
  const at = counterpartOf(cards, role, share);
  const card = cards[at];
  if (!card) return null;
  const n = at + 1;
  const takes = {
    replace: () => {
      dispatch({ type: 'card/text', id: card.id, text, label: 'replace' });
      message.success(t('compose.angle.replaced', { n }));
    },
    insert: () => {
      const taken = { id: newCardId(), role: role || card.role, text, shot: null, isShotFixed: false };
      dispatch({ type: 'cards/set', cards: [...cards.slice(0, n), taken, ...cards.slice(n)], label: 'add' });
      message.success(t('compose.angle.inserted', { n }));
    },
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'replace', label: t('compose.angle.replace', { n }), extra: shortened(card.text) },
          { key: 'insert', label: t('compose.angle.insert', { n }) },
        ],
        onClick: ({ key }) => takes[key === 'replace' ? 'replace' : 'insert'](),
      }}
    >
      <Button size="small" type="link">
        {t('compose.angle.take')}
      </Button>
    </Dropdown>
  );
}

const shortened = (text: string): string => ([...text].length > 12 ? `${[...text].slice(0, 12).join('')}…` : text);

/** Keeps a script in the library, whether it becomes the video or not. */
export function KeepButton({ variant, number }: { readonly variant: Variant; readonly number: number }) {
  const t = useT();
  const can = useCan();
  const dispatch = useDispatch();
  const goods = useCompose((state) => state.draft.goods.form);
  const brief = briefOfAngle(
    useCompose((state) => state.draft.brief),
    variant.angle,
  );
  const framework = useFramework(brief.frameworkId);
  const keep = useAction(scriptApi.save, { messages: { done: 'compose.angle.kept' } });
  if (variant.keptAs)
    return (
      <PageLink to={`/editor/script?id=${encodeURIComponent(variant.keptAs)}`} target="_blank">
        {t('compose.angle.openKept')}
      </PageLink>
    );
  if (!can('script.save')) return null;
  const save = async () => {
    const lines = finishedLines(variant.text, true);
    const saved = await keep.run({
      title: [...(goods.title.trim() || t('compose.script.variant', { n: number }))].slice(0, 120).join(''),
      platform: brief.platform,
      ...(goods.id ? { goods_id: goods.id } : {}),
      ...(brief.frameworkId ? { framework_id: brief.frameworkId } : {}),
      angle: [...(variant.angle ? angleWords(variant.angle, framework?.name, t) : '')].slice(0, 40).join(''),
      sentences: lines.map(({ role, text }, index) => ({ id: `${variant.id}-${index + 1}`, role, text })),
      source: [
        ...(goods.id ? [{ type: 'goods' as const, id: goods.id }] : []),
        ...(brief.frameworkId ? [{ type: 'framework' as const, id: brief.frameworkId }] : []),
      ],
    });
    if (saved) dispatch({ type: 'variant/patch', id: variant.id, patch: { keptAs: saved.result.id } });
  };
  return (
    <Button
      size="small"
      type="text"
      icon={<FolderAddOutlined />}
      loading={keep.isPending}
      aria-label={t('compose.angle.keep', { n: number })}
      title={t('compose.angle.keep', { n: number })}
      onClick={() => void save()}
    />
  );
}
