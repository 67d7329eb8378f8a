import type { MetadataTags } from 'mediabunny';
import type { Project } from '../project/schema';

/**
 * The hidden label of AI-made content, as 《人工智能生成合成内容标识办法》 (in force 2025-09-01) and GB 45438-2025,
 * appendix E ask for: a field `AIGC` in the file's metadata. Label 1 = made by AI. The propagator's fields are for the
 * platform that spreads it.
 */
interface AiLabelFields {
  readonly Label: '1';
  readonly ContentProducer: string;
  readonly ProduceID: string;
  readonly ReservedCode1: string;
  readonly ContentPropagator: string;
  readonly PropagateID: string;
  readonly ReservedCode2: string;
}

const DEFAULT_PRODUCER = 'framework-studio';

/** The label of a project, or null when its maker has switched it off. */
function aiLabelFields(project: Project, producer = DEFAULT_PRODUCER): AiLabelFields | null {
  if (!project.aiLabel.metadata) return null;
  return {
    Label: '1',
    ContentProducer: producer,
    ProduceID: project.id,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  };
}

/** Tags for the file: the label as `AIGC`, and as the comment too, which every player and platform reads. */
export function metadataTags(project: Project, producer?: string): MetadataTags {
  const label = aiLabelFields(project, producer);
  const title = project.title ? { title: project.title } : {};
  if (!label) return title;
  const AIGC = JSON.stringify(label);
  return { ...title, comment: JSON.stringify({ AIGC: label }), raw: { AIGC } };
}
