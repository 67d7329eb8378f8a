import '@/hooks/frameMessages';
import { useModel } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { useThemeConfig } from '../theme/useThemeConfig';
import { EditorFrame } from './EditorFrame';
import { GuardedOutlet } from './GuardedOutlet';
import { RequireLogin } from './RequireLogin';
import { useFrameTheme } from './useFrameTheme';

/** Full-screen pages (editors, compose, agent): no side menu; the timeline has a color scheme of its own. */
export default function AuthorizedLayout() {
  const { initialState } = useModel('@@initialState');
  const { kind } = useFrameTheme();
  const { color, link } = initialState?.provider ?? {};
  // Not inherited: the page's scheme around would leave its light status colors in a dark editor.
  const config = useThemeConfig(kind, color || undefined, link || undefined);
  const theme = useMemo(() => ({ ...config, inherit: false }), [config]);
  return (
    <RequireLogin>
      <ConfigProvider theme={theme}>
        {/* An App of its own, so that messages and dialogs of these pages have their colors. */}
        <App style={{ colorScheme: kind }}>
          <EditorFrame>
            <GuardedOutlet />
          </EditorFrame>
        </App>
      </ConfigProvider>
    </RequireLogin>
  );
}
