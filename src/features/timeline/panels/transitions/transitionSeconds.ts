import { transitionDefinition } from '@/engine/project/transitions';

const USUAL_SECONDS = 0.6;

let chosen: number | undefined;

/** The length of a new transition in seconds: what the user chose last, else the transition's own. */
export const transitionSeconds = (type: string): number =>
  chosen ?? transitionDefinition(type)?.defaultSeconds ?? USUAL_SECONDS;

export const chosenTransitionSeconds = (): number | undefined => chosen;

/** Undefined: each its own length again. */
export const chooseTransitionSeconds = (seconds: number | undefined): void => {
  chosen = seconds;
};
