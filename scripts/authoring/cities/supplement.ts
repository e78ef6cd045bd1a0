/**
 * Places that the package leaves out, by the area shown after their name. GeoNames files a good part of a built-up area
 * under its city, and so the package's cut (populated places of over 1,000 people) has no Hampstead, no Edgbaston and no
 * Lurgan; nor has it the small post towns and islands that rural addresses are written to, nor everyday short names
 * (Hull, Leamington Spa). Without them a firm there would read "Invalid city selected".
 */
export const supplement: Record<string, string> = {
  // Every borough, and the districts that London addresses are given by.
  'Greater London':
    "Addington, Addiscombe, Aldgate, Aldwych, Alperton, Anerley, Angel, Arnos Grove, Bankside, Barking and Dagenham, Barnehurst, Beckton, Beddington, Bedford Park, Belgravia, Bermondsey, Blackfen, Bloomsbury, Borough, Bounds Green, Brent Cross, Bromley-by-Bow, Brook Green, Burnt Oak, Bush Hill Park, Camden, Canada Water, Charing Cross, Childs Hill, Chinatown, Clapham, Clapton, Clayhall, Colindale, Colliers Wood, Covent Garden, Cowley, Crayford, Cubitt Town, Custom House, Dalston, Deptford, Dollis Hill, Downe, Downham, Dulwich, East Acton, East Finchley, Eastcote, Eden Park, Elephant and Castle, Elmers End, Enfield, Euston, Falconwood, Farringdon, Finsbury, Finsbury Park, Fitzrovia, Foots Cray, Forest Gate, Gants Hill, Gidea Park, Gospel Oak, Grove Park, Gunnersbury, Hackbridge, Haggerston, Ham, Hammersmith and Fulham, Hampstead, Hampstead Garden Suburb, Hampton Hill, Hanwell, Haringey, Harlington, Harmondsworth, Harold Hill, Havering, Heathrow, Herne Hill, Hither Green, Holland Park, Homerton, Honor Oak, Hounslow West, Hoxton, Isle of Dogs, Kensal Rise, Kensington and Chelsea, Kentish Town, Kenton, Keston, Kingsbury, Knightsbridge, Ladbroke Grove, Lea Bridge, Lewisham, London Bridge, Lower Clapton, Lower Edmonton, Maida Vale, Manor House, Marks Gate, Mayfair, Merton, Mile End, Mill Hill, Millbank, Millwall, Moorgate, Motspur Park, Neasden, New Addington, Newham, Newington Green, Nine Elms, Noak Hill, North Acton, North Cheam, North Finchley, North Kensington, North Wembley, North Woolwich, Northwick Park, Norwood, Norwood Green, Nunhead, Olympia, Paddington, Park Royal, Parsons Green, Penge, Pentonville, Perivale, Petersham, Petts Wood, Pinner Green, Plaistow, Primrose Hill, Queensbury, Rayners Lane, Raynes Park, Redbridge, Richmond upon Thames, Rush Green, Selhurst, Selsdon, Seven Kings, Shoreditch, Silvertown, Sipson, Slade Green, South Harrow, South Hornchurch, South Kensington, South Wimbledon, South Woodford, Southall Green, Southfields, Southwark, St John's Wood, St Margarets, St Mary Cray, St Paul's Cray, Stockwell, Stoke Newington, Stonebridge, Strand, Strawberry Hill, Streatham Hill, Streatham Vale, Sudbury Hill, Surrey Quays, Swiss Cottage, Sydenham, Temple, Temple Fortune, Tooting Bec, Tooting Broadway, Tower Hamlets, Tufnell Park, Tulse Hill, Turnham Green, Turnpike Lane, Upper Clapton, Upper Edmonton, Upton Park, Vauxhall, Victoria, Waddon, Waltham Forest, Walworth, Wapping, Waterloo, West Hampstead, West Hendon, West Kensington, West Norwood, Whetstone, White City, Whitton, Winchmore Hill, Woodford, Yeading, Yiewsley",

  Bedfordshire: 'Bury Park, Stopsley',
  Berkshire: 'Caversham, Langley, Mortimer, Wash Common, Winkfield',
  Bristol: 'Avonmouth, Bedminster, Clifton, Easton, Fishponds, Redland, Southmead',
  Buckinghamshire: 'Farnham Common, Prestwood, Wolverton',
  Cambridgeshire: 'Cherry Hinton, Chesterton',
  Cornwall: 'Boscastle, Calstock, Illogan, Mousehole, Port Isaac, St Columb, St Mawes',
  'County Durham': 'Horden, Trimdon Station',
  Cumbria:
    'Beckermet, Bowness-on-Windermere, Broughton-in-Furness, Cleator, Coniston, Grasmere, Holmrook, Kirkby-in-Furness, Moor Row, Ravenglass',
  Derbyshire: 'Clay Cross, Normanton, Sandiacre',
  Devon: 'Beaworthy, Devonport, Lynmouth, Mutley, Torrington, Umberleigh, Westward Ho!, Woolacombe',
  Dorset: 'Colehill, Corfe Mullen, Wimborne',
  'East Riding of Yorkshire': 'Hull',
  'East Sussex':
    'Bexhill, Brighton and Hove, Etchingham, Hartfield, Hellingly, Mayfield, Polegate, Saltdean, Willingdon, Winchelsea',
  Essex:
    'Benfleet, Corringham, Dunmow, Great Baddow, Heybridge, Hockley, Laindon, Loughton, Ongar, Shoeburyness, South Woodham Ferrers, Stansted, Thundersley',
  Gloucestershire: 'Badminton, Blakeney, Bradley Stoke, Dymock, Filton, Newnham, Patchway, Westbury-on-Severn',
  'Greater Manchester': 'Ardwick, Cheadle, Crompton, Levenshulme, Moss Side, Romiley, Rusholme, Wythenshawe',
  Hampshire:
    'Alresford, Blackwater, Clanfield, Fawley, Fratton, Horndean, Leigh Park, Locks Heath, Park Gate, Portchester, Purbrook, Rowlands Castle, Sarisbury, Stockbridge, Stubbington, Whitchurch, Whitehill',
  Hertfordshire: 'Goffs Oak',
  'Isle of Wight': 'Totland Bay',
  Kent: 'Bearsted, Birchington, Coxheath, Ditton, East Malling, Hextable, Hildenborough, Minster, New Ash Green, Northfleet, Southborough, Tunbridge Wells, Walmer',
  Lancashire: 'Bamber Bridge, Longton, Oswaldtwistle, Penwortham, Wesham',
  Leicestershire: 'Barwell, Highfields, Wigston',
  Lincolnshire: 'Barnetby, Long Sutton, North Hykeham',
  Merseyside: 'Anfield, Crosby, Everton, Wirral',
  Norfolk: 'Blakeney, Dereham, Melton Constable, Sandringham, Taverham, Walsingham, Wymondham',
  'North Yorkshire': 'Hawes, Norton-on-Derwent, Sutton-in-Craven',
  Northumberland: 'Chathill, Cornhill-on-Tweed, Mindrum, Riding Mill',
  Nottinghamshire: 'Beeston, Carlton, Hyson Green, Newark, Ollerton, Radford, Sneinton',
  Oxfordshire: 'Headington, Summertown',
  Shropshire: 'Cosford, Dawley, Llanymynech, Lydbury North',
  Somerset: 'Backwell, Cannington, Hinton St George, Montacute, Somerton, Wellington, Wembdon, Worle',
  'South Yorkshire': 'Broomhill, Darnall, Hillsborough, Hoyland, Swallownest, Swinton',
  Staffordshire: 'Burslem, Burton-on-Trent, Cheslyn Hay, Fenton, Hanley, Heath Hayes, Hednesford, Perton',
  Suffolk: 'Brandon, Bures',
  Surrey:
    'Ash, Ashford Common, Betchworth, Byfleet, Claygate, Englefield Green, Hersham, Horsell, Laleham, Staines-upon-Thames, Stoneleigh',
  'Tees Valley': 'Ingleby Barwick',
  'Tyne and Wear': 'Blaydon, Boldon Colliery, Byker, Heaton, Jesmond, Killingworth, Longbenton, Ryton, Walker',
  Warwickshire: 'Coleshill, Leamington Spa, Whitnash',
  'West Midlands':
    'Alum Rock, Balsall Heath, Bordesley, Castle Bromwich, Coseley, Cradley, Digbeth, Earlsdon, Edgbaston, Erdington, Foleshill, Hall Green, Handsworth, Harborne, Hillfields, Kings Heath, Ladywood, Longbridge, Lozells, Moseley, Nechells, Northfield, Perry Barr, Saltley, Sedgley, Selly Oak, Small Heath, Sparkbrook, Sparkhill, Stechford, Winson Green, Yardley',
  'West Sussex': 'Angmering, Bracklesham, East Preston, Gatwick, Lindfield, Southbourne',
  'West Yorkshire': 'Armley, Beeston, Birstall, Harehills, Headingley, Manningham, Rothwell, Slaithwaite, South Kirkby',
  Worcestershire: 'Catshill, Malvern, Rubery, Stourport, Wythall',

  'Aberdeen City': 'Bucksburn, Cove Bay',
  Aberdeenshire: 'Strathdon',
  'Argyll and Bute':
    'Appin, Arrochar, Bowmore, Bridge of Orchy, Cairndow, Colintraive, Craignure, Dalmally, Inveraray, Isle of Coll, Isle of Colonsay, Isle of Gigha, Isle of Iona, Isle of Jura, Isle of Tiree, Port Ellen, Taynuilt, Tighnabruaich, Tobermory',
  'City of Edinburgh': 'Corstorphine, Juniper Green, Leith, Morningside, Portobello, South Queensferry',
  'Dumfries and Galloway': 'Canonbie',
  'Dundee City': 'Broughty Ferry',
  'East Lothian': 'Humbie',
  Fife: 'Culross',
  'Glasgow City': 'Easterhouse, Govan, Govanhill, Maryhill, Partick, Pollokshields, Springburn',
  Highland:
    'Acharacle, Achnasheen, Ardgay, Arisaig, Avoch, Ballachulish, Berriedale, Boat of Garten, Bonar Bridge, Carrbridge, Corrour, Cromarty, Dalwhinnie, Dunbeath, Forsinard, Fort Augustus, Gairloch, Garve, Glenfinnan, Helmsdale, Invergarry, Isle of Canna, Isle of Eigg, Isle of Rum, Isle of Skye, Kinbrace, Kinlochleven, Kyle, Lairg, Latheron, Lochailort, Lybster, Mallaig, Munlochy, Nethy Bridge, Plockton, Rogart, Roy Bridge, Spean Bridge, Strathcarron',
  Midlothian: 'Lasswade, Pathhead',
  Moray: 'Aberlour, Ballindalloch',
  'Orkney Islands': 'Orkney',
  'Perth and Kinross': 'Blairgowrie',
  'Scottish Borders': 'Cockburnspath, Gordon, Heriot, Newcastleton, Walkerburn',
  'Shetland Islands': 'Brae, Shetland',
  Stirling: 'Crianlarich, Killin, Lochearnhead',
  'Western Isles': 'Isle of Barra, Isle of Benbecula, Isle of Harris, Isle of Scalpay',

  'Blaenau Gwent': 'Blaina, Nantyglo',
  Bridgend: 'Kenfig Hill',
  Caerphilly: 'Oakdale',
  Cardiff: 'Canton, Cathays, Grangetown, Roath, Splott',
  Carmarthenshire: 'Clynderwen, Ferryside, Laugharne, Llangadog, Llanwrda, Llanybydder',
  Ceredigion: 'Llanon, Llanrhystud, Talybont, Ystrad Meurig',
  Conwy: 'Dolwyddelan, Kinmel Bay, Llandudno Junction, Towyn, Trefriw',
  Denbighshire: 'Corwen',
  Flintshire: "Connah's Quay",
  Gwynedd: 'Aberdovey, Aberdyfi, Abersoch, Arthog, Fairbourne, Garndolbenmaen, Talsarnau',
  'Isle of Anglesey': 'Bodorgan, Brynteg, Dulas, Llanbedrgoch, Marianglas, Pentraeth, Penysarn, Ty Croes, Tyn-y-Gongl',
  'Neath Port Talbot': 'Glynneath, Gwaun-Cae-Gurwen, Pontardawe, Skewen',
  Newport: 'Bassaleg, Rogerstone',
  Pembrokeshire: 'Boncath, Clarbeston Road, Glogue, Llanfyrnach',
  Powys: 'Caersws, Llanbrynmair, Llandinam, Llangammarch Wells, Llansantffraid, Llanwrtyd Wells, Meifod, Montgomery',
  'Rhondda Cynon Taf': 'Church Village, Talbot Green',
  Swansea: 'Mumbles, Sketty',
  Torfaen: 'Griffithstown',
  Wrexham: 'Cefn Mawr, Rhosllanerchrugog',

  'Antrim and Newtownabbey': 'Ballynure, Glengormley, Toomebridge',
  'Ards and North Down': 'Carrowdore',
  'Armagh City, Banbridge and Craigavon': 'Lurgan, Markethill, Richhill',
  Belfast: 'Dunmurry, Finaghy',
  'Causeway Coast and Glens': 'Armoy, Cloughmills, Cushendun, Rasharkin',
  'Derry City and Strabane': 'Claudy, Plumbridge',
  'Fermanagh and Omagh': 'Belleek, Beragh, Carrickmore, Derrylin, Drumquin, Ederney, Kesh, Sixmilecross',
  'Lisburn and Castlereagh': 'Dromara, Maghaberry, Newtownbreda',
  'Mid Ulster': 'Augher, Caledon, Clogher, Desertmartin, Pomeroy, Stewartstown, Swatragh, Tobermore',
  'Mid and East Antrim': 'Glenarm, Islandmagee',
  'Newry, Mourne and Down': 'Bessbrook, Camlough, Clough, Forkhill, Hilltown, Killough, Mayobridge, Strangford',
};

/** Names that the package gives in a form nobody writes on an address. */
export const ordinaryNames: Record<string, string> = {
  'Basford, Stoke-on-Trent': 'Basford',
  'City of Westminster': 'Westminster',
  'Ellesmere Port Town': 'Ellesmere Port',
  'Londonderry County Borough': 'Londonderry',
};
