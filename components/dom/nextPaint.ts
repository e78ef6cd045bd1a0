/**
 * Fulfilled once the browser has painted what was changed before, such as a button's pressed state: what takes longer comes
 * after it. In a hidden page, which is not painted, soon after.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const afterwards = () => setTimeout(resolve);
    if (document.hidden) afterwards();
    else requestAnimationFrame(afterwards);
  });
