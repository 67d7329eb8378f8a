/** Whether a mouse or a trackpad is at hand, and with it most likely a keyboard. */
export const hasFinePointer = (): boolean => window.matchMedia?.('(any-pointer: fine)').matches ?? true;
