/** Corridors between regions, two days long at most. One a line, as in the regional files. */
export const longas = `
600 longa      BR-116                  | Rio de Janeiro/RJ > Leopoldina/MG@226 > Muriaé/MG@296 > Caratinga/MG@470 > Governador Valadares/MG@583 > Teófilo Otoni/MG@711 > Vitória da Conquista/BA@1120 > Jequié/BA@1272 > Feira de Santana/BA@1529 > Salvador/BA@1637
601 longa      BR-381 e BR-116         | São Paulo/SP:Tietê > Pouso Alegre/MG@202 > Belo Horizonte/MG@586 > Governador Valadares/MG@906 > Teófilo Otoni/MG@1044 > Vitória da Conquista/BA@1454 > Jequié/BA@1606 > Feira de Santana/BA@1863 > Salvador/BA@1971
602 remota     BR-116 e BR-101         | São Paulo/SP:Tietê > Belo Horizonte/MG@586 > Governador Valadares/MG@906 > Vitória da Conquista/BA@1454 > Feira de Santana/BA@1863 > Aracaju/SE@2190 > Maceió/AL@2475 > Recife/PE@2735
603 remota     BR-116                  | Recife/PE > João Pessoa/PB@120 > Natal/RN@297 > Mossoró/RN@577 > Fortaleza/CE@822
604 longa      BR-242 e BR-020         | Salvador/BA > Feira de Santana/BA@108 > Itaberaba/BA@274 > Seabra/BA@462 > Ibotirama/BA@645 > Barreiras/BA@857 > Luís Eduardo Magalhães/BA@949 > Posse/GO@1195 > Formosa/GO@1405 > Brasília/DF@1485
605 longa      BR-101                  | Rio de Janeiro/RJ > Campos dos Goytacazes/RJ@279 > Vitória/ES@521 > Linhares/ES@657 > São Mateus/ES@740 > Teixeira de Freitas/BA@923 > Eunápolis/BA@1086 > Porto Seguro/BA@1150
606 longa      BR-381 e BR-101         | São Paulo/SP:Tietê > São José dos Campos/SP@94 > Rio de Janeiro/RJ@434 > Campos dos Goytacazes/RJ@713 > Vitória/ES@955
607 longa      BR-116                  | Rio de Janeiro/RJ > Volta Redonda/RJ@126 > São José dos Campos/SP@340 > São Paulo/SP:Tietê@434 > Curitiba/PR@842
608 remota     BR-222 e BR-316         | Fortaleza/CE > Sobral/CE@238 > Teresina/PI@603 > Caxias/MA@674 > Santa Inês/MA@951 > Capanema/PA@1325 > Belém/PA@1485
609 longa      BR-365                  | Belo Horizonte/MG > Montes Claros/MG@413 > Guanambi/BA@734 > Bom Jesus da Lapa/BA@870
`;
