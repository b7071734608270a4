/** Corridors of the South-East. One a line: number, offer, road | stops with their `@km` by road. */
export const sudeste = `
100 ponte      Dutra (BR-116)          | São Paulo/SP:Tietê > Rio de Janeiro/RJ@434
101 tronco     Dutra (BR-116)          | São Paulo/SP:Tietê > São José dos Campos/SP@94 > Taubaté/SP@135 > Aparecida/SP@177 > Resende/RJ@274 > Volta Redonda/RJ@312 > Rio de Janeiro/RJ@434
102 tronco     Dutra (BR-116)          | São Paulo/SP:Tietê > Jacareí/SP@78 > São José dos Campos/SP@96 > Caçapava/SP@118 > Pindamonhangaba/SP@152 > Guaratinguetá/SP@184 > Lorena/SP@197 > Cachoeira Paulista/SP@212 > Cruzeiro/SP@224
103 regional   Floriano R. Pinheiro    | São Paulo/SP:Tietê > São José dos Campos/SP@94 > Taubaté/SP@135 > Campos do Jordão/SP@175
104 regional   Tamoios (SP-099)        | São Paulo/SP:Tietê > São José dos Campos/SP@94 > Paraibuna/SP@129 > Caraguatatuba/SP@178 > Ubatuba/SP@230
105 local      Rio–Santos (BR-101)     | São Paulo/SP:Tietê > Caraguatatuba/SP@178 > Ubatuba/SP@230 > Paraty/RJ@300
106 ponte      Imigrantes (SP-160)     | São Paulo/SP:Jabaquara > Santos/SP@72
107 tronco     Pe. Manoel da Nóbrega   | São Paulo/SP:Jabaquara > São Vicente/SP@57 > Praia Grande/SP@63 > Mongaguá/SP@89 > Itanhaém/SP@110 > Peruíbe/SP@138
108 local      Mogi–Bertioga           | São Paulo/SP:Tietê > Mogi das Cruzes/SP@57 > Bertioga/SP@108
109 local      Régis Bittencourt       | São Paulo/SP:Barra Funda > Juquitiba/SP@75 > Miracatu/SP@137 > Registro/SP@187 > Pariquera-Açu/SP@215 > Cananéia/SP@260
110 expresso   Fernão Dias (BR-381)    | São Paulo/SP:Tietê > Pouso Alegre/MG@202 > Belo Horizonte/MG@586
111 regional   Fernão Dias (BR-381)    | São Paulo/SP:Tietê > Atibaia/SP@66 > Bragança Paulista/SP@88 > Extrema/MG@116 > Pouso Alegre/MG@202 > Três Corações/MG@300 > Lavras/MG@377 > Oliveira/MG@445 > Betim/MG@556 > Belo Horizonte/MG@586
112 local      Fernão Dias (BR-381)    | São Paulo/SP:Tietê > Atibaia/SP@66 > Extrema/MG@112 > Cambuí/MG@155 > Pouso Alegre/MG@202 > Varginha/MG@316
114 local      Circuito das Águas      | São Paulo/SP:Tietê > Guaratinguetá/SP@179 > Cruzeiro/SP@222 > Passa Quatro/MG@252 > São Lourenço/MG@292 > Caxambu/MG@318
115 regional   Adhemar de Barros       | São Paulo/SP:Tietê > Campinas/SP@95 > Mogi Mirim/SP@152 > São João da Boa Vista/SP@219 > Poços de Caldas/MG@256
116 ponte      Bandeirantes (SP-348)   | São Paulo/SP:Tietê > Jundiaí/SP@57 > Campinas/SP@99
117 expresso   Anhanguera (SP-330)     | São Paulo/SP:Tietê > Campinas/SP@95 > Ribeirão Preto/SP@315
118 tronco     Anhanguera (SP-330)     | São Paulo/SP:Tietê > Campinas/SP@95 > Americana/SP@131 > Limeira/SP@153 > Araras/SP@178 > Leme/SP@199 > Pirassununga/SP@222 > Porto Ferreira/SP@240 > Ribeirão Preto/SP@328
119 regional   Anhanguera (SP-330)     | São Paulo/SP:Tietê > Campinas/SP@95 > Ribeirão Preto/SP@315 > Batatais/SP@357 > Franca/SP@404
120 tronco     Anhanguera (BR-050)     | São Paulo/SP:Tietê > Campinas/SP@95 > Ribeirão Preto/SP@315 > Uberaba/MG@484 > Uberlândia/MG@590
121 regional   Washington Luís         | São Paulo/SP:Tietê > Campinas/SP@95 > Limeira/SP@150 > Rio Claro/SP@176 > São Carlos/SP@235 > Araraquara/SP@276 > Matão/SP@307 > Catanduva/SP@394 > São José do Rio Preto/SP@453
122 local      Euclides da Cunha       | São Paulo/SP:Tietê > Campinas/SP@95 > São José do Rio Preto/SP@449 > Mirassol/SP@465 > Votuporanga/SP@534 > Fernandópolis/SP@569 > Jales/SP@603 > Santa Fé do Sul/SP@646
123 tronco     Bandeirantes (SP-348)   | São Paulo/SP:Tietê > Santa Bárbara d'Oeste/SP@134 > Piracicaba/SP@160
124 tronco     Castello Branco         | São Paulo/SP:Barra Funda > São Roque/SP@62 > Sorocaba/SP@99
125 regional   Raposo Tavares          | São Paulo/SP:Barra Funda > Tatuí/SP@141 > Avaré/SP@263 > Ourinhos/SP@370 > Assis/SP@440 > Presidente Prudente/SP@564 > Presidente Venceslau/SP@622 > Presidente Epitácio/SP@655
126 regional   Marechal Rondon         | São Paulo/SP:Barra Funda > Botucatu/SP@234 > Bauru/SP@329 > Lins/SP@435 > Penápolis/SP@483 > Birigui/SP@516 > Araçatuba/SP@530
127 local      Rachid Rayes            | São Paulo/SP:Barra Funda > Botucatu/SP@235 > Bauru/SP@330 > Marília/SP@438 > Tupã/SP@514 > Adamantina/SP@582 > Dracena/SP@642
129 local      BR-393                  | São Paulo/SP:Tietê > São José dos Campos/SP@94 > Volta Redonda/RJ@308 > Três Rios/RJ@430 > Juiz de Fora/MG@500
130 tronco     Hélio Smidt (BR-610)    | São Paulo/SP:Tietê > Guarulhos/SP@27
131 regional   Dom Pedro I (SP-065)    | Guarulhos/SP > Campinas/SP@104
132 regional   Dutra (BR-116)          | Guarulhos/SP > São José dos Campos/SP@77 > Taubaté/SP@118
140 expresso   BR-040                  | Rio de Janeiro/RJ > Juiz de Fora/MG@184 > Belo Horizonte/MG@434
141 tronco     BR-040                  | Rio de Janeiro/RJ > Petrópolis/RJ@68 > Três Rios/RJ@125 > Juiz de Fora/MG@184 > Santos Dumont/MG@230 > Barbacena/MG@272 > Conselheiro Lafaiete/MG@340 > Belo Horizonte/MG@434
142 tronco     Washington Luiz         | Rio de Janeiro/RJ > Petrópolis/RJ@68
143 regional   Rio–Teresópolis         | Rio de Janeiro/RJ > Teresópolis/RJ@91
144 regional   RJ-116                  | Rio de Janeiro/RJ > Niterói/RJ@17 > Cachoeiras de Macacu/RJ@98 > Nova Friburgo/RJ@138
145 regional   Gov. Mário Covas        | Rio de Janeiro/RJ > Niterói/RJ@17 > Rio Bonito/RJ@75 > Macaé/RJ@182 > Campos dos Goytacazes/RJ@279 > Guarapari/ES@466 > Vitória/ES@521
146 tronco     Via Lagos (RJ-124)      | Rio de Janeiro/RJ > Araruama/RJ@113 > São Pedro da Aldeia/RJ@140 > Cabo Frio/RJ@151 > Armação dos Búzios/RJ@174
147 regional   Rio–Santos (BR-101)     | Rio de Janeiro/RJ > Itaguaí/RJ@70 > Mangaratiba/RJ@104 > Angra dos Reis/RJ@157 > Paraty/RJ@248
150 regional   BR-262                  | Belo Horizonte/MG > João Monlevade/MG@110 > Manhuaçu/MG@285 > Ibatiba/ES@375 > Vitória/ES@524
151 regional   BR-381                  | Belo Horizonte/MG > João Monlevade/MG@110 > Coronel Fabriciano/MG@205 > Ipatinga/MG@217 > Governador Valadares/MG@320 > Teófilo Otoni/MG@458
152 regional   BR-135                  | Belo Horizonte/MG > Sete Lagoas/MG@70 > Curvelo/MG@165 > Bocaiúva/MG@375 > Montes Claros/MG@425 > Janaúba/MG@558
153 regional   BR-262                  | Belo Horizonte/MG > Betim/MG@30 > Nova Serrana/MG@124 > Bom Despacho/MG@159 > Araxá/MG@370 > Uberlândia/MG@545
155 regional   MG-050                  | Belo Horizonte/MG > Itaúna/MG@85 > Divinópolis/MG@121 > Formiga/MG@198 > Piumhi/MG@258 > Passos/MG@352 > São Sebastião do Paraíso/MG@402 > Ribeirão Preto/SP@515
156 regional   Inconfidentes (BR-356)  | Belo Horizonte/MG > Itabirito/MG@57 > Ouro Preto/MG@97 > Mariana/MG@110
157 local      MG-262                  | Belo Horizonte/MG > Ouro Preto/MG@97 > Mariana/MG@110 > Ponte Nova/MG@178 > Viçosa/MG@227
158 local      BR-383                  | Belo Horizonte/MG > Conselheiro Lafaiete/MG@96 > São João del Rei/MG@188
159 local      BR-259                  | Belo Horizonte/MG > Sete Lagoas/MG@70 > Curvelo/MG@165 > Diamantina/MG@292
162 local      BR-116                  | Rio de Janeiro/RJ > Teresópolis/RJ@91 > Além Paraíba/MG@172 > Leopoldina/MG@222 > Muriaé/MG@292
170 local      BR-101                  | Vitória/ES > Guarapari/ES@55 > Cachoeiro de Itapemirim/ES@138
171 local      BR-259                  | Vitória/ES > João Neiva/ES@80 > Colatina/ES@131 > Nova Venécia/ES@232
172 regional   BR-101                  | Vitória/ES > Linhares/ES@136 > São Mateus/ES@219 > Teixeira de Freitas/BA@402 > Eunápolis/BA@565 > Porto Seguro/BA@629
`;
