/** True on connections that save data or are as slow as 2G: nothing is fetched there before the visitor touches it. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData) return true;
  return 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
}
