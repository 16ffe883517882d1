/** Dive towns of North America, the Caribbean and South America. */
export const americas = `
US United States
Dry Tortugas 24.63 -82.87
Cape Hatteras 35.25 -75.53
Santa Cruz Island 34.01 -119.72
Molokini (molokini crater) 20.63 -156.495
Midway Atoll (midway islands) 28.21 -177.38
Lake Tahoe 39.09 -120.04
Key Largo 25.087 -80.447
Islamorada 24.924 -80.628
Marathon 24.714 -81.09
Key West 24.555 -81.78
Pompano Beach 26.238 -80.125
Fort Lauderdale 26.122 -80.137
Boynton Beach 26.532 -80.09
West Palm Beach 26.715 -80.053
Riviera Beach 26.775 -80.058
Jupiter 26.934 -80.094
Miami 25.762 -80.192
High Springs 29.827 -82.597
Crystal River 28.902 -82.593
Panama City Beach 30.177 -85.805
Destin 30.394 -86.496
Pensacola 30.421 -87.217
Galveston 29.301 -94.798
Morehead City 34.723 -76.726
Hatteras 35.219 -75.69
Wilmington 34.226 -77.945
Virginia Beach 36.853 -75.978
Montauk 41.036 -71.954
Nantucket 41.283 -70.099
Gloucester 42.616 -70.662
Rockport 42.656 -70.62
Alexandria Bay 44.336 -75.918
Mackinaw City 45.778 -84.727
Alpena 45.062 -83.433
Milwaukee 43.039 -87.907
Seattle 47.606 -122.332
Edmonds 47.811 -122.377
Tacoma 47.253 -122.444
Monterey 36.6 -121.895
Carmel-by-the-Sea (carmel) 36.555 -121.923
Avalon 33.343 -118.328
Ventura 34.275 -119.229
Santa Barbara 34.421 -119.698
Laguna Beach 33.542 -117.783
La Jolla 32.833 -117.271
San Diego 32.716 -117.161
Kailua-Kona (kona) 19.64 -155.997
Hōnaunau 19.422 -155.911
Lāhainā 20.872 -156.678
Kīhei 20.764 -156.445
Mānele 20.74 -156.888
Waikīkī 21.28 -157.832
Haleʻiwa 21.593 -158.103
Pūpūkea 21.66 -158.053
Poʻipū 21.882 -159.465
Whittier 60.773 -148.684
CA Canada
Tobermory 45.254 -81.664
Brockville 44.59 -75.684
Kingston 44.231 -76.486
Nanaimo 49.166 -123.94
Campbell River 50.024 -125.247
Port Hardy 50.724 -127.498
Victoria 48.428 -123.366
West Vancouver 49.328 -123.16
Vancouver 49.283 -123.121
Rimouski 48.449 -68.524
Wabana 47.635 -52.947
St. John's 47.562 -52.713
Les Escoumins 48.35 -69.408
MX Mexico
Acapulco 16.85 -99.9
Huatulco 15.75 -96.13
San Miguel de Cozumel (cozumel) 20.508 -86.949
Playa del Carmen (playa) 20.63 -87.073
Cancún 21.161 -86.852
Isla Mujeres 21.232 -86.731
Puerto Morelos 20.848 -86.875
Akumal 20.396 -87.315
Tulum 20.211 -87.466
Mahahual 18.715 -87.709
Xcalak 18.271 -87.836
La Paz 24.142 -110.313
Loreto 26.012 -111.343
Cabo San Lucas (cabo) 22.89 -109.917
Cabo Pulmo 23.44 -109.425
San José del Cabo 23.062 -109.699
Ensenada 31.867 -116.596
Puerto Vallarta 20.654 -105.225
Veracruz 19.174 -96.134
BZ Belize
Glover's Reef (glover reef) 16.8 -87.8
San Pedro 17.921 -87.961
Caye Caulker 17.742 -88.025
Placencia 16.514 -88.366
Belize City 17.505 -88.187
Hopkins 16.86 -88.281
HN Honduras
Cayos Cochinos 15.97 -86.48
West End 16.303 -86.593
Sandy Bay 16.327 -86.565
Utila 16.094 -86.897
Guanaja 16.462 -85.886
La Ceiba 15.76 -86.782
NI Nicaragua
Corn Islands (little corn island, big corn island) 12.17 -83.06
CR Costa Rica
Playa Flamingo 10.43 -85.784
Playas del Coco (playa del coco) 10.55 -85.697
Drake Bay 8.694 -83.663
PA Panama
San Blas (san blas islands, guna yala) 9.57 -78.95
Bocas del Toro 9.34 -82.242
Santa Catalina 7.634 -81.249
Portobelo 9.554 -79.655
BS Bahamas
Tiger Beach 26.87 -79.0
Nassau 25.048 -77.355
Freeport 26.533 -78.7
West End 26.687 -78.976
Bimini (alice town) 25.728 -79.298
Staniel Cay 24.171 -76.442
Clarence Town 23.1 -74.982
Andros Town (fresh creek) 24.704 -77.788
Cat Island 24.4 -75.5
TC Turks and Caicos Islands
Salt Cay 21.33 -71.2
Providenciales (provo) 21.774 -72.265
Cockburn Town 21.461 -71.142
Cockburn Harbour 21.49 -71.53
KY Cayman Islands
George Town 19.287 -81.374
West Bay 19.379 -81.413
West End 19.69 -79.87
Blossom Village 19.66 -80.105
CU Cuba
Playa Larga 22.283 -81.205
Playa Girón 22.066 -81.036
María la Gorda 21.82 -84.5
Varadero 23.154 -81.251
La Bajada 21.923 -84.477
JM Jamaica
Negril 18.268 -78.348
Montego Bay 18.476 -77.921
Ocho Rios 18.407 -77.103
DO Dominican Republic
Samaná (samana bay) 19.2 -69.33
Silver Bank (silver banks) 20.5 -69.7
La Romana 18.427 -68.973
Bayahibe 18.368 -68.837
Boca Chica 18.45 -69.606
Punta Cana 18.582 -68.405
Sosúa 19.751 -70.517
PR Puerto Rico
Rincón 18.34 -67.25
Aguadilla 18.428 -67.154
La Parguera 17.975 -67.046
Fajardo 18.326 -65.652
Culebra 18.31 -65.303
VI US Virgin Islands
Christiansted 17.747 -64.703
Frederiksted 17.713 -64.882
Charlotte Amalie 18.342 -64.931
Cruz Bay 18.331 -64.794
VG British Virgin Islands
Road Town 18.428 -64.621
Norman Island 18.318 -64.618
Salt Island 18.372 -64.525
Virgin Gorda 18.48 -64.4
BQ Bonaire
Klein Bonaire 12.157 -68.31
Kralendijk 12.151 -68.277
BQ Saba
Windwardside 17.63 -63.231
BQ Sint Eustatius
Oranjestad 17.482 -62.983
CW Curaçao
Willemstad 12.108 -68.935
Westpunt 12.375 -69.151
AW Aruba
Oranjestad 12.519 -70.037
Malmok 12.607 -70.052
SX Sint Maarten
Philipsburg 18.027 -63.046
KN St Kitts and Nevis
Basseterre 17.295 -62.726
AG Antigua and Barbuda
English Harbour 17.005 -61.763
GP Guadeloupe
Bouillante (malendure) 16.13 -61.77
MQ Martinique
Saint-Pierre 14.742 -61.176
DM Dominica
Roseau 15.301 -61.388
Scotts Head 15.212 -61.37
Pointe Michel 15.254 -61.378
LC St Lucia
Soufrière 13.856 -61.057
Castries 14.01 -60.99
VC St Vincent and the Grenadines
Kingstown 13.157 -61.224
Port Elizabeth 13.011 -61.236
BB Barbados
Bridgetown 13.1 -59.616
Holetown 13.187 -59.638
GD Grenada
St George's 12.053 -61.752
Carriacou 12.48 -61.457
TT Trinidad and Tobago
Speyside 11.3 -60.532
Scarborough 11.183 -60.735
Crown Point 11.153 -60.841
CO Colombia
San Andrés 12.585 -81.701
Providencia 13.35 -81.374
Taganga 11.267 -74.19
Santa Marta 11.241 -74.199
Cartagena 10.391 -75.479
Buenaventura 3.88 -77.031
VE Venezuela
Los Roques (gran roque) 11.945 -66.676
BR Brazil
Fernando de Noronha (noronha) -3.84 -32.411
Caravelas -17.732 -39.266
Santos -23.961 -46.334
Arraial do Cabo -22.966 -42.027
Búzios -22.747 -41.882
Paraty (parati) -23.22 -44.713
Bombinhas -27.138 -48.517
Ilhabela -23.778 -45.358
Recife -8.048 -34.877
Bonito -21.13 -56.483
EC Ecuador
Salango (isla salango) -1.59 -80.86
Puerto Ayora -0.743 -90.313
Puerto Baquerizo Moreno -0.902 -89.61
Wolf Island 1.382 -91.816
Darwin Island 1.678 -92.003
Puerto López -1.556 -80.811
AR Argentina
Puerto Madryn -42.769 -65.038
Ushuaia -54.807 -68.307
CL Chile
Hanga Roa -27.15 -109.426
BM Bermuda
Hamilton 32.295 -64.782
Warwick 32.265 -64.8
`
