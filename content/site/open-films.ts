/**
 * The open films of the Blender Foundation that play in place of the association's own, by their
 * ids.
 */
export const openFilms: Record<string, string> = {
  'aqz-KE-bpKQ': 'Big Buck Bunny',
  eRsGyueVLvQ: 'Sintel',
  R6MlUcmOul8: 'Tears of Steel',
  TLkA0RELQ1g: 'Elephants Dream',
  'Y-rmzh0PI3c': 'Cosmos Laundromat',
  WhWc3b3KhnY: 'Spring',
  _cMxraX_5RE: 'Sprite Fright',
  mN0zPOpADL4: 'Agent 327',
  SkVqJ1SGeL0: 'Caminandes 3',
};
