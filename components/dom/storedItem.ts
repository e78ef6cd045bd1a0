/**
 * A value in the browser's storage, as JSON under a key; nothing where the visitor has switched
 * storage off. `read` gives what is stored, for the caller to check; `write` and `remove` say
 * whether they could.
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
