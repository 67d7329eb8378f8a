import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Prompter } from '@/features/scripts/prompter/Prompter';

/** /daping: any text as a teleprompter; `?id=` names a script. */
export default function PrompterPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  return <Prompter key={id} scriptId={id} />;
}
