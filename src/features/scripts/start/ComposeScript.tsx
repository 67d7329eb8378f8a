import { Flex } from 'antd';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { readyScripts } from '../library/scriptResource';
import { ScriptStart } from './ScriptStart';
import styles from './start.module.css';

/** Script copy within the compose area: write, and below it the scripts that wait to be filmed. */
export function ComposeScript() {
  return (
    <Flex vertical gap={24} className={styles.wide}>
      <ScriptStart isBare />
      <ResourcePage resource={readyScripts} />
    </Flex>
  );
}
