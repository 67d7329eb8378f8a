import '@/hooks/allMessages';
import { Navigate, useNavigate, useSearchParams } from '@umijs/max';
import { EditorEntry } from '@/features/frameworks/editor/EditorEntry';
import { FrameworksPage } from '@/features/frameworks/library/FrameworksPage';

const path = '/compose/frame';

/** /compose/frame: the library of thinking frameworks. `?open=` (or `?id=`) shows one, `?tab=platform` what the provider offers, `?edit=` edits one; `new`, `paste` begin one. */
export default function FramePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const edited = params.get('edit');
  const linked = params.get('id');
  if (linked) return <Navigate to={`${path}?open=${encodeURIComponent(linked)}`} replace />;
  if (edited) {
    return (
      <EditorEntry
        key={edited}
        id={edited}
        onClose={(shown) => navigate(shown ? `${path}?open=${encodeURIComponent(shown)}` : path)}
      />
    );
  }
  return (
    <FrameworksPage
      tab={params.get('tab') === 'platform' ? 'platform' : 'frameworks'}
      onTab={(tab) => navigate(tab === 'platform' ? `${path}?tab=platform` : path)}
      onEdit={(id) => navigate(`${path}?edit=${encodeURIComponent(id)}`)}
      onOpen={(id) => navigate(`${path}?open=${encodeURIComponent(id)}`)}
    />
  );
}
