import { selectorOf } from '#components/dom/hooks.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';

/**
 * Opens a group's videos in its dialog (specification 2.6). The first click fetches the player.
 * Where it can't be fetched, the link leads to the platform's page, as it does without JavaScript.
 */
export function start(group: HTMLElement): void {
  group.addEventListener('click', (event) => {
    const { target } = event;
    const tile = target instanceof Element && target.closest<HTMLAnchorElement>(`a${selectorOf('video')}`);
    if (!tile || opensElsewhere(event)) return;
    event.preventDefault();
    withDeadline(import('./player.client.ts')).then(
      ({ openVideo }) => openVideo(tile),
      (error) => {
        console.error('Loading chunk failed (missing): player', error);
        location.assign(tile.href);
      },
    );
  });
}
