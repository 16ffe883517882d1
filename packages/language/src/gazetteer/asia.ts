/** Dive towns and small islands of Asia. */
export const asia = `
TH Thailand
Koh Tao (ko tao, kho tao) 10.094 99.838
Koh Nang Yuan 10.119 99.815
Koh Phangan (ko pha ngan, koh pha ngan) 9.738 100.026
Koh Samui (ko samui, samui) 9.512 100.013
Phuket 7.88 98.392
Patong 7.896 98.296
Kata 7.82 98.297
Khao Lak 8.637 98.248
Ko Similan (similan) 8.656 97.646
Ko Surin (surin islands, koh surin) 9.42 97.868
Koh Lipe (ko lipe) 6.489 99.302
Koh Lanta (ko lanta) 7.61 99.04
Koh Phi Phi (ko phi phi, phi phi) 7.74 98.771
Ao Nang 8.032 98.823
Krabi 8.086 98.907
Ranong 9.966 98.635
Pattaya 12.924 100.882
Koh Chang 12.05 102.32
Chumphon 10.493 99.18
MM Myanmar
Burma Banks 9.45 97.0
Kawthaung 9.982 98.551
Myeik 12.44 98.6
KH Cambodia
Sihanoukville 10.627 103.523
Koh Rong Sanloem 10.585 103.302
VN Vietnam
Nha Trang 12.238 109.197
Hoi An 15.88 108.338
Con Dao 8.69 106.607
Phu Quoc 10.22 103.96
MY Malaysia
Tunku Abdul Rahman (tunku abdul rahman park, gaya island) 6.015 116.03
Semporna 4.48 118.611
Pulau Mabul 4.246 118.631
Pulau Sipadan 4.115 118.629
Pulau Kapalai 4.226 118.681
Kota Kinabalu 5.98 116.073
Layang Layang (swallow reef) 7.373 113.832
Labuan Town 5.28 115.245
Tioman Island (tioman, pulau tioman) 2.79 104.17
Perhentian Islands (perhentian, perhentians) 5.914 102.74
Redang 5.777 103.012
Lang Tengah 5.795 102.898
Miri 4.399 113.991
Langkawi 6.35 99.8
ID Indonesia
Gorontalo 0.5 123.06
Saumlaki (tanimbar) -7.98 131.3
Labuan Bajo (labuanbajo) -8.496 119.888
Rinca -8.715 119.68
Tulamben -8.275 115.594
Amed -8.336 115.653
Padang Bai -8.531 115.51
Candidasa -8.509 115.57
Sanur -8.694 115.263
Kuta -8.718 115.169
Pemuteran -8.144 114.654
Gilimanuk -8.162 114.437
Nusa Penida -8.727 115.544
Nusa Lembongan (lembongan) -8.681 115.452
Gili Trawangan (gili t) -8.35 116.038
Gili Meno -8.352 116.056
Gili Air -8.358 116.081
Senggigi -8.49 116.043
Maumere -8.619 122.211
Alor Kecil -8.27 124.406
Kalabahi -8.219 124.516
Wakatobi -5.333 123.59
Tomia -5.76 123.93
Bitung 1.44 125.19
Lembeh 1.45 125.24
Manado 1.493 124.841
Pulau Bunaken (bunaken) 1.62 124.76
Bangka Island 1.78 125.14
Ampana -0.869 121.585
Togean Islands (togian) -0.4 121.9
Derawan 2.284 118.244
Pulau Kakaban (kakaban) 2.14 118.52
Pulau Sangalaki (sangalaki) 2.088 118.398
Maratua 2.25 118.59
Berau 2.155 117.497
Sorong -0.876 131.256
Waisai -0.432 130.822
Pulau Kri (kri) -0.556 130.677
Arborek -0.564 130.521
Misool -1.9 130.1
Ambon -3.695 128.181
Banda Neira -4.525 129.897
Nabire -3.361 135.496
Sabang 5.894 95.319
PH Philippines
Apo Reef (apo reef natural park) 12.663 120.42
Malapascua 11.333 124.115
Moalboal 9.946 123.398
Panagsama 9.951 123.366
Oslob 9.521 123.433
Cebu City 10.316 123.885
Mactan 10.3 123.98
Panglao (alona, alona beach) 9.577 123.755
Dauin 9.19 123.265
Dumaguete 9.307 123.307
Apo Island 9.075 123.27
Siquijor 9.214 123.515
Anilao 13.757 120.925
Puerto Galera (sabang beach) 13.502 120.954
Sablayan 12.836 120.77
Coron 11.998 120.204
El Nido 11.18 119.392
Puerto Princesa 9.74 118.735
Boracay 11.968 121.925
Padre Burgos 10.03 125.018
Legazpi 13.139 123.744
Donsol 12.908 123.598
Subic (subic bay) 14.822 120.28
JP Japan
Naha 26.212 127.681
Onna 26.497 127.854
Zamami 26.229 127.303
Aka Island 26.198 127.282
Ishigaki 24.34 124.155
Yonaguni 24.468 123.004
Miyakojima 24.805 125.281
Kouri Island 26.701 128.02
Shimoda 34.679 138.945
Ito 34.966 139.102
Numazu 35.096 138.863
Atami 35.096 139.072
Chichijima 27.094 142.191
Kushimoto 33.472 135.781
Rausu 44.022 145.19
KR South Korea
Seogwipo 33.254 126.56
TW Taiwan
Kenting 21.945 120.798
Green Island 22.663 121.49
Xiaoliuqiu (little liuqiu) 22.34 120.372
Lanyu (orchid island) 22.05 121.55
HK Hong Kong
Sai Kung 22.381 114.27
CN China
Chun'an (qiandao lake) 29.61 119.04
Sanya 18.253 109.504
IN India
Swaraj Dweep (havelock) 12.017 92.994
Shaheed Dweep (neil island, neil) 11.83 93.05
Port Blair 11.623 92.727
Kadmat 11.226 72.775
Murudeshwar 14.094 74.484
Goa 15.4 73.85
LK Sri Lanka
Trincomalee (trinco) 8.57 81.233
Nilaveli 8.69 81.192
Kirinda 6.218 81.336
Hikkaduwa 6.139 80.101
Unawatuna 6.01 80.249
Negombo 7.209 79.838
MV Maldives
Malé 4.175 73.509
Hulhumalé 4.212 73.54
Maafushi 3.943 73.49
Guraidhoo 3.9 73.468
Rasdhoo 4.263 72.992
Ukulhas 4.215 72.864
Dhigurah 3.529 72.927
Dhangethi 3.607 72.956
Felidhoo 3.472 73.548
Fulidhoo 3.681 73.415
Thulusdhoo 4.374 73.652
Dharavandhoo (hanifaru) 5.157 73.13
Fuvahmulah -0.299 73.424
Hithadhoo -0.608 73.083
Gan -0.693 73.157
TL Timor-Leste
Dili -8.557 125.56
Manatuto -8.511 126.015
Atauro -8.24 125.57
`
