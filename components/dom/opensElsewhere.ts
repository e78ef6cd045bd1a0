/** Whether a click has a modifier key, so that a link opens in another tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;
