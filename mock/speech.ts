import { creditCost } from '../src/domain/credits';
import { speechContract } from '../src/services/speech/schema';
import { hold, refund, settle } from './_core/ledger';
import { serve } from './_core/serve';
import { newId, type Row } from './_core/store';
import { currentSpeech, knownSpeech, synthesize } from './_engines/speech';

/** Seconds that a merchant has had spoken; counted in /counting/usage. */
interface SpeechRow extends Row {
  readonly duration: number;
  readonly created_at: string;
}

export default serve(speechContract, {
  voices() {
    const { name, voices } = currentSpeech();
    return { engine: name, list: [...voices] };
  },

  async synthesize({ db, account, clock }, request) {
    const engine = currentSpeech();
    const isKnown = knownSpeech(engine, request) !== undefined;
    const credits = isKnown ? 0 : creditCost('speech', engine.kind, [...request.text].length);
    const held = hold(db, { credits, subject: '语音合成', account_name: account.name });
    try {
      const result = await synthesize(request);
      settle(db, held);
      if (!isKnown)
        db.table<SpeechRow>('speech').insert({ id: newId('spk'), duration: result.duration, created_at: clock.iso() });
      return result;
    } catch (error) {
      refund(db, held);
      throw error;
    }
  },
});
