import { workStore } from '@/lib/storage/workStore';
import { useTranscriptStore } from './transcripts';

test('what was typed a moment ago is not replaced by what the disk holds', async () => {
  const typed = { segments: [] } as never;
  useTranscriptStore.getState().keep('a.mp3:1', typed);
  await workStore.load();
  expect(useTranscriptStore.getState().transcripts['a.mp3:1']).toBe(typed);
});
