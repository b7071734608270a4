/**
 * The terminals known by name, and what people call them and their cities. Hand-made: no public package has them.
 * One a line: `City/UF | terminal | its aliases | the city's aliases | share`. A city's first line is its main terminal.
 * `share` is the part of the city's weight a further terminal gets in the ranking of places.
 */
const table = `
São Paulo/SP            | Terminal Rodoviário do Tietê                            | tiete, portuguesa tiete, rodoviaria do tiete | sampa, sp, sao paulo capital
São Paulo/SP            | Terminal Rodoviário da Barra Funda                      | barra funda                      | | 0.18
São Paulo/SP            | Terminal Intermunicipal do Jabaquara                    | jabaquara                        | | 0.1
Rio de Janeiro/RJ       | Rodoviária Novo Rio                                     | novo rio                         | rio, rj, cidade maravilhosa
Belo Horizonte/MG       | Terminal Gov. Israel Pinheiro (Tergip)                  | tergip, israel pinheiro          | bh, beaga
Brasília/DF             | Rodoviária Interestadual de Brasília                    | rodoviaria interestadual         | bsb, df, distrito federal
Curitiba/PR             | Estação Rodoferroviária de Curitiba                     | rodoferroviaria                  | cwb, ctba
Florianópolis/SC        | Terminal Rita Maria                                     | rita maria                       | floripa, fln
Porto Alegre/RS         | Estação Rodoviária de Porto Alegre                      |                                  | poa
Salvador/BA             | Terminal Rodoviário de Salvador                         |                                  | ssa, soteropolis, bahia
Recife/PE               | Terminal Integrado de Passageiros (TIP)                 | tip                              | rec
Fortaleza/CE            | Terminal Eng. João Thomé                                | joao thome                       | fortal
Goiânia/GO              | Terminal Rodoviário de Goiânia                          |                                  | gyn
Manaus/AM               | Terminal Rodoviário Huascar Angelim                     | huascar angelim                  | mao
Belém/PA                | Terminal Rodoviário Eng. Hildegardo Nunes               | hildegardo nunes                 | belem do para
São Luís/MA             | Terminal Rodoviário de São Luís                         |                                  | slz
Maceió/AL               | Terminal João Paulo II                                  | joao paulo ii                    | mcz
Natal/RN                | Terminal Rodoviário Lavoisier Maia                      | lavoisier maia                   |
João Pessoa/PB          | Terminal Severino Camelo                                | severino camelo                  | jampa, jp
Teresina/PI             | Terminal Lucídio Portella                               | lucidio portella                 | the
Aracaju/SE              | Terminal José Rollemberg Leite                          | rollemberg leite                 | aju
Vitória/ES              | Terminal Rodoviário Carlos Alberto Vivácqua Campos      | vivacqua                         | vix
Cuiabá/MT               | Terminal Eng. Cássio Veiga de Sá                        | cassio veiga de sa               |
Campo Grande/MS         | Terminal Senador Antônio Mendes Canale                  | mendes canale                    |
Porto Velho/RO          | Rodoviária de Porto Velho                               |                                  | pvh
Rio Branco/AC           | Rodoviária Internacional de Rio Branco                  |                                  |
Boa Vista/RR            | Terminal José Amador de Oliveira (Baton)                | baton                            |
Macapá/AP               | Terminal Rodoviário de Macapá                           |                                  |
Palmas/TO               | Terminal Rodoviário de Palmas                           |                                  |
Guarulhos/SP            | Aeroporto Internacional de Guarulhos                    | gru, cumbica, aeroporto de cumbica, aeroporto gru | | 0.2
Campinas/SP             | Terminal Ramos de Azevedo                               | ramos de azevedo                 |
Ribeirão Preto/SP       | Terminal Rodoviário de Ribeirão Preto                   |                                  | ribeirao, rib preto
São José dos Campos/SP  | Terminal Frederico Ozanam                               | frederico ozanam                 | sjc, sao jose, sjcampos
São José do Rio Preto/SP | Terminal Gov. Laudo Natel                              | laudo natel                      | sjrp, rio preto
Santos/SP               | Terminal Jaime Rodrigues Estrela Júnior                 |                                  |
Sorocaba/SP             | Rodoviária de Sorocaba                                  |                                  |
Bauru/SP                | Terminal Rodoviário de Bauru                            |                                  |
Presidente Prudente/SP  | Terminal Comendador José Lemes Soares                   |                                  | prudente, pres prudente
Presidente Venceslau/SP |                                                         |                                  | pres venceslau
Presidente Epitácio/SP  |                                                         |                                  | pres epitacio
Santa Bárbara d'Oeste/SP |                                                        |                                  | sbo
Mogi das Cruzes/SP      |                                                         |                                  | mogi
Poços de Caldas/MG      |                                                         |                                  | pocos
Juiz de Fora/MG         | Terminal Miguel Mansur                                  | miguel mansur                    | jf
Uberlândia/MG           | Terminal Pres. Castelo Branco                           |                                  | udi, uberlandia
Governador Valadares/MG |                                                         |                                  | gv, valadares
Montes Claros/MG        | Terminal Hildebrando Mendes                             |                                  | moc
São João del Rei/MG     |                                                         |                                  | sao joao del rey
Cachoeiro de Itapemirim/ES |                                                      |                                  | cachoeiro
Niterói/RJ              | Terminal Roberto Silveira                               | roberto silveira                 |
Petrópolis/RJ           | Terminal Leonel Brizola                                 | leonel brizola, bingen           |
Campos dos Goytacazes/RJ |                                                        |                                  | campos
Armação dos Búzios/RJ   |                                                         |                                  | buzios
Angra dos Reis/RJ       |                                                         |                                  | angra
Paraty/RJ               |                                                         |                                  | parati
Foz do Iguaçu/PR        | Terminal Rodoviário Internacional de Foz do Iguaçu      |                                  | foz, cataratas
Londrina/PR             | Terminal José Garcia Villar                             | garcia villar                    |
Maringá/PR              | Terminal Dr. Jamil Josepetti                            | jamil josepetti                  |
Balneário Camboriú/SC   |                                                         |                                  | bc, balneario, camboriu
Joinville/SC            | Terminal Harold Nielson                                 | harold nielson                   |
Caxias do Sul/RS        |                                                         |                                  | caxias
Novo Hamburgo/RS        |                                                         |                                  | nh
Sant'Ana do Livramento/RS |                                                       |                                  | livramento, santana do livramento
Alto Paraíso de Goiás/GO |                                                        |                                  | chapada dos veadeiros, alto paraiso
Luís Eduardo Magalhães/BA |                                                       |                                  | lem, luis eduardo
Feira de Santana/BA     |                                                         |                                  | feira
Vitória da Conquista/BA |                                                         |                                  | conquista
Porto Seguro/BA         |                                                         |                                  | arraial d'ajuda, trancoso
Lençóis/BA              |                                                         |                                  | chapada diamantina
Ipojuca/PE              | Porto de Galinhas                                       | porto de galinhas                |
Campina Grande/PB       | Terminal Argemiro de Figueiredo                         |                                  | cg
Jijoca de Jericoacoara/CE |                                                       |                                  | jericoacoara, jeri
Aracati/CE              |                                                         |                                  | canoa quebrada
Barreirinhas/MA         |                                                         |                                  | lencois maranhenses
Juazeiro do Norte/CE    |                                                         |                                  | juazeiro
Santarém/PA             |                                                         |                                  | alter do chao
Ji-Paraná/RO            |                                                         |                                  | jipa
`;

export interface Terminal {
  /** `City/UF`, as in the corridors. */
  cidade: string;
  /** Null where only the city's usual coach station is meant. */
  nome: string | null;
  aliases: readonly string[];
  cidadeAliases: readonly string[];
  share: number;
}

const listOf = (cell: string | undefined): string[] => (cell ?? '').split(',').flatMap((word) => word.trim() || []);

/** The table above, read once. */
export const terminais: readonly Terminal[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [cidade = '', nome, aliases, cidadeAliases, share] = line.split('|').map((cell) => cell.trim());
    return {
      cidade,
      nome: nome || null,
      aliases: listOf(aliases),
      cidadeAliases: listOf(cidadeAliases),
      share: share ? Number(share) : 1,
    };
  });
