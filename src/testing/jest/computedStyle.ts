type ComputedStyle = (element: Element) => CSSStyleDeclaration;

const own = window.getComputedStyle.bind(window);
/** jsdom's own. Without the pseudo element: jsdom cannot compute its style and says so each time. */
export const jsdomComputedStyle: ComputedStyle = (element) => own(element);

/**
 * jsdom's `getComputedStyle` for documents without a sheet, which tests in jsdom have (./noStyles): what is asked by role
 * or visibility wants `display` and `visibility` of hundreds of elements, and jsdom matches each rule of its own sheet
 * and mixes fourteen colors for every one of them. These two are read from the element and its kind; all else, and all of
 * a document that has a sheet, is jsdom's own answer.
 */
export function lazyComputedStyle(computed = jsdomComputedStyle): ComputedStyle {
  const kinds = new Map<string, string>();
  /** What jsdom's own sheet says of a kind of element. */
  const displayOfKind = (element: Element): string => {
    const { localName } = element;
    const known = kinds.get(localName);
    if (known !== undefined) return known;
    const display = computed(document.createElement(localName)).display;
    kinds.set(localName, display);
    return display;
  };
  const inline = (element: Element, property: string): string => {
    const value = (element as Partial<ElementCSSInlineStyle>).style?.getPropertyValue(property) ?? '';
    return value === 'unset' ? '' : value;
  };
  const display = (element: Element): string => inline(element, 'display') || displayOfKind(element);
  const visibility = (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const value = inline(one, 'visibility');
      if (value) return value;
    }
    return 'visible';
  };
  const quick: Readonly<Record<string, (element: Element) => string>> = { display, visibility };
  /** The sheet tells these from others of their kind, by an attribute or by what they stand in. */
  const isSpecial = (element: Element) =>
    element.hasAttribute('hidden') || ['input', 'dialog', 'rt', 'rp'].includes(element.localName);

  return (element) => {
    if (element.ownerDocument !== document || document.styleSheets.length > 0 || isSpecial(element))
      return computed(element);
    let whole: CSSStyleDeclaration | undefined;
    const jsdoms = (): CSSStyleDeclaration => {
      whole ??= computed(element);
      return whole;
    };
    const getPropertyValue = (property: string): string =>
      quick[property]?.(element) ?? jsdoms().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (typeof name === 'string' && Object.hasOwn(quick, name)) return quick[name]?.(element);
        const value: unknown = Reflect.get(jsdoms(), name);
        return typeof value === 'function' ? value.bind(jsdoms()) : value;
      },
      has: (_, name) => name in jsdoms(),
    });
  };
}
