/** Corridors of the North. One a line: number, offer, road | stops with their `@km` by road. */
export const norte = `
400 longa      BR-364                  | Cuiabá/MT > Cáceres/MT@220 > Pontes e Lacerda/MT@448 > Vilhena/RO@756 > Pimenta Bueno/RO@940 > Cacoal/RO@983 > Ji-Paraná/RO@1088 > Ariquemes/RO@1259 > Porto Velho/RO@1458
401 regional   BR-364                  | Porto Velho/RO > Ariquemes/RO@200 > Jaru/RO@291 > Ji-Paraná/RO@372 > Cacoal/RO@478 > Pimenta Bueno/RO@521 > Vilhena/RO@708
402 regional   BR-364                  | Porto Velho/RO > Acrelândia/AC@415 > Rio Branco/AC@510
403 remota     BR-364                  | Rio Branco/AC > Sena Madureira/AC@147 > Feijó/AC@370 > Tarauacá/AC@418 > Cruzeiro do Sul/AC@650
404 local      BR-317                  | Rio Branco/AC > Capixaba/AC@78 > Xapuri/AC@183 > Brasiléia/AC@235
405 remota     BR-425                  | Porto Velho/RO > Nova Mamoré/RO@283 > Guajará-Mirim/RO@328
406 remota     BR-319                  | Porto Velho/RO > Humaitá/AM@205 > Manaus/AM@888
407 regional   BR-174                  | Manaus/AM > Presidente Figueiredo/AM@126 > Rorainópolis/RR@492 > Caracaraí/RR@645 > Boa Vista/RR@785
409 local      AM-010                  | Manaus/AM > Rio Preto da Eva/AM@80 > Itacoatiara/AM@270
410 local      AM-070                  | Manaus/AM > Iranduba/AM@38 > Manacapuru/AM@93
420 regional   BR-316                  | Belém/PA > Castanhal/PA@74 > Capanema/PA@163 > Bragança/PA@215
421 regional   PA-124                  | Belém/PA > Castanhal/PA@75 > Salinópolis/PA@222
422 regional   BR-316                  | Belém/PA > Castanhal/PA@75 > Capanema/PA@164 > Santa Inês/MA@560 > Miranda do Norte/MA@675 > São Luís/MA@806
423 regional   PA-150                  | Belém/PA > Tailândia/PA@260 > Goianésia do Pará/PA@367 > Jacundá/PA@445 > Marabá/PA@560 > Parauapebas/PA@725
424 longa      Belém–Brasília (BR-153) | Belém/PA > Castanhal/PA@75 > Paragominas/PA@303 > Imperatriz/MA@602 > Araguaína/TO@816 > Guaraí/TO@1013 > Paraíso do Tocantins/TO@1177 > Gurupi/TO@1362 > Porangatu/GO@1564 > Uruaçu/GO@1692 > Anápolis/GO@1906 > Goiânia/GO@1960
425 regional   BR-153                  | Palmas/TO > Guaraí/TO@195 > Araguaína/TO@392 > Imperatriz/MA@635
426 remota     Transamazônica (BR-230) | Marabá/PA > Novo Repartimento/PA@180 > Altamira/PA@500 > Rurópolis/PA@835 > Santarém/PA@1050
427 remota     BR-163                  | Cuiabá/MT > Sinop/MT@503 > Guarantã do Norte/MT@739 > Novo Progresso/PA@1090 > Rurópolis/PA@1545 > Santarém/PA@1765
428 remota     BR-156                  | Macapá/AP > Ferreira Gomes/AP@137 > Calçoene/AP@374 > Oiapoque/AP@590
`;
