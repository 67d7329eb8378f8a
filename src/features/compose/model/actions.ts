import type { GraphicsPart } from '@/domain/storyboard/graphics';
import type { GraphicsStyleKey } from '@/domain/storyboard/graphics.data';
import type { DrawnShot, Focus, ShotFit } from '@/domain/storyboard/types';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import type { GoodsMedia } from '@/services/goods/schema';
import type {
  Brief,
  Card,
  ComposeState,
  Draft,
  GoodsDraft,
  GoodsField,
  GoodsState,
  MediaTrouble,
  Output,
  Past,
  Shot,
  Step,
  Variant,
  VoiceClip,
} from './state';

/** Everything that can happen to a composition. */
export type Action =
  | { readonly type: 'draft/load'; readonly draft: Draft }
  | { readonly type: 'step/go'; readonly step: Step }
  | { readonly type: 'goods/link'; readonly text: string }
  | { readonly type: 'goods/origin'; readonly origin: GoodsState['origin'] }
  | { readonly type: 'goods/fill'; readonly form: GoodsDraft; readonly origin: GoodsState['origin'] }
  | { readonly type: 'goods/edit'; readonly patch: Partial<GoodsDraft> }
  | { readonly type: 'goods/toggleMedia'; readonly url: string }
  | { readonly type: 'goods/moveMedia'; readonly url: string; readonly to: number }
  | { readonly type: 'goods/trouble'; readonly url: string; readonly trouble: MediaTrouble | undefined }
  | { readonly type: 'media/replace'; readonly url: string; readonly media: GoodsMedia }
  | { readonly type: 'goods/saved'; readonly id: string }
  | { readonly type: 'goods/ask'; readonly field: GoodsField | undefined }
  | { readonly type: 'brief/edit'; readonly patch: Partial<Brief> }
  | { readonly type: 'variants/start'; readonly variants: readonly Variant[] }
  | { readonly type: 'variant/patch'; readonly id: string; readonly patch: Partial<Omit<Variant, 'id'>> }
  | { readonly type: 'variant/choose'; readonly id: string }
  | { readonly type: 'writer/known'; readonly writer: string }
  | { readonly type: 'cards/set'; readonly cards: readonly Card[]; readonly label: Past['label'] }
  | { readonly type: 'card/text'; readonly id: string; readonly text: string; readonly label?: Past['label'] }
  | { readonly type: 'card/role'; readonly id: string; readonly role: string }
  | { readonly type: 'card/shot'; readonly id: string; readonly shot: Shot | null }
  | { readonly type: 'card/drawn'; readonly id: string; readonly drawn: DrawnShot | undefined }
  | { readonly type: 'card/add'; readonly afterId: string | undefined; readonly role: string; readonly newId: string }
  | { readonly type: 'card/remove'; readonly id: string }
  | { readonly type: 'card/move'; readonly id: string; readonly to: number }
  | { readonly type: 'card/split'; readonly id: string; readonly at: number; readonly newId: string }
  | { readonly type: 'card/merge'; readonly id: string }
  | { readonly type: 'cards/undo' }
  | { readonly type: 'cards/planned'; readonly shots: Readonly<Record<string, Shot | null>> }
  | { readonly type: 'script/saved'; readonly id: string }
  | { readonly type: 'voice/choose'; readonly voiceId?: string; readonly speed?: number }
  | { readonly type: 'voice/run'; readonly key: string; readonly run: ComposeState['voiceRuns'][string] | undefined }
  | { readonly type: 'voice/ready'; readonly key: string; readonly clip: VoiceClip }
  | { readonly type: 'voice/forget'; readonly urls: readonly string[] }
  | { readonly type: 'template/choose'; readonly key: string; readonly design?: CaptionTemplate | undefined }
  | { readonly type: 'graphics/edit'; readonly part: GraphicsPart; readonly text: string | undefined }
  | { readonly type: 'graphics/all'; readonly isOn: boolean }
  | { readonly type: 'graphics/style'; readonly key: GraphicsStyleKey }
  | { readonly type: 'music/choose'; readonly id: string | undefined }
  | { readonly type: 'focus/found'; readonly focuses: Readonly<Record<string, Focus>> }
  | { readonly type: 'card/fit'; readonly id: string; readonly fit: ShotFit }
  | { readonly type: 'card/trim'; readonly id: string; readonly start: number }
  | { readonly type: 'card/info'; readonly id: string; readonly isOn: boolean }
  | { readonly type: 'label/set'; readonly isOn: boolean }
  | { readonly type: 'output/set'; readonly output: Output };

export type Dispatch = (action: Action) => void;
