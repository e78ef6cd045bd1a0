/** Some browsers read the file only after the click has returned. */
const REVOKE_DELAY_MS = 60_000;

/** Offers a file as a download. */
export function downloadFile(file: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), REVOKE_DELAY_MS);
}
