declare global {
  /**
   * The Network Information API, which only some browsers have (https://wicg.github.io/netinfo/).
   */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * True on connections that save data or are as slow as 2G: nothing is fetched there before the
 * visitor asks for it.
 */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
