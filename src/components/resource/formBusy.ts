import { createContext, useContext } from 'react';

/** Lets a control inside the form drawer (an upload) say that saving must wait for it. */
export const FormBusyContext = createContext<(isBusy: boolean) => void>(() => undefined);

export const useFormBusy = (): ((isBusy: boolean) => void) => useContext(FormBusyContext);
