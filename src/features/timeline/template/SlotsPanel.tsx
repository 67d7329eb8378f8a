import { Alert, Button, Flex } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useStill } from '@/blocks/useStill';
import { coverTime } from '@/blocks/video-templates/paintCover';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { fromEdited, withSamples } from '@/domain/templates/editedTemplate';
import { elementKey, elementsOf, type TemplateElement } from '@/domain/templates/elements';
import { videoTemplateProblems } from '@/domain/templates/templateProblems';
import { fromSeconds, toSeconds, ZERO } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useEditorParts, useProject } from '../EditorContext';
import { PanelHead } from '../panels/PanelHead';
import panelStyles from '../panels/panels.module.css';
import { openLocalMedia } from './templateDocument';

/** What merchants will fill, the cover, and what still keeps the template from the shelf. */
export function SlotsPanel() {
  const t = useT();
  const { store, player } = useEditorParts();
  const project = useDeferredValue(useProject());
  const { elements, problems } = useMemo(() => {
    const { document, fields } = fromEdited(project);
    return { elements: elementsOf(document, fields), problems: videoTemplateProblems(document, fields) };
  }, [project]);
  const show = ({ clipIds, at }: TemplateElement) => {
    store.select(clipIds);
    player.seek(fromSeconds(at));
  };
  return (
    <Flex vertical gap={12} className={panelStyles.panel}>
      <PanelHead title={t('timelinePanels.panel.slots')} hint={t('templateEditor.hint')} />
      <CoverChoice />
      <Flex component="section" vertical gap={8} aria-label={t('templates.parts')}>
        <Text component="h3" strong>
          {t('templateEditor.slots', { count: elements.length })}
        </Text>
        {elements.map((element) => (
          <PlainButton key={elementKey(element)} onClick={() => show(element)}>
            <Flex vertical>
              <Text ellipsis>{element.name || t('templateEditor.noName')}</Text>
              <Text type="secondary" size="small">
                {formatDuration(element.at)} · {noteOf(t, element)}
              </Text>
            </Flex>
          </PlainButton>
        ))}
      </Flex>
      <Flex vertical gap={8}>
        {problems.length === 0 && <Alert type="success" showIcon title={t('templateEditor.ready')} />}
        {problems.map((problem) => {
          const sentence = problemSentence(t, problem);
          return <Alert key={sentence} type="warning" showIcon title={sentence} />;
        })}
      </Flex>
    </Flex>
  );
}

const noteOf = (t: ReturnType<typeof useT>, element: TemplateElement): string =>
  element.type === 'media'
    ? t('templateEditor.placeNote', {
        kind: t(`templateEditor.kind.${element.accepts ?? 'any'}`),
        seconds: element.seconds.toFixed(1),
      })
    : t('templateEditor.textNote', { limit: element.limit });

/** The cover is a moment of the video: it follows what is changed there. */
function CoverChoice() {
  const t = useT();
  const { store, player } = useEditorParts();
  const project = useDeferredValue(useProject());
  const { coverAt, canvas } = project;
  const time = coverTime(project, toSeconds(coverAt ?? ZERO));
  const hasPicture = coverAt !== undefined && project.tracks.main.clips.length > 0;
  const shown = useMemo(() => withSamples(project), [project]);
  const { address } = useStill(shown, { time, openMedia: openLocalMedia, isWanted: hasPicture });
  return (
    <Flex component="section" gap={12} align="center" aria-label={t('shelf.cover')}>
      <Thumb src={hasPicture ? address : ''} ratio={canvas.width / canvas.height} width={64} />
      <Flex vertical gap={8} flex={1} align="start" style={{ minInlineSize: 0 }}>
        <Text size="small">
          {coverAt === undefined
            ? t('templateEditor.coverOwn')
            : t('shelf.coverAt', { at: formatDuration(toSeconds(time)) })}
        </Text>
        <Button
          size="small"
          // The panel is narrow, and other languages say it longer.
          style={{ blockSize: 'auto', whiteSpace: 'normal', maxInlineSize: '100%' }}
          onClick={() => {
            player.pause();
            store.act({ type: 'setCoverAt', at: player.state().time }, { label: 'templateEditor.step.cover' });
          }}
        >
          {t('templateEditor.coverHere')}
        </Button>
      </Flex>
    </Flex>
  );
}
