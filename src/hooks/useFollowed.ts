import { useEffect, useRef, useState } from 'react';

/**
 * A value that the user changes here and that also changes elsewhere (a record that is read, saved, loaded anew). What
 * comes is taken over, unless the user has changed his own meanwhile: nothing typed early is pushed aside.
 */
export function useFollowed<T>(given: T): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(given);
  const known = useRef(given);
  useEffect(() => {
    const before = known.current;
    known.current = given;
    setOwn((now) => (now === before ? given : now));
  }, [given]);
  return [own, setOwn];
}
