import { useEffect, useState } from 'react';
import { stopDevices } from '@/lib/mediaDevices';
import { workStore } from '@/lib/storage/workStore';
import {
  type CameraDevices,
  CameraError,
  type CameraOrder,
  type CameraProblem,
  listDevices,
  openCamera,
} from './camera';

const KEY = 'prompter_camera';
const usual: CameraOrder = { cameraId: '', microphoneId: '', facing: 'user', isUpright: true };

const isOrder = (value: unknown): value is CameraOrder =>
  typeof value === 'object' && value !== null && 'cameraId' in value && 'facing' in value;

type CameraState =
  | { readonly name: 'opening' }
  | { readonly name: 'failed'; readonly problem: CameraProblem }
  | { readonly name: 'on'; readonly stream: MediaStream };

/** Camera and microphone as they were chosen; off again when the screen goes. */
export function useCamera() {
  const [order, setOrder] = useState<CameraOrder>(() => ({ ...usual, ...workStore.get(KEY, isOrder) }));
  const [state, setState] = useState<CameraState>({ name: 'opening' });
  const [devices, setDevices] = useState<CameraDevices>({ cameras: [], microphones: [] });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    setState({ name: 'opening' });
    const open = async (): Promise<void> => {
      try {
        const opened = await openCamera(order);
        if (isOver) return stopDevices(opened);
        stream = opened;
        setState({ name: 'on', stream: opened });
        setDevices(await listDevices());
      } catch (error) {
        if (isOver) return;
        // A device of last time that is not there any more: the browser chooses another.
        const isChosen = order.cameraId !== '' || order.microphoneId !== '';
        if (isChosen && error instanceof CameraError && error.code !== 'denied') {
          setOrder((before) => ({ ...before, cameraId: '', microphoneId: '' }));
          return;
        }
        setState({ name: 'failed', problem: error instanceof CameraError ? error.code : 'busy' });
      }
    };
    void open();
    return () => {
      isOver = true;
      stopDevices(stream);
    };
  }, [order, tries]);

  useEffect(() => {
    const media = navigator.mediaDevices;
    const look = async (): Promise<void> => setDevices(await listDevices());
    media?.addEventListener?.('devicechange', look);
    return () => media?.removeEventListener?.('devicechange', look);
  }, []);

  const choose = (patch: Partial<CameraOrder>): void => {
    const next = { ...order, ...patch };
    setOrder(next);
    workStore.setReplaceable(KEY, next);
  };
  return { order, state, devices, choose, retry: () => setTries((count) => count + 1) };
}

export type Camera = ReturnType<typeof useCamera>;
