/** `a.mp4`, `a (2).mp4` …: names that file systems take, no two alike whatever their case. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = name.replace(/[\\/:*?"<>|]/g, '_').trim() || 'file';
    const dot = clean.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ''];
    let made = clean;
    for (let number = 2; taken.has(made.toLowerCase()); number += 1) made = `${stem} (${number})${ending}`;
    taken.add(made.toLowerCase());
    return made;
  });
}
