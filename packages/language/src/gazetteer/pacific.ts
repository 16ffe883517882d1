/** Dive towns and small islands of Australia, New Zealand and the Pacific. */
export const pacific = `
AU Australia
Norfolk Island -29.04 167.95
Cod Hole -14.67 145.65
Fish Rock -30.94 153.1
Esperance -33.86 121.89
Cairns -16.92 145.771
Port Douglas -16.484 145.465
Lizard Island -14.668 145.461
Townsville -19.259 146.817
Magnetic Island -19.14 146.84
Ayr -19.574 147.406
Airlie Beach -20.268 148.717
Heron Island -23.442 151.915
Lady Elliot Island -24.113 152.715
Bundaberg -24.867 152.349
Rainbow Beach -25.904 153.091
Mooloolaba -26.682 153.119
Tangalooma -27.178 153.374
Brisbane -27.47 153.026
Gold Coast -28.017 153.4
Byron Bay -28.644 153.612
Coffs Harbour -30.296 153.114
Wooli -29.863 153.267
South West Rocks -30.886 153.041
Nelson Bay -32.72 152.147
Terrigal -33.448 151.445
Sydney -33.869 151.209
Manly -33.797 151.286
La Perouse -33.988 151.231
Jervis Bay -35.05 150.69
Eden -37.063 149.904
Lord Howe Island -31.553 159.082
Portsea -38.318 144.714
Queenscliff -38.267 144.662
Melbourne -37.814 144.963
Eaglehawk Neck -43.017 147.925
Bicheno -41.876 148.302
Hobart -42.882 147.327
Adelaide -34.929 138.601
Rapid Bay -35.524 138.19
Wirrina Cove -35.499 138.241
Edithburgh -35.085 137.748
Whyalla -33.033 137.567
Port Lincoln -34.726 135.857
Kingscote -35.656 137.638
Mount Gambier -37.829 140.783
Port MacDonnell -38.053 140.7
Busselton -33.652 115.346
Dunsborough -33.615 115.103
Albany -35.023 117.884
Perth -31.95 115.86
Rottnest Island (rottnest) -32.006 115.512
Exmouth -21.931 114.128
Coral Bay -23.143 113.777
Broome -17.961 122.236
NZ New Zealand
Three Kings (three kings islands) -34.15 172.14
Tutukaka -35.613 174.526
Leigh -36.289 174.808
Russell -35.262 174.122
Paihia -35.282 174.091
Matauri Bay -35.033 173.91
Auckland -36.849 174.763
Whakatane -37.953 176.99
Wellington -41.287 174.776
Island Bay -41.34 174.773
Picton -41.291 174.004
Kaikoura -42.4 173.681
Milford Sound -44.671 167.926
PG Papua New Guinea
Kimbe -5.55 150.143
Walindi -5.437 150.087
Kavieng -2.574 150.796
Rabaul -4.197 152.174
Alotau -10.31 150.459
Tufi -9.08 149.32
Madang -5.222 145.787
Loloata -9.538 147.287
SB Solomon Islands
Honiara -9.431 159.955
Gizo -8.103 156.842
Munda -8.327 157.263
Tulagi -9.102 160.148
VU Vanuatu
Luganville (santo) -15.52 167.163
Port Vila -17.734 168.322
NC New Caledonia
Nouméa -22.276 166.457
Hienghène -20.69 164.94
Prony -22.323 166.81
FJ Fiji
Taveuni (somosomo) -16.77 -179.97
Savusavu -16.777 179.333
Pacific Harbour -18.247 178.063
Rakiraki -17.367 178.15
Nadi -17.776 177.436
Kadavu -19.05 178.25
TO Tonga
Neiafu -18.65 -173.983
Pangai -19.8 -174.35
WS Samoa
Apia -13.833 -171.767
AS American Samoa
Pago Pago -14.279 -170.7
NU Niue
Alofi -19.054 -169.919
CK Cook Islands
Aitutaki -18.86 -159.78
Titikaveka -21.263 -159.755
Avarua -21.207 -159.775
PF French Polynesia
Tiputa -14.968 -147.627
Avatoru -14.95 -147.7
Rotoava -16.05 -145.618
Tetamanu -16.505 -145.457
Vaitape -16.505 -151.749
Papetoai -17.49 -149.87
Papeete -17.535 -149.57
Uturoa -16.727 -151.439
PW Palau
Koror 7.342 134.479
Peleliu 7.0 134.25
FM Micronesia
Ulithi (ulithi atoll) 9.97 139.67
Weno (chuuk, truk) 7.447 151.842
Colonia 9.514 138.125
Kolonia 6.964 158.206
Kosrae 5.31 162.98
MH Marshall Islands
Majuro 7.09 171.38
Bikini 11.62 165.55
GU Guam
Piti 13.463 144.694
Hagåtña 13.476 144.749
MP Northern Mariana Islands
Rota 14.15 145.2
Garapan 15.205 145.719
KI Kiribati
Fanning Island (tabuaeran, fanning atoll) 3.86 -159.36
Kanton -2.8 -171.67
CX Christmas Island
Settlement -10.424 105.679
CC Cocos Islands
West Island -12.187 96.83
`
