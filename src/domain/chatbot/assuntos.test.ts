import { assuntoDe, cortesiaDe, speaksOfViagem } from './assuntos';
import { normalizeFala } from './escrita';
import { pessoasRules, sumPessoas } from './pessoas';
import { extract, startReading } from './reading';

const assunto = (fala: string) => {
  const found = assuntoDe(normalizeFala(fala));
  return found?.tipo === 'artigo' ? found.id : (found?.tipo ?? null);
};
const cortesia = (fala: string) => cortesiaDe(normalizeFala(fala))?.tipo ?? null;

describe('the subject of a message', () => {
  it.each([
    ['Quero falar com um atendente', 'atendente'],
    ['tem alguém de verdade aí?', 'atendente'],
    ['quero fazer uma reclamação', 'atendente'],
    ['vcs são uns idiotas', 'ofensa'],
    ['deixa pra lá, nova busca', 'recomeco'],
    ['perdi minha mala no ônibus', 'bagagem-perdida'],
    ['minha bagagem foi danificada', 'bagagem-perdida'],
    ['quantos quilos posso levar de bagagem?', 'bagagem'],
    ['perdi meu bilhete', 'perdi-meu-bilhete'],
    ['não encontro a passagem', 'perdi-meu-bilhete'],
    ['tem wi-fi e tomada?', 'comodidades'],
    ['dá pra carregar o celular?', 'comodidades'],
    ['posso levar meu cachorro?', 'animais'],
    ['não recebi meu bilhete', 'nao-recebi-o-bilhete'],
    ['paguei e não chegou nada', 'nao-recebi-o-bilhete'],
    ['quais os meus direitos se atrasar', 'atraso-da-viagem'],
    ['quero trocar a data da passagem', 'remarcar-passagem'],
    ['perdi meu ônibus', 'remarcar-passagem'],
    ['posso passar a passagem para outra pessoa?', 'transferir-passagem'],
    ['quero cancelar', 'cancelar-passagem'],
    ['dinheiro de volta', 'cancelar-passagem'],
    ['criança pode viajar sozinha?', 'menor-de-idade'],
    ['que documento preciso levar?', 'documentos-para-embarcar'],
    ['vale ID Jovem?', 'id-jovem'],
    ['passe livre para cadeirante', 'passe-livre'],
    ['idoso tem desconto?', 'gratuidade-idoso'],
    ['como despacho uma encomenda', 'encomendas'],
    ['tenho um cupom', 'cupom'],
    ['aceita boleto?', 'boleto'],
    ['dá pra parcelar no cartão?', 'pagar-com-cartao'],
    ['como pago com pix', 'pagar-com-pix'],
    ['como funciona?', 'como-comprar'],
    ['preciso imprimir o bilhete?', 'embarque-com-codigo'],
    ['esqueci minha senha', 'esqueci-a-senha'],
    ['quero excluir minha conta', 'meus-dados'],
    ['como faço para criar uma conta', 'criar-conta'],
    ['meu ônibus já saiu?', 'situacao'],
    ['qual a plataforma?', 'situacao'],
    ['onde vejo meus pedidos', 'pedidos'],
    ['segunda via', 'pedidos'],
    ['qual dia mais barato?', 'calendario'],
    ['tanto faz o dia', 'qualquerDia'],
    ['qual o telefone de vocês', 'canais'],
  ])('“%s” is %s', (fala, tema) => expect(assunto(fala)).toBe(tema));

  it.each(['São Paulo para o Rio amanhã', 'dois lugares', 'sim', '12/12', ''])('“%s” has none', (fala) =>
    expect(assunto(fala)).toBeNull(),
  );

  it('that says more is the closer one: a lost ticket is no lost luggage, a boleto no card', () => {
    expect(assunto('perdi minha passagem')).toBe('perdi-meu-bilhete');
    expect(assunto('posso pagar no boleto ou no cartão?')).toBe('boleto');
    expect(assunto('quero cancelar meu pedido')).toBe('cancelar-passagem');
  });
});

describe('a courtesy', () => {
  it.each([
    ['oi', 'saudacao'],
    ['bom dia!', 'saudacao'],
    ['vlw', 'agradecimento'],
    ['muito obrigada', 'agradecimento'],
    ['tchau', 'despedida'],
    ['ajuda', 'ajuda'],
  ])('“%s” is %s', (fala, tipo) => expect(cortesia(fala)).toBe(tipo));

  it('opens a message, and is none within it', () => {
    expect(cortesia('quero ir dar um oi')).toBeNull();
  });
});

it.each([
  ['quero viajar', true],
  ['quanto custa?', true],
  ['tem ônibus?', true],
  ['gosto de música', false],
  ['', false],
])('“%s” speaks of a trip: %s', (fala, speaks) => expect(speaksOfViagem(normalizeFala(fala))).toBe(speaks));

describe('the number of travellers', () => {
  const pessoas = (fala: string) => {
    const texto = normalizeFala(fala);
    return sumPessoas(
      extract(startReading(texto), pessoasRules).matches.map(({ valor }) => valor),
      texto,
    );
  };

  it.each([
    ['duas passagens', 2],
    ['somos quatro', 4],
    ['3 pessoas', 3],
    ['2 adultos e 1 criança', 3],
    ['um casal', 2],
    ['vou sozinha', 1],
    ['só eu', 1],
    ['com minha mãe', 2],
    ['eu e minha esposa', 2],
    ['eu com meu filho', 2],
    ['2 adultos com um bebê', 2],
    ['para 5', 5],
    ['só uma passagem', 1],
  ])('in “%s” is %i', (fala, total) => expect(pessoas(fala)).toBe(total));

  it.each(['uma passagem para o Rio', 'em 3 dias', 'para 12/12', 'para 20', 'meu filho mora lá', 'às 8h', '0 pessoas'])(
    'is not said in “%s”',
    (fala) => expect(pessoas(fala)).toBeNull(),
  );

  it('counts nobody for a child on a lap, and the speaker where they are named', () => {
    expect(pessoas('com um bebê')).toBeNull();
    expect(pessoas('eu e um bebê')).toBe(1);
  });
});

describe('a message as the grammar reads it', () => {
  it.each([
    ['SP -> RIO', 'sp para rio'],
    ['p/ Campinas c/ 2 pax', 'para campinas com 2 pessoas'],
    ['2ª-feira às 8:30', 'segunda as 8h30'],
    ['sexta-feira', 'sexta'],
    ['10 de dez', '10 de dezembro'],
    ['dez pessoas', '10 pessoas'],
    ['12.12.2026', '12/12/2026'],
    ['8 horas', '8h'],
    ['1º de maio', '1 de maio'],
    ['amanhã de manhã!!!', 'amanha de manha'],
    ['São Paulo - Rio', 'sao paulo - rio'],
    ["d'água", 'dagua'],
    ['<b>oi</b>', 'b para oi b para'],
    ['constructor', 'constructor'],
    ['   ', ''],
  ])('“%s” is “%s”', (fala, lida) => expect(normalizeFala(fala)).toBe(lida));
});
