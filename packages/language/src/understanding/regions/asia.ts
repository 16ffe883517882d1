/** Regions of South, Southeast and East Asia, as `landsIn` reads them. */
export const asia = `
Cambodia:
Koh Kong (koh kong province) 102.93 10.83 103.5 11.8
China:
Hainan (hainan island) 108.4 17.85 111.35 20.15
Guangdong (guangdong province) 109.65 20.22 112 22; 112 21.4 113.5 23.3; 113.5 21.75 114.4 22.1; 113.75 22.58 115.5 23.3; 114.52 22.35 115.5 22.85; 115.5 22.5 117.2 23.8
Guangxi (kwangsi) 108.05 20.85 109.7 21.8; 107 22 110.9 25.3
Zhejiang (zhejiang province) 118.6 29.2 120.5 30.4; 120.4 27.2 122.4 29.2; 120.2 29.2 123.3 30.9
Shandong (shandong peninsula) 117.8 36.9 122.9 38.2; 119.2 35.1 122.8 36.9
Fuxian Lake (lake fuxian) 102.78 24.35 103 24.65
Bohai Sea (bohai gulf) 117.5 37 121.3 41
India:
Goa (goan) 73.6 14.85 74.35 15.82
Maharashtra 72.4 18 73.6 20.2; 72.7 15.75 74 18; 71.8 16.2 72.7 17
Karnataka (karnataka coast) 74 12.75 75.3 14.88
Kerala (malabar coast) 74.7 11.2 76 12.75; 75.5 9.8 76.9 11.2; 76 8.2 77.15 9.8
Tamil Nadu (tamilnadu, coromandel coast) 77.2 7.85 78.6 9.2; 78.6 8.6 79.55 10; 78.6 10 80.2 11.8; 79.2 11.8 80.65 13.5
Andhra Pradesh (andhra) 79.8 13.6 81 15.8; 80.2 15.4 82.5 16.9; 81.8 16.4 84.75 19.1
Gujarat (gujarati) 68.3 21.9 70.6 23.7; 68.8 20.5 72.3 22.5; 72.2 20.1 73.2 22.3
South India (southern india) 74 12.7 80.7 14.9; 74.7 10.2 80.2 12.7; 75.8 7.9 79.55 10.2; 79 14.9 84.75 19.1
Lakshadweep (laccadive islands, laccadives, lakshadweep islands) 71.6 8.1 74 12.5
Nicobar Islands (nicobars) 92.5 6.6 94.1 9.4
Indonesia:
Java (javanese, javan) 104.95 -7.05 105.8 -6.2; 105.8 -7.7 108.5 -5.92; 106.35 -5.92 106.95 -5.15; 108.5 -9 114.42 -5.6; 114.42 -7.95 115.9 -6.6; 114.42 -8.95 114.62 -8.5
Sumatra (sumatran, sumatera) 94.9 3.8 98.5 6.2; 95.4 1.75 100.4 3.8; 97 -0.9 102.6 1.75; 102.6 -0.9 103.9 0.5; 98.2 -3.6 107.1 -0.9; 101.5 -6.15 105.8 -3.6
Aceh (acehnese) 94.9 3.3 97.9 6.2; 97.9 4.2 98.25 5.3; 95.4 1.9 98 3.3
Mentawai Islands (mentawai, mentawais) 98.3 -2 99.7 -0.75; 99.2 -3.5 100.65 -2
Riau Islands (kepulauan riau, riau archipelago) 103.3 0.3 104.9 1.15; 104.15 1.15 105 1.25; 104 -0.9 105.3 0.3; 105.3 2.2 106.9 3.7; 107.3 2.3 109.2 5.1
Bangka Belitung (belitung, belitong) 105.05 -2.1 106.5 -1.3; 105.8 -2.7 107.2 -1.9; 106.1 -3.3 108.6 -2.3
Kalimantan (indonesian borneo) 115.8 -4.2 117.7 0; 116 0 119.2 2.6; 115.8 2.6 118.2 4.12; 108.6 -3.8 115.8 0.8; 108.7 0.8 109.55 2
East Kalimantan (kalimantan timur) 115.8 -2.45 117.9 0; 116.5 0 119.2 2.6
North Sulawesi (sulawesi utara) 123.55 0.25 125.5 2; 123.1 0.75 123.55 1.15; 125 2 127.2 5.45
Central Sulawesi (sulawesi tengah) 119.4 -1.6 121.1 1.45; 121.1 -1.6 122.5 0.1; 122.5 -2.4 124.3 -0.6; 120.9 -3.15 122.5 -1.6
South Sulawesi (sulawesi selatan) 118.8 -5.8 120.6 -3.4; 120 -7.6 122 -5.4; 119.6 -3.4 121.3 -2.2
Southeast Sulawesi (sulawesi tenggara) 121.2 -4.9 123.6 -3.2; 121.6 -6.3 124.7 -4.9
Togian Islands (togean islands, togians, togeans) 121.4 -0.75 122.6 0.05
Banggai Islands (banggai archipelago) 122.75 -2.3 124.2 -1.12
Nusa Tenggara (lesser sunda islands, lesser sundas) 115.8 -9.3 119.3 -7.95; 119.2 -8.7 125.2 -7.95; 118.7 -11.2 124.95 -8.7
East Nusa Tenggara (nusa tenggara timur) 119.25 -8.7 125.2 -7.95; 118.7 -11.2 124.95 -8.7
Sumba (sumbanese, sumba island) 118.7 -10.5 121.1 -9.15
Sumbawa (sumbawa island) 116.73 -9.25 119.2 -7.95
Alor (alor archipelago, alor island, pantar) 123.93 -8.6 125.2 -8.05
West Timor (timor barat) 123.3 -10.55 124 -9.3; 124 -10.3 124.6 -9.45; 124.6 -10 124.97 -8.95
Maluku (moluccas, maluku islands, molucca islands) 126.9 -1.9 129.2 2.8; 124.2 -2.6 126.6 -1.6; 125.8 -4.2 131.6 -2.65; 129.5 -7.1 134.95 -4.35; 125.6 -8.1 130.3 -6.5; 130.3 -8.5 132.2 -6.5
North Maluku (maluku utara) 126.9 -1.9 129.2 2.8; 124.2 -2.6 126.6 -1.6
Ambon (ambon island, ambon bay) 127.8 -3.95 128.85 -3.47
Seram (ceram, seram island) 127.3 -3.47 129 -2.6; 129 -4 131.1 -2.6
Banda Islands (banda neira, bandaneira, banda naira) 129.5 -4.75 130.1 -4.3
Kei Islands (kai islands) 132.3 -6.2 133.4 -5.15
Forgotten Islands (barat daya islands, southwest maluku) 125.6 -8.1 130.3 -6.5
Western New Guinea (irian jaya, indonesian papua) 129.55 -2.4 132 1.2; 132 -4.35 135 0.1; 135 -5 141 -0.3; 137.3 -9.3 141 -5
Bird's Head Seascape (birds head peninsula) 129.55 -2.4 134.5 1.2; 132 -4.35 135 -2.4; 133.95 -3.5 137 -0.5
Cenderawasih Bay (cenderawasih, teluk cenderawasih) 133.95 -3.5 137.2 -0.5
Makassar Strait (macassar strait) 116.3 -5.3 119.5 1.2
Molucca Sea (maluku sea) 123.8 -1.9 127.4 0.3; 125 0.3 127.5 3.5
Gulf of Tomini (tomini bay, tomini gulf) 120 -1.4 123.6 0.55
Japan:
Honshu (honshu island) 130.75 33.97 132.6 34.5; 130.9 34.45 136.5 36.5; 135.05 33.35 137.5 34.5; 136.5 34.5 141.2 37.5; 136.5 37.5 142.3 41.3; 140.65 41.3 141.6 41.57
Hokkaido (hokkaido island) 139.3 41.35 140.5 43.4; 140.5 41.62 143.5 45.6; 143.5 42 145.35 44.45; 145.35 43 145.9 43.42
Kyushu (kyushu island) 128.5 30.95 131.95 33.93; 131.95 32.3 132.15 33.1; 129 33.93 129.75 34.8; 130.2 30.1 131.2 30.95
Shikoku (shikoku island) 132.2 32.55 134.9 33.82; 132 33.2 132.2 33.5; 132.55 33.82 134.8 34.1; 132.9 34.1 134.72 34.4
Tohoku (tohoku region) 139.5 38.5 142.3 41.3; 140.65 41.3 141.6 41.57; 139.9 36.85 141.8 38.5
Izu Peninsula (izu hanto, izu coast) 138.7 34.55 139.18 35.15
Izu Islands (izu shoto, izu seven islands) 139.2 32.4 139.95 34.85
Ogasawara Islands (ogasawara, bonin islands) 141 24.5 142.5 27.9
Shizuoka (shizuoka prefecture) 137.45 34.5 138.7 35.3; 138.7 34.5 139.2 35.13; 138.7 35.13 138.95 35.35
Suruga Bay 138.2 34.55 138.87 35.15
Kanagawa (kanagawa prefecture) 139.1 35.05 139.76 35.55; 138.95 35.17 139.1 35.5
Chiba (chiba prefecture, boso peninsula, boso) 139.7 34.8 140.6 35.1; 139.78 35.1 140.6 35.75; 140.6 35.1 141 35.9
Wakayama (wakayama prefecture) 135.03 33.25 136.02 33.75; 135 33.75 135.75 34.3
Kii Peninsula (kii hanto) 135.03 33.25 136.98 34.5
Fukui (fukui prefecture, echizen) 135.48 35.45 136.5 36.32
Kochi (kochi prefecture) 132.4 32.5 133.3 32.92; 132.75 32.92 134.32 33.8
Kagoshima (kagoshima prefecture) 129.6 30.95 131.15 32.2; 130.2 30.1 131.2 30.95; 128.9 28.95 130.2 30.1; 128.35 26.97 130.15 28.65
Goto Islands (goto retto) 128.5 32.5 129.28 33.35
Amami Islands (amami, amami oshima) 128.35 26.97 130.15 28.65
Ryukyu Islands (ryukyus, nansei islands) 122.8 23.9 125.7 25.1; 126.5 25.9 128.5 27.15; 128.35 26.97 130.15 28.65; 128.9 28.65 131.2 30.95
Yaeyama Islands (yaeyama, yaeyamas) 122.8 23.95 124.5 24.75
Miyako Islands (miyakojima islands) 124.5 24.5 125.65 25.1
Seto Inland Sea (seto naikai, setouchi) 131 33.6 132.6 34.4; 132.4 33.75 135.4 34.75
Malaysia:
Sabah (north borneo) 115.4 5.1 116 6.35; 113.6 7.2 114.1 7.5; 116 4.4 117.6 7.5; 117.5 4.17 118.1 5; 118.1 4 119.1 5; 117.6 5 119.4 6.7
Sarawak (sarawakian) 109.65 1.2 111.3 2.6; 111.3 1.45 114.05 3.4; 112.5 3.4 114.08 5; 114.05 2.9 115.5 4; 115.36 4 115.6 4.92
Malaysian Borneo (east malaysia) 109.65 1.3 114.05 5; 114.05 2.9 115.5 4; 115.4 4.35 117.6 7.5; 117.6 4.15 119.4 6.7; 118.1 4 119.1 4.15; 113.6 7.2 114.1 7.5
Peninsular Malaysia (west malaysia) 99.55 5.7 101 6.5; 100 3.6 102 5.7; 102 2.15 104.4 6.2; 101.2 2.4 102 3.6; 102.5 1.65 104.8 2.65; 103.35 1.48 104.35 1.65
Terengganu (trengganu) 102.55 5.35 103.9 6.1; 102.4 4.15 104 5.35
Pahang (pahang state) 103.2 2.65 104.4 4.13; 101.9 3.3 103.2 4.6
Johor (johore) 102.6 1.48 104.35 2.63; 104.1 1.3 104.35 1.48; 104.35 2.3 104.8 2.63
Penang (pulau pinang, penang island) 100.05 5.1 100.55 5.58
Myanmar:
Mergui Archipelago (mergui, myeik archipelago, mergui islands) 96.9 9.75 98.3 10; 96.9 10 98.55 13.1; 98.55 11 98.8 13.1
Philippines:
Luzon (luzon island) 119.6 13.95 122.75 18.8; 120.55 13.58 122.25 13.95; 122.25 13.1 122.75 13.95; 122.75 12.75 124.5 14.4; 123.75 12.53 124.22 12.75
Batangas (batangas province) 120.4 13.58 121.4 13.95; 120.4 13.95 121.2 14.12
Zambales (zambales province) 119.65 14.75 120.35 15.85
Bicol (bicol region, bicolandia) 122.55 13.9 123.2 14.6; 122.75 12.75 124.5 14.2; 123.75 12.53 124.22 12.75
Mindoro (mindoro island, oriental mindoro, occidental mindoro) 120.2 12.45 121.65 13.56; 120.75 12.1 121.65 12.45; 119.85 13.56 120.45 13.95
Romblon (romblon province) 121.7 12.03 122.85 13
Masbate (masbate island, ticao pass) 123 11.68 124.1 12.62; 123.5 12.62 123.85 12.8; 122.85 12.62 123.3 13.1
Palawan (palawan island) 116.7 7.75 118.3 9.6; 118 9 119.3 10.6; 118.8 9.9 120 11.6; 119.4 11.4 120.6 12.45; 119.6 8.6 120.4 9.2; 120.6 10.5 121.5 11.4
Calamian Islands (calamianes, calamian group) 119.4 11.55 120.6 12.45
Panay (panay island) 121.7 10.35 122.5 12.05; 122.5 10.65 122.82 11; 122.5 11 123.25 11.8
Negros (negros island) 122.2 8.95 123.36 9.41; 122.2 9.41 123.25 9.9; 122.3 9.9 123.32 10.4; 122.78 10.4 123.57 11.15
Negros Oriental (oriental negros) 122.6 8.95 123.36 9.41; 123 9.41 123.25 9.9; 122.95 9.9 123.32 10.6
Cebu (cebu island) 123.27 9.38 123.64 9.95; 123.33 9.95 123.85 10.2; 123.57 10.2 124.15 10.6; 123.57 10.6 124.25 11.45; 124.15 10.5 124.6 10.8
Bohol (bohol island) 123.64 9.4 124.7 9.95; 123.87 9.95 124.75 10.22
Leyte (leyte island) 124.15 10.85 125.03 11.5; 124.65 9.85 125.35 10.85
Southern Leyte (south leyte, sogod bay) 124.7 9.85 125.35 10.26; 124.88 10.26 125.35 10.55
Samar (samar island, eastern samar, northern samar) 124.15 11.95 125.65 12.48; 124.22 12.48 125.4 12.8; 124.65 11.55 125.8 11.95; 125.03 11.2 125.85 11.55; 125.45 10.65 126.05 11.2; 125.12 11.05 125.45 11.2
Mindanao (mindanao island) 121.8 6.75 123.6 8.8; 123.6 5.4 126 6.2; 123.6 6.2 126.8 9.1; 124.5 9.1 124.95 9.35; 125.2 9.1 126.4 9.85; 125.4 9.85 126.4 10.55
Siargao (siargao island, siargao islands) 125.85 9.55 126.35 10.15
Sulu Archipelago (tawi tawi, sulu islands) 119.2 4.5 122.4 6.8
Verde Island Passage (verde passage) 120.4 13.4 121.5 13.85
Bohol Sea (mindanao sea) 123.2 8.5 125.5 9.75
South Korea:
Jeju (jeju island, jejudo, jeju do, cheju) 126 33 127.1 34
Gangwon (gangwon do, kangwon) 128.2 37.6 129.3 38.62; 128.6 37.12 129.75 37.6
North Gyeongsang (gyeongsangbuk do, gyeongbuk) 128.8 35.7 129.9 37.1; 130.6 37.3 131.1 37.65
South Gyeongsang (gyeongsangnam do, gyeongnam) 127.8 34.4 128.95 35.3
South Jeolla (jeollanam do, jeonnam) 125 34.02 127.78 35.3
Sri Lanka:
Eastern Sri Lanka (east coast of sri lanka, sri lanka east coast, east sri lanka) 80.8 8.2 81.6 9.1; 81.2 7.2 82.2 8.2; 81.5 6.5 82.2 7.2
Southern Sri Lanka (south coast of sri lanka, sri lanka south coast, south sri lanka) 79.9 5.7 81.75 6.4
Western Sri Lanka (west coast of sri lanka, sri lanka west coast, west sri lanka) 79.4 6.4 80.1 8.6
Northern Sri Lanka (north sri lanka) 79.6 8.75 80.95 9.95
Taiwan:
Penghu (pescadores, penghu islands) 119.2 23.1 119.85 23.85
Pingtung (pingtung county, hengchun peninsula) 120.3 22.15 120.65 22.5; 120.55 21.75 120.95 22.4
Taitung (taitung county) 120.87 22.3 121.45 23.35; 121.35 21.85 121.75 22.8
Thailand:
Southern Thailand (south thailand, south of thailand) 97.3 6.5 100.4 9.6; 98.75 6.3 99.55 6.5; 98.6 9.6 100.3 11; 98.2 9.6 98.6 9.92; 100.4 6.75 101.2 8.4; 101.2 6 102.05 7
Andaman Coast (thai andaman, andaman coast of thailand) 97.3 8.2 98.75 9.6; 98.2 9.6 98.5 9.92; 97.8 7.3 99.25 8.2; 98.6 6.9 99.8 7.5; 98.7 6.3 99.55 6.95; 99.55 6.5 100.2 7
Phang Nga (phangnga) 97.4 8.22 98.7 9.25; 97.4 9.25 98.4 9.6; 98.47 7.85 98.68 8.22
Krabi (krabi province) 98.68 7.85 99.4 8.4; 98.65 7.4 99.25 7.85; 98.6 7 99.12 7.4
Trang (trang province, trang islands) 99.15 6.95 99.9 7.5; 99.35 7.5 99.9 7.9
Satun (satun province) 98.8 6.3 99.55 6.95; 99.55 6.5 100.25 7.05
Ranong (ranong province) 98.2 9.4 98.85 9.92; 98.6 9.92 98.95 10.75
Chumphon (chumphon province, chumporn) 98.95 9.75 99.65 10.35; 98.9 10.35 99.75 11
Surat Thani (suratthani) 98.55 8.7 99.5 9.65; 99.5 9.28 100.25 10.25
Prachuap Khiri Khan (prachuap) 99.35 10.95 100 12; 99.45 12 100.25 12.65
Chonburi (chon buri) 100.5 12.35 101.02 12.75; 100.5 12.75 101.5 13.5
Rayong (rayong province) 101.02 12.35 101.85 13
Trat (trat province) 102.1 11.4 102.9 12.55
Vietnam:
Central Vietnam (vietnams central coast) 106 17 107.3 18.1; 106.9 16.3 108 17.3; 107.5 14.6 109.4 16.4; 108.4 11.4 109.7 14.6
Southern Vietnam (south vietnam) 103.7 9.7 104.45 10.38; 104.45 8.4 106.2 10.75; 106.2 8.4 109.1 11.6
Khanh Hoa (khanh hoa province) 108.75 11.8 109.65 12.88
Ha Long Bay (halong bay) 106.8 20.6 107.7 21.05
All:
Timor (timor island, island of timor) 123.3 -10.55 124.4 -9.1; 124.4 -10.3 125.1 -8.85; 125.1 -9.6 127.5 -8.12
Philippine Sea 126 6 144 14; 122.2 14 144 24; 130 24 142 33
Strait of Malacca (malacca strait, straits of malacca) 97.5 4.3 100.6 5.8; 98.8 3 101.2 4.3; 100.3 2 102.3 3; 101.7 1.3 103.4 2
Gulf of Tonkin (tonkin gulf, beibu gulf) 105.6 18 108.6 21.6; 108.6 19.95 109.85 21.7; 106.3 17 108.6 18
Paracel Islands (paracels) 111 15.6 113 17.2
Spratly Islands (spratlys) 111.3 6.5 116.6 12
Yellow Sea (huanghai) 119.2 31.8 126 34.3; 119.2 34.3 126.7 37.2; 121.2 37.2 126.9 38.3; 121.5 38.3 125.5 39.9
Korea Strait (tsushima strait) 127.5 33.6 130.2 35.3
Taiwan Strait (formosa strait) 117.6 22.8 120.3 25.6
Sea of Okhotsk (okhotsk sea) 143.5 44 146 52.5; 146 46 154.5 52.5; 135 52.5 156 59.5
Savu Sea (sawu sea) 119 -10.6 124.2 -8.8
Arafura Sea (arafura) 131.5 -10.8 142 -5.5
Timor Sea 123 -14 130.5 -10.2
Gulf of Mannar (mannar gulf) 78 8 79.9 9.3
`
