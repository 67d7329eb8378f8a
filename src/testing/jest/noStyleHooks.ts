/** In place of the hooks that give each of antd's components its style sheet and tokens, of which `noStyles` keeps all out. */
const useStyle = (): readonly [hashId: string, cssVarCls: string] => ['', ''];

export default function genStyleUtils() {
  return {
    genStyleHooks: () => useStyle,
    genSubStyleComponent: () => () => null,
    genComponentStyleHook: () => () => '',
  };
}
