/**
 * Films open in the page (specification 2.6). The player is fetched by the first click, or by an address that names a film;
 * where it can't be had, the link leads to the platform's page as it does without JavaScript.
 */
export function start(): void {
  const player = () => import('#components/sections/media/player.client.ts');
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const tile = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-video]');
    if (!tile || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    player().then(
      ({ openVideo }) => openVideo(tile),
      (error) => {
        console.error('Loading chunk failed (missing): player', error);
        location.assign(tile.href);
      },
    );
  });
  const follow = () => {
    const tile = document.querySelector<HTMLAnchorElement>('a[data-video]:target');
    // Not more than the page already shows: the visitor hasn't asked the platform for anything yet.
    if (tile && !document.querySelector('dialog[open]'))
      player().then(({ openVideo }) => openVideo(tile, { play: false }), console.error);
  };
  addEventListener('hashchange', follow);
  follow();
}
