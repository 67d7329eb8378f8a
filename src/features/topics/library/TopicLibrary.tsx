import { useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { Topic } from '@/services/topic/schema';
import { AssignDialog } from '../parts/AssignDialog';
import { topicResource } from './topicResource';

/** The team's topics. */
export function TopicLibrary() {
  const [assigning, setAssigning] = useState<readonly Topic[]>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => topicResource(setAssigning), []);
  const [first] = assigning ?? [];
  const ids = useMemo(() => assigning?.map(({ id }) => id), [assigning]);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      <AssignDialog
        ids={ids}
        current={assigning?.length === 1 ? first?.assignee?.id : undefined}
        onClose={() => setAssigning(undefined)}
        onDone={() => setVersion((before) => before + 1)}
      />
    </>
  );
}
