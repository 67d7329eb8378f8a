import { Flex, Segmented, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { Camera } from './useCamera';

interface CameraOptionsProps {
  readonly camera: Camera;
  /** What is being recorded keeps its devices. */
  readonly isDisabled: boolean;
}

/** Shape, camera and microphone; remembered for the next time. */
export function CameraOptions({ camera, isDisabled }: CameraOptionsProps) {
  const t = useT();
  const { order, devices, choose } = camera;
  const namesOf = (list: readonly MediaDeviceInfo[]) => [
    { value: '', label: t('scripts.camera.auto') },
    ...list.map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label || t('scripts.camera.unnamed', { number: index + 1 }),
    })),
  ];
  return (
    <Flex vertical gap={16}>
      <Segmented
        block
        disabled={isDisabled}
        value={order.isUpright ? 'upright' : 'wide'}
        aria-label={t('scripts.camera.shape')}
        options={[
          { value: 'upright', label: t('scripts.camera.upright') },
          { value: 'wide', label: t('scripts.camera.wide') },
        ]}
        onChange={(shape) => choose({ isUpright: shape === 'upright' })}
      />
      <Segmented
        block
        disabled={isDisabled}
        value={order.facing}
        aria-label={t('scripts.camera.facing')}
        options={[
          { value: 'user', label: t('scripts.camera.front') },
          { value: 'environment', label: t('scripts.camera.back') },
        ]}
        onChange={(facing) => choose({ facing: facing === 'environment' ? 'environment' : 'user', cameraId: '' })}
      />
      <Flex vertical gap={4} component="label">
        <span>{t('scripts.camera.camera')}</span>
        <Select
          disabled={isDisabled}
          value={order.cameraId}
          aria-label={t('scripts.camera.camera')}
          options={namesOf(devices.cameras)}
          onChange={(cameraId: string) => choose({ cameraId })}
        />
      </Flex>
      <Flex vertical gap={4} component="label">
        <span>{t('scripts.camera.microphone')}</span>
        <Select
          disabled={isDisabled}
          value={order.microphoneId}
          aria-label={t('scripts.camera.microphone')}
          options={namesOf(devices.microphones)}
          onChange={(microphoneId: string) => choose({ microphoneId })}
        />
      </Flex>
      {isDisabled && (
        <Text type="secondary" size="small">
          {t('scripts.camera.locked')}
        </Text>
      )}
    </Flex>
  );
}
