import type { Dia } from '../../src/domain/base/data';
import { resolveDia } from '../../src/domain/chatbot/dias';
import { understand } from '../../src/domain/chatbot/understand';
import type { Entendido } from '../../src/domain/chatbot/entendido';
import { localidades } from '../seed/localidades';
import { toLexico } from './lexico';

/** A Wednesday. */
const HOJE: Dia = '2026-11-18';
const lexico = toLexico(localidades);

const dayOf = (dito: Entendido['ida'], base?: Dia): string => {
  if (!dito) return '';
  const day = resolveDia(dito, HOJE, base);
  if ('impossivel' in day) return 'impossível';
  return 'dia' in day ? day.dia.slice(5) : `${day.inicio.slice(5)}..${day.fim.slice(5)}`;
};

/** The understood fields in one line: places, day, way back, hour, people, class, order. */
function summarize(dito: Entendido): string {
  const ida = dayOf(dito.ida);
  const base = dito.ida && resolveDia(dito.ida, HOJE);
  const places = [dito.origem?.[0]?.nome ?? '', dito.destino?.[0]?.nome ?? ''];
  const back = dito.volta && `volta ${dayOf(dito.volta, base && 'dia' in base ? base.dia : undefined)}`;
  const parts = [places.join('') && places.join(' > '), ida, back ?? wayOf(dito), faixaOf(dito)];
  const people = dito.pessoas && `${dito.pessoas}p`;
  return [...parts, people, dito.classe, dito.ordem].filter(Boolean).join(', ').trim();
}

function wayOf({ idaVolta, mesmoDia }: Entendido): string | false {
  if (idaVolta === undefined) return false;
  return idaVolta ? (mesmoDia ? 'bate e volta' : 'ida e volta') : 'só ida';
}

const faixaOf = ({ faixa }: Entendido): string | undefined => faixa && (faixa.chegada ? 'chegada ' : '') + faixa.nome;

const viagens: readonly (readonly [frase: string, entendida: string])[] = [
  ['amanhã cedo de campinas pro rio, 2 pessoas', 'Campinas > Rio de Janeiro, 11-19, cedo, até as 10h, 2p'],
  ['Amanhã de Campinas para o Rio de Janeiro', 'Campinas > Rio de Janeiro, 11-19'],
  ['campinas rio amanha', 'Campinas > Rio de Janeiro, 11-19'],
  ['de campinas pra rio hj', 'Campinas > Rio de Janeiro, 11-18'],
  ['quero ir pra santos', '> Santos'],
  ['passagem p/ santos sexta que vem', '> Santos, 11-20'],
  ['qro ir de sp p/ bh dia 12', 'São Paulo > Belo Horizonte, 12-12'],
  ['sp bh 12/12', 'São Paulo > Belo Horizonte, 12-12'],
  ['SÃO PAULO - RIO DE JANEIRO 12/12/2026', 'São Paulo > Rio de Janeiro, 12-12'],
  ['são paulo x rio depois de amanhã', 'São Paulo > Rio de Janeiro, 11-20'],
  ['sampa pro rio dps de amanha', 'São Paulo > Rio de Janeiro, 11-20'],
  ['to indo pro rio saindo de campinas no sábado', 'Campinas > Rio de Janeiro, 11-21'],
  ['rio de janeiro saindo de campinas hoje a noite', 'Campinas > Rio de Janeiro, 11-18, à noite'],
  ['riu de janero saindo de capinas hj a noite', 'Campinas > Rio de Janeiro, 11-18, à noite'],
  ['capinas p/ rio de janero amanhã', 'Campinas > Rio de Janeiro, 11-19'],
  ['curtiba a floripa próximo sábado', 'Curitiba > Florianópolis, 11-21'],
  ['de curitiba a florianopolis proxima sexta de manhã', 'Curitiba > Florianópolis, 11-20, pela manhã'],
  ['tem leito de curitiba a floripa?', 'Curitiba > Florianópolis, leito'],
  ['semi-leito de sp pra curitiba dia 5', 'São Paulo > Curitiba, 12-05, semi-leito'],
  ['executivo poa floripa 20/12 a tarde', 'Porto Alegre > Florianópolis, 12-20, à tarde, executivo'],
  ['leito cama de bh pro rio domingo à noite', 'Belo Horizonte > Rio de Janeiro, 11-22, à noite, leito-cama'],
  ['cama leito bh rio domingo de noite', 'Belo Horizonte > Rio de Janeiro, 11-22, à noite, leito-cama'],
  ['qual o mais barato são paulo x rio semana que vem?', 'São Paulo > Rio de Janeiro, 11-23..11-29, preco'],
  ['onibus mais barato de sp pra bh amanhã', 'São Paulo > Belo Horizonte, 11-19, preco'],
  ['passagem baratinha pra salvador no mes que vem', '> Salvador, 12-01..12-31, preco'],
  ['o mais rápido de sp a campinas hoje', 'São Paulo > Campinas, 11-18, duracao'],
  ['2 adultos e uma criança de sp pra bh', 'São Paulo > Belo Horizonte, 3p'],
  ['2 adultos e 2 crianças para santos amanhã', '> Santos, 11-19, 4p'],
  ['eu e minha esposa de campinas pro rio sexta', 'Campinas > Rio de Janeiro, 11-20, 2p'],
  ['eu, minha mãe e 2 filhos de santos pra sp domingo', 'Santos > São Paulo, 11-22, 4p'],
  ['somos 4 indo de sp pra ubatuba sabado', 'São Paulo > Ubatuba, 11-21, 4p'],
  ['para três pessoas, de campinas a santos, amanhã', 'Campinas > Santos, 11-19, 3p'],
  ['duas passagens de sp pro rio amanhã', 'São Paulo > Rio de Janeiro, 11-19, 2p'],
  ['vou sozinho de sp pra curitiba segunda', 'São Paulo > Curitiba, 11-23, 1p'],
  ['casal pro rio saindo de sp no sábado', 'São Paulo > Rio de Janeiro, 11-21, 2p'],
  ['vou com minha namorada pro rio sábado, saindo de santos', 'Santos > Rio de Janeiro, 11-21, 2p'],
  ['ida e volta sp rio, vou sexta e volto domingo', 'São Paulo > Rio de Janeiro, 11-20, volta 11-22'],
  ['ida e volta, volto domingo', 'volta 11-22'],
  ['de sp pro rio sexta ida e volta, volto domingo', 'São Paulo > Rio de Janeiro, 11-20, volta 11-22'],
  ['vou dia 12 e volto dia 15 de campinas pra bh', 'Campinas > Belo Horizonte, 12-12, volta 12-15'],
  ['ida 12/12 e volta 15/12 sp santos', 'São Paulo > Santos, 12-12, volta 12-15'],
  ['sp rio ida e volta 20/12 27/12', 'São Paulo > Rio de Janeiro, 12-20, volta 12-27'],
  ['bate e volta sp santos sábado', 'São Paulo > Santos, 11-21, bate e volta'],
  ['sp santos sábado e volto no mesmo dia', 'São Paulo > Santos, 11-21, bate e volta'],
  ['só ida de sp pro rio amanhã', 'São Paulo > Rio de Janeiro, 11-19, só ida'],
  ['somente ida campinas santos 25/11', 'Campinas > Santos, 11-25, só ida'],
  ['volto 3 dias depois', 'volta 11-21'],
  ['quero voltar na segunda', 'volta 11-23'],
  ['depois das 18h', 'a partir das 18h'],
  ['de sp pro rio amanhã depois das 18h', 'São Paulo > Rio de Janeiro, 11-19, a partir das 18h'],
  ['sp rio amanhã dps das 6 da tarde', 'São Paulo > Rio de Janeiro, 11-19, a partir das 18h'],
  ['sp rio hoje após as 20h30', 'São Paulo > Rio de Janeiro, 11-18, a partir das 20h30'],
  ['antes do meio dia de sp pro rio amanhã', 'São Paulo > Rio de Janeiro, 11-19, até o meio-dia'],
  ['sp rio amanhã até as 10h', 'São Paulo > Rio de Janeiro, 11-19, até as 10h'],
  ['sp rio amanhã antes das 9 da manhã', 'São Paulo > Rio de Janeiro, 11-19, até as 9h'],
  ['sp rio amanhã entre 8h e 12h', 'São Paulo > Rio de Janeiro, 11-19, entre as 8h e as 12h'],
  ['sp rio amanhã das 14h às 18h', 'São Paulo > Rio de Janeiro, 11-19, entre as 14h e as 18h'],
  ['sp rio amanhã às 8h', 'São Paulo > Rio de Janeiro, 11-19, perto das 8h'],
  ['sp rio amanhã as 8:30', 'São Paulo > Rio de Janeiro, 11-19, perto das 8h30'],
  ['sp rio amanhã lá pelas 7 da noite', 'São Paulo > Rio de Janeiro, 11-19, perto das 19h'],
  ['sp rio amanhã por volta das 15h', 'São Paulo > Rio de Janeiro, 11-19, perto das 15h'],
  ['preciso chegar no rio amanhã até as 10h saindo de sp', 'São Paulo > Rio de Janeiro, 11-19, chegada até as 10h'],
  ['sp rio sexta de madrugada', 'São Paulo > Rio de Janeiro, 11-20, de madrugada'],
  ['sp rio sexta à noite', 'São Paulo > Rio de Janeiro, 11-20, à noite'],
  ['sp rio sexta no fim da tarde', 'São Paulo > Rio de Janeiro, 11-20, no fim da tarde'],
  ['sp rio sexta depois do almoço', 'São Paulo > Rio de Janeiro, 11-20, à tarde'],
  ['sp rio no primeiro horário de amanhã', 'São Paulo > Rio de Janeiro, 11-19, cedo, até as 10h'],
  ['sp rio amanhã bem cedinho', 'São Paulo > Rio de Janeiro, 11-19, cedo, até as 10h'],
  ['sp rio amanhã de manhã cedo', 'São Paulo > Rio de Janeiro, 11-19, cedo, até as 10h'],
  ['sp rio amanhã a tarde', 'São Paulo > Rio de Janeiro, 11-19, à tarde'],
  ['dia 12', '12-12'],
  ['dia 12 de dezembro', '12-12'],
  ['12 de dezembro', '12-12'],
  ['12 dez', '12-12'],
  ['12/12', '12-12'],
  ['12.12.2026', '12-12'],
  ['12-12', '12-12'],
  ['dia primeiro', '12-01'],
  ['1º de janeiro', '01-01'],
  ['dia 5 do mês que vem', '12-05'],
  ['dia 30 de fevereiro', 'impossível'],
  ['31/11', 'impossível'],
  ['daqui a 3 dias', '11-21'],
  ['daqui uma semana', '11-25'],
  ['em 10 dias', '11-28'],
  ['hoje', '11-18'],
  ['hj a noite', '11-18, à noite'],
  ['amanhã', '11-19'],
  ['amanha', '11-19'],
  ['depois de amanhã', '11-20'],
  ['dps de amanhã', '11-20'],
  ['segunda', '11-23'],
  ['segunda-feira', '11-23'],
  ['2ª feira', '11-23'],
  ['terça', '11-24'],
  ['quarta', '11-25'],
  ['na quinta', '11-19'],
  ['sexta', '11-20'],
  ['sexta que vem', '11-20'],
  ['próxima sexta', '11-20'],
  ['sexta da semana que vem', '11-27'],
  ['sábado', '11-21'],
  ['próximo sábado', '11-21'],
  ['no sabado q vem', '11-21'],
  ['domingo', '11-22'],
  ['sab', '11-21'],
  ['semana que vem', '11-23..11-29'],
  ['essa semana', '11-18..11-22'],
  ['fim de semana', '11-21..11-22'],
  ['fds', '11-21..11-22'],
  ['final de semana que vem', '11-21..11-22'],
  ['mês que vem', '12-01..12-31'],
  ['em janeiro', '01-01..01-31'],
  ['no natal', '12-25'],
  ['véspera de natal', '12-24'],
  ['réveillon em floripa saindo de curitiba', 'Curitiba > Florianópolis, 12-31'],
  ['quero ir pra natal no natal', '> Natal, 12-25'],
  ['para feira de santana saindo de salvador amanhã', 'Salvador > Feira de Santana, 11-19'],
  ['três corações pra bh amanhã', 'Três Corações > Belo Horizonte, 11-19'],
  ['ribeirao preto para sao jose do rio preto amanhã', 'Ribeirão Preto > São José do Rio Preto, 11-19'],
  ['de ribeirão pra franca sexta', 'Ribeirão Preto > Franca, 11-20'],
  ['do tietê pro novo rio amanhã', 'São Paulo > Rio de Janeiro, 11-19'],
  ['da barra funda pra presidente prudente domingo', 'São Paulo > Presidente Prudente, 11-22'],
  ['sair de bauru e chegar em londrina na terça', 'Bauru > Londrina, 11-24'],
  ['moro em campinas e quero ir pro rio no sábado', 'Campinas > Rio de Janeiro, 11-21'],
  ['estou em santos e preciso ir pra curitiba amanhã', 'Santos > Curitiba, 11-19'],
  ['qual o preço de sp a rio', 'São Paulo > Rio de Janeiro'],
  ['quanto custa passagem de sao paulo para belo horizonte', 'São Paulo > Belo Horizonte'],
  ['quanto tá a passagem de bsb pra goiania amanhã', 'Brasília > Goiânia, 11-19'],
  ['tem ônibus de goiania pra brasilia hoje?', 'Goiânia > Brasília, 11-18'],
  ['que horas sai ônibus de santos pra sp?', 'Santos > São Paulo'],
  ['tem vaga de sp pro rio hj?', 'São Paulo > Rio de Janeiro, 11-18'],
  ['vc tem passagem de sp pra poa dia 20?', 'São Paulo > Porto Alegre, 11-20'],
  ['queria uma passagem de florianopolis para porto alegre, por favor', 'Florianópolis > Porto Alegre'],
  ['boa noite, gostaria de saber o preço de sp para curitiba amanhã', 'São Paulo > Curitiba, 11-19'],
  ['bom dia! 2 passagens rio x sp sexta 22h', 'Rio de Janeiro > São Paulo, 11-20, perto das 22h, 2p'],
  ['Viagem: Campinas/SP -> Rio de Janeiro/RJ, 25/11', 'Campinas > Rio de Janeiro, 11-25'],
  ['campinas sp para rio rj dia 25', 'Campinas > Rio de Janeiro, 11-25'],
  ['Rio→São Paulo amanhã 3 pax', 'Rio de Janeiro > São Paulo, 11-19, 3p'],
  ['pra bh', '> Belo Horizonte'],
  ['de campinas', 'Campinas >'],
  ['santos', '> Santos'],
  ['pra 3 pessoas', '3p'],
  ['e à noite?', 'à noite'],
  ['e no domingo?', '11-22'],
  ['tem de leito?', 'leito'],
  ['mais cedo', 'cedo, até as 10h'],
  ['o mais em conta', 'preco'],
];

/** The subject of a message; empty for a trip and for an unknown subject. */
const assuntos: readonly (readonly [frase: string, assunto: string])[] = [
  ['onde está meu pedido?', 'pedidos'],
  ['cadê minha passagem', 'pedidos'],
  ['kd meu bilhete', 'pedidos'],
  ['quero ver minhas viagens', 'pedidos'],
  ['status do pedido K7Q2MP', 'pedidos'],
  ['segunda via da passagem', 'pedidos'],
  ['minha reserva', 'pedidos'],
  ['meu ônibus tá atrasado?', 'situacao'],
  ['o onibus das 8h pro rio ja saiu?', 'situacao'],
  ['ta no horario o onibus de sp pro rio?', 'situacao'],
  ['qual a plataforma', 'situacao'],
  ['quantas malas posso levar', 'artigo bagagem'],
  ['bagagem', 'artigo bagagem'],
  ['qual o peso da mala', 'artigo bagagem'],
  ['perdi minha mala', 'artigo bagagem-perdida'],
  ['esqueci uma mochila no onibus', 'artigo bagagem-perdida'],
  ['posso levar meu cachorro?', 'artigo animais'],
  ['aceita pet', 'artigo animais'],
  ['quero cancelar minha passagem', 'artigo cancelar-passagem'],
  ['como faço pra pedir reembolso', 'artigo cancelar-passagem'],
  ['quero meu dinheiro de volta', 'artigo cancelar-passagem'],
  ['desisti da viagem', 'artigo cancelar-passagem'],
  ['quero remarcar', 'artigo remarcar-passagem'],
  ['dá pra trocar a data da passagem?', 'artigo remarcar-passagem'],
  ['perdi o ônibus, e agora', 'artigo remarcar-passagem'],
  ['passar a passagem pro nome de outra pessoa', 'artigo transferir-passagem'],
  ['transferir bilhete', 'artigo transferir-passagem'],
  ['que documento preciso levar', 'artigo documentos-para-embarcar'],
  ['posso embarcar com cnh digital', 'artigo documentos-para-embarcar'],
  ['menor de idade pode viajar sozinho?', 'artigo menor-de-idade'],
  ['criança paga passagem?', 'artigo menor-de-idade'],
  ['meu filho menor precisa de autorização', 'artigo menor-de-idade'],
  ['idoso tem desconto?', 'artigo gratuidade-idoso'],
  ['gratuidade', 'artigo gratuidade-idoso'],
  ['id jovem', 'artigo id-jovem'],
  ['passe livre', 'artigo passe-livre'],
  ['sou cadeirante', 'artigo passe-livre'],
  ['posso parcelar?', 'artigo pagar-com-cartao'],
  ['aceita cartão de crédito', 'artigo pagar-com-cartao'],
  ['paga com pix?', 'artigo pagar-com-pix'],
  ['paguei e não recebi a passagem', 'artigo nao-recebi-o-bilhete'],
  ['quero enviar uma encomenda', 'artigo encomendas'],
  ['tem cupom de desconto', 'artigo cupom'],
  ['esqueci a senha', 'artigo esqueci-a-senha'],
  ['quero falar com um atendente', 'atendente'],
  ['me passa pra uma pessoa de verdade', 'atendente'],
  ['quero fazer uma reclamação', 'atendente'],
  ['qual o dia mais barato pra ir pro rio', 'calendario'],
  ['quando é mais barato ir pra bh', 'calendario'],
  ['tanto faz o dia', 'qualquerDia'],
  ['qual o telefone de vocês', 'canais'],
  ['horário de atendimento', 'canais'],
  ['nova busca', 'recomeco'],
  ['deixa pra lá', 'recomeco'],
  ['vcs são um lixo', 'ofensa'],
  ['que merda de site', 'ofensa'],
  ['oi', 'saudacao'],
  ['olá, tudo bem?', 'saudacao'],
  ['bom dia', 'saudacao'],
  ['boa noite!', 'saudacao'],
  ['obg', 'agradecimento'],
  ['vlw', 'agradecimento'],
  ['tchau', 'despedida'],
  ['me ajuda', 'ajuda'],
  ['o que você faz?', 'ajuda'],
  ['quanto custa de sp pro rio', ''],
  ['xpto foo bar', ''],
  ['qual a capital da frança', ''],
];

describe('what people write to the assistant', () => {
  it.each(viagens)('“%s” is %s', (frase, entendida) => {
    expect(summarize(understand(frase, lexico, null))).toBe(entendida);
  });

  it.each(assuntos)('“%s” is about %s', (frase, assunto) => {
    const { assunto: tema, cortesia } = understand(frase, lexico, null);
    const found = tema ?? cortesia;
    expect([found?.tipo, found?.tipo === 'artigo' && found.id].filter(Boolean).join(' ')).toBe(assunto);
  });

  it('is tried with enough of them', () => {
    expect(viagens.length + assuntos.length).toBeGreaterThan(200);
  });
});
