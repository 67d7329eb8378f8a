import { Select, type SelectProps } from 'antd';
import { type VideoFormat, videoFormats } from '@/domain/storyboard/formats';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from './ComposeContext';
import { formatOf } from './model/selectors';

const formatId = {
  '9:16': 'compose.format.upright',
  '3:4': 'compose.format.portrait',
  '16:9': 'compose.format.wide',
} as const satisfies Record<VideoFormat, string>;

/** The shape of the video: chosen with the goods, and changed at the storyboard with all that was edited there. */
export function FormatSelect(props: Pick<SelectProps, 'id' | 'size' | 'aria-label'>) {
  const t = useT();
  const dispatch = useDispatch();
  const format = useCompose((state) => formatOf(state.draft));
  return (
    <Select<VideoFormat>
      {...(props as object)}
      value={format}
      onChange={(value) => dispatch({ type: 'brief/edit', patch: { format: value } })}
      options={videoFormats.map((value) => ({ value, label: t(formatId[value]) }))}
      popupMatchSelectWidth={false}
    />
  );
}
