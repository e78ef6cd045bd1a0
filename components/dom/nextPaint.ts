/**
 * Fulfilled once the browser has painted what was changed before, or soon after in a hidden page,
 * which is not painted.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const afterwards = () => setTimeout(resolve);
    if (document.hidden) afterwards();
    else requestAnimationFrame(afterwards);
  });
