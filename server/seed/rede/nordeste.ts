/** Corridors of the North-East. One a line: number, offer, road | stops with their `@km` by road. */
export const nordeste = `
500 tronco     BR-324                  | Salvador/BA > Feira de Santana/BA@108
501 tronco     Linha Verde (BA-099)    | Salvador/BA > Estância/SE@262 > Aracaju/SE@330
502 regional   BR-101                  | Salvador/BA > Estância/SE@262 > Aracaju/SE@330 > Propriá/SE@430 > São Miguel dos Campos/AL@555 > Maceió/AL@615
503 longa      BR-101                  | Salvador/BA > Aracaju/SE@330 > Maceió/AL@615 > Palmares/PE@750 > Recife/PE@875
504 tronco     BR-101                  | Maceió/AL > Palmares/PE@135 > Cabo de Santo Agostinho/PE@225 > Recife/PE@260
505 tronco     BR-101                  | Recife/PE > Goiana/PE@63 > João Pessoa/PB@120
506 tronco     BR-101                  | Recife/PE > João Pessoa/PB@120 > Mamanguape/PB@172 > Goianinha/RN@241 > Natal/RN@297
507 tronco     BR-304                  | Natal/RN > Assú/RN@210 > Mossoró/RN@280 > Aracati/CE@372 > Fortaleza/CE@525
508 tronco     BR-232                  | Recife/PE > Vitória de Santo Antão/PE@50 > Gravatá/PE@85 > Caruaru/PE@135
509 regional   BR-423                  | Recife/PE > Caruaru/PE@135 > Garanhuns/PE@230
510 regional   BR-232                  | Recife/PE > Caruaru/PE@135 > Arcoverde/PE@262 > Serra Talhada/PE@416 > Salgueiro/PE@515 > Petrolina/PE@757
512 regional   BR-230                  | João Pessoa/PB > Campina Grande/PB@130
513 regional   BR-230                  | João Pessoa/PB > Campina Grande/PB@130 > Patos/PB@312 > Pombal/PB@380 > Sousa/PB@432 > Cajazeiras/PB@474
514 regional   BR-104                  | Recife/PE > Goiana/PE@63 > Campina Grande/PB@200
515 regional   BR-222                  | Fortaleza/CE > Itapajé/CE@127 > Sobral/CE@238 > Tianguá/CE@327 > Piripiri/PI@442 > Campo Maior/PI@522 > Teresina/PI@603
516 local      BR-402                  | Fortaleza/CE > Itapipoca/CE@138 > Acaraú/CE@240 > Jijoca de Jericoacoara/CE@288
517 regional   CE-060                  | Fortaleza/CE > Quixadá/CE@168 > Quixeramobim/CE@211 > Iguatu/CE@385 > Juazeiro do Norte/CE@538 > Crato/CE@550
519 regional   BR-135                  | São Luís/MA > Miranda do Norte/MA@131 > Peritoró/MA@240 > Caxias/MA@374 > Teresina/PI@445
520 local      MA-402                  | São Luís/MA > Rosário/MA@70 > Barreirinhas/MA@258
521 regional   BR-222                  | São Luís/MA > Santa Inês/MA@246 > Açailândia/MA@562 > Imperatriz/MA@632
522 regional   BR-343                  | Teresina/PI > Campo Maior/PI@83 > Piripiri/PI@163 > Parnaíba/PI@338
523 local      BR-316 e BR-407         | Teresina/PI > Picos/PI@310 > Paulistana/PI@465 > Petrolina/PE@640
525 regional   BR-324 e BR-407         | Salvador/BA > Feira de Santana/BA@104 > Capim Grosso/BA@264 > Senhor do Bonfim/BA@375 > Juazeiro/BA@504 > Petrolina/PE@506
526 regional   BR-242                  | Salvador/BA > Feira de Santana/BA@108 > Itaberaba/BA@274 > Seabra/BA@462 > Ibotirama/BA@645 > Barreiras/BA@857
527 regional   BR-242                  | Salvador/BA > Feira de Santana/BA@108 > Itaberaba/BA@274 > Lençóis/BA@425
529 regional   BR-116                  | Salvador/BA > Feira de Santana/BA@108 > Jequié/BA@365 > Vitória da Conquista/BA@517
531 regional   BR-101                  | Salvador/BA > Santo Antônio de Jesus/BA@190 > Gandu/BA@300 > Itabuna/BA@436 > Ilhéus/BA@466
532 local      BR-101                  | Salvador/BA > Santo Antônio de Jesus/BA@190 > Itabuna/BA@436 > Eunápolis/BA@645 > Porto Seguro/BA@709
535 regional   AL-220                  | Maceió/AL > São Miguel dos Campos/AL@60 > Arapiraca/AL@130
539 local      PE-060                  | Recife/PE > Cabo de Santo Agostinho/PE@35 > Ipojuca/PE@60 > Maragogi/AL@135
`;
