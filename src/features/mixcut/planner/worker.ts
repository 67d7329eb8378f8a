import { answerMix, type MixOrder } from '@/domain/mixcut/outlook';

self.onmessage = (event: MessageEvent<MixOrder>) => self.postMessage(answerMix(event.data));
