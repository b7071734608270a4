/** Corridors of the South. One a line: number, offer, road | stops with their `@km` by road. */
export const sul = `
200 expresso   Régis Bittencourt       | São Paulo/SP:Tietê > Registro/SP@187 > Curitiba/PR@408
201 regional   Régis Bittencourt       | São Paulo/SP:Tietê > Miracatu/SP@137 > Registro/SP@187 > Jacupiranga/SP@217 > Cajati/SP@231 > Campina Grande do Sul/PR@380 > Curitiba/PR@408
202 regional   BR-116 e BR-101         | São Paulo/SP:Tietê > Registro/SP@187 > Curitiba/PR@408 > Joinville/SC@538 > Balneário Camboriú/SC@630 > Florianópolis/SC@705
203 tronco     BR-101                  | Curitiba/PR > Joinville/SC@130 > Itajaí/SC@213 > Balneário Camboriú/SC@224 > Itapema/SC@238 > Florianópolis/SC@300
204 tronco     BR-101                  | Florianópolis/SC > Garopaba/SC@62 > Laguna/SC@119 > Tubarão/SC@143 > Criciúma/SC@189 > Araranguá/SC@223 > Torres/RS@276 > Osório/RS@362 > Porto Alegre/RS@462
205 regional   BR-101                  | Curitiba/PR > Joinville/SC@130 > Itajaí/SC@213 > Florianópolis/SC@300 > Criciúma/SC@501 > Porto Alegre/RS@762
206 longa      BR-101                  | São Paulo/SP:Tietê > Curitiba/PR@408 > Joinville/SC@538 > Florianópolis/SC@705 > Criciúma/SC@906 > Porto Alegre/RS@1167
207 regional   BR-116                  | Curitiba/PR > Mafra/SC@115 > Curitibanos/SC@295 > Lages/SC@364 > Vacaria/RS@468 > Caxias do Sul/RS@574 > Novo Hamburgo/RS@657 > Porto Alegre/RS@701
208 regional   BR-376                  | Curitiba/PR > Campo Largo/PR@30 > Ponta Grossa/PR@117
209 regional   BR-277                  | Curitiba/PR > Ponta Grossa/PR@117 > Irati/PR@196 > Guarapuava/PR@290 > Laranjeiras do Sul/PR@392 > Cascavel/PR@519 > Medianeira/PR@599 > Foz do Iguaçu/PR@660
210 regional   BR-376                  | Curitiba/PR > Ponta Grossa/PR@117 > Telêmaco Borba/PR@246 > Londrina/PR@390
211 regional   BR-376                  | Curitiba/PR > Ponta Grossa/PR@117 > Apucarana/PR@371 > Maringá/PR@430
212 regional   BR-277                  | Curitiba/PR > Morretes/PR@57 > Paranaguá/PR@91
214 regional   BR-369                  | Londrina/PR > Cambé/PR@14 > Arapongas/PR@38 > Apucarana/PR@54 > Maringá/PR@115
215 local      PR-323                  | Londrina/PR > Maringá/PR@115 > Cianorte/PR@195 > Umuarama/PR@282 > Guaíra/PR@396
217 regional   SP-280 e BR-369         | São Paulo/SP:Barra Funda > Ourinhos/SP@370 > Cornélio Procópio/PR@472 > Londrina/PR@537 > Apucarana/PR@591 > Maringá/PR@650
218 longa      BR-369                  | São Paulo/SP:Barra Funda > Ourinhos/SP@370 > Londrina/PR@537 > Maringá/PR@650 > Campo Mourão/PR@740 > Cascavel/PR@915 > Foz do Iguaçu/PR@1055
219 local      BR-476                  | Curitiba/PR > Lapa/PR@70 > São Mateus do Sul/PR@152 > União da Vitória/PR@238 > Palmas/PR@371 > Pato Branco/PR@449 > Francisco Beltrão/PR@494
221 regional   BR-470                  | Florianópolis/SC > Itapema/SC@62 > Itajaí/SC@88 > Blumenau/SC@142
222 local      BR-280                  | Curitiba/PR > Joinville/SC@130 > Jaraguá do Sul/SC@178 > Blumenau/SC@243
223 local      BR-470                  | Blumenau/SC > Indaial/SC@22 > Rio do Sul/SC@96 > Lages/SC@235
224 regional   BR-282                  | Florianópolis/SC > Lages/SC@222 > Campos Novos/SC@328 > Joaçaba/SC@393 > Concórdia/SC@463 > Chapecó/SC@550
230 tronco     BR-116                  | Porto Alegre/RS > São Leopoldo/RS@34 > Novo Hamburgo/RS@44 > Caxias do Sul/RS@127
231 tronco     RS-115                  | Porto Alegre/RS > Taquara/RS@75 > Gramado/RS@115 > Canela/RS@122
232 regional   BR-470                  | Porto Alegre/RS > São Leopoldo/RS@34 > Garibaldi/RS@112 > Bento Gonçalves/RS@124
233 regional   BR-116                  | Porto Alegre/RS > Camaquã/RS@127 > São Lourenço do Sul/RS@198 > Pelotas/RS@261 > Rio Grande/RS@317
234 local      BR-471                  | Porto Alegre/RS > Pelotas/RS@261 > Santa Vitória do Palmar/RS@497 > Chuí/RS@520
235 regional   BR-287                  | Porto Alegre/RS > Santa Cruz do Sul/RS@148 > Santa Maria/RS@290
236 local      BR-290                  | Porto Alegre/RS > Cachoeira do Sul/RS@183 > São Gabriel/RS@333 > Rosário do Sul/RS@395 > Alegrete/RS@501 > Uruguaiana/RS@634
237 local      BR-290 e BR-158         | Porto Alegre/RS > São Gabriel/RS@325 > Rosário do Sul/RS@388 > Sant'Ana do Livramento/RS@498
238 regional   BR-386                  | Porto Alegre/RS > Lajeado/RS@115 > Soledade/RS@222 > Passo Fundo/RS@292 > Erechim/RS@372 > Chapecó/SC@468
240 local      BR-287                  | Porto Alegre/RS > Santa Maria/RS@290 > Santiago/RS@448 > São Borja/RS@594
241 local      BR-153                  | Porto Alegre/RS > Caçapava do Sul/RS@261 > Bagé/RS@377
242 local      BR-101                  | Porto Alegre/RS > Osório/RS@100 > Capão da Canoa/RS@135 > Torres/RS@193
`;
