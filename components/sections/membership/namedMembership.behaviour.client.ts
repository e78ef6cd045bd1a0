/**
 * Chooses the membership that the address names, as the till slip's links do:
 * `?membershipCategory=0`. Hydration keeps it.
 */
export function start(area: HTMLElement): void {
  const named = new URLSearchParams(location.search).get('membershipCategory');
  for (const choice of area.querySelectorAll<HTMLInputElement>('input[name="membershipCategory"]'))
    if (choice.value === named) choice.checked = true;
}
