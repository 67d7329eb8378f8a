import { useLoad } from '@/hooks/useLoad';
import { writerApi } from '@/services/writer/api';

/** Which writer is at work and what it can do; asked once a minute at most, whoever asks. */
export function useWriterInfo() {
  const { data } = useLoad(writerApi.info, {}, { staleTime: 60_000 });
  return data;
}
