import { PauseOutlined, PlayCircleOutlined, StarFilled, StarOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { Button, Flex, Popconfirm } from 'antd';
import { presenterName } from '@/blocks/figures';
import { useVoices, useVoiceTrial } from '@/blocks/voices';
import { GrantedButton } from '@/components/GrantedButton';
import { PageLink } from '@/components/PageLink';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useActionRunner } from '@/hooks/useAction';
import { figureApi } from '@/services/figure/api';
import type { Figure } from '@/services/figure/schema';
import { FigureFace } from './FigureFace';
import { portraitKind } from './figureForm';
import styles from './figures.module.css';

interface FigureCardProps {
  readonly figure: Figure;
  readonly tools: ResourceTools<Figure>;
}

/** A figure that lives: it breathes, says a line when asked, and goes on into a video. */
export function FigureCard({ figure, tools }: FigureCardProps) {
  const { t } = tools;
  const runAction = useActionRunner();
  const trial = useVoiceTrial();
  const voice = useVoices().list.find(({ id }) => id === figure.voice);
  const { id, name, presenter, portrait, look, speed, pitch, volume, favorite, status, consent } = figure;
  const isOn = status === 1;
  const act = async (run: () => Promise<unknown>) => {
    if (await runAction(run, undefined)) tools.refresh();
  };
  const isPortrait = presenter === portraitKind;
  const kind = isPortrait ? t('figures.photo') : presenterName(t, presenter);
  return (
    <article className={isOn ? styles.card : styles.cardOff} aria-label={name}>
      <button
        type="button"
        className={styles.stage}
        aria-label={t('figures.editOf', { name })}
        onClick={() => tools.edit(figure)}
      >
        <FigureFace
          appearance={{ presenter, look, ...(portrait ? { portrait } : {}) }}
          height={196}
          element={trial.element}
        />
      </button>
      {tools.can('save') && (
        <button
          type="button"
          className={styles.star}
          aria-pressed={favorite}
          aria-label={t('figures.star', { name })}
          onClick={() => void act(() => figureApi.set({ id, field: 'favorite', value: !favorite }))}
        >
          {favorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        </button>
      )}
      <GridLayout gap={4} className={styles.cardBody}>
        <strong>{name}</strong>
        <Text type="secondary" size="small">
          {[kind, voice?.name].filter(Boolean).join(' · ')}
        </Text>
        {consent?.withdrawn_at ? (
          <ToneTag tone="bad">{t('figures.withdrawn')}</ToneTag>
        ) : (
          <ToneTag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'figures.on' : 'figures.off')}</ToneTag>
        )}
        <Flex gap={8} wrap className={styles.actions}>
          <GrantedButton
            action="speech.synthesize"
            size="small"
            icon={trial.active ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
            loading={trial.isLoading}
            disabled={!voice}
            onClick={() =>
              void trial.toggle(id, { text: t('voices.trialLine'), voice: figure.voice, speed, pitch, volume })
            }
          >
            {t(trial.active ? 'figures.stop' : 'figures.hear')}
          </GrantedButton>
          {isOn && (
            <PageLink to={`/creative/tool/figure_video?figure=${id}`}>
              <Button size="small" type="primary" tabIndex={-1} icon={<VideoCameraOutlined aria-hidden />}>
                {t('figures.makeVideo')}
              </Button>
            </PageLink>
          )}
        </Flex>
        <Flex gap={8} wrap className={styles.actions}>
          {tools.can('status') && !consent?.withdrawn_at && (
            <Button size="small" type="text" onClick={() => void tools.changeStatus([figure], isOn ? 0 : 1)}>
              {t(isOn ? 'figures.turnOff' : 'figures.turnOn')}
            </Button>
          )}
          {tools.can('save') && isPortrait && consent && !consent.withdrawn_at && (
            <Popconfirm
              title={t('figures.withdrawAsk')}
              description={t('figures.withdrawText')}
              okText={t('figures.withdraw')}
              cancelText={t('common.cancel')}
              onConfirm={() => act(() => figureApi.withdraw({ id }))}
            >
              <Button size="small" type="text">
                {t('figures.withdraw')}
              </Button>
            </Popconfirm>
          )}
          {tools.can('remove') && (
            <Button size="small" type="text" onClick={() => void tools.remove([figure])}>
              {t('common.delete')}
            </Button>
          )}
        </Flex>
      </GridLayout>
    </article>
  );
}
