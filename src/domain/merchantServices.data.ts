import type { ServiceKind, ServiceProtocol } from './merchantServices';

interface ServicePreset {
  readonly id: string;
  readonly name: string;
  readonly kind: ServiceKind;
  readonly protocol: ServiceProtocol;
  readonly address: string;
  /** Empty where each account has its own. */
  readonly model: string;
  readonly voices?: readonly string[];
}

/** Services that speak one of the two protocols, by their own manuals (checked 2026-11). They only fill the form in. */
export const servicePresets: readonly ServicePreset[] = [
  {
    id: 'deepseek',
    name: 'DeepSeek',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://api.deepseek.com/v1',
    model: 'deepseek-chat',
  },
  {
    id: 'bailian',
    name: '阿里云百炼',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    model: 'qwen-plus',
  },
  {
    id: 'zhipu',
    name: '智谱',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://open.bigmodel.cn/api/paas/v4',
    model: 'glm-4-flash',
  },
  {
    id: 'moonshot',
    name: 'Kimi',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://api.moonshot.cn/v1',
    model: 'moonshot-v1-8k',
  },
  {
    id: 'ark',
    name: '火山方舟',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://ark.cn-beijing.volces.com/api/v3',
    model: '',
  },
  {
    id: 'openai',
    name: 'OpenAI',
    kind: 'writer',
    protocol: 'openai',
    address: 'https://api.openai.com/v1',
    model: 'gpt-4o-mini',
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    kind: 'writer',
    protocol: 'anthropic',
    address: 'https://api.anthropic.com',
    model: 'claude-sonnet-4-5',
  },
  {
    id: 'siliconflow',
    name: '硅基流动',
    kind: 'speech',
    protocol: 'openai',
    address: 'https://api.siliconflow.cn/v1',
    model: 'FunAudioLLM/CosyVoice2-0.5B',
    voices: ['FunAudioLLM/CosyVoice2-0.5B:anna', 'FunAudioLLM/CosyVoice2-0.5B:alex'],
  },
  {
    id: 'openai-speech',
    name: 'OpenAI',
    kind: 'speech',
    protocol: 'openai',
    address: 'https://api.openai.com/v1',
    model: 'gpt-4o-mini-tts',
    voices: ['alloy', 'nova', 'echo'],
  },
  {
    id: 'siliconflow-asr',
    name: '硅基流动',
    kind: 'recognizer',
    protocol: 'openai',
    address: 'https://api.siliconflow.cn/v1',
    model: 'FunAudioLLM/SenseVoiceSmall',
  },
  {
    id: 'openai-asr',
    name: 'OpenAI',
    kind: 'recognizer',
    protocol: 'openai',
    address: 'https://api.openai.com/v1',
    model: 'whisper-1',
  },
];
