import { Alert, Form, Modal, Select, Switch } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type AppPreset, presetOptions } from '@/domain/appPresets';
import type { AppKey } from '@/domain/apps';
import { platformName } from '@/domain/platforms';
import { captionTemplate } from '@/engine/project/captionTemplates';
import { useAction } from '@/hooks/useAction';
import { type MessageId, type Translate, useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import { appApi } from '@/services/app/api';
import type { MerchantApp } from '@/services/app/schema';

type PresetValue = AppPreset[string];

/** Options by their names in the tools. */
const optionLabels: Readonly<Record<string, MessageId>> = {
  'text_to_audio.format': 'textToAudio.format',
  'text_to_audio.speed': 'voices.speed',
  'text_to_audio.isLevelled': 'textToAudio.levelled',
  'text_to_audio.hasSrt': 'textToAudio.srt',
  'video_to_audio.format': 'toolAudio.format',
  'video_to_audio.kbps': 'toolAudio.kbps',
  'video_to_audio.channels': 'toolAudio.channels',
  'video_cut.mode': 'toolCut.mode',
  'video_cut.isJoined': 'toolCut.output',
  'figure_video.shape': 'toolFigure.shape',
  'asr.format': 'asr.format',
  'detection.platform': 'detection.platform',
  'detection.category': 'detection.category',
  'subtitle_remover.method': 'toolErase.method',
  'subtitle_remover.cover': 'toolErase.cover',
  'subtitle_remover.cropAspect': 'toolErase.aspect',
  'prompt_to_text.count': 'promptToText.count',
  'url_to_video.seconds': 'toolLink.seconds',
  'url_to_video.speed': 'toolLink.speed',
  'url_to_video.templateKey': 'toolLink.caption',
  'url_to_video.aiLabel': 'toolLink.label',
};

/** Values whose name is not what they say. */
const valueLabels: Readonly<Record<string, MessageId>> = {
  'text_to_audio.isLevelled.true': 'appSetting.on',
  'text_to_audio.isLevelled.false': 'appSetting.off',
  'text_to_audio.hasSrt.true': 'appSetting.on',
  'text_to_audio.hasSrt.false': 'appSetting.off',
  'video_to_audio.format.original': 'toolAudio.format.original',
  'video_to_audio.channels.same': 'toolAudio.same',
  'video_to_audio.channels.1': 'toolAudio.mono',
  'video_to_audio.channels.2': 'toolAudio.stereo',
  'video_cut.mode.smart': 'toolCut.mode.smart',
  'video_cut.mode.before': 'toolCut.mode.before',
  'video_cut.mode.after': 'toolCut.mode.after',
  'video_cut.mode.exact': 'toolCut.mode.exact',
  'video_cut.isJoined.false': 'toolCut.apart',
  'video_cut.isJoined.true': 'toolCut.joined',
  'figure_video.shape.portrait': 'toolFigure.shape.portrait',
  'figure_video.shape.wide': 'toolFigure.shape.wide',
  'figure_video.shape.square': 'toolFigure.shape.square',
  'asr.format.all': 'asr.format.all',
  'subtitle_remover.method.fill': 'toolErase.method.fill',
  'subtitle_remover.method.blur': 'toolErase.method.blur',
  'subtitle_remover.method.mosaic': 'toolErase.method.mosaic',
  'subtitle_remover.method.crop': 'toolErase.method.crop',
  'subtitle_remover.cover.strokes': 'toolErase.cover.strokes',
  'subtitle_remover.cover.region': 'toolErase.cover.region',
  'subtitle_remover.cropAspect.free': 'toolErase.aspect.free',
  'subtitle_remover.cropAspect.source': 'toolErase.aspect.source',
  'url_to_video.aiLabel.true': 'appSetting.on',
  'url_to_video.aiLabel.false': 'appSetting.off',
};

/** Values that are named elsewhere or counted, by their option. */
const valueTexts: Readonly<Record<string, (value: PresetValue, t: Translate) => string>> = {
  speed: (value) => `${value}×`,
  kbps: (value) => `${value} kbps`,
  count: (value, t) => t('promptToText.versions', { n: Number(value) }),
  seconds: (value, t) => t('toolLink.secondsValue', { n: Number(value) }),
  platform: (value) => platformName(String(value)),
  templateKey: (value) => captionTemplate(String(value))?.name ?? String(value),
};

function valueLabel(t: Translate, key: AppKey, option: string, value: PresetValue): string {
  const known = valueLabels[`${key}.${option}.${value}`];
  if (known) return t(known);
  const write = valueTexts[option];
  return write ? write(value, t) : String(value).toUpperCase();
}

interface AppSettingDialogProps {
  readonly app: MerchantApp;
  readonly name: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface SettingValues {
  readonly is_on: boolean;
  /** Choices by their place in the list: a choice may be a number or a switch; '' = the tool's own. */
  readonly preset: Readonly<Record<string, number | ''>>;
}

/** Whether the members may use an application, and with what it begins for them. */
export function AppSettingDialog({ app, name, onSaved, onClose }: AppSettingDialogProps) {
  const t = useT();
  const [form] = Form.useForm<SettingValues>();
  const [isStale, setIsStale] = useState(false);
  const save = useAction(appApi.save, {
    messages: { done: 'appSetting.saved' },
    invalidates: ['account'],
    handleError: (error) => {
      if (!isVersionConflict(error)) return false;
      setIsStale(true);
      return true;
    },
  });
  const options = Object.entries(presetOptions(app.key));
  const submit = async ({ is_on, preset = {} }: SettingValues) => {
    const chosen = options.flatMap(([option, values]) => {
      const place = preset[option];
      const value = place === '' || place === undefined ? undefined : values[place];
      return value === undefined ? [] : [[option, value] as const];
    });
    const body = { key: app.key, is_on, preset: Object.fromEntries(chosen), revision: app.revision ?? 0 };
    if (await save.run(body)) onSaved();
  };
  return (
    <Modal
      open
      title={t('appSetting.title', { name })}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div role="alert">
        {isStale && <Alert type="warning" showIcon title={t('appSetting.stale')} style={{ marginBlockEnd: 16 }} />}
      </div>
      <Form<SettingValues>
        form={form}
        layout="vertical"
        initialValues={{
          is_on: app.is_on_here,
          preset: Object.fromEntries(
            options.map(([option, values]) => {
              const place = values.indexOf(app.preset[option] as PresetValue);
              return [option, place < 0 ? '' : place];
            }),
          ),
        }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="is_on" label={t('appSetting.isOn')} valuePropName="checked" extra={t('appSetting.isOnHelp')}>
          <Switch />
        </Form.Item>
        {options.length === 0 ? (
          <Text type="secondary">{t('appSetting.noPresets')}</Text>
        ) : (
          <Text component="p" type="secondary" style={{ marginBlock: '0 16px' }}>
            {t('appSetting.presetHelp')}
          </Text>
        )}
        {options.map(([option, values]) => {
          const label = optionLabels[`${app.key}.${option}`];
          return (
            <Form.Item key={option} name={['preset', option]} label={label && t(label)}>
              <Select
                options={[
                  { value: '' as const, label: t('appSetting.unset') },
                  ...values.map((value, place) => ({ value: place, label: valueLabel(t, app.key, option, value) })),
                ]}
              />
            </Form.Item>
          );
        })}
      </Form>
    </Modal>
  );
}
