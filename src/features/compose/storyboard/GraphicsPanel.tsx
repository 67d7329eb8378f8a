import { Flex, Segmented, Switch } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Text } from '@/components/ui/Text';
import { graphicsLimits, graphicsParts } from '@/domain/storyboard/graphics';
import { graphicsStyles } from '@/domain/storyboard/graphics.data';
import { productGraphics } from '@/domain/storyboard/productVideo';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { productVideo } from '../model/draftProject';
import { PanelTitle } from '../PanelTitle';

/**
 * Title, badge, price tag, offer, brand and what stands on the end card: on by themselves, each changed or taken out
 * here, or all at once; what was written in them is there again when they come back.
 */
export function GraphicsPanel() {
  const t = useT();
  const dispatch = useDispatch();
  const isOn = useCompose((state) => state.draft.hasGraphics ?? true);
  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.graphics.title')}>
      <Flex gap={8} align="center" justify="space-between">
        <PanelTitle component="h3">{t('compose.graphics.title')}</PanelTitle>
        <Switch
          size="small"
          checked={isOn}
          aria-label={t('compose.graphics.all')}
          onChange={(isAll) => dispatch({ type: 'graphics/all', isOn: isAll })}
        />
      </Flex>
      {isOn && <GraphicsParts />}
    </Flex>
  );
}

/** Style and words of each. */
function GraphicsParts() {
  const t = useT();
  const dispatch = useDispatch();
  const draft = useCompose((state) => state.draft);
  const shown = productGraphics({ ...productVideo(draft), graphics: draft.graphics });
  const suggested = productGraphics({ ...productVideo(draft), graphics: {} });
  return (
    <>
      <Segmented
        block
        size="small"
        value={draft.graphicsStyle ?? graphicsStyles[0].key}
        aria-label={t('compose.graphics.style')}
        onChange={(key) => dispatch({ type: 'graphics/style', key })}
        options={graphicsStyles.map(({ key }) => ({ value: key, label: t(`compose.graphics.style.${key}`) }))}
      />
      {graphicsParts.map((part) => {
        const isOff = draft.graphics?.[part] === '';
        return (
          <Flex key={part} gap={8} align="center">
            <Switch
              size="small"
              checked={!isOff}
              aria-label={t(`compose.graphics.part.${part}`)}
              onChange={(isOn) => dispatch({ type: 'graphics/edit', part, text: isOn ? undefined : '' })}
            />
            <Text size="small" style={{ flex: 'none', inlineSize: '4em' }}>
              {t(`compose.graphics.part.${part}`)}
            </Text>
            <div style={{ flex: 1, minInlineSize: 0 }}>
              <ComplianceTextArea
                isOneLine
                hasBar={false}
                size="small"
                category={draft.goods.form.category}
                value={shown[part]}
                disabled={isOff}
                maxLength={graphicsLimits[part]}
                placeholder={suggested[part] || t('compose.graphics.empty')}
                aria-label={t('compose.graphics.text', { part: t(`compose.graphics.part.${part}`) })}
                onChange={(text) => dispatch({ type: 'graphics/edit', part, text: text || undefined })}
              />
            </div>
          </Flex>
        );
      })}
    </>
  );
}
