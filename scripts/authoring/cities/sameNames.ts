/**
 * Which of several places of one name keeps the bare name: the post town of that name, or else the one that is much the
 * largest (the package has no populations). The others carry their area, as `Newport (Shropshire)`; where no place
 * stands out, all of them do, so that nobody is sent to the wrong Wootton.
 */
export const bareNames: Record<string, string> = {
  Bristol: 'Clifton, Easton',
  Cambridgeshire: 'Burwell, Linton, St Ives',
  Cheshire: 'Neston, Warrington',
  'County Durham': 'Easington, Murton, Stanley',
  Cumbria: 'Brampton, Longtown',
  Derbyshire: 'Buxton, Melbourne, Ripley, Staveley',
  Devon: 'Seaton, Tiverton',
  'East Riding of Yorkshire': 'Cottingham',
  'East Sussex': 'Mayfield',
  Essex: 'Hockley, Loughton',
  Gloucestershire: 'Blakeney, Stonehouse, Thornbury',
  'Greater London':
    'Acton, Bickley, Bow, Brixton, Brockley, Charlton, Clapham, Dalston, Greenhill, Harlington, Kenley, Kennington, Kensington, Kenton, Kilburn, Kingsbury, Norbury, Northwood, Oakwood, Rainham, Richmond, Seven Sisters, Shadwell, Southgate, Sutton, Vauxhall, Walworth, Waterloo, Whetstone, Whitton, Woodford',
  'Greater Manchester': 'Cheadle, Denton, Hale, Leigh, Swinton',
  Hampshire: 'Alresford, Burley, Farnborough, Fleet, Hook, Overton, Wickham',
  Herefordshire: 'Kington',
  Hertfordshire: 'Hatfield, Royston',
  'Isle of Wight': 'Wroxall',
  Kent: 'Ashford, Gillingham, Hythe, Rochester',
  Lancashire: 'Adlington, Blackburn, Nelson, Preston',
  Leicestershire: 'Narborough',
  Lincolnshire: 'Alford, Long Sutton, Waddington',
  Merseyside: 'Eccleston, Everton, Garston, St Helens, Walton, Whiston',
  Norfolk: 'Attleborough, Holt, Reepham, Watton',
  Northumberland: 'Ashington, Blyth',
  Nottinghamshire: 'Beeston, Calverton, Carlton, Stapleford',
  Oxfordshire: 'Marston',
  Shropshire: 'Madeley, Whitchurch',
  Somerset: 'Somerton, Wellington',
  'South Yorkshire': 'Dinnington',
  Staffordshire: 'Longton, Stone',
  Suffolk: 'Brandon, Claydon, Eye, Mildenhall, Sudbury',
  Surrey: 'Ash',
  'Tyne and Wear': 'Ryton, Washington',
  'West Midlands': 'Aston, Bilston, Meriden, Shirley',
  'West Yorkshire': 'Featherstone, Normanton, Rothwell, Thornton',
  Wiltshire: 'Downton, Mere, Westbury',

  Aberdeenshire: 'Westhill',
  'City of Edinburgh': 'Newbridge, Queensferry',
  'Dumfries and Galloway': 'Thornhill',
  Fife: 'Leven',
  Highland: 'Wick',
  Renfrewshire: 'Bishopton',
  'West Dunbartonshire': 'Balloch',
  'West Lothian': 'Kirknewton',

  Caerphilly: 'Blackwood',
  Ceredigion: 'Llanarth',
  Flintshire: 'Holywell',
  Newport: 'Newport',

  'Antrim and Newtownabbey': 'Crumlin',
  'Ards and North Down': 'Bangor',
  'Armagh City, Banbridge and Craigavon': 'Dromore',
  'Lisburn and Castlereagh': 'Dundonald, Hillsborough, Moira',
};

/** Two places of one name in one area: what tells the northern and the southern one apart; empty keeps the bare name. */
export const twins: Record<string, { area: string; north: string; south: string }> = {
  Belmont: { area: 'Greater London', north: 'Harrow', south: 'Sutton' },
  Bishopstone: { area: 'Wiltshire', north: 'near Swindon', south: 'near Salisbury' },
  Hayes: { area: 'Greater London', north: '', south: 'Bromley' },
  Kingswood: { area: 'Gloucestershire', north: 'near Wotton-under-Edge', south: '' },
  Stone: { area: 'Kent', north: 'near Dartford', south: 'near Tenterden' },
  Walton: { area: 'West Yorkshire', north: 'near Wetherby', south: 'near Wakefield' },
  Warton: { area: 'Lancashire', north: 'near Carnforth', south: 'near Preston' },
  Willaston: { area: 'Cheshire', north: 'near Neston', south: 'near Nantwich' },
};
