/**
 * A value in the browser's storage, as JSON under a key; undefined if storage is disabled. `read`
 * returns the stored value, which the caller must validate; `write` and `remove` return whether
 * they succeeded.
 */
export const storedItem = (area: 'localStorage' | 'sessionStorage', key: string) => {
  const attempt = (use: (storage: Storage) => unknown): boolean => {
    try {
      use(window[area]);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read(): unknown {
      try {
        return JSON.parse(window[area].getItem(key) ?? '');
      } catch {
        return undefined;
      }
    },
    write: (value: unknown) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: () => attempt((storage) => storage.removeItem(key)),
  };
};
