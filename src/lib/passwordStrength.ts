/** How hard a password is to guess: 0 = at once, 4 = very hard. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

type Estimate = (password: string, known: readonly string[]) => PasswordStrength;

let loading: Promise<Estimate> | undefined;

/** Its dictionaries weigh half a megabyte: they come when a password is first typed. */
async function load(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, known) => zxcvbn.check(password, [...known]).score;
}

/**
 * Estimates a password by zxcvbn.
 * @param known what somebody would try first besides the usual lists: the person's name and number
 * @throws when the estimator cannot be loaded; the next call tries again
 */
export async function passwordStrength(password: string, known: readonly string[]): Promise<PasswordStrength> {
  loading ??= load();
  try {
    return (await loading)(password, known);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
