import fc from 'fast-check';

/**
 * Properties are tried on the same examples in each run, so that a red run is red again: what fails is the change, not
 * the day. `PROPERTY_SEED=random` looks for new ones.
 */
fc.configureGlobal(process.env.PROPERTY_SEED === 'random' ? {} : { seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
