/** Corridors of the Centre-West. One a line: number, offer, road | stops with their `@km` by road. */
export const centroOeste = `
300 ponte      BR-060                  | Brasília/DF > Anápolis/GO@150 > Goiânia/GO@209
301 longa      Anhanguera (BR-050)     | São Paulo/SP:Tietê > Campinas/SP@95 > Ribeirão Preto/SP@315 > Uberaba/MG@484 > Uberlândia/MG@590 > Araguari/MG@624 > Catalão/GO@696 > Cristalina/GO@881 > Brasília/DF@1011
302 longa      BR-153 e BR-050         | Goiânia/GO > Morrinhos/GO@130 > Itumbiara/GO@213 > Uberlândia/MG@340 > Uberaba/MG@446 > Ribeirão Preto/SP@615 > Campinas/SP@835 > São Paulo/SP:Tietê@926
303 regional   BR-040                  | Belo Horizonte/MG > Sete Lagoas/MG@70 > Três Marias/MG@270 > João Pinheiro/MG@400 > Paracatu/MG@505 > Cristalina/GO@605 > Luziânia/GO@677 > Brasília/DF@735
304 longa      BR-040                  | Rio de Janeiro/RJ > Juiz de Fora/MG@184 > Belo Horizonte/MG@434 > Três Marias/MG@704 > Paracatu/MG@939 > Brasília/DF@1169
305 regional   BR-060                  | Goiânia/GO > Rio Verde/GO@231 > Jataí/GO@324 > Mineiros/GO@425
306 longa      BR-364                  | Goiânia/GO > Rio Verde/GO@231 > Jataí/GO@325 > Mineiros/GO@426 > Alto Araguaia/MT@510 > Rondonópolis/MT@725 > Cuiabá/MT@940
307 regional   BR-070                  | Goiânia/GO > Iporá/GO@216 > Barra do Garças/MT@400 > Campo Verde/MT@770 > Cuiabá/MT@905
308 regional   GO-139                  | Goiânia/GO > Piracanjuba/GO@87 > Caldas Novas/GO@172
309 local      GO-118                  | Brasília/DF > São João d'Aliança/GO@155 > Alto Paraíso de Goiás/GO@228 > Teresina de Goiás/GO@293
310 regional   BR-153                  | Brasília/DF > Uruaçu/GO@280 > Porangatu/GO@408 > Gurupi/TO@610 > Palmas/TO@835
311 longa      BR-262                  | São Paulo/SP:Barra Funda > Bauru/SP@326 > Araçatuba/SP@525 > Andradina/SP@636 > Três Lagoas/MS@674 > Ribas do Rio Pardo/MS@905 > Campo Grande/MS@1003
312 longa      BR-158 e BR-364         | São Paulo/SP:Tietê > São José do Rio Preto/SP@443 > Santa Fé do Sul/SP@629 > Paranaíba/MS@700 > Cassilândia/MS@790 > Alto Araguaia/MT@1110 > Rondonópolis/MT@1325 > Cuiabá/MT@1540
313 regional   BR-163                  | Campo Grande/MS > São Gabriel do Oeste/MS@140 > Coxim/MS@255 > Rondonópolis/MT@496 > Jaciara/MT@567 > Cuiabá/MT@705
314 regional   BR-163                  | Campo Grande/MS > Nova Alvorada do Sul/MS@124 > Rio Brilhante/MS@168 > Dourados/MS@227 > Ponta Porã/MS@343
315 local      BR-163                  | Campo Grande/MS > Dourados/MS@227 > Naviraí/MS@364 > Guaíra/PR@485 > Toledo/PR@600 > Cascavel/PR@645
316 regional   BR-262                  | Campo Grande/MS > Aquidauana/MS@140 > Miranda/MS@211 > Corumbá/MS@428
317 local      BR-060                  | Campo Grande/MS > Sidrolândia/MS@70 > Jardim/MS@236 > Bonito/MS@300
318 regional   BR-163                  | Cuiabá/MT > Nobres/MT@146 > Nova Mutum/MT@260 > Lucas do Rio Verde/MT@352 > Sorriso/MT@419 > Sinop/MT@503
320 local      BR-070                  | Cuiabá/MT > Cáceres/MT@220 > Pontes e Lacerda/MT@448
322 regional   BR-020                  | Brasília/DF > Formosa/GO@80 > Posse/GO@302 > Luís Eduardo Magalhães/BA@548 > Barreiras/BA@640
`;
