/** Dive towns of Africa and the islands of the western Indian Ocean. */
export const africaAndIndianOcean = `
ZA South Africa
Plettenberg Bay (plettenberg, plett) -34.05 23.37
Sodwana Bay (sodwana) -27.533 32.678
Umkomaas -30.207 30.796
Shelly Beach -30.8 30.41
Durban -29.859 31.022
Port St Johns -31.623 29.54
Simon's Town (simonstown) -34.193 18.433
Cape Town -33.925 18.424
Gansbaai -34.581 19.352
Mossel Bay -34.183 22.146
MZ Mozambique
Tofo -23.855 35.547
Inhambane -23.865 35.383
Vilanculos -22.002 35.317
Ponta do Ouro -26.845 32.893
Pemba Town -12.974 40.518
TZ Tanzania
Mnemba (mnemba island, mnemba atoll) -5.82 39.383
Stone Town (zanzibar city) -6.163 39.189
Nungwi -5.726 39.296
Kendwa -5.748 39.291
Matemwe -5.862 39.355
Chake Chake -5.246 39.767
Utende -7.973 39.759
KE Kenya
Mombasa -4.043 39.668
Diani Beach (diani) -4.28 39.594
Shimoni -4.648 39.381
Watamu -3.354 40.024
Malindi -3.219 40.117
MG Madagascar
Nosy Be (hell ville) -13.4 48.27
SC Seychelles
Victoria -4.62 55.455
Beau Vallon -4.617 55.427
Anse Volbert -4.317 55.742
La Digue -4.359 55.841
Aldabra -9.4 46.2
MU Mauritius
Flic en Flac -20.274 57.363
Grand Baie -20.013 57.58
Trou aux Biches -20.036 57.549
Port Mathurin -19.683 63.42
RE Réunion
Saint-Paul -21.01 55.271
Saint-Gilles-les-Bains (saint gilles) -21.055 55.224
Saint-Leu -21.17 55.288
YT Mayotte
Mamoudzou -12.781 45.228
CV Cape Verde
Santa Maria 16.598 -22.905
Palmeira 16.755 -22.984
Mindelo 16.886 -24.988
Tarrafal 15.278 -23.752
MW Malawi
Cape Maclear -14.025 34.842
Nkhata Bay -11.607 34.29
Likoma -12.06 34.735
`
