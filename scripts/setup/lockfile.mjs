/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/**
 * Whether the packages on disk are those of the lockfile. Contents are compared and not times, which a checkout changes.
 * Packages for other systems are in the lockfile only.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || installed.packages[path]?.version === version || (optional && !installed.packages[path]),
  );
}
