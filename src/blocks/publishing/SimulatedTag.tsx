import { Tag, Tooltip } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { engineApi } from '@/services/engine/api';

interface SimulatedTagProps {
  /** What is simulated here: that posts go out, or the numbers that come back. */
  readonly about: 'posts' | 'numbers';
}

/** Says that no platform is connected, where posts seem to go out and numbers to come in (ruling 25). */
export function SimulatedTag({ about }: SimulatedTagProps) {
  const t = useT();
  const { data } = useLoad(engineApi.info);
  if (data?.publisher.kind !== 'embedded') return null;
  return (
    <Tooltip title={t('publish.simulated.help')} trigger={['hover', 'focus']}>
      {/* The explanation is reached by the keyboard as well. */}
      <Tag color="warning" tabIndex={0}>
        {t(`publish.simulated.${about}`)}
      </Tag>
    </Tooltip>
  );
}
