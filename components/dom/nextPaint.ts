/**
 * Resolves once the browser has painted the changes made so far or, in a hidden page, which is not
 * painted, soon after.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const afterwards = () => setTimeout(resolve);
    if (document.hidden) afterwards();
    else requestAnimationFrame(afterwards);
  });
