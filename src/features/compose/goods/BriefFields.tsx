import { Form, Select } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { FormatSelect } from '../FormatSelect';
import { lengthChoices } from '../model/startDraft';
import { platforms } from '../model/state';
import { ToneField } from '../ToneField';

/** What was said of the video itself: the same that framework and script ask for later. */
export function BriefFields() {
  const t = useT();
  const dispatch = useDispatch();
  const { platform, seconds } = useCompose((state) => state.draft.brief);
  return (
    <Panel component="section" aria-label={t('compose.brief.title')}>
      <Form layout="vertical" requiredMark={false} component="div" style={{ flex: 1, minInlineSize: 0 }}>
        <GridLayout gap={12} columns="repeat(auto-fit, minmax(min(150px, 100%), 1fr))">
          <Form.Item label={t('compose.brief.platform')} htmlFor="brief-platform" style={{ marginBlockEnd: 0 }}>
            <Select
              id="brief-platform"
              value={platform}
              onChange={(value) => dispatch({ type: 'brief/edit', patch: { platform: value } })}
              options={platforms.map((value) => ({ value, label: t(`compose.platform.${value}`) }))}
            />
          </Form.Item>
          <Form.Item label={t('compose.brief.format')} htmlFor="brief-format" style={{ marginBlockEnd: 0 }}>
            <FormatSelect id="brief-format" />
          </Form.Item>
          <Form.Item label={t('compose.script.length')} htmlFor="brief-seconds" style={{ marginBlockEnd: 0 }}>
            <Select
              id="brief-seconds"
              value={seconds}
              onChange={(value) => dispatch({ type: 'brief/edit', patch: { seconds: value } })}
              options={lengthChoices(seconds).map((value) => ({
                value,
                label: t('compose.script.seconds', { n: value }),
              }))}
            />
          </Form.Item>
          <Form.Item label={t('compose.brief.tone')} htmlFor="brief-tone" style={{ marginBlockEnd: 0 }}>
            <ToneField id="brief-tone" />
          </Form.Item>
        </GridLayout>
      </Form>
    </Panel>
  );
}
