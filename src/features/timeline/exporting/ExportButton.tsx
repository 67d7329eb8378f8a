import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEditorCommand } from '../commands/useEditorCommand';

/** Opens the export dialog. */
export function ExportButton() {
  const { title, run } = useEditorCommand('export');
  return (
    <Button type="primary" icon={<ExportOutlined aria-hidden />} onClick={run}>
      {title}
    </Button>
  );
}
