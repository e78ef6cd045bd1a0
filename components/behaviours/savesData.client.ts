/** True on connections where nothing should be fetched that wasn't asked for. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData) return true;
  return 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
}
