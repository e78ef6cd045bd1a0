// Faceless figures, cut like linocut profiles that look to the right. One unit is a hundredth of a head's height and
// 0,0 is the base of the neck.

export const HEAD =
  'M-2-119C18-119 32-107 36-89C37-83 35-80 37-75L46-57C47-54 43-53 39-52C41-49 42-47 39-45C41-43 41-41 38-38C37-35 39-31 38-27C36-20 27-18 20-20C14-21 9-23 7-25C6-13 10-3 20 9L-30 13C-26-5-27-21-31-35C-42-49-46-69-42-87C-37-107-22-119-2-119Z';

export const EAR = 'M-8-67c6-3 9 2 7 8s-8 8-9 3z';

export const BEARD =
  'M-3-79C-4-61-14-53-14-45C-12-27 0-9 16-7C30-7 38-15 38-29L41-41C40-47 36-49 28-47C24-41 18-39 13-43C8-51 9-65 9-79Z';

/** The shadow on the back of the head. */
export const NAPE = 'M-50-131C-18-91-20-51-6-31C-4-25-4-21-8-13L-30-5Z';

export const hairstyles = {
  short:
    'M33-97C30-123 6-129-10-127C-38-124-52-99-49-71C-48-55-42-43-33-37C-30-49-24-55-14-57C-10-67-12-75-4-83C8-89 24-85 33-97Z',
  crop: 'M31-99C26-119 4-125-10-123C-36-120-48-97-45-73C-44-61-40-53-34-47C-29-63-22-65-13-69C-8-81 4-89 31-99Z',
  bob: 'M34-91C32-123 6-130-12-127C-42-123-56-95-53-65C-52-47-54-31-50-17C-34-11-12-15 2-21C-4-35-2-53-2-67C8-83 26-83 34-91Z',
  long: 'M34-91C32-123 6-130-12-127C-44-123-56-93-53-61C-52-31-58 1-62 33C-46 43-24 41-8 31C-14-1-4-43-3-67C8-83 26-83 34-91Z',
  bun: 'M33-97C30-123 6-129-10-127C-38-124-52-99-49-71C-47-57-40-49-31-45C-26-55-20-57-13-61C-8-75 8-87 33-97ZM-72-95a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z',
  afro: 'M30-95C36-115 22-143-8-145C-44-147-68-119-64-83C-62-57-46-41-30-37C-28-51-20-57-13-61C-10-77 10-87 30-95Z',
  pony: 'M33-97C30-123 6-129-10-127C-38-124-52-99-49-75C-62-63-66-31-56-3C-46-15-44-35-38-49C-30-53-20-55-13-61C-8-75 8-87 33-97Z',
  bald: 'M-44-79C-46-61-42-45-33-37C-30-47-26-53-18-57C-22-69-32-77-44-79Z',
  hijab:
    'M31-99C16-133-40-131-52-89C-60-59-54-21-78 23C-50 49 10 49 42 27C26 11 18-5 12-21C0-29-6-51 0-75C6-89 22-91 31-99Z',
  turban: 'M38-83C40-115 26-143-10-147C-46-147-62-117-54-87C-52-79-46-71-40-67C-20-83 8-87 38-83Z',
};

export type Hairstyle = keyof typeof hairstyles;

/** Strands, folds and windings, drawn over the hair. */
export const HAIR_LINES = 'M24-103C4-117-30-113-40-83M16-99C-4-109-28-103-36-71';
export const HIJAB_FOLDS =
  'M20-107C-20-119-40-91-44-61M12-103C-16-107-32-83-36-57M-44-31C-50-1-50 9-60 23M-34-35C-36-5-30 13-34 31M8-17C-10 9-8 19-8 37';
export const TURBAN_WINDINGS = 'M36-89C10-121-30-127-54-99M34-103C14-131-24-137-50-113M37-83C12-107-30-111-54-87';
export const BACK_HAIR_LINES = 'M-30-101C-14-115 8-115 24-101M-36-83C-16-99 10-99 30-83';

/** The neck of a figure seen from behind. */
export const NECK = 'M-30 13L-27-41H17L20 13Z';

/** What hangs below a head seen from behind. */
export const backHair: Partial<Record<Hairstyle, string>> = {
  long: 'M-46-81C-56-31-54 9-48 43H42C48 9 48-31 38-81Z',
  bob: 'M-46-77C-52-41-50-25-46-15H38C44-25 44-41 38-77Z',
  hijab: 'M-48-77C-52-31-70-1-76 27C-40 45 32 45 68 27C62-1 44-31 40-77Z',
};

export const bodies = {
  suit: 'M-28-8C-34 4-66 10-84 22C-102 36-108 80-108 130L-106 330H94L96 130C98 74 94 38 74 24C52 12 26 8 18-6Z',
  dress:
    'M-26-6C-30 8-56 14-74 26C-94 40-96 76-92 112C-90 140-84 160-84 190C-96 250-112 330-116 430H112C104 330 92 250 78 190C80 150 84 130 84 100C86 60 80 36 64 26C46 16 24 10 16-4Z',
  knit: 'M-30-4C-38 8-66 16-84 28C-104 44-108 90-110 140L-100 320C-60 332 50 332 88 320L92 140C94 84 90 44 72 30C52 16 26 12 20-2Z',
};

export type Body = keyof typeof bodies;

/** Between the body and the arms that hang beside it; the one on the viewer's side comes first. */
export const SEAMS = ['M-78 104C-82 170-80 250-82 330', 'M70 92C66 170 66 250 70 330'] as const;

/** The shadow down the back of a body. */
export const BACK_SHADOW = 'M-120-10H-20C-70 60-86 180-60 440H-130Z';

/** Trousers below a jacket. */
export const TROUSERS = 'M-94 320L-76 640H-14L-4 380L14 640H68L84 320Z';

/** Legs below a dress. */
export const LEGS = 'M-70 320L-62 640H-14L-4 380L14 640H60L66 320Z';
