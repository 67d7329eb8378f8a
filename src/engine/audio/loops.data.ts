import type { LoopScore } from './synth';

/**
 * Our own pieces, as scores for our own synthesiser: nothing is sampled or taken over, so nobody's licence is needed.
 * Chords are MIDI notes, a bar each; patterns have a letter per sixteenth (`x` loud, `o` soft, `.` none), and digits that
 * name a note of the bar's chord.
 */
export const loops: readonly LoopScore[] = [
  {
    id: 'bright',
    bpm: 112,
    chords: [
      [60, 64, 67, 71],
      [57, 60, 64, 67],
      [53, 57, 60, 64],
      [55, 59, 62, 65],
    ],
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: 'o.x.o.x.o.x.o.xo',
    bass: '0..0..0.0..0..0.',
    pluck: '0.2.1.3.2.1.3.2.',
    pad: 0.1,
  },
  {
    id: 'calm',
    bpm: 72,
    chords: [
      [57, 60, 64, 69],
      [53, 57, 60, 64],
      [48, 55, 60, 64],
      [55, 59, 62, 67],
    ],
    bass: '0...............',
    pluck: '0...2...1...3...',
    bell: '........3.......',
    pad: 0.3,
  },
  {
    id: 'drive',
    bpm: 128,
    chords: [
      [57, 60, 64],
      [57, 60, 64],
      [53, 57, 60],
      [55, 59, 62],
    ],
    kick: 'x...x...x...x...',
    snare: '....x.......x..o',
    hat: '..x...x...x...x.',
    bass: '0.00.0000.00.000',
    pluck: '0..2..1.0..2..1.',
    pad: 0.14,
  },
  {
    id: 'warm',
    bpm: 90,
    chords: [
      [55, 59, 62, 67],
      [52, 55, 59, 64],
      [48, 52, 55, 60],
      [50, 54, 57, 62],
    ],
    kick: 'x.......x.......',
    snare: '....o.......o...',
    hat: 'o...o...o...o.o.',
    bass: '0.....0.0.......',
    pluck: '0.1.2.3.2.1.2.1.',
    pad: 0.2,
  },
  {
    id: 'tech',
    bpm: 120,
    chords: [
      [50, 57, 62, 65],
      [50, 57, 62, 65],
      [46, 53, 58, 62],
      [48, 55, 60, 64],
    ],
    kick: 'x......x..x.....',
    snare: '....x.......x...',
    hat: 'xoxoxoxoxoxoxoxx',
    bass: '0.0.....0.0..0..',
    pluck: '0123012301230123',
    pad: 0.16,
  },
  {
    id: 'playful',
    bpm: 104,
    chords: [
      [60, 64, 67],
      [62, 65, 69],
      [55, 59, 62],
      [60, 64, 67],
    ],
    kick: 'x.....x.x.......',
    snare: '....x.......x.x.',
    hat: '..o...o...o...o.',
    bass: '0...1...0...2...',
    bell: '0.2.1...2.1.0...',
    pluck: '....2.......1...',
    pad: 0.05,
  },
  {
    id: 'grand',
    bpm: 84,
    chords: [
      [45, 52, 57, 60],
      [41, 48, 53, 57],
      [48, 55, 60, 64],
      [43, 50, 55, 59],
    ],
    kick: 'x.......x..x....',
    snare: '........x.......',
    bass: '0.0.0.0.0.0.0.0.',
    bell: '3.......2.......',
    pad: 0.34,
  },
];
