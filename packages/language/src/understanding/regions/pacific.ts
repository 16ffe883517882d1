/** Regions of Australia, New Zealand and the Pacific, as `landsIn` reads them. */
export const pacific = `
Australia:
Northern Territory (northern territory of australia) 129 -26 138 -10.85
Top End (top end of australia, northern territorys top end) 129 -15 137.2 -10.85
Australian Capital Territory 148.76 -35.93 149.4 -35.12
Sunshine Coast (sunshine coast queensland, sunshine coast australia) 152.6 -26.82 153.5 -26.15; 152.65 -26.98 153.07 -26.82
Gold Coast (gold coast queensland, gold coast australia) 153.15 -28.17 153.75 -27.7; 153.15 -28.25 153.4 -28.1; 153.57 -28.22 153.8 -28.15
Moreton Bay 153 -27.75 153.65 -26.9
Fraser Coast (kgari, fraser island) 152.4 -25.8 153 -25; 152.95 -25.82 153.5 -25.2; 153 -25.2 153.55 -24.5
Southern Great Barrier Reef (southern gbr, capricorn bunker group, capricorn coast) 150.55 -23.6 151.4 -22.4; 151.4 -24.3 153 -22.9; 151.7 -22.9 153 -20.8; 151.8 -25 152.8 -24.2
Whitsundays (whitsunday islands, whitsunday coast) 148.55 -20.65 149.25 -19.95; 148.85 -19.95 149.5 -19.55; 148.15 -20.2 148.6 -19.85
Far North Queensland (tropical north queensland, fnq, cape york peninsula) 141.3 -15.5 145 -10.55; 144 -17 146.5 -14.2; 144.8 -18.45 147 -16.8
Torres Strait (torres strait islands) 141.6 -10.95 144.3 -9.2
Kimberley (kimberley coast, kimberleys) 120.9 -19.8 124 -16.2; 122.7 -16.4 124 -15.1; 124 -19.5 129 -13.5; 118.7 -18 120 -16.8
Rowley Shoals 118.7 -17.8 119.9 -16.9
Pilbara (pilbara coast, dampier archipelago, montebello islands) 114.8 -21.9 117.5 -20; 117.5 -21.9 120.95 -19.7; 116 -24 121 -21.9
Ningaloo Coast (ningaloo, ningaloo reef) 113.4 -22.5 114.5 -21.4; 113.2 -24.1 114 -22.5
Shark Bay (shark bay australia) 112.7 -27 114.4 -24.75
Houtman Abrolhos (houtman abrolhos islands, abrolhos islands australia) 113.3 -29.2 114.2 -28.15
South West, Western Australia (southwest western australia, south west wa, southwest australia, margaret river region) 114.75 -34.6 116.6 -33; 115.6 -35 116.6 -34.6
Great Southern, Western Australia (great southern wa, great southern region) 116.6 -35.4 119.8 -34.2
Recherche Archipelago (esperance coast) 121 -34.7 124.2 -33.7
Great Australian Bight (australian bight) 123.4 -35.5 132 -31.4; 132 -35.5 134.3 -31.9; 134 -35.5 134.9 -32.7; 134.9 -35.5 135.7 -33.6
Eyre Peninsula (eyre peninsula south australia) 133 -33.7 136 -31.9; 134.4 -35.55 136.5 -33.5; 136 -34.2 137.1 -33.2; 136 -33.2 137.85 -32.4
Yorke Peninsula (yorkes peninsula) 136.6 -35.45 138 -34.3; 137.3 -34.3 138.1 -33.6
Fleurieu Peninsula (fleurieu) 138.05 -35.68 138.95 -35.12; 138.2 -35.85 138.95 -35.6
Limestone Coast 139.4 -38.35 140.97 -36.4
Great Ocean Road 143.85 -38.65 144.4 -38.25; 142.2 -38.9 143.3 -38.3; 143.2 -39.05 144.2 -38.5
Port Phillip Bay (port phillip, port philip bay, port phillip heads) 144.35 -38.38 145.15 -37.83
Mornington Peninsula 144.64 -38.62 145.08 -38.28; 144.85 -38.44 145.2 -38.15
Gippsland (east gippsland, south gippsland, wilsons promontory) 145.5 -39.35 147 -37.9; 146.9 -38.8 148.4 -37; 148.4 -38.1 149.98 -37.3
South Coast, New South Wales (nsw south coast, south coast nsw, south coast of new south wales, sapphire coast) 150.3 -35.4 151.2 -34.45; 149.85 -36.35 150.75 -35.4; 149.6 -37.5 150.45 -36.3
Mid North Coast (nsw mid north coast) 152.1 -32.6 153 -31.7; 152.3 -31.8 153.35 -31; 152.6 -31.1 153.6 -29.95
Northern Rivers (northern rivers nsw, nsw north coast) 152.4 -29.9 153.95 -28.4; 153.35 -28.4 153.95 -28.2
East Coast of Australia (australian east coast, east coast australia, eastern australia, australias east coast) 142.2 -15.5 146.2 -10.5; 144.8 -20.3 150 -15.5; 147.5 -25 153.2 -20.3; 151.8 -29 154 -25; 151 -33.6 153.9 -29; 149.5 -37.55 151.9 -33.6
East Coast, Tasmania (tasmanias east coast, tasmanian east coast, east coast of tasmania, tasman peninsula) 147.75 -42.9 148.65 -40.85; 147.62 -43.35 148.2 -42.85
Gulf of Carpentaria 135.3 -17.9 141.95 -11.5
Fiji:
Viti Levu 177.22 -18.35 178.72 -17.15; 177.85 -18.6 178.35 -18.25
Coral Coast, Fiji (coral coast of fiji, fijis coral coast) 177.25 -18.45 178.15 -17.98
Mamanuca Islands (mamanucas, mamanuca) 176.8 -17.9 177.25 -17.45; 177.2 -17.56 177.33 -17.44
Yasawa Islands (yasawas, yasawa group) 176.75 -17.45 177.4 -17.05; 177.1 -17.1 177.8 -16.5
Bligh Water (bligh waters, vatu i ra) 177.7 -17.4 178.8 -16.75
Vanua Levu 178.3 -17.2 179.75 -16.1; 179.75 -16.66 180 -15.95; -180 -16.45 -179.75 -15.6
Taveuni (somosomo strait) 179.78 -17.1 180 -16.66; -180 -17.1 -179.6 -16.55
Kadavu (great astrolabe reef) 177.7 -19.35 178.75 -18.63
Lomaiviti Islands (lomaiviti, lomaiviti group) 178.73 -18.25 179.65 -17.2
Lau Islands (lau group, lau archipelago) -179.55 -19.4 -177.95 -16.7; -179.05 -20.95 -178.3 -20.3; 179.6 -19.4 180 -18.35; -180 -19.4 -179.4 -17.5
French Polynesia:
Marquesas Islands (marquesas, iles marquises) -141.2 -10.9 -138.2 -7.5
Tuamotu (tuamotus, tuamotu islands, tuamotu archipelago) -149.1 -16.4 -144.5 -14; -146.2 -18.8 -140 -13.8; -145.5 -22.6 -136 -17; -140.1 -17.2 -138 -14.3
Austral Islands (tubuai islands, iles australes) -155 -24.2 -147.2 -21.4; -144.8 -28.1 -143.2 -27.2
Gambier Islands (gambier archipelago, mangareva) -135.5 -23.7 -134.2 -22.7
Kiribati:
Gilbert Islands 172.4 -2.95 177.1 3.7
Phoenix Islands -175.3 -5.2 -170.3 -2.2
New Caledonia:
Grande Terre, New Caledonia (new caledonias main island) 163.3 -20.7 164.9 -19.8; 164 -21.6 165.95 -20.4; 165 -22.3 166.95 -21.2; 166 -22.9 167.25 -22
Loyalty Islands (iles loyaute) 166.1 -20.95 167.5 -20.2; 166.85 -21.85 168.4 -20.6
New Zealand:
North Island, New Zealand (north island of new zealand, new zealands north island, te ika a maui, nz north island, north island nz, north island of nz, nzs north island, the north island, new zealand north island) 171.9 -40.3 178.95 -33.9; 174.5 -41.8 176.9 -40.3
South Island, New Zealand (south island of new zealand, new zealands south island, te waipounamu, nz south island, south island nz, south island of nz, nzs south island, the south island, new zealand south island) 166.1 -46.72 173.6 -42; 170.8 -42.9 174.47 -40.95; 172 -41 174.2 -40.38
Northland (northland new zealand, far north of new zealand, te tai tokerau) 172.3 -35.6 175 -34.1; 173.3 -36.15 175 -35.5; 173.7 -36.42 174.25 -36.1; 171.9 -34.45 172.4 -33.95
Bay of Islands (bay of islands new zealand) 173.85 -35.4 174.5 -34.93
Hauraki Gulf 174.65 -36.95 175.4 -36.1; 174.9 -36.45 175.65 -35.85; 175.2 -37.25 175.55 -36.9
Coromandel Peninsula (the coromandel, mercury islands) 175.4 -37.35 176.25 -36.4; 175.25 -36.9 175.5 -36.4
Bay of Plenty 175.85 -38.1 177.6 -37.1; 176 -38.5 177.3 -38; 177.3 -38.1 178.1 -37.3
Hawke's Bay 176.3 -40.4 177.4 -39.2; 176.9 -39.45 178.2 -38.8
Taranaki 173.4 -39.9 174.95 -38.72
Wellington Region (kapiti coast, greater wellington) 174.55 -41.78 175.7 -40.7; 175.5 -41.5 176.4 -40.65
Marlborough Sounds (marlborough new zealand) 173.7 -41.35 174.5 -40.62
Nelson Tasman (tasman district, tasman bay, golden bay new zealand) 172.1 -40.85 173.6 -40.35; 172.35 -41.45 173.65 -40.85; 172.2 -42 173 -41.45
West Coast, New Zealand (west coast of new zealand, west coast of the south island) 171.1 -42.6 172.1 -40.85; 170.2 -43.2 171.6 -42.5; 169 -43.95 170.4 -42.95; 168 -44.3 169.2 -43.6
Canterbury, New Zealand (canterbury region, canterbury bight, banks peninsula) 172.4 -43.3 174.1 -42.1; 171 -43.5 173.1 -42.9; 170.2 -44.3 173.4 -43.4; 169.9 -44.93 171.8 -44.2
Otago (otago coast) 168.3 -45.35 170.2 -44.3; 169.1 -46.1 171.4 -44.93; 169.25 -46.8 170.5 -46
Southland (southland new zealand, foveaux strait) 166.1 -47.45 168.3 -44.95; 167.3 -44.95 168.2 -44.3; 168.3 -47.45 169 -45.4; 169 -46.8 169.3 -46.3
Fiordland (fiordland national park, new zealand fiords, new zealand fjords) 166.1 -46.4 167.35 -45; 166.8 -45.45 167.75 -44.6; 167.3 -44.85 168.15 -44.28
Stewart Island (rakiura) 167.2 -47.45 168.45 -46.66
Papua New Guinea:
Milne Bay (milne bay province, dentrecasteaux islands, louisiade archipelago, trobriand islands) 149.2 -10.95 151.5 -9.4; 149.9 -9.5 151.5 -8.2; 151.3 -11.95 154.6 -8.6
Oro Province (oro papua new guinea, northern province papua new guinea) 147.2 -9.3 148.9 -8; 148.4 -9.7 149.65 -8.65
New Britain (east new britain, west new britain, gazelle peninsula) 148.25 -6.5 150.9 -5; 148.8 -5.1 150.6 -4.4; 150.8 -6.35 152.5 -4.7; 151.3 -4.8 152.55 -3.97
Kimbe Bay 149.9 -5.75 151.15 -4.8
New Ireland (new ireland province) 149.2 -2.9 151.3 -1.2; 150.6 -3.6 152.2 -2.3; 151.9 -3.92 153.5 -2.7; 152.6 -5.1 153.95 -3.8
Manus Province (manus island) 145.8 -3.1 148.4 -1.6; 142.5 -2.1 145.5 -0.9
Madang Province (madang coast) 144.3 -5.6 146 -3.85; 145.6 -5.95 147.4 -4.35
Bougainville (bougainville island, north solomons) 154.3 -6.5 156 -4.9; 154.9 -6.92 155.95 -6.4; 153.95 -4.85 154.5 -4.15
Bismarck Sea 143 -4.3 151 -1.8; 145.5 -5.7 151.6 -4.2; 151 -4.4 152.45 -3
Solomon Islands:
Western Province, Solomon Islands (new georgia, new georgia islands, western solomons) 156.2 -8.4 157.8 -7.52; 156.8 -9.15 158.5 -8; 155.3 -7.6 156.3 -6.95
Marovo Lagoon (marovo) 157.75 -8.85 158.45 -8.2
Guadalcanal 159.45 -10.05 160 -9.2; 159.9 -10.1 160.98 -9.33
Iron Bottom Sound (ironbottom sound) 159.6 -9.48 160.4 -9.03
Tonga:
Vava'u (vavau islands) -174.5 -19.1 -173.6 -18.35
Ha'apai (haapai islands) -175.3 -20.5 -174.1 -19.45
Vanuatu:
Espiritu Santo, Vanuatu (santo vanuatu) 166.35 -15.82 167.45 -14.5
Malakula (malekula) 166.95 -16.8 167.87 -15.84
Efate 167.95 -17.98 168.8 -17.3
Tanna (tanna island) 168.95 -19.8 169.75 -19.15
All:
Melanesia (melanesian) 141 -9.25 156 -0.8; 144.3 -11.95 156 -9.25; 155 -12.5 170.4 -4.5; 162.9 -23.2 170.4 -12.5; 176.5 -21 180 -12.3; -180 -21 -177.95 -15.5
Micronesia region (micronesian islands, micronesian region) 130.9 2.7 152 10.7; 152 0.8 163.5 10.7; 144.3 12.9 146.4 20.8; 160 4 172.6 15; 172.3 -3 177.2 3.7; 166.6 -1.1 169.9 -0.2
Line Islands -162.8 5.5 -161.6 6.8; -160.8 1.3 -156.8 5.2; -156.3 -6.1 -154.5 -3.6; -152.3 -11.8 -149.7 -9.5
Caroline Islands (caroline archipelago) 133.8 6.6 135 8.4; 137.3 6.4 149 10.5; 147 4.8 155 9.3; 152.5 0.8 163.4 7.4
Mariana Islands (marianas, marianas islands) 144.3 12.9 146.4 20.8
Solomon Sea 147 -8.8 151.2 -6; 151 -10.5 155 -5.6; 154.8 -11 157.8 -6.9; 157.8 -11 160 -8.6
`
