/** Dive towns around the Mediterranean, and the islands of Spain and Portugal in the Atlantic. */
export const mediterranean = `
MT Malta
Xlendi 36.029 14.216
Marsalforn 36.072 14.256
San Lawrenz (dwejra) 36.055 14.204
Mġarr 36.025 14.299
Għajnsielem 36.027 14.289
Żebbuġ 36.072 14.236
Ċirkewwa 35.987 14.329
Mellieħa 35.957 14.362
Qawra 35.951 14.419
Buġibba 35.951 14.413
St Paul's Bay 35.948 14.402
St Julian's 35.918 14.49
Sliema 35.912 14.504
Valletta 35.899 14.514
Marsaxlokk 35.842 14.544
Żurrieq (wied iz zurrieq) 35.831 14.474
Siġġiewi 35.855 14.436
IT Italy
Tavolara 40.905 9.705
Pantelleria 36.79 11.99
Lake Garda 45.6 10.7
Lake Como 46.0 9.26
Lake Maggiore 45.97 8.65
Portofino 44.303 9.21
Santa Margherita Ligure 44.335 9.212
San Fruttuoso 44.316 9.175
Camogli 44.349 9.156
Genoa (genova) 44.405 8.946
Arenzano 44.405 8.682
Giglio Porto (giglio, isola del giglio, isola di giglio, giglio island) 42.36 10.919
Porto Ercole (argentario, monte argentario, giannutri) 42.393 11.207
Ponza (isola di ponza) 40.895 12.963
Pomonte 42.752 10.124
Porto Azzurro 42.765 10.397
Bacoli 40.797 14.079
Sorrento 40.626 14.376
Ischia Porto 40.743 13.941
Alghero 40.558 8.319
Villasimius 39.141 9.522
Santa Teresa Gallura 41.241 9.188
Golfo Aranci 41.003 9.623
Ustica 38.709 13.193
Taormina 37.852 15.288
Siracusa (syracuse) 37.075 15.287
Lampedusa 35.502 12.609
Tropea 38.676 15.898
Otranto 40.146 18.491
ES Spain
La Gomera 28.1 -17.2
L'Estartit (estartit) 42.052 3.198
Begur 41.954 3.208
Cadaqués 42.289 3.279
Roses 42.263 3.179
Tossa de Mar 41.72 2.932
Cabo de Palos 37.63 -0.694
La Herradura 36.736 -3.738
La Azohía 37.556 -1.172
Alicante 38.345 -0.483
Tarifa 36.013 -5.606
Port Adriano 39.492 2.477
Port d'Andratx 39.544 2.392
Palma de Mallorca 39.57 2.65
Ciutadella 40.001 3.838
Ibiza Town (eivissa) 38.907 1.432
San Antonio 38.98 1.303
La Savina 38.733 1.417
Puerto del Carmen 28.921 -13.665
Playa Blanca 28.864 -13.828
Costa Teguise 28.996 -13.491
Corralejo 28.739 -13.868
Morro Jable 28.051 -14.352
Arinaga 27.86 -15.396
Puerto Rico de Gran Canaria 27.788 -15.711
Los Cristianos 28.05 -16.717
Puerto de la Cruz 28.414 -16.549
Fuencaliente 28.493 -17.845
La Restinga 27.64 -17.981
PT Portugal
Pico (pico island, ilha do pico) 38.46 -28.33
Sagres 37.008 -8.94
Portimão 37.137 -8.538
Lagos 37.102 -8.673
Sesimbra 38.444 -9.101
Peniche 39.356 -9.381
Caniço 32.65 -16.84
Câmara de Lobos 32.65 -16.977
Funchal 32.65 -16.908
Porto Santo 33.062 -16.34
Horta 38.535 -28.626
Madalena 38.536 -28.527
Ponta Delgada 37.74 -25.669
Vila Franca do Campo 37.716 -25.434
Vila do Porto 36.944 -25.145
FR France
Lavezzi (lavezzi islands) 41.34 9.255
Marseille 43.296 5.37
Cassis 43.214 5.537
La Ciotat 43.174 5.606
Hyères 43.12 6.129
La Londe-les-Maures 43.138 6.234
Porquerolles 43.001 6.203
Port-Cros 43.006 6.381
Le Lavandou 43.137 6.367
Cavalaire-sur-Mer (cavalaire) 43.173 6.528
Saint-Raphaël 43.425 6.768
Antibes 43.58 7.125
Villefranche-sur-Mer 43.704 7.311
Banyuls-sur-Mer (banyuls) 42.482 3.129
Calvi 42.567 8.757
Porto-Vecchio 41.591 9.279
Propriano 41.676 8.904
Brest 48.39 -4.486
HR Croatia
Rovinj 45.081 13.639
Poreč 45.227 13.594
Pula 44.866 13.85
Novigrad 45.317 13.561
Šilo 45.148 14.669
Krk Town 45.026 14.576
Mali Lošinj 44.53 14.468
Zadar 44.119 15.231
Split 43.508 16.44
Hvar Town 43.173 16.441
Komiža 43.043 16.091
Vis Town 43.061 16.184
Dubrovnik 42.65 18.094
ME Montenegro
Budva 42.291 18.84
Kotor 42.425 18.771
AL Albania
Saranda (sarande) 39.875 20.005
GR Greece
Leros 37.14 26.85
Athens 37.984 23.728
Kea 37.643 24.327
Santorini (thira, fira) 36.417 25.432
Mykonos 37.446 25.328
Naxos 37.106 25.376
Paros 37.085 25.148
Iraklia 36.852 25.455
Rhodes Town 36.443 28.223
Faliraki 36.338 28.204
Kos Town (kos) 36.893 27.288
Kalymnos 36.951 26.983
Karpathos 35.507 27.213
Heraklion (iraklio) 35.339 25.144
Chania (hania) 35.514 24.018
Agios Nikolaos 35.191 25.717
Zakynthos (zante) 37.787 20.9
Corfu Town (kerkyra) 39.624 19.922
Argostoli 38.175 20.489
Skiathos 39.162 23.491
Alonissos 39.144 23.866
TR Turkey
Kaş 36.199 29.638
Kalkan 36.265 29.413
Fethiye 36.622 29.116
Ölüdeniz 36.549 29.115
Marmaris 36.855 28.274
Bodrum 37.034 27.43
Kuşadası 37.859 27.26
Ayvalık 39.317 26.695
Antalya 36.897 30.713
Kemer 36.602 30.56
Gallipoli (gelibolu) 40.41 26.67
Seddülbahir 40.043 26.188
Çanakkale 40.155 26.414
CY Cyprus
Larnaca (larnaka) 34.917 33.637
Protaras 35.013 34.058
Ayia Napa (agia napa) 34.982 34.001
Limassol (lemesos) 34.686 33.033
Paphos (pafos) 34.776 32.425
Kyrenia (girne) 35.34 33.319
TN Tunisia
Tabarka 36.954 8.758
Hammamet 36.4 10.617
LB Lebanon
Beirut 33.894 35.502
Tyre (sour) 33.271 35.194
`
