import type { MessageId } from '@/hooks/useT';
import type { ChatStep, Citation } from '@/services/chat/schema';

export const kindLabels: Readonly<Record<Citation['type'], MessageId>> = {
  goods: 'assistant.kind.goods',
  framework: 'assistant.kind.framework',
  script: 'assistant.kind.script',
  topic: 'assistant.kind.topic',
  article: 'assistant.kind.article',
  knowledge: 'assistant.kind.knowledge',
};

export const toolLabels: Readonly<Record<ChatStep['tool'], MessageId>> = {
  goods: 'assistant.tool.goods',
  frameworks: 'assistant.tool.frameworks',
  scripts: 'assistant.tool.scripts',
  topics: 'assistant.tool.topics',
  knowledge: 'assistant.tool.knowledge',
};
