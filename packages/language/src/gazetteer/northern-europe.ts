/** Dive towns of northern and inland Europe, and of Russia. */
export const northernEurope = `
GB United Kingdom
Chesil Beach (chesil cove, chesil) 50.58 -2.47
Swanage 50.608 -1.957
Portland 50.55 -2.442
Weymouth 50.614 -2.457
Fortuneswell 50.561 -2.44
Lyme Regis 50.725 -2.937
Plymouth 50.371 -4.143
Falmouth 50.153 -5.067
Newquay 50.413 -5.082
Penzance 50.118 -5.537
St Keverne 50.05 -5.09
Salcombe 50.238 -3.769
Dartmouth 50.352 -3.579
Torquay 50.462 -3.525
Brixham 50.394 -3.512
Ilfracombe 51.208 -4.113
Brighton 50.823 -0.137
Eastbourne 50.768 0.29
Littlehampton 50.811 -0.541
Selsey 50.735 -0.79
Portsmouth 50.805 -1.087
Dover 51.129 1.313
Stoney Stanton 52.547 -1.279
Chepstow 51.641 -2.674
Leyburn 54.308 -1.828
Seahouses 55.582 -1.654
Eyemouth 55.872 -2.09
St Abbs 55.899 -2.129
Oban 56.415 -5.471
Lochaline 56.537 -5.777
Tobermory 56.623 -6.069
Ullapool 57.896 -5.16
Stromness 58.964 -3.297
Kirkwall 58.982 -2.96
Lerwick 60.155 -1.149
Holyhead 53.309 -4.633
Milford Haven 51.714 -5.034
Pembroke 51.676 -4.916
IE Ireland
Baltimore 51.483 -9.372
Portmagee 51.885 -10.364
Dingle 52.141 -10.27
Castletownbere 51.651 -9.911
Kilkee 52.682 -9.646
Galway 53.271 -9.057
Dublin 53.35 -6.26
IS Iceland
Reykjavik 64.147 -21.943
Þingvellir 64.255 -21.13
Akureyri 65.683 -18.1
Hjalteyri 65.851 -18.198
NO Norway
Trondheim (trondheimsfjord, trondheim fjord) 63.44 10.4
Bodø 67.28 14.405
Kristiansand 58.146 7.996
Narvik 68.438 17.427
Tromsø 69.649 18.956
Ålesund 62.472 6.149
Bergen 60.393 5.324
Egersund 58.451 5.999
SE Sweden
Borlänge 60.486 15.436
Stockholm 59.329 18.069
Lysekil 58.274 11.436
DK Denmark
Svendborg 55.06 10.607
Lillebælt (little belt) 55.52 9.73
FI Finland
Helsinki 60.17 24.938
Lohja 60.249 24.065
EE Estonia
Rummu 59.226 24.196
Tallinn 59.437 24.754
DE Germany
Hemmoor 53.69 9.138
Urfeld 47.615 11.341
Sipplingen 47.797 9.096
Überlingen 47.769 9.171
Kiel 54.323 10.123
Leipzig 51.34 12.375
AT Austria
Steinbach am Attersee (steinbach) 47.832 13.544
Unterach am Attersee 47.805 13.489
Hallstatt 47.562 13.649
Fernsteinsee 47.352 10.823
CH Switzerland
Bottighofen 47.638 9.211
Lavertezzo 46.258 8.838
Locarno 46.17 8.799
NL Netherlands
Scharendijke 51.735 3.846
Zierikzee 51.65 3.917
Den Osse 51.741 3.881
Vinkeveen 52.216 4.936
BE Belgium
Vodelée 50.167 4.73
PL Poland
Suwałki 54.1 22.93
Gdynia 54.519 18.531
RU Russia
Listvyanka 51.85 104.869
Vladivostok 43.116 131.882
Vityaz 42.6 131.18
Kandalaksha 67.157 32.412
`
