/** A line that counts up in a terminal, and nothing in a log. Gives the function that moves it. */
export function showProgress(label: string): (done: number, all: number) => void {
  const { stderr } = process;
  let shown = 0;
  return (done, all) => {
    // Ten times a second is enough for the eye.
    if (!stderr.isTTY || (done < all && Date.now() - shown < 100)) return;
    shown = Date.now();
    stderr.write(done < all ? `\r${label}: ${done} of ${all}` : '\r\x1b[K');
  };
}
