import { type ArmPair, atRest, type GestureKind, gesturePoses, mixArm } from './gestures';
import { energyAt, mouthAt } from './mouth/mouthCode';
import type { Pose } from './types';

/** Seconds between blinks: people who speak blink about every three. */
const SLOT = 3.1;
const SHUT = 0.07;
const OPEN = 0.16;

/** How far the eyes are shut, 0–1: one blink a slot, at a place in it that the seed chooses; now and then a double. */
function blinkAt(seed: number, seconds: number): number {
  const slot = Math.floor(seconds / SLOT);
  const first = (slot + 0.15 + random(seed, slot) * 0.65) * SLOT;
  const twice = random(seed + 7, slot) > 0.82 ? first + 0.34 : Number.NEGATIVE_INFINITY;
  return Math.max(lid(seconds - first), lid(seconds - twice));
}

function lid(since: number): number {
  if (since < 0 || since > SHUT + OPEN) return 0;
  return since < SHUT ? smooth(since / SHUT) : 1 - smooth((since - SHUT) / OPEN);
}

/** Eyes rest on the camera and glance aside for a moment every few seconds. */
function gazeAt(seed: number, seconds: number): { readonly x: number; readonly y: number } {
  const slot = Math.floor(seconds / 4.3);
  const from = (slot + 0.2 + random(seed + 3, slot) * 0.5) * 4.3;
  const since = seconds - from;
  const share = since < 0 || since > 0.9 ? 0 : smooth(Math.min(since / 0.12, (0.9 - since) / 0.12));
  return { x: (random(seed + 5, slot) * 2 - 1) * 0.7 * share, y: (random(seed + 9, slot) - 0.35) * 0.6 * share };
}

export interface Gesture {
  readonly kind: GestureKind;
  /** Seconds on the same clock as the speech. */
  readonly at: number;
  readonly duration: number;
}

/** What a presenter does over time. */
interface Performance {
  /** Mouth code of the speech; empty = silent. */
  readonly mouth: string;
  readonly gestures: readonly Gesture[];
  readonly seed: number;
  /** 0–2, how much head and body move; 1 as usual. */
  readonly liveliness?: number;
}

/** Seconds in which an arm is raised and lowered. */
const RAISE = 0.42;

/** The whole figure at a moment of the speech: the same performance and time give the same pose. */
export function figurePose({ mouth, gestures, seed, liveliness = 1 }: Performance, seconds: number): Pose {
  const energy = energyAt(mouth, seconds);
  const rise = Math.max(0, energy - energyAt(mouth, seconds - 0.3));
  const isSpeaking = energy > 0.02;
  const sway = liveliness * (isSpeaking ? 1 : 0.55);
  const arms = armsAt(gestures, seconds, seed, energy * liveliness);
  return {
    mouth: mouthAt(mouth, seconds),
    blink: blinkAt(seed, seconds),
    gaze: gazeAt(seed, seconds),
    brow: Math.min(1, rise * 2.4 + wander(seed + 11, seconds, 1.9) * 0.22 * sway),
    smile: 0.62 - Math.min(0.34, energy * 0.4) + wander(seed + 12, seconds, 4) * 0.1,
    tilt: wander(seed + 1, seconds, 1.7) * 2.4 * sway,
    turn: wander(seed + 2, seconds, 2.3) * 0.5 * sway + arms.share * 0.18,
    nod: wander(seed + 4, seconds, 1.1) * 0.35 * sway + rise * 1.2 * liveliness,
    lean: wander(seed + 6, seconds, 3.4) * 0.8 * sway,
    breath: Math.sin((seconds * 2 * Math.PI) / 3.6) * 0.5 + 0.5,
    left: arms.pair.left,
    right: arms.pair.right,
  };
}

interface Arms {
  readonly pair: ArmPair;
  /** How far the gesture is out, 0–1. */
  readonly share: number;
}

function armsAt(gestures: readonly Gesture[], seconds: number, seed: number, energy: number): Arms {
  let pair: ArmPair = beating(atRest, seconds, seed, energy);
  let most = 0;
  for (const { kind, at, duration } of gestures) {
    const since = seconds - at;
    if (kind === 'none' || since <= 0 || since >= duration) continue;
    const share = smooth(Math.min(since / RAISE, (duration - since) / RAISE));
    const target = moving(kind, gesturePoses[kind], since);
    pair = { left: mixArm(pair.left, target.left, share), right: mixArm(pair.right, target.right, share) };
    most = Math.max(most, share);
  }
  return { pair, share: most };
}

/** Hands at rest follow the rhythm of the voice a little. */
function beating(pair: ArmPair, seconds: number, seed: number, energy: number): ArmPair {
  const beat = (offset: number): number => wander(seed + offset, seconds, 0.8) * 9 * energy;
  return {
    left: { ...pair.left, fore: pair.left.fore + beat(21), hand: pair.left.hand + beat(22) * 0.6 },
    right: { ...pair.right, fore: pair.right.fore + beat(23), hand: pair.right.hand + beat(24) * 0.6 },
  };
}

/** Greeting waves; other gestures hold with a small pulse, as live hands do. */
function moving(kind: GestureKind, pair: ArmPair, since: number): ArmPair {
  if (kind === 'greet') {
    const wave = Math.sin(since * 2 * Math.PI * 1.7);
    return { ...pair, right: { ...pair.right, fore: pair.right.fore + wave * 7, hand: pair.right.hand + wave * 13 } };
  }
  const pulse = Math.sin(since * 2 * Math.PI * 0.9) * 2.2;
  return {
    left: { ...pair.left, fore: pair.left.fore + pulse * 0.6 },
    right: { ...pair.right, fore: pair.right.fore + pulse, hand: pair.right.hand - pulse },
  };
}

/** A number in 0–1 from a seed and an index; the same for ever. */
function random(seed: number, index: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296;
}

/** Smooth wandering between −1 and 1: random values every `period` seconds, joined by smooth steps. */
function wander(seed: number, seconds: number, period: number): number {
  const at = seconds / period;
  const index = Math.floor(at);
  const share = smooth(at - index);
  return (random(seed, index) * (1 - share) + random(seed, index + 1) * share) * 2 - 1;
}

const smooth = (value: number): number => {
  const at = Math.min(1, Math.max(0, value));
  return at * at * (3 - 2 * at);
};
