/** The mark of the brand that the signed-in merchant's videos carry, as the engine draws it. */
interface MerchantWatermark {
  readonly text: string;
  readonly image: string;
  readonly ratio: number;
  readonly place: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  readonly opacity: number;
}

let current: MerchantWatermark | undefined;

/** Asked by whoever plays or exports a video; undefined = the plan asks for none. */
export const merchantWatermark = (): MerchantWatermark | undefined => current;

/** Start-up sets it from the user's record. */
export function setMerchantWatermark(mark: MerchantWatermark | undefined): void {
  current = mark;
}
