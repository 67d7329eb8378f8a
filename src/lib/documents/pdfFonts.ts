/** Fonts of a PDF as TrueType: a character is set in the first one that has it. */
export type PdfFonts = readonly Uint8Array[];

let loading: Promise<PdfFonts> | undefined;

/** Noto Sans SC, fetched when the first PDF is made (1.6 MB). @throws TypeError when the network is away */
export function pdfFonts(): Promise<PdfFonts> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PdfFonts> {
  const { woffToSfnt } = await import('./woffToSfnt');
  const addresses = [
    new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff', import.meta.url).href,
    new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff', import.meta.url).href,
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new TypeError(`font ${response.status}`);
      return woffToSfnt(new Uint8Array(await response.arrayBuffer()));
    }),
  );
}
