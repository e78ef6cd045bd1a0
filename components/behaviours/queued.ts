/** Controls whose clicks are queued until their behaviour has loaded: buttons marked so, and films, whose links would leave the page. */
export const QUEUED = 'button[data-held], a[data-video]';
